//! The tables of worth for people.

use super::intervals::IntervalEstimate;
use super::report::StatsReport;
use super::text::{Printer, cut, number};
use super::worths::{CardWorth, SymbolRemark, SymbolWorth, WorthReport};
use crate::failure::Failure;
use rnw_plan::seating::player_label;
use roll_and_write::text::counted;

impl Printer<'_> {
    /// Prints what symbols and cards are worth.
    pub(super) fn worths(&mut self, report: &StatsReport) -> Result<(), Failure> {
        if report.symbols.is_none() && report.cards.is_none() {
            self.title("Worth, by experiment")?;
            return self.row("nothing in this game can be weighed");
        }
        report.worths.iter().try_for_each(|gain| self.gain(gain))
    }

    fn gain(&mut self, gain: &WorthReport) -> Result<(), Failure> {
        let players: Vec<String> = gain.players.iter().map(|one| player_label(one)).collect();
        let (deals, players) = (counted(gain.deals, "deal"), players.join(", "));
        self.title(&format!("Worth, by experiment: {deals} of {players}"))?;
        self.row("each deal is played with the pack as it is, and again without each thing")?;
        if !gain.symbols.is_empty() {
            self.symbol_worths(gain)?;
        }
        if !gain.cards.is_empty() {
            self.card_worths(&gain.cards)?;
        }
        Ok(())
    }

    fn symbol_worths(&mut self, gain: &WorthReport) -> Result<(), Failure> {
        let about = self.about();
        self.row("")?;
        self.row(&format!(
            "{:16} {:>8} {about:>5} {:>8} {about:>5}",
            "", "per seat", "per mark"
        ))?;
        for symbol in &gain.symbols {
            self.row(&format!(
                "{:16} {} {}{}",
                cut(&symbol.name, 16),
                points(Some(&symbol.points)),
                points(Some(&symbol.each)),
                if symbol.remarks.is_empty() { "" } else { " !" }
            ))?;
        }
        self.row("")?;
        self.row("per seat, per mark: points more than with a symbol without effect")?;
        let remarks = gain.symbols.iter().flat_map(symbol_remarks);
        remarks
            .collect::<Vec<_>>()
            .iter()
            .try_for_each(|line| self.row(line))
    }

    fn card_worths(&mut self, cards: &[CardWorth]) -> Result<(), Failure> {
        let about = self.about();
        self.row("")?;
        self.row(&format!(
            "{:10} {:>8} {about:>5} {:>8} {about:>5}",
            "", "symbols", "card"
        ))?;
        for card in cards {
            self.row(&format!(
                "{:10} {} {}",
                cut(&card.name, 10),
                points(card.symbols.as_ref()),
                points(card.instead.as_ref()),
            ))?;
        }
        self.row("")?;
        self.row("symbols: points more for each seat that got the card than with plain cells;")?;
        self.row("card: the same, compared with other cards of the pack in its place")
    }
}

/// A mean and half its interval; blank without one.
fn points(estimate: Option<&IntervalEstimate>) -> String {
    let value = estimate.and_then(|estimate| estimate.value);
    let half = estimate.and_then(IntervalEstimate::half);
    format!("{} {}", number(value, 8, 2), number(half, 5, 2))
}

fn symbol_remarks(symbol: &SymbolWorth) -> impl Iterator<Item = String> {
    symbol.remarks.iter().map(|remark| {
        let text = match remark {
            SymbolRemark::Costs => "costs points",
            SymbolRemark::Carries => "carries the game: it brings over a quarter of all points",
        };
        format!("! {} {text}", symbol.name)
    })
}
