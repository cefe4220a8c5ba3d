//! A course of Gladiators can be repeated.

use munera_bots::gladiators::{Course, Progress, Student};

/// A course so short that the student learns almost nothing.
const SHORT: Course = Course { games: 8, nodes: 8, rounds: 2, seed: 1 };

#[test]
fn the_same_course_gives_the_same_weights() {
    let mut progress = Vec::new();
    let [one, two] = [(), ()].map(|()| {
        SHORT.teach(|games, play| (0..games).map(play).collect(), |it| progress.push(it)).write()
    });
    assert!(one == two);
    let first = progress.iter().find(|it| matches!(it, Progress::Studied { times: 1, .. }));
    assert!(first.is_some(), "{progress:?}");
    assert_eq!(Student::read(&one).expect("weights").write(), one);
}

#[test]
fn what_is_no_file_of_weights_is_refused() {
    assert!(Student::read(&[]).is_none());
    assert!(Student::read(&[0; 100]).is_none());
}
