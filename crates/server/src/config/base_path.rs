//! The path below which the server answers.

use std::fmt;
use std::str::FromStr;

/// Where on its host the server is found: `/`, or a path such as `/munera/`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BasePath(String);

impl BasePath {
    /// The prefix of every route: empty for the root, otherwise a path without a slash at its end.
    pub fn prefix(&self) -> &str {
        &self.0
    }
}

/// The text is not a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPath;

impl FromStr for BasePath {
    type Err = NotAPath;

    fn from_str(text: &str) -> Result<Self, NotAPath> {
        if text == "/" {
            return Ok(Self::default());
        }
        let inner = text.strip_prefix('/').ok_or(NotAPath)?;
        let inner = inner.strip_suffix('/').unwrap_or(inner);
        // Braces mean parameters to the router, and all other characters would need escaping.
        let plain = |symbol: char| symbol.is_ascii_alphanumeric() || "-_.~".contains(symbol);
        let is_part =
            |part: &str| !part.is_empty() && part != "." && part != ".." && part.chars().all(plain);
        if inner.split('/').all(is_part) { Ok(Self(format!("/{inner}"))) } else { Err(NotAPath) }
    }
}

impl fmt::Display for BasePath {
    /// With a slash at its end, so that other paths can be relative to it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{BasePath, NotAPath};

    #[test]
    fn a_path_is_read_with_or_without_its_last_slash() {
        for (text, prefix, shown) in
            [("/", "", "/"), ("/a", "/a", "/a/"), ("/a/", "/a", "/a/"), ("/a/b", "/a/b", "/a/b/")]
        {
            let path: BasePath = text.parse().expect("a path");
            assert_eq!((path.prefix(), path.to_string().as_str()), (prefix, shown));
        }
    }

    #[test]
    fn what_is_no_path_is_refused() {
        for text in ["", "a", "//", "/a//b", "/{a}", "/a b", "/../a", "/a;b", "/é"] {
            assert_eq!(text.parse::<BasePath>(), Err(NotAPath), "{text}");
        }
    }
}
