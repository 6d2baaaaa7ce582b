//! Who follows work that takes long.

use crate::train::curve::CurvePoint;

/// Follows work that takes long. By default its functions do nothing.
pub trait StudioObserver {
    /// A part of the work begins, with this number of steps.
    fn begins(&mut self, _steps: u64) {}
    /// This number of steps is done, of the number that is now expected.
    fn reaches(&mut self, _done: u64, _steps: u64) {}
    /// Training was tried out on its way.
    fn learned(&mut self, _point: &CurvePoint) {}
}

impl StudioObserver for () {}

/// A part of the work whose steps are counted for an observer.
pub(crate) struct Steps<'o> {
    observer: &'o mut dyn StudioObserver,
    done: u64,
    expected: u64,
}

impl<'o> Steps<'o> {
    pub(crate) fn begin(observer: &'o mut dyn StudioObserver, steps: u64) -> Self {
        observer.begins(steps);
        Self {
            observer,
            done: 0,
            expected: steps,
        }
    }

    pub(crate) fn next(&mut self) {
        self.done += 1;
        self.observer.reaches(self.done, self.expected);
    }
}
