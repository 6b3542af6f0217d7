//! The fate dice (D): what they show, and which of the pool may be used for what.

use crate::{board::Board, content::map::words};

words! {
    /// What a fate die shows (D-1).
    Face from "face-":
    Military = "face-military", Intrigue = "face-intrigue", CourtConan = "face-court-conan",
    Either = "face-military-intrigue", Wild = "face-wild",
}

words! {
    /// What a die is used for (D-2..D-6).
    Use from "use-":
    Military = "use-military", Intrigue = "use-intrigue", Court = "use-court",
}

pub const FACES: usize = Face::ALL.len();
/// D-1
pub const DICE: u8 = 7;
/// D-1: the six sides of a die.
pub const SIDES: [Face; 6] =
    [Face::Military, Face::Intrigue, Face::CourtConan, Face::CourtConan, Face::Either, Face::Wild];

impl Board {
    /// D-2..D-7: whether a die of the pool may be used so.
    #[inline]
    pub fn may_use(&self, face: Face, purpose: Use) -> bool {
        let shows = |face: Face| self.pool[face.index()] > 0;
        shows(face)
            && match (face, purpose) {
                (Face::Military, Use::Military)
                | (Face::Intrigue, Use::Intrigue)
                | (Face::CourtConan, Use::Court) => true,
                (Face::Either, Use::Military) => !shows(Face::Military),
                (Face::Either, Use::Intrigue) => !shows(Face::Intrigue),
                (Face::Wild, Use::Military) => !shows(Face::Military) && !shows(Face::Either),
                (Face::Wild, Use::Intrigue) => !shows(Face::Intrigue) && !shows(Face::Either),
                (Face::Wild, Use::Court) => !shows(Face::CourtConan),
                _ => false,
            }
    }
}
