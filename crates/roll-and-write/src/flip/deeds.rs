//! What a step did with cards, patterns and symbols, for reports on balance.

use super::apply::Firing;
use super::state::{Pending, Phase, State};
use super::{Event, FlipAndWrite, FlipGame};
use crate::deed::{Deed, Subjects, SymbolSubject};
use crate::geometry::CellSet;
use crate::symbol::{SymbolId, Trigger};
use crate::{CardId, Points, Ruleset, Seat, Silence};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn list_subjects(&self) -> Subjects {
        let printed = |symbol: SymbolId| {
            let cards = self.pack.printed.cards.iter();
            cards.map(|card| u32::from(card.counts.of(symbol))).sum()
        };
        let symbols = self.pack.symbols.iter();
        Subjects {
            cards: self
                .pack
                .cards
                .iter()
                .map(|card| card.name.clone())
                .collect(),
            patterns: (0..self.pack.patterns.len())
                .map(|pattern| self.pattern_name(pattern))
                .collect(),
            symbols: symbols
                .map(|(id, symbol)| SymbolSubject {
                    name: symbol.name.clone(),
                    printed: printed(id),
                })
                .collect(),
        }
    }

    /// What the names of all expeditions that ask for a pattern begin with.
    fn pattern_name(&self, pattern: usize) -> String {
        let expeditions = self.pack.expeditions.iter();
        let mut names = expeditions
            .filter(|expedition| expedition.pattern == pattern)
            .map(|expedition| expedition.name.as_str());
        let first = names.next().unwrap_or_default();
        let alike = |a: &str, b: &str| {
            let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b);
            same.map(|(a, _)| a.len_utf8()).sum::<usize>()
        };
        let len = names.fold(first.len(), |len, name| len.min(alike(first, name)));
        // Names that have nothing in common are told apart by the first of them.
        first[..if len == 0 { first.len() } else { len }].to_owned()
    }

    pub(super) fn list_deeds(&self, before: &State, events: &[Event], after: &State) -> Vec<Deed> {
        let mut step = Step {
            rules: self,
            state: *before,
            firing: None,
            deeds: Vec::new(),
        };
        if before.phase == Phase::Pick {
            step.pick(events);
        }
        for event in events {
            step.tell(event, after);
        }
        step.deeds
    }

    /// The score of a seat without what its symbols score at the end.
    fn score_without_symbols(&self, state: &State, seat: Seat) -> Points {
        let score = self.score(state, seat);
        let lines = score.lines().iter();
        let others = lines.filter(|line| line.reason != "score-symbol");
        others.map(|line| line.points).sum()
    }
}

/// A step while it is told.
struct Step<'a, G: FlipGame> {
    rules: &'a FlipAndWrite<G>,
    /// The state before the step; what symbols do in it is carried out here once more, one by one.
    state: State,
    /// The seat and the symbol that fires at the barrier, whose effects are told next.
    firing: Option<(Seat, SymbolId)>,
    deeds: Vec<Deed>,
}

impl<G: FlipGame> Step<'_, G> {
    fn tell(&mut self, event: &Event, after: &State) {
        self.tell_of_the_barrier(event);
        if let Event::RoundBegan { round: 0 } = *event {
            let seat = after.start_seat;
            self.deeds.push(Deed::Started { seat });
        } else if let Event::Kept { seat, cards } = *event {
            self.keep(seat, cards);
        } else if let Event::Drew { seat, card } = *event {
            self.deeds.push(Deed::Drew { seat, card });
        } else if let Event::Completed { seat, card } = *event {
            self.deeds.push(Deed::Completed { seat, card });
        } else if let Event::Discarded { seat, card } = *event {
            self.deeds.push(Deed::Lost { seat, card });
        } else if let Event::Revealed { expedition, .. } = *event {
            let expedition = &self.rules.pack.expeditions[usize::from(expedition)];
            let pattern = expedition.pattern as u8;
            self.deeds.push(Deed::Asked { pattern });
        } else if let Event::Marked {
            seat, board, cells, ..
        } = *event
        {
            self.mark(seat, usize::from(board), cells);
        } else if let Event::Chose {
            seat,
            symbol,
            option,
        } = *event
        {
            self.choose(seat, symbol, option);
        } else if *event == Event::Ended {
            self.end(after);
        }
    }

    /// What follows a symbol that fires at the barrier, up to the next thing that is told, is its work.
    fn tell_of_the_barrier(&mut self, event: &Event) {
        if let Event::Fired { seat, symbol, .. } = *event {
            self.firing = Some((seat, symbol));
            self.deeds.push(Deed::Fired {
                seat,
                symbol: symbol.0,
            });
        } else if let Some((owner, symbol)) = self.firing {
            let before = self.rules.score_without_symbols(&self.state, owner);
            if self.fill_in(owner, event) {
                let after = self.rules.score_without_symbols(&self.state, owner);
                self.brought(owner, symbol, after - before);
            } else if matches!(
                event,
                Event::Completed { .. }
                    | Event::Shown { .. }
                    | Event::Discarded { .. }
                    | Event::Ended
            ) {
                self.firing = None;
            }
        }
    }

    /// Fills in the sheet of a seat as an event tells; whether it tells of a sheet.
    fn fill_in(&mut self, seat: Seat, event: &Event) -> bool {
        let pack = &self.rules.pack;
        let round = self.state.turn / pack.schedule.turns;
        let sheet = &mut self.state.lanes[seat].sheet;
        let printed = |track| pack.printed.sheet.track(track);
        if let Event::Advanced { track, gained, .. } = *event {
            sheet.advance(printed(track), gained);
        } else if let Event::Erased { track, lost, .. } = *event {
            sheet.erase(printed(track), lost);
        } else if let Event::Wrote { track, number, .. } = *event {
            sheet.write(printed(track), number);
        } else if let Event::RoundMarked { track, .. } = *event {
            sheet.mark_round(printed(track), round);
        } else {
            return false;
        }
        true
    }

    fn brought(&mut self, seat: Seat, symbol: SymbolId, points: Points) {
        if points != 0 {
            self.deeds.push(Deed::Brought {
                seat,
                symbol: symbol.0,
                points,
            });
        }
    }

    /// Of the cards that a seat was dealt it keeps these.
    fn keep(&mut self, seat: Seat, kept: (CardId, CardId)) {
        let dealt = self.state.lanes[seat].dealt;
        let offered = dealt.into_iter().flatten().map(|card| Deed::Offered {
            seat,
            card,
            taken: card == kept.0 || card == kept.1,
        });
        self.deeds.extend(offered);
    }

    /// A seat takes one of the offer, or none of it and will draw.
    fn pick(&mut self, events: &[Event]) {
        let Some(seat) = self.state.waiting.first() else {
            return;
        };
        let taken = events.iter().find_map(|event| {
            if let Event::Took { card, .. } = *event {
                return Some(card);
            }
            None
        });
        let offer = self.state.offer;
        let offered = offer.cards().iter().map(|&card| Deed::Offered {
            seat,
            card,
            taken: taken == Some(card),
        });
        self.deeds.extend(offered);
    }

    /// A mark, and what each of its symbols brings in the order in which they fire.
    fn mark(&mut self, seat: Seat, board: usize, cells: CellSet) {
        let (rules, state) = (self.rules, &mut self.state);
        let Some(card) = state.lanes[seat].cards[board] else {
            return;
        };
        if state.lanes[seat].owed.top() == Pending::Pattern {
            let pattern = state.revealed.map(|expedition| {
                let expedition = &rules.pack.expeditions[usize::from(expedition)];
                rules.pack.patterns[expedition.pattern]
                    .shape()
                    .cells()
                    .len()
            });
            let whole = pattern == Some(cells.len() as usize);
            self.deeds.push(Deed::Answered { seat, whole });
        }
        let all = rules.score(state, seat).total();
        let lane = &mut state.lanes[seat];
        lane.owed.settle_one();
        lane.marked[board] |= cells;
        lane.fresh[board] |= cells;
        let print = &rules.pack.printed.cards[card.index()];
        for cell in cells & print.tallied {
            let symbol = print.symbol_at[cell.index()];
            lane.sheet.count(&rules.pack.printed.sheet, symbol.0);
        }
        for cell in cells & print.hot {
            let symbol = print.symbol_at[cell.index()].0;
            self.deeds.push(Deed::SymbolMarked { seat, symbol });
        }
        for &class in &print.classes {
            for cell in cells & class {
                let symbol = print.symbol_at[cell.index()];
                let firing = Firing::new(symbol, Trigger::Mark, board, cell);
                self.deeds.push(Deed::Fired {
                    seat,
                    symbol: symbol.0,
                });
                self.fire(seat, firing);
            }
        }
        let points = rules.score(&self.state, seat).total() - all;
        self.deeds.push(Deed::Marked {
            seat,
            card,
            cells: cells.len() as u8,
            points,
        });
    }

    /// What a seat chose, and what that brings.
    fn choose(&mut self, seat: Seat, symbol: SymbolId, option: u8) {
        let lane = &mut self.state.lanes[seat];
        let Pending::Choice { asked, at, .. } = lane.owed.top() else {
            return;
        };
        lane.owed.settle_one();
        let card = lane.cards[at.board()];
        let firing = Firing::new(symbol, asked.trigger(), at.board(), at.cell()).answering(option);
        let points = self.fire(seat, firing);
        if let Some(card) = card {
            self.deeds.push(Deed::Gained { seat, card, points });
        }
    }

    /// Lets a symbol fire, and tells what it brings.
    fn fire(&mut self, seat: Seat, firing: Firing) -> Points {
        let (rules, state) = (self.rules, &mut self.state);
        let before = rules.score_without_symbols(state, seat);
        rules.fire(state, seat, firing, &mut Silence);
        let points = rules.score_without_symbols(state, seat) - before;
        self.brought(seat, firing.symbol, points);
        points
    }

    /// What symbols score at the end.
    fn end(&mut self, after: &State) {
        for seat in Seat::all(self.rules.seats) {
            let score = self.rules.score(after, seat);
            let lines = score.lines().iter();
            for line in lines.filter(|line| line.reason == "score-symbol") {
                self.brought(seat, SymbolId(line.about), line.points);
            }
        }
    }
}
