//! A whole server, and clients that play at it over real connections.

mod house;
mod playing;
mod visitor;
