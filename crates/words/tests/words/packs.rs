//! Words that a pack brings along.

use words::Words;

#[track_caller]
fn check_refused(ftl: &str, expected: &str) {
    let mut words = Words::english();
    let before = words.keys().count();
    let error = words.add("mine/en.ftl", ftl).expect_err(ftl);
    assert_eq!(error.to_string(), expected);
    assert_eq!(
        words.keys().count(),
        before,
        "no word of a broken file is added"
    );
}

#[test]
fn a_pack_adds_words_and_replaces_words() {
    let mut words = Words::english();
    words
        .add("a/en.ftl", "track-gems = gems\nevent-ended = It is done\n")
        .unwrap();
    words.add("b/en.ftl", "track-gems = jewels\n").unwrap();
    assert_eq!(words.word("track-gems"), "jewels");
    assert_eq!(words.text("event-ended"), "It is done");
    assert!(words.has("track-gems") && words.keys().any(|key| key == "track-gems"));
}

#[test]
fn a_name_without_a_word_is_said_as_it_is() {
    let words = Words::english();
    for key in [
        "track-gems",
        "symbol-gems",
        "pool-gems",
        "color-gems",
        "gems",
    ] {
        assert_eq!(words.word(key), "gems");
        assert!(!words.has(key));
    }
}

#[test]
fn broken_words_are_refused_with_their_place() {
    check_refused(
        "a = b\nkey Text",
        "mine/en.ftl:2:5: found \"Text\"; expected a token starting with \"=\"",
    );
    check_refused(
        "žlutá = x",
        "mine/en.ftl:1:1: found \"žlutá = x\"; expected one of \"a-zA-Z\"",
    );
    check_refused(
        "key = žluť { % }",
        "mine/en.ftl:1:14: found \"% }\"; expected an inline expression",
    );
    check_refused(
        "a = b\nkey = b }",
        "mine/en.ftl:2:9: found \"}\"; unbalanced closing brace",
    );
    check_refused(
        "key = { $x",
        "mine/en.ftl:1:11: found the end of the file; expected a token starting with \"}\"",
    );
    check_refused(
        "key = { \"x }\nb = c",
        "mine/en.ftl:1:13: found the end of the line; unterminated string literal",
    );
    check_refused(
        "key = { $count ->\n    [one] a\n}",
        "mine/en.ftl:3:1: found \"}\"; the select expression must have a default variant",
    );
}
