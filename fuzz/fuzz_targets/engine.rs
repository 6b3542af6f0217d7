//! The engine protocol: for every line one answer, each of them JSON with a field `ok`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, from_str};

fuzz_target!(|bytes: &[u8]| {
    // The coach thinks for as long as it is told to.
    let told: Vec<u8> = bytes
        .split_inclusive(|&byte| byte == b'\n')
        .filter(|line| !String::from_utf8_lossy(line).contains("hint"))
        .flatten()
        .copied()
        .collect();
    let mut out = Vec::new();
    nemedian::engine(&mut told.as_slice(), &mut out).expect("memory is always there");
    let answers = String::from_utf8(out).expect("answers are text");
    for answer in answers.lines() {
        assert!(from_str::<Value>(answer).expect("JSON")["ok"].is_boolean(), "{answer}");
    }
});
