//! A lesson that does not come out as written.

/// What does not fit the rules or the edition, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game}, {lesson}, {place}: {what}")]
pub struct Unfit {
    pub game: String,
    pub lesson: String,
    /// The position, or the step with its line in the script.
    pub place: String,
    pub what: String,
}
