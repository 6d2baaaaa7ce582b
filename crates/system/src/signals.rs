//! The signals that end the program. First the full screen is restored and programs that play are ended.

/// The signals that end a process by default. This excludes signals for crashes, and ignored signals, because
/// `nohup` needs that.
pub fn that_end() -> Vec<i32> {
    let ignored = ignored();
    let is_ignored = |signal: &i32| ignored >> (signal - 1) & 1 == 1;
    named().filter(|signal| !is_ignored(signal)).collect()
}

/// All these signals, ignored or not. SIGXFSZ is excluded: at the size limit of a file, writing fails and the
/// program reports it.
fn named() -> impl Iterator<Item = i32> {
    use signal_hook::consts::{
        SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
    };
    let all = [
        SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
    ];
    all.into_iter().chain(others())
}

/// SIGSTKFLT, SIGIO, SIGPWR and the real-time signals from SIGRTMIN to SIGRTMAX. Their numbers depend on the
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

/// The ignored signals, one bit for each.
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
