//! Keys for information sets: 64 bits, hashed from a view and the moves seen since.

use std::hash::{Hash, Hasher};

use table::{Dice, Insight, Sight};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key(u64);

impl Key {
    pub(crate) fn of(what: impl Hash) -> Key {
        Key(0x243F_6A88_85A3_08D3).and(what)
    }

    /// Views cannot be hashed, but positions can: hash the position imagined from the view with fixed dice. Equal views
    /// give equal positions. Different views give different positions, because each position has its view.
    pub(crate) fn of_view<G: Sight>(view: &G::View) -> Key {
        Key::of(Insight::<G>::of(view).imagine(&mut Dice(0)))
    }

    pub(crate) fn and(self, more: impl Hash) -> Key {
        let mut mixer = Mixer(self.0);
        more.hash(&mut mixer);
        Key(mixer.finish())
    }

    pub(crate) fn place(self, mask: usize) -> usize {
        self.0 as usize & mask
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0);
    }
}

/// One multiplication per word: the standard library's hasher would slow down the inner loop.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn take(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xDA94_2042_E4DD_58B5;
        self.0 = (product as u64) ^ ((product >> 64) as u64).rotate_left(23);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.take(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.take(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.take(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.take(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.take(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.take(word as u64);
    }

    fn finish(&self) -> u64 {
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z ^ (z >> 31)
    }
}
