//! How each game's view is shown outside: a module a game, with types of its own.

mod age_of_conan;
mod ambush;
mod card_game;
mod nim;

use utoipa::OpenApi as _;

/// Every sheet, named after its game, and the types it is made of.
#[derive(utoipa::OpenApi)]
#[openapi(components(schemas(age_of_conan::Sheet, ambush::Sheet, card_game::Sheet, nim::Sheet)))]
struct Sheets;

/// The sheets of all games as an OpenAPI document, from which the client's types are made.
pub fn schemas() -> utoipa::openapi::OpenApi {
    Sheets::openapi()
}
