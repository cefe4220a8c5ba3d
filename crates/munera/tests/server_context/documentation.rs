//! The documentation of the settings is generated from their definition.

use std::fs;
use std::path::Path;

use munera_server::config::Config;

#[test]
fn the_documented_settings_are_true() {
    const BEGIN: &str = "<!-- The settings, from the code. -->\n\n";
    const END: &str = "\n<!-- End of the settings. -->";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let (before, rest) = page.split_once(BEGIN).expect("the settings begin");
    let (_, after) = rest.split_once(END).expect("the settings end");
    let now = format!("{before}{BEGIN}{}{END}{after}", Config::table_of_settings());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return fs::write(&path, now).expect("it can be written");
    }
    assert_eq!(page, now, "run `cargo xtask golden` if the change is meant");
}
