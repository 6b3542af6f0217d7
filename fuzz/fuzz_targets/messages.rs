//! Every message a client can send, from bytes: what is understood is written down again as the same message.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{from_slice, to_vec};
use server::wire::{ChooseRole, Claim, Command, Credentials, Fork, Join, NewTable, Rename};

macro_rules! again {
    ($bytes:ident: $($message:ty),*) => {$(
        if let Ok(message) = from_slice::<$message>($bytes) {
            let written = to_vec(&message).expect("a message can be written");
            assert!(from_slice::<$message>(&written).expect("and read") == message);
        }
    )*};
}

fuzz_target!(|bytes: &[u8]| {
    again!(bytes: Command, NewTable, Join, ChooseRole, Fork, Rename, Claim, Credentials);
});
