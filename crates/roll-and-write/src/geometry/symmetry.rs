//! The eight ways to turn and reflect a shape (C-3).

/// A symmetry of the plane: first an optional reflection of left and right, then quarter turns to
/// the right.
///
/// ```
/// use roll_and_write::Symmetry;
/// let images = Symmetry::ALL.map(|symmetry| symmetry.apply((1, 2)));
/// assert_eq!(images[..2], [(1, 2), (2, -1)], "the identity, then a quarter turn");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    mirrored: bool,
    quarter_turns: u8,
}

impl Symmetry {
    /// All eight symmetries. The first is the identity.
    pub const ALL: [Self; 8] = {
        let mut all = [Self {
            mirrored: false,
            quarter_turns: 0,
        }; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self {
                mirrored: i >= 4,
                quarter_turns: (i % 4) as u8,
            };
            i += 1;
        }
        all
    };

    /// Moves the point (row, column).
    pub fn apply(self, (row, col): (i32, i32)) -> (i32, i32) {
        let col = if self.mirrored { -col } else { col };
        match self.quarter_turns {
            0 => (row, col),
            1 => (col, -row),
            2 => (-row, -col),
            _ => (-col, row),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarter_turns_add_up_and_a_mirror_comes_before_them() {
        let point = (1, 2);
        let images = Symmetry::ALL.map(|symmetry| symmetry.apply(point));
        assert_eq!(images[..4], [(1, 2), (2, -1), (-1, -2), (-2, 1)]);
        assert_eq!(images[4..], [(1, -2), (-2, -1), (-1, 2), (2, 1)]);
    }
}
