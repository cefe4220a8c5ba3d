//! An open file as SQLite sees it: every call is passed on to the real file, after a check of the
//! state.

use std::ffi::{c_int, c_void};
use std::path::PathBuf;
use std::slice;
use std::sync::{Arc, Mutex};

use libsqlite3_sys as ffi;

use crate::journal::Change;
use crate::state::{Operation, State};
use crate::vfs::lock;

/// An open file. The real one lies in memory right behind it.
#[repr(C, align(8))]
pub(crate) struct FaultyFile {
    /// SQLite's part; it must come first.
    base: ffi::sqlite3_file,
    owned: *mut Owned,
}

/// What one of our open files has beside the real one.
struct Owned {
    /// `None` for a temporary file, which does not matter after a power cut.
    path: Option<PathBuf>,
    state: Arc<Mutex<State>>,
}

/// The real file behind one of ours.
///
/// # Safety
///
/// `file` must point to the room that SQLite gives for a file of our file system.
pub(crate) unsafe fn real_of(file: *mut ffi::sqlite3_file) -> *mut ffi::sqlite3_file {
    // SAFETY: the room is as large as our structure and the real one together; SQLite aligns it to eight
    // bytes, and the size of ours is a multiple of that.
    unsafe { file.cast::<FaultyFile>().add(1).cast() }
}

/// Makes the room that SQLite gave an open file of ours.
///
/// # Safety
///
/// `file` must point to the room that SQLite gives for a file of our file system, and the real file
/// behind it must be open.
pub(crate) unsafe fn attach(
    file: *mut ffi::sqlite3_file,
    path: Option<PathBuf>,
    state: Arc<Mutex<State>>,
) {
    let owned = Box::into_raw(Box::new(Owned { path, state }));
    // SAFETY: the room is large enough, and aligned.
    unsafe {
        file.cast::<FaultyFile>()
            .write(FaultyFile { base: ffi::sqlite3_file { pMethods: &raw const METHODS }, owned });
    }
}

/// Version 2 has shared memory, which is passed on; mapped files (version 3) would be written past us.
static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock_file),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

/// Calls a method of the real file behind one of ours. Only for use within `unsafe`, with a file of ours
/// that is open.
macro_rules! real {
    ($file:expr, $method:ident $(, $argument:expr)*) => {{
        let real = real_of($file);
        (*(*real).pMethods).$method.expect("the real file has this")(real $(, $argument)*)
    }};
}

/// What an open file of ours owns.
///
/// # Safety
///
/// `file` must be an open file of ours.
unsafe fn owned<'a>(file: *mut ffi::sqlite3_file) -> &'a Owned {
    // SAFETY: `attach` has put it there, `close` removes it, and nothing changes it in between.
    unsafe { &*(*file.cast::<FaultyFile>()).owned }
}

/// How long the real file is.
///
/// # Safety
///
/// `file` must be an open file of ours.
unsafe fn size_of_real(file: *mut ffi::sqlite3_file) -> Result<u64, c_int> {
    let mut size = 0;
    // SAFETY: the real file is open, and writes where we point.
    match unsafe { real!(file, xFileSize, &raw mut size) } {
        ffi::SQLITE_OK => Ok(size as u64),
        error => Err(error),
    }
}

/// The bytes of the real file between two places.
///
/// # Safety
///
/// `file` must be an open file of ours.
unsafe fn read_real(file: *mut ffi::sqlite3_file, from: u64, to: u64) -> Result<Vec<u8>, c_int> {
    let mut bytes = vec![0_u8; to.saturating_sub(from) as usize];
    if bytes.is_empty() {
        return Ok(bytes);
    }
    let room = bytes.as_mut_ptr().cast::<c_void>();
    // SAFETY: the real file is open, and there is room for as many bytes as are asked for.
    match unsafe { real!(file, xRead, room, bytes.len() as c_int, from as i64) } {
        ffi::SQLITE_OK => Ok(bytes),
        error => Err(error),
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xClose`.
unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    // SAFETY: SQLite closes a file once. What `attach` has leaked is taken back.
    unsafe {
        drop(Box::from_raw((*file.cast::<FaultyFile>()).owned));
        real!(file, xClose)
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xRead`.
unsafe extern "C" fn read(
    file: *mut ffi::sqlite3_file,
    bytes: *mut c_void,
    count: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite hands us an open file of ours; the rest is for the real one.
    unsafe {
        let mut state = lock(&owned(file).state);
        match state.permit(Operation::Read) {
            Ok(()) => real!(file, xRead, bytes, count, offset),
            Err(error) => error,
        }
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xWrite`.
unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    count: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite hands us an open file of ours and as many bytes as it says.
    let written = unsafe { write_noted(file, bytes.cast(), count, offset) };
    written.err().unwrap_or(ffi::SQLITE_OK)
}

/// Writes, and notes what was there before. The state stays locked throughout, so that a power cut
/// happens only between operations.
///
/// # Safety
///
/// `file` must be an open file of ours, and `bytes` point to `count` bytes.
unsafe fn write_noted(
    file: *mut ffi::sqlite3_file,
    bytes: *const u8,
    count: c_int,
    offset: ffi::sqlite3_int64,
) -> Result<(), c_int> {
    // SAFETY: as the caller promises.
    unsafe {
        let owned = owned(file);
        let mut state = lock(&owned.state);
        state.permit(Operation::Write)?;
        let change = match &owned.path {
            None => None,
            Some(path) => {
                let new = slice::from_raw_parts(bytes, count as usize).to_vec();
                let offset = offset as u64;
                let old_size = size_of_real(file)?;
                let end = old_size.min(offset + new.len() as u64);
                let old = read_real(file, offset, end)?;
                Some((path, Change::Write { offset, old, old_size, new }))
            }
        };
        match real!(file, xWrite, bytes.cast(), count, offset) {
            ffi::SQLITE_OK => {}
            error => return Err(error),
        }
        if let Some((path, change)) = change {
            state.note(path, change);
        }
        Ok(())
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xTruncate`.
unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: ffi::sqlite3_int64) -> c_int {
    // SAFETY: SQLite hands us an open file of ours.
    unsafe { truncate_noted(file, size) }.err().unwrap_or(ffi::SQLITE_OK)
}

/// Cuts a file, and notes what is cut off.
///
/// # Safety
///
/// `file` must be an open file of ours.
unsafe fn truncate_noted(
    file: *mut ffi::sqlite3_file,
    size: ffi::sqlite3_int64,
) -> Result<(), c_int> {
    // SAFETY: as the caller promises.
    unsafe {
        let owned = owned(file);
        let mut state = lock(&owned.state);
        state.permit(Operation::Truncate)?;
        let old_size = size_of_real(file)?;
        let tail = read_real(file, size as u64, old_size)?;
        match real!(file, xTruncate, size) {
            ffi::SQLITE_OK => {}
            error => return Err(error),
        }
        if let Some(path) = &owned.path {
            state.note(path, Change::Resize { size: size as u64, tail, old_size });
        }
        Ok(())
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xSync`.
unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: SQLite hands us an open file of ours.
    unsafe {
        let owned = owned(file);
        let mut state = lock(&owned.state);
        if let Err(error) = state.permit(Operation::Sync) {
            return error;
        }
        let result = real!(file, xSync, flags);
        if let Some(path) = owned.path.as_ref().filter(|_| result == ffi::SQLITE_OK) {
            state.note_sync(path);
        }
        result
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xFileSize`.
unsafe extern "C" fn file_size(
    file: *mut ffi::sqlite3_file,
    size: *mut ffi::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite hands us an open file of ours; the rest is for the real one.
    unsafe {
        match lock(&owned(file).state).permit(Operation::Size) {
            Ok(()) => real!(file, xFileSize, size),
            Err(error) => error,
        }
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xLock`.
unsafe extern "C" fn lock_file(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    // SAFETY: SQLite hands us an open file of ours; the rest is for the real one.
    unsafe {
        // The state is unlocked first: the real lock may wait for a thread that needs the disk.
        let permitted = lock(&owned(file).state).permit(Operation::Lock);
        match permitted {
            Ok(()) => real!(file, xLock, level),
            Err(error) => error,
        }
    }
}

/// Defines methods that only pass on what SQLite asks.
macro_rules! pass_on {
    ($($name:ident = $method:ident($($argument:ident: $kind:ty),*);)*) => {$(
        /// # Safety
        ///
        /// To be called by SQLite only, as the method that it passes on to.
        unsafe extern "C" fn $name(file: *mut ffi::sqlite3_file, $($argument: $kind),*) -> c_int {
            // SAFETY: SQLite hands us an open file of ours; the rest is for the real one.
            unsafe { real!(file, $method $(, $argument)*) }
        }
    )*};
}

pass_on! {
    unlock = xUnlock(level: c_int);
    check_reserved_lock = xCheckReservedLock(result: *mut c_int);
    file_control = xFileControl(operation: c_int, argument: *mut c_void);
    sector_size = xSectorSize();
    device_characteristics = xDeviceCharacteristics();
    shm_map = xShmMap(page: c_int, size: c_int, extend: c_int, memory: *mut *mut c_void);
    shm_lock = xShmLock(offset: c_int, count: c_int, flags: c_int);
    shm_unmap = xShmUnmap(delete: c_int);
}

/// # Safety
///
/// To be called by SQLite only, as `xShmBarrier`.
unsafe extern "C" fn shm_barrier(file: *mut ffi::sqlite3_file) {
    // SAFETY: SQLite hands us an open file of ours.
    unsafe { real!(file, xShmBarrier) }
}
