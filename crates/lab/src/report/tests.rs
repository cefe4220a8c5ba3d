//! A page is self-contained and well-formed.

use std::collections::BTreeMap;

use super::svg::{LETTER, WIDTH};
use super::{Bar, Bars, Column, Course, CoursePoint, Histogram, Report, Section, Table};

/// The entities that a page may contain, without their ampersand.
const ENTITIES: [&str; 4] = ["amp;", "lt;", "gt;", "quot;"];

/// Panics unless the page is well-formed, shows all charts of the report by their titles, and loads
/// nothing.
pub(crate) fn check_page(report: &Report) {
    let page = report.page();
    let rest = page.strip_prefix("<!DOCTYPE html>").expect("a page");
    let mut open: Vec<&str> = Vec::new();
    let mut parts = rest.split('<');
    assert!(parts.next().is_some_and(|text| text.trim().is_empty()));
    for part in parts {
        let (tag, text) = part.split_once('>').expect("every tag ends");
        // A bracket would be a combinator in the style sheet, and in texts it is escaped.
        assert!(!text.contains('>'), "{part}");
        let ampersands = text.split('&').skip(1);
        for after in ampersands {
            assert!(ENTITIES.iter().any(|entity| after.starts_with(entity)), "{text}");
        }
        assert!(tag.matches('"').count().is_multiple_of(2), "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{part}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().expect("a name"));
        }
    }
    assert_eq!(open, Vec::<&str>::new());
    for foreign in ["http:", "https:", "//", "<script", "src=", "href=", "url(", "@import", "<link"]
    {
        assert!(!page.contains(foreign), "{foreign} is in the page");
    }
    let charts: Vec<_> = report.sections.iter().flat_map(|section| &section.charts).collect();
    assert_eq!(page.matches("<svg role=\"img\"").count(), charts.len());
    assert_eq!(page.matches("<desc id=").count(), charts.len());
    for chart in charts {
        let title = super::svg::escape(chart.title());
        assert!(page.contains(&format!("\">{title}</title>")), "{title}");
        check_words(&chart.draw().1);
    }
    assert!(!page.contains("NaN") && !page.contains("inf\""), "a number went wrong");
}

/// Panics if a text of a drawing reaches beyond its edges.
fn check_words(drawing: &str) {
    for element in drawing.split("<text ").skip(1) {
        let (attributes, rest) = element.split_once('>').expect("a tag");
        let written = rest.split('<').next().expect("its text").to_owned();
        let text = ENTITIES.iter().fold(written, |text, entity| text.replace(entity, ""));
        let value = |name: &str| {
            let (_, after) = attributes.split_once(name).expect("an attribute");
            after.split('"').next().expect("its value")
        };
        let x: f64 = value(" x=\"").parse().expect("a number");
        let width = text.chars().count() as f64 * LETTER;
        let left = match value("text-anchor=\"") {
            "start" => x,
            "middle" => x - width / 2.0,
            _ => x - width,
        };
        assert!(left >= 0.0 && left + width <= WIDTH, "{text} reaches from {left} on");
    }
}

fn report(sections: Vec<Section>) -> Report {
    Report { title: "Deeds & <dice>".to_owned(), lead: vec!["A \"lead\".".to_owned()], sections }
}

fn bars(values: &[(f64, f64)]) -> Bars {
    let bar = |(value, margin): &(f64, f64)| Bar {
        name: "a<b".to_owned(),
        value: *value,
        margin: *margin,
    };
    Bars {
        title: "Bars & more".to_owned(),
        axis: "points".to_owned(),
        reference: Some((0.0, "fair".to_owned())),
        rows: values.iter().map(bar).collect(),
    }
}

#[test]
fn a_page_is_well_formed_and_needs_nothing_else() {
    let mut table = Table::new(&["value & <more>"]);
    table.push("a \"row\"", vec!["1 ± 2".to_owned()]);
    let course = Course {
        title: "Course".to_owned(),
        across: "deals".to_owned(),
        up: "share".to_owned(),
        reference: None,
        points: (1..=50)
            .map(|part| CoursePoint { after: 400 * part, value: 0.5, margin: 1.0 / part as f64 })
            .collect(),
    };
    let histogram = Histogram {
        title: "Histogram".to_owned(),
        across: "turns".to_owned(),
        up: "games".to_owned(),
        columns: vec![Column { name: "1".to_owned(), count: 3 }],
    };
    check_page(&report(vec![
        Section::new("All <kinds>", table)
            .note("A note & more.")
            .chart(bars(&[(1.0, 0.5), (-3.0, 4.0)]))
            .chart(course)
            .chart(histogram),
        Section::new("No charts", Table::new(&["nothing"])),
    ]));
}

#[test]
fn charts_of_nothing_and_of_one_thing_can_be_drawn() {
    let nothing = Course {
        title: "Nothing".to_owned(),
        across: String::new(),
        up: String::new(),
        reference: None,
        points: Vec::new(),
    };
    let none = Histogram {
        title: "None".to_owned(),
        across: String::new(),
        up: String::new(),
        columns: Vec::new(),
    };
    let section = Section::new("Little", Table::new(&[]));
    check_page(&report(vec![
        section.chart(bars(&[])).chart(bars(&[(0.0, 0.0)])).chart(nothing).chart(none),
    ]));
}

#[test]
fn many_sizes_are_put_together() {
    let counts: BTreeMap<i64, u64> = (-7..=203).map(|length| (length, 1)).collect();
    let columns = Histogram::columns_of(&counts);
    assert!(columns.len() <= 24, "{}", columns.len());
    assert_eq!(columns.iter().map(|column| column.count).sum::<u64>(), 211);
    assert_eq!(columns[0].name, "-10–-1");
    let few = Histogram::columns_of(&BTreeMap::from([(3, 5), (5, 1)]));
    let few: Vec<(&str, u64)> = few.iter().map(|it| (it.name.as_str(), it.count)).collect();
    assert_eq!(few, [("3", 5), ("4", 0), ("5", 1)]);
}

#[test]
fn a_table_is_aligned() {
    let mut table = Table::new(&["won, %", "fights"]);
    table.push("Mei", vec!["9.0".to_owned(), "1000".to_owned()]);
    table.push("Sigurd the Long", vec!["10.0".to_owned(), "7".to_owned()]);
    let mut text = Vec::new();
    table.write_text("Fights", &mut text).expect("written");
    let text = String::from_utf8(text).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines,
        [
            "Fights             won, %  fights",
            "  Mei                 9.0    1000",
            "  Sigurd the Long    10.0       7",
        ]
    );
}
