//! The file system as SQLite sees it: every call is passed on to the real one, after a check of the
//! state.

use std::ffi::{CStr, CString, c_char, c_int};
use std::path::PathBuf;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use libsqlite3_sys as ffi;

use crate::file::{self, FaultyFile};
use crate::state::{Operation, State};

/// Our own data in the file system: the real file system, and the disk's state.
struct Attachment {
    real: *mut ffi::sqlite3_vfs,
    state: Arc<Mutex<State>>,
}

/// Registers a file system around the default one, and returns its name.
pub(crate) fn register(state: Arc<Mutex<State>>) -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let name = format!("faulty-disk-{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let name_for_c = CString::new(name.as_str()).expect("the name has no zero in it");
    // SAFETY: a null pointer asks for the default file system. SQLite initialises itself if need be.
    let real = unsafe { ffi::sqlite3_vfs_find(ptr::null()) };
    assert!(!real.is_null(), "SQLite has a default file system");
    // SAFETY: SQLite keeps what it finds alive and unmoved until it is unregistered, and nothing
    // unregisters the default.
    let (size, longest) = unsafe { ((*real).szOsFile, (*real).mxPathname) };
    let attachment = Box::leak(Box::new(Attachment { real, state }));
    let vfs = Box::leak(Box::new(ffi::sqlite3_vfs {
        iVersion: 2,
        szOsFile: size_of::<FaultyFile>() as c_int + size,
        mxPathname: longest,
        pNext: ptr::null_mut(),
        zName: name_for_c.into_raw(),
        pAppData: ptr::from_mut(attachment).cast(),
        xOpen: Some(open),
        xDelete: Some(delete),
        xAccess: Some(access),
        xFullPathname: Some(full_pathname),
        xDlOpen: None,
        xDlError: None,
        xDlSym: None,
        xDlClose: None,
        xRandomness: Some(randomness),
        xSleep: Some(sleep),
        xCurrentTime: Some(current_time),
        xGetLastError: Some(last_error),
        xCurrentTimeInt64: Some(current_time_in_milliseconds),
        xSetSystemCall: None,
        xGetSystemCall: None,
        xNextSystemCall: None,
    }));
    // SAFETY: the structure, its name and its attachment are leaked, so they outlive every connection.
    let result = unsafe { ffi::sqlite3_vfs_register(vfs, 0) };
    assert_eq!(result, ffi::SQLITE_OK, "SQLite takes a file system");
    name
}

/// Locks the state of a disk.
pub(crate) fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Our own data in a file system.
///
/// # Safety
///
/// `vfs` must be one that [`register`] made.
unsafe fn attachment<'a>(vfs: *mut ffi::sqlite3_vfs) -> &'a Attachment {
    // SAFETY: `register` has put a leaked attachment there, which nothing changes.
    unsafe { &*(*vfs).pAppData.cast::<Attachment>() }
}

/// A name that SQLite gave, as a path. SQLite's names are UTF-8 everywhere.
///
/// # Safety
///
/// `name` must point to a text that ends with a zero.
unsafe fn path_of(name: *const c_char) -> PathBuf {
    // SAFETY: as the caller promises.
    unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned().into()
}

/// # Safety
///
/// To be called by SQLite only, as `xOpen`.
unsafe extern "C" fn open(
    vfs: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    flags_out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite hands us our own file system, room of `szOsFile` bytes for the file, and a name
    // that is null or a text.
    unsafe {
        (*file).pMethods = ptr::null();
        let attachment = attachment(vfs);
        let path = (!name.is_null()).then(|| path_of(name));
        let mut state = lock(&attachment.state);
        if let Err(error) = state.permit(Operation::Open) {
            return error;
        }
        let is_new = path.as_ref().is_some_and(|path| !path.exists());
        let real = file::real_of(file);
        (*real).pMethods = ptr::null();
        let open = (*attachment.real).xOpen.expect("every file system opens files");
        let result = open(attachment.real, name, real, flags, flags_out);
        if result != ffi::SQLITE_OK {
            // A file that failed to open but has methods must be closed.
            if let Some(methods) = (*real).pMethods.as_ref()
                && let Some(close) = methods.xClose
            {
                close(real);
            }
            return result;
        }
        if let Some(path) = path.as_ref().filter(|_| is_new) {
            state.note_creation(path);
        }
        drop(state);
        file::attach(file, path, Arc::clone(&attachment.state));
        ffi::SQLITE_OK
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xDelete`.
unsafe extern "C" fn delete(
    vfs: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    sync_folder: c_int,
) -> c_int {
    // SAFETY: SQLite hands us our own file system and a text.
    unsafe {
        let attachment = attachment(vfs);
        let mut state = lock(&attachment.state);
        if let Err(error) = state.permit(Operation::Delete) {
            return error;
        }
        state.note_deletion(&path_of(name), sync_folder != 0);
        let delete = (*attachment.real).xDelete.expect("every file system deletes files");
        delete(attachment.real, name, sync_folder)
    }
}

/// # Safety
///
/// To be called by SQLite only, as `xAccess`.
unsafe extern "C" fn access(
    vfs: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    flags: c_int,
    result: *mut c_int,
) -> c_int {
    // SAFETY: SQLite hands us our own file system; the rest is for the real one.
    unsafe {
        let attachment = attachment(vfs);
        if let Err(error) = lock(&attachment.state).permit(Operation::Access) {
            return error;
        }
        let access = (*attachment.real).xAccess.expect("every file system looks for files");
        access(attachment.real, name, flags, result)
    }
}

/// Defines functions that only pass on what SQLite asks.
macro_rules! pass_on {
    ($($name:ident = $method:ident($($argument:ident: $kind:ty),*);)*) => {$(
        /// # Safety
        ///
        /// To be called by SQLite only, as the method that it passes on to.
        unsafe extern "C" fn $name(vfs: *mut ffi::sqlite3_vfs, $($argument: $kind),*) -> c_int {
            // SAFETY: SQLite hands us our own file system; the rest is for the real one.
            unsafe {
                let real = attachment(vfs).real;
                (*real).$method.expect("the real file system has this")(real, $($argument),*)
            }
        }
    )*};
}

pass_on! {
    full_pathname = xFullPathname(name: *const c_char, size: c_int, path: *mut c_char);
    randomness = xRandomness(count: c_int, bytes: *mut c_char);
    sleep = xSleep(microseconds: c_int);
    current_time = xCurrentTime(days: *mut f64);
    last_error = xGetLastError(size: c_int, message: *mut c_char);
    current_time_in_milliseconds = xCurrentTimeInt64(time: *mut ffi::sqlite3_int64);
}
