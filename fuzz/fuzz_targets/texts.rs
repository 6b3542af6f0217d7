//! Every text from outside: chronicles, positions, actions, and things players ask about. Every game that opens is played
//! on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use games::{GAMES, Shelf};
use shelf::{Shelved, Start, Terms};
use table::{Chance as _, Dice, Eye, Seat};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = chronicle::as_text(bytes) {
        _ = chronicle::verify(text, &Shelf);
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for title in GAMES {
        if let Ok(game) = title.open(&Start::Scenario(text.into()), &mut Dice(0)) {
            play_on(game);
        }
        let seats = title.label().seats[0];
        let Ok(game) = title.open(&Start::Agreed(Terms::seats(seats.into())), &mut Dice(1)) else { continue };
        for seat in 0..=seats {
            _ = game.judge(Seat(seat), text);
            _ = game.why_not(Seat(seat), text);
        }
    }
});

fn play_on(mut game: Box<dyn Shelved>) {
    let mut dice = Dice(5);
    for _ in 0..20 {
        let Some(seat) = game.missing().first() else { return };
        _ = (game.sheet(Eye::Seat(seat)), game.describe(Eye::Onlooker), game.offers(seat));
        let legal = game.legal(seat);
        let Some(action) = legal.get(dice.below(legal.len().max(1) as u32) as usize) else { return };
        assert!(game.act(seat, action, &mut dice).is_ok(), "{action}");
    }
}
