//! The tables of worth for people.

use super::report::StatsReport;
use super::tables::{Tables, cut, mean};
use super::worths::{CardWorth, SymbolRemark, SymbolWorth, WorthReport};
use rnw_plan::seating::player_label;
use roll_and_write::text::counted;

impl Tables<'_> {
    /// Adds what symbols and cards are worth.
    pub(super) fn worths(&mut self, report: &StatsReport) {
        if report.symbols.is_none() && report.cards.is_none() {
            self.title("Worth, by experiment");
            self.row("nothing in this game can be weighed");
        }
        for gain in &report.worths {
            self.gain(gain);
        }
    }

    fn gain(&mut self, gain: &WorthReport) {
        let players: Vec<String> = gain.players.iter().map(|one| player_label(one)).collect();
        let (deals, players) = (counted(gain.deals, "deal"), players.join(", "));
        self.title(&format!("Worth, by experiment: {deals} of {players}"));
        self.row("each deal is played with the pack as it is, and again without each thing");
        if !gain.symbols.is_empty() {
            self.symbol_worths(&gain.symbols);
        }
        if !gain.cards.is_empty() {
            self.card_worths(&gain.cards);
        }
    }

    fn symbol_worths(&mut self, symbols: &[SymbolWorth]) {
        let about = self.about();
        self.title(&format!(
            "{:16} {:>8} {about:>5} {:>8} {about:>5}",
            "", "per seat", "per mark"
        ));
        for symbol in symbols {
            let mark = if symbol.remarks.is_empty() { "" } else { " !" };
            self.row(&format!(
                "{:16} {} {}{mark}",
                cut(&symbol.name, 16),
                mean(&symbol.points, 8, 5, 2),
                mean(&symbol.each, 8, 5, 2),
            ));
        }
        self.title("per seat, per mark: points more than with a symbol without effect");
        for symbol in symbols {
            for remark in &symbol.remarks {
                self.row(&format!("! {} {}", symbol.name, remark_text(*remark)));
            }
        }
    }

    fn card_worths(&mut self, cards: &[CardWorth]) {
        let about = self.about();
        self.title(&format!(
            "{:10} {:>8} {about:>5} {:>8} {about:>5}",
            "", "symbols", "card"
        ));
        for card in cards {
            let points = [&card.symbols, &card.instead].map(|estimate| match estimate {
                Some(estimate) => mean(estimate, 8, 5, 2),
                None => " ".repeat(14),
            });
            self.row(&format!("{:10} {}", cut(&card.name, 10), points.join(" ")));
        }
        self.rows(&[
            "",
            "symbols: points more for each seat that got the card than with plain cells;",
            "card: the same, compared with other cards of the pack in its place",
        ]);
    }
}

fn remark_text(remark: SymbolRemark) -> &'static str {
    match remark {
        SymbolRemark::Costs => "costs points",
        SymbolRemark::Carries => "carries the game: it brings over a quarter of all points",
    }
}
