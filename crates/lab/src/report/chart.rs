//! A chart of figures.

use super::{Bars, Course, Histogram};

/// A chart of any kind.
#[derive(Clone, Debug)]
pub(crate) enum Chart {
    /// Values beside each other, with their intervals.
    Bars(Bars),
    /// A value that settles as more is measured.
    Course(Course),
    /// How often each size occurred.
    Histogram(Histogram),
}

impl Chart {
    pub(crate) fn title(&self) -> &str {
        match self {
            Self::Bars(chart) => &chart.title,
            Self::Course(chart) => &chart.title,
            Self::Histogram(chart) => &chart.title,
        }
    }

    /// A description of the chart for screen readers.
    pub(super) fn description(&self) -> String {
        match self {
            Self::Bars(chart) => chart.description(),
            Self::Course(chart) => chart.description(),
            Self::Histogram(chart) => chart.description(),
        }
    }

    /// The drawing: its height and its elements. All drawings are [`super::svg::WIDTH`] wide.
    pub(super) fn draw(&self) -> (f64, String) {
        match self {
            Self::Bars(chart) => chart.draw(),
            Self::Course(chart) => chart.draw(),
            Self::Histogram(chart) => chart.draw(),
        }
    }
}

impl From<Bars> for Chart {
    fn from(chart: Bars) -> Self {
        Self::Bars(chart)
    }
}

impl From<Course> for Chart {
    fn from(chart: Course) -> Self {
        Self::Course(chart)
    }
}

impl From<Histogram> for Chart {
    fn from(chart: Histogram) -> Self {
        Self::Histogram(chart)
    }
}
