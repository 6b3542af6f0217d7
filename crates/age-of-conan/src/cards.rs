//! Cards are data in a closed vocabulary ([`op`]).

pub mod op;
