//! How much one number grows with another, and the margin of that.

use serde_json::{Value, json};

use super::mean::Mean;

/// The slope of a line through many groups of points, each around its own centre.
///
/// A group is what one deal or game gives. Its points depend on each other, so the margin follows
/// from how much groups differ.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slope {
    groups: u64,
    /// Sums over groups of a group's products and squares, and of their squares.
    products: f64,
    squares: f64,
    products_squared: f64,
    mixed: f64,
    squares_squared: f64,
}

impl Slope {
    /// Adds the points of one group.
    pub(super) fn note(&mut self, points: &[(f64, f64)]) {
        let mut middle = [Mean::default(); 2];
        for (x, y) in points {
            middle[0].note(*x);
            middle[1].note(*y);
        }
        let [x, y] = middle.map(Mean::value);
        self.note_around(x, y, points);
    }

    /// Adds the points of one group around a known centre.
    pub(super) fn note_around(&mut self, x: f64, y: f64, points: &[(f64, f64)]) {
        let product: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
        let square: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
        self.groups += 1;
        self.products += product;
        self.squares += square;
        self.products_squared += product * product;
        self.mixed += product * square;
        self.squares_squared += square * square;
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.groups += other.groups;
        self.products += other.products;
        self.squares += other.squares;
        self.products_squared += other.products_squared;
        self.mixed += other.mixed;
        self.squares_squared += other.squares_squared;
    }

    pub(super) fn value(self) -> f64 {
        if self.squares > 0.0 { self.products / self.squares } else { 0.0 }
    }

    /// Half of its 95 % interval.
    pub(super) fn margin(self) -> f64 {
        if self.groups < 2 || self.squares <= 0.0 {
            return 0.0;
        }
        let slope = self.value();
        let scatter =
            self.products_squared - 2.0 * slope * self.mixed + slope * slope * self.squares_squared;
        1.96 * scatter.max(0.0).sqrt() / self.squares
    }

    /// Whether there was enough to measure it.
    pub(super) fn is_known(self) -> bool {
        self.squares > 0.0
    }

    pub(super) fn json(self) -> Value {
        let round = |number: f64| (number * 1e5).round() / 1e5;
        json!({"mean": round(self.value()), "margin": round(self.margin()), "of": self.groups})
    }

    /// In points of a hundred, with its sign.
    pub(super) fn points(self) -> String {
        if !self.is_known() {
            return "-".to_owned();
        }
        format!("{:+.2} ±{:5.2}", self.value() * 100.0, self.margin() * 100.0)
    }
}

#[cfg(test)]
mod tests {
    use munera_bots::Generator;
    use munera_rules::Randomness;

    use super::Slope;

    #[test]
    fn a_line_is_found_whatever_the_middles() {
        let mut slope = Slope::default();
        for group in 0..20 {
            let height = f64::from(group * group);
            let point = |x: f64| (x, height + 0.5 * x);
            slope.note(&[point(1.0), point(f64::from(group)), point(9.0)]);
        }
        assert!((slope.value() - 0.5).abs() < 1e-9 && slope.margin() < 1e-6, "{slope:?}");
    }

    /// Groups of two that share their noise. 95 of 100 intervals contain the truth; of 1,000, five
    /// standard deviations are 35.
    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        let mut generator = Generator::new(4);
        let mut covered = 0;
        for _ in 0..1_000 {
            let mut slope = Slope::default();
            for _ in 0..150 {
                let mut draw = |bound: u32| f64::from(generator.below(bound));
                let (shared, noise) = (draw(100), draw(40));
                let mut point = |sign: f64| {
                    let x = draw(13);
                    (x, 0.3 * x + shared + sign * noise + draw(5))
                };
                slope.note(&[point(1.0), point(-1.0)]);
            }
            covered += u32::from((slope.value() - 0.3).abs() <= slope.margin());
        }
        assert!((915..=985).contains(&covered), "{covered}");
    }
}
