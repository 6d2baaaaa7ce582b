//! Names, texts, messages and pictures of the game.

use crate::content::Chips;
use crate::event::{Event, letter};
use crate::moves::Move;
use crate::position::{check, check_view, names, usual_view};
use crate::rules::{Layout, Rules};
use crate::state::{Phase, State};
use crate::view::View;
use crate::{legal, moves, scoring, view};
use roll_and_write::picture::{
    CardPicture, CellPicture, Face, FencePicture, Hue, Picture, Piece, PieceSupply, PlacePicture,
    RegionPicture,
};
use roll_and_write::score::spell;
use roll_and_write::state_text;
use roll_and_write::{
    Cell, CellSet, Grid, Levels, Message, MoveTextError, Notation, Notice, Points, Presentation,
    PrintedMatter, Purpose, Ruleset, Score, ScoreLine, Seat, StateTextError, Statistics, Target,
    UsageEvent,
};
use std::fmt::Write;

impl Notation for Rules {
    fn print_move(&self, mv: Move) -> String {
        let label = |cell| self.board.frame().label(cell);
        match mv {
            Move::Fence(edge) => {
                let [a, b] = self.board.cells_beside(edge);
                format!("fence {} {}", label(a), label(b))
            }
            Move::Chip { value, cell } => format!("chip {value} {}", label(cell)),
            Move::Done => "done".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }
    fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        moves::parse_move(self, text).map_err(MoveTextError)
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        let index = usize::from(item);
        if purpose.name() == "first" {
            return (index < self.seats).then(|| format!("seat {}", index + 1));
        }
        let cell = self.board.cells().iter().find(|cell| cell.index() == index);
        cell.map(|cell| self.board.frame().label(cell))
    }

    fn print_view(&self, view: &View) -> Option<String> {
        state_text::print(view, &usual_view(self), &names(self))
    }

    fn parse_view(&self, text: &str) -> Result<View, StateTextError> {
        let found = state_text::parse(text, &usual_view(self), &names(self))?;
        check_view(self, &found).map_err(StateTextError::impossible)?;
        Ok(found)
    }

    fn print_state(&self, state: &State) -> Option<String> {
        state_text::print(state, &self.start(), &names(self))
    }

    fn parse_state(&self, text: &str) -> Result<State, StateTextError> {
        let found = state_text::parse(text, &self.start(), &names(self))?;
        check(self, &found).map_err(StateTextError::impossible)?;
        Ok(found)
    }

    fn describe(&self, state: &State) -> String {
        let frame = self.board.frame();
        let mut text = String::new();
        let mut line = |what: &str, value: &str| {
            let _ = writeln!(text, "{what}: {value}");
        };
        let phase = match state.phase {
            Phase::Deposit(number) => format!("deposit {number}"),
            Phase::First => "first".to_owned(),
            Phase::Act => "act".to_owned(),
            Phase::Second => "second".to_owned(),
            Phase::Over => "over".to_owned(),
        };
        line("phase", &phase);
        line(
            "turn",
            &format!("{} of seat {}", state.turn, state.seat.number()),
        );
        for (cell, found) in self.deposits_of(state) {
            line("deposit", &format!("{} {found}", frame.label(cell)));
        }
        for (what, edges) in [("fences", state.fences), ("fresh", state.fresh_fences)] {
            let sides = [frame.labels(edges.right), frame.labels(edges.below)];
            line(what, &format!("right of {} below {}", sides[0], sides[1]));
        }
        line("fences left", &state.fences_left.to_string());
        let fresh = state.fresh_chip.map(|cell| frame.label(cell));
        line("fresh chip", &fresh.unwrap_or_default());
        for seat in Seat::all(self.seats) {
            let plays = if state.playing.contains(seat) {
                "plays"
            } else {
                "out"
            };
            let laid = |cell: Cell| format!("{} {}", frame.label(cell), state.value(cell));
            let laid: Vec<String> = state.chips(seat).iter().map(laid).collect();
            line("seat", &format!("{} {plays}", seat.number()));
            line("chips", &laid.join(", "));
            let left = by_value(state.left(seat)).map(|(value, count)| format!("{count}x{value}"));
            line("left", &left.collect::<Vec<_>>().join(" "));
        }
        text
    }
}

impl Presentation for Rules {
    /// The bots of the levels, measured in docs/our-bots.md.
    fn levels(&self) -> Levels {
        Levels {
            easy: "greedy:look=2".into(),
            medium: "greedy".into(),
            hard: "mcts:iterations=30".into(),
            expert: "mcts:iterations=300".into(),
        }
    }
    fn target(&self, _view: &View, mv: Move) -> Target {
        Self::target_of(mv)
    }
    fn move_at(&self, _view: &View, target: &Target) -> Option<Move> {
        self.pointed_at(target)
    }
    fn notice(&self, event: &Event) -> Notice {
        self.notice(event)
    }
    fn score_message(&self, line: &ScoreLine) -> Message {
        scoring::score_message(self, line)
    }
    fn turn(&self, state: &State) -> u32 {
        state.turn.into()
    }
    /// Chips stay face down until the end (NG-14).
    fn score_seen(&self, view: &View, seat: Seat) -> Option<Score> {
        view.shown.is_over().then(|| self.score(&view.shown, seat))
    }

    fn picture(&self, view: &View) -> Picture {
        let state = &view.shown;
        let headline = if state.turn == 0 {
            Message::new("headline-setup")
        } else {
            Message::new("headline-nuggets").number("turn", state.turn)
        };
        let places = (0..self.seats).map(|step| view.seat.clockwise(step, self.seats));
        Picture {
            headline: vec![headline],
            facts: vec![Message::new("fact-fences").number("count", state.fences_left)],
            boards: vec![self.board_picture(view)],
            places: places.map(|seat| self.place(view, seat)).collect(),
            legend: vec![(digit(self.yields[0]), "fact-deposit".to_owned())],
            owed: self.owed(view),
            ..Picture::default()
        }
    }

    /// The printed board, with a star for each deposit, or its yield if that is known in advance.
    fn printed(&self) -> PrintedMatter {
        let state = self.start();
        let mut board = self.board_picture(&view::view(self, &state, Seat::new(0)));
        let star = gold('*');
        for (cell, picture) in self.board.cells().iter().zip(&mut board.cells) {
            picture.symbol = match &self.layout {
                Layout::Drawn(cells) if *cells == self.facts.fixed => {
                    cells.contains(cell).then_some(star)
                }
                Layout::Drawn(_) => None,
                Layout::Given(cells) => {
                    let index = cells.iter().position(|at| *at == cell);
                    index.map(|index| digit(self.yields[index]))
                }
            };
        }
        PrintedMatter {
            cards: vec![board],
            pieces: self.supplies(&state),
            ..PrintedMatter::default()
        }
    }
}

impl Statistics for Rules {
    fn usage_events(&self, before: &State, _events: &[Event], after: &State) -> Vec<UsageEvent> {
        let started = before.turn == 0 && after.turn == 1;
        let first = started.then_some(UsageEvent::Started { seat: after.seat });
        first.into_iter().collect()
    }
}

/// The digit for a yield on the board.
fn digit(number: u8) -> Face {
    gold(char::from(b'0' + number % 10))
}

/// A character for a deposit.
fn gold(glyph: char) -> Face {
    Face {
        hue: Some(Hue::Yellow),
        ..Face::new(glyph, glyph)
    }
}

/// Each value that chips have, with the number of its chips.
fn by_value(chips: Chips) -> impl Iterator<Item = (u8, u8)> {
    (1..).zip(chips).filter(|(_, count)| *count > 0)
}

impl Rules {
    /// The deposits, the chips of each seat and the fences.
    fn supplies(&self, state: &State) -> Vec<PieceSupply> {
        let deposit = |number: &u8| PieceSupply {
            number: Some(*number),
            ..PieceSupply::new("print-deposits", 1)
        };
        let chips = |seat: Seat| {
            by_value(state.left(seat)).map(move |(value, count)| PieceSupply {
                letter: Some(letter(seat)),
                number: Some(value),
                ..PieceSupply::new("print-chips", count.into())
            })
        };
        let fences = PieceSupply::new("print-fences", state.fences_left.into());
        let deposits = self.yields.iter().map(deposit);
        let chips = Seat::all(self.seats).flat_map(chips);
        deposits.chain(chips).chain([fences]).collect()
    }

    fn board_picture(&self, view: &View) -> CardPicture {
        let (state, frame) = (&view.shown, self.board.frame());
        let cell = |cell: Cell| {
            let deposit = self.deposits_of(state).find(|(at, _)| *at == cell);
            let owner = Seat::all(self.seats).find(|seat| state.chips(*seat).contains(cell));
            CellPicture {
                symbol: deposit.map(|(_, found)| digit(found)),
                piece: owner.map(|seat| Piece {
                    letter: letter(seat),
                    number: self.number_shown(view, seat, cell),
                    fresh: state.fresh_chip == Some(cell),
                }),
                ..CellPicture::plain(false)
            }
        };
        CardPicture {
            fences: Some(FencePicture {
                right: state.fences.right.wide(),
                below: state.fences.below.wide(),
                fresh_right: state.fresh_fences.right.wide(),
                fresh_below: state.fresh_fences.below.wide(),
            }),
            regions: self.region_pictures(view),
            ..CardPicture::new(&self.facts.title, frame, cell)
        }
    }

    /// The regions, with what the viewer may know about them.
    fn region_pictures(&self, view: &View) -> Vec<RegionPicture> {
        let state = &view.shown;
        let region = |cells: CellSet| RegionPicture {
            cells: cells.wide(),
            facts: self.region_facts(view, cells),
        };
        self.board_of(state).regions().map(region).collect()
    }

    /// The size of a region, its gold, and for each seat the sum or the number of its chips there. At the end also who
    /// takes the gold (NG-14, NG-15).
    fn region_facts(&self, view: &View, region: CellSet) -> Vec<Message> {
        let state = &view.shown;
        let gold: Points = self.counts(state, region).sum();
        let size = Message::new("fact-region-cells").number("count", region.len());
        let gold = Message::new("fact-region-gold").number("count", gold);
        let chips = |seat: Seat| {
            let cells = state.chips(seat) & region;
            let letter = letter(seat).to_string();
            let numbers = cells.iter().map(|cell| self.number_shown(view, seat, cell));
            let sum: Option<u32> = numbers.map(|number| number.map(u32::from)).sum();
            (!cells.is_empty()).then(|| match sum {
                Some(sum) => Message::new("fact-region-sum")
                    .name("letter", letter)
                    .number("sum", sum),
                None => Message::new("fact-region-chips")
                    .name("letter", letter)
                    .number("count", cells.len()),
            })
        };
        let chips = Seat::all(self.seats).filter_map(chips);
        let mut facts: Vec<Message> = [size, gold].into_iter().chain(chips).collect();
        if state.is_over() {
            let shares = self.shares(state, region);
            let paid = (0..self.teams())
                .map(Seat::new)
                .filter(|team| shares[*team] > 0);
            facts.extend(paid.map(|team| {
                Message::new("fact-region-share")
                    .name("letters", self.team_letters(team))
                    .name("points", spell(shares[team], self.info.parts))
            }));
        }
        facts
    }

    /// The value on a chip, if the viewer may look at it (NG-18); otherwise `None`.
    fn number_shown(&self, view: &View, owner: Seat, cell: Cell) -> Option<u8> {
        let over = view.shown.is_over();
        let known = !Self::hidden_cells(view, owner).contains(cell);
        (over || known && self.may_peek).then(|| view.shown.value(cell))
    }

    fn place(&self, view: &View, seat: Seat) -> PlacePicture {
        let out = !view.shown.playing.contains(seat);
        let mut facts = Vec::from_iter(out.then(|| Message::new("fact-out")));
        facts.push(Message::new("fact-chips").number("count", view.hand(seat)));
        if seat == view.seat && view.hand(seat) > 0 {
            let held = by_value(view.shown.left(seat));
            let held = held.map(|(value, count)| format!("{value} x{count}"));
            let held = held.collect::<Vec<_>>().join(", ");
            facts.push(Message::new("fact-hand").name("values", held));
        }
        if self.has_teams() {
            let partner = seat.clockwise(2, self.seats);
            facts.push(Message::new("fact-partner").seat("seat", partner));
        }
        PlacePicture {
            letter: Some(letter(seat)),
            facts,
            ..PlacePicture::new(seat, Vec::new())
        }
    }

    /// What the seat in turn can do at the start of its turn. It names only what is legal now.
    pub(crate) fn owed_at_start(&self, state: &State) -> Message {
        let open = legal::fences_open(self, state);
        let more = |edge| {
            let after = self.board.with(state.deposits, state.fences.with(edge));
            !after.legal_fences().is_empty()
        };
        let fences = match state.fences_left {
            _ if open.is_empty() => "none",
            2.. if open.iter().any(more) => "pair",
            _ => "single",
        };
        let chips = if legal::can_lay(self, state, state.seat) {
            "some"
        } else {
            "none"
        };
        if self.one_fence_is_enough && fences == "pair" {
            return Message::new("owed-act-one-or-two").name("chips", chips);
        }
        Message::new("owed-act")
            .name("fences", fences)
            .name("chips", chips)
    }

    fn owed(&self, view: &View) -> Option<Message> {
        if view.shown.seat != view.seat {
            return None;
        }
        match view.shown.phase {
            Phase::Act => Some(self.owed_at_start(&view.shown)),
            Phase::Second if self.one_fence_is_enough => Some(Message::new("owed-second-or-done")),
            Phase::Second => Some(Message::new("owed-second")),
            Phase::Deposit(_) | Phase::First | Phase::Over => None,
        }
    }
}
