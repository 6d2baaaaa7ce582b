//! The system calls that a sandbox refuses, as a filter that the system's kernel runs.
//!
//! They lead past the limits on memory, to the keys that the kernel keeps for the user, to parts of the kernel that
//! no bot needs, and to networks that have no namespaces.

use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, TargetArch,
};
use std::collections::BTreeMap;
use std::env;
use std::fs::File;
use std::io::{self, Seek, Write};

/// The system calls that are refused. The last is `memfd_secret`, which has one number everywhere.
const REFUSED: [i64; 11] = [
    libc::SYS_add_key,
    libc::SYS_keyctl,
    libc::SYS_request_key,
    libc::SYS_memfd_create,
    libc::SYS_shmget,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_register,
    447,
];
/// The kinds of sockets that there may be; they have namespaces.
const SOCKETS: [i32; 4] = [
    libc::AF_UNIX,
    libc::AF_INET,
    libc::AF_INET6,
    libc::AF_NETLINK,
];
/// On x86-64, a second table of system calls begins here.
const SECOND_TABLE: i64 = 0x4000_0000;

/// The filter, in the form in which `bwrap` reads it.
///
/// # Errors
/// If there is none for this processor.
pub(super) fn bytes() -> Result<Vec<u8>, BackendError> {
    let filter = SeccompFilter::new(
        rules()?,
        SeccompAction::Allow,
        SeccompAction::Errno(libc::EPERM as u32),
        TargetArch::try_from(env::consts::ARCH)?,
    )?;
    let program = BpfProgram::try_from(filter)?;
    let step = |step: &seccompiler::sock_filter| {
        let mut bytes = step.code.to_ne_bytes().to_vec();
        bytes.extend([step.jt, step.jf]);
        bytes.extend(step.k.to_ne_bytes());
        bytes
    };
    Ok(program.iter().flat_map(step).collect())
}

fn rules() -> Result<BTreeMap<i64, Vec<SeccompRule>>, BackendError> {
    let is_none_of = |kind: i32| {
        let kind = kind.unsigned_abs().into();
        SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, kind)
    };
    let conditions: Result<Vec<_>, _> = SOCKETS.into_iter().map(is_none_of).collect();
    let sockets = SeccompRule::new(conditions?)?;
    let mut rules = BTreeMap::new();
    for table in [0, SECOND_TABLE] {
        rules.extend(REFUSED.map(|call| (table + call, Vec::new())));
        rules.insert(table + libc::SYS_socket, vec![sockets.clone()]);
    }
    Ok(rules)
}

/// A file in memory that holds the filter, to be read once.
pub(super) fn file(bytes: &[u8]) -> io::Result<File> {
    use rustix::fs::{MemfdFlags, memfd_create};
    let mut file = File::from(memfd_create("filter", MemfdFlags::CLOEXEC)?);
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}
