//! Messages that the server refuses.

use crate::message::{ErrorCode, ErrorReply};
use rnw_i18n::Translator;
use roll_and_write::{Message, Refusal};

/// Why a message was refused. It changed nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) code: ErrorCode,
    /// The number of the decision, if the message had one.
    id: Option<u64>,
    /// The reason, if there is more to say than the code does.
    reason: Option<RefusedReason>,
}

/// The reason of a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
enum RefusedReason {
    /// That of the rules.
    Rules(Refusal),
    /// Why a name is not possible.
    Name(Message),
}

impl Refused {
    /// The rules refuse the move of a decision.
    pub(crate) fn by_rules(id: u64, reason: Option<Refusal>) -> Self {
        Self {
            code: ErrorCode::Illegal,
            id: Some(id),
            reason: reason.map(RefusedReason::Rules),
        }
    }

    /// A name is not possible, for this reason.
    pub(crate) fn name(fault: Message) -> Self {
        Self {
            reason: Some(RefusedReason::Name(fault)),
            ..ErrorCode::Name.into()
        }
    }

    /// The decision was already made, or its number is unknown.
    pub(crate) fn stale(id: u64) -> Self {
        Self {
            id: Some(id),
            ..ErrorCode::Stale.into()
        }
    }

    /// The answer, in the language of a client.
    pub(crate) fn reply(&self, translator: &Translator) -> ErrorReply {
        ErrorReply {
            code: self.code,
            error: match &self.reason {
                Some(RefusedReason::Rules(reason)) => translator.refusal(reason),
                Some(RefusedReason::Name(fault)) => {
                    let key = self.code.key();
                    translator.translate(&Message::new(key).message("fault", fault.clone()))
                }
                None => translator.text(self.code.key()),
            },
            id: self.id,
        }
    }
}

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Self {
        Self {
            code,
            id: None,
            reason: None,
        }
    }
}

impl ErrorCode {
    /// The key of the sentence.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Malformed => "serve-error-malformed",
            Self::Version => "serve-error-version",
            Self::Order => "serve-error-order",
            Self::NoTable => "serve-error-no-table",
            Self::Secret => "serve-error-secret",
            Self::Name => "serve-error-name",
            Self::Seat => "serve-error-seat",
            Self::Watching => "serve-error-watching",
            Self::Host => "serve-error-host",
            Self::Phase => "serve-error-phase",
            Self::Stale => "serve-error-stale",
            Self::Illegal => "serve-error-illegal",
            Self::Undo => "serve-error-undo",
            Self::Rate => "serve-error-rate",
            Self::Full => "serve-error-full",
        }
    }
}
