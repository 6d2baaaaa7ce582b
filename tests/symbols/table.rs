//! Small packs written as text, and a table of either card game that plays them by text.

use roll_and_write::content::{Files, Source};
use roll_and_write::flip::{Event, FlipAndWrite, FlipGame, Move, State};
use roll_and_write::{Awaiting, CardId, ItemSet, Notation, Presentation, Ruleset, Seat};
use std::ops::ControlFlow;

/// The tracks and pools of the small packs: boxes to cross off with and without claims, numbers, and
/// a box for each round.
const SHEET: &str = r#"{
  "tracks": [
    { "name": "beads", "kind": "count", "boxes": 12, "row": 4, "score": { "each": 1 } },
    { "name": "pearls", "kind": "count", "boxes": 6, "row": 2, "score": { "each": 1 } },
    { "name": "notes", "kind": "written", "boxes": 4, "score": "sum" },
    { "name": "prizes", "kind": "written", "boxes": 3, "score": "sum" },
    { "name": "tides", "kind": "rounds", "boxes": 2, "score": { "each": 3 } }
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

/// A pack that is written in the test.
#[derive(Clone)]
pub(super) struct Small {
    cards: Vec<String>,
    symbols: Vec<String>,
    schedule: (u8, u8, u8),
}

/// A pack of these cards, one a line: name, colour and rows.
///
/// ```text
/// A gray  .b.  ..~
/// ```
pub(super) fn small(cards: &str) -> Small {
    let lines = cards.lines().map(str::trim).filter(|line| !line.is_empty());
    Small {
        cards: lines.map(str::to_owned).collect(),
        symbols: Vec::new(),
        schedule: (2, 3, 2),
    }
}

impl Small {
    /// Adds a symbol: its name, its character, and the other fields of its entry.
    pub(super) fn symbol(mut self, name: &str, char: char, fields: &str) -> Self {
        self.symbols.push(format!(
            r#"{{ "name": "{name}", "char": "{char}", "glyph": "{char}", {fields} }}"#
        ));
        self
    }

    /// Adds a symbol that fires when its cell is marked.
    pub(super) fn does(self, name: &str, char: char, steps: &str) -> Self {
        self.symbol(name, char, &format!(r#""program": [{steps}]"#))
    }

    /// Rounds, turns in a round, and cards in the offer.
    pub(super) fn schedule(mut self, rounds: u8, turns: u8, offer: u8) -> Self {
        self.schedule = (rounds, turns, offer);
        self
    }

    /// Adds plain cards `Z01`, `Z02` and so on, until there are so many.
    fn filled(&self, plain: &str, cards: usize) -> Vec<String> {
        let fill = 1..=cards.saturating_sub(self.cards.len());
        let plain = fill.map(|number| format!("Z{number:02} gray {plain}"));
        self.cards.iter().cloned().chain(plain).collect()
    }

    fn files(
        &self,
        game: String,
        cards: &[String],
        card: impl Fn(usize, &[&str]) -> String,
    ) -> Files {
        let card = |(index, line): (usize, &String)| {
            card(index, &line.split_whitespace().collect::<Vec<_>>())
        };
        let cards: Vec<String> = cards.iter().enumerate().map(card).collect();
        let source = |name: &str, text: String| Source {
            path: name.to_owned(),
            name: name.to_owned(),
            text,
        };
        Files::new(vec![
            source(
                "cards.json",
                format!("{{ \"cards\": [\n{}\n] }}", cards.join(",\n")),
            ),
            source("game.json", game),
            source("patterns.json", PATTERNS.to_owned()),
            source("sheet.json", SHEET.to_owned()),
            source(
                "symbols.json",
                format!("{{ \"symbols\": [\n{}\n] }}", self.symbols.join(",\n")),
            ),
        ])
    }

    fn schedule_field(&self) -> String {
        let (rounds, turns, offer) = self.schedule;
        format!(r#""schedule": {{ "rounds": {rounds}, "turns": {turns}, "offer": {offer} }}"#)
    }

    /// The files of a pack of Silver & Gold with twenty cards at least.
    pub(super) fn islands(&self) -> Files {
        let schedule = self.schedule_field();
        let game = format!(
            r#"{{ "game": "silver-and-gold", "title": "Small", {schedule},
  "colors": [{{ "name": "gray", "points": 8, "seal": 1 }}, {{ "name": "green", "points": 10, "seal": 1 }}],
  "tie_break": ["gray", "green"] }}"#
        );
        let cards = self.filled(".... ....", 20);
        self.files(game, &cards, |_, words| {
            let grid = padded(&words[2..], '~');
            format!(
                r#"{{ "name": "{}", "color": "{}", "grid": {grid:?} }}"#,
                words[0], words[1]
            )
        })
    }

    /// The files of a pack of Pyramids with twenty cards at least; their numbers are 1, 2 and so on.
    pub(super) fn chambers(&self) -> Files {
        let schedule = self.schedule_field();
        let game = format!(
            r#"{{ "game": "pyramids", "title": "Small", {schedule}, "card_points": 10,
  "colors": [{{ "name": "gray", "pool": "gifts", "track": "notes" }}],
  "cards_per_claim": 9,
  "pairs": {{ "tracks": ["beads", "pearls"], "pair": 0, "single": 0 }},
  "penalty": {{ "track": "beads", "values": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }} }}"#
        );
        let cards = self.filled("E... ...T", 20);
        self.files(game, &cards, |index, words| {
            let grid = padded(&words[2..], '#');
            let (number, name) = (index + 1, words[0]);
            format!(
                r#"{{ "number": {number}, "name": "{name}", "color": "{}", "grid": {grid:?} }}"#,
                words[1]
            )
        })
    }
}

/// Short rows end in what is no cell.
fn padded(rows: &[&str], gap: char) -> Vec<String> {
    let width = rows
        .iter()
        .map(|row| row.chars().count())
        .max()
        .unwrap_or(0);
    let pad = |row: &&str| {
        let missing = width - row.chars().count();
        row.chars()
            .chain(std::iter::repeat_n(gap, missing))
            .collect()
    };
    rows.iter().map(pad).collect()
}

/// A game in progress, played by text.
pub(super) struct Table<G: FlipGame> {
    pub(super) rules: std::sync::Arc<FlipAndWrite<G>>,
    pub(super) state: State,
    pub(super) events: Vec<Event>,
    heard: usize,
}

/// A table of Silver & Gold at which each seat holds two cards. Seat 1 starts unless an option says
/// otherwise; these cards are offered, the oldest first.
#[track_caller]
pub(super) fn islands(
    pack: &Small,
    options: &[(&str, &str)],
    hands: &[&str],
    offer: &str,
) -> Table<rnw_silver_and_gold::SilverAndGold> {
    let mut options = options.to_vec();
    if options.iter().all(|option| option.0 != "start") {
        options.push(("start", "1"));
    }
    let rules = rnw_silver_and_gold::load(&pack.islands(), options, hands.len());
    Table::seated(
        rules.unwrap_or_else(|error| panic!("{error}")),
        hands,
        offer,
    )
}

/// The same for Pyramids.
#[track_caller]
pub(super) fn chambers(
    pack: &Small,
    options: &[(&str, &str)],
    hands: &[&str],
    offer: &str,
) -> Table<rnw_pyramids::Pyramids> {
    let rules = rnw_pyramids::load(&pack.chambers(), options.to_vec(), hands.len());
    Table::seated(
        rules.unwrap_or_else(|error| panic!("{error}")),
        hands,
        offer,
    )
}

/// The seat with this number, counted from 1 as people do.
pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

impl<G: FlipGame> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            rules: std::sync::Arc::clone(&self.rules),
            events: self.events.clone(),
            ..*self
        }
    }
}

impl<G: FlipGame> Table<G> {
    #[track_caller]
    pub(super) fn seated(rules: FlipAndWrite<G>, hands: &[&str], offer: &str) -> Self {
        let mut table = Self {
            state: rules.start(),
            rules: std::sync::Arc::new(rules),
            events: Vec::new(),
            heard: 0,
        };
        let wanted = hands.join(" ") + " " + offer;
        for hand in hands {
            table.deal(hand);
            for _ in 0..2 {
                let spare = |name: &String| wanted.split(' ').all(|card| card != name);
                let filler = table.drawable().into_iter().rev().find(spare);
                table.deal(&filler.expect("the pack has too few cards"));
            }
        }
        while let Awaiting::Seats(seats) = table.rules.awaiting(&table.state) {
            let chooser = seats.first().unwrap();
            table.play(
                chooser.number(),
                &format!("keep {}", hands[chooser.index()]),
            );
        }
        table.deal(offer);
        table.refill();
        assert_eq!(table.awaits(), "expedition");
        table.heard = table.events.len();
        table
    }

    /// Deals these items, one after the other.
    #[track_caller]
    pub(super) fn deal(&mut self, names: &str) {
        for name in names.split_whitespace() {
            let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) else {
                panic!("{name:?} cannot be dealt: {} is awaited", self.awaits())
            };
            let item = self.rules.item_by_name(chance.purpose, name);
            let item = item.filter(|item| chance.among.contains(*item));
            let item = item
                .unwrap_or_else(|| panic!("{name:?} cannot be dealt, but {:?}", self.drawable()));
            self.rules.deal(&mut self.state, item, &mut self.events);
        }
    }

    /// Fills the offer up with the last cards of the deck.
    pub(super) fn refill(&mut self) {
        while self.awaits() == "deck" {
            let last = self.drawable().pop().unwrap();
            self.deal(&last);
        }
    }

    pub(super) fn parse(&self, text: &str) -> Move {
        let found = self.rules.parse_move(text);
        found.unwrap_or_else(|error| panic!("{text:?}: {error}"))
    }

    /// Has a seat make a move, which must be legal and listed.
    #[track_caller]
    pub(super) fn play(&mut self, number: usize, text: &str) {
        let mv = self.parse(text);
        let checked = self.rules.check(&self.state, seat(number), mv);
        let legal = checked.unwrap_or_else(|why| panic!("seat {number} plays {text:?}: {why}"));
        assert!(
            self.moves(number).contains(&self.rules.print_move(mv)),
            "{text:?} is legal but not listed"
        );
        self.rules.apply(&mut self.state, legal, &mut self.events);
    }

    /// Plays moves like `1 A a1 b1 / 2 B c1`: the number of a seat, then its move.
    #[track_caller]
    pub(super) fn script(&mut self, script: &str) {
        for piece in script
            .split('/')
            .map(str::trim)
            .filter(|piece| !piece.is_empty())
        {
            let (number, text) = piece.split_once(' ').unwrap();
            self.play(number.parse().unwrap(), text);
        }
    }

    /// Flips an expedition and plays moves.
    #[track_caller]
    pub(super) fn turn(&mut self, expedition: &str, script: &str) {
        self.deal(expedition);
        self.script(script);
    }

    /// The clause and the key by which a move is refused; it must not be listed either.
    #[track_caller]
    pub(super) fn refused(&self, number: usize, text: &str) -> String {
        let mv = self.parse(text);
        let refusal = self.rules.check(&self.state, seat(number), mv);
        let refusal = refusal.expect_err("the move is legal");
        assert!(
            !self.moves(number).contains(&self.rules.print_move(mv)),
            "{text:?} is listed, yet {refusal}"
        );
        format!("{} {}", refusal.clause.0, refusal.reason.key)
    }

    /// What is awaited: `seats 1 2`, the purpose of a draw, or `over`.
    pub(super) fn awaits(&self) -> String {
        match self.rules.awaiting(&self.state) {
            Awaiting::Seats(seats) => {
                let numbers = seats.iter().map(|seat| seat.number().to_string());
                format!("seats {}", numbers.collect::<Vec<_>>().join(" "))
            }
            Awaiting::Chance(chance) => chance.purpose.name.to_owned(),
            Awaiting::Over => "over".to_owned(),
        }
    }

    /// The names of the items that can be dealt now.
    pub(super) fn drawable(&self) -> Vec<String> {
        let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) else {
            return Vec::new();
        };
        let names = chance.among.iter();
        names
            .filter_map(|item| self.rules.item_name(chance.purpose, item))
            .collect()
    }

    /// The legal moves of a seat, parted by commas.
    pub(super) fn open(&self, number: usize) -> String {
        self.moves(number).join(", ")
    }

    fn moves(&self, number: usize) -> Vec<String> {
        let mut moves = Vec::new();
        let _ = self.rules.for_each_move(&self.state, seat(number), |mv| {
            moves.push(self.rules.print_move(mv.mv()));
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// What a seat is to decide, as developers read it.
    pub(super) fn owed(&self, number: usize) -> String {
        let picture = self
            .rules
            .picture(&self.rules.view(&self.state, seat(number)));
        picture.owed.map_or(String::new(), |owed| owed.to_string())
    }

    /// How many boxes of a track a seat has filled.
    pub(super) fn filled(&self, number: usize, track: &str) -> u32 {
        let layout = self.rules.pack().sheet();
        let track = layout.track(layout.find(track).unwrap());
        self.state.sheet(seat(number)).filled(track)
    }

    /// The numbers on a track of a seat.
    pub(super) fn written(&self, number: usize, track: &str) -> Vec<u8> {
        let layout = self.rules.pack().sheet();
        let track = layout.track(layout.find(track).unwrap());
        let sheet = self.state.sheet(seat(number));
        let boxes = 0..usize::from(track.boxes);
        boxes
            .filter_map(|index| sheet.written(track, index))
            .collect()
    }

    /// The numbers of a pool that are left.
    pub(super) fn left(&self, pool: &str) -> Vec<u8> {
        let pools = self.rules.pack().pools();
        let index = pools.iter().position(|known| known.name == pool).unwrap();
        let pool = roll_and_write::sheet::PoolId(index as u8);
        self.rules.left(&self.state, pool).to_vec()
    }

    /// The cards on the boards of a seat, `-` for an empty board.
    pub(super) fn held(&self, number: usize) -> String {
        let boards = self.state.boards(seat(number));
        boards
            .map(|card| card.map_or("-", |card| self.name(card)))
            .join(" ")
    }

    /// The marks on both boards of a seat.
    pub(super) fn marked(&self, number: usize) -> String {
        let frame = self.rules.pack().placements().frame();
        let boards = self.state.marked(seat(number));
        boards.map(|cells| frame.labels(cells)).join(" | ")
    }

    /// The cards that a seat has completed.
    pub(super) fn completed(&self, number: usize) -> String {
        self.names(self.state.completed(seat(number)))
    }

    /// The open cards, oldest first.
    pub(super) fn offer(&self) -> String {
        let names = self.state.offer().iter().map(|card| self.name(*card));
        names.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn names(&self, cards: ItemSet) -> String {
        let names = cards.iter().map(|card| self.name(CardId(card)));
        names.collect::<Vec<_>>().join(" ")
    }

    fn name(&self, card: CardId) -> &str {
        &self.rules.pack().card(card).name
    }

    /// The points of a seat for a symbol: how many it has marked, and what they bring.
    pub(super) fn scored(&self, number: usize, symbol: &str) -> Option<(i32, i32)> {
        let score = self.rules.score(&self.state, seat(number));
        let line = score.lines().iter().find(|line| {
            let said = self.rules.score_message(line).to_string();
            said.starts_with(&format!("score-symbol symbol=symbol-{symbol} "))
        });
        line.map(|line| (line.count, line.points))
    }

    /// What was told since this was asked last: each event as developers read it, without its
    /// `event-`, but for marks and what comes and goes with every turn.
    pub(super) fn heard(&mut self) -> Vec<String> {
        const STEADY: [&str; 5] = [
            "event-marked",
            "event-revealed",
            "event-all-marked",
            "event-round-began",
            "event-offered",
        ];
        let new = self.events[self.heard..].iter();
        let messages: Vec<_> = new.map(|event| self.rules.notice(event).message).collect();
        self.heard = self.events.len();
        let messages = messages
            .iter()
            .filter(|message| !STEADY.contains(&message.key));
        let text = |message: &roll_and_write::Message| {
            let text = message.to_string();
            text.trim_start_matches("event-").to_owned()
        };
        messages.map(text).collect()
    }

    /// Asserts what was told since this was asked last, one event a line.
    #[track_caller]
    pub(super) fn hears(&mut self, expected: &str) {
        let lines = expected
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty());
        assert_eq!(self.heard(), lines.collect::<Vec<_>>());
    }
}
