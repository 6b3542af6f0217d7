//! Ambush: no known answer, but a thinking player should beat one that does not think.

use ambush::{Agreement, Ambush};
use search::{Agent, Budget, Random, Searcher, Settings, contest};
use table::{Cx, Dice, Eye, Insight, Rules, Seat, Setup, Sight};

fn begin(seats: usize, seed: u64) -> Ambush {
    let setup = Agreement::new(1, &[None; 4][..seats]).unwrap();
    Ambush::begin(&setup, &mut Cx::quiet(&mut Dice(seed)))
}

/// The share of the victories of a searcher against random players: every deal is played from every seat.
fn share(seats: usize, deals: u64, settings: Settings, iterations: u32) -> f32 {
    let mut won = 0.0;
    for deal in 0..deals {
        for seat in 0..seats {
            let mut searcher = Searcher::<Ambush>::new(settings);
            let mut others = [Random; 4];
            let mut agents: Vec<&mut dyn Agent<Ambush>> =
                others[..seats].iter_mut().map(|agent| agent as &mut dyn Agent<Ambush>).collect();
            agents[seat] = &mut searcher;
            let (mut nature, mut whim) = (Dice(deal + 1000), Dice(deal + 2000 + seat as u64));
            let budget = Budget::iterations(iterations);
            let standing = contest(begin(seats, deal), &mut agents, budget, &mut nature, &mut whim);
            won += standing.share(Seat(seat as u8));
        }
    }
    won / (deals * seats as u64) as f32
}

fn settings() -> Settings {
    Settings { nodes: 1 << 12, ..Settings::default() }
}

#[test]
fn thinking_beats_not_thinking() {
    // Much is luck: with ten times the iterations it is three in four.
    let two = share(2, 80, settings(), 200);
    assert!(two > 0.6, "{two} of the victories against one");
    let four = share(4, 20, settings(), 200);
    assert!(four > 0.35, "{four} of the victories against three");
}

#[test]
fn what_dice_and_disclosures_made_untrue_is_forgotten() {
    let mut decisions = 0;
    for deal in 0..10 {
        let mut searcher = Searcher::<Ambush>::new(settings());
        let mut game = begin(2, deal);
        while let Some(seat) = game.missing().first() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let mut action = legal[legal.len() - 1];
            if seat == Seat(0) && legal.len() > 1 {
                let view = game.view(Eye::Seat(seat));
                let before =
                    searcher.think(&Insight::of(&view), seat, &legal, Budget::iterations(0), &mut Dice(deal));
                assert_eq!(before.kept, 0, "between decisions plans were revealed or dice rolled");
                action = searcher.decide(
                    &Insight::of(&view),
                    seat,
                    &legal,
                    Budget::iterations(100),
                    &mut Dice(deal),
                );
                decisions += 1;
            }
            // The very dice with which the searcher might try to find out how it came here.
            game.play(seat, action, &mut Cx::quiet(&mut Dice(0)));
        }
    }
    assert!(decisions >= 80, "{decisions}");
}

#[test]
fn without_iterations_it_is_a_fair_fight() {
    let none = share(2, 80, settings(), 0);
    assert!((0.4..0.6).contains(&none), "{none} of the victories");
}
