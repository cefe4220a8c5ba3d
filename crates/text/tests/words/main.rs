//! Renders every message in both languages into `words.txt`, for people who review the words.
//!
//! The file is the review: a changed sentence changes it, and its diff shows the sentence in both
//! languages with every plural, person and choice. `samples.txt` has the values of the variables.

mod rendering;
mod samples;

use std::fmt::Write as _;

use expect_test::expect_file;

use rendering::Texts;
use samples::Samples;

#[test]
fn every_message_can_be_read_in_both_languages() {
    let [english, russian] = ["en", "ru"].map(Texts::read);
    let samples = Samples::read();
    samples.assert_needed(&english);
    let mut words = String::new();
    for (file, ids) in &english.files {
        let others = russian.files.get(file).unwrap_or_else(|| panic!("ru/{file} is missing"));
        // The web shows some messages in the order of their file.
        assert_eq!(ids, others, "{file}: both languages have the same messages in the same order");
        writeln!(words, "======== {file}").expect("a string takes everything");
        for id in ids {
            writeln!(words, "\n{id}").expect("a string takes everything");
            for (language, texts) in [&english, &russian].into_iter().enumerate() {
                let choices = samples.choices(id, &[&english, &russian], language);
                for sentence in texts.render(id, &choices) {
                    writeln!(words, "    {sentence}").expect("a string takes everything");
                }
            }
        }
        words.push('\n');
    }
    expect_file!["words.txt"].assert_eq(&words);
}
