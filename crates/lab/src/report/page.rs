//! A report as one self-contained page: no script, no font, no address.

use std::fmt::Write as _;

use super::svg::{WIDTH, escape};
use super::{Chart, Report, Section, Table};

const STYLE: &str = include_str!("page.css");

/// The whole page. It is also well-formed XML, which makes it easy to check.
pub(super) fn render(report: &Report) -> String {
    let title = escape(&report.title);
    let mut lead = String::new();
    for line in &report.lead {
        // Writing to a string cannot fail.
        let _ = writeln!(lead, "<p>{}</p>", escape(line));
    }
    let mut charts = 0;
    let sections: String =
        report.sections.iter().map(|section| render_section(section, &mut charts)).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<p class=\"house\">Munera · lab</p>\n\
         <h1>{title}</h1>\n{lead}</header>\n<main>\n{sections}</main>\n\
         <footer><p>Intervals are those of 95 %.</p></footer>\n</body>\n</html>\n"
    )
}

fn render_section(section: &Section, charts: &mut usize) -> String {
    let title = escape(&section.title);
    let note = match section.note.as_str() {
        "" => String::new(),
        note => format!("<p class=\"note\">{}</p>\n", escape(note)),
    };
    let drawn: String = section
        .charts
        .iter()
        .map(|chart| {
            *charts += 1;
            render_chart(chart, *charts)
        })
        .collect();
    let drawn = match drawn.as_str() {
        "" => String::new(),
        drawn => format!("<div class=\"charts\">\n{drawn}</div>\n"),
    };
    let table = render_table(&section.title, &section.table);
    let kind = if section.charts.is_empty() { "" } else { " class=\"charted\"" };
    format!(
        "<section{kind}>\n<h2>{title}</h2>\n{note}<div class=\"beside\">\n{drawn}{table}</div>\n</section>\n"
    )
}

fn render_chart(chart: &Chart, number: usize) -> String {
    let (height, drawing) = chart.draw();
    let (title, description) = (escape(chart.title()), escape(&chart.description()));
    format!(
        "<figure>\n<figcaption>{title}</figcaption>\n\
         <svg role=\"img\" aria-labelledby=\"chart{number} chart{number}d\" \
         viewBox=\"0 0 {WIDTH:.0} {height:.0}\">\
         <title id=\"chart{number}\">{title}</title><desc id=\"chart{number}d\">{description}</desc>\
         {drawing}</svg>\n</figure>\n"
    )
}

fn render_table(title: &str, table: &Table) -> String {
    let mut text = format!(
        "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"{0}\">\n<table>\n\
         <caption>{0}</caption>\n<thead><tr><td></td>",
        escape(title)
    );
    for column in &table.columns {
        // Writing to a string cannot fail.
        let _ = write!(text, "<th scope=\"col\">{}</th>", escape(column));
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for (name, cells) in &table.rows {
        let _ = write!(text, "<tr><th scope=\"row\">{}</th>", escape(name));
        for cell in cells {
            let _ = write!(text, "<td>{}</td>", escape(cell));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table>\n</div>\n");
    text
}
