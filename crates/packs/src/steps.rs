//! How the steps of programs are written: one table for lines, JSON, errors, guesses and random programs.
//!
//! What a step is and does is not here: the crate of the turn has a module for each.

use roll_and_write::sheet::BOXES_MAX;
use roll_and_write::symbol::{CLAIMS_MAX, NUMBER_MAX};

/// How a step is written.
///
/// ```
/// use rnw_packs::{FieldKind, StepSyntax};
/// let take = StepSyntax::of("take").unwrap();
/// assert_eq!(take.lines[0].0, "take {by} {track} from {from}");
/// assert!(matches!(take.fields[2], ("from", FieldKind::Seats)));
/// ```
#[derive(Debug)]
pub struct StepSyntax {
    /// Its word in JSON.
    pub word: &'static str,
    /// The fields of its JSON, in their usual order. A field without a name is the whole value.
    pub fields: &'static [(&'static str, FieldKind)],
    /// What it means as a word alone, for the schema, if it may be one; empty if it always is.
    pub alone: Option<&'static str>,
    /// A right example of its JSON; empty if it is always the word alone.
    pub json: &'static str,
    /// The lines that mean it. A field stands in `{ }`, an optional part in `[ ]`. Of `cells|cell`, the second is for
    /// one; `round+on` means something only if both words are there.
    ///
    /// Beside each is a right example, for messages about all lines that begin with the same word; empty if another
    /// line of that word has it.
    pub lines: &'static [(&'static str, &'static str)],
    /// Words that authors try and that mean it.
    pub tried: &'static [&'static str],
}

/// What stands in a field of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// The name of a track whose boxes are crossed off.
    Counted,
    /// The name of a track for numbers.
    Written,
    /// The name of a track of rounds.
    Rounds,
    /// The name of a pool.
    Pool,
    /// The name of a symbol.
    Symbol,
    /// The name of a colour.
    Color,
    /// A number, or how it is worked out, at most this large.
    Number(u8),
    /// A number that is 1 if nothing is said.
    Amount,
    /// A number of points.
    Points,
    /// A number that cannot be worked out, and that is 1 if nothing is said.
    Digits,
    /// Other seats.
    Seats,
    /// Where cells lie.
    Area,
    /// Whether something is so: in a line, this word is there.
    Flag(&'static str),
    /// A condition.
    Condition,
    /// Steps.
    Steps,
    /// Options with a name and steps each.
    Options,
    /// The word `offer`.
    Offer,
}

impl FieldKind {
    /// Whether it is 1 if nothing is said.
    pub(crate) fn is_one_by_default(self) -> bool {
        matches!(self, Amount | Digits)
    }
}

use FieldKind::{
    Amount, Area, Color, Condition, Counted, Digits, Flag, Number, Offer, Options, Points, Pool,
    Rounds, Seats, Steps, Symbol, Written,
};

/// A step that is a word alone, and the same word in a line.
const PLAIN: StepSyntax = StepSyntax {
    word: "",
    fields: &[],
    alone: Some(""),
    json: "",
    lines: &[],
    tried: &[],
};

/// A step with fields.
const WITH_FIELDS: StepSyntax = StepSyntax {
    alone: None,
    ..PLAIN
};

/// All steps.
pub static STEPS: &[StepSyntax] = &[
    StepSyntax {
        word: "advance",
        fields: &[("track", Counted), ("by", Amount), ("for", Seats)],
        json: r#"{"advance": {"track": "coins"}}"#,
        lines: &[(
            "advance {track} [by {by}] [for {for}]",
            "advance coins by 1",
        )],
        tried: &["cross", "gain", "add"],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "erase",
        fields: &[("track", Counted), ("by", Amount), ("for", Seats)],
        json: r#"{"erase": {"track": "coins"}}"#,
        lines: &[("erase {track} [by {by}] [for {for}]", "erase coins by 1")],
        tried: &["lose", "remove"],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "write",
        fields: &[
            ("track", Written),
            ("number", Number(NUMBER_MAX)),
            ("optional", Flag("may")),
            ("for", Seats),
        ],
        json: r#"{"write": {"track": "palms", "number": 3}}"#,
        lines: &[
            ("write {number} on {track} [for {for}]", "write 3 on palms"),
            (
                "{optional} write {number} on {track}",
                "may write 3 on palms",
            ),
        ],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "take",
        fields: &[("track", Counted), ("by", Amount), ("from", Seats)],
        json: r#"{"take": {"track": "coins", "from": "leader"}}"#,
        lines: &[("take {by} {track} from {from}", "take 1 coins from leader")],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "give",
        fields: &[("track", Counted), ("by", Amount), ("to", Seats)],
        json: r#"{"give": {"track": "coins", "to": "last"}}"#,
        lines: &[("give {by} {track} to {to}", "give 1 coins to last")],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "convert",
        fields: &[
            ("from", Counted),
            ("per", Digits),
            ("into", Counted),
            ("by", Digits),
            ("most", Number(BOXES_MAX as u8)),
        ],
        json: r#"{"convert": {"from": "pearls", "per": 2, "into": "coins"}}"#,
        lines: &[(
            "convert {per} {from} into {by} {into} [at most {most} times]",
            "convert 2 pearls into 1 coins",
        )],
        tried: &["exchange"],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "mark_round",
        fields: &[("track", Rounds)],
        json: r#"{"mark_round": {"track": "rounds"}}"#,
        lines: &[("mark round+on {track}", "")],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "extra_pattern",
        lines: &[("mark pattern again", "")],
        ..PLAIN
    },
    StepSyntax {
        word: "extra_mark",
        fields: &[
            ("cells", Amount),
            ("where", Area),
            ("apart", Flag("apart")),
            ("optional", Flag("may")),
        ],
        json: r#"{"extra_mark": {"cells": 1}}"#,
        lines: &[
            (
                "mark {cells} extra cells|cell [in {where}] [{apart}]",
                "mark 2 extra cells in row",
            ),
            (
                "{optional} mark {cells} extra cells|cell [in {where}] [{apart}]",
                "",
            ),
        ],
        tried: &["mark"],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "claim",
        fields: &[
            ("pool", Pool),
            ("into", Written),
            ("by", Number(CLAIMS_MAX as u8)),
        ],
        json: r#"{"claim": {"pool": "cups"}}"#,
        lines: &[(
            "claim [{by}] from {pool} [into {into}]",
            "claim from cups into cups",
        )],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "score",
        fields: &[("", Points)],
        json: r#"{"score": 2}"#,
        lines: &[("score {} [per cell]", "score 2 per cell")],
        tried: &["points"],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "score_once",
        fields: &[("", Points)],
        json: r#"{"score_once": 2}"#,
        lines: &[("score {} once", "")],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "copy",
        lines: &[("copy", "copy")],
        tried: &["repeat"],
        ..PLAIN
    },
    StepSyntax {
        word: "spend",
        lines: &[("spend", "spend")],
        ..PLAIN
    },
    StepSyntax {
        word: "renew_offer",
        alone: Some("The same for the whole offer."),
        fields: &[("with", Symbol), ("color", Color)],
        json: r#"{"renew_offer": {"with": "palm"}}"#,
        lines: &[
            ("renew offer with {with}", "renew offer with palm"),
            ("renew offer of {color}", ""),
            ("renew offer", ""),
        ],
        tried: &["renew"],
    },
    StepSyntax {
        word: "discard",
        alone: Some("The same, replaced from the offer or the deck."),
        fields: &[("from", Offer), ("with", Symbol), ("color", Color)],
        json: r#"{"discard": {"from": "offer"}}"#,
        lines: &[
            (
                "discard replaced from {from} with {with}",
                "discard replaced from offer with palm",
            ),
            ("discard replaced from {from} of {color}", ""),
            ("discard [replaced from {from}]", ""),
        ],
        ..PLAIN
    },
    StepSyntax {
        word: "if",
        fields: &[("test", Condition), ("then", Steps), ("else", Steps)],
        json: r#"{"if": {"test": {"full": "row"}, "then": ["copy"]}}"#,
        lines: &[(
            "if {test} then {then} [else {else}]",
            "if coins >= 3 then spend else advance coins by 1",
        )],
        tried: &["when"],
        ..WITH_FIELDS
    },
    StepSyntax {
        word: "choose",
        fields: &[("", Options)],
        json: r#"{"choose": [{"name": "again", "do": ["copy"]}, {"name": "keep"}]}"#,
        lines: &[(
            "choose {}",
            "choose pay (erase coins by 1; mark 2 extra cells) or keep",
        )],
        ..WITH_FIELDS
    },
];

/// A part of the line of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepPart {
    /// One of these words. The second, if there is one, is for one thing.
    Words(Vec<&'static str>),
    /// These two words, if both are there.
    Both([&'static str; 2]),
    /// A field with this name.
    Field(&'static str, FieldKind),
    /// Parts that may be missing.
    Maybe(Vec<StepPart>),
}

impl StepSyntax {
    /// The step with this word in JSON.
    pub fn of(word: &str) -> Option<&'static Self> {
        STEPS.iter().find(|step| step.word == word)
    }

    /// The parts of each of its lines.
    pub fn parts(&'static self) -> impl Iterator<Item = Vec<StepPart>> {
        let lines = self.lines.iter();
        lines.map(|(line, _)| self.parts_of(line))
    }

    fn parts_of(&self, line: &'static str) -> Vec<StepPart> {
        let mut parts = Vec::new();
        let mut optional: Option<Vec<StepPart>> = None;
        for word in line.split(' ') {
            let inner = word.trim_start_matches('[').trim_end_matches(']');
            if word.starts_with('[') {
                optional = Some(Vec::new());
            }
            let part = self.part(inner);
            optional.as_mut().unwrap_or(&mut parts).push(part);
            if word.ends_with(']') {
                parts.extend(optional.take().map(StepPart::Maybe));
            }
        }
        parts
    }

    fn part(&self, word: &'static str) -> StepPart {
        let name = word
            .strip_prefix('{')
            .map(|name| name.trim_end_matches('}'));
        let field = self.fields.iter().find(|(field, _)| name == Some(field));
        match (field, word.split_once('+')) {
            (Some((name, kind)), _) => StepPart::Field(name, *kind),
            (None, Some((first, second))) => StepPart::Both([first, second]),
            (None, None) => StepPart::Words(word.split('|').collect()),
        }
    }

    /// The word with which one of its lines begins.
    fn first_word(&self, line: &'static str) -> Option<&'static str> {
        match self.part(line.split(' ').next()?) {
            StepPart::Words(words) => words.first().copied(),
            StepPart::Field(_, Flag(word)) => Some(word),
            StepPart::Both(_) | StepPart::Field(..) | StepPart::Maybe(_) => None,
        }
    }

    /// What stands in the field with this name.
    pub(crate) fn field(&self, name: &str) -> Option<FieldKind> {
        let mut fields = self.fields.iter();
        let (_, kind) = fields.find(|(field, _)| *field == name)?;
        Some(*kind)
    }

    /// What its word means in a line: its first words there, if they differ.
    pub(crate) fn words_in_line(&self) -> Option<&'static str> {
        let (line, _) = self.lines.first()?;
        let same = line.get(..self.word.len());
        let same = same.filter(|start| start.replace(' ', "_") == self.word);
        let words = same.or_else(|| line.split(' ').next())?;
        (words != self.word).then_some(words)
    }
}

/// A line of a step, as a reader takes it.
pub(crate) struct StepLine {
    pub(crate) step: &'static StepSyntax,
    pub(crate) parts: Vec<StepPart>,
}

/// The lines of all steps that begin with this word. Those without optional parts come first: where they fit, no other
/// is meant.
pub(crate) fn lines_of(first: &str) -> Vec<StepLine> {
    let steps = STEPS.iter().flat_map(|step| {
        let lines = step.lines.iter().map(|(line, _)| *line);
        let lines = lines.filter(|line| step.first_word(line) == Some(first));
        lines.map(move |line| StepLine {
            step,
            parts: step.parts_of(line),
        })
    });
    let mut lines: Vec<StepLine> = steps.collect();
    lines.sort_by_key(|line| {
        let mut parts = line.parts.iter();
        parts.any(|part| matches!(part, StepPart::Maybe(_)))
    });
    lines
}

/// The words with which steps begin, each with a right example. `may` is last.
pub(crate) fn first_words() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = |optional: bool| {
        let lines = STEPS.iter().flat_map(|step| step.lines);
        lines.filter(move |(line, _)| line.starts_with('{') == optional)
    };
    let examples = lines(false).chain(lines(true)).map(|(_, example)| *example);
    let examples = examples.filter(|example| !example.is_empty());
    examples.filter_map(|example| Some((example.split(' ').next()?, example)))
}
