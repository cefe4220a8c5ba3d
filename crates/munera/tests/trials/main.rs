//! Reliability trials: what the server promises when processes are killed, power is cut, disks fill
//! up, connections break and clients misbehave.
//!
//! Each trial has a short form for every test run and a long one for `cargo xtask soak`; see
//! `scale`.
#![allow(clippy::print_stdout, reason = "the figures of a trial are its result")]

mod bad_clients;
mod client_socket;
mod corruption;
mod cuts;
mod disk;
mod frames;
mod guest;
mod kills;
mod ledger;
mod log_file;
mod player;
mod player_pool;
mod power;
mod process;
mod proxy;
mod rewriting;
mod scale;
mod seat_client;
mod shutdown;
mod test_server;
mod upgrade;
