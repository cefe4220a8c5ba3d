//! Connections are cut at random places while clients play.

use std::sync::Arc;

use munera_bots::Generator;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client_socket::ClientSocket;
use crate::guest::{Guest, table_wish};
use crate::ledger::Ledger;
use crate::player::Player;
use crate::proxy::Proxy;
use crate::scale::{pick, seed};
use crate::seat_client::SeatClient;
use crate::test_server::{TestServer, generous};

/// What one player has experienced.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    versions: u64,
    moves: u64,
}

/// Watches as the same viewer over a connection that is not cut, to the end of the game.
async fn witness(guest: Guest, server: std::net::SocketAddr, table: String) -> SeatClient {
    let mut seat_client = SeatClient::new(&table, 0);
    let mut socket = ClientSocket::connect(&guest, server).await.expect("connected");
    socket.send(&seat_client.watch()).await.expect("sent");
    while !seat_client.is_over() {
        seat_client.take(socket.next().await.expect("this one is not cut"));
    }
    seat_client
}

/// Plays through a proxy until so many of its connections have been cut.
async fn play(mut player: Player, server: std::net::SocketAddr, number: usize, cuts: u64) -> Tally {
    let proxy = Proxy::start(server, seed() ^ (number as u64) << 16).await;
    let (_kept, server_address) = watch::channel(Some(proxy.address));
    player.server_address = server_address;
    let mut tally = Tally::default();
    while proxy.cuts() < cuts {
        // Only tables with one person: there is one seat to watch.
        let (wish, _) = table_wish(number % 3);
        let table = player.guest.open_table(server, &wish).await.expect("opened");
        player.ledger.open(&table);
        let witness = tokio::spawn(witness(player.guest.clone(), server, table.clone()));
        let mut seat_client = SeatClient::new(&table, 0);
        player.play(&mut seat_client).await;
        let witness = witness.await.expect("no panic");
        assert_eq!(seat_client.version, witness.version, "{table}");
        assert!(seat_client.items == witness.items, "{table}: both were told the same");
        assert_eq!(seat_client.view, witness.view, "{table}: both see the same");
        tally.games += 1;
        tally.versions += seat_client.version;
    }
    tally.moves = player.moves;
    tally
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_whose_connections_are_cut_miss_nothing_and_get_nothing_twice() {
    let (clients, cuts) = pick((20, 10), (200, 50));
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let server = TestServer::start(generous(&database), None).await;
    let ledger = Arc::new(Ledger::default());
    let (_kept, server_address) = watch::channel(None);
    let mut players = JoinSet::new();
    let mut guest = Guest::new(server.address).await;
    for number in 0..clients {
        if number % 8 == 7 {
            guest = Guest::new(server.address).await;
        }
        let player = Player {
            guest: guest.clone(),
            server_address: server_address.clone(),
            ledger: Arc::clone(&ledger),
            generator: Generator::new(seed() ^ number as u64),
            name: format!("p{number}"),
            sends_twice: true,
            moves: 0,
        };
        players.spawn(play(player, server.address, number, cuts));
    }
    let tallies = players.join_all().await;
    server.stop().await;
    ledger.check(&database);
    let sum = |of: fn(&Tally) -> u64| tallies.iter().map(of).sum::<u64>();
    println!(
        "{clients} clients with {cuts} cuts or more each: {} games, {} versions, {} moves",
        sum(|tally| tally.games),
        sum(|tally| tally.versions),
        sum(|tally| tally.moves),
    );
}
