//! Positions of the card game in which the answer is clear.

use std::time::Duration;

use bots::{Bot, Budget, Spend, coach};
use card_game::State;
use card_game_box::CardGame;
use table::{Cx, Dice, Eye, Insight, Notation, Rules, Seat, Sight};

/// Who should know better.
const SENSIBLE: [&str; 6] = ["greedy", "squire", "captain", "general", "king", "conqueror"];

fn scene(text: &str) -> State {
    State::set_up(text).unwrap_or_else(|misread| panic!("{misread}\n{text}"))
}

/// Plays `0 talk`-like lines: a seat and its action.
fn play(mut state: State, lines: &[&str]) -> State {
    for line in lines {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        let (seat, action) = (Seat(seat.parse().expect("a seat")), state.read(action).expect("an action"));
        assert_eq!(state.judge(seat, action), Ok(()), "{line}");
        state.play(seat, action, &mut Cx::quiet(&mut Dice(1)));
    }
    state
}

/// What a bot does with a budget of rounds, so that it can be repeated.
fn decision(state: &State, seat: u8, bot: &str, seed: u64) -> String {
    let (seat, bot) = (Seat(seat), bot.parse::<Bot>().expect("a bot"));
    let spend = Spend { rounds: 200, time: Duration::from_hours(1) };
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut agent = bot.agent::<CardGame>(spend);
    let chosen = agent.decide(
        &Insight::of(&state.view(Eye::Seat(seat))),
        seat,
        &legal,
        spend.budget(),
        &mut Dice(seed),
    );
    state.write(chosen)
}

fn all_decide(state: &State, seat: u8, expected: &str) {
    for bot in SENSIBLE {
        for seed in 0..3 {
            assert_eq!(decision(state, seat, bot, seed), expected, "{bot}, seed {seed}");
        }
    }
}

const TWO: &str = "seats 2\nplayer 0 barbarian 15 at isle-of-iron-statues\nplayer 1 sorcerer 15 at forgotten-crypt\n\
                   adventure isle-of-iron-statues 0\nadventure forgotten-crypt 1\nphase diplomacy";

#[test]
fn a_gift_is_taken() {
    let offers = ["0 treaty", "0 from 0 to 1", "0 good glory", "0 amount 5", "0 submit"];
    all_decide(&play(scene(TWO), &offers), 1, "yes");
}

#[test]
fn robbery_is_refused() {
    let offers = ["0 treaty", "0 from 1 to 0", "0 good glory", "0 amount 5", "0 submit"];
    let asked = play(scene(TWO), &offers);
    for bot in SENSIBLE {
        assert_ne!(decision(&asked, 1, bot, 1), "yes", "{bot}");
    }
}

/// Two play for themselves: what one wins the other loses, so nobody offers anything.
#[test]
fn two_have_nothing_to_talk_about() {
    all_decide(&scene(TWO), 0, "done");
}

/// L-1: whoever begins an offer puts it to the others, and the coach advises nobody to drop one.
#[test]
fn no_offer_is_dropped() {
    let three = "seats 3\nplayer 0 barbarian 15 at isle-of-iron-statues\nplayer 1 sorcerer 15 at forgotten-crypt\n\
                 player 2 nomad 15 at isle-of-iron-statues\nadventure isle-of-iron-statues 0\n\
                 adventure forgotten-crypt 1\nhand 0 rockslide house-of-mitra\nhand 1 quicksand\nphase diplomacy";
    let begun = ["0 treaty", "0 from 0 to 1", "0 good card", "0 choose rockslide"];
    for state in [play(scene(three), &begun[..1]), play(scene(three), &begun)] {
        for bot in SENSIBLE {
            for seed in 0..3 {
                assert_ne!(decision(&state, 0, bot, seed), "scrap", "{bot}, seed {seed}");
            }
        }
        let (view, mut legal) = (state.view(Eye::Seat(Seat(0))), Vec::new());
        state.legal(Seat(0), &mut legal);
        let advice = coach::advise::<CardGame>(
            &Insight::of(&view),
            Seat(0),
            &legal,
            Budget::iterations(32),
            &mut Dice(1),
        );
        assert!(!advice.is_empty() && advice.iter().all(|advised| state.write(advised.action) != "scrap"));
    }
    // Whole games of three: every offer begun is submitted.
    let spend = Spend { rounds: 4, time: Duration::from_hours(1) };
    for seed in 0..6 {
        let mut dice = Dice(seed);
        let setup = <card_game::Setup as table::Setup>::new(1, &[None; 3]).unwrap();
        let mut state = State::begin(&setup, &mut Cx::quiet(&mut dice));
        let mut agents = [(); 3].map(|()| "squire".parse::<Bot>().unwrap().agent::<CardGame>(spend));
        let mut legal = Vec::new();
        while let Some(seat) = state.missing().first().filter(|_| state.board().cycle < 12) {
            legal.clear();
            state.legal(seat, &mut legal);
            let view = state.view(Eye::Seat(seat));
            let chosen =
                agents[seat.index()].decide(&Insight::of(&view), seat, &legal, spend.budget(), &mut dice);
            assert!(
                legal.len() == 1 || state.write(chosen) != "scrap",
                "seed {seed}, cycle {}",
                state.board().cycle
            );
            state.play(seat, chosen, &mut Cx::quiet(&mut dice));
        }
    }
}

/// With 29 GP one card more is the victory (V-1).
#[test]
fn the_win_is_claimed_when_it_is_there() {
    let state = scene(
        "seats 2\nplayer 0 barbarian 29 at isle-of-iron-statues\nplayer 1 sorcerer 20 at forgotten-crypt\n\
         adventure isle-of-iron-statues 0\nadventure forgotten-crypt 1\nhand 0 house-of-mitra iron-thews\n\
         phase cards",
    );
    all_decide(&state, 0, "adventure house-of-mitra");
    let view = state.view(Eye::Seat(Seat(0)));
    let mut legal = Vec::new();
    state.legal(Seat(0), &mut legal);
    let advice = coach::advise::<CardGame>(
        &Insight::of(&view),
        Seat(0),
        &legal,
        Budget::iterations(300),
        &mut Dice(1),
    );
    assert_eq!(state.write(advice[0].action), "adventure house-of-mitra");
    assert!(advice[0].chance > 0.7, "{advice:?}");
}

/// An adventure without challenges and rivals is completed, whichever it is: open loot is worth less than taken loot.
#[test]
fn loot_that_lies_open_is_taken() {
    for adventure in &card_game::content::OURS.adventures {
        let word = adventure.word;
        let other = if word == "forgotten-crypt" { "throne-of-acheron" } else { "forgotten-crypt" };
        let state = scene(&format!(
            "seats 3\nplayer 0 barbarian 15 at {word}\nplayer 1 sorcerer 15 at {other}\nplayer 2 thief 15 at {other}\n\
             adventure {word} 1\nadventure {other} 1\nphase heroes",
        ));
        all_decide(&state, 0, "complete");
    }
}

/// A Sorcerer of Strength 2 does not stake his last GP against the Frost Giant (5, 6, 6).
#[test]
fn a_hopeless_contest_is_given_up() {
    let state = scene(
        "seats 2\nplayer 0 sorcerer 15 at isle-of-iron-statues\nplayer 1 barbarian 15 at forgotten-crypt\n\
         adventure isle-of-iron-statues 0\nadventure forgotten-crypt 1\n\
         challenge isle-of-iron-statues frost-giant 1 up\nphase heroes",
    );
    let asked = play(state, &["0 face 1", "0 bid 1", "1 bid 15"]);
    all_decide(&asked, 0, "withdraw");
}
