//! What the storage promises, tried on real files and on disks that fail.

mod corruption;
mod disk;
mod figures;
mod logs;
mod opening;
mod people;
mod power;
mod support;
