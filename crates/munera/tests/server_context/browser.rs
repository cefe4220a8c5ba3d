//! A client that keeps its cookie and sends its origin, as browsers do.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::Value;
use ureq::Agent;

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The code of an error.
    pub(crate) fn code(&self) -> String {
        let json = self.json();
        json["error"]["code"].as_str().unwrap_or_else(|| panic!("no error: {json}")).to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("headers are text"))
    }
}

/// A browser with one page of the server open.
pub(crate) struct Browser {
    agent: Agent,
    origin: String,
    /// The cookie that it keeps, as `name=value`.
    pub(crate) cookie: Option<String>,
    /// The cookie that shows that it has logged in before.
    pub(crate) device: Option<String>,
    /// Headers that it sends in addition to its own.
    extra: Vec<(&'static str, String)>,
    says_origin: bool,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .timeout_global(Some(Duration::from_secs(30)))
            .build();
        Self {
            agent: config.into(),
            origin: format!("http://{address}"),
            cookie: None,
            device: None,
            extra: Vec::new(),
            says_origin: true,
        }
    }

    /// The same with one more header.
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.extra.push((name, value.to_owned()));
        self
    }

    /// The same without an origin, like programs.
    pub(crate) fn without_origin(mut self) -> Self {
        self.says_origin = false;
        self
    }

    /// The same with another cookie.
    pub(crate) fn with_cookie(mut self, cookie: Option<String>) -> Self {
        self.cookie = cookie;
        self
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send(&Method::GET, path, None)
    }

    pub(crate) fn delete(&mut self, path: &str) -> Answer {
        self.send(&Method::DELETE, path, None)
    }

    pub(crate) fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.send(&Method::PUT, path, Some(body.to_string()))
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send(&Method::POST, path, Some(body.to_string()))
    }

    pub(crate) fn send(&mut self, method: &Method, path: &str, body: Option<String>) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.origin));
        let cookies: Vec<&str> =
            [&self.cookie, &self.device].into_iter().flatten().map(|it| &**it).collect();
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        if self.says_origin && !matches!(*method, Method::GET | Method::HEAD) {
            request = request.header("origin", &self.origin);
        }
        for (name, value) in &self.extra {
            request = request.header(*name, value);
        }
        let sent = match body {
            Some(body) => {
                let declared = self.extra.iter().any(|(name, _)| *name == "content-type");
                if !declared {
                    request = request.header("content-type", "application/json");
                }
                self.agent.run(request.body(body).expect("a request"))
            }
            None => self.agent.run(request.body(()).expect("a request")),
        };
        let mut response = sent.expect("the server answers");
        let text = response.body_mut().read_to_string().expect("bodies are text");
        let answer =
            Answer { status: response.status(), headers: response.headers().clone(), text };
        self.take_cookie(&answer);
        answer
    }

    fn take_cookie(&mut self, answer: &Answer) {
        for line in answer.headers.get_all("set-cookie") {
            let line = line.to_str().expect("cookies are text");
            let pair = line.split(';').next().expect("a cookie has a value");
            let kept = if line.contains("Max-Age=0") { None } else { Some(pair.to_owned()) };
            match pair.split('=').next() {
                Some("munera_device") => self.device = kept,
                _ => self.cookie = kept,
            }
        }
    }
}
