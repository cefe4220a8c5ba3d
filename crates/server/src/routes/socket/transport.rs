//! What carries the messages of one client.

use axum::Error;
use axum::extract::ws::Message;
use futures_util::{Sink, Stream};

/// What carries the messages of one client: in life a WebSocket, in a simulation whatever it makes
/// of one.
pub trait Transport:
    Stream<Item = Result<Message, Error>> + Sink<Message, Error = Error> + Send + Unpin
{
}

impl<T> Transport for T where
    T: Stream<Item = Result<Message, Error>> + Sink<Message, Error = Error> + Send + Unpin
{
}
