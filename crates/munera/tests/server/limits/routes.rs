//! Every route has the limits that it has declared, and no other.

use std::collections::BTreeSet;
use std::net::Ipv4Addr;
use std::task::{Context, Waker};

use munera_server::routes::{Limiter, Route};
use serde_json::json;
use tokio::io::BufReader;
use tokio::net::TcpStream;

use super::samples::Samples;
use super::{few, group, server, until_both_come_in, until_refused, upload_half};
use crate::documented::{Operation, status_of};
use crate::test_server::TestServer;
use crate::visitor::Socket;

/// The limits that stand before routes. The others stand before messages of sockets only, or inside
/// tables.
const OF_ROUTES: [Limiter; 11] = [
    Limiter::Guests,
    Limiter::Tables,
    Limiter::Uploads,
    Limiter::Names,
    Limiter::Passwords,
    Limiter::Tokens,
    Limiter::Sockets,
    Limiter::Replays,
    Limiter::Chat,
    Limiter::Commands,
    Limiter::Questions,
];

/// How many sockets and streams an address may hold here.
const SOCKETS: u32 = 8;

/// What keeps a limit used up.
#[derive(Default)]
struct UsedUp {
    sockets: Vec<Socket>,
    uploads: Vec<BufReader<TcpStream>>,
}

/// Uses up a limit, in the way of a client where there is one. A new limit needs a way here.
async fn use_up(limiter: Limiter, server: &TestServer, samples: &Samples) -> UsedUp {
    let mut used_up = UsedUp::default();
    let Samples { anna, stranger, .. } = samples;
    let ask = async |route| samples.ask(route, Some(limiter)).await.1;
    match limiter {
        Limiter::Guests => {
            until_refused(200, async || ask(Route::Rename).await).await;
        }
        Limiter::Tables => {
            until_refused(50, async || ask(Route::CreateTable).await).await;
        }
        Limiter::Chat | Limiter::Commands => {
            until_refused(50, async || ask(Route::Perform).await).await;
        }
        Limiter::Names => {
            let mut number = 0;
            let rename = async || {
                number += 1;
                let name = json!({"name": format!("Anna {number}")}).to_string();
                anna.request("PUT", "/api/me", Some(name)).await.code()
            };
            until_refused(50, rename).await;
        }
        Limiter::Passwords => {
            // The login is taken, so no password is hashed for it.
            let account = json!({"login": "anna", "password": "correct horse"});
            until_refused(99, async || stranger.post("/api/account", &account).await.code()).await;
        }
        Limiter::Tokens => {
            for number in 2..20 {
                let label = json!({"label": format!("program {number}")});
                assert_eq!(anna.post("/api/tokens", &label).await.status, 201);
            }
        }
        Limiter::Sockets => {
            for _ in 0..SOCKETS {
                used_up.sockets.push(anna.connect().await);
            }
        }
        Limiter::Uploads => {
            used_up.uploads = vec![upload_half(server).await, upload_half(server).await];
            until_both_come_in(server).await;
        }
        // The turns that wait borrow the server, so the test itself takes them.
        Limiter::Replays => {}
        Limiter::Questions => {
            assert_eq!(ask(Route::MakeMove).await, "", "the first answer is taken");
        }
        Limiter::Messages | Limiter::Requests | Limiter::Totals => {
            unreachable!("{limiter:?} does not stand before routes")
        }
    }
    used_up
}

/// The codes with which a limit refuses.
fn refusals(limiter: Limiter) -> &'static [&'static str] {
    match limiter {
        Limiter::Tokens => &["too_many_tokens"],
        // The seat is asked something else, or nothing.
        Limiter::Questions => &["stale", "refused"],
        _ => &["too_many_requests"],
    }
}

#[test]
fn the_description_of_the_api_has_the_routes_of_the_list() {
    let described = Operation::all().into_iter().map(|it| format!("{} {}", it.method, it.path));
    let listed = Route::ALL.into_iter().filter(|route| route.is_described());
    let listed = listed.map(|route| format!("{} {}", route.address().0, route.address().1));
    assert_eq!(described.collect::<BTreeSet<_>>(), listed.collect());
    let distinct: BTreeSet<Route> = Route::ALL.into();
    assert_eq!(distinct.len(), Route::ALL.len(), "each route is in the list once");
}

/// The limit on requests is in front of every route.
#[tokio::test(flavor = "multi_thread")]
async fn no_route_is_without_the_limit_on_requests() {
    for route in Route::ALL {
        let (method, path) = route.address();
        let part =
            |part: &'static str| if part.starts_with('{') { "0000000000000000" } else { part };
        let path = path.split('/').map(part).collect::<Vec<_>>().join("/");
        let server = server(|config| {
            config.requests_per_minute = few(2);
            config.metrics_listen = Some((Ipv4Addr::LOCALHOST, 0).into());
        })
        .await;
        let address = if route == Route::ShowFigures { server.figures } else { None };
        let address = address.unwrap_or(server.address);
        let own = vec![("origin", format!("http://{address}"))];
        let mut statuses = Vec::new();
        for _ in 0..3 {
            statuses.push(status_of(address, method.as_str(), &path, &own, &[]).await);
        }
        assert!(statuses[0] != 429 && statuses[1] != 429, "{route:?}: {statuses:?}");
        assert_eq!(statuses[2], 429, "{route:?}: {statuses:?}");
        server.stop().await;
    }
}

/// A server with few sockets and tables, and what every route needs there.
async fn server_with_samples() -> (TestServer, Samples) {
    let server = server(|config| {
        config.sockets_per_address = few(SOCKETS);
        config.tables_per_hour = few(20);
        config.metrics_listen = Some((Ipv4Addr::LOCALHOST, 0).into());
    })
    .await;
    let samples = Samples::new(&server).await;
    (server, samples)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_answers_while_no_limit_is_used_up() {
    let (server, samples) = server_with_samples().await;
    for route in Route::ALL {
        let (status, code) = samples.ask(route, None).await;
        // Without its files, the web app has no page.
        assert!(status < 400 || route == Route::WebApp, "{route:?}: {status} {code}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_that_is_used_up_refuses_the_routes_that_declare_it_and_no_other() {
    for limiter in OF_ROUTES {
        let (server, samples) = server_with_samples().await;
        let used_up = use_up(limiter, &server, &samples).await;
        let replays = &server.context.replays;
        let (mut turn, mut waiting) = (None, Vec::new());
        if limiter == Limiter::Replays {
            turn = replays.turn(group()).await.ok();
            // As many as an address may have, which wait for the first one.
            waiting.extend((1..8).map(|_| Box::pin(replays.turn(group()))));
            for next in &mut waiting {
                let mut task = Context::from_waker(Waker::noop());
                assert!(next.as_mut().poll(&mut task).is_pending());
            }
        }
        for route in Route::ALL {
            let (status, code) = samples.ask(route, Some(limiter)).await;
            let is_refused = refusals(limiter).contains(&code.as_str());
            let is_declared = route.limiters().contains(&limiter);
            assert_eq!(is_refused, is_declared, "{route:?} at {limiter:?}: {status} {code}");
        }
        drop((used_up, turn, waiting));
        server.stop().await;
    }
}
