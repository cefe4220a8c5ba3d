//! How often each size occurred.

use std::collections::BTreeMap;

use super::svg::{Anchor, Drawing, LETTER, Scale, WIDTH};

/// Vertical columns.
#[derive(Clone, Debug)]
pub(crate) struct Histogram {
    pub(crate) title: String,
    /// What the columns are.
    pub(crate) across: String,
    /// What is counted.
    pub(crate) up: String,
    pub(crate) columns: Vec<Column>,
}

/// How often one size occurred.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Column {
    pub(crate) name: String,
    pub(crate) count: u64,
}

const HEIGHT: f64 = 220.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = WIDTH - 8.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = HEIGHT - 38.0;
/// With more columns than this, neighbours are merged.
const MOST: i64 = 24;
/// The widest column.
const WIDEST: f64 = 48.0;

impl Histogram {
    /// The columns of whole numbers; neighbours are merged where there would be too many.
    pub(crate) fn columns_of(counts: &BTreeMap<i64, u64>) -> Vec<Column> {
        let (Some((least, _)), Some((most, _))) =
            (counts.first_key_value(), counts.last_key_value())
        else {
            return Vec::new();
        };
        let span = most - least + 1;
        let sizes = (0..).flat_map(|power| [1, 2, 5].map(|factor| factor * 10_i64.pow(power)));
        let size = sizes.into_iter().find(|size| span <= size * MOST).unwrap_or(span);
        let first = least.div_euclid(size);
        let mut columns: Vec<Column> = (first..=most.div_euclid(size))
            .map(|number| {
                let (from, to) = (number * size, (number + 1) * size - 1);
                let name = if size == 1 { from.to_string() } else { format!("{from}–{to}") };
                Column { name, count: 0 }
            })
            .collect();
        for (number, count) in counts {
            columns[(number.div_euclid(size) - first) as usize].count += count;
        }
        columns
    }

    pub(super) fn description(&self) -> String {
        let highest = self.columns.iter().max_by_key(|column| column.count);
        highest.map_or("Nothing was measured.".to_owned(), |highest| {
            let (all, count) = (self.columns.iter().map(|it| it.count).sum::<u64>(), highest.count);
            let (columns, name, across) = (self.columns.len(), &highest.name, &self.across);
            format!("{columns} columns. The highest, {name} {across}, has {count} of {all}.")
        })
    }

    pub(super) fn draw(&self) -> (f64, String) {
        let most = self.columns.iter().map(|column| column.count).max().unwrap_or(0);
        let up = Scale::over([0.0, most as f64].into_iter(), (BOTTOM, TOP));
        let step = (RIGHT - LEFT) / self.columns.len().max(1) as f64;
        let mut drawing = Drawing::default();
        for (tick, text) in up.ticks(4.0) {
            let y = up.place(tick);
            drawing.line("grid", (LEFT, y), (RIGHT, y));
            drawing.text("tick", (LEFT - 5.0, y + 4.0), Anchor::End, &text);
        }
        // A range is labelled with its beginning, and only as many labels are shown as fit.
        let short = |name: &str| name.split('–').next().unwrap_or_default().to_owned();
        let widest = self.columns.iter().map(|it| short(&it.name).chars().count()).max();
        let room = widest.unwrap_or(1) as f64 * LETTER + 6.0;
        let every = (room / step).ceil().max(1.0) as usize;
        for (number, column) in self.columns.iter().enumerate() {
            let middle = LEFT + step * (number as f64 + 0.5);
            let y = up.place(column.count as f64);
            let gap = (step * 0.12).min(3.0);
            let width = (step - 2.0 * gap).min(WIDEST);
            drawing.rectangle("bar above", (middle - width / 2.0, y), (width, BOTTOM - y));
            if number.is_multiple_of(every) {
                let at = (middle, BOTTOM + 15.0);
                drawing.text("tick", at, Anchor::Middle, &short(&column.name));
            }
        }
        drawing.line("ground", (LEFT, BOTTOM), (RIGHT, BOTTOM));
        drawing.text("axis", (4.0, 14.0), Anchor::Start, &self.up);
        let middle = f64::midpoint(LEFT, RIGHT);
        drawing.text("axis", (middle, HEIGHT - 6.0), Anchor::Middle, &self.across);
        (HEIGHT, drawing.finish())
    }
}
