//! Values that are found when they are first needed. Nobody can tell when that was, except by the time.

use super::LearnedValues;
use std::sync::{Arc, LazyLock};

/// Finds the values when they are needed.
type Finder = Box<dyn FnOnce() -> Option<Arc<LearnedValues>> + Send>;

/// The values that rules keep: none, or some that are found when they are first needed, such as those of a file.
///
/// ```
/// use roll_and_write::learned::{KeptValues, LearnedValues};
/// assert!(KeptValues::default().get().is_none());
/// let values = LearnedValues::new(vec![0, 250]).expect("a power of two");
/// assert_eq!(KeptValues::from(values.clone()).get(), Some(&values));
/// assert!(KeptValues::later(|| None).get().is_none());
/// ```
#[derive(Clone, Default)]
pub struct KeptValues(Option<Arc<LazyLock<Option<Arc<LearnedValues>>, Finder>>>);

impl KeptValues {
    /// Values that `find` finds when they are first needed. Copies find them only once.
    pub fn later(find: impl FnOnce() -> Option<Arc<LearnedValues>> + Send + 'static) -> Self {
        Self(Some(Arc::new(LazyLock::new(Box::new(find)))))
    }

    /// The values, if there are any.
    #[inline]
    pub fn get(&self) -> Option<&LearnedValues> {
        LazyLock::force(self.0.as_ref()?).as_deref()
    }
}

impl From<LearnedValues> for KeptValues {
    fn from(values: LearnedValues) -> Self {
        let values = Arc::new(values);
        Self::later(|| Some(values))
    }
}

crate::opaque_debug!(KeptValues);
