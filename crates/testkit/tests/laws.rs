//! All laws, for every game of this workspace.

#[path = "support/subjects.rs"]
mod subjects;

use subjects::{nuggets, pyramids, silver_and_gold};

#[test]
fn silver_and_gold_holds_all_laws() {
    testkit::laws(&silver_and_gold());
}

#[test]
fn pyramids_holds_all_laws() {
    testkit::laws(&pyramids());
}

#[test]
fn nuggets_holds_all_laws() {
    testkit::laws(&nuggets());
}
