//! Proves a game or a symbol right, or hands back the smallest game that shows why not.

pub mod strategies;
