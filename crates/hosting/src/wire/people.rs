//! People and their log-ins.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Me {
    pub id: String,
    pub name: String,
    /// The portrait one chose, by its key.
    pub portrait: Option<String>,
    pub guest: bool,
    pub admin: bool,
    pub mail: Option<String>,
    /// Whether the link that was sent to this address was opened.
    pub confirmed: bool,
    /// Whether this server sends mail.
    pub mails: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LoginInfo {
    pub id: String,
    pub agent: String,
    pub at: i64,
    /// The one that asks.
    pub this: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// The portraits people choose from; the page cuts them (`web/engraver/common.toml`).
pub const PORTRAITS: [&str; 20] = [
    "cimmerian",
    "aesir",
    "vanir",
    "pict",
    "bossonian",
    "poitanian",
    "nemedian",
    "zingaran",
    "argossean",
    "zamorian",
    "corinthian",
    "brythunian",
    "hyperborean",
    "hyrkanian",
    "turanian",
    "shemite",
    "stygian",
    "kushite",
    "vendhyan",
    "witch",
];

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Portrait {
    /// One of those there are, by its key; nothing for none.
    pub portrait: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    pub name: String,
    pub password: String,
    #[serde(default)]
    pub mail: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub name: String,
    pub password: String,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdminLink {
    pub token: String,
}

/// The old password, and the new one; every other log-in ends.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    pub old: String,
    pub new: String,
}

/// Another mail address, or none; a link is sent to it, if this server sends mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    pub mail: String,
    pub password: String,
}

/// A name, or a confirmed mail address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    pub who: String,
}

/// The word of a link, out of what follows the hash sign.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    pub token: String,
}

/// The word of a link, and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reset {
    pub token: String,
    pub password: String,
}

/// What shows that somebody means it: the password, or for a guest, who has none, the name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    #[serde(default)]
    pub password: Option<String>,
    #[serde(default)]
    pub name: Option<String>,
}

/// Everything that is stored about one person. Times are milliseconds since 1970.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Everything {
    pub account: Account,
    pub logins: Vec<KeptLogin>,
    pub seats: Vec<KeptSeat>,
    pub deeds: Vec<OwnDeed>,
    /// The tables opened.
    pub tables: Vec<KeptTable>,
    pub talk: Vec<Said>,
    pub blocked: Vec<KeptBlock>,
    /// The tables whose talk is not shown.
    pub muted: Vec<String>,
    /// What was reported to the operator.
    pub reports: Vec<KeptReport>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Account {
    pub id: String,
    pub name: String,
    pub portrait: String,
    pub guest: bool,
    pub mail: String,
    pub confirmed: bool,
    pub admin: bool,
    pub made: i64,
    /// When they were last here, to the minute.
    pub seen: i64,
    /// Since when they are banned, or 0.
    pub banned: i64,
    pub ban_reason: String,
}

/// Somebody one wants nothing to do with, by id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KeptBlock {
    pub person: String,
    pub at: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KeptReport {
    pub table: String,
    pub line: i64,
    pub why: String,
    pub at: i64,
    /// When it was settled, or 0.
    pub settled: i64,
    pub verdict: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KeptLogin {
    pub agent: String,
    pub made: i64,
    /// To the hour.
    pub used: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KeptSeat {
    pub table: String,
    pub game: String,
    pub status: String,
    pub seat: u8,
    pub role: String,
    pub stand_in: bool,
    /// The version last looked at.
    pub looked: u32,
    /// What this seat added to chance.
    pub nonce: String,
}

/// Something done at a seat, in the notation of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OwnDeed {
    pub table: String,
    pub seat: u8,
    pub deed: String,
    pub at: i64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct KeptTable {
    pub table: String,
    pub game: String,
    pub status: String,
    pub listed: bool,
    pub watchable: bool,
    pub hints: bool,
    pub terms: super::TableTerms,
    pub made: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Said {
    pub table: String,
    pub text: String,
    pub at: i64,
}

/// Passwords and tokens are not written into logs.
macro_rules! not_shown {
    ($($name:ident),*) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }
    )*};
}
not_shown!(Claim, Credentials, AdminLink, NewPassword, NewMail, Forgotten, Confirm, Reset, Farewell);
