#![doc = include_str!("README.md")]

/// Embeds the text files of a pack, and after a semicolon its modules and its value file, `values.bin`.
macro_rules! pack {
    ($name:literal: $($file:literal),+ $(; $($module:literal),+)?) => {
        EmbeddedPack {
            name: $name,
            files: &[$(($file, include_str!(concat!($name, "/", $file)))),+],
            modules: &[$($((
                $module,
                include_bytes!(concat!($name, "/", $module)).as_slice(),
            )),+)?],
        }
    };
}

/// Embeds the rules of a game in each language.
macro_rules! rules {
    ($game:literal) => {
        Localized {
            english: include_str!(concat!("rules/", $game, ".md")),
            czech: include_str!(concat!("rules/cs/", $game, ".md")),
            polish: include_str!(concat!("rules/pl/", $game, ".md")),
        }
    };
}

/// Embeds the files of a new pack: the cards of its game, and the files that all games share.
macro_rules! skeleton {
    ($game:literal) => {
        skeleton!(
            "cards.json" in $game,
            "game.json" in "common",
            "sheet.json" in "common",
            "symbols.json" in "common",
            "words/en.ftl" in "common",
            "README.md" in "common",
        )
    };
    ($($file:literal in $folder:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("skeletons/", $folder, "/", $file)))),+]
    };
}

/// Embeds the files of a new crate.
macro_rules! crate_skeleton {
    ($($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("skeletons/game/", $file)))),+]
    };
}

/// Embeds the engine's translation files of a language.
macro_rules! words {
    ($tag:literal) => {
        words!(
            $tag: "events", "refusals", "picture", "scores", "symbols", "options", "cli", "plain", "help",
            "targets", "config", "table", "tui", "home", "learn", "history", "daily", "screen",
            "page", "play", "print", "serve"
        )
    };
    ($tag:literal: $($name:literal),+) => {
        &[$((
            concat!("words/", $tag, "/", $name, ".ftl"),
            include_str!(concat!("words/", $tag, "/", $name, ".ftl")),
        )),+]
    };
}

/// A text file: its path in its pack or folder, and its text.
pub type TextFile = (&'static str, &'static str);
/// A binary file: its path in its pack, and its bytes.
pub type BinaryFile = (&'static str, &'static [u8]);

/// The page that describes the protocol for bots; `rnw bot protocol` prints it.
pub const BOT_PROTOCOL: &str = include_str!("bots.md");

/// The engine's own translations as Fluent files. Each language has the same files.
///
/// ```
/// let (name, text) = rnw_content::WORDS.english[0];
/// assert_eq!(name, "words/en/events.ftl");
/// assert!(text.contains(" = "));
/// ```
pub const WORDS: Localized<&[TextFile]> = Localized {
    english: words!("en"),
    czech: words!("cs"),
    polish: words!("pl"),
};

/// One value for each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Localized<T> {
    /// The value in English.
    pub english: T,
    /// The value in Czech.
    pub czech: T,
    /// The value in Polish.
    pub polish: T,
}

/// A content pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmbeddedPack {
    /// The name of the pack, which is also the name of its folder.
    pub name: &'static str,
    /// The JSON files and the translation files.
    pub files: &'static [TextFile],
    /// The WebAssembly modules, and the value file if there is one.
    pub modules: &'static [BinaryFile],
}

/// The first games that teach, as JSON. `rnw_session::Lesson` reads them. Their texts are in the words of the packs;
/// the keys begin with `lesson`.
pub mod lessons {
    /// The first game of Silver & Gold.
    pub const SILVER_AND_GOLD: &str = include_str!("lessons/silver-and-gold.json");
    /// The first game of Pyramids.
    pub const PYRAMIDS: &str = include_str!("lessons/pyramids.json");
    /// The first game of Nuggets.
    pub const NUGGETS: &str = include_str!("lessons/nuggets.json");
    /// The first game of Lamplighters.
    pub const LAMPLIGHTERS: &str = include_str!("lessons/lamplighters.json");
}

/// The shipped packs.
pub mod packs {
    use crate::EmbeddedPack;

    /// The pack of the game Silver & Gold.
    pub const SILVER_AND_GOLD: EmbeddedPack = pack!(
        "silver-and-gold": "cards.json", "game.json", "patterns.json", "sheet.json", "symbols.json",
        "words/cs.ftl", "words/en.ftl", "words/pl.ftl";
        "values.bin"
    );

    /// The pack of the game Pyramids.
    pub const PYRAMIDS: EmbeddedPack = pack!(
        "pyramids": "cards.json", "game.json", "patterns.json", "sheet.json", "symbols.json",
        "words/cs.ftl", "words/en.ftl", "words/pl.ftl";
        "values.bin"
    );

    /// The pack of the game Nuggets.
    pub const NUGGETS: EmbeddedPack = pack!(
        "nuggets": "game.json", "words/cs.ftl", "words/en.ftl", "words/pl.ftl";
        "values.bin"
    );

    /// The pack of the game Lamplighters.
    pub const LAMPLIGHTERS: EmbeddedPack = pack!(
        "lamplighters": "game.json", "words/cs.ftl", "words/en.ftl", "words/pl.ftl";
        "values.bin"
    );

    /// A pack that extends the pack of Silver & Gold.
    pub const PEARL_LAGOON: EmbeddedPack = pack!(
        "pearl-lagoon": "cards.json", "game.json", "sheet.json", "symbols.json",
        "words/cs.ftl", "words/en.ftl", "words/pl.ftl";
        "values.bin"
    );

    /// What Pearl Lagoon was in version 0.1.0: a pack that extends the present one.
    pub const PEARL_LAGOON_0_1_0: EmbeddedPack = pack!(
        "pearl-lagoon@0.1.0": "cards.json", "game.json", "sheet.json",
        "words/cs.ftl", "words/en.ftl", "words/pl.ftl";
        "values.bin"
    );

    /// A pack that extends the pack of Pyramids. Two of its symbols are WebAssembly modules.
    pub const JUNGLE_TEMPLE: EmbeddedPack = pack!(
        "jungle-temple": "cards.json", "game.json", "sheet.json", "symbols.json",
        "words/cs.ftl", "words/en.ftl", "words/pl.ftl";
        "chest.wasm", "parrot.wasm", "values.bin"
    );

    /// All shipped packs, those of earlier versions too.
    pub const ALL: [EmbeddedPack; 7] = [
        SILVER_AND_GOLD,
        PYRAMIDS,
        NUGGETS,
        LAMPLIGHTERS,
        PEARL_LAGOON,
        PEARL_LAGOON_0_1_0,
        JUNGLE_TEMPLE,
    ];
}

/// The rules of each game, clause by clause, as Markdown; `rnw rules` prints them.
pub mod rules {
    use crate::Localized;

    /// The rules of Silver & Gold.
    pub const SILVER_AND_GOLD: Localized<&str> = rules!("silver-and-gold");
    /// The rules of Pyramids.
    pub const PYRAMIDS: Localized<&str> = rules!("pyramids");
    /// The rules of Nuggets.
    pub const NUGGETS: Localized<&str> = rules!("nuggets");
    /// The rules of Lamplighters.
    pub const LAMPLIGHTERS: Localized<&str> = rules!("lamplighters");
}

/// The template files of a new pack, one set per game, and of a new game. `rnw content new` and `rnw new-game` write
/// them.
///
/// The files of packs contain placeholders such as `@pack@` for names.
pub mod skeletons {
    use crate::TextFile;

    /// The template of a pack that extends the pack of Silver & Gold.
    pub const SILVER_AND_GOLD: &[TextFile] = skeleton!("silver-and-gold");
    /// The template of a pack that extends the pack of Pyramids.
    pub const PYRAMIDS: &[TextFile] = skeleton!("pyramids");
    /// The template of a crate with a game; `rnw new-game` writes it. The names `my-game`, `my_game`, `MyGame`, `My Game`,
    /// `MG-` and `mg_` stand for those of the game, and `@CRATE@` for where a dependency is. Cargo would leave out a folder
    /// with a `Cargo.toml`, so the files `manifest.toml` and `gitignore.txt` get their names when they are written.
    pub const GAME: &[TextFile] = crate_skeleton!(
        "manifest.toml",
        "gitignore.txt",
        "README.md",
        "rnw/manifest.toml",
        "rnw/src/main.rs",
        "rnw/tests/command.rs",
        "rnw/tests/words.rs",
        "src/event.rs",
        "src/legal.rs",
        "src/lib.rs",
        "src/moves.rs",
        "src/picture.rs",
        "src/position.rs",
        "src/rules.md",
        "src/rules.rs",
        "src/ruleset.rs",
        "src/scoring.rs",
        "src/state.rs",
        "src/turn.rs",
        "src/view.rs",
        "src/words/en.ftl",
        "tests/bots.rs",
        "tests/clauses.rs",
        "tests/golden.rs",
        "tests/golden/seed-7.jsonl",
        "tests/laws.rs",
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// Adds every file below a folder. Paths are relative to this crate.
    fn walk(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else {
                let path = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
                found.push(path.to_str().unwrap().replace('\\', "/"));
            }
        }
    }

    #[test]
    fn every_file_of_the_skeleton_of_a_game_is_embedded() {
        let mut found = Vec::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("skeletons/game");
        walk(&folder, &mut found);
        found.sort();
        let embedded = skeletons::GAME.iter();
        let mut embedded: Vec<String> = embedded
            .map(|(name, _)| format!("skeletons/game/{name}"))
            .collect();
        embedded.sort();
        assert_eq!(embedded, found);
    }

    #[test]
    fn every_file_of_the_packs_and_words_is_embedded_as_it_is() {
        let of_packs = packs::ALL.iter().flat_map(|pack| {
            let texts = pack
                .files
                .iter()
                .map(|(name, text)| (*name, text.as_bytes()));
            let all = texts.chain(pack.modules.iter().copied());
            all.map(|(name, bytes)| (format!("{}/{name}", pack.name), bytes))
        });
        let of_words = [WORDS.english, WORDS.czech, WORDS.polish];
        let of_words = of_words.into_iter().flatten();
        let of_words = of_words.map(|(name, text)| ((*name).to_owned(), text.as_bytes()));
        let mut embedded: Vec<(String, &[u8])> = of_packs.chain(of_words).collect();
        embedded.sort();

        let mut found = Vec::new();
        for folder in packs::ALL.iter().map(|pack| pack.name).chain(["words"]) {
            walk(
                &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
                &mut found,
            );
        }
        found.retain(|path| !path.ends_with("README.md"));
        found.sort();
        let names: Vec<&String> = embedded.iter().map(|(name, _)| name).collect();
        assert_eq!(names, found.iter().collect::<Vec<_>>());
        for (path, bytes) in &embedded {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
            assert!(fs::read(file).unwrap() == *bytes, "{path}");
        }
    }
}
