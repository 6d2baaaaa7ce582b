//! Results as Parquet.

use super::results::Place;
use super::table::{Cell, Column, Holds, cells, columns};
use crate::failure::Failure;
use matches::{Line, Run};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use roll_and_write::text::json;
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// How many rows are kept until they are written as a group.
const GROUP: usize = 1 << 16;

/// A table that is being written. It can be read when it is finished, and not before.
pub(super) struct Table {
    columns: Vec<(Column, Values)>,
    rows: usize,
    writer: SerializedFileWriter<File>,
    path: PathBuf,
}

/// The values of a column that were not written yet.
enum Values {
    Whole(Vec<i64>),
    Number(Vec<f64>),
    Text(Vec<ByteArray>),
    /// The texts that are there, and 1 for each that is, 0 for each that is not.
    Maybe(Vec<ByteArray>, Vec<i16>),
}

impl Table {
    /// Begins a table; what was played stands in its metadata, under `rnw`.
    pub(super) fn begin(place: &Place<'_>, file: File, run: &Run) -> Result<Self, Failure> {
        let columns = columns(place.rows, run.players.len());
        let wrong = |error: ParquetError| failed(place.path.into(), error);
        let schema = parse_message_type(&message(&columns)).map_err(wrong)?;
        let header =
            serde_json::to_string(run).map_err(|error| Failure::Internal(error.to_string()))?;
        let properties = WriterProperties::builder()
            .set_key_value_metadata(Some(vec![KeyValue::new("rnw".to_owned(), json(header))]))
            .build();
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties));
        Ok(Self {
            columns: columns
                .into_iter()
                .map(|column| (column.clone(), Values::of(column.holds)))
                .collect(),
            rows: 0,
            writer: writer.map_err(wrong)?,
            path: place.path.into(),
        })
    }

    /// Writes a row.
    pub(super) fn write(&mut self, row: &Line) -> Result<(), Failure> {
        for ((_, values), cell) in self.columns.iter_mut().zip(cells(row)) {
            values.push(&cell);
        }
        self.rows += 1;
        if self.rows < GROUP {
            return Ok(());
        }
        self.group()
            .map_err(|error| failed(self.path.clone(), error))
    }

    /// Ends the table.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        let path = self.path.clone();
        self.group()
            .and_then(|()| self.writer.close())
            .map(drop)
            .map_err(|error| failed(path, error))
    }

    fn group(&mut self) -> Result<(), ParquetError> {
        if self.rows == 0 {
            return Ok(());
        }
        self.rows = 0;
        let mut group = self.writer.next_row_group()?;
        for (column, values) in &mut self.columns {
            let Some(mut writer) = group.next_column()? else {
                break;
            };
            match &*values {
                Values::Whole(values) => {
                    writer
                        .typed::<Int64Type>()
                        .write_batch(values, None, None)?;
                }
                Values::Number(values) => {
                    writer
                        .typed::<DoubleType>()
                        .write_batch(values, None, None)?;
                }
                Values::Text(values) => {
                    writer
                        .typed::<ByteArrayType>()
                        .write_batch(values, None, None)?;
                }
                Values::Maybe(values, there) => {
                    let there = Some(there.as_slice());
                    writer
                        .typed::<ByteArrayType>()
                        .write_batch(values, there, None)?;
                }
            }
            writer.close()?;
            *values = Values::of(column.holds);
        }
        group.close()?;
        Ok(())
    }
}

/// The schema in Parquet's own words.
fn message(columns: &[Column]) -> String {
    let field = |column: &Column| {
        let kind = match column.holds {
            Holds::Whole => "required int64",
            Holds::Number => "required double",
            Holds::Text => "required binary",
            Holds::Maybe => "optional binary",
        };
        let text = matches!(column.holds, Holds::Text | Holds::Maybe);
        let annotation = if text { " (UTF8)" } else { "" };
        format!("{kind} {}{annotation};", column.name)
    };
    let fields: Vec<String> = columns.iter().map(field).collect();
    format!("message results {{ {} }}", fields.join(" "))
}

impl Values {
    fn of(holds: Holds) -> Self {
        match holds {
            Holds::Whole => Self::Whole(Vec::new()),
            Holds::Number => Self::Number(Vec::new()),
            Holds::Text => Self::Text(Vec::new()),
            Holds::Maybe => Self::Maybe(Vec::new(), Vec::new()),
        }
    }

    fn push(&mut self, cell: &Cell<'_>) {
        let text = match cell {
            Cell::Text(text) => Some(ByteArray::from(*text)),
            Cell::Whole(_) | Cell::Number(_) | Cell::Nothing => None,
        };
        match (self, cell) {
            (Self::Whole(values), Cell::Whole(number)) => values.push(*number as i64),
            (Self::Number(values), Cell::Number(number)) => {
                values.push(number.as_f64().unwrap_or(f64::NAN));
            }
            (Self::Maybe(values, there), _) => {
                there.push(i16::from(text.is_some()));
                values.extend(text);
            }
            (Self::Text(values), _) => values.push(text.unwrap_or_default()),
            (Self::Whole(_) | Self::Number(_), _) => {}
        }
    }
}

fn failed(path: PathBuf, error: ParquetError) -> Failure {
    Failure::file(path)(io::Error::other(error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Rows;
    use matches::{FORMAT, Kind, SeatRow};
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::Field;
    use std::collections::BTreeMap;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.parquet");
        let run = Run {
            format: FORMAT,
            command: Kind::Simulate,
            game: "toy".to_owned(),
            rules: 1,
            content: String::new(),
            plugins: Vec::new(),
            options: BTreeMap::new(),
            players: vec!["ann".to_owned()],
            seed: 1,
            deals: 3,
            sprt: None,
            shard: None,
        };
        let place = Place {
            path: &path,
            rows: Rows::Seat,
            force: false,
        };
        let mut table = Table::begin(&place, File::create(&path).unwrap(), &run).unwrap();
        for game in 0..3 {
            let row = SeatRow {
                game,
                deal: game,
                rotation: 0,
                seat: 1,
                player: "ann".to_owned(),
                score: serde_json::Number::from_f64(6.5).unwrap(),
                place: 1,
                points: 1.into(),
                fault: (game == 1).then(|| "late".to_owned()),
            };
            table.write(&Line::Seat(row)).unwrap();
        }
        table.finish().unwrap();
        let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
        let kept = reader
            .metadata()
            .file_metadata()
            .key_value_metadata()
            .unwrap();
        let header = kept.iter().find(|pair| pair.key == "rnw").unwrap();
        assert_eq!(
            serde_json::from_str::<Run>(header.value.as_deref().unwrap()).unwrap(),
            run
        );
        let rows: Vec<Vec<(String, Field)>> = reader
            .get_row_iter(None)
            .unwrap()
            .map(|row| {
                row.unwrap()
                    .get_column_iter()
                    .map(|(name, field)| (name.clone(), field.clone()))
                    .collect()
            })
            .collect();
        assert_eq!(rows.len(), 3);
        let cell = |row: usize, name: &str| {
            let found = rows[row].iter().find(|(column, _)| column == name);
            found.unwrap().1.clone()
        };
        assert_eq!(cell(2, "game"), Field::Long(2));
        assert_eq!(cell(0, "score"), Field::Double(6.5));
        assert_eq!(cell(0, "player"), Field::Str("ann".to_owned()));
        assert_eq!(cell(0, "fault"), Field::Null);
        assert_eq!(cell(1, "fault"), Field::Str("late".to_owned()));
    }
}
