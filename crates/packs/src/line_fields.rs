//! Puts what lines say into the tree of `symbols.json`, where everything else finds it as if it were JSON.

use super::line::{
    Definition, DefinitionUse, ParsedTerms, Place, Spelt, Term, TermKind, defined, is_in_lines,
    parse,
};
use super::report::{Problem, Report, Severity, Source};
use super::tree::{Field, Kind, Node};
use std::ops::Range;

const PROGRAM: &str = "program";
const ON: &str = "on";
const NAME: &str = "name";

/// Reads the programs that are lines. What is wrong with them is reported under the very word. If nothing is, warns of
/// definitions in the pack's own file that no program uses.
pub(crate) fn read_lines(tree: &mut Node<'_>, own: Option<&Source>, report: &mut Report) {
    let definitions = definitions(tree, report);
    let mut used = Vec::new();
    let symbols = tree.field_mut("symbols").map(|symbols| &mut symbols.kind);
    if let Some(Kind::List(symbols)) = symbols {
        for symbol in symbols {
            if let Kind::Object(fields) = &mut symbol.kind {
                read_line(fields, &definitions, &mut used, report);
            }
        }
    }
    if report.has_errors() {
        // What a program uses after its first fault is not known.
        return;
    }
    let unused = (definitions.iter().enumerate())
        .filter(|(index, _)| used.iter().all(|used| used.definition != *index));
    for (_, Definition { name, .. }) in unused {
        let entry = entries(tree).find(|entry| {
            entry
                .field(NAME)
                .is_some_and(|field| field.value.text() == Some(name))
        });
        let place = entry.and_then(|entry| Some(&entry.field(NAME)?.value));
        if let Some(place) =
            place.filter(|place| own.is_some_and(|own| std::ptr::eq(own, place.source)))
        {
            report.add(Problem {
                severity: Severity::Warning,
                ..place.problem(format!("no program uses the definition {name:?}"))
            });
        }
    }
}

/// The entries of the field `define`.
fn entries<'n, 's>(tree: &'n Node<'s>) -> impl Iterator<Item = &'n Node<'s>> + use<'n, 's> {
    let list = tree.field("define").map(|define| &define.value.kind);
    let list = match list {
        Some(Kind::List(entries)) => &entries[..],
        Some(Kind::Plain(_) | Kind::Object(_)) | None => &[],
    };
    list.iter()
}

/// What the names of a pack mean. What is no definition is left out; whoever reads its type reports it.
pub(crate) fn definitions(tree: &Node<'_>, report: &mut Report) -> Vec<Definition> {
    let mut all = Vec::new();
    for entry in entries(tree) {
        let text = |field: &str| entry.field(field).map(|field| &field.value);
        let Some((name, means)) = text(NAME).zip(text("means").and_then(Places::of)) else {
            continue;
        };
        let values = match text("with").map(|values| &values.kind) {
            Some(Kind::List(values)) => &values[..],
            Some(Kind::Plain(_) | Kind::Object(_)) | None => &[],
        };
        for name in values.iter().chain([name]) {
            let word = name.text().unwrap_or_default();
            if is_in_lines(word) {
                let message = format!("{word:?} is a word of the language; expected another name");
                report.add(name.problem(message));
            }
        }
        for (index, value) in values.iter().enumerate() {
            if values[..index]
                .iter()
                .any(|before| before.text() == value.text())
            {
                let word = value.text().unwrap_or_default();
                report.add(value.problem(format!("the value {word:?} is named twice")));
            }
        }
        let values = values.iter().filter_map(Node::text);
        let mut means = means.spelt;
        for place in &mut means.places {
            place.of = all.len() + 1;
        }
        all.push(Definition {
            name: name.text().unwrap_or_default().to_owned(),
            values: values.map(str::to_owned).collect(),
            means,
            path: entry.source.path.clone(),
        });
    }
    all
}

/// Reads the program of one symbol, if it is a line.
fn read_line(
    fields: &mut Vec<Field<'_>>,
    definitions: &[Definition],
    used: &mut Vec<DefinitionUse>,
    report: &mut Report,
) {
    let Some(program) = fields.iter_mut().find(|field| field.name == PROGRAM) else {
        return;
    };
    let places = Some(&program.value).filter(|program| is_line(program));
    let Some(mut places) = places.and_then(Places::of) else {
        return;
    };
    let line = defined(&places.spelt, definitions, &places.source.path, used).and_then(|defined| {
        places.spelt = defined;
        parse(&places.spelt.text)
    });
    match line {
        Err(fault) => {
            let name = places.definition(&fault.span, definitions);
            report.add(Problem {
                help: name.or(fault.help),
                ..Problem::at(places.source, places.range(&fault.span), fault.message)
            });
            program.value.kind = Kind::List(Vec::new());
        }
        Ok(ParsedTerms { on, program: line }) => {
            program.value = Node {
                // A warning about the whole program stands under the whole line.
                range: program.value.range.clone(),
                ..places.node(line)
            };
            if let Some((word, triggers)) = on {
                let on = Field {
                    source: places.source,
                    name: ON.to_owned(),
                    name_range: places.range(&word),
                    value: places.node(triggers),
                };
                add_triggers(fields, on, report);
            }
        }
    }
}

/// Adds the triggers of a line to its symbol.
fn add_triggers<'s>(fields: &mut Vec<Field<'s>>, on: Field<'s>, report: &mut Report) {
    if fields.iter().all(|field| field.name != ON) {
        fields.push(on);
        return;
    }
    let range = on.name_range.start..on.value.range.end;
    let message = "the line says when the symbol fires, and so does the field \"on\"; expected only one of them";
    report.add(Problem::at(on.source, range, message.to_owned()));
}

/// Whether a program is a line, or a list of lines. A list of words, such as `["copy", "spend"]`, is steps in JSON.
pub(crate) fn is_line(program: &Node<'_>) -> bool {
    let is_of_word = |c: char| c.is_ascii_lowercase() || c == '_';
    let mut texts = texts(program).iter().filter_map(Node::text);
    program.text().is_some() || texts.any(|text| !text.chars().all(is_of_word))
}

/// A text, or all texts of a list that has nothing else.
fn texts<'n, 's>(node: &'n Node<'s>) -> &'n [Node<'s>] {
    match &node.kind {
        Kind::Plain(value) if value.is_string() => std::slice::from_ref(node),
        Kind::List(all) if all.iter().all(|one| one.text().is_some()) => all,
        Kind::Plain(_) | Kind::List(_) | Kind::Object(_) => &[],
    }
}

/// Where the bytes of a text in quotes are in its file. Escapes such as `\\u00e9` have more bytes in the file.
pub(super) struct Places<'s> {
    source: &'s Source,
    pub(crate) spelt: Spelt,
    end: usize,
}

impl<'s> Places<'s> {
    /// A text, or the texts of a list one below the other; `None` if it is neither.
    pub(crate) fn of(node: &Node<'s>) -> Option<Self> {
        let lines = texts(node);
        let mut places = Self {
            source: node.source,
            spelt: Spelt::default(),
            end: lines.last()?.range.end.saturating_sub(1),
        };
        for (index, line) in lines.iter().enumerate() {
            if index > 0 {
                places.push("\n", line.range.start..line.range.start + 1);
            }
            places.add(line);
        }
        Some(places)
    }

    fn push(&mut self, text: &str, at: Range<usize>) {
        let place = Place {
            used: at.clone(),
            own: at,
            of: 0,
        };
        self.spelt.push(text, &place);
    }

    fn add(&mut self, line: &Node<'s>) {
        let (start, end) = (line.range.start + 1, line.range.end.saturating_sub(1));
        let raw = line.source.text.get(start..end).unwrap_or_default();
        let mut said = line.text().unwrap_or_default().chars();
        let mut rest = raw.char_indices();
        while let Some((at, c)) = rest.next() {
            if c == '\\'
                && let Some((_, 'u')) = rest.next()
            {
                let code = rest.by_ref().take(4).fold(0, |code, (_, digit)| {
                    code * 16 + digit.to_digit(16).unwrap_or(0)
                });
                if (0xD800..=0xDBFF).contains(&code) {
                    // The other half of the character follows.
                    rest.by_ref().take(6).for_each(drop);
                }
            }
            let Some(c) = said.next() else {
                return;
            };
            self.push(
                c.encode_utf8(&mut [0; 4]),
                start + at..start + rest.offset(),
            );
        }
    }

    pub(crate) fn range(&self, span: &Range<usize>) -> Range<usize> {
        let place = self.spelt.place(span);
        place.unwrap_or(self.end..self.end)
    }

    /// What to do if these bytes are from a definition, and something else was meant.
    fn definition(&self, span: &Range<usize>, definitions: &[Definition]) -> Option<String> {
        let of = self.spelt.places.get(span.start)?.of;
        let name = &definitions.get(of.checked_sub(1)?)?.name;
        Some(format!(
            "{name:?} is a definition of the pack and means this here; as another name, write '{name}'"
        ))
    }

    fn node(&self, term: Term) -> Node<'s> {
        let range = self.range(&term.span);
        let kind = match term.kind {
            TermKind::Plain(value) => Kind::Plain(value),
            TermKind::List(parts) => {
                Kind::List(parts.into_iter().map(|part| self.node(part)).collect())
            }
            TermKind::Object(fields) => {
                let fields = fields.into_iter().map(|(field, value)| Field {
                    source: self.source,
                    name: field.name.to_owned(),
                    name_range: self.range(&field.span),
                    value: self.node(value),
                });
                Kind::Object(fields.collect())
            }
        };
        Node {
            source: self.source,
            range,
            kind,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Files, Report, open};
    use serde_json::{Value, json};

    fn files(define: &Value, program: &Value) -> Files {
        let symbols = json!({ "define": define, "symbols": [{ "name": "s", "program": program }] });
        Files::embedded("mine", &[("symbols.json", &symbols.to_string())])
    }

    fn read(files: &Files) -> (Value, String) {
        let mut report = Report::default();
        let doc = open::<Value>(files, "symbols.json", &mut report);
        let symbol = doc.map(|doc| doc.value["symbols"][0].clone());
        (symbol.unwrap_or_default(), report.to_string())
    }

    fn some() -> Value {
        json!([
            { "name": "shore", "means": "touching (cells with water)" },
            { "name": "coast", "means": "touching shore" },
            { "name": "worth", "with": ["color"], "means": "2 * completed color cards + 1" },
            { "name": "late", "with": ["least"], "means": "round >= least or turns left = 0" },
            { "name": "stock", "means": "red-gems" },
            { "name": "pay", "with": ["track", "count"],
              "means": ["erase track by count;", "advance stock by worth(red)"] }
        ])
    }

    /// With definitions a line means the same as this one without.
    #[track_caller]
    fn same(line: &str, written_out: &str) {
        let (found, problems) = read(&files(&some(), &json!(line)));
        assert!(!problems.contains("error"), "{problems}");
        let (expected, _) = read(&files(&json!([]), &json!(written_out)));
        assert_ne!(expected["program"], json!([]), "{written_out}");
        assert_eq!(found, expected);
    }

    #[test]
    fn a_name_means_what_the_pack_says() {
        same(
            "mark 1 extra cell in shore",
            "mark 1 extra cell in (touching (cells with water))",
        );
        same(
            "on round: mark 1 extra cell in (coast except shore)",
            "on round: mark 1 extra cell in ((touching (touching (cells with water))) except (touching (cells with water)))",
        );
        same(
            "score 3 * worth(red) once",
            "score 3 * (2 * completed red cards + 1) once",
        );
        same("advance stock by stock", "advance red-gems by red-gems");
        same(
            "if late(2 + 1) and row is full then pay(coins, worth(gray)) else copy",
            "if (round >= (2 + 1) or turns left = 0) and row is full then (erase coins by (2 * completed gray cards + 1); advance red-gems by (2 * completed red cards + 1)) else copy",
        );
        same(
            "copy; pay('round', 2)",
            "copy; erase 'round' by 2; advance red-gems by (2 * completed red cards + 1)",
        );
        same("copy; write 1 on 'shore'", "copy; write 1 on 'shore'");
    }

    #[track_caller]
    fn wrong(define: &Value, program: &Value, place: &str, expected: &str) {
        let files = files(define, program);
        let text = &files.sources()[0].text;
        let mut report = Report::default();
        let _ = open::<Value>(&files, "symbols.json", &mut report);
        assert_eq!(report.problems.len(), 1, "{expected}: {report}");
        let problem = &report.problems[0];
        assert_eq!(problem.message, expected);
        assert_eq!(&text[problem.range.clone()], place, "{expected}");
    }

    #[test]
    fn what_is_wrong_with_a_definition_is_one_sentence_at_its_place() {
        let line = |program: &str, place: &str, expected: &str| {
            wrong(&some(), &json!(program), place, expected);
        };
        line(
            "score worth once",
            "worth",
            "found 0 values for \"worth\"; expected 1: worth(color)",
        );
        line(
            "pay(coins, 2, 3); copy",
            "pay(coins, 2, 3)",
            "found 3 values for \"pay\"; expected 2: pay(track, count)",
        );
        let circle = json!([{ "name": "a", "means": "1 + b" }, { "name": "b", "means": "2 + a" }]);
        wrong(
            &circle,
            &json!("score a"),
            "a",
            "the definition \"a\" needs itself: a, b, a",
        );
        let word = json!([{ "name": "border", "means": "row" }]);
        wrong(
            &word,
            &json!("copy"),
            "\"border\"",
            "\"border\" is a word of the language; expected another name",
        );
        let twice = json!([{ "name": "pay", "with": ["stock", "stock"], "means": "score stock" }]);
        let said = "the value \"stock\" is named twice";
        wrong(&twice, &json!("copy"), "\"stock\"", said);
        let broken = json!([{ "name": "edge", "means": "row orr column" }]);
        wrong(
            &broken,
            &json!("mark 1 extra cell in edge"),
            "orr",
            "found \"orr\"; expected a whole number, \"and\", \"or\", \"except\" or \")\"",
        );
        let unused = json!([{ "name": "edge", "means": "row" }]);
        wrong(
            &unused,
            &json!("copy"),
            "\"edge\"",
            "no program uses the definition \"edge\"",
        );
        let twice: Vec<Value> = (1..30)
            .map(|n| json!({ "name": format!("d{n}"), "means": format!("d{} + d{0}", n - 1) }))
            .collect();
        let deep = "definitions inside each other; expected at most 20 levels";
        wrong(&json!(twice), &json!("score d29"), "d29", deep);
        let often = "the program uses definitions too often; expected at most 500 times";
        wrong(&json!(twice), &json!("score d15"), "d15", often);
    }

    #[test]
    fn a_pack_has_the_definitions_of_its_base_and_may_change_them() {
        let extended = |own: &Value| {
            let text = own.to_string();
            let own = Files::embedded("own", &[("symbols.json", &text)]);
            read(&own.extending(files(&some(), &json!("score stock"))))
        };
        let symbol = json!([{ "name": "s", "program": "score worth(red) + stock" }]);
        let (found, problems) = extended(&json!({ "symbols": symbol }));
        assert_eq!(problems, "");
        assert_eq!(found, read(&files(&some(), &symbol[0]["program"])).0);
        let define = json!([{ "name": "stock", "means": "7" }]);
        let (found, problems) = extended(&json!({ "define": define }));
        assert_eq!(
            (&found["program"], problems.as_str()),
            (&json!([{ "score": 7 }]), "")
        );
    }

    #[test]
    fn a_line_may_be_a_list_of_lines() {
        let list = json!(["on round:", "copy;", "advance coins by 2"]);
        let one = json!("on round: copy; advance coins by 2");
        assert_eq!(
            read(&files(&json!([]), &list)),
            read(&files(&json!([]), &one))
        );
        let wrong_line = json!(["on round:", "copy;", "advance coins bye 2"]);
        wrong(
            &json!([]),
            &wrong_line,
            "bye",
            "found \"bye\"; expected \"by\", \"for\", \";\" or the end of the line",
        );
        // Words alone are steps in JSON.
        let words = json!(["copy", "renew_offer"]);
        assert_eq!(read(&files(&json!([]), &words)).0["program"], words);
    }
}
