//! The lists of a pack that fit a table, and their columns. Both come from the schemas of the game's files.

use crate::schema;
use rnw_catalogue::GameEntry;
use rnw_packs::Files;
use serde_json::Value;

/// A list of a pack that fits a table: each entry is a row.
#[derive(Clone, Debug)]
pub(super) struct TableList {
    /// The file of the list, such as `cards.json`.
    pub(super) file: String,
    /// The name of the list, such as `cards`.
    pub(super) name: String,
    pub(super) columns: Vec<TableColumn>,
}

/// A column of a table: a field of every entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TableColumn {
    pub(super) name: String,
    pub(super) kind: CellForm,
    /// Whether every entry has the field.
    pub(super) required: bool,
}

/// What the cells of a column contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CellForm {
    Text,
    WholeNumber,
    YesOrNo,
    /// Several rows of text, such as a grid.
    Rows,
    /// A text, or anything else as JSON, such as what a track scores.
    Json,
}

/// The usual order of lists in a file, and of fields in an entry, which a schema does not say. The others follow in
/// alphabetical order.
#[rustfmt::skip]
const ORDER: [&str; 17] = [
    "patterns", "expeditions", "cards", "symbols", "number", "name", "color", "points", "pool", "seal", "grid",
    "char", "glyph", "priority", "order", "on", "program",
];
/// The field that names an entry.
pub(super) const NAME: &str = "name";

/// The lists of a pack that fit a table.
pub(super) fn lists(entry: &GameEntry, files: &Files) -> Vec<TableList> {
    let mut lists = Vec::new();
    for (file, schema) in schema::of_files(entry) {
        let has_file = files.layers().any(|layer| layer.get(&file).is_some());
        if has_file {
            lists.extend(lists_of(&file, &schema().to_value()));
        }
    }
    lists
}

/// The lists of a file, from its schema.
fn lists_of(file: &str, schema: &Value) -> Vec<TableList> {
    let fields = in_order(&schema["properties"]);
    let list = |(name, field): (&String, &Value)| {
        Some(TableList {
            file: file.to_owned(),
            name: name.clone(),
            columns: columns(schema, &field["items"])?,
        })
    };
    fields.filter_map(list).collect()
}

/// The columns of a list, from the schema of its entries. `None` if an entry has no name.
fn columns(root: &Value, items: &Value) -> Option<Vec<TableColumn>> {
    let items = schema::definition(root, items).unwrap_or(items);
    let required = items["required"].as_array();
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|one| one == name));
    let column = |(name, field): (&String, &Value)| TableColumn {
        name: name.clone(),
        kind: kind(field),
        required: is_required(name),
    };
    let columns: Vec<TableColumn> = in_order(&items["properties"]).map(column).collect();
    let is_named = columns.iter().any(|column| column.name == NAME);
    is_named.then_some(columns)
}

/// The properties of a schema in their usual [`ORDER`].
fn in_order(properties: &Value) -> impl Iterator<Item = (&String, &Value)> {
    let fields = properties.as_object().into_iter().flatten();
    let mut fields: Vec<_> = fields.collect();
    let place = |name: &String| ORDER.iter().position(|known| known == name);
    fields.sort_by_key(|(name, _)| place(name).unwrap_or(ORDER.len()));
    fields.into_iter()
}

/// What the cells of a field contain.
fn kind(field: &Value) -> CellForm {
    let is_null = |name: &&Value| *name == "null";
    let name = match field["type"].as_array() {
        Some(types) => types.iter().find(|name| !is_null(name)),
        None => Some(&field["type"]),
    };
    match name.and_then(Value::as_str) {
        Some("string") => CellForm::Text,
        Some("integer") => CellForm::WholeNumber,
        Some("boolean") => CellForm::YesOrNo,
        Some("array") if field["items"]["type"] == "string" => CellForm::Rows,
        _ => CellForm::Json,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_catalogue::Catalogue;

    #[test]
    fn the_lists_of_each_game_come_from_its_schemas() {
        let catalogue = Catalogue::stock();
        let found: Vec<String> = (catalogue.entries().iter())
            .flat_map(|entry| {
                let lists = lists(entry, &(entry.shipped)());
                let columns = |list: &TableList| {
                    let names: Vec<&str> = list.columns.iter().map(|one| &*one.name).collect();
                    format!("{} {}: {}", entry.name, list.name, names.join(" "))
                };
                lists.iter().map(columns).collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(
            found,
            [
                "silver-and-gold patterns: name shape",
                "silver-and-gold expeditions: name pattern",
                "silver-and-gold pools: name values",
                "silver-and-gold tracks: name boxes hidden kind row score",
                "silver-and-gold symbols: name char glyph priority order on program effect hue with",
                "silver-and-gold define: name means with",
                "silver-and-gold cards: name color seal grid copies",
                "silver-and-gold colors: name points seal",
                "pyramids patterns: name shape",
                "pyramids expeditions: name pattern",
                "pyramids pools: name values",
                "pyramids tracks: name boxes hidden kind row score",
                "pyramids symbols: name char glyph priority order on program effect hue with",
                "pyramids define: name means with",
                "pyramids cards: number name color grid copies",
                "pyramids colors: name pool track",
                "lamplighters streets: name color corners lamps sides",
            ]
        );
    }

    #[test]
    fn a_field_that_may_be_left_out_is_not_required() {
        let entry = &Catalogue::stock().entries()[0].clone();
        let lists = lists(entry, &(entry.shipped)());
        let cards = lists.iter().find(|list| list.name == "cards").unwrap();
        let required = cards.columns.iter().filter(|column| column.required);
        let required: Vec<&str> = required.map(|column| &*column.name).collect();
        assert_eq!(required, ["name", "color", "grid"]);
    }
}
