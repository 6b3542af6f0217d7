//! Every message that a client or the server sends on a socket, from bytes: every message that can be read is
//! written back as the same message.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{from_slice, to_vec};
use server::wire::{
    AdminLink, ChooseRole, Claim, Command, Credentials, Fork, ForkOf, Join, NewTable, Rename, ToClient,
};

macro_rules! again {
    ($bytes:ident: $($message:ty),*) => {$(
        if let Ok(message) = from_slice::<$message>($bytes) {
            let written = to_vec(&message).expect("a message can be written");
            assert!(from_slice::<$message>(&written).expect("and read") == message);
        }
    )*};
}

fuzz_target!(|bytes: &[u8]| {
    again!(bytes: Command, NewTable, Join, ChooseRole, Fork, ForkOf, Rename, Claim, Credentials, AdminLink);
    again!(bytes: ToClient);
});
