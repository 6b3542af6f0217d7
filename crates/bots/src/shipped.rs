//! The models that ship. Version 0 is made by hand; `docs/bots.md` says what was learnt and how strong it is.

use crate::{Model, Sense};

/// The model that ships for a game; where there is none, the one made by hand.
pub fn shipped<S: Sense>() -> Model {
    let learnt = S::MODEL.and_then(|text| Model::read::<S>(text).ok());
    learnt.unwrap_or_else(Model::by_hand::<S>)
}
