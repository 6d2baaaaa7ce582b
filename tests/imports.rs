//! No two files of a crate depend on each other, directly or through other files. Only a parent and its child may.
//!
//! A file has an arrow to every file whose items it names, by `use` or by a path such as `crate::seat::Seat`. A
//! re-exported item belongs to the file that defines it. Tests do not count.

use crate::common::ROOT;
use crate::sources::{Source, sources};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// A path of names, such as `crate::seat::Seat`, or a module below the root of its crate.
type Path = Vec<String>;

/// A name that `use` imports into a file. `*` stands for all names of a module.
struct Import {
    name: String,
    path: Path,
}

/// A file of a crate, which is a module.
struct File {
    /// The path in the repository.
    path: String,
    /// The child modules that have their own files.
    children: BTreeSet<String>,
    /// The items that this file defines.
    items: BTreeSet<String>,
    imports: Vec<Import>,
    /// The paths that the code names.
    named: BTreeSet<Path>,
}

impl File {
    fn new(source: &Source) -> Self {
        let mut file = Self {
            path: source.path.clone(),
            children: BTreeSet::new(),
            items: BTreeSet::new(),
            imports: Vec::new(),
            named: BTreeSet::new(),
        };
        let tokens = source.text.parse::<TokenStream>();
        let tokens = tokens.unwrap_or_else(|error| panic!("{}: {error}", source.path));
        file.read(tokens, Some(0));
        file
    }

    /// Reads a module at this depth of braces below the module of the file. With `None` it reads other code.
    fn read(&mut self, tokens: TokenStream, module: Option<usize>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at += self.read_next(&tokens[at..], module);
        }
    }

    /// Reads the next construct and returns its number of tokens.
    fn read_next(&mut self, tokens: &[TokenTree], module: Option<usize>) -> usize {
        use TokenTree::{Group, Ident, Punct};
        match tokens {
            [Punct(sign), Group(attribute), item @ ..]
                if sign.as_char() == '#' && is_for_tests(attribute) =>
            {
                2 + length(item)
            }
            [Ident(word), tree @ ..]
                if word == "use" && !tree.first().is_some_and(|next| is_sign(next, '<')) =>
            {
                let end = tree.iter().position(|token| is_sign(token, ';'));
                let end = end.unwrap_or(tree.len());
                self.import(&tree[..end], &[], module.unwrap_or(0));
                end + 1
            }
            [Ident(word), Ident(name), Group(inside), ..] if word == "mod" => {
                self.items.insert(name.to_string());
                self.read(inside.stream(), module.map(|depth| depth + 1));
                3
            }
            [Ident(word), Ident(name), ..] if word == "mod" => {
                self.children.insert(name.to_string());
                2
            }
            [Ident(word), Punct(_), Ident(name), ..] if word == "macro_rules" => {
                self.items.insert(name.to_string());
                3
            }
            [Ident(word), Ident(name), ..] if module.is_some() && begins_item(word, name) => {
                self.items.insert(name.to_string());
                2
            }
            // A macro may define items.
            [Punct(sign), Group(inside), ..] if sign.as_char() == '!' => {
                self.read(inside.stream(), module);
                2
            }
            [Group(inside), ..] => {
                self.read(inside.stream(), None);
                1
            }
            [Ident(_), ..] => self.read_path(tokens, module.unwrap_or(0)),
            _ => 1,
        }
    }

    /// Reads a path and returns its number of tokens.
    fn read_path(&mut self, tokens: &[TokenTree], depth: usize) -> usize {
        let mut path = Path::new();
        let mut at = 0;
        while let Some(TokenTree::Ident(name)) = tokens.get(at) {
            path.push(name.to_string());
            at += 1;
            match &tokens[at..] {
                [one, other, TokenTree::Ident(_), ..]
                    if is_sign(one, ':') && is_sign(other, ':') =>
                {
                    at += 2;
                }
                _ => break,
            }
        }
        if path.len() > 1 {
            self.named.insert(from_file(path, depth));
        }
        at
    }

    /// Reads the tree of a `use`.
    fn import(&mut self, tree: &[TokenTree], before: &[String], depth: usize) {
        for branch in tree.split(|token| is_sign(token, ',')) {
            let mut path = before.to_vec();
            let mut name = None;
            let mut tokens = branch.iter();
            while let Some(token) = tokens.next() {
                match token {
                    TokenTree::Ident(word) if word == "as" => {
                        name = tokens.next().map(ToString::to_string);
                    }
                    TokenTree::Ident(word) if word == "self" && !path.is_empty() => {}
                    TokenTree::Ident(word) => path.push(word.to_string()),
                    TokenTree::Punct(sign) if sign.as_char() == '*' => name = Some("*".to_owned()),
                    TokenTree::Group(group) => {
                        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                        self.import(&inside, &path, depth);
                        path.clear();
                    }
                    TokenTree::Punct(_) | TokenTree::Literal(_) => {}
                }
            }
            if let Some(last) = path.last() {
                let name = name.unwrap_or_else(|| last.clone());
                let path = from_file(path, depth);
                self.imports.push(Import { name, path });
            }
        }
    }
}

/// Converts a path of a module in braces to a path of the file's module.
fn from_file(mut path: Path, depth: usize) -> Path {
    for _ in 0..depth {
        if path[0] == "super" {
            "self".clone_into(&mut path[0]);
        }
        if path.len() > 1 && path[0] == "self" && path[1] == "super" {
            path.remove(0);
        }
    }
    path
}

/// Whether these two words begin an item with this name.
fn begins_item(word: &proc_macro2::Ident, name: &proc_macro2::Ident) -> bool {
    let words = ["fn", "struct", "enum", "trait", "type", "const", "static"];
    words.iter().any(|one| word == one) && name != "fn"
}

/// The number of tokens of an item, up to its braces or its semicolon.
fn length(item: &[TokenTree]) -> usize {
    let is_use = matches!(item, [TokenTree::Ident(word), ..] if word == "use");
    let is_end = |token: &TokenTree| {
        if let TokenTree::Group(group) = token {
            !is_use && group.delimiter() == Delimiter::Brace
        } else {
            is_sign(token, ';')
        }
    };
    item.iter()
        .position(is_end)
        .map_or(item.len(), |end| end + 1)
}

fn is_for_tests(attribute: &Group) -> bool {
    let text = attribute.stream().to_string().replace(' ', "");
    text == "test" || text == "cfg(test)" || text.starts_with("cfg(all(test,")
}

fn is_sign(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == wanted)
}

/// The files of a crate by their modules.
#[derive(Default)]
struct Graph {
    files: BTreeMap<Path, File>,
}

impl Graph {
    /// Reads the files of the crate with this root file.
    fn new(root: &str, sources: &[Source]) -> Self {
        let mut graph = Self::default();
        graph.add(root, Path::new(), sources);
        graph
    }

    fn add(&mut self, path: &str, module: Path, sources: &[Source]) {
        let Some(source) = sources.iter().find(|source| source.path == path) else {
            return;
        };
        let file = File::new(source);
        let folder = match path.rsplit_once('/') {
            Some((folder, _)) if module.is_empty() => folder,
            _ => path.trim_end_matches(".rs"),
        };
        for child in &file.children {
            self.add(
                &format!("{folder}/{child}.rs"),
                joined(&module, std::slice::from_ref(child)),
                sources,
            );
        }
        self.files.insert(module, file);
    }

    /// The file that defines the item of a path in a module. `None` for a whole module or another crate. It follows
    /// each import once, because re-exports may form a circle.
    fn find(
        &self,
        within: &[String],
        path: &[String],
        followed: &mut BTreeSet<(Path, usize)>,
    ) -> Option<&Path> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.member(&[], rest, followed),
            "self" => self.member(within, rest, followed),
            "super" => self.find(within.split_last()?.1, rest, followed),
            _ => self.member(within, path, followed),
        }
    }

    /// The same as [`Self::find`], for a path of names below a module.
    fn member(
        &self,
        module: &[String],
        path: &[String],
        followed: &mut BTreeSet<(Path, usize)>,
    ) -> Option<&Path> {
        let (key, file) = self.files.get_key_value(module)?;
        let (first, rest) = path.split_first()?;
        if first == "super" {
            return self.find(module, path, followed);
        }
        let is_module = file.children.contains(first);
        if is_module && !rest.is_empty() {
            return self.member(&joined(module, &path[..1]), rest, followed);
        }
        if file.items.contains(first) {
            return Some(key);
        }
        let imports = || file.imports.iter().enumerate();
        let named = imports()
            .filter(|(_, import)| import.name == *first)
            .map(|found| (found, rest));
        let all = imports()
            .filter(|(_, import)| import.name == "*")
            .map(|found| (found, path));
        named.chain(all).find_map(|((number, import), rest)| {
            let is_new = followed.insert((key.clone(), number));
            is_new.then(|| self.find(module, &joined(&import.path, rest), followed))?
        })
    }

    /// All arrows, each with the named paths.
    fn arrows(&self) -> BTreeMap<(&Path, &Path), BTreeSet<String>> {
        let mut arrows: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for (from, file) in &self.files {
            let imported = file.imports.iter().map(|import| &import.path);
            for path in imported.chain(&file.named) {
                let to = self.find(from, path, &mut BTreeSet::new());
                if let Some(to) =
                    to.filter(|to| *to != from && !is_child(from, to) && !is_child(to, from))
                {
                    arrows
                        .entry((from, to))
                        .or_default()
                        .insert(path.join("::"));
                }
            }
        }
        arrows
    }

    /// The circles, each with its arrows. In a circle every file leads to every other file.
    fn circles(&self) -> Vec<(BTreeSet<&str>, Vec<String>)> {
        let arrows = self.arrows();
        let reached: BTreeMap<&Path, BTreeSet<&Path>> = self
            .files
            .keys()
            .map(|file| (file, reached(file, &arrows.keys())))
            .collect();
        let circle = |file: &&Path| -> BTreeSet<&Path> {
            let others = reached[file].iter().copied();
            others
                .filter(|other| reached[other].contains(*file))
                .collect()
        };
        let circles: BTreeSet<BTreeSet<&Path>> =
            self.files.keys().map(|file| circle(&file)).collect();
        let name = |module: &Path| self.files[module].path.as_str();
        let tell = |circle: BTreeSet<&Path>| {
            let inside = arrows
                .iter()
                .filter(|((from, to), _)| circle.contains(from) && circle.contains(to));
            let report = inside.map(|((from, to), names)| {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                format!("{} -> {}: {}", name(from), name(to), names.join(", "))
            });
            (
                circle.iter().map(|module| name(module)).collect(),
                report.collect(),
            )
        };
        circles
            .into_iter()
            .filter(|circle| !circle.is_empty())
            .map(tell)
            .collect()
    }
}

/// All files that arrows reach from a file.
fn reached<'a>(
    file: &'a Path,
    arrows: &(impl Iterator<Item = &'a (&'a Path, &'a Path)> + Clone),
) -> BTreeSet<&'a Path> {
    let mut reached: BTreeSet<&Path> = BTreeSet::new();
    let mut open = vec![file];
    while let Some(file) = open.pop() {
        let next = arrows
            .clone()
            .filter(|(from, _)| *from == file)
            .map(|(_, to)| *to);
        open.extend(next.filter(|to| reached.insert(to)));
    }
    reached
}

fn joined(path: &[String], rest: &[String]) -> Path {
    [path, rest].concat()
}

fn is_child(parent: &[String], child: &[String]) -> bool {
    child.split_last().is_some_and(|(_, above)| above == parent)
}

/// The graphs of all crates by their folders, and the graph of these tests.
fn graphs() -> Vec<(String, Graph)> {
    let crates = fs::read_dir(format!("{ROOT}/crates")).unwrap();
    let mut crates: Vec<String> = crates
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    crates.sort();
    let graph = |name: String| {
        let folder = format!("crates/{name}/src");
        let sources = sources(&[&folder], "rs");
        let root = ["lib.rs", "main.rs"].map(|root| format!("{folder}/{root}"));
        let root = root
            .into_iter()
            .find(|root| sources.iter().any(|source| source.path == *root));
        (name, Graph::new(&root.unwrap(), &sources))
    };
    let tests = Graph::new("tests/main.rs", &sources(&["tests"], "rs"));
    crates
        .into_iter()
        .map(graph)
        .chain([("tests".to_owned(), tests)])
        .collect()
}

#[test]
fn no_two_files_lead_to_each_other() {
    let mut found = Vec::new();
    for (name, graph) in graphs() {
        for (files, arrows) in graph.circles() {
            let files: Vec<&str> = files.into_iter().collect();
            found.push(format!(
                "{name}: a circle of {}; move what both need to a file of its own",
                files.join(", ")
            ));
            found.extend(arrows.iter().map(|arrow| format!("  {arrow}")));
        }
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}
