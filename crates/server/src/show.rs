//! Turns what a viewer sees into drawings and sentences.

mod sentences;

use crate::message::{
    CardShown, DecisionShown, DiceShown, Drawings, DrawnPart, LegendEntry, LessonShown, LogShown,
    MoveShown, PatternShown, PlaceShown, QuestionShown, ScoreLineShown, ScoreShown, SignShown,
    TableShown,
};
use crate::room::{LessonSight, OpenDecision, Sight, Watcher};
use crate::target;
use data_encoding::HEXLOWER;
use rnw_drawing::{BoardPointing, Drawing, FontSource, PointedAt, SvgRenderer};
use rnw_i18n::{FrontEnd, Translator, name};
use rnw_protocol::MoveText;
use rnw_session::LessonStep;
use roll_and_write::picture::{
    BoxContent, BoxPicture, CardPicture, CellPicture, DicePicture, Face, Hue, LinkPicture, Mark,
    PatternPicture, Picture, PlacePicture, TrackPicture,
};
use roll_and_write::score::spell;
use roll_and_write::{
    Arg, Cell, Game, GameState, Ground, LineSide, Message, MoveId, OnBoard, Score, Seat, Target,
};
use sentences::{awaited_shown, facts_shown, news_shown};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// The sides of cells and boxes, and of symbols, in millimetres. A page scales the drawings.
const CELL: f64 = 9.0;
const BOX: f64 = 7.0;
const SYMBOL: f64 = 5.0;
/// The number of bytes of a hash that name a drawing.
const NAME_BYTES: usize = 8;

/// What a viewer is shown, with all its drawings.
pub(crate) fn show(sight: &Sight, translator: &Translator) -> TableShown {
    let mut show = Show {
        renderer: SvgRenderer::new(translator),
        translator,
        picture: &sight.seen.picture,
        is_seat: sight.viewer != Watcher::Onlooker,
        drawings: Drawings::new(),
    };
    let (seen, picture) = (&sight.seen, &sight.seen.picture);
    let places = show.places(sight);
    let shared = cards(&picture.boards, |index| Some(OnBoard::Shared(index)));
    let boards = shared.map(|(card, on)| show.board(card, on)).collect();
    let offer = show.cards(&picture.offer, target::offer);
    let hand = show.cards(&picture.hand, target::hand);
    let dice = picture.dice.iter().enumerate();
    let dice = dice.map(|(index, dice)| show.dice(index, dice)).collect();
    let pattern = picture.pattern.as_ref();
    let pattern = pattern.map(|pattern| show.pattern(pattern, CELL));
    let upcoming = picture.upcoming.iter();
    let upcoming = upcoming.map(|pattern| show.pattern(pattern, SYMBOL));
    let upcoming = upcoming.collect();
    let legend = show.legend();
    let signs = show.pools(&picture.facts);
    let lines = sight.log.lines.iter();
    let lines = lines.map(|(turn, line)| (*turn, translator.translate(line)));
    let decision = sight.decision.as_ref();
    TableShown {
        headline: translator.translate_all(&picture.headline),
        owed: picture.owed.as_ref().map(|owed| translator.translate(owed)),
        awaited: awaited_shown(sight, translator),
        news: news_shown(sight, translator),
        pattern,
        upcoming,
        dice,
        hand,
        boards,
        places,
        offer,
        facts: facts_shown(sight, translator),
        signs,
        legend,
        plain: Vec::new(),
        log: LogShown {
            from: sight.log.from,
            lines: lines.collect(),
        },
        decision: decision.map(|decision| decision_shown(decision, translator)),
        undo: seen.undo,
        redo: seen.redo,
        result: seen.result.clone(),
        lesson: (seen.lesson.as_ref()).map(|lesson| lesson_shown(lesson, translator)),
        drawings: show.drawings,
    }
}

fn decision_shown(decision: &OpenDecision, translator: &Translator) -> DecisionShown {
    let moves = (1..).zip(&decision.moves).map(|(number, mv)| {
        let choice = mv.choice.as_ref();
        let text = mv.text.clone();
        let (typed, called) = (
            translator.words().move_words().shown(&text),
            translator.move_text(&text),
        );
        MoveShown {
            called: (called != typed).then_some(called),
            typed: (typed != text).then_some(typed),
            mv: MoveText { number, text },
            targets: mv.targets.clone(),
            choice: choice.map(|choice| translator.translate(choice)),
        }
    });
    DecisionShown {
        id: decision.id,
        moves: moves.collect(),
        left_ms: decision.left_ms,
    }
}

/// The boards of a seat after a move, and those that all seats share, as the seat sees them; with their drawings.
pub(crate) fn boards_after(
    game: &Arc<dyn Game>,
    before: &GameState,
    (seat, id): (Seat, MoveId),
    translator: &Translator,
) -> (Vec<CardShown>, Drawings) {
    let mut state = before.clone();
    if let Ok(legal) = game.check(&state, seat, id) {
        game.apply(&mut state, legal);
    }
    let view = game.view(before, seat);
    let mut picture = game.picture(&game.view(&state, seat));
    if let Some(after) = picture.places.first_mut() {
        let earlier = game.picture(&view).places.into_iter().next();
        let earlier = earlier.map_or_else(Vec::new, |place| place.boards);
        keep_completed(&mut after.boards, earlier, &game.target(&view, id));
    }
    let mut show = Show {
        renderer: SvgRenderer::new(translator),
        translator,
        picture: &picture,
        is_seat: false,
        drawings: Drawings::new(),
    };
    let own = picture.places.first().into_iter();
    let own = own.flat_map(|place| &place.boards);
    let boards = picture.boards.iter().chain(own);
    let boards = boards.map(|card| show.board(card, None)).collect();
    (boards, show.drawings)
}

/// Puts the boards back that went away because a move completed them, with what the move marked there.
fn keep_completed(after: &mut Vec<CardPicture>, earlier: Vec<CardPicture>, target: &Target) {
    for (index, mut board) in earlier.into_iter().enumerate() {
        if after.iter().any(|one| one.name == board.name) {
            continue;
        }
        if let Target::Cells { board: on, cells } = target
            && *on == OnBoard::Own(index)
        {
            for cell in *cells {
                board.cells[cell.index()].mark = Mark::Fresh;
            }
        }
        after.insert(index.min(after.len()), board);
    }
}

/// A step of a lesson.
fn lesson_shown(lesson: &LessonSight, translator: &Translator) -> LessonShown {
    let text = |step: &LessonStep, part: &str| {
        translator.text_on(&format!("lesson-{}{part}", step.id), FrontEnd::Page)
    };
    let (done, steps) = lesson.progress;
    // A step that is tried is done already.
    let number = done + usize::from(lesson.explained.is_some());
    let gaps = [
        ("step", Arg::Number(number as i64)),
        ("steps", Arg::Number(steps as i64)),
    ];
    let explained = lesson.explained.as_ref();
    let question = explained.filter(|(step, _)| step.answers > 0);
    LessonShown {
        title: translator.with("teach-title", &gaps),
        text: explained.map(|(step, _)| text(step, "")),
        question: question.map(|(step, chosen)| QuestionShown {
            text: text(step, "-ask"),
            answers: (1..=step.answers)
                .map(|number| text(step, &format!("-{number}")))
                .collect(),
            chosen: *chosen,
            right: chosen.map(|_| step.right),
            verdict: chosen.map(|chosen| {
                let key = if chosen == step.right {
                    "teach-right"
                } else {
                    "teach-wrong"
                };
                format!("{} {}", translator.text(key), text(step, "-why"))
            }),
        }),
        task: (lesson.tried.as_ref()).map(|(step, _)| text(step, "-try")),
        example: (lesson.tried.as_ref()).map_or_else(Vec::new, |(_, targets)| targets.clone()),
        praise: lesson.praised.then(|| translator.text("teach-well-done")),
    }
}

/// Cards with the board that each is.
fn cards(
    cards: &[CardPicture],
    on: impl Fn(usize) -> Option<OnBoard>,
) -> impl Iterator<Item = (&CardPicture, Option<OnBoard>)> {
    let cards = cards.iter().enumerate();
    cards.map(move |(index, card)| (card, on(index)))
}

fn score_shown(game: &dyn Game, score: &Score, translator: &Translator) -> ScoreShown {
    let parts = game.info().parts;
    let lines = score.lines().iter().map(|line| ScoreLineShown {
        text: translator.translate(&game.score_message(line)),
        points: spell(line.points, parts),
    });
    ScoreShown {
        total: spell(score.total(), parts),
        lines: lines.collect(),
    }
}

struct Show<'a> {
    renderer: SvgRenderer<'a>,
    translator: &'a Translator,
    picture: &'a Picture,
    /// Whether the viewer has a seat. Onlookers cannot point at anything.
    is_seat: bool,
    drawings: Drawings,
}

impl Show<'_> {
    /// Keeps a drawing under a name that depends on its content alone.
    fn drawn(&mut self, drawing: &Drawing) -> String {
        let svg = drawing.svg(FontSource::Installed);
        let name = HEXLOWER.encode(&Sha256::digest(&svg)[..NAME_BYTES]);
        self.drawings.insert(name.clone(), DrawnPart { svg });
        name
    }

    /// The places of all seats with their scores.
    fn places(&mut self, sight: &Sight) -> Vec<PlaceShown> {
        let places = sight.seen.picture.places.iter().zip(&sight.seen.scores);
        let place = |(index, (place, score)): (usize, (&PlacePicture, &Option<Score>))| {
            let score = score.as_ref();
            let mut clocks = sight.clocks.iter();
            PlaceShown {
                left_ms: clocks.find_map(|(seat, left)| (*seat == place.seat).then_some(*left)),
                score: score.map(|score| score_shown(&*sight.game, score, self.translator)),
                ..self.place(place, index == 0 && self.is_seat)
            }
        };
        places.enumerate().map(place).collect()
    }

    fn place(&mut self, place: &PlacePicture, own: bool) -> PlaceShown {
        let on = |index| own.then_some(OnBoard::Own(index));
        let boards = cards(&place.boards, on).map(|(card, on)| self.board(card, on));
        let boards = boards.collect();
        PlaceShown {
            seat: place.seat.number(),
            name: self.translator.name(place.seat).to_owned(),
            letter: place.letter,
            boards,
            sheet_drawing: (!place.tracks.is_empty()).then(|| self.sheet(&place.tracks, own)),
            facts: self.sentences(&place.facts),
            score: None,
            left_ms: None,
        }
    }

    fn sheet(&mut self, tracks: &[TrackPicture], own: bool) -> String {
        let translator = self.translator;
        let pointed_at = |track: usize, index: usize| {
            let (of, one) = (tracks.get(track)?, tracks.get(track)?.boxes.get(index)?);
            own.then(|| PointedAt {
                target: target::sheet_box(track, index),
                label: box_label(translator, of, index, one),
            })
        };
        let drawing = self.renderer.tracks_to_point_at(tracks, BOX, &pointed_at);
        self.drawn(&drawing)
    }

    /// A board. Somebody with a seat can point at the own boards and the shared ones.
    fn board(&mut self, card: &CardPicture, on: Option<OnBoard>) -> CardShown {
        let on = on.filter(|_| self.is_seat);
        let frame = card.frame;
        let cell = |at: Cell| {
            let shown = card.cells.get(at.index())?;
            let on = on.filter(|_| shown.ground != Ground::Gap)?;
            Some(PointedAt {
                target: target::cell(on, frame, at),
                label: self.cell_label(card, at, shown),
            })
        };
        let line = |at: Cell, side: LineSide| {
            card.fences?;
            let other = neighbour(card, at, side)?;
            Some(PointedAt {
                target: target::line(on?, frame, at, side),
                label: self.between("plain-fence", card, at, other),
            })
        };
        let link = |link: LinkPicture| {
            Some(PointedAt {
                target: target::link(on?, frame, link.from, link.to),
                label: self.between("plain-link", card, link.from, link.to),
            })
        };
        let pointing = BoardPointing {
            cell: &cell,
            line: &line,
            link: &link,
        };
        let drawing = self.renderer.grid(card, CELL, pointing);
        CardShown {
            target: on.map(target::board),
            ..self.described(card, &drawing)
        }
    }

    /// Cards that are chosen as a whole, or not at all.
    fn cards(&mut self, cards: &[CardPicture], target: fn(usize) -> String) -> Vec<CardShown> {
        let card = |(index, card): (usize, &CardPicture)| {
            let drawing = self.renderer.grid(card, CELL, BoardPointing::nothing());
            CardShown {
                target: self.is_seat.then(|| target(index)),
                ..self.described(card, &drawing)
            }
        };
        cards.iter().enumerate().map(card).collect()
    }

    /// The drawings of facts, if they have one. `own` is the colour of the card that they are about.
    fn signs(&mut self, facts: &[Message], own: Option<Hue>) -> Vec<Option<String>> {
        let sign = |fact| {
            let sign = self.renderer.fact_sign(fact, own)?;
            Some(self.drawn(&sign))
        };
        facts.iter().map(sign).collect()
    }

    /// The drawings of the facts about pools, each with the name of its pool.
    fn pools(&mut self, facts: &[Message]) -> Vec<Option<SignShown>> {
        let sign = |fact: &Message| {
            let word = |(_, arg): &(_, Arg)| match arg {
                Arg::Word(key) => Some(self.translator.word(key)),
                Arg::Number(_) | Arg::Name(_) | Arg::Seat(_) | Arg::List(_) => None,
            };
            let name = fact.args.iter().find_map(word)?;
            let sign = self.renderer.fact_sign(fact, None)?;
            let drawing = self.drawn(&sign);
            Some(SignShown { name, drawing })
        };
        facts.iter().map(sign).collect()
    }

    fn described(&mut self, card: &CardPicture, drawing: &Drawing) -> CardShown {
        let regions = card.regions.iter().filter(|_| card.regions.len() > 1);
        let regions = regions.filter_map(|region| {
            let first = region.cells.iter().next()?;
            let facts = self.sentences(&region.facts).join(", ");
            Some(format!("{}: {facts}", card.cell_label(first)))
        });
        let beside = self.translator.card_facts(card);
        let is_look = beside.len() < card.facts.len();
        let look = is_look.then(|| self.translator.card_name(card));
        let facts = look.into_iter().chain(beside).chain(regions).collect();
        let signs = self.signs(&card.facts, card.hue);
        CardShown {
            target: None,
            title: self.title(card),
            label: self.label(card),
            drawing: self.drawn(drawing),
            rows: card.frame.rows(),
            cols: card.frame.cols(),
            facts,
            signs,
        }
    }

    /// The title of a card, beside its facts: a board is called by its place, and the facts say what lies there.
    fn title(&self, card: &CardPicture) -> String {
        if card.place.is_empty() || card.facts.is_empty() {
            return self.translator.card_title(card);
        }
        let place = [("place", name(card.place.as_str()))];
        self.translator.with("serve-board", &place)
    }

    /// What a card is, for people who do not see it: what is printed on it, and where things lie.
    fn label(&self, card: &CardPicture) -> String {
        let name = match self.title(card) {
            title if card.place.is_empty() => title,
            title => format!("{title}, {}", self.translator.card_name(card)),
        };
        let mut places: Vec<(String, Vec<String>)> = Vec::new();
        for (at, cell) in card.frame.cells().iter().zip(&card.cells) {
            for what in self.things(cell).filter(|_| cell.ground != Ground::Wall) {
                let cell = card.cell_label(at);
                match places.iter_mut().find(|(known, _)| *known == what) {
                    Some((_, cells)) => cells.push(cell),
                    None => places.push((what, vec![cell])),
                }
            }
        }
        // Where the symbols are stays the same; what is marked is said last.
        let marks = ["serve-cell-marked", "serve-cell-new"].map(|key| self.translator.text(key));
        places.sort_by_key(|(what, _)| marks.iter().position(|mark| mark == what));
        let place = |(what, cells): (String, Vec<String>)| format!("{what} {}", cells.join(" "));
        let facts = self.translator.card_facts(card).into_iter();
        let facts = std::iter::once(name).chain(facts);
        let parts: Vec<String> = facts.chain(places.into_iter().map(place)).collect();
        parts.join(", ")
    }

    fn dice(&mut self, number: usize, dice: &DicePicture) -> DiceShown {
        let (translator, is_seat) = (self.translator, self.is_seat);
        let pointed_at = |index: usize| {
            let die = dice.dice.get(index).filter(|_| is_seat)?;
            Some(PointedAt {
                target: target::die(number, index),
                label: joined([
                    die.print.map(|label| label.to_string()),
                    die.face.map(|face| self.symbol(face.ascii)),
                    translator.owner(self.picture, die.sign, die.hue),
                ]),
            })
        };
        let drawing = self.renderer.dice_to_point_at(dice, &pointed_at);
        DiceShown {
            name: translator.translate(&dice.name),
            drawing: self.drawn(&drawing),
        }
    }

    fn pattern(&mut self, pattern: &PatternPicture, side: f64) -> PatternShown {
        let cells = (pattern.rows.iter().enumerate()).flat_map(|(row, cells)| {
            let cells = cells.chars().enumerate().filter(|(_, sign)| *sign == 'X');
            cells.map(move |(col, _)| (row, col))
        });
        let cells = cells.collect();
        let drawing = (self.renderer).pattern(pattern, side, f64::INFINITY, f64::INFINITY);
        PatternShown {
            name: self.translator.shape(pattern),
            drawing: self.drawn(&drawing),
            cells,
            ordered: !pattern.cells.is_empty(),
        }
    }

    fn legend(&mut self) -> Vec<LegendEntry> {
        let picture = self.picture;
        let entry = |(faces, key): (Vec<Face>, &str)| {
            let drawing = self.renderer.symbols(&faces, SYMBOL);
            LegendEntry {
                name: self.translator.word(key),
                help: self.translator.optional(&format!("{key}-help")),
                drawing: self.drawn(&drawing),
            }
        };
        picture.legend_by_name().into_iter().map(entry).collect()
    }

    fn sentences(&self, messages: &[Message]) -> Vec<String> {
        let translate = |message| self.translator.translate(message);
        messages.iter().map(translate).collect()
    }

    /// The name of the symbol that is drawn with this character.
    fn symbol(&self, ascii: char) -> String {
        let mut legend = self.picture.legend.iter();
        let named = legend.find(|(face, _)| face.ascii == ascii);
        named.map_or_else(|| ascii.to_string(), |(_, key)| self.translator.word(key))
    }

    /// What a cell is, for people who do not see it.
    fn cell_label(&self, card: &CardPicture, at: Cell, cell: &CellPicture) -> String {
        let print = cell.print.map(|label| label.to_string());
        let parts = [Some(card.cell_label(at)), print].into_iter();
        joined(parts.chain(self.things(cell).map(Some)))
    }

    /// What lies in a cell or is printed there, beside its name.
    fn things(&self, cell: &CellPicture) -> impl Iterator<Item = String> + use<> {
        let translator = self.translator;
        let ground = match cell.ground {
            Ground::Wall => Some("serve-cell-wall"),
            Ground::Entry => Some("serve-cell-entry"),
            Ground::Tomb => Some("serve-cell-tomb"),
            Ground::Plain | Ground::Gap => None,
        };
        let mark = match cell.mark {
            Mark::Free => None,
            Mark::Old => Some("serve-cell-marked"),
            Mark::Fresh => Some("serve-cell-new"),
        };
        let piece = cell.piece.map(|piece| {
            let number = piece.number.map(|number| number.to_string());
            format!("{}{}", piece.letter, number.unwrap_or_default())
        });
        let parts = [
            ground.map(|key| translator.text(key)),
            cell.symbol.map(|face| self.symbol(face.ascii)),
            cell.hue.map(|hue| translator.text(hue.key())),
            piece,
            mark.map(|key| translator.text(key)),
        ];
        parts.into_iter().flatten()
    }

    fn between(&self, key: &'static str, card: &CardPicture, cell: Cell, other: Cell) -> String {
        let gaps = [
            ("cell", name(card.cell_label(cell))),
            ("other", name(card.cell_label(other))),
        ];
        self.translator.with(key, &gaps)
    }
}

/// The cell on the other side of a line; `None` at the edge.
fn neighbour(card: &CardPicture, at: Cell, side: LineSide) -> Option<Cell> {
    let frame = card.frame;
    let (row, col) = match side {
        LineSide::Right => (frame.row(at), frame.col(at) + 1),
        LineSide::Below => (frame.row(at) + 1, frame.col(at)),
    };
    let other = frame.cell(row, col)?;
    let both = [at, other];
    let is_cell = |cell: &Cell| {
        let cell = card.cells.get(cell.index());
        cell.is_some_and(|cell| cell.ground != Ground::Gap)
    };
    both.iter().all(is_cell).then_some(other)
}

/// What a box is, for people who do not see it.
fn box_label(
    translator: &Translator,
    track: &TrackPicture,
    index: usize,
    one: &BoxPicture,
) -> String {
    let print = one.print.map(|label| label.to_string());
    let print = print.unwrap_or_else(|| (index + 1).to_string());
    let content = match one.content {
        BoxContent::Empty if one.closed => Some(translator.text("serve-box-closed")),
        BoxContent::Empty => None,
        BoxContent::Crossed => Some(translator.text("serve-box-crossed")),
        BoxContent::Written(number) => Some(number.to_string()),
    };
    let note = one.note.as_ref().map(|note| translator.translate(note));
    let name = format!("{} {print}", translator.word(&track.name));
    joined([Some(name), content, note])
}

/// The parts of a label that there are.
fn joined(parts: impl IntoIterator<Item = Option<String>>) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(", ")
}
