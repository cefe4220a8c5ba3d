//! A client that keeps nothing of what it reads, or reads nothing.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// No head of an answer is longer.
const LONGEST_HEAD: usize = 4_096;

/// No part of an answer takes longer.
const LONGEST_ANSWER: Duration = Duration::from_secs(30);
const A_MOMENT: Duration = Duration::from_millis(150);

/// A connection from one of many addresses.
pub(super) async fn connect(server: SocketAddr, from: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    // A client that reads nothing must not have it all in its own buffers.
    socket.set_recv_buffer_size(4_096).expect("set");
    socket.bind((Ipv4Addr::new(127, 0, from, 1), 0).into()).expect("an address");
    socket.connect(server).await.expect("connected")
}

/// A request as it is sent.
pub(super) fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> Vec<u8> {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n{headers}\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// Sends a request, and reads the answer to its end, or up to a first line if it is a stream.
/// Returns the status, and the length of the body.
pub(super) async fn ask(
    server: SocketAddr,
    from: u8,
    request: &[u8],
    is_stream: bool,
) -> (u16, usize) {
    let mut stream = connect(server, from).await;
    // A request that is refused may not be read.
    let _ = stream.write_all(request).await;
    let (mut head, mut length) = (Vec::new(), 0);
    let mut part = vec![0; 64 << 10];
    loop {
        // A stream does not end: what has come in a moment is its beginning.
        let longest = if is_stream && length > 0 { A_MOMENT } else { LONGEST_ANSWER };
        let read = timeout(longest, stream.read(&mut part)).await;
        let read = read.map_or(0, Result::unwrap_or_default);
        if read == 0 {
            break;
        }
        if head.len() < LONGEST_HEAD {
            head.extend_from_slice(&part[..read.min(LONGEST_HEAD)]);
        }
        length += read;
    }
    let text = String::from_utf8_lossy(&head);
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    let of_head = text.find("\r\n\r\n").map_or(0, |end| end + 4);
    (status.unwrap_or_else(|| panic!("{text}")), length - of_head)
}
