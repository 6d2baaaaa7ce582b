//! Sentences about what symbols do. They are made from the same programs that the engine runs.

use super::instructions::Step;
use super::wording::{Wording, trigger_key};
use super::{FlipAndWrite, FlipGame};
use crate::symbol::{Effect, Order, Symbol};
use roll_and_write::picture::SymbolCard;
use roll_and_write::symbol::{SymbolId, Trigger};
use roll_and_write::{Arg, CardId, Message, Presentation, Ruleset, ScoreLine, Seat};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn explain_symbols(&self) -> Vec<SymbolCard> {
        let cards = || (0..self.pack.cards.len()).map(|card| CardId(card as u8));
        let card = |(id, symbol): (SymbolId, &Symbol)| SymbolCard {
            name: symbol.name.clone(),
            face: symbol.face,
            text: self.explain(id, symbol),
            origin: match &symbol.effect {
                Effect::Plugin(plugin) => Some(plugin.origin.clone()),
                Effect::Program(_) => None,
            },
            printed: cards()
                .map(|card| u32::from(self.pack.printed(card, id)))
                .sum(),
            value: self.symbol_value(id),
        };
        self.pack.symbols.iter().map(card).collect()
    }

    /// The lines of a score sheet: those of the score at the start, and one for each symbol that scores once it is marked.
    pub(super) fn scored(&self) -> Vec<Message> {
        let score = self.score(&self.start(), Seat::new(0));
        let symbols = self.pack.symbols.iter();
        let symbols = symbols.filter(|(_, symbol)| symbol.triggers.contains(Trigger::Scoring));
        let symbols = symbols.map(|(id, _)| ScoreLine::new("score-symbol", 0, 0).about(id.0));
        let lines = score.lines().iter().cloned().chain(symbols);
        lines.map(|line| self.score_message(&line)).collect()
    }

    /// Adds a line for each name in the text and in the lines that are added, once.
    fn explain_names(&self, text: &mut Vec<Message>, wording: &Wording<'_>) {
        let named = self.pack.symbols.named();
        let (mut named_before, mut at) = (vec![false; named.len()], 0);
        while let Some(line) = text.get(at).cloned() {
            at += 1;
            for (named, named_before) in named.iter().zip(&mut named_before) {
                if !*named_before && has(&line, &named.message()) {
                    *named_before = true;
                    text.push(wording.meaning(named));
                }
            }
        }
    }

    fn explain(&self, id: SymbolId, symbol: &Symbol) -> Vec<Message> {
        let triggers = symbol.triggers.iter();
        let when = |trigger| {
            let trigger = Message::new(trigger_key(trigger));
            Message::new("explain-when").message("trigger", trigger)
        };
        let mut text: Vec<Message> = triggers.map(when).collect();
        match &symbol.effect {
            Effect::Program(program) => {
                let wording = Wording {
                    theirs: false,
                    names: self,
                    symbol: id,
                };
                text.extend(Step::explain_all(program.steps(), &wording));
                self.explain_names(&mut text, &wording);
            }
            Effect::Plugin(plugin) => {
                text.push(Message::new("explain-plugin").name("plugin", &plugin.origin));
            }
        }
        let order = match symbol.order {
            Order::Undeclared => "explain-order-undeclared",
            Order::Free => "explain-order-free",
            Order::Matters => "explain-order-matters",
        };
        text.push(Message::new(order).number("priority", symbol.priority));
        text
    }
}

/// Whether a sentence is this one, or has it as a part.
fn has(sentence: &Message, part: &Message) -> bool {
    sentence == part
        || (sentence.args.iter()).any(|(_, arg)| match arg {
            Arg::List(parts) => parts.iter().any(|inner| has(inner, part)),
            Arg::Number(_) | Arg::Name(_) | Arg::Word(_) | Arg::Seat(_) => false,
        })
}
