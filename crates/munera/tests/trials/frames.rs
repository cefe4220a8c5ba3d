//! WebSocket frames made by hand, for frames that no library would send.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client_socket::ClientSocket;
use crate::guest::Guest;

/// A text in one frame.
pub(crate) const TEXT: u8 = 0x81;

/// Bytes in one frame.
pub(crate) const BINARY: u8 = 0x82;

/// A frame with a mask, as clients must send it, with any first byte.
pub(crate) fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = header(first, payload.len(), 0x80);
    // A mask of zeros changes nothing, and is a valid mask.
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// A frame without its mask.
pub(crate) fn unmasked(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = header(first, payload.len(), 0);
    frame.extend(payload);
    frame
}

fn header(first: u8, length: usize, mask: u8) -> Vec<u8> {
    let mut header = vec![first];
    match length {
        0..=125 => header.push(mask | length as u8),
        126..=0xffff => {
            header.push(mask | 0x7e);
            header.extend((length as u16).to_be_bytes());
        }
        _ => {
            header.push(mask | 0x7f);
            header.extend((length as u64).to_be_bytes());
        }
    }
    header
}

/// A connection that was upgraded to a WebSocket, as raw bytes.
pub(crate) struct Bare {
    pub(crate) stream: TcpStream,
}

impl Bare {
    pub(crate) async fn connect(guest: &Guest, address: SocketAddr) -> Self {
        let socket = ClientSocket::connect(guest, address).await.expect("connected");
        Self { stream: socket.stream.into_inner() }
    }

    /// Sends bytes. This fails if the server has already closed, which does not matter.
    pub(crate) async fn send(&mut self, bytes: &[u8]) {
        let _ = self.stream.write_all(bytes).await;
    }

    /// Reads to the end; returns the texts that came, and the close code if there was one.
    pub(crate) async fn read_to_the_end(mut self) -> (Vec<String>, Option<u16>) {
        let mut bytes = Vec::new();
        let reading = self.stream.read_to_end(&mut bytes);
        // A server that has closed may reset the connection instead of reading on.
        let _ = timeout(Duration::from_secs(20), reading).await.expect("it is closed in time");
        let (mut texts, mut code) = (Vec::new(), None);
        let mut rest = &bytes[..];
        while let [first, length, tail @ ..] = rest {
            let (length, tail) = match (length, tail) {
                (126, [high, low, tail @ ..]) => {
                    (usize::from(*high) << 8 | usize::from(*low), tail)
                }
                (0..=125, tail) => (usize::from(*length), tail),
                _ => panic!("no message of these is so long"),
            };
            let Some((payload, tail)) = tail.split_at_checked(length) else { break };
            match (first & 15, payload) {
                (1, text) => texts.push(String::from_utf8(text.to_vec()).expect("text")),
                (8, [high, low, ..]) => code = Some(u16::from(*high) << 8 | u16::from(*low)),
                _ => {}
            }
            rest = tail;
        }
        (texts, code)
    }
}
