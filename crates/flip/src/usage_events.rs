//! What a step did with cards, patterns and symbols, for balance reports.

use super::events::{Completed, Discarded, Drew, RoundBegan};
use super::firing::Firing;
use super::state::{OwedDecision, Phase, State};
use super::{Event, FlipAndWrite, FlipGame, fire};
use roll_and_write::geometry::CellSet;
use roll_and_write::symbol::{SymbolId, Trigger};
use roll_and_write::usage::{SymbolUsageKey, UsageEvent, UsageKeys};
use roll_and_write::{CardId, NoEvents, Points, Ruleset, Seat};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn list_usage_keys(&self) -> UsageKeys {
        let printed = |symbol: SymbolId| {
            let cards = self.pack.printed.cards.iter();
            cards.map(|card| u32::from(card.counts.of(symbol))).sum()
        };
        let symbols = self.pack.symbols.iter();
        UsageKeys {
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
                .map(|(id, symbol)| SymbolUsageKey {
                    name: symbol.name.clone(),
                    printed: printed(id),
                })
                .collect(),
        }
    }

    /// The common start of the names of all expeditions that ask for a pattern.
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

    pub(super) fn list_usage_events(
        &self,
        before: &State,
        events: &[Event],
        after: &State,
    ) -> Vec<UsageEvent> {
        let mut step = StepUsage {
            rules: self,
            state: *before,
            after,
            firing: None,
            usage_events: Vec::new(),
        };
        if before.phase == Phase::Pick {
            step.pick(events);
        }
        for event in events {
            step.read(event);
        }
        step.usage_events
    }

    /// The score of a seat without what its symbols score at the end.
    fn score_without_symbols(&self, state: &State, seat: Seat) -> Points {
        let score = self.score(state, seat);
        let lines = score.lines().iter();
        let others = lines.filter(|line| line.reason != "score-symbol");
        others.map(|line| line.points).sum()
    }
}

/// A step whose events are being counted.
struct StepUsage<'a, G: FlipGame> {
    rules: &'a FlipAndWrite<G>,
    /// The state before the step. What symbols do in the step is done here again, one after the
    /// other.
    state: State,
    after: &'a State,
    /// The seat and the symbol that fires at the barrier. The next events are its effects.
    firing: Option<(Seat, SymbolId)>,
    usage_events: Vec<UsageEvent>,
}

impl<G: FlipGame> StepUsage<'_, G> {
    fn read(&mut self, event: &Event) {
        if let Some((seat, symbol)) = self.firing {
            self.tell_of_the_barrier(seat, symbol, event);
        }
        self.change_other_sheets(event);
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "the other events count for nothing"
        )]
        match *event {
            Event::RoundBegan(RoundBegan { round: 0 }) => {
                let seat = self.after.start_seat;
                self.usage_events.push(UsageEvent::Started { seat });
            }
            Event::Kept(it) => self.keep(it.seat, it.cards),
            Event::Revealed(it) => {
                let expedition = &self.rules.pack.expeditions[usize::from(it.expedition)];
                let pattern = expedition.pattern as u8;
                self.usage_events.push(UsageEvent::Asked { pattern });
            }
            Event::Marked(it) => self.mark(it.seat, it.board.into(), it.cells),
            Event::Chose(it) => self.choose(it.seat, it.symbol, it.option),
            Event::Fired(it) => {
                self.firing = Some((it.seat, it.symbol));
                self.fired(it.seat, it.symbol, it.idle);
            }
            Event::Completed(Completed { seat, card }) => {
                self.usage_events.push(UsageEvent::Completed { seat, card });
            }
            Event::Discarded(Discarded { seat, card }) => {
                self.usage_events.push(UsageEvent::Lost { seat, card });
            }
            Event::Drew(Drew { seat, card }) => {
                self.usage_events.push(UsageEvent::Drew { seat, card });
            }
            Event::Ended => self.end(),
            _ => {}
        }
    }

    /// Changes the sheets of the seats whose symbols do not fire. This is credited to no symbol.
    fn change_other_sheets(&mut self, event: &Event) {
        let Event::SheetChanged(_) = event else {
            return;
        };
        let firing = self.firing.map(|(seat, _)| seat);
        for seat in Seat::all(self.rules.table.seats).filter(|seat| Some(*seat) != firing) {
            self.fill(seat, event);
        }
    }

    /// Credits an event to the symbol that fires at the barrier, until an event ends its firing.
    fn tell_of_the_barrier(&mut self, seat: Seat, symbol: SymbolId, event: &Event) {
        let rules = self.rules;
        let before = rules.score_without_symbols(&self.state, seat);
        if self.fill(seat, event) {
            let after = rules.score_without_symbols(&self.state, seat);
            self.brought(seat, symbol, after - before);
        } else if matches!(
            event,
            Event::Shown(_) | Event::Ended | Event::Completed(_) | Event::Discarded(_)
        ) {
            // Later events no longer belong to the symbol.
            self.firing = None;
        }
    }

    fn fired(&mut self, seat: Seat, symbol: SymbolId, idle: bool) {
        let symbol = symbol.0;
        let fired = UsageEvent::Fired { seat, symbol, idle };
        self.usage_events.push(fired);
    }

    fn brought(&mut self, seat: Seat, symbol: SymbolId, points: Points) {
        if points != 0 {
            self.usage_events.push(UsageEvent::Brought {
                seat,
                symbol: symbol.0,
                points,
            });
        }
    }

    /// A seat takes a card of the offer, or takes none and draws.
    fn pick(&mut self, events: &[Event]) {
        let Some(seat) = self.state.waiting.first() else {
            return;
        };
        let taken = events.iter().find_map(|event| {
            if let Event::Took(took) = event {
                return Some(took.card);
            }
            None
        });
        let offered = self.state.takeable(&self.rules.pack.printed);
        let offered = offered.map(|card| UsageEvent::Offered {
            seat,
            card,
            taken: taken == Some(card),
        });
        self.usage_events.extend(offered);
    }

    /// Fires a symbol, and counts what it brings.
    fn fire_symbol(&mut self, seat: Seat, firing: Firing) -> Points {
        let (rules, state) = (self.rules, &mut self.state);
        let before = rules.score_without_symbols(state, seat);
        fire::fire(rules, state, seat, firing, &mut NoEvents);
        let points = rules.score_without_symbols(state, seat) - before;
        self.brought(seat, firing.symbol, points);
        points
    }

    /// Fills in the sheet of a seat as an event says. Returns `false` if the event does not change it.
    fn fill(&mut self, seat: Seat, event: &Event) -> bool {
        let round = self.state.turn / self.rules.pack.schedule.turns;
        let sheet = &mut self.state.lanes[seat].sheet;
        let track = |track| self.rules.pack.printed.sheet.track(track);
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "the other events change no sheet"
        )]
        match event {
            Event::Advanced(it) => _ = sheet.advance(track(it.track), it.gained),
            Event::Erased(it) => _ = sheet.erase(track(it.track), it.lost),
            Event::RoundMarked(it) => _ = sheet.mark_round(track(it.track), round),
            Event::Wrote(it) => _ = sheet.write(track(it.track), it.number),
            Event::SheetChanged(it) => return it.change_sheet(seat, sheet, track(it.track)),
            _ => return false,
        }
        true
    }

    /// A seat keeps these two of the cards that it was dealt.
    fn keep(&mut self, seat: Seat, kept: (CardId, CardId)) {
        let dealt = self.state.lanes[seat].dealt;
        let offered = dealt.into_iter().flatten().map(|card| UsageEvent::Offered {
            seat,
            card,
            taken: card == kept.0 || card == kept.1,
        });
        self.usage_events.extend(offered);
    }

    /// A mark, and what each of its symbols brings, in the order in which they fire.
    fn mark(&mut self, seat: Seat, board: usize, cells: CellSet) {
        let (rules, state) = (self.rules, &mut self.state);
        let Some(card) = state.lanes[seat].cards[board] else {
            return;
        };
        if state.lanes[seat].owed.top() == OwedDecision::Pattern {
            let pattern = state.revealed.map(|expedition| {
                let expedition = &rules.pack.expeditions[usize::from(expedition)];
                rules.pack.patterns[expedition.pattern]
                    .shape()
                    .cells()
                    .len()
            });
            let whole = pattern == Some(cells.len() as usize);
            self.usage_events.push(UsageEvent::Answered { seat, whole });
        }
        let all = rules.total(state, seat);
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
            self.usage_events
                .push(UsageEvent::SymbolMarked { seat, symbol });
        }
        for &class in &print.classes {
            for cell in cells & class {
                let symbol = print.symbol_at[cell.index()];
                let firing = Firing::new(symbol, Trigger::Mark, board, cell);
                let before = self.state;
                self.fire_symbol(seat, firing);
                // That it was the last to fire is nothing that it did.
                let mut after = self.state;
                after.lanes[seat].last = before.lanes[seat].last;
                self.fired(seat, symbol, after == before);
            }
        }
        let points = rules.total(&self.state, seat) - all;
        self.usage_events.push(UsageEvent::Marked {
            seat,
            card,
            cells: cells.len() as u8,
            points,
        });
    }

    /// What a seat chose, and what that brings.
    fn choose(&mut self, seat: Seat, symbol: SymbolId, option: u8) {
        let lane = &mut self.state.lanes[seat];
        let OwedDecision::Choice { asked, at, .. } = lane.owed.top() else {
            return;
        };
        lane.owed.settle_one();
        let card = lane.cards[at.board()];
        let firing = Firing::new(symbol, asked.trigger(), at.board(), at.cell()).answering(option);
        let points = self.fire_symbol(seat, firing);
        if let Some(card) = card {
            self.usage_events
                .push(UsageEvent::Gained { seat, card, points });
        }
    }

    /// What symbols score at the end.
    fn end(&mut self) {
        for seat in Seat::all(self.rules.table.seats) {
            let score = self.rules.score(self.after, seat);
            let lines = score.lines().iter();
            for line in lines.filter(|line| line.reason == "score-symbol") {
                self.brought(seat, SymbolId(line.about), line.points);
            }
        }
    }
}
