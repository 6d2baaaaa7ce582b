//! Every clause of the rules has a test that is named for it.

use crate::tidy::sources;

/// The rules and how many clauses they have: what ids begin with, the number of the last one, and the
/// game whose rules they are, if it is one game alone.
pub(crate) const CLAUSES: [(&str, u32, Option<&str>); 4] = [
    ("C", 12, None),
    ("SG", 30, Some("silver-and-gold")),
    ("PY", 33, Some("pyramids")),
    ("NG", 27, Some("nuggets")),
];

#[test]
fn every_clause_has_a_test() {
    let names = test_names();
    let clauses = CLAUSES
        .iter()
        .flat_map(|(rules, last, _)| (1..=*last).map(move |n| (*rules, n)));
    let missing: Vec<String> = clauses
        .filter(|(rules, n)| {
            let start = format!("{}_{n}_", rules.to_lowercase());
            !names.iter().any(|name| name.starts_with(&start))
        })
        .map(|(rules, n)| format!("{rules}-{n}"))
        .collect();
    assert!(
        missing.is_empty(),
        "no test is named for {missing:?}; write one such as `fn {}_what_it_says()`",
        missing[0].to_lowercase().replace('-', "_")
    );
}

/// A test that cites a clause which the rules do not have is misnamed.
#[test]
fn every_test_that_names_a_clause_names_one_that_there_is() {
    for name in test_names() {
        let mut parts = name.split('_');
        let (Some(rules), Some(number)) = (
            parts.next(),
            parts.next().and_then(|part| part.parse::<u32>().ok()),
        ) else {
            continue;
        };
        let rules = rules.to_uppercase();
        let Some((_, last, _)) = CLAUSES.iter().find(|row| row.0 == rules) else {
            continue;
        };
        assert!(
            (1..=*last).contains(&number),
            "fn {name}: the rules have no clause {rules}-{number}"
        );
    }
}

/// The names of all functions that stand right below `#[test]`, or in a `proptest!` block.
fn test_names() -> Vec<String> {
    let mut names = Vec::new();
    for source in sources(&["crates", "tests"], "rs") {
        let mut test = false;
        for line in source.text.lines().map(str::trim) {
            if let Some(rest) = line.strip_prefix("fn ").filter(|_| test) {
                names.push(rest.split(['(', '<']).next().unwrap_or_default().to_owned());
            }
            // Other attributes and comments may stand between.
            let between = line.starts_with('#') || line.starts_with("//");
            test = line == "#[test]" || (test && between);
        }
    }
    names
}
