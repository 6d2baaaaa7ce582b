//! What is listed by hand: where symbols, ends and refusals are met.

/// The games that share the clauses of no game alone; each tests them for itself.
pub(super) const SHARING: [&str; 2] = ["silver-and-gold", "pyramids"];

/// Refusals of the shared engine that come from symbols of packs, and where they are met.
pub(super) const BY_SYMBOLS: [(&str, &[&str]); 4] = [
    ("refusal-choose-now", &["tests/symbols/"]),
    ("refusal-extra-elsewhere", &["tests/symbols/"]),
    ("refusal-offer-alone", &["tests/symbols/"]),
    (
        "refusal-number-now",
        &["crates/silver-and-gold/", "tests/symbols/"],
    ),
];

/// Refusals of the shared engine that a game never has to say, with the reason.
pub(super) const NEVER_SAID: [(&str, &str, &str); 5] = [
    (
        "refusal-apart",
        "silver-and-gold",
        "marks on an island need not touch",
    ),
    (
        "refusal-card-complete",
        "silver-and-gold",
        "a complete island has no free cell, so its cells are said to be marked",
    ),
    (
        "refusal-cell-missing",
        "pyramids",
        "in a chamber whatever is no cell is a wall",
    ),
    (
        "refusal-cell-wall",
        "silver-and-gold",
        "an island has no walls, only cells and sea",
    ),
    (
        "refusal-entry-first",
        "silver-and-gold",
        "an island has no entry",
    ),
];

/// The symbols: their pack, their name, and how the path and the name of their tests begin.
pub(super) const SYMBOLS: [(&str, &str, &str, &str); 21] = [
    (
        "silver-and-gold",
        "coin",
        "crates/silver-and-gold/",
        "sg_11_",
    ),
    (
        "silver-and-gold",
        "palm",
        "crates/silver-and-gold/",
        "sg_12_",
    ),
    (
        "silver-and-gold",
        "cross",
        "crates/silver-and-gold/",
        "c_6_",
    ),
    ("pyramids", "red-gem", "crates/pyramids/", "py_13_"),
    ("pyramids", "green-gem", "crates/pyramids/", "py_13_"),
    ("pyramids", "torch", "crates/pyramids/", "py_14_"),
    ("pyramids", "skull", "crates/pyramids/", "py_15_"),
    ("pyramids", "potion", "crates/pyramids/", "py_16_"),
    ("pyramids", "cross", "crates/pyramids/", "c_6_"),
    ("pearl-lagoon", "pearl", "tests/symbols/shipped", "pearl_"),
    (
        "pearl-lagoon",
        "current",
        "tests/symbols/shipped",
        "current_",
    ),
    ("pearl-lagoon", "turtle", "tests/symbols/shipped", "turtle_"),
    ("pearl-lagoon", "wreck", "tests/symbols/shipped", "wreck_"),
    ("jungle-temple", "shaft", "tests/symbols/shipped", "shaft_"),
    ("jungle-temple", "idol", "tests/symbols/shipped", "idol_"),
    (
        "jungle-temple",
        "parrot",
        "tests/symbols/shipped",
        "parrot_repeats_",
    ),
    (
        "jungle-temple",
        "chest",
        "tests/symbols/shipped",
        "chest_of_the_temple_",
    ),
    (EXAMPLES, "compass", "tests/symbols/shipped", "compass_"),
    (EXAMPLES, "parrot", "tests/symbols/shipped", "parrot_says_"),
    (EXAMPLES, "trap-door", "tests/symbols/shipped", "trap_door_"),
    (EXAMPLES, "chest", "tests/symbols/shipped", "chest_opens_"),
];
/// The crate of the symbols that are written in Rust.
pub(super) const EXAMPLES: &str = "example-symbols";

/// How games end: the game, the end, its clause, and tests that play to it.
pub(super) const ENDS: [(&str, &str, &str, &[&str]); 10] = [
    (
        "silver-and-gold",
        "the last turn of the last round is over",
        "SG-18",
        &["sg_18_after_four_rounds_the_game_ends"],
    ),
    (
        "silver-and-gold",
        "nobody has a card left, and the turns pass",
        "C-5",
        &["c_5_when_nobody_has_a_card_the_turns_pass_to_the_end"],
    ),
    (
        "pyramids",
        "the last turn of the last round is over",
        "PY-23",
        &["py_23_after_four_rounds_the_game_ends"],
    ),
    (
        "pyramids",
        "nobody has a card left, and the turns pass",
        "C-5",
        &["c_5_when_nobody_has_a_card_the_turns_pass_to_the_end"],
    ),
    (
        "nuggets",
        "all have passed",
        "NG-12",
        &["ng_12_the_game_ends_when_all_have_passed"],
    ),
    (
        "nuggets",
        "nobody can do anything",
        "NG-12",
        &["ng_12_the_game_ends_when_nobody_can_act"],
    ),
    (
        "nuggets",
        "the last one to build has built all that is legal",
        "NG-26",
        &["ng_26_the_last_seat_goes_on_building_until_nothing_is_legal"],
    ),
    (
        "nuggets",
        "`end=no-chips`: no cell takes a chip",
        "NG-12",
        &["ng_12_with_no_chips_a_full_board_ends_the_game"],
    ),
    (
        "nuggets",
        "`end=no-chips`: who is still in has no chip",
        "NG-12",
        &["ng_12_with_no_chips_fences_are_built_as_long_as_somebody_has_a_chip"],
    ),
    (
        "nuggets",
        "`end=no-chips`: nobody will lay one",
        "NG-12",
        &["ng_12_with_no_chips_the_game_ends_when_nobody_will_lay_one"],
    ),
];

/// How ties end that no tie-break decides: the game, its clause, and the test.
pub(super) const SHARED: [(&str, &str, &str); 3] = [
    (
        "silver-and-gold",
        "SG-22",
        "sg_22_who_ties_to_the_end_shares_the_win",
    ),
    (
        "pyramids",
        "PY-26",
        "py_26_who_completed_nothing_shares_the_win",
    ),
    ("nuggets", "NG-16", "ng_16_who_is_level_wins_together"),
];
