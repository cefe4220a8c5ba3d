//! A client at an address of its own.

use std::collections::BTreeMap;
use std::io::{Error, Result};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use super::socket::Socket;

/// The longest wait for an answer.
const LONGEST_WAIT: Duration = Duration::from_secs(40);

/// A client with its cookies. Linux lets a client connect from any address of the loopback network,
/// so each person can have another one, as on the internet.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) server: SocketAddr,
    pub(crate) address: Ipv4Addr,
    pub(crate) cookies: BTreeMap<String, String>,
    /// Sent in place of the cookies.
    pub(crate) token: Option<String>,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    cookies: Vec<(String, String)>,
}

impl Answer {
    /// The body as JSON; null if it is something else.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The code of a table that was made.
    pub(crate) fn table(&self) -> Result<String> {
        let code = self.json()["table"].as_str().map(str::to_owned);
        code.ok_or_else(|| {
            Error::other(format!("{} instead of a table: {}", self.status, self.text()))
        })
    }
}

impl Browser {
    /// A client that the server does not know yet.
    pub(crate) const fn new(server: SocketAddr, address: Ipv4Addr) -> Self {
        Self { server, address, cookies: BTreeMap::new(), token: None }
    }

    /// A connection from this client's address.
    pub(crate) async fn connect(&self) -> Result<TcpStream> {
        self.connect_with(None).await
    }

    /// The same, with a receive buffer of this size.
    pub(crate) async fn connect_with(&self, buffer: Option<u32>) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if let Some(buffer) = buffer {
            socket.set_recv_buffer_size(buffer)?;
        }
        socket.bind((self.address, 0).into())?;
        let stream = timeout(LONGEST_WAIT, socket.connect(self.server)).await??;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// The head of a request, without its last line break.
    pub(crate) fn head(&self, method: &str, path: &str) -> String {
        let identity = match &self.token {
            Some(token) => format!("authorization: Bearer {token}\r\n"),
            None if self.cookies.is_empty() => String::new(),
            None => {
                let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
                format!("cookie: {}\r\n", pairs.collect::<Vec<_>>().join("; "))
            }
        };
        let server = self.server;
        format!(
            "{method} {path} HTTP/1.1\r\nhost: {server}\r\norigin: http://{server}\r\n{identity}"
        )
    }

    /// Sends a request, and keeps the cookies of the answer.
    pub(crate) async fn request(&mut self, method: &str, path: &str, body: &str) -> Result<Answer> {
        let form = if path == "/api/records" { "text/plain" } else { "application/json" };
        let head = self.head(method, path);
        let length = body.len();
        let request = format!(
            "{head}connection: close\r\ncontent-type: {form}\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let answer = timeout(LONGEST_WAIT, self.exchange(request.as_bytes())).await??;
        self.cookies.extend(answer.cookies.iter().cloned());
        self.cookies.retain(|_, value| !value.is_empty());
        Ok(answer)
    }

    async fn exchange(&self, request: &[u8]) -> Result<Answer> {
        let mut stream = self.connect().await?;
        // The server may refuse a request before it has come in.
        let sent = stream.write_all(request).await;
        let mut bytes = Vec::new();
        let read = stream.read_to_end(&mut bytes).await;
        read_answer(&bytes)
            .ok_or_else(|| sent.err().or(read.err()).unwrap_or_else(|| Error::other("no answer")))
    }

    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer> {
        self.request("GET", path, "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Answer> {
        self.request("POST", path, &body.to_string()).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Result<Answer> {
        self.request("PUT", path, &body.to_string()).await
    }

    /// Becomes a guest of this name.
    pub(crate) async fn introduce(mut self, name: &str) -> Result<Self> {
        let answer = self.put("/api/me", &json!({"name": name})).await?;
        match answer.status {
            200 => Ok(self),
            status => Err(Error::other(format!("no guest: {status} {}", answer.text()))),
        }
    }

    /// Opens a table, and returns its code.
    pub(crate) async fn open_table(&mut self, wish: &Value) -> Result<String> {
        self.post("/api/tables", wish).await?.table()
    }

    /// Opens a WebSocket.
    pub(crate) async fn socket(&self) -> Result<Socket> {
        Socket::connect(self, self.connect().await?).await
    }

    /// A connection that has become a WebSocket, for clients that read and write the bytes
    /// themselves. It has a small receive buffer, so that it soon takes nothing more.
    pub(crate) async fn bare_socket(&self) -> Result<TcpStream> {
        let mut stream = self.connect_with(Some(4_096)).await?;
        let head = self.head("GET", "/ws");
        let request = format!(
            "{head}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = [0; 12];
        timeout(LONGEST_WAIT, stream.read_exact(&mut answer)).await??;
        if &answer == b"HTTP/1.1 101" { Ok(stream) } else { Err(Error::other("no socket")) }
    }
}

/// A text in a frame with a mask of zeros, which changes nothing.
pub(crate) fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![kind];
    match payload.len() {
        length @ 0..=125 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

fn read_answer(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|part| part == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let mut cookies = Vec::new();
    for line in lines {
        let (name, value) = line.split_once(':')?;
        if name.eq_ignore_ascii_case("set-cookie") {
            let pair = value.split(';').next()?.trim();
            let (name, value) = pair.split_once('=')?;
            cookies.push((name.to_owned(), value.to_owned()));
        }
    }
    Some(Answer { status, body: bytes[end + 4..].to_vec(), cookies })
}
