//! Packs that are no longer on the shelf, for games that began with them.
//!
//! A pack may be changed, our own by a new version of the program. Games that have begun go on with the
//! one they began with, and records are told by it. Our own of earlier days are part of the program; of
//! others, whoever kept the text hands it in here.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use munera_rules::fired_up::Pack;

use super::{Content, read_pack, shelf};

/// Our own packs of earlier days, oldest first.
const EARLIER: &[&str] = &[
    include_str!("../../../../content/earlier/default-1.toml"),
    include_str!("../../../../content/earlier/default-2.toml"),
    include_str!("../../../../content/earlier/default-3.toml"),
    include_str!("../../../../content/earlier/default-4.toml"),
];

/// Earlier packs, and those that were handed in. They stay for as long as the program runs: there are
/// few.
static RECALLED: LazyLock<RwLock<Vec<&'static Content>>> = LazyLock::new(|| {
    let read = |text: &&str| match read_pack(text) {
        Ok(content) => &*Box::leak(Box::new(content)),
        Err(faults) => panic!("an earlier pack is faulty: {faults:?}"),
    };
    RwLock::new(EARLIER.iter().map(read).collect())
});

/// The name by which games find a pack of that name and hash: its own if the very same is on the
/// shelf, otherwise one with its hash, if it has been recalled. `None` if it is not here.
pub fn recalled_name(name: &str, hash: &str) -> Option<String> {
    let is_it = |content: &&Content| content.name == name && content.hash == hash;
    if shelf().iter().any(|content| is_it(&content)) {
        return Some(name.to_owned());
    }
    list().iter().any(is_it).then(|| format!("{name}@{hash}"))
}

/// Recalls a pack by its text; whether it is the one of that hash.
pub fn recall(text: &str, hash: &str) -> bool {
    let Ok(content) = read_pack(text) else { return false };
    if content.hash != hash {
        return false;
    }
    let mut packs = RECALLED.write().unwrap_or_else(PoisonError::into_inner);
    if packs.iter().all(|known| known.hash != hash) {
        packs.push(Box::leak(Box::new(content)));
    }
    true
}

/// The pack that [`recalled_name`] names so.
pub(super) fn find(name: &str) -> Option<&'static Content> {
    let (name, hash) = name.split_once('@')?;
    list().into_iter().find(|content| content.name == name && content.hash == hash)
}

pub(super) fn of_pack(pack: &Arc<Pack>) -> Option<&'static Content> {
    list().into_iter().find(|content| Arc::ptr_eq(&content.pack, pack))
}

fn list() -> Vec<&'static Content> {
    RECALLED.read().unwrap_or_else(PoisonError::into_inner).clone()
}

#[cfg(test)]
mod tests {
    use super::{EARLIER, recall, recalled_name};
    use crate::content::{all, find, of_pack};

    /// Whatever was once our own pack is known for good: games may have begun with it.
    #[test]
    fn our_own_packs_of_earlier_days_are_known() {
        const HASHES: &[&str] = &[
            "89fdaabbb8fa718c79d4cacf0ebb741bc65bec74952ea2e65652b25ad052a251",
            "cd2af6d0bce37eb6e8bdbb152e60ff1597479d740f5f0bce2dc05ad0a3063234",
            "f8aa7218f7df4e51f9c71843ecc76b05e41f752a89c6966ac28ddcc410efbd0e",
            "937f0690b7aaf2aad41da54a58b1b17e539fff6d51221ce46391550ee7b4811e",
        ];
        assert_eq!(EARLIER.len(), HASHES.len());
        for hash in HASHES {
            let name = recalled_name("default", hash).expect("it is known");
            assert_eq!(find(&name).expect("it is found").hash, *hash);
        }
    }

    #[test]
    fn a_pack_that_was_changed_is_found_by_its_hash() {
        let own = &all()[0];
        assert_eq!(recalled_name(&own.name, &own.hash), Some(own.name.clone()));
        let older = own.text.replacen("stamina = 13", "stamina = 14", 1);
        let read = crate::content::read_pack(&older).expect("a pack");
        assert_ne!(read.hash, own.hash, "the older one is another");
        assert_eq!(recalled_name(&own.name, &read.hash), None);
        assert!(!recall(&older, &own.hash), "a text of another hash is refused");
        assert!(!recall("no pack", &read.hash));
        assert!(recall(&older, &read.hash));
        let name = recalled_name(&own.name, &read.hash).expect("it is here");
        let found = find(&name).expect("it is found");
        assert_eq!((&found.hash, &found.name), (&read.hash, &own.name));
        assert!(of_pack(&found.pack).is_some_and(|content| content.hash == read.hash));
        assert_eq!(find(&own.name).expect("our own").hash, own.hash, "new games have the new one");
    }
}
