//! Tables from end to end.
