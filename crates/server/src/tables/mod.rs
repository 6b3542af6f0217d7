//! The tables of this server: all of them in memory, what is committed, and what reaches those who look. What a table is and
//! judges is `hosting`'s affair.

pub(crate) mod commands;
pub(crate) mod hall;
pub(crate) mod imports;
pub(crate) mod kept;
pub(crate) mod retell;
