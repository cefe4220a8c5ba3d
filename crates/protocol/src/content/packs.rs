//! The content packs that a program has.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use munera_rules::fired_up::{Pack, PackSource};

use super::{Content, PackError, read_pack};

/// The pack that tables use unless they ask for another.
pub const DEFAULT: &str = "default";

/// The program's own packs of earlier versions, oldest first.
const EARLIER: &[&str] = &[
    include_str!("../../../../content/earlier/default-1.toml"),
    include_str!("../../../../content/earlier/default-2.toml"),
    include_str!("../../../../content/earlier/default-3.toml"),
    include_str!("../../../../content/earlier/default-4.toml"),
];

/// The packs that a program has: those that it offers to new tables, and those of older games and
/// records.
///
/// A pack may change; a new version of the program may change its own pack. A game goes on with the
/// pack that it began with, and a record is read with it. The program contains its own earlier
/// packs. Storages keep the texts of other packs, and the program recalls them from there.
pub struct Packs {
    offered: Vec<Arc<Content>>,
    /// Read when one of them is first needed.
    earlier: LazyLock<Vec<Arc<Content>>>,
    recalled: RwLock<Vec<Arc<Content>>>,
}

impl Packs {
    /// The program's own pack.
    pub fn own() -> Self {
        let own = read_own(include_str!("../../../../content/default.toml"));
        Self {
            offered: vec![own],
            earlier: LazyLock::new(|| EARLIER.iter().map(|text| read_own(text)).collect()),
            recalled: RwLock::default(),
        }
    }

    /// The program's own pack, and more. The error is a name that two packs have.
    pub fn with(more: Vec<Content>) -> Result<Self, String> {
        let mut packs = Self::own();
        for content in more {
            if packs.offered.iter().any(|other| other.name == content.name) {
                return Err(content.name);
            }
            packs.offered.push(Arc::new(content));
        }
        Ok(packs)
    }

    /// The packs that new tables can have, the program's own first.
    pub fn offered(&self) -> &[Arc<Content>] {
        &self.offered
    }

    /// The packs that new tables can have, in the form of the rules' options.
    pub fn sources(&self) -> Vec<(Arc<Pack>, PackSource)> {
        let source = |content: &Arc<Content>| {
            (Arc::clone(&content.pack), PackSource::new(Arc::clone(content)))
        };
        self.offered.iter().map(source).collect()
    }

    /// The names of the packs that new tables can have.
    pub fn names(&self) -> Vec<&str> {
        self.offered.iter().map(|content| content.name.as_str()).collect()
    }

    /// The pack with this name in options: one that is offered, or `<name>@<hash>` for any that the
    /// program has.
    pub fn find(&self, name: &str) -> Option<Arc<Content>> {
        let offered = self.offered.iter().find(|content| content.name == name).cloned();
        offered.or_else(|| {
            let (name, hash) = name.split_once('@')?;
            self.find_recalled(name, hash)
        })
    }

    /// The name in options for the pack with this name and hash: its own name if it is offered,
    /// otherwise with its hash. `None` if the program does not have it.
    pub fn name_of(&self, name: &str, hash: &str) -> Option<String> {
        let is_it = |content: &Arc<Content>| content.name == name && content.hash == hash;
        if self.offered.iter().any(is_it) {
            return Some(name.to_owned());
        }
        self.find_recalled(name, hash).map(|_| format!("{name}@{hash}"))
    }

    fn find_recalled(&self, name: &str, hash: &str) -> Option<Arc<Content>> {
        let is_it = |content: &&Arc<Content>| content.name == name && content.hash == hash;
        let recalled = self.recalled.read().unwrap_or_else(PoisonError::into_inner);
        self.earlier.iter().chain(recalled.iter()).find(is_it).cloned()
    }

    /// Adds a pack from its text. Returns whether it has this hash.
    pub fn recall(&self, text: &str, hash: &str) -> bool {
        let Ok(content) = read_pack(text) else { return false };
        if content.hash != hash {
            return false;
        }
        let mut recalled = self.recalled.write().unwrap_or_else(PoisonError::into_inner);
        if recalled.iter().all(|known| known.hash != hash || known.name != content.name) {
            recalled.push(Arc::new(content));
        }
        true
    }

    /// Checks that the program has the pack with this name and hash. Old records have no hash: for
    /// them the name is enough.
    pub fn check(&self, name: &str, hash: Option<&str>) -> Result<(), PackError> {
        let recorded = hash.map(str::to_ascii_lowercase);
        if recorded.as_ref().is_some_and(|hash| self.name_of(name, hash).is_some()) {
            return Ok(());
        }
        let named = self.find(name);
        // A name in a record can be very long, or contain control characters for a terminal.
        let name: String = name.chars().filter(|symbol| !symbol.is_control()).take(40).collect();
        let is_hash =
            |hash: &String| hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        if recorded.as_ref().is_some_and(|hash| !is_hash(hash)) {
            return Err(PackError::NoHash);
        }
        match (named, recorded) {
            (None, hash) => Err(PackError::Missing { name, hash }),
            (Some(content), Some(recorded)) if content.hash != recorded => {
                Err(PackError::Differs { name, recorded, here: content.hash.clone() })
            }
            (Some(_), _) => Ok(()),
        }
    }
}

fn read_own(text: &str) -> Arc<Content> {
    match read_pack(text) {
        Ok(content) => Arc::new(content),
        Err(faults) => panic!("a pack of our own is faulty: {faults:?}"),
    }
}

impl std::fmt::Debug for Packs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Packs").field(&self.names()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{EARLIER, Packs};
    use crate::content::read_pack;

    /// The program keeps every pack that was once its own: games may have begun with it.
    #[test]
    fn our_own_packs_of_earlier_days_are_known() {
        const HASHES: &[&str] = &[
            "89fdaabbb8fa718c79d4cacf0ebb741bc65bec74952ea2e65652b25ad052a251",
            "cd2af6d0bce37eb6e8bdbb152e60ff1597479d740f5f0bce2dc05ad0a3063234",
            "f8aa7218f7df4e51f9c71843ecc76b05e41f752a89c6966ac28ddcc410efbd0e",
            "937f0690b7aaf2aad41da54a58b1b17e539fff6d51221ce46391550ee7b4811e",
        ];
        assert_eq!(EARLIER.len(), HASHES.len());
        let packs = Packs::own();
        for hash in HASHES {
            let name = packs.name_of("default", hash).expect("it is known");
            assert_eq!(packs.find(&name).expect("it is found").hash, *hash);
        }
    }

    #[test]
    fn a_pack_that_was_changed_is_found_by_its_hash() {
        let packs = Packs::own();
        let own = &packs.offered()[0];
        assert_eq!(packs.name_of(&own.name, &own.hash), Some(own.name.clone()));
        let older = own.text.replacen("stamina = 13", "stamina = 14", 1);
        let read = read_pack(&older).expect("a pack");
        assert_ne!(read.hash, own.hash, "the older one is another");
        assert_eq!(packs.name_of(&own.name, &read.hash), None);
        assert!(!packs.recall(&older, &own.hash), "a text of another hash is refused");
        assert!(!packs.recall("no pack", &read.hash));
        assert!(packs.recall(&older, &read.hash));
        let name = packs.name_of(&own.name, &read.hash).expect("it is here");
        let found = packs.find(&name).expect("it is found");
        assert_eq!((&found.hash, &found.name), (&read.hash, &own.name));
        let now = packs.find(&own.name).expect("our own");
        assert_eq!(now.hash, own.hash, "new games have the new one");
        assert_eq!(
            Packs::own().name_of(&own.name, &read.hash),
            None,
            "others have not recalled it"
        );
    }
}
