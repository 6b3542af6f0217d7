//! The models that ship, in the format of `nemedian train`. Version 0 is made by hand; `docs/bots.md` says what was
//! learnt and how strong it is.

use crate::{Model, Sense};

const SHIPPED: [&str; 2] =
    [include_str!("../models/age-of-conan.model"), include_str!("../models/card-game.model")];

/// The model that ships for a game; where there is none, the one made by hand.
pub fn shipped<G: Sense>() -> Model {
    SHIPPED.iter().find_map(|text| Model::read::<G>(text).ok()).unwrap_or_else(Model::by_hand::<G>)
}
