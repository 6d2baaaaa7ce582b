//! The rules of the game, opened at the passage that belongs to what a player must decide.

use super::deciding::{Deciding, MoveCheck};
use crate::render::{Block, StyledLine};

/// The rules of a game, as a front end lays them out.
pub struct RulesText {
    lay_out: Box<dyn Fn(usize) -> Block>,
    passages: Vec<(String, String)>,
    /// The clause at which the rules are to be opened.
    clause: Option<String>,
}

impl RulesText {
    /// Rules that `lay_out` lays out in lines of at most so many columns. A clause is named in square brackets at
    /// its passage, such as `[SG-9]`. `passages` has the clause for the key of what a seat must decide, such as
    /// `owed-pattern`.
    pub fn new(
        lay_out: impl Fn(usize) -> Block + 'static,
        passages: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        Self {
            lay_out: Box::new(lay_out),
            passages: passages.into_iter().collect(),
            clause: None,
        }
    }

    /// Opens the rules at the clause that refuses the selected move, or at the passage about the decision.
    pub(super) fn open_at(&mut self, deciding: Option<&Deciding>) {
        let owed = deciding.and_then(|deciding| deciding.selection.picture.owed.as_ref());
        let about = |(key, _): &&(String, String)| owed.is_some_and(|owed| owed.key == *key);
        let passage = self.passages.iter().find(about);
        self.clause = match deciding.map(|deciding| &deciding.verdict) {
            Some(MoveCheck::Refused(refusal)) => Some(refusal.clause.to_string()),
            Some(MoveCheck::Nothing | MoveCheck::Fits(..)) | None => {
                passage.map(|(_, clause)| clause.clone())
            }
        };
    }

    /// The rules in lines of this width, with the first line of the passage at which they are opened.
    pub(super) fn laid_out(&mut self, width: usize) -> (Block, Option<usize>) {
        let block = (self.lay_out)(width);
        let clause = self.clause.take();
        let passage = clause.map(|clause| passage_of(&block, &clause).unwrap_or(0));
        (block, passage)
    }
}

roll_and_write::opaque_debug!(RulesText);

/// The first line of the paragraph that names a clause.
fn passage_of(block: &Block, clause: &str) -> Option<usize> {
    let named = format!("[{clause}]");
    let lines: Vec<String> = block.lines().iter().map(StyledLine::text).collect();
    let at = lines.iter().position(|line| line.contains(&named))?;
    let before = lines[..at].iter().rposition(|line| line.trim().is_empty());
    Some(before.map_or(0, |blank| blank + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Role;

    #[test]
    fn a_passage_begins_with_its_paragraph() {
        let mut block = Block::default();
        for line in [
            "Title",
            "",
            "One rule",
            "goes on. [C-1]",
            "",
            "Another. [C-12]",
        ] {
            block.push(StyledLine::new(Role::Plain, line));
        }
        assert_eq!(passage_of(&block, "C-1"), Some(2));
        assert_eq!(passage_of(&block, "C-12"), Some(5));
        assert_eq!(passage_of(&block, "C-2"), None);
    }
}
