//! Lays a file of a pack over the file of the pack that it extends.
//!
//! Objects are merged field by field. In a list of named entries, an entry replaces the base's
//! entry with the same name. Other entries are added at the end. An entry `{ "name": …, "remove":
//! true }` removes an entry of the base, and `{ "remove": "all" }` removes all of them. Every other
//! value replaces that of the base.

use super::report::{Problem, Report};
use super::tree::{Field, Kind, Node};
use roll_and_write::option::did_you_mean;
use std::collections::{BTreeMap, BTreeSet};

/// The field that identifies an entry.
const NAME: &str = "name";
/// The field that removes an entry of the base. No entry uses this name for anything else.
pub(crate) const REMOVE: &str = "remove";
/// The value of that field that removes every entry of the base.
const ALL: &str = "all";
/// The field with the address of a file's schema. It says nothing about the pack.
const SCHEMA: &str = "$schema";

/// Lays the pack's own file over that of its base. Reports what cannot be removed.
pub(crate) fn merge<'s>(base: Node<'s>, own: Node<'s>, report: &mut Report) -> Node<'s> {
    let mut base = base;
    if let Kind::Object(fields) = &mut base.kind {
        fields.retain(|field| field.name != SCHEMA);
    }
    let mut merge = Merge {
        extends: true,
        report,
    };
    merge.value(Some(base), own)
}

/// The pack's own file if there is none to extend. Nothing can be removed from it.
pub(crate) fn alone<'s>(own: Node<'s>, extends: bool, report: &mut Report) -> Node<'s> {
    Merge { extends, report }.value(None, own)
}

struct Merge<'r> {
    /// Whether the pack extends another one at all.
    extends: bool,
    report: &'r mut Report,
}

/// A list while it is merged: its entries (`None` if removed), and the positions of the base's
/// entries by name, the last one first.
struct Entries<'s> {
    merged: Vec<Option<Node<'s>>>,
    places: BTreeMap<String, Vec<usize>>,
}

impl<'s> Entries<'s> {
    fn of(base: Vec<Node<'s>>) -> Self {
        let mut places: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, entry) in base.iter().enumerate().rev() {
            if let Some(name) = name(entry) {
                places.entry(name.to_owned()).or_default().push(index);
            }
        }
        Self {
            merged: base.into_iter().map(Some).collect(),
            places,
        }
    }

    /// The position of an entry of the base that is still unchanged. The next call gives the next
    /// entry with this name.
    fn take_place(&mut self, name: &str) -> Option<usize> {
        self.places.get_mut(name)?.pop()
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        let left = self.places.iter().filter(|(_, places)| !places.is_empty());
        left.map(|(name, _)| name.as_str())
    }
}

impl Merge<'_> {
    fn value<'s>(&mut self, base: Option<Node<'s>>, own: Node<'s>) -> Node<'s> {
        let kind = match (base.map(|base| base.kind), own.kind) {
            (Some(Kind::Object(base)), Kind::Object(own)) => Kind::Object(self.fields(base, own)),
            (_, Kind::Object(own)) => Kind::Object(self.fields(Vec::new(), own)),
            (Some(Kind::List(base)), Kind::List(own)) if base.iter().all(is_named) => {
                Kind::List(self.entries(base, own))
            }
            (_, Kind::List(own)) => Kind::List(self.entries(Vec::new(), own)),
            (_, plain @ Kind::Plain(_)) => plain,
        };
        Node { kind, ..own }
    }

    fn fields<'s>(&mut self, base: Vec<Field<'s>>, own: Vec<Field<'s>>) -> Vec<Field<'s>> {
        let mut merged = base;
        let names = merged.iter().enumerate().rev();
        let mut places: BTreeMap<String, usize> = names
            .map(|(index, field)| (field.name.clone(), index))
            .collect();
        for field in own {
            // A field that comes twice replaces that of the base once.
            let index = places.remove(&field.name);
            let base = index.map(|index| merged[index].value.clone());
            let value = self.value(base, field.value);
            let field = Field { value, ..field };
            match index {
                Some(index) => merged[index] = field,
                None => merged.push(field),
            }
        }
        merged
    }

    /// The base's entries, changed by the own ones.
    ///
    /// An own entry replaces at most one entry of the base. So a name that comes twice is found
    /// later.
    fn entries<'s>(&mut self, base: Vec<Node<'s>>, own: Vec<Node<'s>>) -> Vec<Node<'s>> {
        let (removals, own): (Vec<_>, Vec<_>) = own
            .into_iter()
            .partition(|entry| entry.field(REMOVE).is_some());
        let given: BTreeSet<String> = own.iter().filter_map(name).map(str::to_owned).collect();
        let mut entries = Entries::of(base);
        // A removal of all comes first, wherever it stands: it is about the entries of the base.
        let (all, removals): (Vec<_>, Vec<_>) = removals.into_iter().partition(removes_all);
        for (index, removal) in all.iter().chain(&removals).enumerate() {
            if self.report.is_full() {
                break;
            }
            let removed = if index < all.len() {
                self.remove_all(&mut entries, removal)
            } else if let Some(all) = all.first().filter(|_| removal.field(NAME).is_some()) {
                let line = all.source.position(all.range.start).0;
                let message = format!("line {line} already removes all entries of the base");
                Err(removal.problem(message))
            } else {
                self.remove(&mut entries, removal, &given)
            };
            if let Err(problem) = removed {
                self.report.add(problem);
            }
        }
        for entry in own {
            let entry = self.value(None, entry);
            let place = name(&entry).and_then(|name| entries.take_place(name));
            match place {
                Some(index) => entries.merged[index] = Some(entry),
                None => entries.merged.push(Some(entry)),
            }
        }
        entries.merged.into_iter().flatten().collect()
    }

    /// Removes every entry of the base.
    fn remove_all<'s>(&self, entries: &mut Entries<'s>, removal: &Node<'s>) -> Result<(), Problem> {
        let Kind::Object(fields) = &removal.kind else {
            return Ok(());
        };
        let only = |problem: Problem| Problem {
            help: Some(format!("to remove one entry, write {REMOVE:?}: true")),
            ..problem
        };
        match removal.field(NAME) {
            Some(_) => self.check_removal(fields, &[REMOVE]).map_err(only)?,
            None => self.check_removal(fields, &[REMOVE])?,
        }
        if entries.merged.iter().all(Option::is_none) {
            return Err(removal.problem(
                "cannot remove all; the pack that this one extends has no entries here, or another line removes them",
            ));
        }
        entries.merged.clear();
        entries.places.clear();
        Ok(())
    }

    /// Checks the fields of a removal.
    fn check_removal(&self, fields: &[Field<'_>], known: &[&str]) -> Result<(), Problem> {
        for field in fields {
            let at = |message: String| Problem::at(field.source, field.name_range.clone(), message);
            if field.name == REMOVE && !self.extends {
                return Err(Problem {
                    help: Some("name the pack that this one extends in game.json".to_owned()),
                    ..at("this pack extends no other pack, so it cannot remove anything".to_owned())
                });
            }
            let value = field.value.value();
            if field.name == REMOVE && value != true && value != ALL {
                let message = format!(
                    "found {value}; expected true for the entry of this name, or {ALL:?} without a name"
                );
                return Err(field.value.problem(message));
            }
            if !known.contains(&field.name.as_str()) {
                let known: Vec<String> = known.iter().map(|name| format!("{name:?}")).collect();
                return Err(at(format!(
                    "found {:?} next to {REMOVE:?}; expected only {}",
                    field.name,
                    known.join(" and ")
                )));
            }
        }
        Ok(())
    }

    /// Removes an entry of the base.
    fn remove<'s>(
        &self,
        entries: &mut Entries<'s>,
        removal: &Node<'s>,
        given: &BTreeSet<String>,
    ) -> Result<(), Problem> {
        let Kind::Object(fields) = &removal.kind else {
            return Ok(());
        };
        self.check_removal(fields, &[NAME, REMOVE])?;
        let Some(field) = removal.field(NAME) else {
            return Err(removal.problem(format!(
                "the field {NAME:?} is missing; expected the name of the entry to remove, or {REMOVE:?}: {ALL:?}"
            )));
        };
        let Some(wanted) = field.value.text() else {
            let found = field.value.value();
            return Err(field
                .value
                .problem(format!("found {found}; expected a name")));
        };
        if given.contains(wanted) {
            return Err(field.value.problem(format!(
                "this list both removes and defines {wanted:?}; expected only one of them"
            )));
        }
        let Some(index) = entries.take_place(wanted) else {
            let hint = did_you_mean(wanted, entries.names());
            return Err(field.value.problem(format!(
                "cannot remove {wanted:?}; the pack that this one extends has no such entry here{hint}"
            )));
        };
        entries.merged[index] = None;
        Ok(())
    }
}

/// Whether an entry removes every entry of the base. With a name, it is an attempt to remove that one.
fn removes_all(removal: &Node<'_>) -> bool {
    let value = removal.field(REMOVE).map(|field| field.value.value());
    value.is_some_and(|value| value == ALL)
}

/// The name of an entry of a list.
fn name<'n>(entry: &'n Node<'_>) -> Option<&'n str> {
    entry.field(NAME)?.value.text()
}

fn is_named(entry: &Node<'_>) -> bool {
    name(entry).is_some()
}

#[cfg(test)]
mod tests {
    use crate::{Files, Report, open};
    use serde_json::{Value, json};

    fn files(path: &str, text: &str) -> Files {
        Files::embedded(path, &[("a.json", text)])
    }

    #[track_caller]
    fn check(files: &Files, expected: &Value, problems: &[&str]) {
        let mut report = Report::default();
        let doc = open::<Value>(files, "a.json", &mut report);
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        assert_eq!(found, problems);
        assert_eq!(doc.unwrap().value, *expected);
    }

    /// Checks that a file laid over another one gives this value and these problems.
    #[track_caller]
    fn merged(base: &Value, own: &str, expected: &Value, problems: &[&str]) {
        let base = files("base", &base.to_string());
        check(&files("own", own).extending(base), expected, problems);
    }

    #[test]
    fn objects_are_merged_field_by_field_and_other_values_replace() {
        merged(
            &json!({"$schema": "old", "title": "Old", "size": {"rows": 4, "cols": 7}, "list": [1, 2], "n": 1}),
            r#"{"title": "New", "size": {"cols": 3}, "list": [3], "n": null, "more": {"a": [true]}}"#,
            &json!({"title": "New", "size": {"rows": 4, "cols": 3}, "list": [3], "n": null, "more": {"a": [true]}}),
            &[],
        );
        merged(
            &json!({"a": {"b": 1}, "c": [{"name": "x"}]}),
            r#"{"a": 5, "c": {"name": "x"}}"#,
            &json!({"a": 5, "c": {"name": "x"}}),
            &[],
        );
    }

    #[test]
    fn named_entries_replace_whole_in_their_place_join_behind_and_are_removed() {
        merged(
            &json!({"cards": [{"name": "A", "seal": "red"}, {"name": "B"}, {"name": "C"}]}),
            r#"{"cards": [{"name": "D"}, {"name": "B", "remove": true}, {"name": "A", "color": "blue"}]}"#,
            &json!({"cards": [{"name": "A", "color": "blue"}, {"name": "C"}, {"name": "D"}]}),
            &[],
        );
        let base = json!({"cards": [{"name": "A"}]});
        merged(&base, r#"{"cards": []}"#, &base, &[]);
    }

    #[test]
    fn a_list_of_entries_without_names_is_replaced() {
        merged(
            &json!({"rows": [{"track": "a"}, {"track": "b"}]}),
            r#"{"rows": [{"track": "c"}]}"#,
            &json!({"rows": [{"track": "c"}]}),
            &[],
        );
        merged(
            &json!({"rows": [{"track": "a"}]}),
            r#"{"rows": []}"#,
            &json!({"rows": []}),
            &[],
        );
    }

    /// The checks of names find an entry that comes twice in the own file.
    #[test]
    fn an_entry_of_the_base_is_replaced_once() {
        merged(
            &json!({"cards": [{"name": "A"}]}),
            r#"{"cards": [{"name": "A", "n": 1}, {"name": "A", "n": 2}]}"#,
            &json!({"cards": [{"name": "A", "n": 1}, {"name": "A", "n": 2}]}),
            &[],
        );
    }

    #[test]
    fn what_cannot_be_removed_is_refused_where_it_stands() {
        let base = json!({"cards": [{"name": "Anchor"}, {"name": "Bell"}]});
        for (entry, problem) in [
            (
                r#"{"name": "Ancor", "remove": true}"#,
                "1:21: cannot remove \"Ancor\"; the pack that this one extends has no such entry here; did you mean \"Anchor\"?",
            ),
            (
                r#"{"name": "Bell", "remove": false}"#,
                "1:39: found false; expected true for the entry of this name, or \"all\" without a name",
            ),
            (
                r#"{"name": "Bell", "remove": true, "n": 1}"#,
                "1:45: found \"n\" next to \"remove\"; expected only \"name\" and \"remove\"",
            ),
            (
                r#"{"remove": true}"#,
                "1:12: the field \"name\" is missing; expected the name of the entry to remove, or \"remove\": \"all\"",
            ),
            (
                r#"{"name": 7, "remove": true}"#,
                "1:21: found 7; expected a name",
            ),
        ] {
            let problem = format!("error: own/a.json:{problem}");
            merged(
                &base,
                &format!(r#"{{"cards": [{entry}]}}"#),
                &base,
                &[&problem],
            );
        }
        merged(
            &base,
            r#"{"cards": [{"name": "Bell", "remove": true}, {"name": "Bell", "n": 1}]}"#,
            &json!({"cards": [{"name": "Anchor"}, {"name": "Bell", "n": 1}]}),
            &[
                "error: own/a.json:1:21: this list both removes and defines \"Bell\"; expected only one of them",
            ],
        );
    }

    #[test]
    fn all_entries_of_the_base_are_removed_in_one_line() {
        let base = json!({"cards": [{"name": "A", "seal": "red"}, {"name": "B"}], "pools": []});
        merged(
            &base,
            r#"{"cards": [{"remove": "all"}]}"#,
            &json!({"cards": [], "pools": []}),
            &[],
        );
        // A new entry may have the name of an old one, and the line may stand anywhere.
        merged(
            &base,
            r#"{"cards": [{"name": "B", "n": 1}, {"remove": "all"}, {"name": "C"}]}"#,
            &json!({"cards": [{"name": "B", "n": 1}, {"name": "C"}], "pools": []}),
            &[],
        );
        let empty = json!({"cards": [], "pools": []});
        for (list, expected, problem) in [
            (
                r#""cards": [{"remove": "all"}, {"name": "A", "remove": true}]"#,
                &empty,
                "1:31: line 1 already removes all entries of the base",
            ),
            (
                r#""cards": [{"remove": "all"}, {"remove": "all"}]"#,
                &empty,
                "1:31: cannot remove all; the pack that this one extends has no entries here, or another line removes them",
            ),
            (
                r#""cards": [{"name": "A", "remove": "all"}]"#,
                &base,
                "1:13: found \"name\" next to \"remove\"; expected only \"remove\"; to remove one entry, write \"remove\": true",
            ),
            (
                r#""cards": [{"remove": "All"}]"#,
                &base,
                "1:23: found \"All\"; expected true for the entry of this name, or \"all\" without a name",
            ),
            (
                r#""pools": [{"remove": "all"}]"#,
                &base,
                "1:12: cannot remove all; the pack that this one extends has no entries here, or another line removes them",
            ),
        ] {
            let problem = format!("error: own/a.json:{problem}");
            merged(&base, &format!("{{{list}}}"), expected, &[&problem]);
        }
        check(
            &files("own", r#"{"cards": [{"remove": "all"}]}"#),
            &json!({"cards": []}),
            &[
                "error: own/a.json:1:13: this pack extends no other pack, so it cannot remove anything; name the pack that this one extends in game.json",
            ],
        );
    }

    #[test]
    fn a_pack_that_extends_nothing_has_nothing_to_remove() {
        check(
            &files("own", r#"{"cards": [{"name": "A", "remove": true}]}"#),
            &json!({"cards": []}),
            &[
                "error: own/a.json:1:26: this pack extends no other pack, so it cannot remove anything; name the pack that this one extends in game.json",
            ],
        );
        // The base has no such file.
        let own = files("own", r#"{"cards": [{"name": "A", "remove": true}]}"#);
        check(
            &own.extending(Files::default()),
            &json!({"cards": []}),
            &[
                "error: own/a.json:1:21: cannot remove \"A\"; the pack that this one extends has no such entry here",
            ],
        );
    }

    #[test]
    fn layers_lie_on_each_other_and_a_file_may_be_missing_in_some() {
        let root = files("root", r#"{"a": 1, "b": 1, "c": 1}"#);
        let middle = Files::default().extending(root);
        let own = files("own", r#"{"c": 3}"#).extending(middle);
        check(&own, &json!({"a": 1, "b": 1, "c": 3}), &[]);
        let above = Files::default().extending(own);
        check(&above, &json!({"a": 1, "b": 1, "c": 3}), &[]);
        let mut report = Report::default();
        assert!(open::<Value>(&above, "b.json", &mut report).is_none());
        assert_eq!(
            report.problems[0].message, "the pack has no file b.json",
            "{report}"
        );
    }

    /// The report names every text that cannot be read, not only the first one.
    #[test]
    fn texts_that_cannot_be_read_are_reported_for_every_layer() {
        let own = files("own", "{").extending(files("base", "[]"));
        let mut report = Report::default();
        assert!(open::<Value>(&own, "a.json", &mut report).is_none());
        let paths: Vec<&str> = report
            .problems
            .iter()
            .map(|problem| problem.path.as_str())
            .collect();
        assert_eq!(paths, ["base/a.json", "own/a.json"]);
    }
}
