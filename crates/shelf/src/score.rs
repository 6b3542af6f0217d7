//! The final count of a game as a table.

use serde::Serialize;
use utoipa::ToSchema;

/// The score sheet of a finished game: a row a source, a column a seat. Every column adds up to its total.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Score {
    pub rows: Vec<ScoreRow>,
    pub totals: Vec<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ScoreRow {
    /// Key of its name.
    pub source: &'static str,
    /// By seat; what it cost is negative.
    pub points: Vec<i64>,
}

impl Score {
    /// From each seat's points by source, every seat's in the same order; sources that brought nobody anything are left
    /// out.
    pub fn of(order: &[&'static str], seats: &[Vec<(i64, &'static str)>]) -> Score {
        let points = |source: &str, seat: &[(i64, &str)]| -> i64 {
            seat.iter().filter(|(_, its)| *its == source).map(|(points, _)| points).sum()
        };
        let row = |&source: &&'static str| {
            let points: Vec<i64> = seats.iter().map(|seat| points(source, seat)).collect();
            points.iter().any(|points| *points != 0).then_some(ScoreRow { source, points })
        };
        let totals = seats.iter().map(|seat| seat.iter().map(|(points, _)| points).sum()).collect();
        Score { rows: order.iter().filter_map(row).collect(), totals }
    }
}
