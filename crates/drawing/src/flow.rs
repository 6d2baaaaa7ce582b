//! Puts drawings side by side in rows, and rows below each other.

use crate::drawing::Drawing;

/// Rows of drawings, each as wide as fits.
pub(crate) fn rows(items: Vec<Drawing>, width: f64, gap: f64) -> Vec<Drawing> {
    let rows = packed(items, Drawing::width, width, gap);
    rows.iter().map(|row| beside(row, gap)).collect()
}

/// Drawings in groups: each takes as many of the next ones as fit into the room. One that is longer has a group of its
/// own.
fn packed(
    items: Vec<Drawing>,
    length: impl Fn(&Drawing) -> f64,
    room: f64,
    gap: f64,
) -> Vec<Vec<Drawing>> {
    let mut groups: Vec<Vec<Drawing>> = Vec::new();
    let mut used = f64::INFINITY;
    for item in items {
        if used + gap + length(&item) > room {
            groups.push(Vec::new());
            used = -gap;
        }
        used += gap + length(&item);
        if let Some(group) = groups.last_mut() {
            group.push(item);
        }
    }
    groups
}

/// Drawings side by side.
pub(crate) fn beside(items: &[Drawing], gap: f64) -> Drawing {
    let width = items.iter().map(|item| item.width() + gap).sum::<f64>() - gap;
    let height = items.iter().map(Drawing::height).fold(0.0, f64::max);
    let mut row = Drawing::new(width.max(0.0), height);
    let mut x = 0.0;
    for item in items {
        row.place((x, 0.0), item);
        x += item.width() + gap;
    }
    row
}

/// Drawings below each other.
pub(crate) fn below(items: &[Drawing], gap: f64) -> Drawing {
    let height = items.iter().map(|item| item.height() + gap).sum::<f64>() - gap;
    let width = items.iter().map(Drawing::width).fold(0.0, f64::max);
    let mut column = Drawing::new(width, height.max(0.0));
    let mut y = 0.0;
    for item in items {
        column.place((0.0, y), item);
        y += item.height() + gap;
    }
    column
}

/// Drawings below each other, in columns of this height. A drawing that is higher has a column of its own.
pub(crate) fn columns(items: Vec<Drawing>, height: f64, gap: f64) -> Vec<Drawing> {
    let columns = packed(items, Drawing::height, height, gap);
    columns.iter().map(|column| below(column, gap)).collect()
}
