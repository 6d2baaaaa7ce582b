//! The tests of this repository, read from their sources: what they are called and which texts they hold.

use crate::sources::{Source, sources};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeMap;

/// A test, as it stands in its file.
#[derive(Clone, Debug)]
pub(crate) struct Test {
    /// The path of the file below the top of the repository.
    pub(crate) path: String,
    /// The name of the function.
    pub(crate) name: String,
    /// The texts between quotation marks in its body, and those of the constants that it names.
    pub(crate) texts: Vec<String>,
}

/// A function with its body.
pub(crate) struct Function {
    pub(crate) name: String,
    /// Whether `#[test]` stands before it.
    is_test: bool,
    body: TokenStream,
}

impl Function {
    /// The texts in the body.
    pub(crate) fn texts(&self) -> Vec<String> {
        let mut inside = Inside::default();
        inside.read(self.body.clone());
        inside.texts
    }
}

/// All tests of the repository, in the order of their files.
pub(crate) fn tests() -> Vec<Test> {
    let files = sources(&["crates", "tests"], "rs");
    files.iter().flat_map(tests_of).collect()
}

/// The tests of one file.
fn tests_of(source: &Source) -> Vec<Test> {
    let file = File::read(source);
    let test = |function: &Function| {
        let mut inside = Inside::default();
        inside.read(function.body.clone());
        let mut texts = inside.texts;
        for word in &inside.words {
            texts.extend(file.constants.get(word).into_iter().flatten().cloned());
        }
        Test {
            path: source.path.clone(),
            name: function.name.clone(),
            texts,
        }
    };
    let tests = file.functions.iter().filter(|function| function.is_test);
    tests.map(test).collect()
}

/// The functions of a file, also those in modules and macros.
pub(crate) fn functions(source: &Source) -> Vec<Function> {
    File::read(source).functions
}

/// What is found in a file.
#[derive(Default)]
struct File {
    functions: Vec<Function>,
    /// The texts of each constant.
    constants: BTreeMap<String, Vec<String>>,
}

impl File {
    fn read(source: &Source) -> Self {
        let tokens = source.text.parse::<TokenStream>();
        let tokens = tokens.unwrap_or_else(|error| panic!("{}: {error}", source.path));
        let mut file = Self::default();
        file.look_through(tokens);
        file
    }

    fn look_through(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let (mut at, mut is_test) = (0, false);
        while at < tokens.len() {
            match (&tokens[at], tokens.get(at + 1)) {
                (TokenTree::Punct(sign), Some(TokenTree::Group(attribute)))
                    if sign.as_char() == '#' =>
                {
                    is_test |= attribute.stream().to_string() == "test";
                    at += 1;
                }
                (TokenTree::Ident(word), Some(TokenTree::Ident(name))) if word == "fn" => {
                    let body = (at + 2..tokens.len()).find(|at| is_block(&tokens[*at]));
                    let Some(body) = body else { return };
                    if let TokenTree::Group(block) = &tokens[body] {
                        self.functions.push(Function {
                            name: name.to_string(),
                            is_test,
                            body: block.stream(),
                        });
                    }
                    (at, is_test) = (body, false);
                }
                (TokenTree::Ident(word), Some(TokenTree::Ident(name))) if word == "const" => {
                    let rest = tokens[at + 2..].iter();
                    let value = rest.take_while(|token| !is_end(token)).cloned();
                    let mut inside = Inside::default();
                    inside.read(value.collect());
                    self.constants.insert(name.to_string(), inside.texts);
                }
                (TokenTree::Group(group), _) if group.delimiter() == Delimiter::Brace => {
                    self.look_through(group.stream());
                    is_test = false;
                }
                _ => {}
            }
            at += 1;
        }
    }
}

fn is_block(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

fn is_end(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == ';')
}

/// The texts and the words in a piece of code.
#[derive(Default)]
struct Inside {
    texts: Vec<String>,
    words: Vec<String>,
}

impl Inside {
    fn read(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.read(group.stream()),
                TokenTree::Ident(word) => self.words.push(word.to_string()),
                TokenTree::Literal(literal) => self.texts.extend(text(&literal.to_string())),
                TokenTree::Punct(_) => {}
            }
        }
    }
}

/// What stands between the quotation marks of a literal, if it is a text.
fn text(literal: &str) -> Option<String> {
    let (before, rest) = literal.split_once('"')?;
    let (inside, _) = rest.rsplit_once('"')?;
    let raw = before.chars().all(|c| c == 'r' || c == '#');
    raw.then(|| inside.to_owned())
}

#[test]
fn the_scanner_finds_tests_and_their_texts() {
    let source = Source {
        path: "tests/some.rs".to_owned(),
        text: r##"
            const SECOND: &str = "second";
            /// fn in_a_comment() {}
            #[test]
            /// Says something.
            pub(super) fn first() { let brace = '}'; check("{", r#"raw "text""#, SECOND); }
            fn helper() { "helped"; }
            mod inner { #[test] #[ignore] fn deep() { if true { say("deep") } } }
            proptest! { #[test] fn drawn(x in 0..3) { prop_assert!("drawn") } }
            "#[test] fn quoted() {}";
        "##
        .to_owned(),
    };
    let found = tests_of(&source);
    let found: Vec<(&str, Vec<&str>)> = found
        .iter()
        .map(|test| {
            let texts = test.texts.iter().map(String::as_str);
            (test.name.as_str(), texts.collect())
        })
        .collect();
    assert_eq!(
        found,
        [
            ("first", vec!["{", "raw \"text\"", "second"]),
            ("deep", vec!["deep"]),
            ("drawn", vec!["drawn"])
        ]
    );
}
