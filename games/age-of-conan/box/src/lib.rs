//! What comes with the rules of Age of Conan in the box.

mod chart;
pub mod edition;
mod sense;
mod sheet;

pub use sheet::Sheet;

/// The box.
#[derive(Copy, Clone, Debug)]
pub struct AgeOfConan;
