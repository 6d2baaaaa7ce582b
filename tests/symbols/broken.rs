//! Warnings about symbols that depend on the number of seats of a pack.

use super::table::small;
use rnw_packs::{Files, Source};

/// A pack for one seat has no other seats. `each`, `leader` and `last` are then the seat itself.
#[test]
fn a_pack_for_one_seat_is_warned_of_steps_for_others() {
    let warned = |whom: &str, seats: &str| {
        let step = format!(r#"{{ "advance": {{ "track": "beads", "for": "{whom}" }} }}"#);
        let pack = small("A gray y... ....").does("eye", 'y', &step).islands();
        let sources = pack.sources().iter().map(|source| Source {
            text: source
                .text
                .replacen(r#""game":"#, &format!(r#"{seats} "game":"#), 1),
            ..source.clone()
        });
        let report = rnw_silver_and_gold::check(&Files::new(sources.collect())).to_string();
        report.contains("the pack is only for one seat, so the step never does anything")
    };
    for (whom, seats, expected) in [
        ("others", r#""seats": [1, 1],"#, true),
        ("next", r#""seats": [1, 1],"#, true),
        ("previous", r#""seats": [1, 1],"#, true),
        ("each", r#""seats": [1, 1],"#, false),
        ("leader", r#""seats": [1, 1],"#, false),
        ("others", r#""seats": [1, 2],"#, false),
        ("others", "", false),
    ] {
        assert_eq!(warned(whom, seats), expected, "{whom} {seats}");
    }
}
