//! A game whose name, keys, clauses and options are made when the program runs, from texts that it owns.

use rand::Rng;
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::{
    Audience, Awaiting, Events, Game, GameInfo, GameOf, ItemSet, Legal, Message, MoveId, Notation,
    Notice, Outcome, Picture, Presentation, Purpose, Refusal, Ruleset, Score, ScoreLine, Seat,
    Seats,
};

/// Each move is a step. A card is drawn first.
#[derive(Debug)]
struct Made {
    info: GameInfo,
    word: String,
}

impl Ruleset for Made {
    type State = Option<u8>;
    type Move = u8;
    type View = Option<u8>;
    type Event = u8;

    fn info(&self) -> &GameInfo {
        &self.info
    }
    fn start(&self) -> Option<u8> {
        None
    }
    fn awaiting(&self, at: &Option<u8>) -> Awaiting {
        match at {
            None => Awaiting::chance(&self.word, 0, 3, ItemSet::first_n(3)),
            Some(0..5) => Awaiting::Seats(Seats::all(1)),
            Some(_) => Awaiting::Over,
        }
    }
    fn deal(&self, at: &mut Option<u8>, outcome: Outcome, _: &mut impl Events<u8>) {
        *at = Some(outcome.as_item());
    }
    fn check(&self, _: &Option<u8>, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
        let reason =
            || Message::new(format!("refusal-{}", self.word)).number(self.word.clone(), steps);
        let legal = (1..4)
            .contains(&steps)
            .then(|| Legal::unchecked(seat, steps));
        legal.ok_or_else(|| Refusal::new(format!("{}-1", self.word), reason()))
    }
    fn apply(&self, at: &mut Option<u8>, mv: Legal<u8>, events: &mut impl Events<u8>) {
        *at = at.map(|at| at + mv.mv());
        events.notify(|| mv.mv());
    }
    fn view(&self, at: &Option<u8>, _: Seat) -> Option<u8> {
        *at
    }
    fn determinize<G: Rng + ?Sized>(&self, view: &Option<u8>, _: &mut G) -> Option<u8> {
        *view
    }
    fn viewer(&self, _: &Option<u8>) -> Seat {
        Seat::new(0)
    }
    fn score(&self, at: &Option<u8>, _: Seat) -> Score {
        let points = at.unwrap_or_default().into();
        Score::of([ScoreLine::new(format!("score-{}", self.word), 1, points)])
    }
    fn ids(&self) -> u32 {
        5
    }
    fn move_by_id(&self, id: MoveId) -> Option<u8> {
        (id.0 < 5).then_some(id.0 as u8)
    }
}

impl Notation for Made {
    fn print_move(&self, steps: u8) -> String {
        format!("{} {steps}", self.word)
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        (purpose.name() == self.word).then(|| item.to_string())
    }
}

impl Presentation for Made {
    fn notice(&self, _: &u8) -> Notice {
        Notice::to(
            Audience::Everyone,
            Message::new(format!("event-{}", self.word)),
        )
    }
    fn picture(&self, _: &Option<u8>) -> Picture {
        Picture::default()
    }
}

/// The texts live no longer than this function and the game.
fn made(word: &str) -> Made {
    let (name, clause) = (format!("{word}-pace"), format!("{word}-2"));
    let values = [
        ("slow".to_owned(), String::new()),
        ("fast".to_owned(), String::new()),
    ];
    let values: Vec<(&str, &str)> = values
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    let specs = [OptionSpec {
        name: &name,
        clause: &clause,
        values: &values,
    }];
    let choices = Choices::read(&specs, [(name.as_str(), "fast")]).expect("the option exists");
    let info = GameInfo {
        options: choices.pairs(),
        ..GameInfo::new(format!("the-{word}"), 1)
    };
    Made {
        info,
        word: word.to_owned(),
    }
}

#[test]
fn a_game_made_at_run_time_is_as_any_other() {
    let game = GameOf::new(made("snail"));
    assert_eq!(game.info().name, "the-snail");
    assert_eq!(
        game.info().options,
        [("snail-pace".to_owned(), "fast".to_owned())]
    );
    let (mut state, seat) = (game.start(), Seat::new(0));
    let Awaiting::Chance(chance) = game.awaiting(&state) else {
        panic!("a card is drawn first")
    };
    assert_eq!(chance.purpose, Purpose::new("snail", 0));
    assert_ne!(chance.purpose, Purpose::new("snails", 0));
    assert_eq!(game.outcome_by_name(chance, "2"), Some(Outcome::item(2)));
    game.deal(&mut state, Outcome::item(2)).unwrap();
    let refusal = game.check(&state, seat, MoveId(4)).unwrap_err();
    assert_eq!(refusal.to_string(), "refusal-snail snail=4 [snail-1]");
    let mv = game.moves(&state, seat)[2];
    assert_eq!(game.apply(&mut state, mv)[0].message.key, "event-snail");
    let score = game.score(&state, seat);
    assert_eq!(
        (&*score.lines()[0].reason, score.total()),
        ("score-snail", 5)
    );
    assert_eq!(game.awaiting(&state), Awaiting::Over);
}

#[test]
#[should_panic(expected = "at most 19 bytes")]
fn the_name_of_a_purpose_has_a_bound() {
    Purpose::new("a-name-of-twenty-byt", 0);
}
