//! A request for every route that the server accepts as long as no limit refuses it.

use std::net::SocketAddr;

use munera_guide::wire::{Speech, TableCommand};
use munera_server::routes::{Limiter, Route};
use serde_json::{Value, json};

use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

pub(super) const RECORD: &str = include_str!("../../../../../docs/fairness/gladiators.txt");

/// The people and tables of one server at which every route has something to do.
pub(super) struct Samples {
    figures: SocketAddr,
    pub(super) anna: Visitor,
    /// A program of Anna.
    program: Visitor,
    /// Guests who can be given up.
    forgotten: Visitor,
    leaving: Visitor,
    /// A person with an account whose password can be changed, which ends all other sessions.
    dora: Visitor,
    pub(super) stranger: Visitor,
    /// A finished game of Anna.
    over: String,
    /// A game in which Anna and her program have both seats.
    playing: String,
    /// Another one that has not begun.
    gathering: String,
    /// An answer to the question that is asked in `playing`.
    answer: Value,
}

/// A request, and who sends it.
struct Sample {
    visitor: Visitor,
    path: String,
    body: Option<String>,
}

impl Samples {
    pub(super) async fn new(server: &TestServer) -> Self {
        let with_account = async |login: &str| {
            let guest = server.guest(login).await;
            let account = json!({"login": login, "password": "correct horse"});
            guest.with_cookie(&guest.post("/api/account", &account).await)
        };
        let [anna, dora] = [with_account("anna").await, with_account("dora").await];
        let (program, _) = (anna.program("mine").await, anna.program("spare").await);
        let (over, _socket) = anna.open_and_resign().await;
        let wish = |start: bool| {
            json!({"game": "gorus", "options": {"players": 2},
                "seats": [{"me": {}}, {"me": {}}], "start": start})
        };
        let playing = program.open_table(&wish(true)).await;
        let gathering = anna.open_table(&wish(false)).await;
        let figures = server.figures.expect("it shows figures");
        let [forgotten, leaving] = [server.guest("Boris").await, server.guest("Clara").await];
        let stranger = server.stranger();
        let answer = answer(&program, &playing).await;
        Self {
            figures,
            anna,
            program,
            forgotten,
            leaving,
            dora,
            stranger,
            over,
            playing,
            gathering,
            answer,
        }
    }

    /// Asks a route once, in the way in which this limiter counts, if one is given; returns the
    /// status, and the code of an error.
    pub(super) async fn ask(&self, route: Route, limiter: Option<Limiter>) -> (u16, String) {
        let by = if limiter == Some(Limiter::Guests) { &self.stranger } else { &self.anna };
        if route == Route::OpenSocket {
            let opened = by.try_connect(&format!("http://{}", by.address)).await;
            let code = |status| if status == 429 { "too_many_requests" } else { "" };
            return opened
                .map_or_else(|status| (status, code(status).to_owned()), |_| (101, String::new()));
        }
        let Sample { visitor, path, body } = self.sample(route, limiter, by);
        let answer = visitor.request(route.address().0.as_str(), &path, body).await;
        (answer.status, answer.code())
    }

    /// The request for a route. A new route needs one here.
    fn sample(&self, route: Route, limiter: Option<Limiter>, by: &Visitor) -> Sample {
        let plain = |visitor: &Visitor| Sample {
            visitor: visitor.clone(),
            path: route.address().1.to_owned(),
            body: None,
        };
        let with = |visitor: &Visitor, body: Value| Sample {
            body: Some(body.as_str().map_or_else(|| body.to_string(), str::to_owned)),
            ..plain(visitor)
        };
        let at = |table: &str, sample: Sample| Sample {
            path: sample.path.replace("{code}", table),
            ..sample
        };
        match route {
            Route::IsAlive
            | Route::IsReady
            | Route::ShowApi
            | Route::ShowPerson
            | Route::ListTokens
            | Route::ListGames
            | Route::ListTables
            | Route::ListOwnTables
            | Route::OpenSocket => plain(by),
            Route::ShowFigures => plain(&Visitor { address: self.figures, ..by.clone() }),
            Route::WebApp => Sample { path: "/".to_owned(), ..plain(by) },
            Route::Rename => with(by, json!({"name": "Another"})),
            Route::Forget => plain(&self.forgotten),
            Route::LogOut => plain(&self.leaving),
            Route::Register => {
                let account = json!({"login": "clara", "password": "correct horse"});
                with(if limiter == Some(Limiter::Guests) { by } else { &self.leaving }, account)
            }
            Route::LogIn => {
                with(&self.stranger, json!({"login": "anna", "password": "correct horse"}))
            }
            Route::ChangePassword => {
                with(&self.dora, json!({"old": "correct horse", "new": "correct horse"}))
            }
            Route::MakeToken => with(&self.anna, json!({"label": "another"})),
            Route::WithdrawToken => {
                let sample = plain(&self.anna);
                Sample { path: sample.path.replace("{label}", "spare"), ..sample }
            }
            Route::ShowContent => Sample { path: "/api/content/default".to_owned(), ..plain(by) },
            Route::CreateTable => with(by, json!({"game": "gorus", "options": {"players": 2}})),
            Route::ShowTable => at(&self.playing, plain(by)),
            Route::DeleteTable => at(&self.gathering, plain(&self.anna)),
            Route::Perform => {
                let (table, command) = self.command(limiter);
                at(table, with(by, json!({"id": Socket::id(), "command": command})))
            }
            Route::ShowRecord | Route::ShowReplay => at(&self.over, plain(by)),
            Route::ImportRecord => with(by, json!(RECORD)),
            Route::ListenForEvents => plain(&self.program),
            Route::FollowTable => at(&self.playing, plain(&self.program)),
            Route::MakeMove => at(&self.playing, with(&self.program, self.own_answer())),
        }
    }

    /// A command that this limiter counts, and its table.
    fn command(&self, limiter: Option<Limiter>) -> (&str, TableCommand) {
        match limiter {
            Some(Limiter::Tables) => (&self.over, TableCommand::Rematch { seat: 0 }),
            Some(Limiter::Chat) => {
                let speech = Speech::Words("Salve!".to_owned());
                (&self.playing, TableCommand::Say { seat: 0, speech })
            }
            _ => (&self.playing, TableCommand::PlayForced { seat: 0, on: true }),
        }
    }

    /// The answer with a new id.
    fn own_answer(&self) -> Value {
        let mut answer = self.answer.clone();
        answer["id"] = json!(Socket::id());
        answer
    }
}

/// An answer to the question that a table asks one of its two seats.
async fn answer(program: &Visitor, table: &str) -> Value {
    for seat in 0..2 {
        let shown = program.get(&format!("/api/tables/{table}?seat={seat}")).await.json();
        if let Some(request) = shown["state"]["own"]["request"].as_u64() {
            return json!({"seat": seat, "request": request, "move": shown["view"]["legal"][0]});
        }
    }
    panic!("no seat is asked")
}
