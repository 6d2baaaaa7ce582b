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
        let mut text = String::new();
        let mut write = |name: &str, help: &str, metric: &Metric| {
            let is_counter = name.ends_with("_total");
            let kind = if is_counter { "counter" } else { "gauge" };
            let value = metric.value();
            let _ = writeln!(text, "# HELP {name} {help}");
            let _ = writeln!(text, "# TYPE {name} {kind}\n{name} {value}");
        };
        write("rnw_tables", "Tables in memory", &self.tables_open);
        write(
            "rnw_tables_created_total",
            "Tables created",
            &self.tables_created,
        );
        write("rnw_connections", "Open connections", &self.connections);
        write(
            "rnw_messages_received_total",
            "Messages received",
            &self.messages_received,
        );
        write(
            "rnw_messages_sent_total",
            "Messages sent",
            &self.messages_sent,
        );
        write(
            "rnw_messages_refused_total",
            "Messages refused",
            &self.messages_refused,
        );
        let closed = "Connections that the server closed";
        write(
            "rnw_connections_closed_total",
            closed,
            &self.connections_closed,
        );
        let asked = "Decisions that bots were asked for";
        write("rnw_bots_asked_total", asked, &self.bots_asked);
        text
    }
}
