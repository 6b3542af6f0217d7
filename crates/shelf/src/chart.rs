//! A picture of a board for a screen of letters.

/// Places in rows, north to south, each row from west to east.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    pub rows: Vec<Vec<Option<Spot>>>,
    /// The letters that stand for players, and the names they stand for.
    pub letters: Vec<(char, &'static str)>,
    /// The message that explains the signs.
    pub legend: &'static str,
    /// Keys of the description's lines that the picture already shows.
    pub shows: &'static [&'static str],
}

/// A place, and what lies there, in letters and signs that need no translation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    pub name: &'static str,
    pub lines: [String; 2],
}
