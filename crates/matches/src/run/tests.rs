use super::*;
use crate::{Deal, Histogram};

fn run(shard: Option<&str>) -> Run {
    Run {
        format: FORMAT,
        command: RunKind::Simulate,
        game: "toy".to_owned(),
        rules: 1,
        content: "sha256:0".to_owned(),
        plugins: Vec::new(),
        options: BTreeMap::new(),
        players: vec!["random".to_owned()],
        seed: 7,
        dealer: 2,
        deals: 10,
        sprt: None,
        shard: shard.map(|text| text.parse().unwrap()),
    }
}

/// Totals in which game number `n` scored `n`.
fn totals(shard: Option<&str>) -> RunTotals {
    let run = run(shard);
    let mut tally = Tally::new(run.table(), 1, vec![0]);
    for game in run.range() {
        let mut deal = Deal::new(run.table());
        deal.add(crate::GameOutcome {
            scores: roll_and_write::BySeat::of([game as i32, 0, 0, 0]),
            points: roll_and_write::BySeat::of([12, 0, 0, 0]),
            decisions: 1,
            ..crate::GameOutcome::default()
        });
        tally.add(&deal);
    }
    RunTotals { run, totals: tally }
}

fn named(parts: &[RunTotals]) -> Vec<(String, RunTotals)> {
    let names = ["one.json", "two.json", "three.json", "four.json"];
    names
        .map(str::to_owned)
        .into_iter()
        .zip(parts.iter().cloned())
        .collect()
}

#[track_caller]
fn refused(parts: &[RunTotals], says: &str) {
    assert_eq!(merge(named(parts)).unwrap_err().to_string(), says);
}

#[test]
fn shards_in_any_order_are_the_whole() {
    let [one, two, three] = ["1/3", "2/3", "3/3"].map(|shard| totals(Some(shard)));
    let whole = totals(None);
    for parts in [
        vec![one.clone(), two.clone(), three.clone()],
        vec![three.clone(), one.clone(), two.clone()],
        vec![whole.clone()],
        // Divided in another way, but still with every game exactly once.
        vec![
            totals(Some("1/2")),
            totals(Some("3/4")),
            totals(Some("4/4")),
        ],
    ] {
        assert_eq!(merge(named(&parts)).unwrap(), whole);
    }
}

#[test]
fn what_is_missing_is_named() {
    let [one, two, three] = ["1/3", "2/3", "3/3"].map(|shard| totals(Some(shard)));
    refused(&[], "no totals; expected the totals of every shard");
    refused(
        &[three.clone(), one.clone()],
        "games 3 to 5 of 0 to 9 are missing in the totals; run --shard 2/3",
    );
    refused(
        std::slice::from_ref(&one),
        "games 3 to 9 of 0 to 9 are missing in the totals; run --shard 2/3, --shard 3/3",
    );
    refused(
        &[two, three],
        "games 0 to 2 of 0 to 9 are missing in the totals; run --shard 1/3",
    );
    refused(
        &[one.clone(), one],
        "games 0 to 2 are in both one.json and two.json; omit one of them",
    );
    refused(
        &[
            totals(Some("1/2")),
            totals(Some("2/3")),
            totals(Some("3/3")),
        ],
        "games 3 to 4 are in both one.json and two.json; omit one of them",
    );
}

type Change<'c> = &'c dyn Fn(&mut RunTotals);

#[test]
fn what_differs_is_named() {
    let (one, two) = (totals(Some("1/2")), totals(Some("2/2")));
    let end = "; only shards of one run can be merged";
    let changes: [(Change<'_>, &str, &str); 9] = [
        (&|t| t.run.dealer = 1, "dealer 2", "dealer 1"),
        (&|t| t.run.seed = 8, "seed 7", "seed 8"),
        (&|t| t.run.game = "other".into(), "game toy", "game other"),
        (&|t| t.run.rules = 2, "rules 1", "rules 2"),
        (
            &|t| t.run.content = "x".into(),
            "content sha256:0",
            "content x",
        ),
        (
            &|t| t.run.players = vec!["greedy".into()],
            "players random",
            "players greedy",
        ),
        (
            &|t| {
                t.run.options.insert("a".into(), "b".into());
            },
            "options ",
            "options a=b",
        ),
        (&|t| t.run.plugins.push("p".into()), "plugins ", "plugins p"),
        (
            &|t| t.totals.parts = 6,
            "parts 1 and teams [0]",
            "parts 6 and teams [0]",
        ),
    ];
    for (change, ones, others) in changes {
        let mut other = two.clone();
        change(&mut other);
        let says = format!("one.json has {ones}, two.json has {others}{end}");
        refused(&[one.clone(), other], &says);
    }
}

#[test]
fn spoilt_totals_are_refused_with_their_name() {
    let mut spoilt = totals(None);
    spoilt.totals.players[0].points = Histogram::default();
    refused(
        &[spoilt],
        "one.json: totals.players[0].points: 0 values; expected 10, one for each deal",
    );
    let mut new = totals(None);
    new.run.format = 9;
    refused(&[new], "one.json has format 9; this program reads format 1");
    let mut empty = totals(None);
    empty.run.players.clear();
    refused(
        &[empty],
        "one.json: run.players: 0 players; expected 1 to 8",
    );
    for deals in [0, u64::MAX] {
        let mut none = totals(None);
        none.run.deals = deals;
        let says = format!("one.json: run.deals: {deals} deals; expected 1 to {DEALS_MAX}");
        refused(&[none], &says);
    }
    let mut few = totals(None);
    few.run.deals = 11;
    refused(
        &[few],
        "one.json: totals.deals: 10; expected 11, as in the run",
    );
    for (test, says) in [
        (
            "elo0=1",
            "expected both elo0 and elo1, or both share0 and share1",
        ),
        (
            "elo0=0,elo1=5",
            "a sequential test of 1 players; expected two",
        ),
    ] {
        let mut tested = totals(None);
        tested.run.sprt = Some(test.to_owned());
        refused(&[tested], &format!("one.json: run.sprt: {says}"));
    }
}

/// Totals without games may occur in any number, because they add nothing.
#[test]
fn shards_without_games_add_nothing() {
    let part = |shard| {
        let mut part = totals(None);
        part.run.shard = Some(format!("{shard}/20").parse().unwrap());
        let table = part.run.table();
        part.totals = Tally::new(table, 1, vec![0]);
        part
    };
    // The first of twenty shards of ten games contains no game.
    let mut empty = part(1);
    assert!(empty.run.range().is_empty());
    let whole = totals(None);
    assert_eq!(
        merge(named(&[whole.clone(), empty.clone(), empty.clone()])).unwrap(),
        whole
    );
    empty.totals.decisions = 1;
    refused(
        &[whole, empty],
        "two.json: totals.decisions: 1; expected at most 0 in 0 games",
    );
}

#[test]
fn totals_are_read_as_they_are_written() {
    let written = serde_json::to_string(&totals(Some("2/3"))).unwrap();
    assert_eq!(
        serde_json::from_str::<RunTotals>(&written).unwrap(),
        totals(Some("2/3"))
    );
    let bad = written.replace("\"2/3\"", "\"4/3\"");
    assert!(serde_json::from_str::<RunTotals>(&bad).is_err());
}
