//! What a client is shown of a game: pictures, sentences, and what it may decide.

use rnw_protocol::MoveText;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Everything that a client is shown.
///
/// Fields that end in `drawing` are names of drawings. A drawing that the previous message did not name is in
/// [`drawings`](Self::drawings). A client forgets the drawings that the newest message does not name.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct TableShown {
    /// The drawings that are new to this client, by name.
    pub drawings: Drawings,
    /// The state of the game in short, such as the round and the turn.
    pub headline: String,
    /// What the seat must decide now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed: Option<String>,
    /// Which other seats are awaited, as a sentence. Where they decide in secret: that one of them is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaited: Option<String>,
    /// What happened since the seat decided last, as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<String>,
    /// The pattern that all seats are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<PatternShown>,
    /// The patterns that can still come.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upcoming: Vec<PatternShown>,
    /// The dice, grouped by the seats that may use them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DiceShown>,
    /// The cards of which the seat must choose some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<CardShown>,
    /// The boards that all seats share.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<CardShown>,
    /// The place of every seat: first the viewer's, then clockwise.
    pub places: Vec<PlaceShown>,
    /// The open cards from which every seat may choose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offer: Vec<CardShown>,
    /// Facts about the table, as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<String>,
    /// The drawings of the first facts: the numbers that are left of a pool. Null for a fact without one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<Option<SignShown>>,
    /// The symbols that are visible.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legend: Vec<LegendEntry>,
    /// The whole table in sentences, if the client asked for them with `plain`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plain: Vec<String>,
    /// What happened. The client keeps the lines before `from` and replaces all others.
    pub log: LogShown,
    /// What the seat may decide. Missing while it has nothing to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<DecisionShown>,
    /// Whether the seat may take its last decision back.
    pub undo: bool,
    /// Whether the seat may repeat a decision that it took back.
    pub redo: bool,
    /// The result, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultShown>,
    /// The step of the lesson, for the learner. Missing between two steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonShown>,
}

/// New drawings by name.
pub(crate) type Drawings = BTreeMap<String, DrawnPart>;

/// A drawing.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct DrawnPart {
    /// An `svg` element. Its parts that can be pointed at have an attribute `data-target`, and `aria-label` with their
    /// sentence.
    pub svg: String,
}

/// A pattern.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct PatternShown {
    /// Its shape as a sentence.
    pub name: String,
    /// Its drawing.
    pub drawing: String,
    /// Its cells as rows and columns, counted from 0, in reading order. It may be turned and flipped.
    pub cells: Vec<(usize, usize)>,
    /// Whether something is printed on the cells, so that their order counts: targets are then in the order of `cells`.
    pub ordered: bool,
}

/// Dice that the same seats may use.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct DiceShown {
    /// Their name, as a sentence.
    pub name: String,
    /// Their drawing. Its dice have the targets `die.D.I`.
    pub drawing: String,
}

/// The drawing of a fact.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct SignShown {
    /// What it is about, such as the name of a pool.
    pub name: String,
    /// The drawing.
    pub drawing: String,
}

/// A card or a board.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct CardShown {
    /// The target of the whole card, such as `offer.0` or `hand.2`, or the beginning of the targets of its cells, such
    /// as `own.0` or `shared.0`. Missing for boards of other seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// Its title.
    pub title: String,
    /// What it shows, for people who do not see it: its facts, then in which cells its symbols and marks are.
    pub label: String,
    /// Its drawing.
    pub drawing: String,
    /// The number of rows of its grid.
    pub rows: usize,
    /// The number of columns of its grid.
    pub cols: usize,
    /// What is printed on the card besides its grid, and what its regions bring, as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<String>,
    /// The drawings of the first facts: a seal, or the colour of the card. Null for a fact without one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<Option<String>>,
}

/// The place of a seat.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct PlaceShown {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The name of its player.
    pub name: String,
    /// The letter on its pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// Its boards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<CardShown>,
    /// The drawing of its sheet. Its boxes have the targets `box.T.I` at the viewer's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet_drawing: Option<String>,
    /// Other facts about the seat, as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<String>,
    /// Its score, as far as the viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreShown>,
    /// The milliseconds that are left for its decision, if a time runs and the viewer may know it. Where several seats
    /// decide at once, the time of the others counts from when they were asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
}

/// A score.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct ScoreShown {
    /// The points, in the style of the language.
    pub total: String,
    /// The lines of the score sheet.
    pub lines: Vec<ScoreLineShown>,
}

/// A line of a score sheet.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct ScoreLineShown {
    /// What the points are for.
    pub text: String,
    /// The points, in the style of the language.
    pub points: String,
}

/// A symbol that is visible.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct LegendEntry {
    /// Its name.
    pub name: String,
    /// What it does, if the pack says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// Its drawing.
    pub drawing: String,
}

/// The part of the log that changed.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct LogShown {
    /// The number of lines before these that still stand.
    pub from: usize,
    /// The lines, each with its turn, oldest first.
    pub lines: Vec<(u32, String)>,
}

/// What a seat may decide.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct DecisionShown {
    /// The number of the decision. `move` and `preview` repeat it.
    pub id: u64,
    /// The legal moves.
    pub moves: Vec<MoveShown>,
    /// The milliseconds that are left, if the host set a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct MoveShown {
    /// Its number and text.
    #[serde(flatten)]
    pub mv: MoveText,
    /// What it points at.
    pub targets: Vec<String>,
    /// Its sentence, if it is an item of a list and points at nothing in the drawings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
    /// What it is called on a page if it names cards: with what they look like. The table does not understand it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// Its text in words of the reader, if they are other words. The table understands both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub typed: Option<String>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct ResultShown {
    /// The place of every seat, seat 1 first. Seats that are still tied share a place.
    pub places: Vec<usize>,
    /// The seat that forfeited, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<usize>,
}

/// A step of a lesson. It is explained first; then the learner may have to try it.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct LessonShown {
    /// The number of the step and of all steps, as a sentence.
    pub title: String,
    /// What is explained. Until the learner continues with `next`, the page shows it above everything else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The question of the explained step. It is answered before `next`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionShown>,
    /// What the learner tries with a move. The game goes on as usual meanwhile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
    /// The targets of a move that does the task. Empty if no legal move does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub example: Vec<String>,
    /// Praise: the last move did the task.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub praise: Option<String>,
}

/// A question of a lesson.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct QuestionShown {
    /// The question.
    pub text: String,
    /// The answers.
    pub answers: Vec<String>,
    /// The answer that the learner gave, counted from 1. What follows is missing before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<u8>,
    /// The right answer, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<u8>,
    /// Whether the answer is right and why, as sentences.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
}
