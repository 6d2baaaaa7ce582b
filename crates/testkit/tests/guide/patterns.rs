//! Example properties of values that `rnw_testkit::strategies` generates.

use super::shown;
use proptest::prelude::*;
use proptest::test_runner::TestError;
use rnw_testkit::strategies::{island, seeded, shape};
use roll_and_write::{CellSet, Frame, Grid, Pattern};

proptest! {
    /// Where one pattern was marked, none is marked again.
    #[test]
    fn marks_never_overlap(
        shape in shape(1..=5),
        island in island(Frame::new(4, 5).unwrap()),
    ) {
        let places = shape.placements(island.frame());
        let allowed = |cells: &&CellSet| island.reach(CellSet::EMPTY).allows(**cells);
        for first in places.iter().filter(allowed) {
            let reach = island.reach(*first);
            for second in places.iter().filter(|cells| reach.allows(**cells)) {
                prop_assert!(second.is_disjoint(*first));
            }
        }
    }
}

/// It sounds right, but it is not.
#[test]
fn a_pattern_with_eight_orientations_is_found() {
    let found = seeded(1).run(&shape(1..=6), |shape| {
        prop_assert!(shape.orientations().len() <= 4);
        Ok(())
    });
    let Err(TestError::Fail(_, least)) = found else {
        panic!("{found:?}");
    };
    shown(
        "a_pattern_with_eight_orientations_is_found",
        &format!("{least:?}"),
    );
}
