//! Numbers for those who run a server, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that only increases, or that is set.
#[derive(Debug, Default)]
pub(crate) struct Metric(AtomicU64);

impl Metric {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    pub(crate) fn remove(&self, count: u64) {
        self.0.fetch_sub(count, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: usize) {
        self.0.store(value as u64, Ordering::Relaxed);
    }

    pub(crate) fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The numbers of a server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables_open: Metric,
    pub(crate) tables_created: Metric,
    pub(crate) connections: Metric,
    pub(crate) messages_received: Metric,
    pub(crate) messages_sent: Metric,
    pub(crate) messages_refused: Metric,
    pub(crate) connections_closed: Metric,
    pub(crate) bots_asked: Metric,
}

impl Metrics {
    /// All numbers as text.
    pub(crate) fn text(&self) -> String {
        let rows = [
            ("rnw_tables", "gauge", "Tables in memory", &self.tables_open),
            (
                "rnw_tables_created_total",
                "counter",
                "Tables created",
                &self.tables_created,
            ),
            (
                "rnw_connections",
                "gauge",
                "Open connections",
                &self.connections,
            ),
            (
                "rnw_messages_received_total",
                "counter",
                "Messages received",
                &self.messages_received,
            ),
            (
                "rnw_messages_sent_total",
                "counter",
                "Messages sent",
                &self.messages_sent,
            ),
            (
                "rnw_messages_refused_total",
                "counter",
                "Messages refused",
                &self.messages_refused,
            ),
            (
                "rnw_connections_closed_total",
                "counter",
                "Connections that the server closed",
                &self.connections_closed,
            ),
            (
                "rnw_bots_asked_total",
                "counter",
                "Decisions that bots were asked for",
                &self.bots_asked,
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, metric) in rows {
            let value = metric.value();
            let _ = write!(
                text,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"
            );
        }
        text
    }
}
