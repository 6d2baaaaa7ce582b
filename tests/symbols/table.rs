//! Small packs as text, the stages of both card games, and a table of Silver & Gold that plays by text.

use super::parity::plugins;
use rnw_flip::FlipAndWrite;
use rnw_packs::{Files, Source};
use rnw_pyramids::Pyramids;
use rnw_silver_and_gold::SilverAndGold;
use rnw_testkit::{PackBase, SmallPack, Stage, seat};
use roll_and_write::Ruleset;
use serde_json::{Value, json};

/// A game in progress.
pub(crate) type TestTable<G> = rnw_testkit::TestTable<FlipAndWrite<G>>;

/// The tracks and pools of the small packs: boxes to cross off with and without claims, numbers, and a box for each
/// round.
const SHEET: &str = r#"{
  "tracks": [
    { "name": "beads", "kind": "count", "boxes": 12, "row": 4, "score": { "each": 1 } },
    { "name": "pearls", "kind": "count", "boxes": 6, "row": 2, "score": { "each": 1 } },
    { "name": "notes", "kind": "written", "boxes": 4, "score": "sum" },
    { "name": "prizes", "kind": "written", "boxes": 3, "score": "sum" },
    { "name": "tides", "kind": "rounds", "boxes": 2, "score": { "each": 3 } },
    { "name": "tally", "kind": "count", "boxes": 9, "hidden": true },
    { "name": "memo", "kind": "written", "boxes": 1, "hidden": true }
  ],
  "pools": [
    { "name": "prizes", "values": [9, 7, 5] },
    { "name": "gifts", "values": [4, 3, 2, 1] }
  ],
  "rows": [{ "track": "pearls", "pool": "prizes", "into": "prizes" }]
}"#;

const PATTERNS: &str = r#"{
  "patterns": [
    { "name": "I2", "shape": ["XX"] },
    { "name": "I3", "shape": ["XXX"] },
    { "name": "O4", "shape": ["XX", "XX"] }
  ],
  "expeditions": [
    { "name": "I2", "pattern": "I2" },
    { "name": "I3", "pattern": "I3" },
    { "name": "O4", "pattern": "O4" }
  ]
}"#;

/// The files of a small pack with these symbols and without cards.
fn files(game: &str, symbols: &str) -> Files {
    let source = |(name, text): (&str, &str)| Source {
        path: name.to_owned(),
        name: name.to_owned(),
        text: text.to_owned(),
    };
    let files = [
        ("game.json", game),
        ("patterns.json", PATTERNS),
        ("sheet.json", SHEET),
        ("symbols.json", symbols),
    ];
    Files::new(files.map(source).to_vec())
}

const NO_SYMBOLS: &str = r#"{ "symbols": [] }"#;

const ISLANDS: &str = r#"{ "game": "silver-and-gold", "title": "Small",
  "schedule": { "rounds": 2, "turns": 3, "offer": 2 },
  "colors": [{ "name": "gray", "points": 8, "seal": 1 }, { "name": "green", "points": 10, "seal": 1 }],
  "tie_break": ["gray", "green"] }"#;

const CHAMBERS: &str = r#"{ "game": "pyramids", "title": "Small",
  "schedule": { "rounds": 2, "turns": 3, "offer": 2 }, "card_points": 10,
  "colors": [{ "name": "gray", "pool": "gifts", "track": "notes" }],
  "cards_per_claim": 9,
  "pairs": { "tracks": ["beads", "pearls"], "pair": 0, "single": 0 },
  "penalty": { "track": "beads", "values": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } }"#;

/// Makes all rows equally long: `gap` fills short rows with squares that are not cells.
fn padded(rows: &[&str], gap: char) -> Vec<String> {
    let width = rows.iter().map(|row| row.chars().count()).max();
    let width = width.unwrap_or(0);
    let pad = |row: &&str| {
        row.chars()
            .chain(std::iter::repeat(gap))
            .take(width)
            .collect()
    };
    rows.iter().map(pad).collect()
}

/// A card of Silver & Gold: name, colour and rows.
fn island(_: usize, words: &[&str]) -> Value {
    json!({ "name": words[0], "color": words[1], "grid": padded(&words[2..], '~') })
}

/// A card of Pyramids: name, colour and rows. The cards are numbered in their order, from 1.
fn chamber(index: usize, words: &[&str]) -> Value {
    let grid = padded(&words[2..], '#');
    json!({ "number": index + 1, "name": words[0], "color": words[1], "grid": grid })
}

/// Silver & Gold with packs that contain only the symbols that a test adds. Seat 1 starts.
pub(crate) fn islands_stage() -> Stage<FlipAndWrite<SilverAndGold>> {
    let base = PackBase {
        files: files(ISLANDS, NO_SYMBOLS),
        card: island,
        plain_name: ("Z", 1),
        plain: "gray .... ....",
    };
    let open = |files: &Files, options: &[(&str, &str)], seats| {
        rnw_silver_and_gold::Rules::load(files, options.iter().copied(), seats, &plugins())
    };
    Stage::new("silver-and-gold", base, open).option("start", "1")
}

/// Pyramids with packs that contain only the symbols that a test adds.
pub(crate) fn chambers_stage() -> Stage<FlipAndWrite<Pyramids>> {
    let base = PackBase {
        files: files(CHAMBERS, NO_SYMBOLS),
        card: chamber,
        plain_name: ("Z", 1),
        plain: "gray E... ...T",
    };
    let open = |files: &Files, options: &[(&str, &str)], seats| {
        rnw_pyramids::load(files, options.iter().copied(), seats)
    };
    Stage::new("pyramids", base, open)
}

/// A pack of Silver & Gold that a test writes.
#[derive(Clone)]
pub(crate) struct Small {
    cards: String,
    symbols: Vec<(String, char, String)>,
}

/// A pack of these cards, one on each line: name, colour and rows.
///
/// ```text
/// A gray  .b.  ..~
/// ```
pub(crate) fn small(cards: &str) -> Small {
    Small {
        cards: cards.to_owned(),
        symbols: Vec::new(),
    }
}

impl Small {
    /// Adds a symbol: its name, its character, and the other fields of its entry.
    pub(crate) fn symbol(mut self, name: &str, char: char, fields: &str) -> Self {
        self.symbols
            .push((name.to_owned(), char, fields.to_owned()));
        self
    }

    /// Adds a symbol that fires when its cell is marked.
    pub(crate) fn does(self, name: &str, char: char, program: &str) -> Self {
        self.symbol(name, char, &format!(r#""program": [{program}]"#))
    }

    /// The files of a pack of Silver & Gold with at least twenty cards.
    pub(crate) fn islands(&self) -> Files {
        let stage = islands_stage();
        let base = stage.base_named("").unwrap();
        let mut pack = SmallPack::new(base, &self.cards).filled(20);
        for (name, char, fields) in &self.symbols {
            pack = pack.symbol(name, *char, fields);
        }
        pack.files()
    }
}

/// A table of Silver & Gold at which each seat has two cards. Seat 1 starts unless an option says otherwise.
/// `offer` lists the cards on offer, the oldest first.
#[track_caller]
pub(crate) fn islands(
    pack: &Small,
    options: &[(&str, &str)],
    hands: &[&str],
    offer: &str,
) -> TestTable<SilverAndGold> {
    islands_stage().seated(&pack.islands(), options, hands, offer)
}

/// More questions to a table for tests of symbols.
pub(crate) trait More {
    /// The clause and the key of the refusal of a move.
    fn reason(&self, number: usize, text: &str) -> String;
    /// The legal moves of a seat, separated by commas.
    fn open(&self, number: usize) -> String;
    /// The numbers that are left in a pool.
    fn left(&self, pool: &str) -> Vec<u8>;
    /// The marks on both boards of a seat.
    fn marks(&self, number: usize) -> String;
    /// The score line of a seat for a symbol: the number of marked symbols and their points. `None` without such a
    /// line.
    fn scored(&self, number: usize, symbol: &str) -> Option<(i32, i32)>;
}

impl<G: rnw_flip::FlipGame> More for TestTable<G> {
    #[track_caller]
    fn reason(&self, number: usize, text: &str) -> String {
        let refusal = self.refusal(seat(number), text);
        format!("{} {}", refusal.clause.0, refusal.reason.key)
    }
    fn open(&self, number: usize) -> String {
        self.moves(seat(number)).join(", ")
    }
    fn left(&self, pool: &str) -> Vec<u8> {
        let pools = self.rules.pack().pools();
        let index = pools.iter().position(|known| known.name == pool).unwrap();
        let pool = roll_and_write::sheet::PoolId(index as u8);
        self.rules.left(&self.state, pool).to_vec()
    }
    fn marks(&self, number: usize) -> String {
        [0, 1]
            .map(|board| self.marked(seat(number), board))
            .join(" | ")
    }
    fn scored(&self, number: usize, symbol: &str) -> Option<(i32, i32)> {
        let score = self.rules.score(&self.state, seat(number));
        let name = format!("score-symbol symbol=symbol-{symbol} ");
        let line = score.lines().iter().find(|line| {
            let said = roll_and_write::Presentation::score_message(&*self.rules, line);
            said.to_string().starts_with(&name)
        });
        line.map(|line| (line.count, line.points))
    }
}
