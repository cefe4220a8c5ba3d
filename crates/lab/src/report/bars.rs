//! Values beside each other, with their intervals.

use super::super::estimate::Estimate;
use super::svg::{Anchor, Drawing, LETTER, Scale, WIDTH};

/// Horizontal bars from a reference to their values, each with its 95 % interval.
#[derive(Clone, Debug)]
pub(crate) struct Bars {
    pub(crate) title: String,
    /// The unit of the numbers, below the axis.
    pub(crate) axis: String,
    /// The value that the bars start from, and its label.
    pub(crate) reference: Option<(f64, String)>,
    pub(crate) rows: Vec<Bar>,
}

/// One value.
#[derive(Clone, Debug)]
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) margin: f64,
}

impl Bar {
    /// A measured value times `factor`: 100 shows a share in percent.
    pub(crate) fn of(name: impl Into<String>, measured: impl Into<Estimate>, factor: f64) -> Self {
        let Estimate { value, margin, .. } = measured.into();
        let [value, margin] = [value, margin].map(|number| number * factor);
        Self { name: name.into(), value, margin }
    }
}

const ROW: f64 = 20.0;
const TOP: f64 = 22.0;
const BOTTOM: f64 = 36.0;

impl Bars {
    pub(super) fn description(&self) -> String {
        let extreme = |best: fn(&&Bar, &&Bar) -> std::cmp::Ordering| self.rows.iter().max_by(best);
        let highest = extreme(|one, other| one.value.total_cmp(&other.value));
        let lowest = extreme(|one, other| other.value.total_cmp(&one.value));
        let (Some(highest), Some(lowest)) = (highest, lowest) else {
            return "Nothing was measured.".to_owned();
        };
        let against = self.reference.as_ref().map_or(String::new(), |(number, name)| {
            format!(" The line of reference, {name}, is at {number:.1}.")
        });
        format!(
            "{} bars, {}: from {:.1} ({}) to {:.1} ({}).{against}",
            self.rows.len(),
            self.axis,
            lowest.value,
            lowest.name,
            highest.value,
            highest.name,
        )
    }

    pub(super) fn draw(&self) -> (f64, String) {
        let longest = self.rows.iter().map(|bar| bar.name.chars().count()).max().unwrap_or(0);
        let left = (longest as f64 * LETTER + 8.0).min(132.0);
        let right = WIDTH - 62.0;
        let fit = ((left - 8.0) / LETTER) as usize;
        let height = TOP + ROW * self.rows.len() as f64 + BOTTOM;
        let base = self.reference.as_ref().map_or(0.0, |(number, _)| *number);
        let ends =
            self.rows.iter().flat_map(|bar| [bar.value - bar.margin, bar.value + bar.margin]);
        let scale = Scale::over(ends.chain([base]), (left + 4.0, right));
        let bottom = height - BOTTOM;
        let mut drawing = Drawing::default();
        for (tick, text) in scale.ticks(5.0) {
            let x = scale.place(tick);
            drawing.line("grid", (x, TOP - 4.0), (x, bottom));
            drawing.text("tick", (x, bottom + 14.0), Anchor::Middle, &text);
        }
        drawing.text(
            "axis",
            (f64::midpoint(left, right), height - 4.0),
            Anchor::Middle,
            &self.axis,
        );
        for (number, bar) in self.rows.iter().enumerate() {
            let middle = TOP + ROW * (number as f64 + 0.5);
            let name: String = bar.name.chars().take(fit).collect();
            drawing.text("name", (left - 2.0, middle + 4.0), Anchor::End, &name);
            let [from, to] = [base, bar.value].map(|number| scale.place(number));
            let class = if bar.value < base { "bar below" } else { "bar above" };
            drawing.rectangle(class, (from.min(to), middle - 6.0), ((from - to).abs(), 12.0));
            let [low, high] =
                [bar.value - bar.margin, bar.value + bar.margin].map(|end| scale.place(end));
            drawing.line("whisker", (low, middle), (high, middle));
            for end in [low, high] {
                drawing.line("whisker", (end, middle - 3.0), (end, middle + 3.0));
            }
            // Adding 0.0 turns -0.0 into 0.0.
            let value = format!("{:.1}", (bar.value * 10.0).round() / 10.0 + 0.0);
            drawing.text("value", (WIDTH - 4.0, middle + 4.0), Anchor::End, &value);
        }
        if let Some((number, name)) = &self.reference {
            let x = scale.place(*number);
            drawing.line("reference", (x, TOP - 6.0), (x, bottom));
            let half = name.chars().count() as f64 * LETTER / 2.0;
            let at = x.clamp(half + 2.0, WIDTH - half - 2.0);
            drawing.text("axis", (at, TOP - 10.0), Anchor::Middle, name);
        }
        (height, drawing.finish())
    }
}
