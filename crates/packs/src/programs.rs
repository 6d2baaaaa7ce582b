//! Checks the JSON of programs against the tables of their words: what is wrong, where, and what its author may have
//! meant.

use super::faults::{did_you_mean, found, missing_field, too_many, unknown};
use super::guesses;
use super::json_path::{PathStep, lookup_mut};
use super::line::ParsedLine;
use super::meant::{meant, shown};
use super::parts::{Form, Part, number_fault};
use super::report::{PROBLEMS_MAX, Problem};
use super::steps::{TermSort, WordSyntax};
use super::tree::{Field, Kind, Node};
use serde_json::{Map, Value, json};

/// What is wrong with the program or the triggers of the symbol at this place of a tree. In the value of the tree, right
/// values replace what is wrong.
pub(crate) fn problems(tree: &Node<'_>, value: &mut Value, path: &[PathStep]) -> Vec<Problem> {
    let [
        PathStep::Key(symbols),
        PathStep::Index(_),
        PathStep::Key(field),
        ..,
    ] = path
    else {
        return Vec::new();
    };
    let part = match (symbols.as_str(), field.as_str()) {
        ("symbols", "program") => Part::Program,
        ("symbols", "on") => Part::Triggers,
        _ => return Vec::new(),
    };
    let node = tree.at(&path[..3]);
    let place = lookup_mut(value, &path[..3]);
    match node.zip(place) {
        // What is mended already is wrong for another reason.
        Some((node, place)) if *place == node.value() => {
            let mut checker = Checker::default();
            *place = checker.part(part, None, node);
            checker.problems
        }
        _ => Vec::new(),
    }
}

/// Whether a value is right here.
fn fits(part: Part, value: &Value, at: &Node<'_>) -> bool {
    let mut checker = Checker {
        is_trial: true,
        ..Checker::default()
    };
    checker.part(part, None, &at.with_value(value));
    checker.problems.is_empty()
}

/// Whether a text is a whole line, with its triggers.
fn is_line(text: &str) -> bool {
    let line = text.parse::<ParsedLine>();
    line.is_ok_and(|line| line.on.is_some())
}

/// A right value, and how it is shown; `None` if it is too long for that.
type Likely = (Option<Value>, Option<String>);

#[derive(Default)]
struct Checker {
    problems: Vec<Problem>,
    /// Whether a guess is tried. Nothing is guessed to improve it.
    is_trial: bool,
}

impl Checker {
    fn add(&mut self, problem: Problem, help: Option<String>) {
        self.problems.push(Problem { help, ..problem });
    }

    /// What the author of a wrong value probably means.
    fn likely(&self, part: Part, node: &Node<'_>) -> Likely {
        if self.is_trial || self.problems.len() >= PROBLEMS_MAX {
            return (None, None);
        }
        let wrong = node.value();
        let likely = meant(part, &wrong, &|part, value| fits(part, value, node));
        let shown = likely
            .as_ref()
            .and_then(|likely| shown(part, likely, &wrong));
        (likely, shown)
    }

    /// Reports a wrong value. Gives what replaces it.
    fn wrong(&mut self, part: Part, node: &Node<'_>, message: String) -> Value {
        let (likely, shown) = self.likely(part, node);
        let shown = shown.filter(|shown| !message.contains(&format!("such as {shown}")));
        let help = shown.map(|shown| did_you_mean(&shown, None));
        self.add(node.problem(message), help);
        likely.unwrap_or_else(|| part.stopgap())
    }

    fn mismatch(&mut self, part: Part, of: Option<&WordSyntax>, node: &Node<'_>) -> Value {
        self.wrong(part, node, part.mismatch(&node.value(), of))
    }

    /// A right value: that of the node, or what replaces it. `of` is the word whose whole data this is.
    fn part(&mut self, part: Part, of: Option<&WordSyntax>, node: &Node<'_>) -> Value {
        match (part.form(), &node.kind) {
            (Form::Term(sort), _) => self.term(part, sort, node),
            (Form::List(item, length), Kind::List(items))
                if length.is_none_or(|length| length == items.len()) =>
            {
                let items = items.iter().map(|node| self.part(item, None, node));
                items.collect()
            }
            (Form::Fields, Kind::Object(fields)) => self.fields(part, of, node, fields),
            (Form::Words(kind), Kind::Plain(Value::String(word))) => {
                if kind.words().contains(&word.as_str()) {
                    return node.value();
                }
                let likely = guesses::meant(word, kind.words());
                let help = likely.map(|likely| did_you_mean(&format!("{likely:?}"), None));
                self.add(unknown(kind.name(), word, kind.words(), node), help);
                part.stopgap()
            }
            (Form::Leaf(is_right), _) if is_right(&node.value()) => node.value(),
            (_, Kind::Plain(Value::String(_))) if part == Part::Triggers => {
                self.part(Part::TRIGGER, None, node)
            }
            _ => self.mismatch(part, of, node),
        }
    }

    /// A step, a number, a condition or a set of cells.
    fn term(&mut self, part: Part, sort: TermSort, node: &Node<'_>) -> Value {
        match &node.kind {
            Kind::Plain(Value::String(word)) => self.text(part, sort, node, word),
            Kind::Plain(number @ Value::Number(_)) if sort == TermSort::Number => {
                match number_fault(number) {
                    None => node.value(),
                    Some(message) => self.wrong(part, node, message),
                }
            }
            Kind::Object(fields) => match &fields[..] {
                [] => self.mismatch(part, None, node),
                [only] => self.object(part, sort, node, only),
                [first, ..] => {
                    let one = json!({ &first.name: first.value.value() });
                    let mended = self.wrong(part, node, too_many_words(fields));
                    if mended == part.stopgap() && fits(part, &one, node) {
                        one
                    } else {
                        mended
                    }
                }
            },
            Kind::Plain(_) | Kind::List(_) => self.mismatch(part, None, node),
        }
    }

    fn text(&mut self, part: Part, sort: TermSort, node: &Node<'_>, word: &str) -> Value {
        if sort.alone().any(|known| known == word) {
            return node.value();
        }
        let wanted = match sort.with_data(word) {
            Some(of) => format!("an object such as {}", of.json()),
            None if sort == TermSort::Number && word.parse::<i64>().is_ok() => {
                "a number without quotes".to_owned()
            }
            None if sort == TermSort::Step && is_line(word) => {
                let help = format!("write the line alone, without [ ]: \"program\": {word:?}");
                let message = "found a line in a list of steps; expected a step";
                self.add(node.problem(message), Some(help));
                return part.stopgap();
            }
            None => return self.unknown(part, sort, word, node),
        };
        let message = format!("found the text {word:?}; expected {wanted}");
        self.add(node.problem(message), None);
        part.stopgap()
    }

    /// An object with one field, whose name is a word.
    fn object(&mut self, part: Part, sort: TermSort, node: &Node<'_>, field: &Field<'_>) -> Value {
        let word = field.name.as_str();
        if let Some(of) = sort.with_these(word, &field.value.value()) {
            let inner = of.whole.map_or(Part::Data(of), Part::Field);
            let data = self.part(inner, Some(of), &field.value);
            return if data.is_null() {
                part.stopgap()
            } else {
                json!({ word: data })
            };
        }
        if !sort.alone().any(|known| known == word) {
            return self.unknown(part, sort, word, node);
        }
        if sort == TermSort::Step && field.value.value().is_null() {
            return node.value();
        }
        let found = found(&node.value());
        let message = format!("found {found}; expected the word {word:?} alone");
        self.wrong(part, node, message)
    }

    /// A word that is not known here: a text, or the name of a field.
    fn unknown(&mut self, part: Part, sort: TermSort, word: &str, node: &Node<'_>) -> Value {
        let is_text = node.text().is_some();
        let is_area = is_text && sort == TermSort::Set;
        let known: Vec<&str> = match sort {
            TermSort::Step | TermSort::Condition => sort.words().iter().map(|of| of.word).collect(),
            TermSort::Number | TermSort::Set if is_text => sort.alone().collect(),
            TermSort::Number | TermSort::Set => sort.data_words().collect(),
        };
        let near = guesses::meant(word, &known);
        let is_name =
            is_text && !word.contains(' ') && matches!(sort, TermSort::Number | TermSort::Set);
        let (likely, shown) = self.likely(part, node);
        let shown = shown.filter(|_| !is_name || near.is_none());
        let help = match (shown, near) {
            (Some(shown), _) => Some(did_you_mean(&shown, None)),
            (None, Some(near)) => {
                let of = sort.with_data(near).filter(|_| !is_area);
                Some(did_you_mean(&format!("{near:?}"), of.map(WordSyntax::json)))
            }
            (None, None) => other_sort(sort, word).or_else(|| {
                let example = TermSort::Set.with_data("union").map(WordSyntax::json);
                let example = example.filter(|_| sort == TermSort::Set && !is_area);
                example.map(|example| format!("for example: {example}"))
            }),
        };
        let what = if is_area { "area" } else { sort.name() };
        self.add(unknown(what, word, &known, node), help);
        likely.unwrap_or_else(|| part.stopgap())
    }

    /// The fields of a word or of an option.
    fn fields(
        &mut self,
        part: Part,
        of: Option<&WordSyntax>,
        node: &Node<'_>,
        fields: &[Field<'_>],
    ) -> Value {
        let known = part.fields();
        let names: Vec<&str> = known.iter().map(|field| field.name).collect();
        let example = of.map(WordSyntax::json);
        let mut read = Map::new();
        let mut misspelt: Vec<&str> = Vec::new();
        for field in fields {
            let Some(found) = known.iter().find(|known| known.name == field.name) else {
                let near = guesses::meant(&field.name, &names);
                let help = match near {
                    Some(near) => Some(did_you_mean(&format!("{near:?}"), example.clone())),
                    None => match (self.likely(part, node).1, &example) {
                        (Some(shown), _) => Some(did_you_mean(&shown, None)),
                        (None, Some(example)) => Some(format!("for example: {example}")),
                        (None, None) => None,
                    },
                };
                match near {
                    Some(near) => misspelt.push(near),
                    // The message shows the whole object as it should be.
                    None if help.is_some() => misspelt.extend(&names),
                    None => {}
                }
                self.add(unknown("field", &field.name, &names, node), help);
                continue;
            };
            let is_left_out = found.may_be_null && field.value.value().is_null();
            let value = if is_left_out {
                Value::Null
            } else {
                self.part(found.part, None, &field.value)
            };
            read.insert(field.name.clone(), value);
        }
        for field in known.iter().filter(|field| field.is_needed) {
            let name = field.name;
            if !read.contains_key(name) {
                if !misspelt.contains(&name) {
                    self.problems
                        .push(missing_field(name, node, example.as_deref()));
                }
                read.insert(name.to_owned(), field.part.stopgap());
            }
        }
        Value::Object(read)
    }
}

/// The hint about a step, a condition or a number in the place of another of these.
fn other_sort(wanted: TermSort, word: &str) -> Option<String> {
    let mut sorts = TermSort::ALL.into_iter();
    let other = sorts.find(|sort| sort.with_data(word).is_some())?;
    let example = match (wanted, other) {
        (TermSort::Step, TermSort::Condition) => TermSort::Step.with_data("if"),
        (TermSort::Step, _) => TermSort::Step.with_data("advance"),
        (TermSort::Condition, _) => TermSort::Condition.with_data("full"),
        (TermSort::Number, _) => TermSort::Number.with_data("filled"),
        (TermSort::Set, _) => TermSort::Set.with_data("union"),
    };
    let (example, other) = (example?.json(), other.name());
    Some(format!("{word:?} is a {other}; for example: {example}"))
}

/// The message about more fields than one, where only one may be.
fn too_many_words(fields: &[Field<'_>]) -> String {
    let names = fields.iter().map(|field| field.name.as_str());
    let has = |sort: &TermSort, field: &Field<'_>| {
        sort.with_these(&field.name, &field.value.value()).is_some()
    };
    let has_all = |sort: &TermSort| fields.iter().all(|field| has(sort, field));
    let sort = TermSort::ALL.into_iter().find(has_all);
    too_many(names, sort.map_or("fields", TermSort::plural))
}
