//! The few elements of SVG that the charts use.
//!
//! A chart is as wide as a phone shows without scaling, so its text stays readable there; a larger
//! screen scales it up. Colours and fonts come from the page's style.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

/// The width of every chart, about one unit per pixel of a phone.
pub(super) const WIDTH: f64 = 360.0;
/// About how wide a letter of the charts is.
pub(super) const LETTER: f64 = 6.4;

/// Escapes text for use between tags and in attributes.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A drawing that is built element by element.
#[derive(Default)]
pub(super) struct Drawing(String);

/// Which point of a text is at its position.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Drawing {
    pub(super) fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.push(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    pub(super) fn rectangle(&mut self, class: &str, corner: (f64, f64), size: (f64, f64)) {
        let ((x, y), (width, height)) = (corner, size);
        self.push(format_args!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
        ));
    }

    pub(super) fn dot(&mut self, class: &str, (x, y): (f64, f64)) {
        self.push(format_args!("<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>"));
    }

    /// A line through points, or the area inside them.
    pub(super) fn path(&mut self, class: &str, points: &[(f64, f64)], is_closed: bool) {
        let mut path = String::new();
        for (number, (x, y)) in points.iter().enumerate() {
            let letter = if number == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{letter}{x:.1} {y:.1}");
        }
        let end = if is_closed { "Z" } else { "" };
        self.push(format_args!("<path class=\"{class}\" d=\"{path}{end}\"/>"));
    }

    pub(super) fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escape(text);
        self.push(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    pub(super) fn finish(self) -> String {
        self.0
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(element);
    }
}

/// Maps numbers to positions on a line.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    numbers: RangeInclusive<f64>,
    places: (f64, f64),
}

impl Scale {
    /// A scale from the smallest to the largest number, between two positions.
    pub(super) fn over(numbers: impl Iterator<Item = f64>, places: (f64, f64)) -> Self {
        let ends = numbers.filter(|number| number.is_finite());
        let (least, most) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), it| {
            (least.min(it), most.max(it))
        });
        // Numbers that differ only by rounding count as equal.
        let (least, most) = match (least.is_finite(), most - least > 1e-6) {
            (false, _) => (0.0, 1.0),
            (true, true) => (least, most),
            (true, false) => (least - 0.5, most + 0.5),
        };
        Self { numbers: least..=most, places }
    }

    pub(super) fn place(&self, number: f64) -> f64 {
        let (least, most) = (self.numbers.start(), self.numbers.end());
        let part = ((number - least) / (most - least)).clamp(0.0, 1.0);
        self.places.0 + part * (self.places.1 - self.places.0)
    }

    /// About so many round numbers within the scale, with their labels.
    pub(super) fn ticks(&self, about: f64) -> Vec<(f64, String)> {
        let (least, most) = (*self.numbers.start(), *self.numbers.end());
        let rough = (most - least) / about;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
        let step = step.into_iter().find(|step| *step >= rough * 0.999).unwrap_or(10.0 * power);
        let digits = (-step.log10().floor()).max(0.0) as usize;
        let from = (least / step - 1e-9).ceil() as i64;
        let to = (most / step + 1e-6).floor() as i64;
        (from..=to)
            .map(|number| number as f64 * step)
            .map(|tick| (tick, format!("{tick:.digits$}")))
            .collect()
    }
}
