//! How the words of programs are written: one table for lines, JSON, errors, guesses and random programs.
//!
//! What a step is and does is not here: the crate of the turn has a module for each. Numbers, conditions and sets of
//! cells are in the table beside this one ([`super::terms`]).
//!
//! It has more than 500 lines, because it is one table.

use roll_and_write::sheet::BOXES_MAX;
use roll_and_write::symbol::{CLAIMS_MAX, NUMBER_MAX};
use std::cmp::Reverse;

/// How a step, a number, a condition or a set of cells is written.
///
/// ```
/// use rnw_packs::{FieldKind, WordKind, WordSyntax};
/// let take = WordSyntax::of_step("take").unwrap();
/// assert_eq!(take.line, "take {by} {track} from {from}");
/// assert_eq!(take.fields[2], ("from", FieldKind::OneOf(WordKind::Seats)));
/// assert_eq!(take.json(), r#"{"take": {"track": "coins", "from": "leader"}}"#);
/// ```
#[derive(PartialEq, Debug)]
pub struct WordSyntax {
    /// Its word in JSON.
    pub word: &'static str,
    /// The fields of its JSON, in their usual order.
    pub fields: &'static [(&'static str, FieldKind)],
    /// What its JSON is, if it has no fields.
    pub whole: Option<FieldKind>,
    /// What it means as a word alone, for the schema, if it may be one; empty if it always is.
    pub alone: Option<&'static str>,
    /// A right example of the JSON of its data; empty if it is always the word alone.
    pub data: &'static str,
    /// The line that means it; empty if it has no word in lines. A field stands in `{ }`, an optional part in `[ ]`. Of
    /// `cells|cell`, the second is for one; `round+on` means something only if both words are there.
    pub line: &'static str,
    /// Other lines that mean it.
    pub more_lines: &'static [&'static str],
    /// A right example of its line, for messages about all lines that begin with the same word; empty if another line of
    /// that word has it.
    pub example: &'static str,
    /// Words that authors try and that mean it.
    pub tried: &'static [&'static str],
}

/// What a word of a program stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TermSort {
    /// A step.
    Step,
    /// A condition.
    Condition,
    /// A number.
    Number,
    /// A set of cells.
    Set,
}

/// What stands in the JSON of a word or in a field of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A name.
    Name(NameKind),
    /// One of a few words.
    OneOf(WordKind),
    /// A number, or how it is worked out, at most this large.
    Number(u8),
    /// A number that is 1 if nothing is said.
    Amount,
    /// A number that cannot be worked out, and that is 1 if nothing is said.
    Digits,
    /// Where cells lie: anywhere if nothing is said.
    Area,
    /// Where cells lie: on the card if nothing is said.
    CardArea,
    /// A set of cells, always in parentheses.
    WholeSet,
    /// Whether something is so: in a line, this word is there.
    Flag(&'static str),
    /// A term of this sort. A number has no limits of its own.
    Term(TermSort),
    /// A number of other seats: one that stands on their sheets.
    Theirs,
    /// Any number of terms.
    List(TermSort),
    /// Two terms.
    Pair(TermSort),
    /// Options with a name and steps each.
    Options,
}

/// What a name is the name of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameKind {
    /// Any track.
    Track,
    /// A track whose boxes are crossed off.
    Counted,
    /// A track for numbers.
    Written,
    /// A track of rounds.
    Rounds,
    /// A pool.
    Pool,
    /// A symbol.
    Symbol,
    /// A colour.
    Color,
}

impl NameKind {
    /// What messages call it.
    pub(crate) fn label(self) -> &'static str {
        match self {
            Self::Track | Self::Counted | Self::Written | Self::Rounds => "the name of a track",
            Self::Pool => "the name of a pool",
            Self::Symbol => "the name of a symbol",
            Self::Color => "the name of a colour",
        }
    }
}

/// What one of a few words stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordKind {
    /// Other seats.
    Seats,
    /// When a symbol fires.
    Trigger,
    /// Which cells are counted: those that are marked if nothing is said.
    CellKind,
    /// The offer, where cards come from.
    Offer,
}

impl WordKind {
    /// The words.
    pub fn words(self) -> &'static [&'static str] {
        match self {
            Self::Seats => &["others", "next", "previous", "each", "leader", "last"],
            Self::Trigger => &["mark", "complete", "turn", "round", "scoring", "start"],
            Self::CellKind => &["all", "marked", "free", "fresh"],
            Self::Offer => &["offer"],
        }
    }

    /// What messages call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Seats => "choice of seats",
            Self::Trigger => "trigger",
            Self::CellKind => "kind of cells",
            Self::Offer => "source of cards",
        }
    }
}

impl FieldKind {
    /// Whether it means something if nothing is said.
    pub(crate) fn has_default(self) -> bool {
        matches!(
            self,
            Amount
                | Digits
                | Area
                | FieldKind::CardArea
                | Flag(_)
                | List(_)
                | OneOf(WordKind::CellKind)
        )
    }

    /// Whether it is 1 if nothing is said.
    pub(crate) fn is_one_by_default(self) -> bool {
        matches!(self, Amount | Digits)
    }
}

use FieldKind::{Amount, Area, Digits, Flag, List, Name, Number, OneOf, Options, Term};

const COUNTED: FieldKind = Name(NameKind::Counted);
const WRITTEN: FieldKind = Name(NameKind::Written);
const SYMBOL: FieldKind = Name(NameKind::Symbol);
const COLOR: FieldKind = Name(NameKind::Color);
const SEATS: FieldKind = OneOf(WordKind::Seats);
const STEPS_WITHIN: FieldKind = List(TermSort::Step);
const POINTS: FieldKind = Term(TermSort::Number);

/// A word alone.
pub(crate) const PLAIN: WordSyntax = WordSyntax {
    word: "",
    fields: &[],
    whole: None,
    alone: Some(""),
    data: "",
    line: "",
    more_lines: &[],
    example: "",
    tried: &[],
};

/// A word with data.
pub(crate) const WITH_DATA: WordSyntax = WordSyntax {
    alone: None,
    ..PLAIN
};

/// All steps.
pub static STEPS: &[WordSyntax] = &[
    WordSyntax {
        word: "advance",
        fields: &[("track", COUNTED), ("by", Amount), ("for", SEATS)],
        data: r#"{"track": "coins"}"#,
        line: "advance {track} [by {by}] [for {for}]",
        example: "advance coins by 1",
        tried: &["cross", "gain", "add"],
        ..WITH_DATA
    },
    WordSyntax {
        word: "erase",
        fields: &[("track", COUNTED), ("by", Amount), ("for", SEATS)],
        data: r#"{"track": "coins"}"#,
        line: "erase {track} [by {by}] [for {for}]",
        example: "erase coins by 1",
        tried: &["lose", "remove"],
        ..WITH_DATA
    },
    WordSyntax {
        word: "erase_all",
        fields: &[("track", Name(NameKind::Track)), ("for", SEATS)],
        data: r#"{"track": "coins"}"#,
        line: "erase all of {track} [for {for}]",
        tried: &["clear", "reset"],
        ..WITH_DATA
    },
    WordSyntax {
        word: "write",
        fields: &[
            ("track", WRITTEN),
            ("number", Number(NUMBER_MAX)),
            ("optional", Flag("may")),
            ("for", SEATS),
        ],
        data: r#"{"track": "palms", "number": 3}"#,
        line: "write {number} on {track} [for {for}]",
        more_lines: &["{optional} write {number} on {track}"],
        example: "write 3 on palms",
        ..WITH_DATA
    },
    WordSyntax {
        word: "take",
        fields: &[("track", COUNTED), ("by", Amount), ("from", SEATS)],
        data: r#"{"track": "coins", "from": "leader"}"#,
        line: "take {by} {track} from {from}",
        example: "take 1 coins from leader",
        ..WITH_DATA
    },
    WordSyntax {
        word: "give",
        fields: &[("track", COUNTED), ("by", Amount), ("to", SEATS)],
        data: r#"{"track": "coins", "to": "last"}"#,
        line: "give {by} {track} to {to}",
        example: "give 1 coins to last",
        ..WITH_DATA
    },
    WordSyntax {
        word: "convert",
        fields: &[
            ("from", COUNTED),
            ("per", Digits),
            ("into", COUNTED),
            ("by", Digits),
            ("most", Number(BOXES_MAX as u8)),
        ],
        data: r#"{"from": "pearls", "per": 2, "into": "coins"}"#,
        line: "convert {per} {from} into {by} {into} [at most {most} times]",
        example: "convert 2 pearls into 1 coins",
        tried: &["exchange"],
        ..WITH_DATA
    },
    WordSyntax {
        word: "mark_round",
        fields: &[("track", Name(NameKind::Rounds))],
        data: r#"{"track": "rounds"}"#,
        line: "mark round+on {track}",
        ..WITH_DATA
    },
    WordSyntax {
        word: "extra_mark",
        fields: &[
            ("cells", Amount),
            ("where", Area),
            ("apart", Flag("apart")),
            ("optional", Flag("may")),
        ],
        data: r#"{"cells": 1}"#,
        line: "mark {cells} extra cells|cell [in {where}] [{apart}]",
        more_lines: &["{optional} mark {cells} extra cells|cell [in {where}] [{apart}]"],
        example: "mark 2 extra cells in row",
        tried: &["mark"],
        ..WITH_DATA
    },
    WordSyntax {
        word: "extra_pattern",
        line: "mark pattern again",
        ..PLAIN
    },
    WordSyntax {
        word: "claim",
        fields: &[
            ("pool", Name(NameKind::Pool)),
            ("into", WRITTEN),
            ("by", Number(CLAIMS_MAX as u8)),
        ],
        data: r#"{"pool": "cups"}"#,
        line: "claim [{by}] from {pool} [into {into}]",
        example: "claim from cups into cups",
        ..WITH_DATA
    },
    WordSyntax {
        word: "score",
        whole: Some(POINTS),
        data: "2",
        line: "score {} [per cell]",
        example: "score 2 per cell",
        tried: &["points"],
        ..WITH_DATA
    },
    WordSyntax {
        word: "score_once",
        whole: Some(POINTS),
        data: "2",
        line: "score {} once",
        ..WITH_DATA
    },
    WordSyntax {
        word: "copy",
        line: "copy",
        example: "copy",
        tried: &["repeat"],
        ..PLAIN
    },
    WordSyntax {
        word: "spend",
        line: "spend",
        example: "spend",
        ..PLAIN
    },
    WordSyntax {
        word: "renew_offer",
        alone: Some("The same for the whole offer."),
        fields: &[("with", SYMBOL), ("color", COLOR)],
        data: r#"{"with": "palm"}"#,
        line: "renew offer with {with}",
        more_lines: &["renew offer of {color}", "renew offer"],
        example: "renew offer with palm",
        tried: &["renew"],
        ..PLAIN
    },
    WordSyntax {
        word: "discard",
        alone: Some("The same, replaced from the offer or the deck."),
        fields: &[
            ("from", OneOf(WordKind::Offer)),
            ("with", SYMBOL),
            ("color", COLOR),
        ],
        data: r#"{"from": "offer"}"#,
        line: "discard replaced from {from} with {with}",
        more_lines: &[
            "discard replaced from {from} of {color}",
            "discard [replaced from {from}]",
        ],
        example: "discard replaced from offer with palm",
        ..PLAIN
    },
    WordSyntax {
        word: "if",
        fields: &[
            ("test", Term(TermSort::Condition)),
            ("then", STEPS_WITHIN),
            ("else", STEPS_WITHIN),
        ],
        data: r#"{"test": {"full": "row"}, "then": ["copy"]}"#,
        line: "if {test} then {then} [else {else}]",
        example: "if coins >= 3 then spend else advance coins by 1",
        tried: &["when"],
        ..WITH_DATA
    },
    WordSyntax {
        word: "choose",
        whole: Some(Options),
        data: r#"[{"name": "again", "do": ["copy"]}, {"name": "keep"}]"#,
        line: "choose {}",
        example: "choose pay (erase coins by 1; mark 2 extra cells) or keep",
        ..WITH_DATA
    },
];

/// A part of the line of a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinePart {
    /// One of these words. The second, if there is one, is for one thing.
    Words(Vec<&'static str>),
    /// These two words, if both are there.
    Both([&'static str; 2]),
    /// A field with this name, or the whole data.
    Field(&'static str, FieldKind),
    /// Parts that may be missing.
    Maybe(Vec<LinePart>),
}

impl WordSyntax {
    /// The step with this word in JSON.
    pub fn of_step(word: &str) -> Option<&'static Self> {
        STEPS.iter().find(|step| step.word == word)
    }

    /// A right example of its JSON; empty if it is always the word alone.
    pub fn json(&self) -> String {
        if self.data.is_empty() {
            return String::new();
        }
        format!("{{{:?}: {}}}", self.word, self.data)
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = &'static str> + use<> {
        let more = self.more_lines.iter().copied();
        let line = (!self.line.is_empty()).then_some(self.line);
        line.into_iter().chain(more)
    }

    /// The parts of each of its lines.
    pub fn parts(&'static self) -> impl Iterator<Item = Vec<LinePart>> {
        self.lines().map(|line| self.parts_of(line))
    }

    fn parts_of(&self, line: &'static str) -> Vec<LinePart> {
        let mut parts = Vec::new();
        let mut optional: Option<Vec<LinePart>> = None;
        for word in line.split(' ') {
            let inner = word.trim_start_matches('[').trim_end_matches(']');
            if word.starts_with('[') {
                optional = Some(Vec::new());
            }
            let part = self.part(inner);
            optional.as_mut().unwrap_or(&mut parts).push(part);
            if word.ends_with(']') {
                parts.extend(optional.take().map(LinePart::Maybe));
            }
        }
        parts
    }

    fn part(&self, word: &'static str) -> LinePart {
        let name = word
            .strip_prefix('{')
            .map(|name| name.trim_end_matches('}'));
        let field = name.and_then(|name| Some((name, self.field(name)?)));
        match (field, word.split_once('+')) {
            (Some((name, kind)), _) => LinePart::Field(name, kind),
            (None, Some((first, second))) => LinePart::Both([first, second]),
            (None, None) => LinePart::Words(word.split('|').collect()),
        }
    }

    /// The words with which its lines begin.
    pub(crate) fn first_words(&self) -> impl Iterator<Item = &'static str> {
        self.lines().flat_map(|line| self.first_words_of(line))
    }

    fn first_words_of(&self, line: &'static str) -> Vec<&'static str> {
        match self.part(line.split(' ').next().unwrap_or_default()) {
            LinePart::Words(words) => words,
            LinePart::Field(_, Flag(word)) => vec![word],
            LinePart::Field(_, OneOf(kind)) => kind.words().to_vec(),
            LinePart::Both(_) | LinePart::Field(..) | LinePart::Maybe(_) => Vec::new(),
        }
    }

    /// What stands in the field with this name; in the whole data if the name is empty.
    pub(crate) fn field(&self, name: &str) -> Option<FieldKind> {
        if name.is_empty() {
            return self.whole;
        }
        let mut fields = self.fields.iter();
        let (_, kind) = fields.find(|(field, _)| *field == name)?;
        Some(*kind)
    }

    /// What its word means in a line: its first words there, if they differ.
    pub(crate) fn words_in_line(&self) -> Option<&'static str> {
        let same = self.line.get(..self.word.len());
        let same = same.filter(|start| start.replace(' ', "_") == self.word);
        let words = same.or_else(|| self.line.split(' ').next())?;
        (words != self.word).then_some(words)
    }
}

/// A line of a word, as a reader takes it.
pub(crate) struct WordLine {
    pub(crate) of: &'static WordSyntax,
    pub(crate) parts: Vec<LinePart>,
}

/// The lines of these words that begin with this one. Those without optional parts come first, and of these the longer ones:
/// where they fit, no other is meant.
pub(crate) fn lines_of(words: &'static [WordSyntax], first: &str) -> Vec<WordLine> {
    let lines = words.iter().flat_map(|of| {
        let lines = of.lines();
        let lines = lines.filter(|line| of.first_words_of(line).contains(&first));
        lines.map(move |line| WordLine {
            of,
            parts: of.parts_of(line),
        })
    });
    let mut lines: Vec<WordLine> = lines.collect();
    lines.sort_by_key(|line| {
        let mut parts = line.parts.iter();
        let has_optional = parts.any(|part| matches!(part, LinePart::Maybe(_)));
        (has_optional, Reverse(line.parts.len()))
    });
    lines
}

/// Right examples of steps that begin with `may`, by the word after it.
const MAY: [(&str, &str); 2] = [
    ("write", "may write 3 on palms"),
    ("mark", "may mark 2 extra cells in row"),
];

/// A right example of the step that begins with `may` and this word, if there is one.
pub(crate) fn may_example(word: &str) -> Option<&'static str> {
    let example = MAY.iter().find(|(second, _)| *second == word);
    example.map(|(_, example)| *example)
}

/// The words with which steps begin, each with a right example. `may` is last.
pub(crate) fn first_words() -> impl Iterator<Item = (&'static str, &'static str)> {
    let examples = STEPS.iter().map(|step| step.example);
    let examples = examples.filter(|example| !example.is_empty());
    let words = examples.filter_map(|example| Some((example.split(' ').next()?, example)));
    words.chain([("may", MAY[0].1)])
}
