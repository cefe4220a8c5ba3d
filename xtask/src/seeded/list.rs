//! The list of the bugs in `docs/testing.md`.

use std::fmt::Write;

use super::bug::Bug;
use super::bugs::AREAS;

/// The head of each table.
const HEAD: &str = "| name | what goes wrong | found by |\n|---|---|---|";

/// All bugs, as `docs/testing.md` has them.
pub(super) fn markdown() -> String {
    let mut list = String::new();
    for area in AREAS {
        // Writing into a text cannot fail.
        let _ = writeln!(list, "**{}**\n\n{HEAD}", area.title);
        for Bug { name, wrong, found_by, .. } in area.bugs {
            let (program, test) = (found_by.program, found_by.name);
            let _ = writeln!(list, "| `{name}` | {wrong} | `{program}` `{test}` |");
        }
        list.push('\n');
    }
    list
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use super::markdown;
    use crate::repository_root;

    const BEGIN: &str = "<!-- The seeded bugs, from xtask/src/seeded/bugs. -->\n\n";
    const END: &str = "<!-- End of the seeded bugs. -->";

    #[test]
    fn the_document_has_this_list() {
        let path = repository_root().join("docs/testing.md");
        let page = fs::read_to_string(&path).expect("the page is there");
        let (before, rest) = page.split_once(BEGIN).expect("the list begins");
        let (_, after) = rest.split_once(END).expect("the list ends");
        let now = format!("{before}{BEGIN}{}{END}{after}", markdown());
        if env::var_os("UPDATE_GOLDEN").is_some() {
            return fs::write(&path, now).expect("it can be written");
        }
        assert_eq!(page, now, "run `cargo xtask golden` if the change is meant");
    }
}
