//! How symbols fire, and what their instructions do.

use super::areas;
use super::content::{Card, choice_in};
use super::instruction::{Cards, Instruction};
use super::owe::number_gaps;
use super::state::{Boxes, CLAIMS_MOST, Change, Claim, Debt, Game, Scene};
use crate::FiringScene;
use crate::cell::Cell;
use serde_json::Value;
use std::collections::BTreeSet;

impl Game {
    /// content.md, "The order of effects": by priority, and within a priority by cell in reading order.
    pub(super) fn firing_order(
        &self,
        card: &Card,
        cells: &BTreeSet<Cell>,
        trigger: &str,
    ) -> Vec<(Cell, String)> {
        let mut firing = Vec::new();
        for cell in cells {
            if let Some(name) = card.symbols.get(cell) {
                let symbol = self.pack.symbol(name);
                if symbol.on.iter().any(|on| on == trigger) {
                    firing.push((symbol.priority, *cell, name.clone()));
                }
            }
        }
        firing.sort();
        let without = firing.into_iter().map(|(_, cell, name)| (cell, name));
        without.collect()
    }

    /// content.md, "Triggers": fires the symbols on the marked cells of a card that wait for this trigger.
    /// Returns `None` if none fired, otherwise whether something happened.
    pub(super) fn fire_card(&mut self, seat: usize, board: usize, trigger: &str) -> Option<bool> {
        let before = self.board(seat, board).cloned()?;
        let mut fired = None;
        for (cell, symbol) in self.firing_order(&before.card, &before.marked, trigger) {
            let spent = self
                .board(seat, board)
                .map(|board| board.spent.contains(&cell));
            // content.md, "Steps": `spend`.
            if spent == Some(true) {
                continue;
            }
            let args = [
                ("symbol", format!("symbol-{symbol}")),
                ("cell", cell.label()),
            ];
            let (announced, seats) = (self.events.len(), self.seats.clone());
            self.fire(&Scene {
                seat,
                symbol,
                trigger: trigger.to_owned(),
                board: Some(board),
                cell,
                color: None,
            });
            // content.md, "What settles when": who changes nothing and has nothing to tell is not announced.
            let happened = self.events.len() > announced || self.seats != seats;
            if happened {
                self.notify("event-fired", seat, &args);
                self.events[announced..].rotate_right(1);
            }
            fired = fired.max(Some(happened));
        }
        fired
    }

    /// One firing: content.md, "What is counted when".
    pub(super) fn fire(&mut self, scene: &Scene) {
        let Some(instructions) = self.asked_for(scene, None) else {
            return;
        };
        let copies = instructions.contains(&Instruction::Copy);
        for instruction in instructions {
            if instruction == Instruction::Copy {
                self.copy_last(scene);
            } else {
                self.carry_out(scene, instruction);
            }
        }
        // A symbol that copies never counts as the last one, nor does a symbol whose plugin failed. A symbol
        // that does nothing does. OPEN: a symbol that could copy, but has not done so in this firing, counts as
        // the last one.
        if scene.trigger == "mark" && !copies {
            self.seats[scene.seat].last = Some(scene.symbol.clone());
        }
    }

    /// The instructions of a symbol. `None` if its effect fails, which is reported.
    fn asked_for(&mut self, scene: &Scene, choice: Option<u8>) -> Option<Vec<Instruction>> {
        match self.instructions(scene, choice) {
            Ok(instructions) => Some(instructions),
            Err(reason) => {
                let origin = self.outside.origin(&scene.symbol);
                let plugin = origin.split(' ').next().unwrap_or_default().to_owned();
                let args = [
                    ("symbol", format!("symbol-{}", scene.symbol)),
                    ("plugin", plugin),
                    ("fault", format!("fault-{reason}")),
                ];
                self.notify("event-effect-failed", scene.seat, &args);
                None
            }
        }
    }

    /// The instructions of a symbol, from its program or its plugin. Instructions of plugins count as valid.
    pub(super) fn instructions(
        &self,
        scene: &Scene,
        choice: Option<u8>,
    ) -> Result<Vec<Instruction>, String> {
        match (&self.pack.symbol(&scene.symbol).program, choice) {
            (Some(steps), None) => Ok(self.steps(scene, steps)),
            (Some(steps), Some(option)) => {
                let options = choice_in(steps).expect("a program that asked for a choice");
                let chosen = options[usize::from(option) - 1].get("do");
                let list = chosen.and_then(Value::as_array).cloned();
                Ok(self.steps(scene, &list.unwrap_or_default()))
            }
            (None, choice) => {
                let steps = self.outside.fire(self.question(scene, choice))?;
                Ok(self.steps(scene, &steps))
            }
        }
    }

    /// content.md, "Plugins": what a plugin symbol sees.
    fn question(&self, scene: &Scene, choice: Option<u8>) -> FiringScene {
        let seat = &self.seats[scene.seat];
        let board = scene.board.and_then(|board| self.board(scene.seat, board));
        let other = scene
            .board
            .and_then(|board| self.board(scene.seat, 1 - board));
        let names = |cells: &BTreeSet<Cell>| cells.iter().map(|cell| cell.label()).collect();
        let none = BTreeSet::new();
        let track = |name: &String| {
            let boxes = self.boxes(scene.seat, name);
            (name.clone(), (boxes.filled(), boxes.numbers()))
        };
        let symbols = self.pack.symbols.iter();
        let pools = self.pack.pools.keys();
        FiringScene {
            symbol: scene.symbol.clone(),
            trigger: scene.trigger.clone(),
            card: board.map(|board| board.card.name.clone()),
            cell: scene.cell.label(),
            marked: names(board.map_or(&none, |board| &board.marked)),
            fresh: names(board.map_or(&none, |board| &board.fresh)),
            other_card: other.map(|board| board.card.name.clone()),
            other_marked: names(other.map_or(&none, |board| &board.marked)),
            other_fresh: names(other.map_or(&none, |board| &board.fresh)),
            completed: self.completed(scene.seat, None),
            round: self.round() as u8,
            turn: self.turn_of_round() as u8,
            last: seat.last.clone(),
            choice,
            tracks: seat.sheet.keys().map(track).collect(),
            marks: symbols
                .map(|symbol| (symbol.name.clone(), seat.marked(&symbol.name)))
                .collect(),
            offer: self.offer.clone(),
            gone: pools
                .map(|pool| (pool.clone(), self.gone_from(pool)))
                .collect(),
        }
    }

    /// content.md, "Steps": `copy` acts on the cell of the symbol that copies; a copy copies no copy.
    /// content.md, "What is counted when": `copy` uses symbols that fired at `mark`. Settled: the copied symbol
    /// therefore always does what it does at `mark`. If it would copy in its turn, the event says that
    /// nothing can be copied.
    fn copy_last(&mut self, scene: &Scene) {
        let Some(last) = self.seats[scene.seat].last.clone() else {
            self.notify("event-nothing-to-copy", scene.seat, &[]);
            return;
        };
        let args = [("symbol", format!("symbol-{last}"))];
        self.notify("event-copied", scene.seat, &args);
        let scene = Scene {
            symbol: last,
            trigger: "mark".to_owned(),
            ..scene.clone()
        };
        for instruction in self.asked_for(&scene, None).unwrap_or_default() {
            if instruction == Instruction::Copy {
                self.notify("event-nothing-to-copy", scene.seat, &[]);
            } else {
                self.carry_out(&scene, instruction);
            }
        }
    }

    /// content.md, "What is counted when": the steps of a chosen option are evaluated when the seat answers.
    pub(super) fn chosen(&mut self, scene: &Scene, option: u8) {
        let names = &self.pack.symbol(&scene.symbol).options;
        let name = names.get(usize::from(option) - 1).cloned();
        let name = name.unwrap_or_else(|| option.to_string());
        let args = [
            ("symbol", format!("symbol-{}", scene.symbol)),
            ("option", format!("choice-{name}")),
            ("number", option.to_string()),
        ];
        self.notify("event-chose", scene.seat, &args);
        let instructions = self.asked_for(scene, Some(option));
        for instruction in instructions.unwrap_or_default() {
            self.carry_out(scene, instruction);
        }
    }

    /// content.md, "Steps": what an instruction does.
    fn carry_out(&mut self, scene: &Scene, instruction: Instruction) {
        let seat = scene.seat;
        match instruction {
            Instruction::Advance { track, by } => self.advance(seat, &track, usize::from(by)),
            Instruction::Erase { track, by } => self.erase(seat, &track, usize::from(by)),
            Instruction::Write {
                track,
                number,
                optional,
            } => self.write_or_ask(seat, &track, number, optional),
            Instruction::Affect {
                whom,
                what,
                track,
                amount,
            } => {
                let change = Change {
                    whom,
                    what,
                    track,
                    amount,
                };
                self.affect(seat, change);
            }
            Instruction::MarkRound { track } => self.mark_round(seat, &track),
            Instruction::ExtraMark {
                cells,
                area,
                apart,
                optional,
            } => self.extra_mark(scene, cells, &area, apart, optional),
            Instruction::ExtraPattern => {
                if self.owe(seat, Debt::Pattern, 1) {
                    self.notify("event-pattern-owed", seat, &[]);
                } else {
                    self.tell_lapse(seat, &Debt::Pattern, 1);
                }
            }
            Instruction::Claim { pool, into, by } => {
                for _ in 0..by {
                    self.claim_or_wait(seat, pool.clone(), into.clone());
                }
            }
            Instruction::Choose { options } => {
                let scene = scene.clone();
                let debt = Debt::Choice { scene, options };
                if !self.owe(seat, debt.clone(), 1) {
                    self.tell_lapse(seat, &debt, 1);
                }
            }
            Instruction::Copy => unreachable!("copies are made by those who know whether they may"),
            Instruction::Spend => self.spend(scene),
            // Points are counted at scoring, where no instruction is carried out.
            Instruction::Score { .. } | Instruction::ScoreOnce { .. } => {}
            Instruction::RenewOffer { which } => self.renew_later(seat, which),
            Instruction::Discard { from_offer, which } => {
                self.discard_later(scene, from_offer, which);
            }
        }
    }

    /// SG-11, PY-13, PY-15: crosses off the next free boxes. Without enough free boxes the rest is lost.
    /// OPEN: crossing off 0 boxes has no event.
    fn advance(&mut self, seat: usize, track: &str, by: usize) {
        if by == 0 {
            return;
        }
        let gained = by.min(self.free(seat, track));
        if let Some(Boxes::Count(boxes)) = self.seats[seat].sheet.get_mut(track) {
            *boxes += gained;
        }
        let key = if gained > 0 {
            "event-advanced"
        } else {
            "event-advance-lost"
        };
        let args = [
            ("track", format!("track-{track}")),
            ("gained", gained.to_string()),
            ("lost", (by - gained).to_string()),
        ];
        self.notify(key, seat, &args);
    }

    /// PY-16: erases the last boxes first. If fewer boxes are marked it erases fewer, 1 or 0. OPEN: erasing 0
    /// boxes has no event.
    fn erase(&mut self, seat: usize, track: &str, by: usize) {
        if by == 0 {
            return;
        }
        let lost = by.min(self.boxes(seat, track).filled());
        self.shift(seat, track, lost, false);
        let args = [
            ("track", format!("track-{track}")),
            ("lost", lost.to_string()),
        ];
        self.notify("event-erased", seat, &args);
    }

    /// SG-12: the number goes into the next free box; content/rules `palms=optional`: it may be declined.
    /// OPEN: an optional number that finds no free box when its symbol fires is lost immediately.
    fn write_or_ask(&mut self, seat: usize, track: &str, number: u8, optional: bool) {
        // content.md, "sheet.json": nobody is asked about a hidden track.
        let asks = (optional || self.plays("palms", "optional")) && !self.is_hidden(track);
        let debt = Debt::Number {
            track: track.to_owned(),
            number,
        };
        // content.md, "What lapses": if there is no place for the debt, the number is written immediately.
        if !asks || self.free(seat, track) == 0 || !self.owe(seat, debt, 1) {
            self.write(seat, track, number);
        }
    }

    pub(super) fn write(&mut self, seat: usize, track: &str, number: u8) {
        let key = self.put(seat, track, number);
        self.notify(key, seat, &number_gaps(track, number));
    }

    /// Writes a number if there is a free box. Returns the key of the event.
    pub(super) fn put(&mut self, seat: usize, track: &str, number: u8) -> &'static str {
        if self.free(seat, track) == 0 {
            return "event-write-lost";
        }
        if let Some(Boxes::Written(numbers)) = self.seats[seat].sheet.get_mut(track) {
            numbers.push(number);
        }
        "event-wrote"
    }

    /// PY-14: crosses off the box of the current round, at most one per round.
    fn mark_round(&mut self, seat: usize, track: &str) {
        let round = self.round() - 1;
        let mut gained = false;
        if let Some(Boxes::Rounds(rounds)) = self.seats[seat].sheet.get_mut(track)
            && let Some(crossed) = rounds.get_mut(round)
        {
            gained = !*crossed;
            *crossed = true;
        }
        let key = if gained {
            "event-round-marked"
        } else {
            "event-round-marked-before"
        };
        self.notify(key, seat, &[("track", format!("track-{track}"))]);
    }

    /// adding-a-symbol.md: a seat keeps one set of cells of a plugin at a time.
    fn other_masks_are_owed(&self, seat: usize, debt: &Debt) -> bool {
        let masks = |debt: &Debt| match debt {
            Debt::Extra {
                board, cell, area, ..
            } if area.get("masks").is_some() => Some(self.area(seat, *board, *cell, area)),
            Debt::Pattern
            | Debt::Cells
            | Debt::Extra { .. }
            | Debt::Number { .. }
            | Debt::Choice { .. } => None,
        };
        let Some(own) = masks(debt) else {
            return false;
        };
        let mut owed = self.seats[seat].owed.iter();
        owed.any(|owed| masks(&owed.debt).is_some_and(|other| other != own))
    }

    /// C-6; content.md, "Steps": `extra_mark`. OPEN: 0 cells have no event.
    fn extra_mark(&mut self, scene: &Scene, cells: u8, area: &Value, apart: bool, optional: bool) {
        if cells == 0 {
            return;
        }
        let plain = area == "anywhere" && !apart && !optional;
        let debt = if plain {
            Debt::Cells
        } else {
            Debt::Extra {
                board: scene.board.expect("cells are owed for a card"),
                cell: scene.cell,
                area: area.clone(),
                apart,
                optional,
            }
        };
        let count = cells.to_string();
        if self.other_masks_are_owed(scene.seat, &debt) {
            self.tell_lapse(scene.seat, &debt, u32::from(cells));
            return;
        }
        if !self.owe(scene.seat, debt.clone(), u32::from(cells)) {
            self.tell_lapse(scene.seat, &debt, u32::from(cells));
        } else if plain {
            self.notify("event-bonus-owed", scene.seat, &[("cells", count)]);
        } else {
            let args = [("cells", count), ("scope", areas::key(area))];
            self.notify("event-extra-owed", scene.seat, &args);
        }
    }

    /// content.md, "What settles when": claims before the barrier wait for it. Later claims are made
    /// immediately.
    fn claim_or_wait(&mut self, seat: usize, pool: String, into: Option<String>) {
        let args = [("pool", format!("pool-{pool}"))];
        if self.lanes_open && self.seats[seat].claimed >= CLAIMS_MOST {
            self.notify("event-claim-lapsed", seat, &args);
            return;
        }
        self.seats[seat].claimed += 1;
        if self.lanes_open {
            self.notify("event-claim-owed", seat, &args);
            self.seats[seat].claims.push(Claim { pool, into });
        } else {
            self.claim(seat, &pool, into.as_deref());
        }
    }

    /// content.md, "Steps": `spend`. OPEN: a copied `spend` spends the symbol that copies, under its own name.
    fn spend(&mut self, scene: &Scene) {
        let Some(board) = scene.board else { return };
        let Some(board) = self.seats[scene.seat].boards[board].as_mut() else {
            return;
        };
        board.spent.insert(scene.cell);
        let printed = board.card.symbols.get(&scene.cell).cloned();
        let symbol = printed.unwrap_or_else(|| scene.symbol.clone());
        let args = [("symbol", format!("symbol-{symbol}"))];
        self.notify("event-spent", scene.seat, &args);
    }

    /// content.md, "Steps": `renew_offer` waits for the barrier.
    /// OPEN: each request has an event, but the offer is renewed only once.
    /// content.md, "What settles when": two requests for different cards renew the whole offer.
    fn renew_later(&mut self, seat: usize, which: Cards) {
        let key = if which == Cards::All {
            "event-renewal-owed"
        } else {
            "event-renewal-owed-some"
        };
        let all = match self.seats[seat].renews.take() {
            Some(before) if before != which => Cards::All,
            Some(_) | None => which,
        };
        self.seats[seat].renews = Some(all);
        self.notify(key, seat, &[]);
    }

    /// content.md, "Steps": `discard` waits for the barrier. A card that is complete by then stays.
    /// Settled: each request has an event, except for a card that is already complete, which stays.
    /// content.md, "What settles when": a card that leaves for two reasons is replaced by the wider choice.
    fn discard_later(&mut self, scene: &Scene, from_offer: bool, which: Cards) {
        let Some(board) = scene.board else { return };
        let Some(board) = self.seats[scene.seat].boards[board].as_mut() else {
            return;
        };
        if board.complete() {
            return;
        }
        if board.leaving {
            board.from_offer = board.from_offer && from_offer;
            if board.which != which {
                board.which = Cards::All;
            }
        } else {
            board.from_offer = from_offer;
            board.which = which;
        }
        board.leaving = true;
        let card = board.card.name.clone();
        self.notify("event-leaving", scene.seat, &[("card", card)]);
    }
}
