//! The server's context, with real connections to a real server.

mod answers;
mod binary;
mod browser;
mod connections;
mod documentation;
mod guards;
mod housekeeping;
mod log;
mod login;
mod openapi;
mod pages;
mod people;
mod server;
mod sockets;
#[path = "../common/stopped_time.rs"]
mod stopped_time;
mod tokens;
