//! What the operator sees, on the admin page and with `nemedian admin`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ChatLine, Sitter, Status};

/// A person as the operator sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Known {
    pub id: String,
    pub name: String,
    pub guest: bool,
    pub admin: bool,
    /// When they came, in milliseconds since 1970.
    pub made: i64,
    /// When they were last here, to the minute; 0 if nobody noted it.
    pub seen: i64,
    /// Since when they are banned, if they are.
    pub banned: Option<i64>,
    pub ban_reason: String,
    /// At how many tables they sit or sat.
    pub tables: i64,
    /// How many of their lines were reported.
    pub reports: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KnownSeat {
    pub seat: u8,
    pub sitter: Sitter,
    pub person: Option<String>,
    pub name: String,
    pub stand_in: bool,
}

/// A table as the operator sees it: who sits there, and never what is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KnownTable {
    pub id: String,
    pub game: String,
    pub status: Status,
    /// Whose it is, by id.
    pub owner: Option<String>,
    pub listed: bool,
    pub watchable: bool,
    pub touched: i64,
    pub seats: Vec<KnownSeat>,
}

/// A person, and the tables they sit at, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KnownPerson {
    pub person: Known,
    pub tables: Vec<KnownTable>,
}

/// Talk that somebody reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Reported {
    pub id: String,
    pub table: String,
    pub line: i64,
    /// Who said it: id, and the name they had.
    pub person: String,
    pub name: String,
    pub text: String,
    /// Who reported it, by id and name.
    pub reporter: String,
    pub reporter_name: String,
    pub why: String,
    /// What was said before and after it.
    pub context: Vec<ChatLine>,
    pub at: i64,
    /// When it was settled, if it is.
    pub settled: Option<i64>,
    pub verdict: String,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    #[serde(default)]
    pub reason: String,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settle {
    #[serde(default)]
    pub verdict: String,
}

/// Good for one new password. Shown to the operator, who hands it to its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ResetLink {
    pub link: String,
}
