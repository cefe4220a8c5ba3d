//! A person with a browser, identified by a cookie.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::http;

/// A guest, or a person with an account.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    cookie: Option<String>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.body))
    }
}

impl Guest {
    /// A new guest.
    pub(crate) async fn new(address: SocketAddr) -> Self {
        let unknown = Self { cookie: String::new() };
        let body = json!({"name": "Visitor"});
        unknown.introduced(address, "PUT", "/api/me", &body).await
    }

    /// Logs in to an account.
    pub(crate) async fn log_in(address: SocketAddr, login: &str, password: &str) -> Self {
        let unknown = Self { cookie: String::new() };
        let body = json!({"login": login, "password": password});
        unknown.introduced(address, "POST", "/api/login", &body).await
    }

    async fn introduced(self, address: SocketAddr, method: &str, path: &str, body: &Value) -> Self {
        let answer = self.request(address, method, path, Some(body)).await.expect("answered");
        assert_eq!(answer.status, 200, "{}", answer.body);
        Self { cookie: answer.cookie.expect("a cookie") }
    }

    /// Sends a request. If the server is down or goes down, that is an error.
    pub(crate) async fn request(
        &self,
        address: SocketAddr,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Answer, String> {
        let request = http::Request::builder()
            .method(method)
            .uri(format!("http://{address}{path}"))
            .header("origin", format!("http://{address}"))
            .header("cookie", &self.cookie)
            .header("content-type", "application/json")
            .body(body.map(Value::to_string).unwrap_or_default())
            .expect("a request");
        let sent = tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent =
                ureq::Agent::config_builder().http_status_as_error(false).build().into();
            let mut response = agent.run(request).map_err(|error| error.to_string())?;
            let cookie = response.headers().get("set-cookie").map(|set| {
                let text = set.to_str().expect("a cookie is text");
                text.split(';').next().unwrap_or_default().to_owned()
            });
            let body = response.body_mut().read_to_string().map_err(|error| error.to_string())?;
            Ok(Answer { status: response.status().as_u16(), body, cookie })
        });
        sent.await.expect("no panic")
    }

    pub(crate) async fn get(&self, address: SocketAddr, path: &str) -> Result<Answer, String> {
        self.request(address, "GET", path, None).await
    }

    /// Opens a table, and returns its code.
    pub(crate) async fn open_table(
        &self,
        address: SocketAddr,
        wish: &Value,
    ) -> Result<String, String> {
        let answer = self.request(address, "POST", "/api/tables", Some(wish)).await?;
        match answer.status {
            201 => Ok(answer.json()["table"].as_str().expect("a code").to_owned()),
            503 => Err(answer.body),
            _ => panic!("{}", answer.body),
        }
    }
}

/// A wish for a table: one of each game in turn, with the person in the first seats and bots in the
/// others, begun at once. No person counts as absent while the server is down.
pub(crate) fn table_wish(number: usize) -> (Value, u8) {
    let (game, options, own) = match number % 4 {
        0 => ("gorus", json!({"players": 4, "target": 1}), 1),
        1 => ("gladiators", json!({"players": 3}), 1),
        2 => ("fired_up", json!({"players": 3}), 1),
        _ => ("gorus", json!({"players": 3, "target": 1}), 2),
    };
    let players = options["players"].as_u64().expect("a number");
    let seat = |seat: u64| {
        let is_own = seat < u64::from(own);
        if is_own { json!({"me": {"seed": "c0ffee"}}) } else { json!({"bot": "random"}) }
    };
    let seats: Vec<Value> = (0..players).map(seat).collect();
    let wish = json!({
        "game": game, "options": options, "seats": seats, "start": true,
        "settings": {"pace_ms": 0, "grace_seconds": 86_400, "patience_hours": 8_760},
    });
    (wish, own)
}
