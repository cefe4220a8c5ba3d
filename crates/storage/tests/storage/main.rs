//! The promises of the storage, tested on real files and on failing disks.

mod corruption;
mod disk;
mod erasure;
mod figures;
mod logs;
mod opening;
mod people;
mod power;
mod support;
