//! What a person is shown, and the state as a canonical text.

use super::legal::scope_key;
use super::moves::board_letter;
use super::state::{BOARDS, Lane, Pending, Phase, Spot, State};
use super::{Errands, Expedition, FlipAndWrite, FlipGame, View};
use crate::geometry::{CellSet, Grid, Polyomino};
use crate::picture::{
    BoxPicture, CardPicture, CellPicture, Face, Mark, PatternPicture, Picture, PlacePicture,
    TrackPicture,
};
use crate::sheet::{Sheet, Track, TrackId, TrackKind};
use crate::symbol::SymbolId;
use crate::{CardId, ItemSet, Saying, Seat};
use std::fmt::Write;

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn draw_picture(&self, view: &View) -> Picture {
        let state = &view.shown;
        let face_up = |card: &CardId| self.printed_card(*card);
        let hand = state.lanes[view.seat]
            .dealt
            .iter()
            .flatten()
            .map(face_up)
            .collect();
        Picture {
            headline: self.headline(state),
            pattern: self.pattern_picture(state),
            upcoming: self.upcoming(state),
            offer: state.offer.cards().iter().map(face_up).collect(),
            facts: self.table_facts(state),
            hand,
            boards: Vec::new(),
            places: (0..self.seats)
                .map(|step| self.place(state, view.seat.clockwise(step, self.seats)))
                .collect(),
            legend: self.legend(),
            owed: self.owed(state, view.seat),
        }
    }

    fn legend(&self) -> Vec<(Face, String)> {
        let symbols = self.pack.symbols.as_slice().iter();
        symbols
            .map(|symbol| (symbol.face, format!("symbol-{}", symbol.name)))
            .collect()
    }

    fn headline(&self, state: &State) -> Vec<Saying> {
        let schedule = self.pack.schedule;
        let turn = Saying::new("headline-turn")
            .number("round", state.turn / schedule.turns + 1)
            .number("rounds", schedule.rounds)
            .number("turn", state.turn % schedule.turns + 1)
            .number("turns", schedule.turns);
        let first = if state.revealed.is_some() {
            turn
        } else {
            Saying::new("headline-setup")
        };
        std::iter::once(first)
            .chain(G::headline(self, state))
            .collect()
    }

    fn pattern_picture(&self, state: &State) -> Option<PatternPicture> {
        Some(self.pattern_of(&self.pack.expeditions[usize::from(state.revealed?)]))
    }

    /// The patterns of the cards that may still be flipped in this round; none before its last turn has
    /// begun, as what is left then is not flipped.
    fn upcoming(&self, state: &State) -> Vec<PatternPicture> {
        let turns = self.pack.schedule.turns;
        if state.revealed.is_none() || state.turn % turns + 1 == turns {
            return Vec::new();
        }
        let cards = state.expeditions.iter();
        cards
            .map(|card| self.pattern_of(&self.pack.expeditions[usize::from(card)]))
            .collect()
    }

    /// The pattern that a card of the expedition asks for.
    pub(super) fn pattern_of(&self, expedition: &Expedition) -> PatternPicture {
        PatternPicture {
            name: expedition.name.clone(),
            rows: pattern_rows(&self.pack.patterns[expedition.pattern]),
        }
    }

    fn table_facts(&self, state: &State) -> Vec<Saying> {
        // A view counts other hands among the cards not yet drawn; the deck on the table is without them.
        let in_deck = if matches!(state.phase, Phase::Deal | Phase::Keep) {
            (self.pack.cards.len() - usize::from(state.dealt)) as u32
        } else {
            state.deck.len()
        };
        let mut facts = vec![Saying::new("fact-deck").number("cards", in_deck)];
        for (pool, taken) in self.pack.printed.pools.iter().zip(state.pools) {
            let left: Vec<String> = pool.values[usize::from(taken)..]
                .iter()
                .map(ToString::to_string)
                .collect();
            let saying = Saying::new("fact-pool").word("pool", format!("pool-{}", pool.name));
            facts.push(
                saying
                    .number("count", left.len() as i64)
                    .name("left", left.join(" ")),
            );
        }
        facts
    }

    fn place(&self, state: &State, seat: Seat) -> PlacePicture {
        let lane = &state.lanes[seat];
        let board = |board: usize| {
            let card = lane.cards[board]?;
            let place = board_letter(board).to_string();
            Some(self.card_picture(card, &place, lane.marked[board], lane.fresh[board]))
        };
        let tracks = self.pack.printed.sheet.tracks().iter().enumerate();
        let completed: Vec<&str> = lane
            .completed
            .iter()
            .map(|card| self.card_name(card))
            .collect();
        let boards = (0..BOARDS).filter_map(board).collect();
        PlacePicture {
            tracks: tracks
                .map(|(id, track)| self.track_picture(id as u8, track, &lane.sheet))
                .collect(),
            facts: vec![
                Saying::new("fact-completed")
                    .number("count", completed.len() as i64)
                    .name("cards", completed.join(" ")),
                Saying::new("fact-score").number("points", G::score(self, state, seat).total()),
            ],
            ..PlacePicture::new(seat, boards)
        }
    }

    fn track_picture(&self, id: u8, track: &Track, sheet: &Sheet) -> TrackPicture {
        let picture = |index: usize| match sheet.written(track, index) {
            Some(number) => BoxPicture::Written(number),
            None if sheet.is_filled(track, index) => BoxPicture::Crossed,
            None => BoxPicture::Empty,
        };
        TrackPicture {
            name: self.track_key(TrackId(id)),
            row: track.row.into(),
            boxes: (0..usize::from(track.boxes)).map(picture).collect(),
        }
    }

    /// A card as it is printed.
    pub(super) fn printed_card(&self, id: CardId) -> CardPicture {
        self.card_picture(id, "", CellSet::EMPTY, CellSet::EMPTY)
    }

    /// A card as it lies at a place with these marks.
    fn card_picture(
        &self,
        id: CardId,
        place: &str,
        marked: CellSet,
        fresh: CellSet,
    ) -> CardPicture {
        let card = &self.pack.cards[id.index()];
        let frame = card.grid.frame();
        let cell = |cell| {
            let mark = match (marked.contains(cell), fresh.contains(cell)) {
                (false, _) => Mark::Free,
                (true, false) => Mark::Old,
                (true, true) => Mark::Fresh,
            };
            let symbol = self
                .pack
                .symbol_at(id, cell)
                .map(|id| self.pack.symbols.symbol(id).face);
            CellPicture {
                ground: card.grid.ground(cell),
                mark,
                symbol,
                piece: None,
            }
        };
        CardPicture {
            place: place.to_owned(),
            facts: self.game.card_facts(&self.pack, id),
            ..CardPicture::new(&card.name, frame, cell)
        }
    }

    fn owed(&self, state: &State, seat: Seat) -> Option<Saying> {
        if !state.waiting.contains(seat) {
            return None;
        }
        match (state.phase, state.lanes[seat].owed.top()) {
            (Phase::Keep, _) => Some(Saying::new("owed-keep")),
            (Phase::Pick, _) => Some(Saying::new("owed-pick").number("count", state.picks)),
            (Phase::Mark | Phase::Owe, Pending::Pattern) => {
                let card = &self.pack.expeditions[usize::from(state.revealed?)];
                Some(Saying::new("owed-pattern").name("pattern", &card.name))
            }
            (Phase::Mark | Phase::Owe, Pending::Bonus(cells)) => {
                Some(Saying::new("owed-bonus").number("count", cells.count()))
            }
            (Phase::Mark | Phase::Owe, Pending::Number { track, number, .. }) => Some(
                Saying::new("owed-number")
                    .number("number", number)
                    .word("track", self.track_key(track)),
            ),
            (Phase::Mark | Phase::Owe, Pending::Extra { cells, terms, at }) => {
                let key = if terms.optional() {
                    "owed-extra-or-decline"
                } else {
                    "owed-extra"
                };
                Some(
                    Saying::new(key)
                        .number("count", cells)
                        .word("scope", scope_key(terms.scope()))
                        .name("board", board_letter(at.board()).to_string())
                        .name("cell", self.pack.printed.frame.label(at.cell())),
                )
            }
            (Phase::Mark | Phase::Owe, Pending::Choice { symbol, asked, .. }) => {
                Some(self.ask_to_choose(symbol, asked.options()))
            }
            _ => None,
        }
    }

    fn ask_to_choose(&self, symbol: SymbolId, options: u8) -> Saying {
        let option = |option| {
            Saying::new("option")
                .number("number", option + 1)
                .word("option", self.option_key(symbol, option))
        };
        Saying::new("owed-choice")
            .word("symbol", self.symbol_key(symbol))
            .list("options", (0..options).map(option))
    }

    pub(super) fn card_name(&self, card: u8) -> &str {
        &self.pack.cards[usize::from(card)].name
    }

    /// The state in names alone, line by line, the same for equal states whatever the pack's numbers.
    pub(super) fn describe_state(&self, state: &State) -> String {
        let mut text = String::new();
        let names = |set: ItemSet| {
            set.iter()
                .map(|card| self.card_name(card))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let offer: Vec<&str> = state
            .offer
            .cards()
            .iter()
            .map(|card| self.card_name(card.0))
            .collect();
        let expedition = |card: u8| self.pack.expeditions[usize::from(card)].name.as_str();
        let left: Vec<&str> = state.expeditions.iter().map(expedition).collect();
        let mut line = |what: &str, value: &str| {
            let _ = writeln!(text, "{what}: {value}");
        };
        line(
            "phase",
            &format!("{:?} then {:?}", state.phase, state.after_refill),
        );
        line("turn", &state.turn.to_string());
        line("start", &state.start_seat.number().to_string());
        line("revealed", state.revealed.map_or("none", expedition));
        line("expeditions", &left.join(" "));
        line("deck", &names(state.deck));
        line("offer", &offer.join(" "));
        for (pool, taken) in self.pack.printed.pools.iter().zip(state.pools) {
            line("pool", &format!("{} taken {taken}", pool.name));
        }
        line("queue", &describe_errands(state.errands));
        if self.pack.acts {
            let (claimed, ended, shuffles) = (state.claimed, state.ended, state.shuffles);
            let after = state.after_owe;
            line(
                "barrier",
                &format!("{claimed} {ended} {after:?} {shuffles}"),
            );
        }
        line(
            "settling",
            &format!("{} {} {}", state.errands_done, state.picks, state.draws),
        );
        for seat in Seat::all(self.seats) {
            let waits = if state.waiting.contains(seat) {
                "awaited"
            } else {
                "done"
            };
            line("seat", &format!("{} {waits}", seat.number()));
            self.describe_lane(&state.lanes[seat], &mut line);
            line("completed", &names(state.lanes[seat].completed));
        }
        text
    }

    fn describe_pending(&self, pending: Pending) -> String {
        match pending {
            Pending::Nothing => "nothing".to_owned(),
            Pending::Pattern => "pattern".to_owned(),
            Pending::Bonus(cells) => format!("bonus {}", cells.count()),
            Pending::Extra { cells, terms, at } => {
                let scope = scope_key(terms.scope());
                let (apart, optional) = (terms.apart(), terms.optional());
                let spot = self.describe_spot(at);
                format!("{cells} {scope} apart {apart} optional {optional} from {spot}")
            }
            Pending::Choice { symbol, asked, at } => {
                let name = &self.pack.symbols.symbol(symbol).name;
                let (options, trigger) = (asked.options(), asked.trigger());
                let spot = self.describe_spot(at);
                format!("choice of {options} for {name} at {spot} on {trigger:?}")
            }
            Pending::Number {
                track,
                number,
                times,
            } => {
                format!(
                    "{number} for {} {times} times",
                    self.pack.printed.sheet.track(track).name
                )
            }
        }
    }

    fn describe_spot(&self, at: Spot) -> String {
        let label = self.pack.printed.frame.label(at.cell());
        format!("{} {label}", board_letter(at.board()))
    }

    /// What only some symbols leave; nothing where they have left nothing.
    fn describe_symbols(&self, lane: &Lane, write: &mut impl FnMut(&str, &str)) {
        let frame = self.pack.printed.frame;
        for board in 0..BOARDS {
            if !lane.spent[board].is_empty() {
                let letter = board_letter(board);
                write(
                    "spent",
                    &format!("{letter} {}", frame.labels(lane.spent[board])),
                );
            }
        }
        let name = |symbol: SymbolId| self.pack.symbols.symbol(symbol).name.as_str();
        if self.pack.follows {
            let last = lane.last.map_or("none", name);
            write(
                "last",
                &format!("{last} was {}", lane.last_before.map_or("none", name)),
            );
        }
        for (pool, into) in lane.claims.iter() {
            let pool = &self.pack.printed.pools[usize::from(pool.0)].name;
            let into = into.map_or("nowhere", |into| {
                self.pack.printed.sheet.track(into).name.as_str()
            });
            write("claims", &format!("{pool} into {into}"));
        }
        if lane.leaving != 0 || lane.renews {
            write(
                "leaves",
                &format!("{} renews {}", lane.leaving, lane.renews),
            );
        }
        for symbol in self.pack.printed.sheet.counted() {
            let tally = |sheet: &Sheet| sheet.tally(&self.pack.printed.sheet, symbol);
            let (now, was) = (tally(&lane.sheet), tally(&lane.before));
            write(
                "marked",
                &format!("{} {now} was {was}", name(SymbolId(symbol))),
            );
        }
    }

    fn describe_lane(&self, lane: &Lane, write: &mut impl FnMut(&str, &str)) {
        let frame = self.pack.placements.frame();
        let name = |card: CardId| self.card_name(card.0);
        for board in 0..BOARDS {
            let card = lane.cards[board].map_or("none", name);
            let (marked, fresh) = (
                frame.labels(lane.marked[board]),
                frame.labels(lane.fresh[board]),
            );
            write("board", &format!("{card} marked {marked} fresh {fresh}"));
        }
        let dealt: Vec<&str> = lane
            .dealt
            .iter()
            .flatten()
            .map(|card| name(*card))
            .collect();
        write("dealt", &dealt.join(" "));
        for pending in lane.owed.all() {
            write("owed", &self.describe_pending(*pending));
        }
        self.describe_symbols(lane, write);
        let finished: Vec<&str> = lane
            .finished
            .iter()
            .flatten()
            .map(|card| name(*card))
            .collect();
        write("finished", &finished.join(" "));
        for track in self.pack.printed.sheet.tracks() {
            write(
                &track.name,
                &format!(
                    "{} was {}",
                    boxes(track, &lane.sheet),
                    boxes(track, &lane.before)
                ),
            );
        }
    }
}

/// Each errand as its seat, with the letters of its boards unless it is for all of them.
fn describe_errands(errands: Errands) -> String {
    let errand = |errand: u8| {
        let boards = (0..BOARDS).filter(|&board| errands.has_board(errand, board));
        let mut boards: String = boards.map(board_letter).collect();
        if boards.len() == BOARDS {
            boards.clear();
        }
        format!("{}{boards}", errands.seat(errand).number())
    };
    (0..errands.len()).map(errand).collect::<Vec<_>>().join(" ")
}

fn boxes(track: &Track, sheet: &Sheet) -> String {
    let content = |index: usize| match sheet.written(track, index) {
        Some(number) => number.to_string(),
        None if sheet.is_filled(track, index) => "x".to_owned(),
        None => "-".to_owned(),
    };
    match track.kind {
        TrackKind::Count => sheet.filled(track).to_string(),
        TrackKind::Written | TrackKind::Rounds => (0..usize::from(track.boxes))
            .map(content)
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// A pattern as rows of `X` and `.`.
fn pattern_rows(pattern: &Polyomino) -> Vec<String> {
    let cells = pattern.shape().cells();
    let rows = cells.iter().map(|cell| cell.0).max().unwrap_or(0);
    let cols = cells.iter().map(|cell| cell.1).max().unwrap_or(0);
    let row = |row: u8| {
        (0..=cols)
            .map(|col| {
                if cells.contains(&(row, col)) {
                    'X'
                } else {
                    '.'
                }
            })
            .collect()
    };
    (0..=rows).map(row).collect()
}
