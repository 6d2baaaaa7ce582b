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
            let numbers = if symbol.each.has_few_marks() {
                few_marks(symbol.each.of)
            } else {
                let (points, each) = (&symbol.points, &symbol.each);
                format!("{} {}{mark}", mean(points, 8, 5, 2), mean(each, 8, 5, 2))
            };
            self.row(&format!("{:16} {numbers}", cut(&symbol.name, 16)));
        }
        self.title("per seat, per mark: points more than with a symbol without effect");
        if symbols.iter().any(|symbol| symbol.each.has_few_marks()) {
            self.row(PLAYERS_THAT_MARK);
        }
        let weighed = symbols.iter().filter(|symbol| !symbol.each.has_few_marks());
        for symbol in weighed {
            if symbol.points.sum.signum() * symbol.each.sum.signum() < 0 {
                self.row(&format!(
                    "{}: per seat also counts the games in which nobody marked it: there too the bots played otherwise",
                    symbol.name
                ));
            }
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

/// The players to weigh a symbol by that bots do not mark.
pub(crate) const PLAYERS_THAT_MARK: &str = "players that mark more of the cards: --players random,random or --players greedy:explore=20,greedy:explore=20";

/// What stands in the place of the worth of something that is hardly ever marked.
pub(crate) fn few_marks(marks: i64) -> String {
    format!("too few marks to weigh: {marks}")
}

fn remark_text(remark: SymbolRemark) -> &'static str {
    match remark {
        SymbolRemark::Costs => "costs points",
        SymbolRemark::Carries => "carries the game: it brings over a quarter of all points",
    }
}
