//! The symbols of a pack, with what matters for their meetings.

use crate::pack::entries;
use rnw_reference::Content;
use serde_json::Value;
use std::collections::BTreeSet;

/// A symbol of the pack under test.
#[derive(Clone, Debug)]
pub(crate) struct MatrixSymbol {
    pub(crate) name: String,
    pub(crate) char: char,
    pub(crate) priority: i64,
    pub(super) order: DeclaredOrder,
    /// Whether it fires when its cell is marked.
    pub(crate) on_mark: bool,
    /// Whether its marks count: it fires when its cell is marked, or at scoring for all its marks.
    pub(crate) counts: bool,
    /// Whether its program changes the sheets of other seats.
    pub(crate) affects: bool,
    /// The tracks that it names.
    pub(crate) tracks: BTreeSet<String>,
    /// The pools that it names.
    pub(crate) pools: BTreeSet<String>,
}

/// The order that a symbol declares for its effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DeclaredOrder {
    /// No declaration, which means free.
    Nothing,
    Free,
    Matters,
}

impl MatrixSymbol {
    /// The symbols of a pack.
    pub(super) fn all(content: &Content) -> Vec<Self> {
        let names = |list: &str| -> BTreeSet<String> {
            let entries = entries(content, "sheet.json", list).iter();
            entries
                .filter_map(|entry| Some(entry["name"].as_str()?.to_owned()))
                .collect()
        };
        let (tracks, pools) = (names("tracks"), names("pools"));
        let entry = |entry: &Value| {
            let on = &entry["on"];
            let text = entry.to_string();
            let said = |names: &BTreeSet<String>| -> BTreeSet<String> {
                let says = |name: &&String| text.contains(&format!("\"{name}\""));
                names.iter().filter(says).cloned().collect()
            };
            Some(MatrixSymbol {
                name: entry["name"].as_str()?.to_owned(),
                char: entry["char"].as_str()?.chars().next()?,
                priority: entry["priority"].as_i64().unwrap_or(0),
                order: match entry["order"].as_str() {
                    None => DeclaredOrder::Nothing,
                    Some("matters") => DeclaredOrder::Matters,
                    Some(_) => DeclaredOrder::Free,
                },
                on_mark: on.is_null() || on.to_string().contains("\"mark\""),
                counts: on.is_null()
                    || ["\"mark\"", "\"scoring\""]
                        .iter()
                        .any(|when| on.to_string().contains(when)),
                affects: ["\"for\":", "\"take\":", "\"give\":"]
                    .iter()
                    .any(|field| text.contains(field)),
                tracks: said(&tracks),
                pools: said(&pools),
            })
        };
        let all = entries(content, "symbols.json", "symbols").iter();
        all.filter_map(entry).collect()
    }
}
