//! What each crate of the workspace may depend on.
//!
//! A crate is defined by what it must not know, so these tables change only together with
//! ARCHITECTURE.md. Only normal dependencies count: tests and build scripts may use more.

use crate::workspace::{Member, Workspace};

/// A crate, and what it may depend on.
struct Room {
    name: &'static str,
    /// The crates of the workspace that it may depend on.
    ours: &'static [&'static str],
    /// The packages from outside that it may depend on.
    outside: Outside,
}

/// The packages from outside that a crate may depend on.
enum Outside {
    /// Only these: for crates that must stay pure.
    Only(&'static [&'static str]),
    /// All except the packages that [`Reserved`] keeps for other crates.
    AllButReserved,
}

/// Packages that only some crates may depend on.
struct Reserved {
    what_for: &'static str,
    packages: &'static [&'static str],
    rooms: &'static [&'static str],
}

const fn pure(
    name: &'static str,
    ours: &'static [&'static str],
    outside: &'static [&'static str],
) -> Room {
    Room { name, ours, outside: Outside::Only(outside) }
}

const fn free(name: &'static str, ours: &'static [&'static str]) -> Room {
    Room { name, ours, outside: Outside::AllButReserved }
}

const RULES: Room = pure("munera-rules", &[], &["arrayvec", "xxhash-rust"]);
const BOTS: Room =
    pure("munera-bots", &["munera-rules"], &["arrayvec", "libm", "rand_core", "rand_xoshiro"]);
const IDS: Room = pure("munera-ids", &[], &[]);
// `serde`, `ts-rs` and `utoipa` are only for derives: the session itself writes nothing.
const SESSION: Room = pure(
    "munera-session",
    &["munera-ids", "munera-rules"],
    &["data-encoding", "serde", "ts-rs", "utoipa"],
);
const STOPWATCH: Room = pure("munera-stopwatch", &["munera-bots"], &["rustix"]);
const FAULTY_DISK: Room = pure("munera-faulty-disk", &[], &["libsqlite3-sys"]);
const XTASK: Room = pure("xtask", &[], &["serde_json"]);

#[rustfmt::skip]
const ROOMS: &[Room] = &[
    RULES,
    BOTS,
    IDS,
    SESSION,
    STOPWATCH,
    free("munera-protocol", &["munera-ids", "munera-rules"]),
    free("munera-text", &["munera-rules"]),
    free("munera-guide", &["munera-protocol", "munera-rules", "munera-session"]),
    free("munera-engine", &[
        "munera-bots", "munera-ids", "munera-protocol", "munera-rules", "munera-stopwatch", "munera-text",
    ]),
    free("munera-terminal", &[
        "munera-bots", "munera-guide", "munera-protocol", "munera-rules", "munera-session", "munera-stopwatch",
        "munera-text",
    ]),
    free("munera-lab", &["munera-bots", "munera-protocol", "munera-rules", "munera-stopwatch", "munera-text"]),
    free("munera-bridge", &["munera-guide", "munera-ids", "munera-protocol"]),
    free("munera-storage", &["munera-ids"]),
    free("munera-server", &[
        "munera-bots", "munera-engine", "munera-guide", "munera-ids", "munera-protocol", "munera-rules",
        "munera-session", "munera-stopwatch", "munera-storage", "munera-text",
    ]),
    free("munera", &[
        "munera-bots", "munera-bridge", "munera-engine", "munera-ids", "munera-lab", "munera-protocol",
        "munera-rules", "munera-server", "munera-storage", "munera-terminal", "munera-text",
    ]),
    free("munera-simulation", &[
        "munera-bots", "munera-engine", "munera-guide", "munera-ids", "munera-protocol", "munera-rules",
        "munera-server", "munera-session", "munera-storage", "munera-text",
    ]),
    FAULTY_DISK,
    XTASK,
];

const RESERVED: &[Reserved] = &[
    Reserved {
        what_for: "databases",
        packages: &["libsqlite3-sys", "rusqlite", "sqlx", "tokio-postgres"],
        rooms: &["munera-storage"],
    },
    Reserved {
        what_for: "serving HTTP and sockets",
        packages: &[
            "axum",
            "governor",
            "hyper",
            "hyper-util",
            "prometheus-client",
            "rust-embed",
            "tower",
            "tower-http",
            "tungstenite",
        ],
        // The simulation makes the frames that a socket would.
        rooms: &["munera-server", "munera-simulation"],
    },
    Reserved {
        what_for: "asynchronous tasks",
        packages: &["futures-util", "tokio"],
        rooms: &["munera", "munera-server", "munera-simulation", "munera-storage"],
    },
    Reserved { what_for: "asking other servers", packages: &["ureq"], rooms: &["munera-bridge"] },
    Reserved { what_for: "passwords", packages: &["argon2"], rooms: &["munera-server"] },
    Reserved {
        what_for: "sentences",
        packages: &["fluent-bundle", "fluent-langneg"],
        rooms: &["munera-terminal", "munera-text"],
    },
    Reserved {
        what_for: "arguments of the command line",
        packages: &["clap"],
        rooms: &["munera", "munera-server"],
    },
    Reserved {
        what_for: "terminals",
        packages: &["anstream", "anstyle", "indicatif"],
        rooms: &["munera", "munera-lab", "munera-terminal"],
    },
];

/// Fails if a crate depends on something that the tables do not allow, or is in no table, or does not
/// depend on another room that the tables allow it.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let faults = faults(&workspace.members, ROOMS, RESERVED);
    if faults.is_empty() {
        println!("xtask: all {} crates depend only on what they may", workspace.members.len());
        Ok(())
    } else {
        Err(format!("the tables in xtask/src/rooms.rs do not allow this:\n{}", faults.join("\n")))
    }
}

fn faults(members: &[Member], rooms: &[Room], reserved: &[Reserved]) -> Vec<String> {
    let mut faults = Vec::new();
    for room in rooms {
        if !members.iter().any(|member| member.name == room.name) {
            faults.push(format!("{} is in the table, but not in the workspace", room.name));
        }
    }
    for member in members {
        let Some(room) = rooms.iter().find(|room| room.name == member.name) else {
            faults.push(format!("{} is in the workspace, but not in the table", member.name));
            continue;
        };
        for dependency in &member.normal {
            let is_ours = members.iter().any(|other| other.name == *dependency);
            if let Err(why) = allows(room, dependency, is_ours, reserved) {
                faults.push(format!("{} must not depend on {dependency}: {why}", member.name));
            }
        }
        for listed in room.ours {
            if !member.normal.iter().any(|dependency| dependency == listed) {
                faults.push(format!("{} may depend on {listed}, but does not", member.name));
            }
        }
    }
    faults
}

fn allows(
    room: &Room,
    dependency: &str,
    is_ours: bool,
    reserved: &[Reserved],
) -> Result<(), String> {
    if is_ours {
        let listed = room.ours.contains(&dependency);
        return if listed { Ok(()) } else { Err("it is another room".to_owned()) };
    }
    match room.outside {
        Outside::Only(listed) if listed.contains(&dependency) => Ok(()),
        Outside::Only(_) => Err("this room is pure".to_owned()),
        Outside::AllButReserved => {
            let refuses = |entry: &&Reserved| {
                entry.packages.contains(&dependency) && !entry.rooms.contains(&room.name)
            };
            match reserved.iter().find(refuses) {
                None => Ok(()),
                Some(entry) => Err(format!(
                    "it is for {}, which only {} may do",
                    entry.what_for,
                    entry.rooms.join(" and ")
                )),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;

    use super::{RESERVED, ROOMS, Reserved, Room, check, faults, free, pure};
    use crate::repository_root;
    use crate::workspace::Workspace;
    use crate::workspace::tests::house;

    const FOR_BOTS: &[Reserved] =
        &[Reserved { what_for: "randomness", packages: &["arrayvec"], rooms: &["bots"] }];

    fn sound() -> Vec<Room> {
        vec![
            pure("rules", &[], &["arrayvec"]),
            free("bots", &["rules"]),
            free("table", &["rules"]),
            free("program", &["table"]),
        ]
    }

    fn faults_of(rooms: &[Room]) -> Vec<String> {
        faults(&house().members, rooms, FOR_BOTS)
    }

    /// The arrows that ARCHITECTURE.md draws: each crate with the crates that it uses.
    fn drawn() -> BTreeMap<String, BTreeSet<String>> {
        let page = fs::read_to_string(repository_root().join("ARCHITECTURE.md")).expect("a page");
        let names = |text: &str| {
            text.split(", ").map(|name| name.trim().to_owned()).collect::<BTreeSet<_>>()
        };
        let mut drawn: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for line in page.lines() {
            let Some((used, users)) = line.split_once(" <- ") else { continue };
            let users = users.split(" --").next().unwrap_or_default();
            for user in names(users) {
                drawn.entry(user).or_default().extend(names(used));
            }
        }
        drawn
    }

    #[test]
    fn the_map_draws_the_arrows_of_the_table() {
        let plain = |name: &&str| name.trim_start_matches("munera-").to_owned();
        let table = ROOMS.iter().filter(|room| !room.ours.is_empty());
        let table: BTreeMap<String, BTreeSet<String>> =
            table.map(|room| (plain(&room.name), room.ours.iter().map(plain).collect())).collect();
        assert_eq!(drawn(), table);
    }

    #[test]
    fn a_sound_house_has_no_faults() {
        assert_eq!(faults_of(&sound()), Vec::<String>::new());
    }

    #[test]
    fn a_crate_that_is_in_no_table_is_a_fault() {
        let mut rooms = sound();
        rooms.remove(3);
        assert_eq!(faults_of(&rooms), ["program is in the workspace, but not in the table"]);
    }

    #[test]
    fn a_room_that_is_no_crate_is_a_fault() {
        let mut rooms = sound();
        rooms.push(free("cellar", &[]));
        assert_eq!(faults_of(&rooms), ["cellar is in the table, but not in the workspace"]);
    }

    #[test]
    fn an_arrow_that_is_not_listed_is_a_fault() {
        let mut rooms = sound();
        rooms[2] = free("table", &[]);
        assert_eq!(faults_of(&rooms), ["table must not depend on rules: it is another room"]);
    }

    #[test]
    fn an_arrow_that_no_crate_has_is_a_fault() {
        let mut rooms = sound();
        rooms[1] = free("bots", &["rules", "table"]);
        assert_eq!(faults_of(&rooms), ["bots may depend on table, but does not"]);
    }

    #[test]
    fn a_pure_room_may_use_only_what_is_listed() {
        let mut rooms = sound();
        rooms[0] = pure("rules", &[], &[]);
        assert_eq!(faults_of(&rooms), ["rules must not depend on arrayvec: this room is pure"]);
    }

    #[test]
    fn a_reserved_package_is_a_fault_elsewhere() {
        let mut rooms = sound();
        rooms[0] = free("rules", &[]);
        let fault =
            "rules must not depend on arrayvec: it is for randomness, which only bots may do";
        assert_eq!(faults_of(&rooms), [fault]);
    }

    #[test]
    fn this_workspace_keeps_its_tables() {
        assert_eq!(check(&Workspace::read().expect("read")), Ok(()));
    }

    #[test]
    fn the_tables_name_only_rooms_that_they_have() {
        let has = |name: &str| ROOMS.iter().any(|room| room.name == name);
        assert!(ROOMS.iter().flat_map(|room| room.ours).all(|name| has(name)));
        assert!(RESERVED.iter().flat_map(|entry| entry.rooms).all(|name| has(name)));
    }
}
