//! Dice as blocks.

use super::block::{Block, StyledLine};
use super::board::role_of;
use super::glyphs::{Glyphs, Touch};
use super::lights::Lights;
use super::role::{Ink, Role, Shade};
use super::{GAP, Renderer};
use crate::spot::Spot;
use roll_and_write::picture::{DicePicture, DiePicture, DieState};

impl Renderer<'_> {
    /// The dice on the table, each group after its name. If dice can be chosen, only those have brackets.
    pub(crate) fn dice(self, dice: &[DicePicture], lights: Option<&Lights>, width: usize) -> Block {
        let group = |(at, group): (usize, &DicePicture)| {
            let name = self.translator.translate(&group.name);
            let mut pieces = vec![Block::from(StyledLine::new(
                Role::Plain,
                format!("{name}:"),
            ))];
            let is_shown = |(_, die): &(usize, &DiePicture)| die.state != DieState::Gone;
            for (index, die) in group.dice.iter().enumerate().filter(is_shown) {
                let touch = lights.and_then(|lights| lights.at(Spot::Die(at, index)));
                let choosing = lights.is_some_and(Lights::has_dice);
                let mut piece = Block::from(self.die(die, touch, choosing));
                if lights.is_some() {
                    piece.whole(Spot::Die(at, index));
                }
                pieces.push(piece);
            }
            Block::flow(pieces, 1, width)
        };
        Block::flow(dice.iter().enumerate().map(group).collect(), GAP, width)
    }

    /// A die after its sign, or else the name of its colour. A chosen die has a pointer.
    fn die(self, die: &DiePicture, touch: Option<Touch>, choosing: bool) -> StyledLine {
        let mut line = StyledLine::default();
        if let Some(sign) = die.sign {
            line.push_hued(Role::Symbol, sign.hue, self.glyphs.face(sign).to_string());
        } else if let Some(hue) = die.hue {
            let name = self.translator.text(hue.key());
            line.push_hued(Role::Symbol, die.hue, format!("{name} "));
        }
        if die.state == DieState::Chosen {
            line.push(Role::Title, self.glyphs.pointer().to_string());
        }
        let (open, close) = match touch {
            Some(touch) => Glyphs::brackets(touch),
            None if choosing => (' ', ' '),
            None => ('[', ']'),
        };
        let ink = Ink {
            hue: None,
            shade: Shade::Card(die.hue),
            ..Ink::from(touch.map_or(Role::Title, role_of))
        };
        line.draw(ink, format!("{open}{}{close}", self.upper_side(die)));
        line
    }

    /// What the upper side of a die shows; a blank if it is not rolled.
    pub fn upper_side(self, die: &DiePicture) -> String {
        let side = self.glyphs.label(die.print, die.face);
        if side.is_empty() {
            " ".to_owned()
        } else {
            side
        }
    }
}
