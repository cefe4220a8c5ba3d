//! A whole server, and clients that play at it over real connections.

mod authorisation;
mod codes;
mod house;
mod playing;
mod secrets;
mod story;
mod visitor;
mod worlds;
