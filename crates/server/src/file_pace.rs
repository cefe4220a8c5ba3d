//! How fast one address may ask for the app's lasting files.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::sleep;

use super::ServerContext;
use super::assets::is_lasting;
use super::client::{AddressGroup, Client};
use super::error::AppError;
use super::slots::Slots;

/// How many of the files one address may ask for in a second: a whole class may open the page at
/// once.
const PER_SECOND: NonZeroU32 = NonZeroU32::new(600).expect("it is not zero");

/// How fast one address may ask for the app's lasting files. They do not count as requests, but
/// without any limit a client could keep the processors from others with them.
#[derive(Clone)]
pub(super) struct FilePace {
    context: Arc<ServerContext>,
    /// Each file takes one for a second.
    slots: Slots,
}

impl FilePace {
    pub(super) fn new(context: Arc<ServerContext>) -> Self {
        Self { context, slots: Slots::new(PER_SECOND) }
    }
}

/// Counts a file; returns whether its address may have it now.
fn takes(slots: &Slots, group: AddressGroup) -> bool {
    let Some(slot) = slots.take(group) else { return false };
    let second = sleep(Duration::from_secs(1));
    tokio::spawn(async move {
        second.await;
        drop(slot);
    });
    true
}

/// Refuses requests for the app's lasting files of an address that asks for too many.
pub(super) async fn limit(
    State(pace): State<FilePace>,
    client: Client,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    let prefix = pace.context.config.base_path.prefix();
    let is_counted = is_lasting(prefix, request.method(), request.uri());
    if is_counted && !takes(&pace.slots, client.group()) {
        return Err(AppError::TooManyRequests { retry_after: 1 });
    }
    Ok(next.run(request).await)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::task::yield_now;
    use tokio::time::advance;

    use super::{AddressGroup, PER_SECOND, Slots, takes};

    #[tokio::test(start_paused = true)]
    async fn an_address_gets_so_many_files_in_a_second_and_another_gets_its_own() {
        let slots = Slots::new(PER_SECOND);
        let group = |text: &str| AddressGroup::of(text.parse().expect("an address"));
        let (greedy, other) = (group("192.0.2.1"), group("192.0.2.2"));
        for _ in 0..PER_SECOND.get() {
            assert!(takes(&slots, greedy));
        }
        assert!(!takes(&slots, greedy));
        assert!(takes(&slots, other));
        advance(Duration::from_secs(1)).await;
        // Each of the tasks that hold the slots must get its turn.
        for _ in 0..PER_SECOND.get() {
            yield_now().await;
        }
        for _ in 0..PER_SECOND.get() {
            assert!(takes(&slots, greedy), "all have come back");
        }
        assert!(!takes(&slots, greedy));
    }
}
