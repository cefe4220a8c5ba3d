//! What the storage promises, tried on real files and on disks that fail.

mod logs;
mod opening;
mod people;
mod support;
