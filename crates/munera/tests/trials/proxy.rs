//! A proxy between clients and the server that cuts connections.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use munera_bots::Generator;
use munera_rules::Randomness;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// Passes connections on to a server, and cuts each after a random number of bytes in either direction.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    cuts: Arc<AtomicU64>,
}

/// The most bytes of most connections: a few messages.
const LONGEST: u32 = 12_000;

/// One in so many connections lasts ten times as long: a client that has missed much gets all of it
/// in one message.
const LASTING: u32 = 6;

impl Proxy {
    /// A proxy before a server. It runs until the test's runtime ends.
    pub(crate) async fn start(server: SocketAddr, seed: u64) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let cuts = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&cuts);
        let mut generator = Generator::new(seed);
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.expect("accepted");
                let longest = LONGEST * if generator.below(LASTING) == 0 { 10 } else { 1 };
                let plan = Plan {
                    upward: generator.below(longest) as usize,
                    downward: generator.below(longest) as usize,
                    is_abrupt: generator.below(2) == 0,
                };
                tokio::spawn(plan.pass(client, server, Arc::clone(&counted)));
            }
        });
        Self { address, cuts }
    }

    /// How many connections have been cut.
    pub(crate) fn cuts(&self) -> u64 {
        self.cuts.load(Ordering::Relaxed)
    }
}

/// When and how one connection is cut.
struct Plan {
    /// After so many bytes from the client,
    upward: usize,
    /// or so many from the server.
    downward: usize,
    /// Whether it ends with a reset, or with a regular end.
    is_abrupt: bool,
}

impl Plan {
    async fn pass(self, client: TcpStream, server: SocketAddr, cuts: Arc<AtomicU64>) {
        let Ok(server) = TcpStream::connect(server).await else { return };
        if self.is_abrupt {
            // Closing then resets the connection, and what is still in transit is lost.
            client.set_zero_linger().expect("set");
            server.set_zero_linger().expect("set");
        }
        let (mut client_reads, mut client_writes) = client.into_split();
        let (mut server_reads, mut server_writes) = server.into_split();
        let was_cut = tokio::select! {
            cut = pump(&mut client_reads, &mut server_writes, self.upward) => cut,
            cut = pump(&mut server_reads, &mut client_writes, self.downward) => cut,
        };
        if was_cut {
            cuts.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Forwards so many bytes; returns whether the connection was still open then.
async fn pump(from: &mut OwnedReadHalf, to: &mut OwnedWriteHalf, mut left: usize) -> bool {
    let mut buffer = vec![0; 4_096];
    while left > 0 {
        let most = left.min(buffer.len());
        match from.read(&mut buffer[..most]).await {
            Ok(0) | Err(_) => return false,
            Ok(count) => {
                if to.write_all(&buffer[..count]).await.is_err() {
                    return false;
                }
                left -= count;
            }
        }
    }
    true
}
