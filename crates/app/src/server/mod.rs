//! The server.
pub mod config;
