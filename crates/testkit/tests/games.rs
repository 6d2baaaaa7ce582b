//! All laws, for every game of this workspace.

use reference::Nobody;
use roll_and_write::symbol::Plugins;
use std::sync::Arc;
use testkit::{NotOpened, Opening, Subject};

fn nobody(_: &Opening) -> Result<Arc<dyn reference::Outside + Send + Sync>, NotOpened> {
    Ok(Arc::new(Nobody))
}

fn nuggets() -> Subject {
    let game = Subject::new("nuggets", 2..=4, |opening| {
        Ok(nuggets::load(
            &opening.pack.files,
            opening.options(),
            opening.seats,
        )?)
    });
    game.options(nuggets::OPTIONS)
        .pack("nuggets", nuggets::shipped())
        .reference(nobody)
}

fn silver_and_gold() -> Subject {
    let game = Subject::new("silver-and-gold", 1..=4, |opening| {
        let plugins = Plugins::default();
        Ok(silver_and_gold::load_with(
            &opening.pack.files,
            opening.options(),
            opening.seats,
            &plugins,
        )?)
    });
    game.options(silver_and_gold::OPTIONS)
        .pack("silver-and-gold", silver_and_gold::shipped())
}

fn pyramids() -> Subject {
    let game = Subject::new("pyramids", 1..=4, |opening| {
        let plugins = Plugins::default();
        Ok(pyramids::load_with(
            &opening.pack.files,
            opening.options(),
            opening.seats,
            &plugins,
        )?)
    });
    game.options(pyramids::OPTIONS)
        .pack("pyramids", pyramids::shipped())
}

#[test]
fn silver_and_gold_holds_all_laws() {
    testkit::laws(&silver_and_gold());
}

#[test]
fn pyramids_holds_all_laws() {
    testkit::laws(&pyramids());
}

#[test]
fn nuggets_holds_all_laws() {
    testkit::laws(&nuggets());
}
