//! Translations that a pack provides.

use rnw_i18n::Translations;

#[track_caller]
fn check_refused(ftl: &str, expected: &str) {
    let mut words = Translations::english();
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
    let mut words = Translations::english();
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
    let words = Translations::english();
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

/// A sentence that includes something many times, in every way that Fluent offers.
#[test]
fn sentences_that_multiply_are_refused_with_their_place() {
    let long = "x".repeat(3000);
    let times = |what: &str| what.repeat(40);
    let select = "{ $n ->\n    [one] 1\n   *[other] OTHER\n }";
    for (multiplied, rest) in [
        (times("{ b }"), format!("b = {long}")),
        (times("{ b.c }"), format!("b = x\n    .c = {long}")),
        (times("{ -b }"), format!("-b = {long}")),
        (
            times("{ -b.c ->\n   *[other] x\n }"),
            format!("-b = x\n    .c = {long}"),
        ),
        (times("{ { b } }"), format!("b = {long}")),
        (
            times(&select.replace("OTHER", "{ b }")),
            format!("b = {long}"),
        ),
        (format!("{{ F({}) }}", times("b, ")), format!("b = {long}")),
        (
            format!("{{ -t({}) }}", times("b, ")),
            format!("-t = x\nb = {long}"),
        ),
        (times(&format!("{{ \"{long}\" }}")), String::new()),
        (times("{ b }"), format!("b = {{ c }}\nc = {long}")),
    ] {
        let ftl = format!("ok = fine\na = {multiplied}\n{rest}\n");
        let error = Translations::english()
            .add("mine/en.ftl", &ftl)
            .expect_err(&ftl);
        assert_eq!((error.line, error.column), (2, 1), "{error}");
        let says = "expected at most 65536 bytes in a sentence with all its parts; a can have 1";
        assert!(error.expected.starts_with(says), "{error}");
    }
    // Seven sentences, each with 24 times the next: more than four thousand million bytes.
    let twofold = |index: usize| {
        let next = format!("{{ a{} }}", index + 1);
        format!("a{index} = {}\n", next.repeat(24))
    };
    let doubled: String = (0..7).map(twofold).collect();
    let error = Translations::english().add("mine/en.ftl", &format!("{doubled}a7 = x\n"));
    let error = error.unwrap_err().to_string();
    assert!(error.contains(" can have "), "{error}");
}

#[test]
fn sentences_that_hold_themselves_or_too_many_others_are_refused() {
    check_refused(
        "a = { b }\nb = { a }",
        "mine/en.ftl:1:1: found \"a = { b }\"; expected no sentence that contains itself; a does",
    );
    let chain = |count: usize| -> String {
        let link = |index: usize| format!("a{index} = {{ a{} }}\n", index + 1);
        (0..count).map(link).collect()
    };
    Translations::english()
        .add("mine/en.ftl", &chain(7))
        .unwrap();
    check_refused(
        &chain(100_000),
        "mine/en.ftl:1:1: found \"a0 = { a1 }\"; expected at most 8 sentences inside one another; a0 has more",
    );
}

#[test]
fn words_that_fill_gaps_are_short() {
    let word = "x".repeat(rnw_i18n::WORD_MAX);
    let mut words = Translations::english();
    words
        .add("mine/en.ftl", &format!("track-gems = {word}"))
        .unwrap();
    check_refused(
        &format!("track-gems = {word}y"),
        "mine/en.ftl:1:1: found \"track-gems = xxxxxxxxxxx\"; expected at most 512 bytes in a word that fills gaps; track-gems can have 513",
    );
}

/// A new text may lengthen a sentence that existed before. The error then names the new text.
#[test]
fn a_sentence_of_a_base_that_a_pack_lengthens_is_reported_in_the_pack() {
    let mut words = Translations::english();
    let base = format!("a = {}\nb = x", "{ b }".repeat(50));
    words.add("base/en.ftl", &base).unwrap();
    let pack = format!("c = fine\nb = {}", "x".repeat(2000));
    let error = words.add("pack/en.ftl", &pack).unwrap_err();
    assert_eq!((error.path.as_str(), error.line), ("pack/en.ftl", 2));
    assert!(error.expected.ends_with("; a can have 100000"), "{error}");
    assert_eq!(words.text("a"), "x".repeat(50), "nothing of it was added");
}

/// Arguments cannot make a sentence longer than the limit: it then appears as its key.
#[test]
fn what_fills_gaps_cannot_make_a_sentence_too_long() {
    let mut words = Translations::english();
    words
        .add("mine/en.ftl", &format!("many = {}", "{ $x }".repeat(99)))
        .unwrap();
    let say = |count: usize| {
        let x = roll_and_write::Arg::Name("x".repeat(count));
        words.with("many", &[("x", x)])
    };
    assert_eq!(say(600).len(), 99 * 600);
    assert_eq!(say(2000), format!("many x={}", "x".repeat(2000)));
}
