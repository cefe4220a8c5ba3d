//! The printed content of Fired Up's cards and mats, for clients that show them.

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use munera_guide::wire::PackForm;

use super::TableRoutes;
use crate::error::AppError;
use crate::pack_form::write_pack;

/// A content pack of Fired Up, with its texts in every language. A table's options name its pack;
/// if they name none, it is `default`.
#[utoipa::path(get, path = "/api/content/{pack}", tag = "tables", params(
    ("pack" = String, Path, description = "The name of the pack, as options have it."),
), responses(
    (status = 200, description = "The pack.", body = PackForm),
    (status = 404, description = "No such pack.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn show_content(
    State(routes): State<TableRoutes>,
    Path(pack): Path<String>,
) -> Result<impl IntoResponse, AppError> {
    let content = routes.tables.packs().find(&pack).ok_or(AppError::NotFound)?;
    let name = format!("content {}@{}", content.name, content.hash);
    let written = routes.context.written_once.json(&name, || write_pack(&content))?;
    Ok(([(CONTENT_TYPE, "application/json")], written))
}
