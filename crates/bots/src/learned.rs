//! The models that ship, written by `nemedian train`.

use crate::{Model, Sense};

const SHIPPED: [&str; 2] =
    [include_str!("../models/age-of-conan.model"), include_str!("../models/card-game.model")];

/// The model learnt for a game; where there is none, the one made by hand.
pub fn learned<G: Sense>() -> Model {
    SHIPPED.iter().find_map(|text| Model::read::<G>(text).ok()).unwrap_or_else(Model::by_hand::<G>)
}
