//! The date for the deal of the day.

use time::{Date, UtcDateTime};

/// The date of today in UTC.
pub(crate) fn today() -> Date {
    UtcDateTime::now().date()
}
