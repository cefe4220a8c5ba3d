//! The routes of tables: for browsers and for programs.

mod content;
mod games;
mod identity;
mod programs;
mod record;
mod replay;
mod socket;
mod table;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::routing::{get, post};
use munera_session::Author;
use munera_storage::{CredentialKind, KnownPerson};

pub(super) use self::content::__path_show_content;
pub(super) use self::games::__path_list_games;
pub(super) use self::programs::{__path_follow, __path_listen, __path_make_move};
pub(super) use self::record::{__path_import, __path_show_record};
pub(super) use self::replay::__path_show_replay;
pub use self::socket::{Transport, serve as serve_client};
pub(super) use self::table::{
    __path_create, __path_delete, __path_list, __path_list_own, __path_perform, __path_show,
};
use super::ServerContext;
use crate::tables::{TableMetrics, Tables};

/// The longest record that a client can upload.
const LONGEST_RECORD: usize = 1 << 20;

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

pub fn routes(routes: TableRoutes) -> Router {
    let import = post(record::import).layer(DefaultBodyLimit::max(LONGEST_RECORD));
    Router::new()
        .route("/ws", get(socket::open))
        .route("/api/games", get(games::list_games))
        .route("/api/content/{pack}", get(content::show_content))
        .route("/api/tables", get(table::list).post(table::create))
        .route("/api/me/tables", get(table::list_own))
        .route("/api/tables/{code}", get(table::show).delete(table::delete))
        .route("/api/tables/{code}/do", post(table::perform))
        .route("/api/tables/{code}/record", get(record::show_record))
        .route("/api/tables/{code}/replay", get(replay::show_replay))
        .route("/api/records", import)
        .merge(programs::routes())
        .with_state(routes)
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
