//! Checks the layout: every game has the same file names in every crate.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A folder that has a folder for each game.
struct GamesFolder {
    path: &'static str,
    /// The files that every game's folder there must have.
    files: &'static [&'static str],
    /// Whether every folder there is a game's.
    has_only_games: bool,
}

/// Where the games' rules are: a folder there that has [`MARK`] is a game.
const RULES: &str = "crates/rules/src";
const MARK: &str = "state.rs";

/// The file with the list of games, and what the list begins with.
const LIST: (&str, &str) = ("crates/rules/src/lib.rs", "macro_rules! for_each_game");

/// The files that every game has in rooms where it has no folder; `*` stands for the game's name.
const GAMES_FILES: &[&str] = &[
    "crates/munera/src/arguments/*.rs",
    "crates/text/src/*.rs",
    "crates/text/src/tests/*.rs",
    "docs/fairness/*.txt",
    "fuzz/seeds/engine_line/*",
    "fuzz/seeds/options/*",
    "fuzz/seeds/view/*",
    "locales/en/*.ftl",
    "locales/en/book_*.ftl",
    "locales/en/web_*.ftl",
    "locales/ru/*.ftl",
    "locales/ru/book_*.ftl",
    "locales/ru/web_*.ftl",
    "web/browser/*.test.ts",
    "xtask/games/*.json",
];

/// The shared files that name every game by hand, and how they name it: without such a line nothing
/// fails, but the new game is not tested, not checked or not shown there.
const MENTIONS: &[(&str, &str)] = &[
    ("crates/bots/tests/allocations.rs", "munera_rules::*"),
    ("crates/bots/tests/benches.rs", "munera_rules::*"),
    ("crates/bots/tests/frozen.rs", "munera_rules::*"),
    ("crates/bots/tests/search.rs", "munera_rules::*"),
    ("crates/bots/tests/strength.rs", "munera_rules::*"),
    ("crates/guide/src/tests/examples/mod.rs", "mod *;"),
    ("crates/guide/src/tests/mod.rs", "mod *;"),
    ("crates/lab/src/balance/tests.rs", "settings(\"*\""),
    ("crates/lab/src/duel/tests.rs", "settings(\"*\""),
    ("crates/munera/tests/commands.rs", "&[\"*\", \"--"),
    ("crates/munera/tests/fairness/dealt.rs", "\"*\""),
    ("crates/munera/tests/fairness/games.rs", "\"*\""),
    ("crates/munera/tests/mutations.rs", "\"*\""),
    ("crates/munera/tests/server/bridge.rs", "(\"*\", json!"),
    ("crates/munera/tests/server/playing.rs", "(\"*\", json!"),
    ("crates/munera/tests/server/secrets.rs", "munera_rules::*"),
    ("crates/munera/tests/server/tables/replays.rs", "fairness/*.txt"),
    ("crates/munera/tests/trials/guest.rs", "(\"*\", json!"),
    ("crates/rules/tests/golden.rs", "munera_rules::*"),
    ("crates/rules/tests/perft.rs", "munera_rules::*"),
    ("crates/session/src/tests/endings.rs", "check(*("),
    ("crates/session/src/tests/mod.rs", "munera_rules::*"),
    ("crates/session/src/tests/replay.rs", "fn lives_of_*_read"),
    ("crates/session/src/tests/secrecy.rs", "fn *_is_the_same"),
    ("crates/session/src/tests/streams.rs", "check_growth(*("),
    ("crates/stopwatch/src/tests.rs", "(\"*\", json!"),
    ("crates/terminal/src/tests/commands.rs", "munera_rules::*"),
    ("crates/terminal/src/tests/mod.rs", "mod *;"),
    ("crates/text/src/tests.rs", "mod *;"),
    ("docs/fairness.md", "\"game\": \"*\""),
    ("fuzz/fuzz_targets/options.rs", "\"*\""),
    ("fuzz/fuzz_targets/typed.rs", "(\"*\", "),
    ("fuzz/fuzz_targets/view.rs", "\"*\""),
    ("locales/en/common.ftl", "object-* ="),
    ("locales/en/common.ftl", "setting-* ="),
    ("locales/en/web.ftl", "web-game-* ="),
    ("locales/en/web_replay.ftl", "web-replay-next-* ="),
    ("locales/en/web_replay.ftl", "web-replay-previous-* ="),
    ("locales/ru/web.ftl", "web-game-* ="),
    ("tools/verify.py", "\"*\": "),
    ("web/browser/boards.test.ts", "['*', ["),
    ("web/browser/first.test.ts", "'*'"),
    ("web/browser/history.test.ts", "game: '*'"),
    ("web/browser/pages.test.ts", "'new/*'"),
    ("web/browser/pages.test.ts", "'rules/*'"),
    ("web/browser/pictures.test.ts", "game: '*'"),
    ("web/browser/rules.test.ts", "game: '*'"),
    ("web/src/fairness/check.test.ts", "['*', "),
];

/// The documents that name every game by its title.
const TITLES: &[(&str, &str)] = &[
    ("README.md", "| * |"),
    ("docs/engine.md", "## *: the view"),
    ("docs/glossary.md", "## *"),
    ("docs/rules-notes.md", "## *"),
];

/// How many games there are, and the texts that say so.
const COUNTED: (usize, &[(&str, &str)]) = (
    3,
    &[
        ("README.md", "three gladiator table games"),
        ("README.md", "all three games"),
        ("crates/munera/src/arguments.rs", "Three gladiator table games"),
        ("docs/glossary.md", "one of the three games"),
        ("locales/en/web.ftl", "web-welcome-more = Three"),
        ("locales/ru/web.ftl", "web-welcome-more = Три"),
        ("web/index.html", "Three gladiator table games"),
    ],
);

const GAMES_FOLDERS: &[GamesFolder] = &[
    GamesFolder {
        path: RULES,
        files: &[
            "chance.rs",
            "check.rs",
            "foresight.rs",
            "README.md",
            "lawful.rs",
            "mod.rs",
            "moves.rs",
            "news.rs",
            "notation.rs",
            "options.rs",
            "position.rs",
            "raw_view.rs",
            "refusal.rs",
            "rule.rs",
            "rules.rs",
            "search.rs",
            "state.rs",
            "table.rs",
            "tests/broken_views.rs",
            "tests/laws.rs",
            "tests/mod.rs",
            "tests/raw_views.rs",
            "tests/worlds.rs",
            "view.rs",
            "worlds.rs",
        ],
        has_only_games: false,
    },
    GamesFolder {
        path: "crates/bots/src",
        files: &[
            "README.md",
            "bench.rs",
            "greedy.rs",
            "mod.rs",
            "policy.rs",
            "reason.rs",
            "value.rs",
            "world.rs",
        ],
        has_only_games: false,
    },
    GamesFolder {
        path: "crates/protocol/src/codec",
        files: &[
            "mod.rs",
            "notation.rs",
            "options.rs",
            "outcome.rs",
            "position.rs",
            "public.rs",
            "raw_view.rs",
            "view.rs",
        ],
        has_only_games: true,
    },
    GamesFolder {
        path: "crates/guide/src",
        files: &["choice.rs", "ending.rs", "mod.rs", "secrets.rs", "story.rs"],
        has_only_games: false,
    },
    GamesFolder {
        path: "crates/terminal/src",
        files: &[
            "board.rs",
            "menu.rs",
            "mod.rs",
            "play_ui.rs",
            "reading.rs",
            "replay_ui.rs",
            "tell.rs",
            "words.rs",
        ],
        has_only_games: false,
    },
    GamesFolder {
        path: "crates/terminal/src/tests",
        files: &["mod.rs", "playing.rs", "replaying.rs"],
        has_only_games: true,
    },
    GamesFolder {
        path: "crates/lab/src",
        files: &["balance/figures.rs", "balance/mod.rs", "balance/report.rs", "mod.rs"],
        has_only_games: false,
    },
    GamesFolder {
        path: "web/src/games",
        files: &[
            "Aid.svelte",
            "Board.svelte",
            "Example.svelte",
            "Pictures.svelte",
            "Secrets.svelte",
            "chance.ts",
            "chapters.ts",
            "credits.ts",
            "ending.ts",
            "examples.json",
            "examples.ts",
            "icons.ts",
            "index.ts",
            "lesson.ts",
            "moments.json",
            "tell.ts",
            "view.ts",
            "words.ts",
        ],
        has_only_games: true,
    },
];

/// Fails if a game lacks a file that the other games have.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let games = games(root)?;
    let mut faults = faults(root, GAMES_FOLDERS, GAMES_FILES, &games)?;
    faults.extend(unmentioned(root, MENTIONS, &games)?);
    let text = read(root, LIST.0)?;
    let listed = listed(&text);
    faults.extend(unlisted(&listed, &games));
    let titles = listed.into_iter().map(|(_, title)| title.to_owned()).collect();
    faults.extend(unmentioned(root, TITLES, &titles)?);
    faults.extend(miscounted(root, COUNTED, games.len())?);
    if faults.is_empty() {
        let names: Vec<&str> = games.iter().map(String::as_str).collect();
        println!("xtask: {} have the same files in every room", names.join(", "));
        Ok(())
    } else {
        Err(format!("the tables in xtask/src/layout.rs want this:\n{}", faults.join("\n")))
    }
}

/// The names of the games, sorted.
pub(crate) fn games(root: &Path) -> Result<BTreeSet<String>, String> {
    let mut games = folders(&root.join(RULES))?;
    games.retain(|name| root.join(RULES).join(name).join(MARK).is_file());
    if games.is_empty() { Err(format!("{RULES} has no game")) } else { Ok(games) }
}

/// The names of the games in the list, and their titles.
fn listed(text: &str) -> Vec<(&str, &str)> {
    let list = text.split_once(LIST.1).map_or("", |(_, list)| list);
    let list = list.split("\n}").next().unwrap_or_default();
    list.lines()
        .filter(|line| line.ends_with("];"))
        .filter_map(|line| {
            let mut parts = line.split(", ").skip(1);
            Some((parts.next()?, parts.next()?.trim_matches('"')))
        })
        .collect()
}

/// The games that have rules and do not stand in the list.
fn unlisted(listed: &[(&str, &str)], games: &BTreeSet<String>) -> Vec<String> {
    let missing = games.iter().filter(|game| !listed.iter().any(|(name, _)| name == game));
    missing.map(|game| format!("for_each_game! in {} does not list {game}", LIST.0)).collect()
}

/// The texts that say how many games there are, if there is now another number of games; also those
/// that no longer say so, because the list must name only texts that do.
fn miscounted(
    root: &Path,
    (counted, texts): (usize, &[(&str, &str)]),
    games: usize,
) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for (file, words) in texts {
        let text = read(root, file)?;
        if !text.contains(words) {
            faults.push(format!("{file} does not have \"{words}\""));
        } else if counted != games {
            faults.push(format!("{file} has \"{words}\", but there are {games} games"));
        }
    }
    Ok(faults)
}

/// The lines that shared files lack for a game.
fn unmentioned(
    root: &Path,
    mentions: &[(&str, &str)],
    games: &BTreeSet<String>,
) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for (file, mention) in mentions {
        let text = read(root, file)?;
        let wanted = games.iter().map(|game| mention.replace('*', game));
        // Most messages of Fluent write a game's name with a dash.
        let is_missing = |mention: &String| {
            !text.contains(mention) && !text.contains(&mention.replace('_', "-"))
        };
        let missing = wanted.filter(is_missing);
        faults.extend(missing.map(|mention| format!("{file} does not have {mention}")));
    }
    Ok(faults)
}

fn faults(
    root: &Path,
    folders_of_games: &[GamesFolder],
    files_of_games: &[&str],
    games: &BTreeSet<String>,
) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    let mut demand = |path: String| {
        if !root.join(&path).is_file() {
            faults.push(format!("there is no {path}"));
        }
    };
    for game in games {
        for folder in folders_of_games {
            for file in folder.files {
                demand(format!("{}/{game}/{file}", folder.path));
            }
        }
        for file in files_of_games {
            demand(file.replace('*', game));
        }
    }
    for folder in folders_of_games {
        if folder.has_only_games {
            for stranger in folders(&root.join(folder.path))?.difference(games) {
                faults.push(format!("{}/{stranger} is the folder of no game", folder.path));
            }
        }
    }
    Ok(faults)
}

fn read(root: &Path, file: &str) -> Result<String, String> {
    let path = root.join(file);
    fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The names of the folders in a folder.
fn folders(folder: &Path) -> Result<BTreeSet<String>, String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(told)? {
        let entry = entry.map_err(told)?;
        if entry.file_type().map_err(told)?.is_dir() {
            names.insert(entry.file_name().to_string_lossy().into_owned());
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{
        GamesFolder, RULES, check, faults, games, listed, miscounted, unlisted, unmentioned,
    };
    use crate::repository_root;

    const GAMES_FOLDERS: &[GamesFolder] = &[
        GamesFolder { path: RULES, files: &["state.rs", "view.rs"], has_only_games: false },
        GamesFolder { path: "web/src/games", files: &["lesson.ts"], has_only_games: true },
    ];

    fn write(root: &Path, files: &[&str]) {
        for file in files {
            let path = root.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, "").expect("written");
        }
    }

    /// Two games, one of which lacks a file, and a folder in the web app that belongs to no game.
    #[test]
    fn a_missing_file_and_a_stray_folder_are_named() {
        let root = tempfile::tempdir().expect("a folder");
        write(
            root.path(),
            &[
                "crates/rules/src/laws/mod.rs",
                "crates/rules/src/chess/state.rs",
                "crates/rules/src/chess/view.rs",
                "crates/rules/src/go/state.rs",
                "web/src/games/chess/lesson.ts",
                "web/src/games/go/lesson.ts",
                "web/src/games/stray/lesson.ts",
                "web/src/games/boards.ts",
                "locales/en/go.ftl",
            ],
        );
        let games = games(root.path()).expect("games");
        assert!(games.iter().eq(["chess", "go"]), "{games:?}");
        assert_eq!(
            faults(root.path(), GAMES_FOLDERS, &["locales/en/*.ftl"], &games).expect("read"),
            [
                "there is no locales/en/chess.ftl",
                "there is no crates/rules/src/go/view.rs",
                "web/src/games/stray is the folder of no game",
            ]
        );
    }

    #[test]
    fn a_game_that_does_not_stand_in_the_list_is_named() {
        let list = r#"
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            Chess, chess, "Chess", [Chess 2];
        }
    };
}
pub mod go, go, "Go", [];
"#;
        let games = ["chess", "go"].map(str::to_owned).into_iter().collect();
        let listed = listed(list);
        assert_eq!(listed, [("chess", "Chess")]);
        let fault = "for_each_game! in crates/rules/src/lib.rs does not list go";
        assert_eq!(unlisted(&listed, &games), [fault]);
    }

    #[test]
    fn a_shared_file_that_does_not_name_a_game_is_named() {
        let root = tempfile::tempdir().expect("a folder");
        fs::write(root.path().join("web.ftl"), "game-chess = Chess\n").expect("written");
        let games = ["chess", "go"].map(str::to_owned).into_iter().collect();
        assert_eq!(
            unmentioned(root.path(), &[("web.ftl", "game-* =")], &games).expect("read"),
            ["web.ftl does not have game-go ="]
        );
        assert!(unmentioned(root.path(), &[("gone.ftl", "game-* =")], &games).is_err());
    }

    #[test]
    fn a_text_that_counts_the_games_wrongly_is_named() {
        let root = tempfile::tempdir().expect("a folder");
        fs::write(root.path().join("README.md"), "Two games.\n").expect("written");
        let counted = |words, games| miscounted(root.path(), (2, &[("README.md", words)]), games);
        assert_eq!(counted("Two games", 2).expect("read"), Vec::<String>::new());
        let fault = "README.md has \"Two games\", but there are 3 games";
        assert_eq!(counted("Two games", 3).expect("read"), [fault]);
        let fault = "README.md does not have \"A pair of games\"";
        assert_eq!(counted("A pair of games", 2).expect("read"), [fault]);
    }

    #[test]
    fn this_repository_keeps_its_layout() {
        assert_eq!(check(&repository_root()), Ok(()));
    }
}
