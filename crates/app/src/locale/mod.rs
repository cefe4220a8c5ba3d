//! placeholder
use munera_rules::gorus;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Russian,
}
impl Language {
    pub fn read(code: &str) -> Option<Self> {
        match code {
            "en" => Some(Self::English),
            "ru" => Some(Self::Russian),
            _ => None,
        }
    }
}
pub struct Locale;
impl Locale {
    pub fn new(_: Language) -> Self {
        Self
    }
    pub fn refusal(&self, refusal: &gorus::Refusal) -> String {
        refusal.to_string()
    }
}
impl Locale {
    pub fn notation(&self, e: munera_rules::NotationError) -> String {
        e.to_string()
    }
}
