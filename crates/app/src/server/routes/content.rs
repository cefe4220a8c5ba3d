//! What is printed on the cards and mats of Fired Up, for whoever shows them.

use axum::Json;
use axum::extract::Path;

use crate::content;
use crate::server::error::AppError;
use crate::wire::PackForm;

/// A content pack of Fired Up, with its words in every language. Options of a table name its pack;
/// where they name none, it is `default`.
#[utoipa::path(get, path = "/api/content/{pack}", tag = "tables", params(
    ("pack" = String, Path, description = "The name of the pack, as options have it."),
), responses(
    (status = 200, description = "The pack.", body = PackForm),
    (status = 404, description = "No such pack.", body = crate::server::error::ErrorBody),
))]
pub(in crate::server) async fn show_content(
    Path(pack): Path<String>,
) -> Result<Json<PackForm>, AppError> {
    let content = content::find(&pack).ok_or(AppError::NotFound)?;
    Ok(Json(PackForm::write(content)))
}
