//! Tests that look inside.

mod laws;
