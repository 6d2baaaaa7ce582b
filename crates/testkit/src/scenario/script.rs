//! Parses the text of scenarios.

/// The scenarios of one file.
#[derive(Debug)]
pub(super) struct Script {
    prelude: Vec<ScriptLine>,
    parts: Vec<(String, usize, Vec<ScriptLine>)>,
}

/// One scenario, with the values of one row inserted.
#[derive(Debug)]
pub(super) struct Scenario {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) steps: Vec<ScriptLine>,
}

/// A line with the indented lines below it.
#[derive(Clone, Debug)]
pub(super) struct ScriptLine {
    pub(super) line: usize,
    /// The only game that uses the line; `None` for all games.
    game: Option<String>,
    pub(super) word: String,
    pub(super) rest: String,
    pub(super) block: Vec<String>,
}

/// A line number, and what is wrong in that line.
pub(super) type ScriptError = (usize, String);

impl Script {
    /// Parses a file.
    pub(super) fn read(text: &str) -> Result<Self, ScriptError> {
        let mut script = Self {
            prelude: Vec::new(),
            parts: Vec::new(),
        };
        for (number, line) in (1..).zip(text.lines()) {
            let bare = without_remark(line);
            if bare.trim().is_empty() {
                continue;
            }
            if let Some(name) = bare.strip_prefix("scenario ") {
                script
                    .parts
                    .push((name.trim().to_owned(), number, Vec::new()));
                continue;
            }
            let steps = match script.parts.last_mut() {
                Some((_, _, steps)) => steps,
                None => &mut script.prelude,
            };
            if bare.starts_with(' ') {
                let above = steps.last_mut();
                let above = above.ok_or((number, "nothing stands above this line".to_owned()))?;
                above.block.push(bare.trim().to_owned());
            } else {
                steps.push(ScriptLine::read(bare, number)?);
            }
        }
        Ok(script)
    }

    /// The scenarios for a game, one for each row of values.
    pub(super) fn scenarios(&self, game: &str) -> Vec<Scenario> {
        let mut all = Vec::new();
        for (name, line, own) in &self.parts {
            let steps = self.prelude.iter().chain(own);
            let steps = steps.filter(|step| step.game.as_deref().is_none_or(|only| only == game));
            let (tables, steps): (Vec<&ScriptLine>, Vec<&ScriptLine>) =
                steps.partition(|step| step.word == "with");
            let Some(table) = tables.first() else {
                all.push(Scenario {
                    name: name.clone(),
                    line: *line,
                    steps: steps.into_iter().cloned().collect(),
                });
                continue;
            };
            let names: Vec<&str> = table.rest.split_whitespace().collect();
            for row in &table.block {
                let values: Vec<&str> = row.split('|').map(str::trim).collect();
                let filled = |step: &&ScriptLine| step.filled(&names, &values);
                all.push(Scenario {
                    name: format!("{name} [{row}]"),
                    line: *line,
                    steps: steps.iter().map(filled).collect(),
                });
            }
        }
        all
    }
}

impl ScriptLine {
    pub(super) fn read(line: &str, number: usize) -> Result<Self, ScriptError> {
        let (game, line) = match line.strip_prefix('[') {
            None => (None, line),
            Some(rest) => {
                let (game, rest) = rest
                    .split_once(']')
                    .ok_or((number, "a bracket is not closed".to_owned()))?;
                (Some(game.to_owned()), rest.trim_start())
            }
        };
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Ok(Self {
            line: number,
            game,
            word: word.trim().to_owned(),
            rest: rest.trim().to_owned(),
            block: Vec::new(),
        })
    }

    /// The step with values in place of the names after `$`.
    fn filled(&self, names: &[&str], values: &[&str]) -> Self {
        let fill = |text: &String| {
            let pairs = names.iter().zip(values);
            pairs.fold(text.clone(), |text, (name, value)| {
                text.replace(&format!("${name}"), value)
            })
        };
        Self {
            rest: fill(&self.rest),
            block: self.block.iter().map(fill).collect(),
            ..self.clone()
        }
    }
}

/// A line without its comment, which begins with ` -- ` or a leading `#`.
pub(crate) fn without_remark(line: &str) -> &str {
    let bare = line.split_once(" -- ").map_or(line, |(bare, _)| bare);
    if bare.trim_start().starts_with('#') {
        ""
    } else {
        bare.trim_end()
    }
}
