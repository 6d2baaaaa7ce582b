//! What happened, and who may know it.

use crate::{Message, Seat};

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody at once.
    Everyone,
    /// One seat alone, for ever.
    Only(Seat),
    /// One seat at once, everybody when the phase that is open closes (the barrier).
    Lane(Seat),
}

/// Takes in events as they happen.
///
/// Rules tell every event to a sink. [`NoEvents`] compiles away.
pub trait Events<E> {
    /// Takes in one event. `make` is called only if somebody listens.
    fn notify(&mut self, make: impl FnOnce() -> E);
}

/// A sink that nobody listens to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NoEvents;

impl<E> Events<E> for NoEvents {
    #[inline]
    fn notify(&mut self, _make: impl FnOnce() -> E) {}
}

/// Keeps the events in order.
impl<E> Events<E> for Vec<E> {
    fn notify(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// An event as a table passes it on: who may see it, and the sentence that tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who may see it.
    pub audience: Audience,
    /// The sentence.
    pub message: Message,
    /// Whether it closes a phase, so that what lanes held back becomes public just before it.
    pub closes_phase: bool,
    /// The fault of a plugin, if it tells of one.
    pub fault: Option<PluginFault>,
}

/// A fault of a plugin, as records have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PluginFault {
    /// The name of the symbol whose effect is void.
    pub symbol: String,
    /// Where the effect comes from, such as `module:chest.wasm sha256:…`.
    pub plugin: String,
    /// What went wrong, such as `out-of-fuel`.
    pub reason: &'static str,
}

impl Notice {
    /// An event that some may see, within a phase.
    pub fn to(audience: Audience, message: Message) -> Self {
        Self {
            audience,
            message,
            closes_phase: false,
            fault: None,
        }
    }

    /// The same, telling of a plugin's fault.
    #[must_use]
    pub fn failing(self, fault: PluginFault) -> Self {
        Self {
            fault: Some(fault),
            ..self
        }
    }

    /// The same, closing a phase if `closes` is true.
    #[must_use]
    pub fn closing(self, closes: bool) -> Self {
        Self {
            closes_phase: closes,
            ..self
        }
    }
}
