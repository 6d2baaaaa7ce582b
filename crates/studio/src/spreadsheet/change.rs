//! What an import changes: the smallest change of a pack's own list after which the pack has the entries of a table.

use super::columns::NAME;
use super::name_of;
use rnw_packs::{FileList, NewEntry};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The new list of a pack.
#[derive(Debug)]
pub(super) struct ListChanges {
    pub(super) entries: Vec<NewEntry>,
    /// Where each entry comes from.
    pub(super) origins: Vec<EntryOrigin>,
    /// Whether the list stays as it is.
    pub(super) is_same: bool,
}

/// Where an entry of the new list comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum EntryOrigin {
    /// From the row with this index.
    Row(usize),
    /// It removes an entry of the base, because the table does not have it.
    NotInTable(String),
}

/// The entries of a pack and of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lists<'a> {
    /// The pack's own entries, as its file has them.
    pub(super) own: &'a [Value],
    /// The entries of the base; `None` if the pack extends no other pack.
    pub(super) base: Option<&'a [Value]>,
    /// The entries of the table.
    pub(super) rows: &'a [Value],
}

impl Lists<'_> {
    /// Finds the smallest change.
    pub(super) fn changes(self) -> ListChanges {
        let mut found = self.removals();
        let mut defined = self.defined();
        // The order of a pack that extends another one is that of its file: the table also has the base's entries.
        if self.base.is_some() {
            defined.sort_by_key(|(entry, _)| match entry {
                NewEntry::Kept(index) | NewEntry::Changed(index, _) => *index,
                NewEntry::Added(_) => usize::MAX,
            });
        }
        found.extend(defined);
        let is_same = self.is_same(&found);
        let (entries, origins) = found.into_iter().unzip();
        ListChanges {
            entries,
            origins,
            is_same,
        }
    }

    /// The entries that remove something from the base: those that are still needed, then new ones.
    fn removals(self) -> Vec<(NewEntry, EntryOrigin)> {
        let rows = by_name(self.rows);
        let origin = |entry: &Value| EntryOrigin::NotInTable(name_of(entry).to_owned());
        let is_needed = |entry: &Value| {
            FileList::is_removal(entry)
                && (removes_all(entry) || !rows.contains_key(name_of(entry)))
        };
        let own = self.own.iter().enumerate();
        let old = own.filter(|(_, entry)| is_needed(entry));
        let old = old.map(|(index, entry)| (NewEntry::Kept(index), origin(entry)));
        let is_removed = |name: &str| {
            let mut removals = self.own.iter().filter(|entry| FileList::is_removal(entry));
            removals.any(|entry| name_of(entry) == name)
        };
        let base = self.inherited().iter();
        let lost =
            base.filter(|entry| !rows.contains_key(name_of(entry)) && !is_removed(name_of(entry)));
        let new = lost.map(|entry| {
            let removal = json!({ NAME: name_of(entry), "remove": true });
            (NewEntry::Added(removal), origin(entry))
        });
        old.chain(new).collect()
    }

    /// The entries that the pack defines itself. Those that it can inherit are not among them.
    fn defined(self) -> Vec<(NewEntry, EntryOrigin)> {
        let (own, base) = (by_name(self.own), by_name(self.inherited()));
        let mut defined = Vec::new();
        for (row, entry) in self.rows.iter().enumerate() {
            let name = name_of(entry);
            let inherits = || {
                base.get(name)
                    .is_some_and(|&index| is_like(&self.inherited()[index], entry))
            };
            let new = match own.get(name) {
                Some(&index) if is_like(&self.own[index], entry) => NewEntry::Kept(index),
                _ if inherits() => continue,
                Some(&index) => NewEntry::Changed(index, entry.clone()),
                None => NewEntry::Added(entry.clone()),
            };
            defined.push((new, EntryOrigin::Row(row)));
        }
        defined
    }

    /// The entries of the base, unless the pack removes all of them.
    fn inherited(&self) -> &[Value] {
        if self.own.iter().any(removes_all) {
            return &[];
        }
        self.base.unwrap_or_default()
    }

    /// Whether every entry is kept, and those that are no removals in their order.
    fn is_same(&self, entries: &[(NewEntry, EntryOrigin)]) -> bool {
        let kept = |(entry, _): &(NewEntry, EntryOrigin)| match entry {
            NewEntry::Kept(index) => Some(*index),
            NewEntry::Changed(..) | NewEntry::Added(_) => None,
        };
        let kept: Option<Vec<usize>> = entries.iter().map(kept).collect();
        kept.is_some_and(|kept| {
            let defines = |index: &&usize| !FileList::is_removal(&self.own[**index]);
            kept.len() == self.own.len() && kept.iter().filter(defines).is_sorted()
        })
    }
}

/// The index of the first entry with each name. Entries that remove something do not count.
fn by_name(entries: &[Value]) -> BTreeMap<&str, usize> {
    let entries = entries.iter().enumerate().rev();
    let defined = entries.filter(|(_, entry)| !FileList::is_removal(entry));
    defined
        .map(|(index, entry)| (name_of(entry), index))
        .collect()
}

fn removes_all(entry: &Value) -> bool {
    entry["remove"] == "all" && entry[NAME].is_null()
}

/// Whether two entries say the same. A field that is null counts as missing.
pub(super) fn is_like(one: &Value, other: &Value) -> bool {
    let said = |entry: &Value| {
        let fields = entry.as_object().into_iter().flatten();
        let said = fields.filter(|(_, value)| !value.is_null());
        said.map(|(name, value)| (name.clone(), value.clone()))
            .collect::<BTreeMap<_, _>>()
    };
    said(one) == said(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str, color: &str) -> Value {
        json!({ "name": name, "color": color })
    }

    #[track_caller]
    fn check(own: &[Value], base: Option<&[Value]>, rows: &[Value], expected: &[NewEntry]) {
        let changes = Lists { own, base, rows }.changes();
        assert_eq!(changes.entries, expected);
        assert_eq!(changes.origins.len(), expected.len());
        let kept = expected
            .iter()
            .all(|entry| matches!(entry, NewEntry::Kept(_)));
        assert_eq!(changes.is_same, kept && expected.len() == own.len());
    }

    #[test]
    fn a_pack_of_its_own_has_the_rows_in_their_order() {
        use NewEntry::{Added, Changed, Kept};
        let own = [card("A", "red"), card("B", "red")];
        check(&own, None, &own, &[Kept(0), Kept(1)]);
        let rows = [card("C", "red"), card("B", "blue"), card("A", "red")];
        let expected = [Added(rows[0].clone()), Changed(1, rows[1].clone()), Kept(0)];
        check(&own, None, &rows, &expected);
        let turned = Lists {
            own: &own,
            base: None,
            rows: &[own[1].clone(), own[0].clone()],
        };
        assert!(!turned.changes().is_same);
    }

    #[test]
    fn a_pack_that_extends_another_says_only_what_differs() {
        use NewEntry::{Added, Changed, Kept};
        let base = [card("A", "red"), card("B", "red"), card("C", "red")];
        let removal = json!({ "name": "B", "remove": true });
        let own = [card("N", "red"), removal.clone(), card("C", "blue")];
        let rows = [card("A", "red"), card("C", "blue"), card("N", "red")];
        check(&own, Some(&base), &rows, &[Kept(1), Kept(0), Kept(2)]);
        let back = [
            card("A", "red"),
            card("B", "red"),
            card("C", "red"),
            card("N", "blue"),
        ];
        check(&own, Some(&base), &back, &[Changed(0, back[3].clone())]);
        check(
            &[],
            Some(&base),
            &base[..2],
            &[Added(json!({ "name": "C", "remove": true }))],
        );
    }

    #[test]
    fn a_deck_without_the_base_stays_one() {
        use NewEntry::{Added, Kept};
        let base = [card("A", "red")];
        let own = [json!({ "remove": "all" }), card("N", "red")];
        check(&own, Some(&base), &own[1..], &[Kept(0), Kept(1)]);
        let rows = [card("N", "red"), card("A", "red")];
        check(
            &own,
            Some(&base),
            &rows,
            &[Kept(0), Kept(1), Added(rows[1].clone())],
        );
    }
}
