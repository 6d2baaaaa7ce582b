//! The faults of players in sentences.

use rnw_i18n::{Translator, name};
use rnw_session::{OnFault, SeatFault};

/// How a player failed: the key and the sentence. The details are added only if `why` is set.
pub fn fault_message(
    translator: &Translator,
    fault: &SeatFault,
    why: bool,
) -> (&'static str, String) {
    let key = match fault.then {
        OnFault::Forfeit => "cli-fault-forfeit",
        OnFault::Random => "cli-fault-random",
        OnFault::Bot => "cli-fault-bot",
        OnFault::Abort => "cli-fault-abort",
    };
    let what = if why { fault.fault.what.as_str() } else { "" };
    let gaps = [
        ("player", name(translator.name(fault.seat))),
        ("code", name(fault.fault.code.word())),
        ("what", name(what)),
    ];
    (key, translator.with(key, &gaps))
}
