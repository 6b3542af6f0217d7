//! The derivation of chance, written a second time from `docs/chronicle.md` alone: no code is shared.

use sha2::{Digest, Sha256};

use super::{SECRET, open, play_on};

fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    Sha256::digest(parts.concat()).into()
}

/// The words of ChaCha20 (RFC 8439, section 2.3) for this key, nonce zero, blocks from zero on.
fn chacha20(key: [u8; 32]) -> impl Iterator<Item = u32> {
    let mut start = [0u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.as_chunks::<4>().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    (0..).flat_map(move |block| {
        start[12] = block;
        let mut state = start;
        for round in 0..20 {
            let step = if round % 2 == 0 { [0, 4, 8, 12] } else { [0, 5, 10, 15] };
            for column in 0..4 {
                let at = |row: usize| {
                    let base = step[row] - row * 4;
                    row * 4 + (base + column) % 4
                };
                quarter_round(&mut state, [at(0), at(1), at(2), at(3)]);
            }
        }
        core::array::from_fn::<_, 16, _>(|i| state[i].wrapping_add(start[i]))
    })
}

fn quarter_round(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (sum, other, turned, bits) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[sum] = state[sum].wrapping_add(state[other]);
        state[turned] = (state[turned] ^ state[sum]).rotate_left(bits);
    }
}

fn below(words: &mut impl Iterator<Item = u32>, n: u64) -> u64 {
    let fair = (1 << 32) / n * n;
    words.map(u64::from).find(|&word| word < fair).expect("the stream does not end") % n
}

/// Cairn asks for two numbers below 6 in the opening, one below 6 when a builder stops, one below 4 when one
/// leaves.
#[test]
fn anyone_can_recompute_every_answer() {
    let mut scribe = open("cairn", &["Ann", "Bo"], &[("turns", "40")]);
    play_on(&mut scribe, 21, 90);
    scribe.leave(table::Seat(1)).expect("anybody may leave");
    let text = scribe.close().expect("writable").to_string();

    let (head, body) = text.split_once("\n\n").expect("a header");
    let named = |line: &&str| line.starts_with("name ");
    let nameless: String = [head, "\n"].concat().split_inclusive('\n').filter(|line| !named(line)).collect();
    let mut transcript = sha256(&[b"nemedian chance 1 header\n", nameless.as_bytes()]);
    let mut recomputed = 0;
    for line in body.lines().take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("state ")) {
        let entry = &line[..line.len() - " #01234567".len()];
        let (deed, answers) = entry.rsplit_once(" [").expect("answers");
        let key = sha256(&[b"nemedian chance 1 key\n", &SECRET.0, &transcript, deed.as_bytes()]);
        let mut words = chacha20(key);
        for answer in answers.trim_end_matches(']').split_terminator(' ').filter(|answer| !answer.is_empty())
        {
            let n = if deed.ends_with(" leaves") { 4 } else { 6 };
            assert_eq!(below(&mut words, n).to_string(), answer, "{line}");
            recomputed += 1;
        }
        transcript = sha256(&[b"nemedian chance 1 entry\n", &transcript, entry.as_bytes()]);
    }
    assert!(recomputed > 20, "{text}");
    let commitment = chronicle::Commitment(sha256(&[b"nemedian chance 1 commitment\n", &SECRET.0]));
    assert!(head.contains(&format!("\ncommitment {commitment}\n")));
}

#[test]
fn dice_fall_differently_with_another_nonce_secret_or_action() {
    use chronicle::{Committed, Nonce, Secret, Transcript};
    use table::{Chance, Deed, Seat};

    let header = open("cairn", &["Ann", "Bo"], &[]).header().clone();
    let roll = |mut chance: Committed| -> Vec<u32> { (0..16).map(|_| chance.below(1000)).collect() };
    let mut rolls = vec![];
    for nonce in 0..2 {
        let mut header = header.clone();
        header.promise.as_mut().expect("committed").nonces[1] = Nonce([nonce; 16]);
        let transcript = Transcript::new(&header);
        for secret in [SECRET, Secret([0; 32])] {
            rolls.push(roll(Committed::for_opening(&secret, &transcript)));
            let mut after = transcript.clone();
            after.opening(&[1, 2]);
            for (seat, deed) in [(0, "a"), (0, "b"), (1, "a")] {
                let deed = Deed::Act(deed.into());
                rolls.push(roll(Committed::for_entry(&secret, &after, Seat(seat), &deed)));
            }
        }
    }
    let all = rolls.len();
    rolls.sort();
    rolls.dedup();
    assert_eq!((rolls.len(), all), (16, 16));
}
