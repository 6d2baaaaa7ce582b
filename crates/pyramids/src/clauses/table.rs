//! Small packs written as text, and a table that plays them by text.

use crate::{Rules, load};
use roll_and_write::content::{Files, Source};
use roll_and_write::flip::{Event, State};
use roll_and_write::{
    Audience, Awaiting, CardId, ItemSet, Notation, Presentation, Refusal, Ruleset, Seat, Seats,
};
use std::fmt::Write;
use std::ops::ControlFlow;

/// The seat with this number, counted from 1 as people do.
pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A pack that is written in the test: the shipped symbols, sheet and patterns, and other cards.
#[derive(Clone)]
pub(super) struct SmallPack {
    cards: Vec<String>,
    expeditions: Vec<String>,
    schedule: (u8, u8, u8),
    edits: Vec<(&'static str, String, String)>,
}

/// A pack of these cards, one a line: name, colour, rows. The digits of a name are its number.
///
/// ```text
/// P15 purple  E.s  #xT
/// ```
pub(super) fn pack(cards: &str) -> SmallPack {
    let lines = cards.lines().map(str::trim).filter(|line| !line.is_empty());
    SmallPack {
        cards: lines.map(str::to_owned).collect(),
        expeditions: "I2 I3 I3 V3 V3 T4 L4 O4"
            .split(' ')
            .map(str::to_owned)
            .collect(),
        schedule: (4, 7, 4),
        edits: Vec::new(),
    }
}

impl SmallPack {
    /// Adds plain green cards of sixteen cells, `Z101`, `Z102` and so on, until there are so many cards.
    pub(super) fn filled(mut self, cards: usize) -> Self {
        for number in 1..=cards.saturating_sub(self.cards.len()) {
            self.cards
                .push(format!("Z{} green E... .... .... ...T", 100 + number));
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

    /// Replaces a piece of a shipped file.
    pub(super) fn edit(mut self, file: &'static str, from: &str, to: &str) -> Self {
        self.edits.push((file, from.to_owned(), to.to_owned()));
        self
    }

    pub(super) fn files(&self) -> Files {
        let (rounds, turns, offer) = self.schedule;
        let mut sources: Vec<Source> = crate::shipped().sources().to_vec();
        for source in &mut sources {
            match source.name.as_str() {
                "cards.json" => source.text = self.cards_file(),
                "patterns.json" => source.text = self.patterns_file(&source.text),
                "game.json" => {
                    let schedule =
                        format!(r#""rounds": {rounds}, "turns": {turns}, "offer": {offer}"#);
                    let printed = r#""rounds": 4, "turns": 7, "offer": 4"#;
                    assert!(source.text.contains(printed));
                    source.text = source.text.replace(printed, &schedule);
                }
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
            let number = words[0].trim_start_matches(|c: char| c.is_ascii_alphabetic());
            let number: u8 = number.parse().unwrap();
            let grid = &words[2..];
            format!(
                r#"{{ "number": {number}, "name": "{}", "color": "{}", "grid": {grid:?} }}"#,
                words[0], words[1]
            )
        };
        let cards: Vec<String> = self.cards.iter().map(card).collect();
        format!("{{ \"cards\": [\n{}\n] }}", cards.join(",\n"))
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

/// A game in progress, played by text.
pub(super) struct Table {
    pub(super) rules: Rules,
    pub(super) state: State,
    pub(super) events: Vec<Event>,
}

impl Table {
    pub(super) fn new(files: &Files, options: &[(&str, &str)], seats: usize) -> Self {
        let rules = load(files, options.to_vec(), seats).unwrap_or_else(|error| panic!("{error}"));
        Self {
            state: rules.start(),
            rules,
            events: Vec::new(),
        }
    }

    /// A table of this pack at which each seat holds these two cards, and these cards are offered, the
    /// oldest first. If that is fewer than the offer has places, the last cards of the deck follow.
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
        for hand in hands {
            table.deal(hand);
            for _ in 0..2 {
                let kept = |name: &String| {
                    hands
                        .iter()
                        .any(|hand| hand.split(' ').any(|card| card == name))
                };
                let spare = table.drawable().into_iter().rev().find(|name| !kept(name));
                table.deal(&spare.expect("the pack has too few cards"));
            }
        }
        while let Some(chooser) = table.waiting().first() {
            let keep = format!("keep {}", hands[chooser.index()]);
            table.play(chooser.number(), &keep);
        }
        table.deal(offer);
        table.refill();
        assert_eq!(table.awaits(), "expedition");
        table
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
            let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) else {
                unreachable!("something can be dealt")
            };
            let item = self.rules.item_by_name(chance.purpose, found).unwrap();
            self.rules.deal(&mut self.state, item, &mut self.events);
        }
    }

    /// Fills the offer up with the last cards of the deck, which are plain ones if there are any.
    pub(super) fn refill(&mut self) {
        while self.awaits() == "deck" {
            let last = self.drawable().pop().unwrap();
            self.deal(&last);
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
        let pieces = script.split('/').map(str::trim);
        for piece in pieces.filter(|piece| !piece.is_empty()) {
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
                .map(|item| self.rules.item_name(chance.purpose, item).unwrap())
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

    /// How many boxes of a track a seat has filled.
    pub(super) fn filled(&self, number: usize, track: &str) -> u32 {
        let layout = self.rules.pack().sheet();
        let track = layout.track(layout.find(track).unwrap());
        self.state.sheet(seat(number)).filled(track)
    }

    /// How many red and how many green gems a seat has.
    pub(super) fn gems(&self, number: usize) -> (u32, u32) {
        (
            self.filled(number, "red-gems"),
            self.filled(number, "green-gems"),
        )
    }

    pub(super) fn skulls(&self, number: usize) -> u32 {
        self.filled(number, "skulls")
    }

    /// The rounds whose torch box a seat has marked.
    pub(super) fn torches(&self, number: usize) -> Vec<usize> {
        let layout = self.rules.pack().sheet();
        let track = layout.track(layout.find("torches").unwrap());
        let sheet = self.state.sheet(seat(number));
        (1..=usize::from(track.boxes))
            .filter(|round| sheet.is_filled(track, round - 1))
            .collect()
    }

    /// What a seat has claimed for a colour.
    pub(super) fn pyramids(&self, number: usize, color: &str) -> Vec<u8> {
        let layout = self.rules.pack().sheet();
        let track = layout.track(layout.find(&format!("{color}-pyramids")).unwrap());
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
        let frame = self.rules.pack().placements().frame();
        frame.labels(self.state.marked(seat(number))[board])
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

    /// The cards of the deck, ordered by name.
    pub(super) fn deck(&self) -> String {
        self.names(self.state.deck())
    }

    pub(super) fn names(&self, cards: ItemSet) -> String {
        let names = cards.iter().map(|card| self.name(CardId(card)));
        names.collect::<Vec<_>>().join(" ")
    }

    fn name(&self, card: CardId) -> &str {
        &self.rules.pack().card(card).name
    }

    pub(super) fn total(&self, number: usize) -> i32 {
        self.rules.score(&self.state, seat(number)).total()
    }

    /// The lines of a seat's score that are not zero, as developers read them.
    pub(super) fn lines(&self, number: usize) -> Vec<String> {
        let score = self.rules.score(&self.state, seat(number));
        score
            .lines()
            .iter()
            .filter(|line| line.points != 0)
            .map(|line| format!("{} = {}", self.rules.score_message(line), line.points))
            .collect()
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
