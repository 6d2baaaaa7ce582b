//! The value file of a pack: what training learned for it.
//!
//! The file begins with a line of JSON, the header. The weights follow, deflated, each as two bytes, the lower one first.
//! The last four bytes are the CRC-32 of all others, the lowest one first.

use crate::Files;
use crate::learned_memory::FileMemory;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use roll_and_write::Ruleset;
use roll_and_write::learned::{KeptValues, LearnedValues};
use roll_and_write::text::json;
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};
use std::sync::Arc;
use thiserror::Error;

/// The name of the value file in a pack.
pub const VALUES: &str = "values.bin";
/// The largest value file, in bytes.
pub const VALUES_BYTES_MAX: usize = 1 << 20;
/// The version of the format.
const FORMAT: u32 = 1;
/// The largest number of weights is two to this power.
const BITS_MAX: u32 = 20;
/// The longest header, in bytes.
const HEADER_MAX: usize = 4096;
/// The files that were read last.
static FILES: FileMemory<ValuesFile> = FileMemory::new();
/// The length of the checksum, in bytes.
const CHECKSUM: usize = 4;

/// What a value file says of its values.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct ValuesHeader {
    /// The game.
    pub game: String,
    /// The hash of the meaning of the pack for which the values were learned.
    pub content: String,
    /// The [version](Ruleset::features_version) of the game's features.
    pub features: u32,
    /// The number of games from which the values were learned.
    pub games: u64,
    /// The seed of these games.
    pub seed: u64,
}

/// The header with what is needed to read the rest.
#[derive(Serialize, Deserialize)]
struct Line {
    format: u32,
    #[serde(flatten)]
    header: ValuesHeader,
    /// There are `2^bits` weights.
    bits: u32,
}

/// Only the version of the format, which later formats have too.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// The values of a pack, as its value file contains them.
///
/// ```
/// use rnw_packs::{ValuesFile, ValuesHeader};
/// use roll_and_write::learned::LearnedValues;
/// use std::sync::Arc;
/// let header = ValuesHeader {
///     game: "race".to_owned(),
///     content: "canonical-sha256:0".to_owned(),
///     features: 1,
///     games: 640,
///     seed: 0,
/// };
/// let values = Arc::new(LearnedValues::new(vec![0, 250, -1000, 0]).expect("a power of two"));
/// let file = ValuesFile { header, values };
/// let mut bytes = file.write()?;
/// assert_eq!(*ValuesFile::read(&bytes)?, file);
/// bytes.pop();
/// assert!(ValuesFile::read(&bytes).unwrap_err().to_string().contains("damaged or cut"));
/// # Ok::<(), rnw_packs::ValuesError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ValuesFile {
    /// What the values are.
    pub header: ValuesHeader,
    /// The values.
    pub values: Arc<LearnedValues>,
}

/// Why a value file is not used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ValuesError {
    /// It is too long.
    #[error("more than {VALUES_BYTES_MAX} bytes, the limit for a value file")]
    TooLong,
    /// Its first line is no header.
    #[error("not a value file: {0}; expected a header as its first line")]
    NoHeader(String),
    /// It has another version of the format.
    #[error("a value file of format {found}; this version of the program reads format {FORMAT}")]
    Format {
        /// The version of the format.
        found: u32,
    },
    /// Its checksum is not that of its content.
    #[error(
        "damaged or cut: its checksum is {found:08x}; expected {expected:08x}, that of its content"
    )]
    Checksum {
        /// The checksum in the file.
        found: u32,
        /// That of the content of the file.
        expected: u32,
    },
    /// It declares too many weights, or only one.
    #[error("2^{found} weights; expected 2^1 to 2^{BITS_MAX}")]
    Weights {
        /// The power of two.
        found: u32,
    },
    /// There are more or fewer weights than it declares.
    #[error("the weights do not have the declared {expected} bytes")]
    Length {
        /// The declared number of bytes.
        expected: usize,
    },
    /// The weights cannot be packed or unpacked.
    #[error("the weights cannot be unpacked: {0}")]
    Deflate(#[from] io::Error),
    /// It is for another game.
    #[error("values for the game {found}; expected values for {expected}")]
    Game {
        /// The game of the values.
        found: String,
        /// The game of the pack.
        expected: String,
    },
    /// It is for another version of the features.
    #[error("values for version {found} of the features of the game; expected version {expected}")]
    Features {
        /// The version for which the values were learned.
        found: u32,
        /// The version of the game.
        expected: u32,
    },
    /// It is for another pack.
    #[error(
        "values for another pack, or for this one before it was changed: {found}; expected {expected}"
    )]
    Pack {
        /// The hash of the pack for which the values were learned.
        found: String,
        /// The hash of this pack.
        expected: String,
    },
}

impl ValuesFile {
    /// The bytes of the file.
    ///
    /// # Errors
    /// If the file becomes too long.
    pub fn write(&self) -> Result<Vec<u8>, ValuesError> {
        let weights = self.values.weights();
        let line = Line {
            format: FORMAT,
            header: self.header.clone(),
            bits: weights.len().trailing_zeros(),
        };
        let header = serde_json::to_string(&line).map_err(io::Error::from)?;
        let bytes = format!("{}\n", json(header)).into_bytes();
        let weights = weights.iter().flat_map(|weight| weight.to_le_bytes());
        let mut encoder = DeflateEncoder::new(bytes, Compression::best());
        encoder.write_all(&weights.collect::<Vec<u8>>())?;
        let mut bytes = encoder.finish()?;
        bytes.extend(checksum(&bytes).to_le_bytes());
        if bytes.len() > VALUES_BYTES_MAX {
            return Err(ValuesError::TooLong);
        }
        Ok(bytes)
    }

    /// Reads a file. What was read last is remembered, so it costs little to read the same file again.
    ///
    /// # Errors
    /// If it is no value file, or a damaged one.
    pub fn read(bytes: &[u8]) -> Result<Arc<Self>, ValuesError> {
        FILES.read(bytes, || Self::read_anew(bytes))
    }

    fn read_anew(bytes: &[u8]) -> Result<Self, ValuesError> {
        if bytes.len() > VALUES_BYTES_MAX {
            return Err(ValuesError::TooLong);
        }
        let first = &bytes[..bytes.len().min(HEADER_MAX)];
        let end = first.iter().position(|byte| *byte == b'\n');
        let end = end.ok_or_else(|| ValuesError::NoHeader("no line break".to_owned()))?;
        let line = &bytes[..end];
        let no_header = |error: serde_json::Error| ValuesError::NoHeader(error.to_string());
        let Version { format } = serde_json::from_slice(line).map_err(no_header)?;
        if format != FORMAT {
            return Err(ValuesError::Format { found: format });
        }
        let Line { header, bits, .. } = serde_json::from_slice(line).map_err(no_header)?;
        let (content, sum) = bytes
            .split_last_chunk::<CHECKSUM>()
            .unwrap_or((bytes, &[0; CHECKSUM]));
        let (found, expected) = (u32::from_le_bytes(*sum), checksum(content));
        if found != expected {
            return Err(ValuesError::Checksum { found, expected });
        }
        if bits > BITS_MAX {
            return Err(ValuesError::Weights { found: bits });
        }
        let expected = size_of::<i16>() << bits;
        let mut weights = Vec::with_capacity(expected);
        let packed = content.get(end + 1..).unwrap_or_default();
        // Unpacking stops one byte after the declared length, whatever the file contains.
        let mut decoder = DeflateDecoder::new(packed).take(expected as u64 + 1);
        decoder.read_to_end(&mut weights)?;
        if weights.len() != expected {
            return Err(ValuesError::Length { expected });
        }
        let (weights, _) = weights.as_chunks();
        let weights = weights.iter().map(|pair| i16::from_le_bytes(*pair));
        let values =
            LearnedValues::new(weights.collect()).ok_or(ValuesError::Weights { found: bits })?;
        Ok(Self {
            header,
            values: Arc::new(values),
        })
    }

    /// Fails if the values are not for these rules.
    ///
    /// # Errors
    /// If they are for another game, or for another version of its features.
    pub fn fits(&self, rules: &impl Ruleset) -> Result<(), ValuesError> {
        self.fits_game(&rules.info().name, rules.features_version())
    }

    /// As [`fits`](Self::fits), for the rules with this name and this version of the features.
    fn fits_game(&self, name: &str, features: u32) -> Result<(), ValuesError> {
        let header = &self.header;
        if header.game != name {
            let (found, expected) = (header.game.clone(), name.to_owned());
            return Err(ValuesError::Game { found, expected });
        }
        let (found, expected) = (header.features, features);
        if found != expected {
            return Err(ValuesError::Features { found, expected });
        }
        Ok(())
    }
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

/// The same rules with the values of a pack: its own, or those of the pack that it extends. The files are read when the
/// values are first needed. A value file that does not fit the rules is passed over, so the bots of the game estimate as if
/// it did not exist. A game calls this when it is loaded.
pub fn with_values<R: Ruleset>(mut rules: R, files: &Files) -> R {
    let blobs = files.layers().flat_map(Files::blobs);
    let files: Vec<Vec<u8>> = blobs
        .filter(|blob| blob.name == VALUES)
        .map(|blob| blob.bytes.clone())
        .collect();
    if files.is_empty() {
        return rules;
    }
    let (name, features) = (rules.info().name.to_string(), rules.features_version());
    rules.learn(KeptValues::later(move || {
        let mut read = files
            .iter()
            .filter_map(|bytes| ValuesFile::read(bytes).ok());
        let found = read.find(|file| file.fits_game(&name, features).is_ok());
        found.map(|file| Arc::clone(&file.values))
    }));
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(weights: Vec<i16>) -> ValuesFile {
        ValuesFile {
            header: ValuesHeader {
                game: "race".to_owned(),
                content: "canonical-sha256:0".to_owned(),
                features: 1,
                games: 640,
                seed: 7,
            },
            values: Arc::new(LearnedValues::new(weights).unwrap()),
        }
    }

    fn small() -> ValuesFile {
        file((-32..32).map(|weight| weight * 1000).collect())
    }

    /// A file with this header and these packed weights, and the right checksum.
    fn forged(header: &str, packed: &[u8]) -> Vec<u8> {
        let mut bytes = [header.as_bytes(), b"\n", packed].concat();
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    fn error(bytes: &[u8]) -> String {
        ValuesFile::read(bytes).unwrap_err().to_string()
    }

    #[test]
    fn a_file_that_is_cut_or_has_a_wrong_bit_is_refused() {
        let bytes = small().write().unwrap();
        assert_eq!(*ValuesFile::read(&bytes).unwrap(), small());
        for length in 0..bytes.len() {
            let error = error(&bytes[..length]);
            let named = ["no line break", "damaged or cut"];
            assert!(
                named.iter().any(|name| error.contains(name)),
                "{length}: {error}"
            );
        }
        for bit in 0..8 * bytes.len() {
            let mut wrong = bytes.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            assert!(ValuesFile::read(&wrong).is_err(), "{bit}");
        }
        let longer = [bytes.as_slice(), b"0"].concat();
        assert!(error(&longer).contains("damaged or cut"));
    }

    #[test]
    fn a_forged_file_is_named_and_takes_no_memory() {
        let bytes = small().write().unwrap();
        let end = bytes.iter().position(|byte| *byte == b'\n').unwrap();
        let header = str::from_utf8(&bytes[..end]).unwrap();
        let packed = &bytes[end + 1..bytes.len() - CHECKSUM];
        let with = |from: &str, to: &str| {
            let changed = header.replace(from, to);
            assert_ne!(changed, header);
            error(&forged(&changed, packed))
        };
        assert_eq!(forged(header, packed), bytes);
        let weights = with("\"bits\":6", "\"bits\":4000000000");
        assert_eq!(weights, "2^4000000000 weights; expected 2^1 to 2^20");
        for bits in ["5", "7"] {
            let length = with("\"bits\":6", &format!("\"bits\":{bits}"));
            assert!(
                length.starts_with("the weights do not have the declared "),
                "{length}"
            );
        }
        let format = with("\"format\":1", "\"format\":2");
        let expected = "a value file of format 2; this version of the program reads format 1";
        assert_eq!(format, expected);
        for (from, to) in [("640", "-1"), ("640", "1e99"), ("\"race\"", "7"), ("{", "")] {
            assert!(
                with(from, to).starts_with("not a value file: "),
                "{from} {to}"
            );
        }
        assert!(error(&forged(header, b"no deflate")).starts_with("the weights cannot"));
        assert!(error(&vec![b'\n'; VALUES_BYTES_MAX + 1]).starts_with("more than 1048576 bytes"));
        assert!(error(&vec![b' '; VALUES_BYTES_MAX]).contains("no line break"));
        // A million zeros in a kilobyte, but 64 weights are declared.
        let mut bomb = DeflateEncoder::new(Vec::new(), Compression::best());
        bomb.write_all(&vec![0; 1 << 20]).unwrap();
        let bomb = bomb.finish().unwrap();
        assert!(bomb.len() < 2048);
        assert_eq!(
            error(&forged(header, &bomb)),
            "the weights do not have the declared 128 bytes"
        );
    }

    #[test]
    fn a_file_above_the_limit_is_not_written() {
        // Numbers without a pattern (Knuth's multiplier), which cannot be packed.
        let weight = |index: u64| (index.wrapping_mul(6_364_136_223_846_793_005) >> 40) as i16;
        let weights = |bits: u32| (0..1 << bits).map(weight).collect();
        assert!(matches!(
            file(weights(20)).write(),
            Err(ValuesError::TooLong)
        ));
        assert!(file(weights(18)).write().is_ok());
    }

    #[test]
    fn what_is_read_again_is_not_unpacked_again() {
        let bytes = small().write().unwrap();
        let (one, other) = (
            ValuesFile::read(&bytes).unwrap(),
            ValuesFile::read(&bytes).unwrap(),
        );
        assert!(Arc::ptr_eq(&one, &other));
    }
}
