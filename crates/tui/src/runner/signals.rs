//! The signals that a screen watches.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Signals that ask the program to end, to stop for a while, or to continue.
#[derive(Default)]
pub(super) struct Signals {
    came: Arc<AtomicUsize>,
    /// A signal asked the program to stop for a while.
    stop: Arc<AtomicBool>,
    /// The program continues after a stop.
    goes_on: Arc<AtomicBool>,
    #[cfg(unix)]
    watched: Vec<signal_hook::SigId>,
}

/// Whether no screen is shown. A stop signal then has its default action. Without this flag it would have no
/// effect, because it was watched before.
#[cfg(unix)]
static AWAY: std::sync::LazyLock<Arc<AtomicBool>> = std::sync::LazyLock::new(|| {
    let away = Arc::default();
    let stop = signal_hook::consts::SIGTSTP;
    // If this registration fails, the signal has no effect.
    let _ = signal_hook::flag::register_conditional_default(stop, Arc::clone(&away));
    away
});

impl Signals {
    #[cfg(unix)]
    pub(super) fn watch() -> io::Result<Self> {
        use signal_hook::consts::{SIGCONT, SIGTSTP};
        use signal_hook::flag::{register, register_usize};
        AWAY.store(false, Ordering::Relaxed);
        let mut signals = Self::default();
        for signal in rnw_system::signals::that_end() {
            let came = Arc::clone(&signals.came);
            let watched = register_usize(signal, came, signal as usize)?;
            signals.watched.push(watched);
        }
        for (signal, flag) in [(SIGTSTP, &signals.stop), (SIGCONT, &signals.goes_on)] {
            signals.watched.push(register(signal, Arc::clone(flag))?);
        }
        Ok(signals)
    }

    #[cfg(not(unix))]
    pub(super) fn watch() -> io::Result<Self> {
        Ok(Self::default())
    }

    pub(super) fn came(&self) -> Option<i32> {
        let signal = self.came.load(Ordering::Relaxed);
        (signal != 0).then_some(signal as i32)
    }

    /// Whether a signal asked the program to stop, or the program continues after a stop.
    pub(super) fn is_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.goes_on.load(Ordering::Relaxed)
    }

    /// Stops this program and all programs that were started together with it. Ctrl-Z does the same outside the
    /// full screen.
    #[cfg(unix)]
    pub(super) fn stop_all(&self) {
        // If this is not allowed, only this program stops.
        let _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Does nothing: this system cannot stop programs.
    #[cfg(not(unix))]
    pub(super) fn stop_all(&self) {}

    /// Stops the program until a signal resumes it, unless such a signal has already arrived.
    #[cfg(unix)]
    pub(super) fn stop(&self) {
        use rustix::process::{getpgrp, getsid};
        // In a terminal without a shell, nobody would ever resume the program.
        let alone = getsid(None).is_ok_and(|session| session == getpgrp());
        let asked = self.stop.swap(false, Ordering::Relaxed);
        if asked && !alone && !self.goes_on.load(Ordering::Relaxed) {
            let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
        }
        self.goes_on.store(false, Ordering::Relaxed);
    }

    #[cfg(not(unix))]
    pub(super) fn stop(&self) {}
}

impl Drop for Signals {
    fn drop(&mut self) {
        #[cfg(unix)]
        {
            AWAY.store(true, Ordering::Relaxed);
            for id in self.watched.drain(..) {
                signal_hook::low_level::unregister(id);
            }
        }
    }
}
