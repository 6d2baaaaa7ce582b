//! The eight ways to turn and mirror a shape (C-3).

/// A turn by quarter turns to the right, after an optional mirroring left to right.
///
/// ```
/// use roll_and_write::Symmetry;
/// assert_eq!(Symmetry::ALL.len(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    mirrored: bool,
    quarter_turns: u8,
}

impl Symmetry {
    /// All eight, the identity first.
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

    /// Where this symmetry of the plane takes the point (row, column).
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
