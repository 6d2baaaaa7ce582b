//! The signals that end the program. A full screen is put back first, and programs that play are ended.

/// The signals that end a process by default, except those for crashes and those that are ignored, as `nohup`
/// wants it.
pub fn that_end() -> Vec<i32> {
    let ignored = ignored();
    let is_ignored = |signal: &i32| ignored >> (signal - 1) & 1 == 1;
    named().filter(|signal| !is_ignored(signal)).collect()
}

/// All of them, ignored or not. SIGXFSZ is none: where a file may not grow, writing fails, and the program says so.
fn named() -> impl Iterator<Item = i32> {
    use signal_hook::consts::{
        SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
    };
    let all = [
        SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
    ];
    all.into_iter().chain(others())
}

/// SIGSTKFLT, SIGIO, SIGPWR and the signals for real time, from SIGRTMIN to SIGRTMAX; their numbers depend on the
/// processor.
#[cfg(all(
    target_os = "linux",
    any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "riscv64"
    )
))]
fn others() -> impl Iterator<Item = i32> {
    [16, 29, 30].into_iter().chain(34..=64)
}

#[cfg(not(all(
    target_os = "linux",
    any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "riscv64"
    )
)))]
fn others() -> impl Iterator<Item = i32> {
    std::iter::empty()
}

/// The signals that are to be ignored: a bit for each.
#[cfg(target_os = "linux")]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut line = status
        .lines()
        .filter_map(|line| line.strip_prefix("SigIgn:"));
    let bits = line.next().map(|bits| u64::from_str_radix(bits.trim(), 16));
    bits.and_then(Result::ok).unwrap_or_default()
}

#[cfg(not(target_os = "linux"))]
fn ignored() -> u64 {
    0
}
