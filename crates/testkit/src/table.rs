//! A game in progress that tests play by text. The file is long because a table has one short method for each request of
//! a test.

use crate::facts::Facts;
use rnw_flip::{FlipAndWrite, FlipGame};
use rnw_session::{Position, PositionError};
use roll_and_write::{
    Audience, Awaiting, CardId, ItemSet, Message, Presentation, Refusal, Ruleset, Seat, Seats,
};
use std::borrow::Cow;
use std::sync::Arc;

/// A game in progress. Tests play it step by step, with the texts that people type.
///
/// Every request of a test must succeed: otherwise the method panics and says what it found instead. The marks, cards
/// and tracks come from [`Notation::describe`](roll_and_write::Notation::describe), which contains all names.
///
/// ```
/// use rnw_testkit::TestTable;
/// use roll_and_write::Seat;
/// let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [("start", "1")], 1)?;
/// let mut table = TestTable::new(rules);
/// assert_eq!(table.awaiting(), "deal");
/// let dealt = table.drawable()[..4].join(" ");
/// table.deal(&dealt);
/// assert_eq!(table.refused(Seat::new(0), "draw"), "C-9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct TestTable<R: Ruleset> {
    /// The rules. All clones of a table share them.
    pub rules: Arc<R>,
    /// The current state.
    pub state: R::State,
    /// All events since the first step.
    pub events: Vec<R::Event>,
    heard: usize,
}

impl<R: Ruleset<Event: Clone>> Clone for TestTable<R> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            state: self.state,
            events: self.events.clone(),
            heard: self.heard,
        }
    }
}

/// What a test asked for. Panics with the reason if that failed.
#[track_caller]
pub(crate) fn must<T>(found: Result<T, String>) -> T {
    found.unwrap_or_else(|error| panic!("{error}"))
}

/// The seat with this number, counted from 1 as in texts: `seat(1)` is `Seat::new(0)`.
///
/// # Panics
/// If the number is 0 or greater than the number of seats of any game.
#[track_caller]
pub fn seat(number: usize) -> Seat {
    must(Seat::numbered(number).ok_or_else(|| format!("no table has a seat {number}")))
}

/// The moves of a script such as `1 A a1 b1 / 2 B c1`, each with its seat. Scripts count seats from 1, as all texts do.
///
/// # Panics
/// If a piece does not begin with the number of a seat.
pub fn pieces(script: &str) -> Vec<(Seat, &str)> {
    must(split(script))
}

pub(crate) fn split(script: &str) -> Result<Vec<(Seat, &str)>, String> {
    let pieces = script.split('/').map(str::trim);
    let pieces = pieces.filter(|piece| !piece.is_empty());
    pieces
        .map(|piece| {
            numbered(piece).ok_or_else(|| {
                format!("{piece:?} is not a move; expected the number of a seat and its move")
            })
        })
        .collect()
}

fn numbered(piece: &str) -> Option<(Seat, &str)> {
    let (number, text) = piece.split_once(' ')?;
    Some((Seat::numbered(number.parse().ok()?)?, text.trim()))
}

/// An event in the form for developers, without its prefix.
fn bare(message: &Message) -> String {
    message.to_string().trim_start_matches("event-").to_owned()
}

/// Events of every turn. [`TestTable::new_notices`] leaves them out.
const STEADY: [&str; 5] = [
    "event-marked",
    "event-revealed",
    "event-all-marked",
    "event-round-began",
    "event-offered",
];

impl<R: Presentation> TestTable<R> {
    /// A table before the first step.
    pub fn new(rules: R) -> Self {
        Self::shared(Arc::new(rules))
    }

    /// The same with rules that others use too.
    pub(crate) fn shared(rules: Arc<R>) -> Self {
        Self {
            state: rules.start(),
            rules,
            events: Vec::new(),
            heard: 0,
        }
    }

    /// A table at which the game begins with a whole position. Its pack is not compared with that of the rules.
    ///
    /// ```
    /// use rnw_testkit::TestTable;
    /// let rules = rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], 2)?;
    /// let position = "\
    ///     position/1 lamplighters@73f8134b325b51e8 rules=1 seats=2 whole {\"lanes\":{\"before\":[{\"burns\":2,\
    ///     \"lit\":[\"8\",\"7 8\",\"4 7 9\",\"1 4 8\"]},{\"burns\":2,\"lit\":[\"2 7 9\",\"1 6\",\"9\",\"7 8\"]}],\
    ///     \"now\":[{\"burns\":2,\"lit\":[\"8\",\"7 8\",\"4 7 9\",\"1 4 8\"]},{\"burns\":2,\"lit\":[\"2 7 9\",\
    ///     \"1 6\",\"9\",\"7 8\"]}]},\"own\":[4,3,7,1],\"phase\":\"Own\",\"shared\":[3,5],\"turn\":11}";
    /// let table = TestTable::at(rules, position);
    /// assert_eq!(table.awaiting(), "seats 2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the text is no whole position of the game.
    #[track_caller]
    pub fn at(rules: R, position: &str) -> Self {
        let state = Position::parse(position).and_then(|position| {
            let whole = position
                .seat()
                .map_or(Ok(()), |seat| Err(PositionError::Seen(seat)));
            let state = rules.parse_state(position.state());
            whole.and_then(|()| state.map_err(PositionError::State))
        });
        Self {
            state: must(state.map_err(|error| error.to_string())),
            ..Self::new(rules)
        }
    }

    /// A table of a flip-and-write game at which each seat holds two cards, the first expedition is awaited, and these
    /// cards are offered, oldest first. If the offer has more places, the last cards of the deck follow.
    ///
    /// # Panics
    /// If the pack has too few cards.
    #[track_caller]
    pub fn seated(rules: R, hands: &[&str], offer: &str) -> Self {
        let mut table = Self::new(rules);
        must(table.sit_down(hands, offer));
        table
    }

    /// Deals each seat its cards and two others, lets it keep its cards, and lays out the offer.
    pub(crate) fn sit_down(&mut self, hands: &[&str], offer: &str) -> Result<(), String> {
        let taken = |name: &String| {
            let mut kept = hands.iter().flat_map(|hand| hand.split_whitespace());
            kept.any(|card| card == name)
        };
        for hand in hands {
            self.try_deal(hand)?;
            for _ in 0..2 {
                let spare = self.drawable().into_iter().rev().find(|name| !taken(name));
                self.try_deal(&spare.ok_or("the pack has too few cards")?)?;
            }
        }
        while let Some(chooser) = self.waiting().first() {
            let keep = format!("keep {}", hands[chooser.index()]);
            self.try_play(chooser, &keep)?;
        }
        self.try_deal(offer)?;
        self.refill();
        self.heard = self.events.len();
        match self.awaiting().as_str() {
            "expedition" => Ok(()),
            other => Err(format!(
                "all sit, yet {other} is awaited instead of expedition"
            )),
        }
    }

    /// Deals these items, separated by spaces. A name that is not awaited means the first item whose name begins with
    /// it.
    ///
    /// # Panics
    /// If an item is not awaited.
    #[track_caller]
    pub fn deal(&mut self, names: &str) {
        must(self.try_deal(names));
    }

    pub(crate) fn try_deal(&mut self, names: &str) -> Result<(), String> {
        for name in names.split_whitespace() {
            self.try_deal_item(name)?;
        }
        Ok(())
    }

    /// Deals one item, whose name may contain spaces.
    ///
    /// # Panics
    /// If it is not awaited.
    #[track_caller]
    pub fn deal_item(&mut self, name: &str) {
        must(self.try_deal_item(name));
    }

    pub(crate) fn try_deal_item(&mut self, name: &str) -> Result<(), String> {
        let known = self.drawable();
        let exact = known.iter().find(|item| *item == name);
        let found = exact.or_else(|| known.iter().find(|item| item.starts_with(name)));
        let (Awaiting::Chance(chance), Some(found)) = (self.rules.awaiting(&self.state), found)
        else {
            let awaiting = self.awaiting();
            return Err(format!(
                "{name:?} cannot be dealt; {awaiting} is awaited, from {known:?}"
            ));
        };
        let item = self.rules.item_by_name(chance.purpose, found);
        let item = item.ok_or_else(|| format!("no item is named {found:?}"))?;
        self.rules
            .deal(&mut self.state, item.into(), &mut self.events);
        Ok(())
    }

    /// Deals a roll: what each die shows, as records write it, such as `3 5 1 6`.
    ///
    /// # Panics
    /// If the roll is not awaited.
    #[track_caller]
    pub fn roll(&mut self, shown: &str) {
        must(self.try_roll(shown));
    }

    pub(crate) fn try_roll(&mut self, shown: &str) -> Result<(), String> {
        let awaited = match self.rules.awaiting(&self.state) {
            Awaiting::Chance(chance) => self.rules.outcome_by_name(chance, shown),
            Awaiting::Seats(_) | Awaiting::Over => None,
        };
        let Some(outcome) = awaited else {
            let awaiting = self.awaiting();
            return Err(format!("{shown:?} cannot be rolled; {awaiting} is awaited"));
        };
        self.rules.deal(&mut self.state, outcome, &mut self.events);
        Ok(())
    }

    /// Fills the offer with the last cards of the deck, which are plain ones if the pack has any.
    pub fn refill(&mut self) {
        while self.awaiting() == "deck"
            && let Some(last) = self.drawable().pop()
        {
            self.deal_item(&last);
        }
    }

    /// Lets a seat make a move.
    ///
    /// # Panics
    /// If the move is not legal, or if it is legal but not listed.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, text: &str) {
        must(self.try_play(seat, text));
    }

    pub(crate) fn try_play(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let mv = self.parse(text)?;
        let checked = self.rules.check(&self.state, seat, mv);
        let legal =
            checked.map_err(|why| format!("seat {} plays {text:?}: {why}", seat.number()))?;
        if !self.moves(seat).contains(&self.rules.print_move(mv)) {
            return Err(format!("{text:?} is legal but not listed"));
        }
        self.rules.apply(&mut self.state, legal, &mut self.events);
        Ok(())
    }

    /// Plays moves like `1 A a1 b1 / 2 B c1`: the number of a seat, then its move.
    ///
    /// # Panics
    /// If a move is not legal.
    #[track_caller]
    pub fn script(&mut self, script: &str) {
        for (seat, text) in pieces(script) {
            self.play(seat, text);
        }
    }

    /// Deals one item, such as an expedition, and plays moves.
    ///
    /// # Panics
    /// If the item is not awaited or a move is not legal.
    #[track_caller]
    pub fn turn(&mut self, item: &str, script: &str) {
        self.deal(item);
        self.script(script);
    }

    pub(crate) fn parse(&self, text: &str) -> Result<R::Move, String> {
        let found = self.rules.parse_move(text);
        found.map_err(|error| format!("{text:?} is not a move: {error}"))
    }

    /// The clause that refuses a move.
    ///
    /// # Panics
    /// If the move is legal, or if it is refused but listed.
    #[track_caller]
    pub fn refused(&self, seat: Seat, text: &str) -> Cow<'static, str> {
        self.refusal(seat, text).clause.0
    }

    /// Why a move is refused, in the form for developers: the reason and the clause.
    ///
    /// # Panics
    /// If the move is legal, or if it is refused but listed.
    #[track_caller]
    pub fn why_not(&self, seat: Seat, text: &str) -> String {
        self.refusal(seat, text).to_string()
    }

    /// Why a move is refused.
    ///
    /// # Panics
    /// If the move is legal, or if it is refused but listed.
    #[track_caller]
    pub fn refusal(&self, seat: Seat, text: &str) -> Refusal {
        must(self.try_refusal(seat, text))
    }

    pub(crate) fn try_refusal(&self, seat: Seat, text: &str) -> Result<Refusal, String> {
        let mv = self.parse(text)?;
        let checked = self.rules.check(&self.state, seat, mv);
        let Err(refusal) = checked else {
            return Err(format!("{text:?} of seat {} is legal", seat.number()));
        };
        if self.moves(seat).contains(&self.rules.print_move(mv)) {
            return Err(format!("{text:?} is listed, yet {refusal}"));
        }
        Ok(refusal)
    }

    /// What the game awaits: `seats 1 2`, the purpose of a draw, or `over`.
    pub fn awaiting(&self) -> String {
        match self.rules.awaiting(&self.state) {
            Awaiting::Seats(seats) => {
                let numbers = seats.iter().map(|seat| seat.number().to_string());
                format!("seats {}", numbers.collect::<Vec<_>>().join(" "))
            }
            Awaiting::Chance(chance) => chance.purpose.name().to_owned(),
            Awaiting::Over => "over".to_owned(),
        }
    }

    /// The seats that are to decide.
    pub fn waiting(&self) -> Seats {
        match self.rules.awaiting(&self.state) {
            Awaiting::Seats(seats) => seats,
            Awaiting::Chance(_) | Awaiting::Over => Seats::EMPTY,
        }
    }

    /// The names of the items that can be dealt now. Empty for a roll.
    pub fn drawable(&self) -> Vec<String> {
        let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) else {
            return Vec::new();
        };
        let items = chance.draw.items().unwrap_or_default();
        let names = items.iter();
        names
            .filter_map(|item| self.rules.item_name(chance.purpose, item))
            .collect()
    }

    /// The legal moves of a seat, in their fixed order.
    pub fn moves(&self, seat: Seat) -> Vec<String> {
        let moves = self.rules.moves(&self.state, seat).into_iter();
        moves.map(|mv| self.rules.print_move(mv.mv())).collect()
    }

    /// The decision that a seat owes, in the form for developers. Empty if the seat owes none.
    pub fn owed(&self, seat: Seat) -> String {
        let view = self.rules.view(&self.state, seat);
        let owed = self.rules.picture(&view).owed;
        owed.map_or_else(String::new, |owed| owed.to_string())
    }

    /// The facts of the state, by name.
    pub(crate) fn facts(&self) -> Facts {
        Facts(self.rules.describe(&self.state))
    }

    /// The values of the lines of [`Notation::describe`](roll_and_write::Notation::describe) with this name that are
    /// about a seat, such as `board`.
    pub fn facts_of(&self, seat: Seat, name: &str) -> Vec<String> {
        self.facts().of_seat(seat, name)
    }

    /// The cards on the boards of a seat, `-` for an empty board.
    pub fn held(&self, seat: Seat) -> String {
        let boards = self.facts_of(seat, "board");
        let card = |board: &String| match board.split(' ').next() {
            Some("none") | None => "-".to_owned(),
            Some(card) => card.to_owned(),
        };
        boards.iter().map(card).collect::<Vec<_>>().join(" ")
    }

    /// The marks on a board of a seat; boards are counted from 0.
    ///
    /// # Panics
    /// If the seat has no such board.
    #[track_caller]
    pub fn marked(&self, seat: Seat, board: usize) -> String {
        let marked = self.facts().marked(seat, board);
        marked.unwrap_or_else(|| panic!("seat {} has no board {board}", seat.number()))
    }

    /// The cards that a seat has completed.
    pub fn completed(&self, seat: Seat) -> String {
        self.facts_of(seat, "completed").join(" ")
    }

    /// The cards in the offer, oldest first.
    pub fn offer(&self) -> String {
        must(self.facts().one("offer"))
    }

    /// The cards of the deck, in the order of the pack.
    pub fn deck(&self) -> String {
        must(self.facts().one("deck"))
    }

    /// The boxes of a track of a seat: the number of crossed-off ones, or the numbers in them. `x` is a marked round,
    /// and `-` is a free box before a filled one.
    ///
    /// # Panics
    /// If the track does not exist.
    #[track_caller]
    pub fn track(&self, seat: Seat, name: &str) -> String {
        let track = self.facts().track(seat, name);
        track.unwrap_or_else(|| panic!("there is no track {name:?}"))
    }

    /// The number of filled boxes on a track of a seat.
    ///
    /// # Panics
    /// If the track does not exist.
    #[track_caller]
    pub fn filled(&self, seat: Seat, track: &str) -> u32 {
        let view = self.rules.view(&self.state, seat);
        let mut places = self.rules.picture(&view).places.into_iter();
        let place = places.find(|place| place.seat == seat);
        let key = format!("track-{track}");
        let mut tracks =
            (place.into_iter()).flat_map(|place| [place.tracks, place.hidden].concat());
        let track = tracks.find(|track| track.name == key);
        let boxes = track.unwrap_or_else(|| panic!("there is no {key}")).boxes;
        boxes.iter().filter(|found| found.is_filled()).count() as u32
    }

    /// The numbers on a track of a seat.
    ///
    /// # Panics
    /// If the track does not exist.
    #[track_caller]
    pub fn written(&self, seat: Seat, track: &str) -> Vec<u8> {
        let boxes = self.track(seat, track);
        let numbers = boxes
            .split_whitespace()
            .filter_map(|text| text.parse().ok());
        numbers.collect()
    }

    /// The points of a seat.
    pub fn total(&self, seat: Seat) -> i32 {
        self.rules.score(&self.state, seat).total()
    }

    /// The lines of a seat's score that are not zero, in the form for developers.
    pub fn lines(&self, seat: Seat) -> Vec<String> {
        let score = self.rules.score(&self.state, seat);
        let lines = score.lines().iter().filter(|line| line.points != 0);
        lines
            .map(|line| format!("{} = {}", self.rules.score_message(line), line.points))
            .collect()
    }

    /// The place of each seat, counted from 1.
    pub fn places(&self) -> Vec<usize> {
        let standings = self.rules.standings(&self.state);
        let seats = Seat::all(self.rules.info().seats);
        seats.map(|seat| standings.place(seat)).collect()
    }

    fn messages(&self) -> impl Iterator<Item = Message> {
        self.messages_from(0)
    }

    fn messages_from(&self, event: usize) -> impl Iterator<Item = Message> {
        self.events[event..]
            .iter()
            .map(|event| self.rules.notice(event))
            .filter(|notice| !notice.quiet)
            .map(|notice| notice.message)
    }

    /// The events with this key, in the form for developers, in order.
    pub fn notices(&self, key: &str) -> Vec<String> {
        let messages = self.messages().filter(|message| message.key == key);
        messages.map(|message| message.to_string()).collect()
    }

    /// Who may see the events with this key, in order.
    pub fn audiences(&self, key: &str) -> Vec<Audience> {
        let notices = self.events.iter().map(|event| self.rules.notice(event));
        notices
            .filter(|notice| notice.message.key == key)
            .map(|notice| notice.audience)
            .collect()
    }

    /// The events since the last call, in the form for developers and without the prefix `event-`. Marks and the events
    /// of every turn are left out.
    pub fn new_notices(&mut self) -> Vec<String> {
        let new = self.messages_from(self.heard);
        let new = new.filter(|message| !STEADY.contains(&&*message.key));
        let heard = new.map(|message| bare(&message)).collect();
        self.heard = self.events.len();
        heard
    }

    /// All events, in the form for developers and without the prefix `event-`.
    pub(crate) fn all_notices(&self) -> Vec<String> {
        self.messages().map(|message| bare(&message)).collect()
    }

    /// Forgets all events except the first `kept` ones.
    pub(crate) fn forget(&mut self, kept: usize) {
        self.events.truncate(kept);
        self.heard = self.heard.min(kept);
    }
}

impl<G: FlipGame> TestTable<FlipAndWrite<G>> {
    /// The names of these cards, in the order of the pack.
    pub fn names(&self, cards: ItemSet) -> String {
        let name = |card| self.rules.pack().card(CardId(card)).name.as_str();
        cards.iter().map(name).collect::<Vec<_>>().join(" ")
    }
}
