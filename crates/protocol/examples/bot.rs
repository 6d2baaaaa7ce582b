//! A bot in Rust that uses only `serde_json`. It makes the move with the most words, which is the move that marks
//! most cells.
//!
//! ```sh
//! cargo build --release -p rnw-protocol --example bot
//! rnw play silver-and-gold --players me,cmd:target/release/examples/bot
//! ```

use serde_json::{Value, json};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        let said: Value = serde_json::from_str(&line?)?;
        let words = |at: &&Value| {
            at["text"]
                .as_str()
                .map_or(0, |text| text.split(' ').count())
        };
        let answer = match said["type"].as_str() {
            Some("act") => {
                // Takes the first of several longest moves, as the bots in other languages do.
                let longest = said["moves"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .rev()
                    .max_by_key(words);
                json!({ "type": "move", "id": said["id"], "move": longest.map(|at| &at["number"]) })
            }
            Some("hello" | "new") => {
                json!({ "type": "ready", "id": said["id"], "name": "bot.rs", "version": "1" })
            }
            Some("quit") => break,
            _ => continue,
        };
        // Standard output flushes at the end of each line.
        writeln!(io::stdout(), "{answer}")?;
    }
    Ok(())
}
