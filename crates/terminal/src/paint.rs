//! Styles, widths and line breaks.

use std::io::{self, Write};

use anstyle::{Ansi256Color, AnsiColor, Color, Effects, Style};

/// The width at which texts are broken: one less than a terminal's.
pub(super) const WIDTH: usize = 79;

/// A background with its own text colour, readable on dark and light terminals.
pub(super) const fn ink_on(ink: u8, paper: u8) -> Style {
    Style::new()
        .fg_color(Some(Color::Ansi256(Ansi256Color(ink))))
        .bg_color(Some(Color::Ansi256(Ansi256Color(paper))))
}

pub(super) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A heading, a prompt.
pub(super) fn strong(text: &str) -> String {
    styled(Style::new().bold(), text)
}

/// Something less important.
pub(super) fn faint(text: &str) -> String {
    styled(Style::new().effects(Effects::DIMMED), text)
}

/// Something that went wrong.
pub(super) fn alarm(text: &str) -> String {
    styled(Style::new().bold().fg_color(Some(AnsiColor::Red.into())), text)
}

/// Good news, and the player who is winning.
pub(super) fn laurel(text: &str) -> String {
    styled(Style::new().bold().fg_color(Some(AnsiColor::Green.into())), text)
}

/// A number with its sign, and a true minus sign.
pub(super) fn signed(number: impl Into<i16>) -> String {
    let number = number.into();
    match number {
        ..0 => format!("−{}", -number),
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
    }
}

/// A text from outside, shortened and without control characters for a terminal.
pub(super) fn harmless(text: &str) -> String {
    shortened(text, 40)
}

/// The same with at most so many letters, and a mark for the rest.
pub(super) fn shortened(text: &str, longest: usize) -> String {
    let mut symbols = text.chars().filter(|symbol| !symbol.is_control());
    let text: String = symbols.by_ref().take(longest).collect();
    if symbols.next().is_some() { format!("{text}…") } else { text }
}

/// How many columns a text takes: its letters without styles. All our texts have one column per
/// letter. A name in a record may not, and then its lines are slightly out of line.
pub(super) fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text).map(|part| part.chars().count()).sum()
}

/// The text, padded with spaces.
pub(super) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Sets words (or cards) into lines: the first line starts after `head`, and all others below it.
pub(super) fn flow<'a>(
    head: &str,
    items: impl IntoIterator<Item = &'a str>,
    gap: &str,
) -> Vec<String> {
    let indent = width(head);
    let mut lines = vec![head.to_owned()];
    let mut filled = indent;
    let mut fresh = true;
    for item in items {
        let needed = width(item) + if fresh { 0 } else { width(gap) };
        if filled + needed > WIDTH && !fresh {
            lines.push(" ".repeat(indent));
            (filled, fresh) = (indent, true);
        }
        if let Some(line) = lines.last_mut() {
            let gap = if fresh { "" } else { gap };
            line.push_str(gap);
            line.push_str(item);
            filled += width(gap) + width(item);
        }
        fresh = false;
    }
    lines
}

/// A text that stays on one line.
pub(super) fn unbroken(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

/// Sets a text into lines, after `head` and below it.
pub(super) fn paragraph(head: &str, text: &str) -> Vec<String> {
    flow(head, text.split(' '), " ")
}

/// A paragraph whose first line begins further left.
pub(super) fn hanging(head: &str, text: &str) -> Vec<String> {
    let mut lines = paragraph(head, text);
    let rest: Vec<String> = lines.drain(1..).map(|line| line.trim().to_owned()).collect();
    if !rest.is_empty() {
        lines.extend(paragraph(&format!("{head}  "), &rest.join(" ")));
    }
    lines
}

/// A horizontal line with a title in it.
pub(super) fn across(title: &str) -> String {
    let text = if title.is_empty() { String::new() } else { format!(" {title} ") };
    let rest = "─".repeat(WIDTH.saturating_sub(width(&text) + 2));
    strong(&format!("──{text}{rest}"))
}

pub(super) fn say(output: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(output, "{}", line.trim_end()))
}
