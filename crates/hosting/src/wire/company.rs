//! Keeping one's company: whom one does not want to meet or hear, and what one reports to the operator.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Whom one wants nothing to do with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Block {
    /// Whoever said this.
    Line { table: String, line: i64 },
    /// Whoever sits there.
    Seat { table: String, seat: u8 },
    /// Whoever has registered this name.
    Name { name: String },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Blocked {
    pub id: String,
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// A table whose talk one does not hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Muted {
    pub table: String,
    pub game: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Company {
    pub blocked: Vec<Blocked>,
    pub muted: Vec<Muted>,
}

/// A line of talk that the operator should see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    pub table: String,
    pub line: i64,
    /// In one's own words.
    #[serde(default)]
    pub why: String,
}

/// Whom a table's owner sends away.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendAway {
    pub seat: u8,
}
