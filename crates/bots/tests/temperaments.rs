//! A temperament shows: each does more of what pleases it than the same bot without one.

use age_of_conan_box::AgeOfConan;
use bots::{
    Sense, SetupOf, Temperament,
    arena::{Contender, fixtures},
};
use card_game_box::CardGame;
use table::{Cx, Dice, Eye, Game, Insight, Rules, Setup, Sight};

/// How often the one with a temperament did what pleases it, and how often the other did.
fn pleasures<S: Sense>(temperament: Temperament, deals: u64) -> [u32; 2] {
    let names = [format!("captain-{temperament}@3"), "captain@3".to_string()];
    let contenders = names.map(|name| name.parse::<Contender>().expect("a bot"));
    let setup = SetupOf::<S>::new(<S::Game>::EDITION, &[None; 2]).expect("a table of two");
    let mut pleased = [0; 2];
    for fixture in fixtures(2, 2, deals) {
        let mut dice = Dice(fixture.deal);
        let mut game = <S::Game>::begin(&setup, &mut Cx::quiet(&mut dice));
        let mut agents: Vec<_> = fixture.seats.iter().map(|&at| contenders[at].seat::<S>()).collect();
        let mut legal = Vec::new();
        while let Some(seat) = game.missing().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let (budget, agent) = &mut agents[seat.index()];
            let action =
                agent.decide(&Insight::of(&game.view(Eye::Seat(seat))), seat, &legal, *budget, &mut dice);
            let pleasant = legal.len() > 1 && S::pleases(&game, action) == Some(temperament);
            pleased[fixture.seats[seat.index()]] += u32::from(pleasant);
            game.play(seat, action, &mut Cx::quiet(&mut dice));
        }
    }
    pleased
}

fn temperaments_show<S: Sense>(deals: u64) {
    for temperament in Temperament::ALL {
        let [bent, plain] = pleasures::<S>(temperament, deals);
        assert!(10 * bent > 11 * plain, "{temperament}: {bent} times, {plain} without");
    }
}

#[test]
fn temperaments_show_in_the_board_game() {
    temperaments_show::<AgeOfConan>(4);
}

#[test]
fn temperaments_show_in_the_card_game() {
    temperaments_show::<CardGame>(60);
}
