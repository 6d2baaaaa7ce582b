//! Pictures of the shared turn.

use super::game::{FlipAndWrite, FlipGame};
use super::moves::{Move, board_letter};
use super::pack::{Expedition, Pack};
use super::settlement::BOARDS;
use super::state::{OwedDecision, Phase, State};
use super::view::View;
use super::wording::Names;
use super::{keys, legal};
use crate::symbol::{Effect, Step};
use roll_and_write::geometry::{CellSet, Grid, Polyomino};
use roll_and_write::picture::{
    BoxPicture, CardPicture, CellPicture, Face, Hue, Mark, PatternPicture, Picture, PlacePicture,
    TrackPicture,
};
use roll_and_write::sheet::{Sheet, Track, TrackId, TrackKind};
use roll_and_write::symbol::SymbolId;
use roll_and_write::{CardId, Message, Ruleset, Seat};
use std::ops::ControlFlow;

pub(super) fn picture<G: FlipGame>(rules: &FlipAndWrite<G>, view: &View) -> Picture {
    let state = &view.shown;
    let face_up = |card: &CardId| printed_card(rules, *card);
    let hand = state.lanes[view.seat]
        .dealt
        .iter()
        .flatten()
        .map(face_up)
        .collect();
    Picture {
        headline: headline(rules, state),
        pattern: pattern_picture(&rules.pack, state),
        upcoming: upcoming(&rules.pack, state),
        offer: state.offer.cards().iter().map(face_up).collect(),
        facts: table_facts(&rules.pack, state),
        dice: Vec::new(),
        hand,
        boards: Vec::new(),
        places: (0..rules.table.seats)
            .map(|step| place(rules, state, view.seat.clockwise(step, rules.table.seats)))
            .collect(),
        legend: legend(&rules.pack),
        owed: owed(rules, state, view.seat),
    }
}

fn legend<G: Grid>(pack: &Pack<G>) -> Vec<(Face, String)> {
    let symbols = pack.symbols.as_slice().iter();
    symbols
        .map(|symbol| (symbol.face, format!("symbol-{}", symbol.name)))
        .collect()
}

fn headline<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State) -> Vec<Message> {
    let schedule = rules.pack.schedule;
    let turn = Message::new("headline-turn")
        .number("round", state.turn / schedule.turns + 1)
        .number("rounds", schedule.rounds)
        .number("turn", state.turn % schedule.turns + 1)
        .number("turns", schedule.turns)
        .number("game-turn", state.turn + 1)
        .number("game-turns", rules.pack.turns());
    let first = if state.revealed.is_some() {
        turn
    } else {
        Message::new("headline-setup")
    };
    std::iter::once(first)
        .chain(rules.game.headline(rules, state))
        .collect()
}

fn pattern_picture<G: Grid>(pack: &Pack<G>, state: &State) -> Option<PatternPicture> {
    Some(pattern_of(
        pack,
        &pack.expeditions[usize::from(state.revealed?)],
    ))
}

/// The patterns of the cards that can still be flipped in this round. None in its last turn,
/// because the cards that are left then are not flipped.
fn upcoming<G: Grid>(pack: &Pack<G>, state: &State) -> Vec<PatternPicture> {
    let turns = pack.schedule.turns;
    if state.revealed.is_none() || state.turn % turns + 1 == turns {
        return Vec::new();
    }
    // Without a card, all are shuffled again.
    let cards = if state.expeditions.is_empty() {
        pack.all_expeditions()
    } else {
        state.expeditions
    };
    cards
        .iter()
        .map(|card| pattern_of(pack, &pack.expeditions[usize::from(card)]))
        .collect()
}

/// The pattern that a card of the expedition asks for.
pub(super) fn pattern_of<G: Grid>(pack: &Pack<G>, expedition: &Expedition) -> PatternPicture {
    PatternPicture {
        name: expedition.name.clone(),
        rows: pattern_rows(&pack.patterns[expedition.pattern]),
        cells: Vec::new(),
    }
}

fn table_facts<G: Grid>(pack: &Pack<G>, state: &State) -> Vec<Message> {
    // A view counts other hands among the cards not yet drawn; the deck on the table is without them.
    let in_deck = if matches!(state.phase, Phase::Deal | Phase::Keep) {
        (pack.cards.len() - usize::from(state.dealt)) as u32
    } else {
        state.deck.len()
    };
    let mut facts = vec![Message::new("fact-deck").number("cards", in_deck)];
    for (pool, taken) in pack.printed.pools.iter().zip(state.pools) {
        let left: Vec<String> = pool.values[usize::from(taken)..]
            .iter()
            .map(ToString::to_string)
            .collect();
        let message = Message::new("fact-pool").word("pool", format!("pool-{}", pool.name));
        facts.push(
            message
                .number("count", left.len() as i64)
                .name("left", left.join(" ")),
        );
    }
    facts
}

fn place<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State, seat: Seat) -> PlacePicture {
    let lane = &state.lanes[seat];
    let board = |board: usize| {
        let card = lane.cards[board]?;
        let place = board_letter(board).to_string();
        Some(card_picture(
            rules,
            card,
            &place,
            lane.marked[board],
            lane.fresh[board],
        ))
    };
    let layout = rules.pack.printed.sheet.tracks();
    let tracks = |hidden: bool| {
        let tracks = layout.iter().enumerate();
        let tracks = tracks.filter(move |(_, track)| track.hidden == hidden);
        tracks.map(|(id, track)| track_picture(rules, TrackId(id as u8), track, &lane.sheet))
    };
    let completed: Vec<&str> = lane
        .completed
        .iter()
        .map(|card| keys::card_name(&rules.pack, card))
        .collect();
    let boards = (0..BOARDS).filter_map(board).collect();
    PlacePicture {
        tracks: tracks(false).collect(),
        hidden: tracks(true).collect(),
        facts: vec![
            Message::new("fact-completed")
                .number("count", completed.len() as i64)
                .name("cards", completed.join(" ")),
            Message::new("fact-score").number("points", rules.total(state, seat)),
        ],
        ..PlacePicture::new(seat, boards)
    }
}

fn track_picture<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    id: TrackId,
    track: &Track,
    sheet: &Sheet,
) -> TrackPicture {
    let picture = |index: usize| match sheet.written(track, index) {
        Some(number) => BoxPicture::written(number),
        None if sheet.is_filled(track, index) => BoxPicture::CROSSED,
        None => BoxPicture::EMPTY,
    };
    let face = filled_by(&rules.pack, id);
    let boxes = (0..usize::from(track.boxes)).map(picture).collect();
    TrackPicture {
        row: track.row.into(),
        face,
        hue: track_hue(rules, id, face),
        ..TrackPicture::new(&keys::track_key(&rules.pack, id), boxes)
    }
}

/// The look of the first symbol whose program always fills a track.
fn filled_by<G: Grid>(pack: &Pack<G>, track: TrackId) -> Option<Face> {
    let fills = |step: &Step| {
        matches!(step, Step::Advance(step) if step.track == track)
            || matches!(step, Step::Write(step) if step.track == track)
            || matches!(step, Step::MarkRound(step) if step.track == track)
    };
    let symbols = pack.symbols.as_slice().iter();
    let mut fillers = symbols.filter(|symbol| match &symbol.effect {
        Effect::Program(program) => program.steps().iter().any(fills),
        Effect::Plugin(_) => false,
    });
    fillers.next().map(|symbol| symbol.face)
}

/// The colour of a track: that of its symbol, that of the cards that fill it, or that of the track whose full rows
/// fill it.
fn track_hue<G: FlipGame>(rules: &FlipAndWrite<G>, id: TrackId, face: Option<Face>) -> Option<Hue> {
    let of_face = |face: Option<Face>| face.and_then(|face| face.hue);
    let of_cards = || {
        rules
            .game
            .track_color(id)
            .and_then(|color| rules.pack.hue(color))
    };
    let of_rows = || {
        let claim = rules
            .pack
            .row_claims
            .iter()
            .find(|claim| claim.into == id)?;
        of_face(filled_by(&rules.pack, claim.track))
    };
    of_face(face).or_else(of_cards).or_else(of_rows)
}

/// A card without marks.
pub(super) fn printed_card<G: FlipGame>(rules: &FlipAndWrite<G>, id: CardId) -> CardPicture {
    card_picture(rules, id, "", CellSet::EMPTY, CellSet::EMPTY)
}

/// A card at a place, with these marks.
fn card_picture<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    id: CardId,
    place: &str,
    marked: CellSet,
    fresh: CellSet,
) -> CardPicture {
    let card = &rules.pack.cards[id.index()];
    let frame = card.grid.frame();
    let cell = |cell| {
        let mark = match (marked.contains(cell), fresh.contains(cell)) {
            (false, _) => Mark::Free,
            (true, false) => Mark::Old,
            (true, true) => Mark::Fresh,
        };
        let symbol = rules
            .pack
            .symbol_at(id, cell)
            .map(|id| rules.pack.symbols.symbol(id).face);
        CellPicture {
            ground: card.grid.ground(cell),
            mark,
            symbol,
            ..CellPicture::default()
        }
    };
    CardPicture {
        place: place.to_owned(),
        facts: rules.game.card_facts(&rules.pack, id),
        hue: rules.pack.hue(card.color),
        ..CardPicture::new(&card.name, frame, cell)
    }
}

fn owed<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State, seat: Seat) -> Option<Message> {
    let pack = &rules.pack;
    if !state.waiting.contains(seat) {
        return None;
    }
    match (state.phase, state.lanes[seat].owed.top()) {
        (Phase::Keep, _) => Some(Message::new("owed-keep")),
        (Phase::Pick, _) => {
            let names: &dyn Names = rules;
            let keys = ["owed-pick", "owed-pick-with", "owed-pick-of"];
            let message = names.cards(state.pick_filter(), keys);
            Some(message.number("count", state.picks))
        }
        (Phase::Mark | Phase::Owe, OwedDecision::Pattern) => {
            let card = &pack.expeditions[usize::from(state.revealed?)];
            let fits = if fits(pack, state, seat, card) {
                "some"
            } else {
                "none"
            };
            let message = Message::new("owed-pattern").name("pattern", &card.name);
            Some(message.name("fits", fits))
        }
        (Phase::Mark | Phase::Owe, OwedDecision::Bonus(cells)) => {
            Some(Message::new("owed-bonus").number("count", cells.count()))
        }
        (Phase::Mark | Phase::Owe, OwedDecision::Number { track, number, .. }) => Some(
            Message::new("owed-number")
                .number("number", number)
                .word("track", keys::track_key(pack, track)),
        ),
        (Phase::Mark | Phase::Owe, OwedDecision::Extra { cells, terms, at }) => {
            let key = if terms.optional() {
                "owed-extra-or-decline"
            } else {
                "owed-extra"
            };
            let names: &dyn Names = rules;
            let message = Message::new(key).number("count", cells);
            Some(
                names
                    .within(message, terms.place())
                    .name("board", board_letter(at.board()).to_string())
                    .name("cell", pack.printed.frame.label(at.cell())),
            )
        }
        (Phase::Mark | Phase::Owe, OwedDecision::Choice { symbol, asked, .. }) => {
            Some(ask_to_choose(pack, symbol, asked.options()))
        }
        _ => None,
    }
}

/// Whether the pattern of an expedition fits anywhere on the boards of a seat.
fn fits<G: Grid>(pack: &Pack<G>, state: &State, seat: Seat, card: &Expedition) -> bool {
    let found = legal::for_each_move(pack, state, seat, |mv| {
        if let Move::Mark { cells, .. } = mv
            && pack.placements.has(card.pattern, cells)
        {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found.is_break()
}

fn ask_to_choose<G: Grid>(pack: &Pack<G>, symbol: SymbolId, options: u8) -> Message {
    let option = |option| {
        Message::new("option")
            .number("number", option + 1)
            .word("option", keys::option_key(pack, symbol, option))
    };
    Message::new("owed-choice")
        .word("symbol", keys::symbol_key(pack, symbol))
        .list("options", (0..options).map(option))
}

pub(super) fn boxes(track: &Track, sheet: &Sheet) -> String {
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
