//! The list of all routes, and the handlers of those of tables: for browsers and for programs.

mod budget;
mod content;
mod games;
mod identity;
mod limiter;
mod programs;
mod record;
mod replay;
mod route;
mod router;
mod socket;
mod table;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRef;
use munera_session::Author;
use munera_storage::{CredentialKind, KnownPerson};

pub use self::budget::{
    AtOnce, Budget, HELD_FOR_AN_ADDRESS, MEMORY_OF_AN_ADDRESS, MessageKind,
    PROCESSOR_OF_AN_ADDRESS, table_of_budgets,
};
pub(super) use self::content::__path_show_content;
pub(super) use self::games::__path_list_games;
pub use self::limiter::{Limiter, limiters_of_command, limiters_of_message};
pub(super) use self::programs::{__path_follow, __path_listen, __path_make_move};
pub(super) use self::record::{__path_import, __path_show_record};
pub(super) use self::replay::__path_show_replay;
pub use self::route::Route;
pub use self::router::routes;
pub(super) use self::router::{figures, placed, with_other_routes};
pub use self::socket::{Transport, serve as serve_client};
pub(super) use self::table::{
    __path_create, __path_delete, __path_list, __path_list_own, __path_perform, __path_show,
};
use super::ServerContext;
use crate::tables::{TableMetrics, Tables};

/// Shared by the routes of tables.
#[derive(Clone)]
pub struct TableRoutes {
    /// The server around the tables.
    pub context: Arc<ServerContext>,
    pub tables: Tables,
}

impl FromRef<TableRoutes> for Arc<ServerContext> {
    fn from_ref(routes: &TableRoutes) -> Self {
        Arc::clone(&routes.context)
    }
}

/// A recognised person, as tables know them.
pub(super) fn author(person: KnownPerson) -> Author {
    Author {
        id: person.id,
        formerly: person.formerly,
        name: person.name,
        is_program: person.credential == CredentialKind::Token,
    }
}

/// Counts what happens at tables.
pub struct ServerTableMetrics(pub Arc<ServerContext>);

impl TableMetrics for ServerTableMetrics {
    fn loaded(&self, change: i64) {
        self.0.metrics.tables.inc_by(change);
    }

    fn moved(&self, after: Duration) {
        self.0.metrics.moves.inc();
        self.0.metrics.acknowledgements.observe(after.as_secs_f64());
    }

    fn quarantined(&self) {
        self.0.metrics.quarantined.inc();
    }

    fn thinks(&self, change: i64) {
        self.0.metrics.bots.inc_by(change);
    }
}
