//! A whole server, and clients that play at it over real connections.

mod bridge;
mod house;
mod playing;
mod program;
mod programs;
mod programs_documented;
mod visitor;
