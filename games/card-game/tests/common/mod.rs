//! Tables of all sorts, and a careful player.

#![allow(dead_code, reason = "every test file takes what it needs")]

use card_game::{
    Setup, State,
    action::{Action, Deed},
};
use table::{Chance, Dice, Rules, Seat, Setup as _};

/// A table for every number: player counts, heroes, variants and options in turn.
pub(crate) fn setup(number: u64) -> Setup {
    let seats = 2 + number as usize % 3;
    let mut dice = Dice(number.wrapping_mul(77));
    let mut roles: Vec<Option<&str>> = vec![None; seats];
    if dice.below(2) == 0 {
        let mut heroes: Vec<&str> = Setup::ROLES.to_vec();
        for role in roles.iter_mut().take(1 + dice.below(seats as u32) as usize) {
            *role = Some(heroes.remove(dice.below(heroes.len() as u32) as usize));
        }
    }
    let mut setup = Setup::new(1, &roles).unwrap();
    let presets = Setup::PRESETS;
    setup.preset(presets[dice.below(presets.len() as u32) as usize].name).unwrap();
    let mut sometimes = |option: &str, value: &str| {
        if dice.below(4) == 0 {
            setup.set(option, value).unwrap();
        }
    };
    sometimes("first_player", "rotate");
    sometimes("challenge_cap", "ever");
    sometimes("challenge_order", "newest");
    sometimes("victory_tie", "goal");
    sometimes("rehide", "on");
    sometimes("stake_to", "bank");
    sometimes("duel_opens", "challenged");
    sometimes("false_accusation", "1");
    sometimes("ransom", "2");
    sometimes("bid_limit", "5");
    sometimes("sorcerer", "free");
    sometimes("knight", "after-victory");
    sometimes("death_or_glory", "on");
    sometimes("nothing_to_lose", "on");
    sometimes("cycle_limit", "30");
    setup.check().unwrap();
    setup
}

/// Somebody who wants to complete adventures: they bid low against what they cannot beat, fight where they can win,
/// and do not spend the evening on diplomacy. Random play ends in a few cycles and hardly completes anything.
pub(crate) fn careful(state: &State, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
    let best = |weigh: &dyn Fn(&Action) -> i32, dice: &mut Dice| {
        let weights: Vec<i32> = legal.iter().map(|action| weigh(action) * 8 + dice.below(8) as i32).collect();
        (0..legal.len()).max_by_key(|&at| weights[at]).unwrap()
    };
    if dice.below(12) == 0 {
        return dice.below(legal.len() as u32) as usize;
    }
    let contest = &state.board().contest;
    let poor = state.board().gp(seat) < 6;
    best(
        &|action| match action {
            Action::Deed(Deed::Complete) => 9,
            Action::Deed(Deed::Face(_)) => 6,
            Action::Match if contest.bids.iter().any(|&bid| bid > 3) && poor => 1,
            Action::Deed(Deed::Use(_))
            | Action::Hire
            | Action::HireFree
            | Action::Match
            | Action::Turn(_)
            | Action::Special(_) => 5,
            Action::Bid(amount) => 4 - i32::from(*amount),
            Action::Deed(Deed::Move(_)) | Action::Adventure(_) | Action::Done | Action::Submit => 4,
            Action::Deed(Deed::Pass) | Action::Challenge(..) | Action::Treaty | Action::Alliance => 3,
            Action::Counter => 1,
            _ => 2,
        },
        dice,
    )
}

/// Plays one game; `visit` sees every position before its action.
pub(crate) fn play(
    setup: &Setup,
    seed: u64,
    careful_play: bool,
    mut visit: impl FnMut(&State, Seat, Action),
) -> State {
    let mut dice = Dice(seed);
    let mut state = State::begin(setup, &mut table::Cx::quiet(&mut dice));
    let mut legal = Vec::new();
    while let Some(seat) = state.missing().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let at = if careful_play {
            careful(&state, seat, &legal, &mut dice)
        } else {
            dice.below(legal.len() as u32) as usize
        };
        visit(&state, seat, legal[at]);
        state.play(seat, legal[at], &mut table::Cx::quiet(&mut dice));
    }
    state
}
