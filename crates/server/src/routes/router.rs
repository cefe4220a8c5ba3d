//! The router, made from the list of routes.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodFilter, MethodRouter, any, on};

use super::budget::AtOnce;
use super::route::Route;
use super::{TableRoutes, content, games, programs, record, replay, socket, table};
use crate::{ServerContext, assets, guard, health, openapi, people};

/// What answers a route.
enum Handler {
    /// It needs no tables.
    Server(MethodRouter<Arc<ServerContext>>),
    /// It needs the tables.
    Tables(MethodRouter<TableRoutes>),
    /// It answers at the address for figures.
    Figures(MethodRouter<Arc<ServerContext>>),
    /// It answers what no other route does, also outside of the base path.
    Everything(MethodRouter<Arc<ServerContext>>),
}

impl Handler {
    fn of(route: Route) -> Self {
        // Every method of the list is one of the usual ones.
        let method = MethodFilter::try_from(route.address().0).unwrap_or(MethodFilter::GET);
        match route {
            Route::IsAlive => Self::Server(on(method, health::is_alive)),
            Route::IsReady => Self::Server(on(method, health::is_ready)),
            Route::ShowFigures => Self::Figures(on(method, health::metrics)),
            Route::ShowApi => Self::Server(on(method, openapi::show)),
            Route::ShowPerson => Self::Server(on(method, people::show)),
            Route::Rename => Self::Server(on(method, people::rename)),
            Route::Forget => Self::Server(on(method, people::forget)),
            Route::Register => Self::Server(on(method, people::register)),
            Route::ChangePassword => Self::Server(on(method, people::change_password)),
            Route::LogIn => Self::Server(on(method, people::log_in)),
            Route::LogOut => Self::Server(on(method, people::log_out)),
            Route::ListTokens => Self::Server(on(method, people::list)),
            Route::MakeToken => Self::Server(on(method, people::make)),
            Route::WithdrawToken => Self::Server(on(method, people::withdraw)),
            Route::OpenSocket => Self::Tables(on(method, socket::open)),
            Route::ListGames => Self::Tables(on(method, games::list_games)),
            Route::ShowContent => Self::Tables(on(method, content::show_content)),
            Route::ListTables => Self::Tables(on(method, table::list)),
            Route::CreateTable => Self::Tables(on(method, table::create)),
            Route::ListOwnTables => Self::Tables(on(method, table::list_own)),
            Route::ShowTable => Self::Tables(on(method, table::show)),
            Route::DeleteTable => Self::Tables(on(method, table::delete)),
            Route::Perform => Self::Tables(on(method, table::perform)),
            Route::ShowRecord => Self::Tables(on(method, record::show_record)),
            Route::ShowReplay => Self::Tables(on(method, replay::show_replay)),
            Route::ImportRecord => Self::Tables(on(method, record::import)),
            Route::ListenForEvents => Self::Tables(on(method, programs::listen)),
            Route::FollowTable => Self::Tables(on(method, programs::follow)),
            Route::MakeMove => Self::Tables(on(method, programs::make_move)),
            Route::WebApp => Self::Everything(any(assets::serve)),
        }
    }
}

/// The routes of tables.
pub fn routes(state: TableRoutes) -> Router {
    let pick = |handler| if let Handler::Tables(handler) = handler { Some(handler) } else { None };
    let context = Arc::clone(&state.context);
    router(&context, pick).with_state(state)
}

/// The routes of tables, and those that need none.
pub(crate) fn with_other_routes(context: &Arc<ServerContext>, table_routes: Router) -> Router {
    let pick = |handler| if let Handler::Server(handler) = handler { Some(handler) } else { None };
    let own = router(context, pick).with_state(Arc::clone(context));
    #[expect(clippy::disallowed_methods, reason = "both are made from the list")]
    own.merge(table_routes)
}

/// The routes of the address for figures.
pub(crate) fn figures(context: &Arc<ServerContext>) -> Router {
    let pick = |handler| if let Handler::Figures(handler) = handler { Some(handler) } else { None };
    router(context, pick).with_state(Arc::clone(context))
}

/// A router of the routes that are picked.
fn router<S: Clone + Send + Sync + 'static>(
    context: &Arc<ServerContext>,
    pick: impl Fn(Handler) -> Option<MethodRouter<S>>,
) -> Router<S> {
    let picked =
        Route::ALL.into_iter().filter_map(|route| Some((route, pick(Handler::of(route))?)));
    picked.fold(Router::new(), |router, (route, handler)| {
        let budget = route.budget();
        let mut handler = handler.layer(DefaultBodyLimit::max(budget.body));
        if matches!(budget.at_once, AtOnce::Requests | AtOnce::Loading) {
            handler = handler.layer(from_fn_with_state(Arc::clone(context), guard::wait_for_turn));
        }
        #[expect(clippy::disallowed_methods, reason = "this is the list")]
        router.route(route.address().1, handler)
    })
}

/// Routes below the base path; the web app answers everything else.
#[expect(clippy::disallowed_methods, reason = "the routes are those of the list")]
pub(crate) fn placed(context: &Arc<ServerContext>, all: Router) -> Router {
    let mut placed = match context.config.base_path.prefix() {
        "" => all,
        prefix => Router::new().nest(prefix, all),
    };
    for route in Route::ALL {
        if let Handler::Everything(handler) = Handler::of(route) {
            placed = placed.fallback_service(handler.with_state(Arc::clone(context)));
        }
    }
    placed
}
