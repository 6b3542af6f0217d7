//! What can be played.

use axum::Json;
use serde_json::Value;
use shelf::GAMES;

/// Every game: how many play, as what, with which options, against which bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Object)))]
pub(crate) async fn list() -> Json<Value> {
    let games: Vec<_> = GAMES.iter().map(|title| title.label()).collect();
    let bots: Vec<_> = shelf::Bot::ALL.iter().map(|bot| bot.name()).collect();
    Json(serde_json::json!({ "games": games, "bots": bots }))
}
