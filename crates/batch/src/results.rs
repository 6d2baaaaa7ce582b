//! Files of results: a row for each game, seat or turn. Rows are written while the run plays, and a run can be
//! resumed after a kill.

use crate::count::Count;
use crate::table::{self, Cell};
use crate::{BatchError, BatchObserver, ExistingFiles, Rows, RowsFile};
use rnw_matches::{GameOutcome, GameRow, ResultLine, Run, TurnOfSeat, TurnRow};
use rnw_packs::Files;
use rnw_plan::pack_hash;
use rnw_session::RecordError;
use rnw_system::{FileError, InputLine, LineFile, LineReader, ReadError, read, write};
use roll_and_write::text::json;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The longest line to read, in bytes. Four players with long names need far less.
const LINE_MAX: usize = 1 << 20;

/// A finished game.
pub(super) struct FinishedGame<'p> {
    pub(super) game: u64,
    pub(super) outcome: &'p GameOutcome,
    pub(super) turns: &'p [TurnOfSeat],
    /// The counts before this game.
    pub(super) count: &'p Count,
}

/// The destination of the rows.
pub(super) enum Results {
    Nowhere,
    Json(Json),
    Csv(Rows, Box<csv::Writer<LineFile>>, PathBuf),
}

/// A file of JSON lines.
pub(super) struct Json {
    rows: Rows,
    file: BufWriter<LineFile>,
    path: PathBuf,
}

/// The format of a file, by its ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Json,
    Csv,
}

impl Kind {
    /// The format for a path. Fails for well-known endings of formats that other programs write.
    fn of(path: &Path) -> Result<Self, BatchError> {
        let ending = path.extension().and_then(|ending| ending.to_str());
        match ending {
            Some("jsonl") => Ok(Self::Json),
            Some("parquet") => Err(BatchError::Usage(format!(
                "{}: rnw does not write Parquet; expected a name that ends in .jsonl or .csv, which DuckDB and Polars also read",
                path.display()
            ))),
            _ => Ok(Self::Csv),
        }
    }
}

impl Results {
    /// Creates a file.
    pub(super) fn create(
        place: &RowsFile,
        existing: ExistingFiles,
        count: &Count,
    ) -> Result<Self, BatchError> {
        let path = &*place.path;
        let kind = Kind::of(path)?;
        let created = write::create(path, existing != ExistingFiles::Keep);
        let file = created.map_err(|error| match (error, kind, place.rows) {
            (FileError::Exists(path), Kind::Json, Rows::Game) => BatchError::Resumable(path),
            (error, ..) => error.into(),
        })?;
        write::lock(&file, path)?;
        write::empty(&file, path)?;
        let run = count.run();
        match kind {
            Kind::Json => Json::begin(place, file, run).map(Self::Json),
            Kind::Csv => {
                let lines = LineFile::behind(file, 0).map_err(FileError::write(path))?;
                let mut writer = csv::Writer::from_writer(lines);
                let columns = table::columns(place.rows, run.players.len());
                writer
                    .write_record(&columns)
                    .map_err(|error| FileError::write(path)(error.into()))?;
                Ok(Self::Csv(place.rows, Box::new(writer), path.into()))
            }
        }
    }

    /// Writes the rows of a game.
    pub(super) fn write(&mut self, played: &FinishedGame<'_>) -> Result<(), FileError> {
        match self {
            Self::Nowhere => Ok(()),
            Self::Json(json) => {
                let rows = played.rows(json.rows);
                rows.into_iter().try_for_each(|row| json.write(&row))
            }
            Self::Csv(rows, writer, path) => {
                for row in played.rows(*rows) {
                    let cells = table::cells(&row);
                    writer
                        .write_record(cells.iter().map(Cell::text))
                        .map_err(|error| FileError::write(&*path)(error.into()))?;
                }
                Ok(())
            }
        }
    }

    /// Passes the rows to the system, so that they survive if this program is killed.
    pub(super) fn flush(&mut self) -> Result<(), FileError> {
        match self {
            Self::Nowhere => Ok(()),
            Self::Json(Json { file, path, .. }) => file.flush().map_err(FileError::write(&*path)),
            Self::Csv(_, writer, path) => writer.flush().map_err(FileError::write(&*path)),
        }
    }

    /// Writes the remaining rows.
    pub(super) fn finish(mut self) -> Result<(), FileError> {
        self.flush()
    }
}

impl Json {
    fn begin(place: &RowsFile, file: File, run: &Run) -> Result<Self, BatchError> {
        let mut json = Self::behind(place, file, 0)?;
        json.write(&ResultLine::Header(run.clone()))?;
        Ok(json)
    }

    /// Continues after this number of bytes.
    fn behind(place: &RowsFile, file: File, bytes: u64) -> Result<Self, BatchError> {
        let lines = LineFile::behind(file, bytes).map_err(FileError::write(&*place.path))?;
        Ok(Self {
            rows: place.rows,
            file: BufWriter::new(lines),
            path: place.path.clone(),
        })
    }

    fn write(&mut self, line: &ResultLine) -> Result<(), FileError> {
        serde_json::to_string(line)
            .map_err(io::Error::from)
            .and_then(|text| writeln!(self.file, "{}", json(text)))
            .map_err(FileError::write(&*self.path))
    }
}

impl FinishedGame<'_> {
    fn rows(&self, rows: Rows) -> Vec<ResultLine> {
        let Self {
            game,
            outcome,
            turns,
            count,
        } = self;
        let (table, players, parts) = (count.table(), &count.run().players, count.parts());
        let row = || GameRow::new(table, *game, outcome, players, parts);
        match rows {
            Rows::Game => vec![ResultLine::Game(row())],
            Rows::Seat => row().by_seat().map(ResultLine::Seat).collect(),
            Rows::Turn => {
                let turn =
                    |turn| ResultLine::Turn(TurnRow::new(table, *game, turn, players, parts));
                turns.iter().map(turn).collect()
            }
        }
    }
}

/// Continues a file, or starts it if it is new. Counts the games in the file, and removes an incomplete last
/// line.
pub(super) fn resume(
    place: &RowsFile,
    count: &mut Count,
    files: &Files,
    observer: &mut dyn BatchObserver,
) -> Result<Results, BatchError> {
    let path = &*place.path;
    if Kind::of(path)? != Kind::Json {
        return Err(BatchError::Usage(format!(
            "{}: --resume continues only JSON lines; expected a name that ends in .jsonl",
            path.display()
        )));
    }
    if fs::symlink_metadata(path).is_err() {
        File::create_new(path).map_err(FileError::write(path))?;
    }
    let file = read::to_continue(path).map_err(|error| error.at(path))?;
    write::lock(&file, path)?;
    let mut lines = Found {
        reader: LineReader::of(&file),
        number: 0,
        kept: 0,
        torn: 0,
        path,
    };
    let known = match lines.next()? {
        None => false,
        Some(line) => {
            check_header(path, &line, count.run(), files)?;
            while let Some(line) = lines.next()? {
                lines.count(&line, count)?;
            }
            true
        }
    };
    let Found { kept, torn, .. } = lines;
    if torn > 0 {
        observer.torn(path, torn);
    }
    if !known {
        write::empty(&file, path)?;
        return Json::begin(place, file, count.run()).map(Results::Json);
    }
    if torn > 0 {
        file.set_len(kept).map_err(FileError::write(path))?;
    }
    Json::behind(place, file, kept).map(Results::Json)
}

fn check_header(
    path: &Path,
    line: &ResultLine,
    run: &Run,
    files: &Files,
) -> Result<(), BatchError> {
    let ResultLine::Header(found) = line else {
        let problem = "no header; expected a header as the first line of results";
        return Err(RecordError::new(1, problem).at(path).into());
    };
    let mut found = found.clone();
    if pack_hash::is_of(&found.content, files) {
        found.content.clone_from(&run.content);
    }
    let shard = |run: &Run| match run.shard {
        Some(shard) => format!("shard {shard}"),
        None => "no shard".to_owned(),
    };
    let other_part = (found.shard != run.shard).then(|| (shard(&found), shard(run)));
    if found.dealer != run.dealer {
        return Err(BatchError::Usage(format!(
            "{}: this run was dealt by dealer {}, but this version deals other games with dealer {}; \
             finish it with the version that began it, or use --force to begin it again",
            path.display(),
            found.dealer,
            run.dealer
        )));
    }
    match found.difference(run).or(other_part) {
        None => Ok(()),
        Some((has, asked)) => Err(BatchError::Usage(format!(
            "{} was made with {has}, but this command line has {asked}; name another file, or use --force to overwrite it",
            path.display()
        ))),
    }
}

/// Reads the complete lines of a file of results.
struct Found<'f> {
    reader: LineReader<'f>,
    /// The number of lines read so far.
    number: usize,
    /// The length of these lines in bytes.
    kept: u64,
    /// The number of bytes after the last newline.
    torn: usize,
    path: &'f Path,
}

impl Found<'_> {
    fn next(&mut self) -> Result<Option<ResultLine>, BatchError> {
        let line = self.reader.next(LINE_MAX);
        let bytes = match line.map_err(|error| ReadError::System(error).at(self.path))? {
            InputLine::Whole(bytes) => bytes,
            InputLine::Torn(bytes) => {
                self.torn = bytes.len();
                return Ok(None);
            }
            InputLine::TooLong => {
                return Err(self.wrong(1, format!("a line of more than {LINE_MAX} bytes")));
            }
        };
        let line = serde_json::from_slice(&bytes);
        let line = line.map_err(|error| {
            let problem = error.to_string();
            let problem = problem.split(" at line 1 ").next().unwrap_or_default();
            self.wrong(1, format!("not a line of results: {problem}"))
        })?;
        self.number += 1;
        self.kept += bytes.len() as u64 + 1;
        Ok(Some(line))
    }

    /// Counts the game of the line that was just read.
    fn count(&self, line: &ResultLine, count: &mut Count) -> Result<(), BatchError> {
        let ResultLine::Game(row) = line else {
            return Err(self.wrong(
                0,
                "not a row of a game; --resume continues only rows per game".to_owned(),
            ));
        };
        if count.is_over() {
            return Err(self.wrong(0, format!("found game {} after the last game", row.game)));
        }
        let players = count.run().players.clone();
        let outcome = row
            .outcome(count.table(), count.next(), &players, count.parts())
            .map_err(|error| self.wrong(0, error.to_string()))?;
        count.add(outcome);
        Ok(())
    }

    fn wrong(&self, further: usize, problem: String) -> BatchError {
        let error = RecordError::new(self.number + further, problem);
        error.at(self.path).into()
    }
}
