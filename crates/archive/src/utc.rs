//! Points in time as texts, in UTC.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use time::OffsetDateTime;

/// How long after the start of 1970 something was. What was earlier counts as then.
pub(crate) fn since_1970(time: SystemTime) -> Duration {
    time.duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// A point in time, such as `2026-11-23T21:04:05Z`. A time that no calendar has counts as the start of 1970.
pub(crate) fn text(time: SystemTime) -> String {
    let seconds = i64::try_from(since_1970(time).as_secs()).unwrap_or(i64::MAX);
    let time = OffsetDateTime::from_unix_timestamp(seconds);
    let time = time.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (year, month, day) = time.to_calendar_date();
    let (hour, minute, second) = time.to_hms();
    format!(
        "{year:04}-{:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z",
        u8::from(month)
    )
}

/// The time now, as records have it.
pub fn now() -> String {
    text(SystemTime::now())
}

/// Such a text for people: without the seconds.
pub(crate) fn to_the_minute(text: &str) -> String {
    let text = text.replace('T', " ");
    let minute = text.rsplit_once(':').map(|(minute, _)| minute.to_owned());
    minute.unwrap_or(text)
}

/// The day of such a text.
pub(crate) fn day(text: &str) -> &str {
    text.split('T').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        let at = |seconds| text(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01T00:00:00Z");
        assert_eq!(at(951_827_696), "2000-02-29T12:34:56Z");
        assert_eq!(day(&at(1_795_467_845)), "2026-11-23");
        assert_eq!(to_the_minute(&at(1_795_467_845)), "2026-11-23 21:04");
        let never = [
            UNIX_EPOCH.checked_sub(Duration::from_secs(9)),
            UNIX_EPOCH.checked_add(Duration::from_secs(1 << 60)),
        ];
        for time in never.into_iter().flatten() {
            assert_eq!(text(time), "1970-01-01T00:00:00Z");
        }
    }
}
