//! States that a designer describes fact by fact, to try a symbol without a game that leads there.

use super::game::{FlipAndWrite, FlipGame};
use super::keys;
use super::moves::board_letter;
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{Offer, Phase, State};
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::option::{did_you_mean, expected};
use roll_and_write::sheet::{Track, TrackId, TrackKind};
use roll_and_write::{CardId, ItemSet, Seat};

/// See [`Notation::set_fact`](roll_and_write::Notation::set_fact). The state awaits an expedition.
pub(super) fn set_fact<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    fact: &str,
    value: &str,
) -> Result<(), String> {
    if state.phase != Phase::Reveal {
        return Err("a fact can be set only while an expedition is awaited".to_owned());
    }
    let (pack, seats) = (&rules.pack, rules.table.seats);
    let mut scene = SceneState { pack, seat, state };
    match fact {
        "clear" => scene.clear(seats),
        "fill" => scene.fill(seats),
        "card" => return scene.card(value),
        "offer" => return scene.offer(value),
        "completed" => return scene.completed(value),
        "marked" => return scene.marked(value),
        "track" => return scene.track(value),
        "pool" => return scene.pool(value),
        "turn" => return scene.turn(value),
        "expedition" => return scene.expedition(value),
        _ => return Err(format!("this game has no fact {fact:?}")),
    }
    Ok(())
}

struct SceneState<'a, G> {
    pack: &'a Pack<G>,
    seat: Seat,
    state: &'a mut State,
}

impl<G: Grid> SceneState<'_, G> {
    /// Puts all cards of the boards and of the offer back into the deck.
    fn clear(&mut self, seats: usize) {
        let State {
            deck, lanes, offer, ..
        } = &mut *self.state;
        let boards = Seat::all(seats).flat_map(|seat| std::mem::take(&mut lanes[seat].cards));
        let open = boards.flatten().chain(offer.cards().iter().copied());
        *deck = open.fold(*deck, |deck, card| deck.with(card.0));
        *offer = Offer::EMPTY;
    }

    /// Fills empty boards and the offer with the last cards of the deck.
    fn fill(&mut self, seats: usize) {
        for seat in Seat::all(seats) {
            for board in 0..BOARDS {
                if self.state.lanes[seat].cards[board].is_none() {
                    self.state.lanes[seat].cards[board] = self.last_of_deck();
                }
            }
        }
        while self.state.offer.cards().len() < usize::from(self.pack.schedule.offer)
            && let Some(card) = self.last_of_deck()
        {
            self.state.offer.push(card);
        }
    }

    fn last_of_deck(&mut self) -> Option<CardId> {
        let card = self.state.deck.iter().last()?;
        self.state.deck = self.state.deck - ItemSet::EMPTY.with(card);
        Some(CardId(card))
    }

    /// Takes a card from the deck: the one with this name, or else the first one of this colour, or with this symbol.
    fn fetch(&mut self, name: &str) -> Result<CardId, String> {
        let pack = self.pack;
        let bears = |card: &CardId| {
            let symbols = &pack.cards[card.index()].symbols;
            let mut names = symbols.iter().map(|(_, id)| &pack.symbols.symbol(*id).name);
            names.any(|known| known == name)
        };
        let mut colors = pack.color_ids().zip(pack.colors());
        let among = match (
            pack.find_card(name),
            colors.find(|(_, color)| *color == name),
        ) {
            (Some(card), _) => ItemSet::EMPTY.with(card.0),
            (None, Some((color, _))) => pack.cards_of(color),
            (None, None) => {
                let all = pack.all_cards().iter().map(CardId).filter(bears);
                all.fold(ItemSet::EMPTY, |all, card| all.with(card.0))
            }
        };
        if among.is_empty() {
            let cards = pack.cards.iter().map(|card| card.name.as_str());
            let known = pack.colors().chain(cards);
            let hint = did_you_mean(name, known);
            return Err(format!(
                "no card has the name, the colour or the symbol {name:?}{hint}"
            ));
        }
        let found = among.iter().find(|card| self.state.deck.contains(*card));
        let card = found.ok_or_else(|| format!("the card {name} already lies somewhere else"))?;
        self.state.deck = self.state.deck - ItemSet::EMPTY.with(card);
        Ok(CardId(card))
    }

    /// Puts a card on the first empty board.
    fn card(&mut self, name: &str) -> Result<(), String> {
        let cards = self.state.lanes[self.seat].cards;
        let Some(board) = cards.iter().position(Option::is_none) else {
            return Err(format!("a seat has only {BOARDS} boards"));
        };
        let card = self.fetch(name)?;
        self.state.lanes[self.seat].cards[board] = Some(card);
        Ok(())
    }

    fn offer(&mut self, names: &str) -> Result<(), String> {
        for name in names.split_whitespace() {
            let places = self.pack.schedule.offer;
            if self.state.offer.cards().len() == usize::from(places) {
                return Err(format!("the offer has only {places} places"));
            }
            let card = self.fetch(name)?;
            self.state.offer.push(card);
        }
        Ok(())
    }

    fn completed(&mut self, names: &str) -> Result<(), String> {
        for name in names.split_whitespace() {
            let card = self.fetch(name)?;
            let lane = &mut self.state.lanes[self.seat];
            lane.completed = lane.completed.with(card.0);
        }
        Ok(())
    }

    /// Marks cells of a board, without what their symbols do. They count as marked.
    fn marked(&mut self, value: &str) -> Result<(), String> {
        let (letter, cells) = value.split_once(' ').unwrap_or((value, ""));
        let board = (0..BOARDS).find(|board| board_letter(*board).to_string() == letter);
        let board = board.ok_or_else(|| format!("there is no board {letter:?}"))?;
        let printed = &self.pack.printed;
        let lane = &mut self.state.lanes[self.seat];
        let card = lane.cards[board].ok_or_else(|| format!("no card lies on board {letter}"))?;
        let print = &printed.cards[card.index()];
        let name = keys::card_name(self.pack, card.0);
        for label in cells.split_whitespace() {
            let cell = printed.frame.parse(label);
            let cell = cell.filter(|cell| print.cells.contains(*cell));
            let cell = cell.ok_or_else(|| format!("the card {name} has no cell {label}"))?;
            if lane.marked[board].contains(cell) {
                return Err(format!("the cell {label} is already marked"));
            }
            lane.marked[board] |= CellSet::of(cell);
            if print.tallied.contains(cell) {
                let symbol = print.symbol_at[cell.index()];
                lane.sheet.count(&printed.sheet, symbol.0);
            }
        }
        if print.cells.is_subset(lane.marked[board]) {
            return Err(format!(
                "all cells of {name} are marked; leave one for the scene, or say `completed {name}`"
            ));
        }
        lane.before = lane.sheet;
        Ok(())
    }

    /// Fills boxes of a track. Rows that are full have claimed.
    fn track(&mut self, value: &str) -> Result<(), String> {
        let (name, values) = value.split_once(' ').unwrap_or((value, ""));
        let layout = &self.pack.printed.sheet;
        let names = || layout.tracks().iter().map(|track| track.name.as_str());
        let id = layout.find(name).ok_or_else(|| {
            let hint = did_you_mean(name, names());
            format!("unknown track {name:?}; {}{hint}", expected(names()))
        })?;
        let values = numbers(values)?;
        let track = layout.track(id);
        let sheet = &mut self.state.lanes[self.seat].sheet;
        if sheet.filled(track) > 0 {
            return Err(format!("the track {name} was already set"));
        }
        let fits = match (track.kind, values.as_slice()) {
            (TrackKind::Count, [boxes]) => sheet.advance(track, *boxes) == *boxes,
            (TrackKind::Count, _) => false,
            (TrackKind::Written, numbers) => {
                let mut numbers = numbers.iter();
                numbers.all(|number| sheet.write(track, *number).is_some())
            }
            (TrackKind::Rounds, rounds) => {
                let mut rounds = rounds.iter();
                rounds.all(|round| *round > 0 && sheet.mark_round(track, round - 1))
            }
        };
        if !fits {
            return Err(misfit(track));
        }
        self.claim_rows(id);
        Ok(())
    }

    fn claim_rows(&mut self, id: TrackId) {
        let lane = &mut self.state.lanes[self.seat];
        lane.before = lane.sheet;
        lane.remember_claims(self.pack.printed.sheet.track(id));
        lane.before = lane.sheet;
    }

    /// Takes the first numbers of a pool away.
    fn pool(&mut self, value: &str) -> Result<(), String> {
        let (name, taken) = value.split_once(' ').unwrap_or((value, ""));
        let pools = &self.pack.printed.pools;
        let names = || pools.iter().map(|pool| pool.name.as_str());
        let index = names().position(|known| known == name).ok_or_else(|| {
            let hint = did_you_mean(name, names());
            format!("unknown pool {name:?}; {}{hint}", expected(names()))
        })?;
        let most = pools[index].values.len();
        match numbers(taken)?[..] {
            [taken] if usize::from(taken) <= most => self.state.pools[index] = taken,
            _ => return Err(format!("expected how many of its {most} numbers are taken")),
        }
        Ok(())
    }

    /// Sets the round and the turn in it, both counted from 1.
    fn turn(&mut self, value: &str) -> Result<(), String> {
        let schedule = self.pack.schedule;
        let [round, turn] = numbers(value)?[..] else {
            return Err("expected one number".to_owned());
        };
        if round == 0 || turn == 0 || round > schedule.rounds || turn > schedule.turns {
            let (rounds, turns) = (schedule.rounds, schedule.turns);
            return Err(format!(
                "the game has {rounds} rounds of {turns} turns; found round {round}, turn {turn}"
            ));
        }
        let next = (round - 1) * schedule.turns + turn - 1;
        let all = self.pack.all_expeditions();
        let gone = usize::from(turn - 1) % all.len() as usize;
        self.state.expeditions = all - ItemSet::first_n(gone);
        self.state.turn = next.saturating_sub(1);
        self.state.revealed = (next > 0).then_some(0);
        Ok(())
    }

    /// Makes sure that this expedition can be flipped: one that can be flipped changes places with it.
    fn expedition(&mut self, name: &str) -> Result<(), String> {
        let mut names = self.pack.expeditions.iter().map(|card| card.name.as_str());
        let wanted = names.position(|known| known == name);
        let wanted = wanted.ok_or_else(|| format!("there is no expedition {name:?}"))? as u8;
        let State {
            expeditions,
            revealed,
            ..
        } = &mut *self.state;
        if !expeditions.contains(wanted)
            && let Some(other) = expeditions.iter().next()
        {
            *expeditions = (*expeditions - ItemSet::EMPTY.with(other)).with(wanted);
            if *revealed == Some(wanted) {
                *revealed = Some(other);
            }
        }
        Ok(())
    }
}

/// What can stand on a track.
fn misfit(track: &Track) -> String {
    let (name, boxes) = (&track.name, track.boxes);
    match track.kind {
        TrackKind::Count => format!("expected how many of the {boxes} boxes of {name} are filled"),
        TrackKind::Written => format!("expected up to {boxes} numbers for {name}"),
        TrackKind::Rounds => format!("expected rounds from 1 to {boxes} for {name}, each once"),
    }
}

fn numbers(text: &str) -> Result<Vec<u8>, String> {
    let number = |word: &str| {
        let wrong = |_| format!("{word:?} is not a number from 0 to 254");
        word.parse().map_err(wrong)
    };
    text.split_whitespace().map(number).collect()
}
