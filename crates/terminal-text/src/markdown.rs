//! Markdown, laid out for a screen: paragraphs filled, lists with hanging indents, tables, drawings.
//!
//! Any text can be laid out. Only a drawing can be wider than the screen. Nothing in the text controls the screen.

mod line;
mod table;
#[cfg(test)]
mod tests;

use crate::Page;
use anstyle::Style;
use line::{FAINT, PLAIN, RunningText, TextLine};
use pulldown_cmark::{CowStr, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd};
use rnw_tui::Glyphs;
use rnw_tui::render::{Block, Role, StyledLine};
use std::vec::IntoIter;
use table::TextTable;

/// The width if the width of the screen is unknown.
pub const USUAL_WIDTH: usize = 80;
/// Wider lines are hard to read.
const WIDEST: usize = 100;
/// Narrower lines have no room for words.
const NARROWEST: usize = 20;
/// How far a drawing is indented if there is room.
const DRAWING_INDENT: usize = 4;

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub struct LayoutOptions {
    /// How many columns a line may have.
    pub width: usize,
    /// The characters of lists and tables.
    pub glyphs: Glyphs,
    /// Whether styles are shown. Without styles, backticks stand around code.
    pub styled: bool,
}

/// A text in Markdown as a page, without a line break at the end.
pub fn laid_out(text: &str, options: LayoutOptions) -> Page {
    let syntax = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_TASKLISTS;
    let events: Vec<Event<'_>> = Parser::new_ext(text, syntax).collect();
    let mut typesetter = Typesetter::new(options, lengths(&events));
    for event in events {
        typesetter.add(event);
    }
    typesetter.page()
}

/// A text in Markdown as lines of this width. Headings are titles.
pub fn block(text: &str, glyphs: Glyphs, width: usize) -> Block {
    let options = LayoutOptions {
        width,
        glyphs,
        styled: false,
    };
    let is_heading = |line: &str| {
        let heading = line.trim_start_matches('#').trim();
        !heading.is_empty()
            && text
                .lines()
                .any(|one| one.starts_with('#') && one.trim_start_matches('#').trim() == heading)
    };
    let mut block = Block::default();
    for line in laid_out(text, options).as_str().lines() {
        let role = if is_heading(line) {
            Role::Title
        } else {
            Role::Plain
        };
        block.push(StyledLine::new(role, line));
    }
    block
}

/// How many items each list has, in the order in which the lists begin.
fn lengths(events: &[Event<'_>]) -> Vec<u64> {
    let (mut lengths, mut open) = (Vec::new(), Vec::new());
    for event in events {
        if matches!(event, Event::Start(Tag::List(_))) {
            open.push(lengths.len());
            lengths.push(0);
        } else if matches!(event, Event::End(TagEnd::List(_))) {
            open.pop();
        } else if matches!(event, Event::Start(Tag::Item))
            && let Some(list) = open.last()
        {
            lengths[*list] += 1;
        }
    }
    lengths
}

/// The text before the lines of an item, a quotation or a footnote.
#[derive(Default, Debug)]
struct Margin {
    /// The text before the first line. None after that line.
    first: Option<TextLine>,
    /// The text before all other lines.
    others: TextLine,
}

/// A list whose items are being laid out.
#[derive(Debug)]
struct OpenList {
    /// The number of the next item, if the items have numbers.
    next: Option<u64>,
    /// How wide the marks of its items are.
    width: usize,
}

/// The lines so far, and the block that is being laid out.
#[derive(Debug)]
struct Typesetter {
    options: LayoutOptions,
    /// The lengths of the lists to come.
    lengths: IntoIter<u64>,
    lines: Vec<TextLine>,
    /// Whether the next block needs an empty line before it.
    is_open: bool,
    margins: Vec<Margin>,
    lists: Vec<OpenList>,
    /// The running text that is not in lines yet.
    text: RunningText,
    /// The style of the running text, innermost last.
    styles: Vec<Style>,
    /// The targets of the open links; None if the target is not shown.
    links: Vec<Option<String>>,
    /// A drawing, or HTML, as far as it is read.
    raw: Option<String>,
    table: Option<TextTable>,
}

impl Typesetter {
    fn new(options: LayoutOptions, lengths: Vec<u64>) -> Self {
        Self {
            options: LayoutOptions {
                width: options.width.clamp(NARROWEST, WIDEST),
                ..options
            },
            lengths: lengths.into_iter(),
            lines: Vec::new(),
            is_open: false,
            margins: Vec::new(),
            lists: Vec::new(),
            text: RunningText::default(),
            styles: vec![PLAIN],
            links: Vec::new(),
            raw: None,
            table: None,
        }
    }

    fn add(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Html(text) => match &mut self.raw {
                Some(raw) => *raw += &text,
                None => self.text.push(self.style(), &text),
            },
            Event::Code(code) | Event::InlineMath(code) | Event::DisplayMath(code) => {
                self.code(&code);
            }
            Event::InlineHtml(html) => self.html(&html),
            Event::FootnoteReference(label) => {
                self.text.push_whole(FAINT, &format!("[{label}]"));
            }
            Event::SoftBreak => self.text.push(self.style(), " "),
            Event::HardBreak => self.text.end_line(),
            Event::Rule => {
                self.begin_block();
                let dash = self.pick("─", "-");
                self.put(&TextLine::new(FAINT, &dash.repeat(self.room())));
            }
            Event::TaskListMarker(done) => {
                self.text
                    .push_whole(PLAIN, if done { "[x]" } else { "[ ]" });
                self.text.push(PLAIN, " ");
            }
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Paragraph => self.begin_block(),
            Tag::Heading { level, .. } => {
                self.begin_block();
                let style = Style::new().bold();
                self.styles.push(match level {
                    HeadingLevel::H1 | HeadingLevel::H2 => style.underline(),
                    HeadingLevel::H3 | HeadingLevel::H4 | HeadingLevel::H5 | HeadingLevel::H6 => {
                        style
                    }
                });
            }
            Tag::BlockQuote(_) => {
                self.begin_block();
                let bar = TextLine::new(FAINT, self.pick("│ ", "| "));
                let is_narrow = self.is_too_narrow_for(&bar);
                self.margins.push(Margin {
                    first: None,
                    others: if is_narrow { TextLine::default() } else { bar },
                });
            }
            Tag::CodeBlock(_) | Tag::HtmlBlock | Tag::MetadataBlock(_) => {
                self.begin_block();
                self.raw = Some(String::new());
            }
            Tag::List(start) => {
                // A list within an item stands right below the text of the item.
                if self.lists.is_empty() {
                    self.begin_block();
                } else {
                    self.flush();
                }
                let length = self.lengths.next().unwrap_or_default();
                let last = start.map(|start| start.saturating_add(length.saturating_sub(1)));
                self.lists.push(OpenList {
                    next: start,
                    width: last.map_or(2, |last| last.to_string().len() + 2),
                });
            }
            Tag::Item => self.begin_item(),
            Tag::FootnoteDefinition(label) => {
                self.begin_block();
                self.begin_marked(FAINT, &format!("[{label}] "));
            }
            Tag::Table(alignments) => {
                self.begin_block();
                self.table = Some(TextTable::new(alignments));
            }
            Tag::TableHead => {
                self.begin_row();
                self.styles.push(Style::new().bold());
            }
            Tag::TableRow => self.begin_row(),
            Tag::Emphasis => self.styles.push(self.style().italic()),
            Tag::Strong => self.styles.push(self.style().bold()),
            Tag::Link {
                link_type,
                dest_url,
                ..
            } => self.links.push(shown(link_type, &dest_url)),
            Tag::Image { dest_url, .. } => {
                self.links.push(shown(LinkType::Inline, &dest_url));
            }
            Tag::TableCell
            | Tag::DefinitionList
            | Tag::DefinitionListTitle
            | Tag::DefinitionListDefinition
            | Tag::Strikethrough
            | Tag::Superscript
            | Tag::Subscript => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.flush();
                self.styles.pop();
            }
            TagEnd::BlockQuote(_) | TagEnd::Item | TagEnd::FootnoteDefinition => {
                self.flush();
                let is_empty = |margin: &Margin| margin.first.is_some();
                if self.margins.last().is_some_and(is_empty) {
                    self.put(&TextLine::default());
                }
                self.margins.pop();
            }
            TagEnd::CodeBlock => self.end_drawing(),
            TagEnd::HtmlBlock | TagEnd::MetadataBlock(_) => {
                let html = self.raw.take().unwrap_or_default();
                self.html(html.trim());
                self.flush();
            }
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::Table => {
                if let Some(table) = self.table.take() {
                    for line in table.lines(self.room(), self.options) {
                        self.put(&line);
                    }
                }
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.text);
                if let Some(table) = &mut self.table {
                    table.push_cell(cell);
                }
            }
            TagEnd::TableHead | TagEnd::Emphasis | TagEnd::Strong => {
                self.styles.pop();
            }
            TagEnd::Link | TagEnd::Image => {
                if let Some(target) = self.links.pop().flatten() {
                    self.text.push(PLAIN, " ");
                    self.text.push_whole(PLAIN, &format!("({target})"));
                }
            }
            TagEnd::Paragraph
            | TagEnd::DefinitionList
            | TagEnd::DefinitionListTitle
            | TagEnd::DefinitionListDefinition => self.flush(),
            TagEnd::TableRow | TagEnd::Strikethrough | TagEnd::Superscript | TagEnd::Subscript => {}
        }
    }

    fn begin_row(&mut self) {
        if let Some(table) = &mut self.table {
            table.begin_row();
        }
    }

    fn begin_item(&mut self) {
        self.flush();
        let bullet = self.pick("•", "-");
        let Some(list) = self.lists.last_mut() else {
            return;
        };
        let mark = match &mut list.next {
            Some(next) => {
                let mark = format!("{next}.");
                *next = next.saturating_add(1);
                mark
            }
            None => bullet.to_owned(),
        };
        let mark = format!("{mark:>0$} ", list.width - 1);
        self.begin_marked(PLAIN, &mark);
    }

    /// Begins a margin with a mark before its first line. If the margins would take more than half of the width,
    /// the mark becomes a word of the text.
    fn begin_marked(&mut self, style: Style, mark: &str) {
        let mark = TextLine::new(style, mark);
        let others = TextLine::new(PLAIN, &" ".repeat(mark.width()));
        if self.is_too_narrow_for(&mark) {
            self.margins.push(Margin::default());
            self.text.push_line(mark);
        } else {
            self.margins.push(Margin {
                first: Some(mark),
                others,
            });
        }
    }

    fn is_too_narrow_for(&self, margin: &TextLine) -> bool {
        self.margin_width() + margin.width() > self.options.width / 2
    }

    fn end_drawing(&mut self) {
        let drawing = self.raw.take().unwrap_or_default().replace('\t', "    ");
        let lines: Vec<TextLine> = (drawing.trim_end().lines())
            .map(|line| TextLine::new(PLAIN, line))
            .collect();
        let width = lines.iter().map(TextLine::width).max().unwrap_or(0);
        let indent = self.room().saturating_sub(width).min(DRAWING_INDENT);
        for line in lines {
            let mut indented = TextLine::new(PLAIN, &" ".repeat(indent));
            indented.append(&line);
            self.put(&indented);
        }
    }

    fn code(&mut self, code: &str) {
        if self.options.styled {
            self.text.push_whole(self.style().bold(), code);
        } else {
            self.text.push_whole(self.style(), &format!("`{code}`"));
        }
    }

    /// Shows HTML as it is written. Skips comments; `<br>` ends the line.
    fn html(&mut self, html: &str) {
        if ["<br>", "<br/>", "<br />"].contains(&html) {
            self.text.end_line();
        } else if !html.starts_with("<!--") {
            self.text.push(self.style(), html);
        }
    }

    fn style(&self) -> Style {
        self.styles.last().copied().unwrap_or_default()
    }

    fn pick(&self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self.options.glyphs {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }

    fn margin_width(&self) -> usize {
        let widths = self.margins.iter().map(|margin| margin.others.width());
        widths.sum()
    }

    /// How many columns the margins leave.
    fn room(&self) -> usize {
        self.options.width - self.margin_width()
    }

    /// Begins a block. Adds an empty line if a block stands above.
    fn begin_block(&mut self) {
        self.flush();
        if std::mem::take(&mut self.is_open) {
            let begun = self.margins.iter();
            let begun = begun.take_while(|margin| margin.first.is_none());
            let mut line = TextLine::default();
            begun.for_each(|margin| line.append(&margin.others));
            line.trim();
            self.lines.push(line);
        }
    }

    /// Puts the running text into lines.
    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        for line in text.fill(self.room(), self.room()) {
            self.put(&line);
        }
    }

    /// Adds a line behind the margins.
    fn put(&mut self, line: &TextLine) {
        let mut whole = TextLine::default();
        for margin in &mut self.margins {
            let before = margin.first.take();
            whole.append(before.as_ref().unwrap_or(&margin.others));
        }
        whole.append(line);
        whole.trim();
        self.lines.push(whole);
        self.is_open = true;
    }

    fn page(mut self) -> Page {
        self.flush();
        let mut page = Page::default();
        for line in &self.lines {
            line.print(&mut page, self.options.styled);
            page.end_line();
        }
        page.trimmed()
    }
}

/// The target of a link, if it is shown. It is not shown if it is the text of the link, or a place on the same
/// page.
fn shown(link: LinkType, target: &CowStr<'_>) -> Option<String> {
    let is_text = matches!(link, LinkType::Autolink | LinkType::Email);
    let is_here = target.is_empty() || target.starts_with('#');
    (!is_text && !is_here).then(|| target.to_string())
}
