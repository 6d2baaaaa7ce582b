//! Tests of translations through the public interface. The tests of the command know the games. They
//! check that every sentence is used and that every key has a sentence.

mod packs;
