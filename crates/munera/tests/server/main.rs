//! A whole server, and clients that play at it over real connections.

mod authorisation;
mod backlog;
mod bridge;
mod budgets;
mod codes;
mod content;
mod documented;
mod erasure;
mod figures;
mod limits;
mod loading;
mod once;
mod playing;
mod program;
mod programs;
mod programs_documented;
mod secrets;
mod socket;
#[path = "../common/stopped_time.rs"]
mod stopped_time;
mod story;
mod stumbling;
mod tables;
mod test_server;
mod visitor;
mod worlds;
