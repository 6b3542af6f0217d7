//! What comes over the network: requests, sockets, pages, and what they are answered.

pub(crate) mod api;
pub(crate) mod fault;
pub(crate) mod guard;
pub(crate) mod pages;

pub(crate) mod socket;
pub(crate) mod typescript;
