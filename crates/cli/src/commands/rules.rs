//! `rnw rules`: the rules of a game, laid out for the terminal and shown in a pager.

use crate::args::Rules;
use crate::failure::Failure;
use crate::language::environment;
use crate::out::Out;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_line_mode::screen::glyphs;
use rnw_plan::pack;
use rnw_terminal_text::Pager;
use rnw_terminal_text::markdown::{LayoutOptions, USUAL_WIDTH, laid_out};
use std::io::{self, IsTerminal};

/// Shows the rules of a game.
pub(super) fn run(catalogue: &Catalogue, args: &Rules, out: &mut Out) -> Result<(), Failure> {
    let entry = catalogue.find(&args.game)?;
    let rules = entry.rules_in(out.language());
    if rules.is_empty() {
        let words = Translations::in_language(out.language());
        let game = [("game", name(pack::game_title(entry)))];
        return out.line(&words.with("cli-rules-none", &game));
    }
    let options = LayoutOptions {
        width: Out::width().unwrap_or(USUAL_WIDTH),
        glyphs: glyphs(out.settings().ascii(args.ascii)),
        styled: out.results_have_styles(),
    };
    let is_paged = !args.no_pager && io::stdout().is_terminal();
    let pager = is_paged.then(|| Pager::chosen(&environment)).flatten();
    out.paged(&laid_out(rules, options), pager.as_ref())
}
