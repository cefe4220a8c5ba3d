//! A value that settles as more is measured.

use super::svg::{Anchor, Drawing, LETTER, Scale, WIDTH};

/// A line with the band of its interval.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    pub(crate) title: String,
    /// What is counted along the line.
    pub(crate) across: String,
    /// What the value is.
    pub(crate) up: String,
    /// The value to compare with, and its label.
    pub(crate) reference: Option<(f64, String)>,
    pub(crate) points: Vec<CoursePoint>,
}

/// The value and its interval after so many observations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CoursePoint {
    pub(crate) after: u64,
    pub(crate) value: f64,
    pub(crate) margin: f64,
}

const HEIGHT: f64 = 240.0;
const LEFT: f64 = 44.0;
/// The last label below the axis may reach beyond it by half its width.
const RIGHT: f64 = WIDTH - 24.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = HEIGHT - 38.0;

impl Course {
    pub(super) fn description(&self) -> String {
        let Some(last) = self.points.last() else { return "Nothing was measured.".to_owned() };
        format!(
            "A line with a band of 95 %: after {} {} the value is {:.1}, give or take {:.1}.",
            last.after, self.across, last.value, last.margin
        )
    }

    pub(super) fn draw(&self) -> (f64, String) {
        let afters = self.points.iter().map(|point| point.after as f64);
        let across = Scale::over(afters.chain([0.0]), (LEFT, RIGHT));
        // The first points vary so much that they would flatten the rest.
        let settled = self.points.len() / 8;
        let ends = self
            .points
            .iter()
            .skip(settled)
            .flat_map(|point| [point.value - point.margin, point.value + point.margin]);
        let base = self.reference.iter().map(|(number, _)| *number);
        let up = Scale::over(ends.chain(base), (BOTTOM, TOP));
        let mut drawing = Drawing::default();
        for (tick, text) in up.ticks(5.0) {
            let y = up.place(tick);
            drawing.line("grid", (LEFT, y), (RIGHT, y));
            drawing.text("tick", (LEFT - 5.0, y + 4.0), Anchor::End, &text);
        }
        for (tick, text) in across.ticks(4.0) {
            drawing.text("tick", (across.place(tick), BOTTOM + 15.0), Anchor::Middle, &text);
        }
        let at =
            |point: &CoursePoint, value: f64| (across.place(point.after as f64), up.place(value));
        let above = self.points.iter().map(|point| at(point, point.value + point.margin));
        let below = self.points.iter().rev().map(|point| at(point, point.value - point.margin));
        drawing.path("band", &above.chain(below).collect::<Vec<_>>(), true);
        if let Some((number, name)) = &self.reference {
            let y = up.place(*number);
            drawing.line("reference", (LEFT, y), (RIGHT, y));
            let letters = name.chars().count() as f64 * LETTER;
            drawing.text("axis", (RIGHT - letters.min(90.0) / 2.0, y - 5.0), Anchor::Middle, name);
        }
        let line: Vec<_> = self.points.iter().map(|point| at(point, point.value)).collect();
        drawing.path("course", &line, false);
        if let Some(last) = line.last() {
            drawing.dot("course-end", *last);
        }
        drawing.text("axis", (4.0, 14.0), Anchor::Start, &self.up);
        let middle = f64::midpoint(LEFT, RIGHT);
        drawing.text("axis", (middle, HEIGHT - 6.0), Anchor::Middle, &self.across);
        (HEIGHT, drawing.finish())
    }
}
