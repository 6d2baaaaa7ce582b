//! Dice on the table.

use crate::color_mode::{BLACK, WHITE};
use crate::drawing::Drawing;
use crate::flow::{beside, rows};
use crate::pen::{TextLook, centered_at};
use crate::pointing::PointedAt;
use crate::renderer::SvgRenderer;
use crate::shape::Rectangle;
use roll_and_write::picture::{DicePicture, DiePicture, DieState};

/// The side of a die.
const SIDE: f64 = 8.0;
/// The room below a die for its sign or the name of its colour.
const NAME: f64 = 4.0;
const GAP: f64 = 2.0;
const TEXT: f64 = 3.4;

impl SvgRenderer<'_> {
    /// The dice on the table in rows of at most this width: each group after its name. A chosen die has a second line
    /// around it. Dice that have left the game are not drawn.
    pub fn dice(&self, dice: &[DicePicture], width: f64) -> Vec<Drawing> {
        let group = |group| self.dice_to_point_at(group, &|_| None);
        rows(dice.iter().map(group).collect(), width, 4.0 * GAP)
    }

    /// The dice of a group in a row, which can be pointed at. `pointed_at` says what a die of the group means, counted
    /// from 0.
    pub fn dice_to_point_at(
        &self,
        group: &DicePicture,
        pointed_at: &dyn Fn(usize) -> Option<PointedAt>,
    ) -> Drawing {
        let name = self.translator.translate(&group.name);
        let title = self.pen.text_alone(&name, TextLook::regular(TEXT), SIDE);
        let all = group.dice.iter().enumerate();
        let shown = all.filter(|(_, die)| die.state != DieState::Gone);
        let drawn = shown.map(|(index, die)| {
            let mut drawn = self.die(die);
            if let Some(part) = pointed_at(index) {
                drawn.add(&part.area(Rectangle::new(0.0, 0.0, drawn.width(), drawn.height())));
            }
            drawn
        });
        beside(&[title].into_iter().chain(drawn).collect::<Vec<_>>(), GAP)
    }

    fn die(&self, die: &DiePicture) -> Drawing {
        let mut drawing = Drawing::new(SIDE + 2.0, SIDE + NAME);
        let area = Rectangle::new(1.0, 0.5, SIDE - 1.0, SIDE - 1.0);
        let fill = match die.hue {
            Some(_) => self.pen.colors.pale(die.hue),
            None => WHITE,
        };
        drawing.add(&area.rounded(1.4, fill, BLACK, 0.4));
        if die.state == DieState::Chosen {
            let inner = area.inset(0.8);
            drawing.add(&inner.rounded(1.0, "none", self.pen.colors.fresh(), 0.4));
        }
        if let Some(face) = die.face {
            drawing.add(&self.pen.face(face, area.inset(1.4)));
        }
        if let Some(label) = die.print {
            let (look, room) = (TextLook::bold(4.6), 0.8 * area.width);
            drawing.add(
                &self
                    .pen
                    .text_in_middle(area.center(), room, look, label.as_str()),
            );
        }
        let (x, _) = area.center();
        if let Some(sign) = die.sign {
            let side = 3.0;
            let below = Rectangle::new(x - side / 2.0, SIDE + 0.2, side, side);
            drawing.add(&self.pen.face(sign, below));
        } else if let Some(hue) = die.hue {
            let name = self.translator.text(hue.key());
            let look = self.pen.fitted(&name, SIDE + 2.0, TextLook::regular(2.4));
            drawing.add(&centered_at((x, SIDE + 2.2), look, &name));
        }
        drawing
    }
}
