//! Writes areas into lines.

use super::print::Line;
use crate::area_files::{AreaEntry, AreaTerm, AreaWord, ReachedEntry};

/// How tightly the words around a set bind it: a set that binds less stands in parentheses.
const EXCEPT: u8 = 0;
const UNION: u8 = 1;
const INTERSECTION: u8 = 2;
const PART: u8 = 3;

impl Line {
    /// Where cells lie.
    pub(crate) fn area(&mut self, area: &AreaEntry) -> &mut Self {
        let alone = match area {
            AreaEntry::Word(word) => {
                !matches!(word, AreaWord::Marked | AreaWord::Free | AreaWord::Fresh)
            }
            AreaEntry::Term(term) => matches!(**term, AreaTerm::Within(_)),
        };
        self.within(!alone, |line| line.set(area, EXCEPT))
    }

    /// An area whose cells are all marked.
    pub(crate) fn full(&mut self, area: &AreaEntry) -> &mut Self {
        let many = matches!(
            area,
            AreaEntry::Word(AreaWord::Near | AreaWord::Surroundings)
        );
        self.area(area)
            .words(if many { "are full" } else { "is full" })
    }

    fn set(&mut self, area: &AreaEntry, around: u8) {
        match area {
            AreaEntry::Word(word) => {
                self.words(match word {
                    AreaWord::Anywhere => "any board",
                    AreaWord::Card => "card",
                    AreaWord::Near => "neighbours",
                    AreaWord::Row => "row",
                    AreaWord::Column => "column",
                    AreaWord::Other => "other board",
                    AreaWord::ThisCell => "this cell",
                    AreaWord::Diagonal => "diagonal",
                    AreaWord::Surroundings => "surroundings",
                    AreaWord::Marked => "marked",
                    AreaWord::Free => "free",
                    AreaWord::Fresh => "fresh",
                    AreaWord::Border => "border",
                    AreaWord::Entry => "entry",
                });
            }
            AreaEntry::Term(term) => self.area_term(term, around),
        }
    }

    fn area_term(&mut self, term: &AreaTerm, around: u8) {
        match term {
            AreaTerm::Within(steps) => {
                self.words("within").words(&steps.to_string());
            }
            AreaTerm::With(symbol) => {
                self.words("cells with").name(symbol);
            }
            AreaTerm::Touching(area) => self.words("touching").inner(area),
            AreaTerm::Reached(ReachedEntry { from, through }) => {
                self.words("reached from").inner(from);
                self.words("through").inner(through);
            }
            AreaTerm::OnOther(area) => {
                self.words("on other board");
                self.within(true, |line| line.set(area, EXCEPT));
            }
            AreaTerm::Union(areas) if areas.len() > 1 => {
                self.within(around > UNION, |line| line.sets(areas, "or", INTERSECTION));
            }
            AreaTerm::Union(areas) => self.words("any").list_of_sets(areas),
            AreaTerm::Intersection(areas) if areas.len() > 1 => {
                self.within(around > INTERSECTION, |line| line.sets(areas, "and", PART));
            }
            AreaTerm::Intersection(areas) => self.words("all").list_of_sets(areas),
            AreaTerm::Except(areas) => {
                self.within(around > EXCEPT, |line| {
                    line.set(&areas[0], EXCEPT);
                    line.words("except").set(&areas[1], UNION);
                });
            }
        }
    }

    /// An area behind a word that takes one part. Only a single word stands there without parentheses.
    fn inner(&mut self, area: &AreaEntry) {
        let is_word = matches!(area, AreaEntry::Word(_));
        self.within(!is_word, |line| line.set(area, EXCEPT));
    }

    fn sets(&mut self, areas: &[AreaEntry], word: &str, around: u8) {
        for (index, area) in areas.iter().enumerate() {
            if index > 0 {
                self.words(word);
            }
            self.set(area, around);
        }
    }

    fn list_of_sets(&mut self, areas: &[AreaEntry]) {
        self.tight("(");
        for (index, area) in areas.iter().enumerate() {
            if index > 0 {
                self.tight(",");
            }
            self.set(area, EXCEPT);
        }
        self.tight(")");
    }
}
