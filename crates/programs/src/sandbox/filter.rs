//! The system calls that a sandbox refuses, as a filter that the kernel runs.
//!
//! These calls would bypass the memory limits or read the keys that the kernel keeps for the user. Others reach
//! parts of the kernel that no bot needs, or networks without namespaces.

use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, TargetArch,
};
use std::collections::BTreeMap;
use std::env;
use std::fs::File;
use std::io::{self, Seek, Write};

/// The refused system calls. The last one is `memfd_secret`, whose number is the same on all processors.
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
/// The allowed kinds of sockets; they have namespaces.
const SOCKETS: [i32; 4] = [
    libc::AF_UNIX,
    libc::AF_INET,
    libc::AF_INET6,
    libc::AF_NETLINK,
];
/// The first number of the second table of system calls on x86-64.
const SECOND_TABLE: i64 = 0x4000_0000;

/// The filter, in the form that `bwrap` reads.
///
/// # Errors
/// If this processor is not supported.
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

/// A file in memory that holds the filter. It can be read once.
pub(super) fn file(bytes: &[u8]) -> io::Result<File> {
    use rustix::fs::{MemfdFlags, memfd_create};
    let mut file = File::from(memfd_create("filter", MemfdFlags::CLOEXEC)?);
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}
