//! Every text that comes from outside: chronicles, positions, actions, and things one asks about.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shelf::{GAMES, Shelf, Start, Terms};
use table::{Dice, Seat};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = chronicle::as_text(bytes) {
        _ = chronicle::verify(text, &Shelf);
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for title in GAMES {
        if let Ok(game) = title.open(&Start::Scenario(text.into()), &mut Dice(0)) {
            _ = game.offers(Seat(0));
        }
        let seats = title.label().seats[0];
        let Ok(game) = title.open(&Start::Agreed(Terms::seats(seats.into())), &mut Dice(1)) else { continue };
        for seat in 0..=seats {
            _ = game.judge(Seat(seat), text);
            _ = game.why_not(Seat(seat), text);
        }
    }
});
