//! A whole server, and clients that play at it over real connections.

mod authorisation;
mod codes;
mod house;
mod playing;
mod secrets;
mod socket;
mod story;
mod tables;
mod visitor;
mod worlds;
