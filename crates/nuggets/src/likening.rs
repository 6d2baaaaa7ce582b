//! Likens the gold of a table to that of any other, so that what was learned with one pack fits others.

/// The yield that an average deposit has in features and estimates, whatever it counts in a pack or by options.
const YIELD: u32 = 6;
/// The highest yield in features.
pub(crate) const YIELD_MOST: u32 = 15;

const MILLION: i64 = 1_000_000;

/// How the gold of a table compares with gold of the average [`YIELD`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Likening {
    /// The yields of the deposits, with the average [`YIELD`].
    pub(crate) yields: Vec<u8>,
    /// What one point of these counts, in millionths of a point.
    point: i64,
    /// The same for a point of learned values: they were learned with the pack's own yields.
    learned: i64,
}

impl Likening {
    /// `counts` is what each deposit counts, `usual` the same with the options of the pack's training.
    pub(crate) fn new(counts: &[u8], usual: &[u8]) -> Self {
        let sum = |counts: &[u8]| {
            counts
                .iter()
                .map(|count| u32::from(*count))
                .sum::<u32>()
                .max(1)
        };
        let (all, len) = (sum(counts), counts.len() as u32);
        let liken = |count: &u8| {
            let scaled = (2 * YIELD * len * u32::from(*count) + all) / (2 * all);
            scaled.clamp(1, YIELD_MOST) as u8
        };
        let mean = MILLION * i64::from(all) / i64::from(len.max(1));
        let usual_mean = MILLION * i64::from(sum(usual)) / (usual.len() as i64).max(1);
        Self {
            yields: counts.iter().map(liken).collect(),
            point: mean / i64::from(YIELD),
            learned: MILLION * mean / usual_mean,
        }
    }

    /// The value of an estimate and of learned weights in points of this table, in thousandths.
    pub(crate) fn points(&self, estimate: i64, learned: i64) -> i64 {
        (estimate * self.point + learned * self.learned) / MILLION
    }
}
