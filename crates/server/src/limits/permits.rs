//! The proofs that a limit was passed.
//!
//! What costs the server something takes one of these by value, and only the limits make them. So
//! code that forgets its limit does not compile, and one permit is not used twice.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::client::AddressGroup;
use crate::error::AppError;

/// The right to load one table, and to get one answer written from it.
#[derive(Debug)]
#[must_use]
pub struct RequestPermit {
    group: AddressGroup,
}

/// The right to make one table, or to keep one uploaded record.
#[derive(Debug)]
#[must_use]
pub struct TablePermit {
    group: AddressGroup,
}

/// The right to let one bot think about one move, and to answer.
#[derive(Debug)]
#[must_use]
pub(crate) struct ThinkingPermit(());

/// The right to make one guest.
#[derive(Debug)]
#[must_use]
pub struct GuestPermit(());

/// The right to try one login, once its name is counted too.
#[derive(Debug)]
#[must_use]
pub struct LoginPermit {
    group: AddressGroup,
}

/// The right to have one password hashed or checked, or to replace one by another.
#[derive(Debug)]
#[must_use]
pub struct PasswordPermit(());

impl RequestPermit {
    pub(super) const fn new(group: AddressGroup) -> Self {
        Self { group }
    }

    /// Who asks.
    pub(crate) const fn group(&self) -> AddressGroup {
        self.group
    }
}

impl TablePermit {
    pub(super) const fn new(group: AddressGroup) -> Self {
        Self { group }
    }

    /// Who makes the table.
    pub(crate) const fn into_group(self) -> AddressGroup {
        self.group
    }
}

impl ThinkingPermit {
    pub(super) const fn new() -> Self {
        Self(())
    }
}

impl GuestPermit {
    pub(super) const fn new() -> Self {
        Self(())
    }
}

impl LoginPermit {
    pub(super) const fn new(group: AddressGroup) -> Self {
        Self { group }
    }

    pub(super) const fn into_group(self) -> AddressGroup {
        self.group
    }
}

impl PasswordPermit {
    pub(super) const fn new() -> Self {
        Self(())
    }
}

/// The permit of a request on its way from the limit on requests to the handler, which takes it out
/// as an argument.
#[derive(Clone, Debug)]
pub(crate) struct RequestPermitSlot(Arc<Mutex<Option<RequestPermit>>>);

impl RequestPermitSlot {
    pub(crate) fn of(permit: RequestPermit) -> Self {
        Self(Arc::new(Mutex::new(Some(permit))))
    }
}

impl<S: Sync> FromRequestParts<S> for RequestPermit {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, AppError> {
        let slot = parts.extensions.get::<RequestPermitSlot>();
        let permit =
            slot.and_then(|slot| slot.0.lock().unwrap_or_else(PoisonError::into_inner).take());
        permit.ok_or_else(|| AppError::internal(&"a request was not counted, or counts twice"))
    }
}
