//! Kuhn poker: how much could somebody who knows our play win against it?

use search::{Budget, Guide, Mind, Mixing, Naming, Payoffs, Searcher, Settings};
use table::{Dice, Eye, Insight, Rules, Seat, Sight};

use crate::games::{Kuhn, Say};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const LEGAL: [Say; 2] = [Say::Pass, Say::Bet];

/// What is won, on a scale from 0 to 1, and what others can tell.
#[derive(Copy, Clone, Debug)]
struct Chips {
    mind: Mind,
    /// How credible it is that somebody bets without the highest card.
    bluffs: f32,
}

impl<const OPEN: bool> Guide<Kuhn<OPEN>> for Chips {
    fn worth(&self, world: &Kuhn<OPEN>, _: &mut Dice) -> Payoffs {
        let part = |seat| (f32::from(world.standing().score(seat)) + 2.0) / 4.0;
        [part(A), part(B), 0.0, 0.0]
    }

    fn mind(&self, _: &Kuhn<OPEN>, _: Seat) -> Mind {
        self.mind
    }

    fn believe(&self, _: &crate::games::KuhnView, world: &Kuhn<OPEN>) -> f32 {
        let bet = world.view(Eye::Archive).bets[0] == Some(Say::Bet);
        if bet && world.view(Eye::Archive).cards[0].known() != Some(2) { self.bluffs } else { 1.0 }
    }
}

const FAIR: Chips = Chips { mind: Mind::Own, bluffs: 1.0 };

fn settings() -> Settings {
    Settings { mixing: Mixing::Always, doubt: 0.75, nodes: 256, ..Settings::default() }
}

/// How often each seat bets, by card and by what happened: nothing, pass, bet, pass and bet.
#[derive(Copy, Clone, Debug, Default)]
struct Play([[f32; 4]; 3]);

impl Play {
    fn bets(&self, card: usize, so_far: &[Say]) -> f32 {
        self.0[card][moment(so_far)]
    }
}

fn moment(so_far: &[Say]) -> usize {
    match so_far {
        [] => 0,
        [Say::Pass] => 1,
        [Say::Bet] => 2,
        _ => 3,
    }
}

/// What the first seat wins on average with these cards.
fn value(first: &Play, second: &Play, cards: [u8; 2], so_far: &mut Vec<Say>) -> f32 {
    if let Some(won) = Kuhn::<true>::dealt(cards[0], cards[1]).after(so_far).won() {
        return f32::from(won);
    }
    let seat = so_far.len() % 2;
    let bets = [first, second][seat].bets(cards[seat].into(), so_far);
    let mut worth = |bet| {
        so_far.push(bet);
        let worth = value(first, second, cards, so_far);
        so_far.pop();
        worth
    };
    (1.0 - bets) * worth(Say::Pass) + bets * worth(Say::Bet)
}

fn average(first: &Play, second: &Play) -> f32 {
    let deals = (0..3).flat_map(|a| (0..3).map(move |b| [a, b])).filter(|[a, b]| a != b);
    deals.map(|cards| value(first, second, cards, &mut Vec::new())).sum::<f32>() / 6.0
}

/// Every way to play without mixing.
fn pure() -> impl Iterator<Item = Play> {
    (0..1u32 << 12).map(|bits| {
        let bet = |card: usize, moment: usize| (bits >> (4 * card + moment) & 1) as f32;
        Play(std::array::from_fn(|card| std::array::from_fn(|moment| bet(card, moment))))
    })
}

/// How much two who know this play could win against it, together, beyond what is theirs.
fn exploitability(play: &Play) -> f32 {
    // The first seat meets moments 0 and 3, the second 1 and 2: one table holds both.
    let best_first = pure().map(|best| average(&best, play)).fold(f32::MIN, f32::max);
    let best_second = pure().map(|best| -average(play, &best)).fold(f32::MIN, f32::max);
    best_first + best_second
}

/// What the first seat's search, holding `card`, thinks of everybody's play.
fn learnt(guide: Chips, settings: Settings, card: u8, seed: u64) -> Play {
    let mut searcher = Searcher::<Kuhn<false>, _>::guided(guide, settings);
    let view = |a, b, seat| Kuhn::<false>::dealt(a, b).view(Eye::Seat(seat));
    searcher.think(
        &Insight::of(&view(card, (card + 1) % 3, A)),
        A,
        &LEGAL,
        Budget::iterations(60_000),
        &mut Dice(seed),
    );
    let bets = |seat: Seat, card: u8, so_far: &[Say]| {
        if settings.naming == Naming::Views {
            let now = Kuhn::<false>::dealt(card, card).after(so_far).view(Eye::Seat(seat));
            return searcher.expect(seat, &now, &[], &LEGAL).unwrap().opinions[1].share;
        }
        let at_first = if seat == A { view(card, (card + 1) % 3, A) } else { view((card + 1) % 3, card, B) };
        let moves: Vec<_> = so_far.iter().enumerate().map(|(i, &bet)| (Seat(i as u8 % 2), bet)).collect();
        searcher.expect(seat, &at_first, &moves, &LEGAL).unwrap().opinions[1].share
    };
    let pass_bet = [Say::Pass, Say::Bet];
    let of = |card| {
        [
            bets(A, card, &[]),
            bets(B, card, &[Say::Pass]),
            bets(B, card, &[Say::Bet]),
            bets(A, card, &pass_bet),
        ]
    };
    Play([of(0), of(1), of(2)])
}

#[test]
fn the_yardstick_is_right() {
    // The equilibrium in which the first seat never bluffs: worth -1/18 to it, and nobody can do better.
    let third = 1.0 / 3.0;
    let never_bluffs = Play([[0.0, third, 0.0, 0.0], [0.0, 0.0, third, third], [0.0, 1.0, 1.0, 1.0]]);
    assert!(exploitability(&never_bluffs).abs() < 1e-5);
    assert!((average(&never_bluffs, &never_bluffs) + 1.0 / 18.0).abs() < 1e-5);
    let timid = Play::default();
    assert!(exploitability(&timid) > 0.5);
}

fn mean_exploitability(guide: Chips, settings: Settings) -> f32 {
    let plays = (0..6).map(|seed| learnt(guide, settings, seed as u8 % 3, seed));
    plays.map(|play| exploitability(&play)).sum::<f32>() / 6.0
}

#[test]
fn play_is_near_equilibrium() {
    let exploitable = mean_exploitability(FAIR, settings());
    assert!(exploitable < 0.08, "{exploitable}");
}

#[test]
fn the_value_and_the_family_of_equilibria_are_found() {
    let plays: Vec<Play> = (0..6).map(|seed| learnt(FAIR, settings(), seed as u8 % 3, seed)).collect();
    for play in &plays {
        let value = average(play, play);
        assert!((value + 1.0 / 18.0).abs() < 0.03, "{value}");
    }
    // Bluff with the lowest card a third as often as bet with the highest, at most one time in three, and hardly
    // ever bet first with the middle one. The family is convex: on average it holds as well.
    let first = |card| plays.iter().map(|play| play.bets(card, &[])).sum::<f32>() / 6.0;
    let (bluff, middle, high) = (first(0), first(1), first(2));
    assert!(bluff < 0.4 && middle < 0.2 && (high / 3.0 - bluff).abs() < 0.1, "{bluff} {middle} {high}");
}

#[test]
fn by_views_too() {
    let exploitable = mean_exploitability(FAIR, Settings { naming: Naming::Views, ..settings() });
    assert!(exploitable < 0.08, "{exploitable}");
}

#[test]
fn others_who_know_my_card_spoil_it() {
    // Without doubt every imagined world has my real card, and the others learn to play against that.
    let exploitable = mean_exploitability(FAIR, Settings { doubt: 0.0, ..settings() });
    assert!(exploitable > 0.2, "{exploitable}");
}

#[test]
fn others_who_ignore_their_own_card_spoil_it() {
    let blind = Chips { mind: Mind::Same, ..FAIR };
    let exploitable = mean_exploitability(blind, settings());
    assert!(exploitable > 0.2, "{exploitable}");
}

#[test]
fn always_the_likeliest_action_spoils_it() {
    let mut play = learnt(FAIR, settings(), 0, 0);
    for bets in play.0.as_flattened_mut() {
        *bets = bets.round();
    }
    let exploitable = exploitability(&play);
    assert!(exploitable > 0.2, "{exploitable}");
}

#[test]
fn what_a_guide_believes_counts() {
    // The second seat holds the middle card and faces a bet: call if that may be a bluff, fold if not.
    let view = Kuhn::<false>::dealt(2, 1).after(&[Say::Bet]).view(Eye::Seat(B));
    let calls = |bluffs| {
        let settings = Settings { nodes: 64, ..Settings::default() };
        let mut searcher = Searcher::<Kuhn<false>, _>::guided(Chips { bluffs, ..FAIR }, settings);
        let thought = searcher.think(&Insight::of(&view), B, &LEGAL, Budget::iterations(2_000), &mut Dice(3));
        thought.best().unwrap().action == Say::Bet
    };
    assert!(calls(1.0));
    assert!(!calls(0.1));
}
