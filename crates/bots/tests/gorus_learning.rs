//! A course of Gorus Maximus can be repeated.

use munera_bots::gorus::{Course, Student};

/// A course so short that the student learns little.
const SHORT: Course = Course { rounds: 12, nodes: 60, steps: 2, seed: 1 };

#[test]
fn the_same_course_gives_the_same_weights() {
    let mut progress = Vec::new();
    let [one, two] = [(), ()].map(|()| {
        SHORT.teach(|rounds, play| (0..rounds).map(play).collect(), |it| progress.push(it)).write()
    });
    assert!(one == two);
    assert_eq!(progress.len(), 4);
    assert_eq!(progress[..2], progress[2..]);
    assert!(progress.iter().all(|it| it.lessons > 500), "{progress:?}");
    assert_eq!(Student::read(&one).expect("weights").write(), one);
}

#[test]
fn what_is_no_file_of_weights_is_refused() {
    assert!(Student::read(&[]).is_none());
    assert!(Student::read(&[0; 100]).is_none());
}
