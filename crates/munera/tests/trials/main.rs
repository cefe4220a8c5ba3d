//! Trials of reliability: what is promised when processes are killed, power is cut, disks fill, connections
//! break and clients misbehave.
//!
//! Each has a short form for every test run and a long one for `cargo xtask soak`; see `scale`.
#![allow(clippy::print_stdout, reason = "the figures of a trial are its result")]

mod bad_clients;
mod corruption;
mod cuts;
mod disk;
mod frames;
mod guest;
mod kills;
mod ledger;
mod client_socket;
mod log_file;
mod player;
mod power;
mod process;
mod proxy;
mod rewriting;
mod scale;
mod shutdown;
mod seat_client;
mod test_server;
mod player_pool;
mod upgrade;
