//! Small packs written as text, and a table that plays them by text.

use crate::{Rules, load};
use roll_and_write::content::{Files, Source};
use roll_and_write::flip::{Event, State};
use roll_and_write::{
    Audience, Awaiting, CardId, CellSet, ItemSet, Notation, Presentation, Refusal, Ruleset, Seat,
    Seats,
};
use std::fmt::Write;
use std::ops::ControlFlow;

/// The seat with this number, counted from 1 as people do.
pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A pack that is written in the test: the shipped patterns, symbols and sheet, and other cards.
#[derive(Clone)]
pub(super) struct SmallPack {
    cards: Vec<String>,
    expeditions: Vec<String>,
    schedule: (u8, u8, u8),
    colors: Vec<(String, u8, u8)>,
    edits: Vec<(&'static str, String, String)>,
    symbols: Option<String>,
}

/// A pack of these cards, one a line: name, colour (with `+` the colour of the seal), rows.
///
/// ```text
/// P1 purple+gray  .x.  ..~
/// ```
pub(super) fn pack(cards: &str) -> SmallPack {
    let lines = cards.lines().map(str::trim).filter(|line| !line.is_empty());
    let colors = [
        ("purple", 14, 2),
        ("orange", 12, 2),
        ("green", 10, 1),
        ("gray", 8, 1),
    ];
    SmallPack {
        cards: lines.map(str::to_owned).collect(),
        expeditions: "I2 I3 I3 V3 V3 T4 L4 O4"
            .split(' ')
            .map(str::to_owned)
            .collect(),
        schedule: (4, 7, 4),
        colors: colors
            .map(|(name, points, seal)| (name.to_owned(), points, seal))
            .to_vec(),
        edits: Vec::new(),
        symbols: None,
    }
}

impl SmallPack {
    /// Adds plain gray cards of sixteen cells, `Z01`, `Z02` and so on, until there are so many cards.
    pub(super) fn filled(mut self, cards: usize) -> Self {
        for number in 1..=cards.saturating_sub(self.cards.len()) {
            self.cards
                .push(format!("Z{number:02} gray .... .... .... ...."));
        }
        self
    }

    /// Other expeditions, by their patterns. Those that share one are told apart by a letter: `O4a`, `O4b`.
    pub(super) fn expeditions(mut self, patterns: &str) -> Self {
        self.expeditions = patterns.split_whitespace().map(str::to_owned).collect();
        self
    }

    /// Rounds, turns in a round, and cards in the offer.
    pub(super) fn schedule(mut self, rounds: u8, turns: u8, offer: u8) -> Self {
        self.schedule = (rounds, turns, offer);
        self
    }

    /// Other colours: name, points, seal.
    pub(super) fn colors(mut self, colors: &[(&str, u8, u8)]) -> Self {
        self.colors = colors
            .iter()
            .map(|&(name, points, seal)| (name.to_owned(), points, seal))
            .collect();
        self
    }

    /// Replaces a piece of a shipped file.
    pub(super) fn edit(mut self, file: &'static str, from: &str, to: &str) -> Self {
        self.edits.push((file, from.to_owned(), to.to_owned()));
        self
    }

    /// Adds a symbol to the shipped ones.
    pub(super) fn symbol(self, name: &str, char: char, step: &str) -> Self {
        let entry = format!(
            r#"{{ "name": "{name}", "char": "{char}", "glyph": "{char}", "program": [{step}] }},"#
        );
        self.edit(
            "symbols.json",
            r#""symbols": ["#,
            &format!(r#""symbols": [{entry}"#),
        )
    }

    /// Other symbols than the shipped ones: a whole `symbols.json`.
    pub(super) fn symbols(mut self, text: String) -> Self {
        self.symbols = Some(text);
        self
    }

    pub(super) fn files(&self) -> Files {
        let mut sources: Vec<Source> = crate::shipped().sources().to_vec();
        for source in &mut sources {
            match source.name.as_str() {
                "cards.json" => source.text = self.cards_file(),
                "game.json" => source.text = self.game_file(),
                "symbols.json" => {
                    source.text = self.symbols.clone().unwrap_or_else(|| source.text.clone());
                }
                "patterns.json" => source.text = self.patterns_file(&source.text),
                _ => {}
            }
            for (_, from, to) in self.edits.iter().filter(|edit| edit.0 == source.name) {
                assert!(
                    source.text.contains(from),
                    "{} has no {from:?}",
                    source.name
                );
                source.text = source.text.replace(from, to);
            }
        }
        Files::new(sources)
    }

    fn cards_file(&self) -> String {
        let card = |line: &String| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let (color, seal) = words[1]
                .split_once('+')
                .map_or((words[1], None), |(color, seal)| (color, Some(seal)));
            let seal = seal.map_or(String::new(), |seal| format!(r#""seal": "{seal}", "#));
            // Short rows end in sea.
            let width = words[2..].iter().map(|row| row.chars().count()).max();
            let pad = |row: &&str| format!("{row:~<width$}", width = width.unwrap_or(0));
            let grid: Vec<String> = words[2..].iter().map(pad).collect();
            format!(
                r#"{{ "name": "{}", "color": "{color}", {seal}"grid": {grid:?} }}"#,
                words[0]
            )
        };
        let cards: Vec<String> = self.cards.iter().map(card).collect();
        format!("{{ \"cards\": [\n{}\n] }}", cards.join(",\n"))
    }

    fn game_file(&self) -> String {
        let (rounds, turns, offer) = self.schedule;
        let color = |(name, points, seal): &(String, u8, u8)| {
            format!(r#"{{ "name": "{name}", "points": {points}, "seal": {seal} }}"#)
        };
        let colors: Vec<String> = self.colors.iter().map(color).collect();
        format!(
            r#"{{ "game": "silver-and-gold", "title": "Small",
  "schedule": {{ "rounds": {rounds}, "turns": {turns}, "offer": {offer} }},
  "colors": [{}], "tie_break": ["gray", "green", "orange", "purple"] }}"#,
            colors.join(", ")
        )
    }

    /// The shipped patterns with this pack's expeditions.
    fn patterns_file(&self, shipped: &str) -> String {
        let mut expeditions = String::new();
        for (index, pattern) in self.expeditions.iter().enumerate() {
            let alike = |pile: &[String]| pile.iter().filter(|other| *other == pattern).count();
            let letter = if alike(&self.expeditions) > 1 {
                char::from(b'a' + alike(&self.expeditions[..index]) as u8).to_string()
            } else {
                String::new()
            };
            let comma = if index > 0 { "," } else { "" };
            let _ = write!(
                expeditions,
                r#"{comma} {{ "name": "{pattern}{letter}", "pattern": "{pattern}" }}"#
            );
        }
        let (patterns, _) = shipped.split_once(r#""expeditions""#).unwrap();
        format!("{patterns}\"expeditions\": [{expeditions}] }}")
    }
}

/// A game in progress, played by text. Unless an option says otherwise, seat 1 starts.
pub(super) struct Table {
    pub(super) rules: Rules,
    pub(super) state: State,
    pub(super) events: Vec<Event>,
}

impl Table {
    pub(super) fn new(files: &Files, options: &[(&str, &str)], seats: usize) -> Self {
        let mut options = options.to_vec();
        if options.iter().all(|option| option.0 != "start") {
            options.push(("start", "1"));
        }
        let rules = load(files, options, seats).unwrap_or_else(|error| panic!("{error}"));
        Self {
            state: rules.start(),
            rules,
            events: Vec::new(),
        }
    }

    /// A table of this pack at which each seat holds these two cards, and these cards are offered, the
    /// oldest first. If that is fewer than the offer has places, the deck is empty or plain cards follow.
    pub(super) fn seated(pack: &SmallPack, hands: &[&str], offer: &str) -> Self {
        Self::seated_with(pack, &[], hands, offer)
    }

    pub(super) fn seated_with(
        pack: &SmallPack,
        options: &[(&str, &str)],
        hands: &[&str],
        offer: &str,
    ) -> Self {
        let mut table = Self::new(&pack.files(), options, hands.len());
        table.sit_down(hands, offer);
        table
    }

    /// Deals to each seat the cards that it is to keep and two others, has it keep the former, and lays
    /// out the offer.
    pub(super) fn sit_down(&mut self, hands: &[&str], offer: &str) {
        for hand in hands {
            self.deal(hand);
            for _ in 0..2 {
                let spare = |name: &String| {
                    hands
                        .iter()
                        .all(|hand| hand.split(' ').all(|card| card != name))
                };
                let filler = self
                    .drawable()
                    .into_iter()
                    .rev()
                    .find(spare)
                    .expect("the pack has too few cards");
                self.deal(&filler);
            }
        }
        while let Some(chooser) = self.waiting().first() {
            self.play(
                chooser.number(),
                &format!("keep {}", hands[chooser.index()]),
            );
        }
        self.deal(offer);
        self.refill();
        assert_eq!(self.awaits(), "expedition");
    }

    /// Deals these items, one after the other. A name that is not awaited stands for the first item
    /// whose name begins with it.
    #[track_caller]
    pub(super) fn deal(&mut self, names: &str) {
        for name in names.split_whitespace() {
            let known = self.drawable();
            let exact = known.iter().find(|item| *item == name);
            let found = exact.or_else(|| known.iter().find(|item| item.starts_with(name)));
            let found = found.unwrap_or_else(|| {
                panic!(
                    "{name:?} cannot be dealt; {} is awaited: {known:?}",
                    self.awaits()
                )
            });
            self.deal_item(&found.clone());
        }
    }

    /// Deals the item with this name.
    #[track_caller]
    pub(super) fn deal_item(&mut self, name: &str) {
        let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) else {
            panic!("{name:?} cannot be dealt: {} is awaited", self.awaits())
        };
        let item = self
            .rules
            .item_by_name(chance.purpose, name)
            .unwrap_or_else(|| panic!("no item {name:?}"));
        assert!(chance.among.contains(item), "{name:?} cannot be dealt");
        self.rules.deal(&mut self.state, item, &mut self.events);
    }

    /// Fills the offer up with the last cards of the deck, which are plain ones if there are any.
    pub(super) fn refill(&mut self) {
        while self.awaits() == "deck" {
            let last = self.drawable().pop().unwrap();
            self.deal_item(&last);
        }
    }

    /// Has a seat make a move, which must be legal.
    #[track_caller]
    pub(super) fn play(&mut self, number: usize, text: &str) {
        let mv = self
            .rules
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let checked = self.rules.check(&self.state, seat(number), mv);
        let legal = checked.unwrap_or_else(|why| panic!("seat {number} plays {text:?}: {why}"));
        self.rules.apply(&mut self.state, legal, &mut self.events);
    }

    /// Plays moves like `1 A a1 b1 / 2 B c1`: the number of a seat, then its move.
    #[track_caller]
    pub(super) fn script(&mut self, script: &str) {
        for (number, text) in pieces(script) {
            self.play(number, text);
        }
    }

    /// Flips an expedition and plays moves.
    #[track_caller]
    pub(super) fn turn(&mut self, expedition: &str, script: &str) {
        self.deal(expedition);
        self.script(script);
    }

    /// The clause by which a move is refused; it must not be listed either.
    #[track_caller]
    pub(super) fn refused(&self, number: usize, text: &str) -> &'static str {
        self.refusal(number, text).clause.0
    }

    /// Why a move is refused, as developers read it: the reason and the clause.
    #[track_caller]
    pub(super) fn why_not(&self, number: usize, text: &str) -> String {
        self.refusal(number, text).to_string()
    }

    #[track_caller]
    fn refusal(&self, number: usize, text: &str) -> Refusal {
        let mv = self
            .rules
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let refusal = self
            .rules
            .check(&self.state, seat(number), mv)
            .expect_err("the move is legal");
        assert!(
            !self.moves(number).contains(&self.rules.print_move(mv)),
            "{text:?} is listed, yet {refusal}"
        );
        refusal
    }

    /// What is awaited: `seats 1 2`, the purpose of a draw, or `over`.
    pub(super) fn awaits(&self) -> String {
        match self.rules.awaiting(&self.state) {
            Awaiting::Seats(seats) => {
                let numbers: Vec<String> =
                    seats.iter().map(|seat| seat.number().to_string()).collect();
                format!("seats {}", numbers.join(" "))
            }
            Awaiting::Chance(chance) => chance.purpose.name.to_owned(),
            Awaiting::Over => "over".to_owned(),
        }
    }

    pub(super) fn waiting(&self) -> Seats {
        match self.rules.awaiting(&self.state) {
            Awaiting::Seats(seats) => seats,
            Awaiting::Chance(_) | Awaiting::Over => Seats::EMPTY,
        }
    }

    /// The names of the items that can be dealt now.
    pub(super) fn drawable(&self) -> Vec<String> {
        match self.rules.awaiting(&self.state) {
            Awaiting::Chance(chance) => chance
                .among
                .iter()
                .filter_map(|item| self.rules.item_name(chance.purpose, item))
                .collect(),
            Awaiting::Seats(_) | Awaiting::Over => Vec::new(),
        }
    }

    /// The legal moves of a seat.
    pub(super) fn moves(&self, number: usize) -> Vec<String> {
        let mut moves = Vec::new();
        let _ = self.rules.for_each_move(&self.state, seat(number), |mv| {
            moves.push(self.rules.print_move(mv.mv()));
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// How many coin boxes a seat has crossed off.
    pub(super) fn coins(&self, number: usize) -> u32 {
        let layout = self.rules.pack().sheet();
        self.state
            .sheet(seat(number))
            .filled(layout.track(layout.find("coins").unwrap()))
    }

    /// The numbers in a seat's cup boxes.
    pub(super) fn cups(&self, number: usize) -> Vec<u8> {
        self.written(number, "cups")
    }

    /// The numbers in a seat's palm boxes.
    pub(super) fn palms(&self, number: usize) -> Vec<u8> {
        self.written(number, "palms")
    }

    fn written(&self, number: usize, track: &str) -> Vec<u8> {
        let layout = self.rules.pack().sheet();
        let track = layout.track(layout.find(track).unwrap());
        let sheet = self.state.sheet(seat(number));
        (0..usize::from(track.boxes))
            .filter_map(|index| sheet.written(track, index))
            .collect()
    }

    /// The cards on the boards of a seat, `-` for an empty board.
    pub(super) fn held(&self, number: usize) -> String {
        self.state
            .boards(seat(number))
            .map(|card| card.map_or("-", |card| self.name(card)))
            .join(" ")
    }

    /// The marks on a board of a seat, counted from 0.
    pub(super) fn marked(&self, number: usize, board: usize) -> String {
        self.rules
            .pack()
            .placements()
            .frame()
            .labels(self.cells(number, board))
    }

    pub(super) fn cells(&self, number: usize, board: usize) -> CellSet {
        self.state.marked(seat(number))[board]
    }

    /// The cards that a seat has completed.
    pub(super) fn completed(&self, number: usize) -> String {
        self.names(self.state.completed(seat(number)))
    }

    /// The open cards, oldest first.
    pub(super) fn offer(&self) -> String {
        let names: Vec<&str> = self
            .state
            .offer()
            .iter()
            .map(|card| self.name(*card))
            .collect();
        names.join(" ")
    }

    /// The cards of the deck, ordered by name.
    pub(super) fn deck(&self) -> String {
        self.names(self.state.deck())
    }

    pub(super) fn names(&self, cards: ItemSet) -> String {
        cards
            .iter()
            .map(|card| self.name(CardId(card)))
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn name(&self, card: CardId) -> &str {
        &self.rules.pack().card(card).name
    }

    pub(super) fn total(&self, number: usize) -> i32 {
        self.rules.score(&self.state, seat(number)).total()
    }

    /// The events with this key, as developers read them, in order.
    pub(super) fn told(&self, key: &str) -> Vec<String> {
        let messages = self
            .events
            .iter()
            .map(|event| self.rules.notice(event).message);
        messages
            .filter(|message| message.key == key)
            .map(|message| message.to_string())
            .collect()
    }

    /// Who may see the events with this key, in order.
    pub(super) fn audiences(&self, key: &str) -> Vec<Audience> {
        let told = self.events.iter().map(|event| self.rules.notice(event));
        told.filter(|told| told.message.key == key)
            .map(|told| told.audience)
            .collect()
    }
}

/// The moves of a script, each with the number of its seat.
pub(super) fn pieces(script: &str) -> Vec<(usize, &str)> {
    let pieces = script
        .split('/')
        .map(str::trim)
        .filter(|piece| !piece.is_empty());
    pieces
        .map(|piece| {
            piece
                .split_once(' ')
                .map(|(number, text)| (number.parse().unwrap(), text))
                .unwrap()
        })
        .collect()
}
