//! Who somebody is, what they are called, how often they may do what, and what the operator does about it.

pub(crate) mod company;
pub(crate) mod farewell;
pub(crate) mod identity;
pub(crate) mod limits;
pub(crate) mod mail;
pub(crate) mod naming;
pub(crate) mod office;
pub(crate) mod token;
