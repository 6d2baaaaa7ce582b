//! Keys, mouse and windows gone wild.
