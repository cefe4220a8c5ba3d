//! Types as TypeScript.

/// A type as TypeScript, and its documentation.
pub type Declaration = (String, Option<String>);

/// Types as TypeScript.
#[macro_export]
macro_rules! declarations {
    ($config:expr, $($name:ty),* $(,)?) => {
        vec![$((<$name as ts_rs::TS>::decl($config), <$name as ts_rs::TS>::docs())),*]
    };
}
pub use declarations;
