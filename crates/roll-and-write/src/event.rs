//! What happened, and who may know it.

use crate::{Message, Seat};
use std::borrow::Cow;

/// Who may see an event.
///
/// ```
/// use roll_and_write::{Audience, Seat};
/// /// Whether a seat may see an event while the phase is still open.
/// fn sees_now(seat: Seat, audience: Audience) -> bool {
///     match audience {
///         Audience::Everyone => true,
///         Audience::Only(other) | Audience::Lane(other) => other == seat,
///     }
/// }
/// assert!(sees_now(Seat::new(0), Audience::Everyone));
/// assert!(!sees_now(Seat::new(0), Audience::Lane(Seat::new(1))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Audience {
    /// Everyone sees the event at once.
    Everyone,
    /// One seat sees the event. The others never do.
    Only(Seat),
    /// One seat sees the event at once. The others see it when the open phase closes (the barrier).
    Lane(Seat),
}

/// Receives events as they happen.
///
/// The rules pass every event to such a sink. A `Vec` keeps the events. [`NoEvents`] drops them and
/// costs nothing, because the compiler removes the calls.
///
/// ```
/// use roll_and_write::Events;
///
/// /// Counts events and keeps none.
/// struct Count(usize);
/// impl<E> Events<E> for Count {
///     fn notify(&mut self, _make: impl FnOnce() -> E) {
///         self.0 += 1;
///     }
/// }
///
/// let mut count = Count(0);
/// count.notify(|| "a card was flipped");
/// assert_eq!(count.0, 1);
/// ```
pub trait Events<E> {
    /// Receives one event. A sink calls `make` only if it needs the event itself.
    fn notify(&mut self, make: impl FnOnce() -> E);
}

/// A sink that drops every event, for search and simulation.
///
/// ```
/// use roll_and_write::{Events, NoEvents};
/// NoEvents.notify(|| -> String { unreachable!("the event is never made") });
///
/// let mut events = Vec::new();
/// events.notify(|| "the event is kept");
/// assert_eq!(events, ["the event is kept"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NoEvents;

impl<E> Events<E> for NoEvents {
    #[inline]
    fn notify(&mut self, _make: impl FnOnce() -> E) {}
}

/// Keeps the events in the order in which they happen.
impl<E> Events<E> for Vec<E> {
    fn notify(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// An event in the form in which a table passes it on: who may see it, and the sentence for it.
///
/// ```
/// use roll_and_write::{Audience, Message, Notice, Seat};
/// let seat = Seat::new(0);
/// let dealt = Message::new("event-dealt").seat("seat", seat).name("card", "P07");
/// let notice = Notice::to(Audience::Only(seat), dealt);
/// assert_eq!(notice.message.to_string(), "event-dealt seat=1 card=P07");
/// assert!(!notice.closes_phase);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Notice {
    /// Who may see it.
    pub audience: Audience,
    /// The sentence, not yet translated.
    pub message: Message,
    /// Whether the event closes a phase. What lanes held back becomes public just before such an
    /// event.
    pub closes_phase: bool,
    /// Whether people do not hear of it: nothing happened, or it is about what they do not see. Programs hear of it.
    pub quiet: bool,
    /// The fault of a plugin, if the event reports one.
    pub fault: Option<PluginFault>,
}

/// A fault of a plugin, in the form that records keep.
///
/// ```
/// use roll_and_write::event::{Audience, Notice, PluginFault};
/// use roll_and_write::Message;
/// let fault = PluginFault {
///     symbol: "chest".to_owned(),
///     plugin: "module:chest.wasm".to_owned(),
///     reason: "out-of-fuel".into(),
/// };
/// let notice = Notice::to(Audience::Everyone, Message::new("event-effect-failed")).failing(fault);
/// assert_eq!(notice.fault.unwrap().reason, "out-of-fuel");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PluginFault {
    /// The name of the symbol whose effect has no result.
    pub symbol: String,
    /// Where the effect comes from, such as `module:chest.wasm sha256:…`.
    pub plugin: String,
    /// The kind of fault, such as `out-of-fuel`.
    pub reason: Cow<'static, str>,
}

impl Notice {
    /// A notice for an audience. It closes no phase and reports no fault.
    pub fn to(audience: Audience, message: Message) -> Self {
        Self {
            audience,
            message,
            closes_phase: false,
            quiet: false,
            fault: None,
        }
    }

    /// A notice for everyone that closes a phase: what lanes held back becomes public just before it.
    ///
    /// ```
    /// use roll_and_write::{Audience, Message, Notice};
    /// let notice = Notice::barrier(Message::new("all-decided"));
    /// assert_eq!((notice.audience, notice.closes_phase), (Audience::Everyone, true));
    /// ```
    pub fn barrier(message: Message) -> Self {
        Self::to(Audience::Everyone, message).closing(true)
    }

    /// The same notice, with the fault of a plugin.
    #[must_use]
    pub fn failing(self, fault: PluginFault) -> Self {
        Self {
            fault: Some(fault),
            ..self
        }
    }

    /// The same notice; it closes a phase if `closes` is true.
    #[must_use]
    pub fn closing(self, closes: bool) -> Self {
        Self {
            closes_phase: closes,
            ..self
        }
    }
}
