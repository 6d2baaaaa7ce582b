//! What a line says, in the shape of the JSON form.

use serde_json::Value;
use std::ops::Range;

/// A part of a program, with its bytes in the line.
#[derive(Clone, Debug)]
pub(crate) struct Term {
    pub span: Range<usize>,
    pub kind: TermKind,
}

/// What a part is in JSON.
#[derive(Clone, Debug)]
pub(crate) enum TermKind {
    Plain(Value),
    List(Vec<Term>),
    Object(Vec<(TermField, Term)>),
}

/// The name of a field, with the bytes of the word or sign that means it.
#[derive(Clone, Debug)]
pub(crate) struct TermField {
    pub name: &'static str,
    pub span: Range<usize>,
}

impl TermField {
    pub(crate) fn new(name: &'static str, span: &Range<usize>) -> Self {
        Self {
            name,
            span: span.clone(),
        }
    }
}

impl Term {
    pub(crate) fn plain(value: impl Into<Value>, span: &Range<usize>) -> Self {
        Self {
            kind: TermKind::Plain(value.into()),
            span: span.clone(),
        }
    }

    /// A list of at least one part.
    pub(crate) fn list(parts: Vec<Self>, span: Range<usize>) -> Self {
        Self {
            kind: TermKind::List(parts),
            span,
        }
    }

    /// An object with one field: what a step, a number or a condition mostly is.
    pub(crate) fn only(name: &'static str, word: &Range<usize>, value: Self) -> Self {
        let span = word.start.min(value.span.start)..word.end.max(value.span.end);
        Self {
            kind: TermKind::Object(vec![(TermField::new(name, word), value)]),
            span,
        }
    }

    /// A pair in an object with one field, such as `{"minus": [5, "round"]}`.
    pub(crate) fn pair(name: &'static str, sign: &Range<usize>, first: Self, second: Self) -> Self {
        let span = first.span.start..second.span.end;
        Self::only(name, sign, Self::list(vec![first, second], span))
    }

    /// The same part, from here to there.
    pub(crate) fn spanning(self, span: Range<usize>) -> Self {
        Self { span, ..self }
    }

    /// The JSON without places.
    pub(crate) fn value(&self) -> Value {
        match &self.kind {
            TermKind::Plain(value) => value.clone(),
            TermKind::List(parts) => parts.iter().map(Self::value).collect(),
            TermKind::Object(fields) => {
                let fields = fields.iter();
                let pairs = fields.map(|(field, value)| (field.name.to_owned(), value.value()));
                Value::Object(pairs.collect())
            }
        }
    }
}
