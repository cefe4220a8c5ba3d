//! What a fuzzer has written about itself.

/// The figures that libFuzzer writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Progress {
    /// How many inputs it has tried.
    pub(super) inputs: u64,
    /// How many edges of the program's graph these have reached.
    pub(super) reached: u64,
    /// How many edges there are.
    pub(super) edges: u64,
}

impl Progress {
    /// Reads what was written so far. The last of each figure counts.
    pub(super) fn read(log: &str) -> Self {
        let mut progress = Self::default();
        for line in log.lines() {
            if let Some((inputs, rest)) = line.strip_prefix('#').and_then(|it| it.split_once('\t'))
            {
                progress.inputs = inputs.parse().unwrap_or(progress.inputs);
                let reached = rest.split_once("cov: ").map(|(_, figures)| first_number(figures));
                progress.reached = reached.unwrap_or(progress.reached);
            } else if let Some(inputs) = line.strip_prefix("stat::number_of_executed_units:") {
                progress.inputs = first_number(inputs.trim());
            } else if let Some((_, edges)) = line.split_once(" modules").filter(|_| {
                line.starts_with("INFO: Loaded ") && line.contains("inline 8-bit counters")
            }) {
                let digits = edges.find(|symbol: char| symbol.is_ascii_digit());
                progress.edges = digits.map_or(0, |at| first_number(&edges[at..]));
            }
        }
        progress
    }
}

/// The number that a text begins with.
fn first_number(text: &str) -> u64 {
    let end = text.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Progress;

    const LOG: &str = "\
INFO: Running with entropic power schedule (0xFF, 100).
INFO: Seed: 1
INFO: Loaded 1 modules   (170251 inline 8-bit counters): 170251 [0x5, 0x6), 
INFO: Loaded 1 PC tables (170251 PCs): 170251 [0x7,0x8), 
#4\tINITED cov: 2000 ft: 2400 corp: 3/6b exec/s: 0 rss: 60Mb
#1024\tpulse  cov: 2150 ft: 2600 corp: 9/80b lim: 4 exec/s: 512 rss: 61Mb
";

    #[test]
    fn the_last_figures_count() {
        let running = Progress { inputs: 1024, reached: 2150, edges: 170_251 };
        assert_eq!(Progress::read(LOG), running);
        let ended = format!("{LOG}stat::number_of_executed_units: 1500\n");
        assert_eq!(Progress::read(&ended), Progress { inputs: 1500, ..running });
        assert_eq!(Progress::read(""), Progress::default());
    }
}
