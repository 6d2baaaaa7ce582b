//! The options of a table, each with its value.

use crate::ReferenceSetup;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    Fixed,
    Random,
    Custom,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fences {
    Two,
    OneOrTwo,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Split {
    Exact,
    FloorDeposit,
    FloorRegion,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Count {
    Yield,
    Deposits,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tie {
    Shared,
    Piles,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    AllOut,
    NoChips,
}

/// What the table has agreed on.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// `nuggets` or `armadora`: which yields of the pack are used. Everything else that the preset sets
    /// is already in the other options. NG-27
    pub(super) preset: String,
    /// The seat that begins, counted from 0, or `None` if the table has not named one. NG-6
    pub(super) first: Option<usize>,
    pub(super) layout: Layout,
    pub(super) fences: Fences,
    pub(super) split: Split,
    pub(super) count: Count,
    pub(super) tie: Tie,
    pub(super) end: End,
    /// Whether an owner may look at laid chips again. This decides only the events about them. NG-18
    pub(super) peek: bool,
}

impl Options {
    pub(super) fn read(setup: &ReferenceSetup) -> Self {
        let value = |name: &str| -> &str {
            let value = setup.options.get(name);
            value.expect("every option has a value")
        };
        Self {
            preset: value("preset").to_owned(),
            first: match value("first") {
                "random" => None,
                number => {
                    let number: usize = number.parse().expect("`first` is a seat or random");
                    assert!(
                        (1..=setup.seats).contains(&number),
                        "no seat {number} is at the table"
                    );
                    Some(number - 1)
                }
            },
            layout: match value("layout") {
                "fixed" => Layout::Fixed,
                "random" => Layout::Random,
                "custom" => Layout::Custom,
                other => panic!("there is no layout {other}"),
            },
            fences: match value("fences") {
                "two" => Fences::Two,
                "one-or-two" => Fences::OneOrTwo,
                other => panic!("nobody builds {other} fences"),
            },
            split: match value("split") {
                "exact" => Split::Exact,
                "floor-deposit" => Split::FloorDeposit,
                "floor-region" => Split::FloorRegion,
                other => panic!("there is no split {other}"),
            },
            count: match value("count") {
                "yield" => Count::Yield,
                "deposits" => Count::Deposits,
                other => panic!("nobody counts {other}"),
            },
            tie: match value("tie") {
                "shared" => Tie::Shared,
                "piles" => Tie::Piles,
                other => panic!("there is no tie-break {other}"),
            },
            end: match value("end") {
                "all-out" => End::AllOut,
                "no-chips" => End::NoChips,
                other => panic!("there is no end {other}"),
            },
            peek: match value("peek") {
                "allowed" => true,
                "forbidden" => false,
                other => panic!("looking again is never {other}"),
            },
        }
    }
}
