//! What one likes at first sight, click by click. A first click of an order is liked for where it may lead.

use age_of_conan::{Action, State, cards::op::Side, content::Province, dice::Use};
use bots::Temperament;
use table::{Eye, Seat, Sight};

use super::Hoard;
/// A raider marches, a schemer sends emissaries and holds court, an adventurer bids high and travels with Conan.
pub(super) fn pleases(action: Action) -> Option<Temperament> {
    match action {
        Action::Die(_, Use::Military) | Action::Army(_) | Action::Campaign(_) | Action::Fight => {
            Some(Temperament::Raider)
        }
        Action::Die(_, Use::Intrigue | Use::Court) | Action::Emissary(_) | Action::Contest(_) => {
            Some(Temperament::Schemer)
        }
        Action::Bid(HIGH.., _) | Action::Conan(_) | Action::Take => Some(Temperament::Adventurer),
        _ => None,
    }
}

/// A bid token that may well win.
const HIGH: u8 = 5;

pub(super) fn liking(world: &State, seat: Seat, action: Action) -> f32 {
    let board = &world.board;
    let realm = board.realm(seat);
    match action {
        Action::Bid(token, _) => 0.08 * f32::from(token),
        Action::Conan(to) => conan_hope(world, seat, to),
        Action::Raider(at) => match board.owner(at) {
            Some(owner) if owner == seat => -4.0,
            Some(_) => 1.5,
            None => -0.5,
        },
        Action::Die(_, Use::Military) => military_hope(world, seat),
        Action::Die(_, Use::Intrigue) => intrigue_hope(world, seat),
        Action::Die(_, Use::Court) => 0.3,
        Action::Army(from) => army_hope(world, seat, from),
        Action::Emissary(from) => {
            if realm.friendly().has(from) {
                0.4
            } else {
                -1.0
            }
        }
        Action::Units(count) => 0.6 * f32::from(count),
        Action::To(to) => march_hope(world, seat, to),
        Action::Campaign(at) | Action::City(at) => 1.5 + 0.3 * f32::from(board.value(at)),
        Action::Contest(at) => 1.5 + 0.4 * f32::from(board.value(at)),
        Action::Collect(at) => 0.3 * f32::from(board.value(at)),
        Action::Place(at) => {
            if board.raided.has(at) || at == realm.home() {
                0.5
            } else {
                0.3
            }
        }
        Action::Send(_) => -0.3,
        Action::Slay(victim, _) | Action::Banish(victim, _) | Action::Rob(victim) => {
            if victim == seat {
                -3.0
            } else {
                0.7
            }
        }
        Action::Sacrifice(_) | Action::Retreat(_) => -0.5,
        Action::Reconsider => -5.0,
        Action::Crown(category) => {
            let view = world.view(Eye::Archive);
            let total = |seat| Hoard::of(&view, seat).0[category.index()];
            let succeeds = board.seats().without(seat).iter().all(|other| total(other) < total(seat));
            if succeeds { 0.5 } else { -8.0 }
        }
        Action::Sorcery => reroll_hope(world, seat),
        Action::March => {
            let last = board.on_last_icon(board.contest.at);
            0.5 * f32::from(realm.units_at(board.contest.at)) - 1.5 + f32::from(last)
        }
        _ => plain(action),
    }
}

/// What is liked or not wherever it is offered.
fn plain(action: Action) -> f32 {
    match action {
        Action::Take | Action::Repel(_) | Action::Keep => 1.5,
        Action::Table(_) | Action::Use(_) | Action::DrawBoth | Action::BuyBoth => 0.8,
        Action::Strategy(_) | Action::BuyOne => 0.3,
        Action::Done => -0.7,
        _ => 0.0,
    }
}

/// U-4, U-6: towards the destination; in the last age home, where he can be crowned.
fn conan_hope(world: &State, seat: Seat, to: Province) -> f32 {
    let board = &world.board;
    let way = |from| board.content.map.distance(from, board.destination);
    let nearer = if way(to) < way(board.conan) { 2.0 } else { -1.0 };
    nearer + f32::from(board.age == 3 && to == board.realm(seat).home())
}

/// C-9: dice that win are not rolled again.
fn reroll_hope(world: &State, seat: Seat) -> f32 {
    let contest = &world.board.contest;
    if contest.attacker != seat {
        let behind = world.successes(Side::Defender) < world.successes(Side::Attacker);
        return if behind { 1.5 } else { -4.0 };
    }
    let own = contest.sides[Side::Attacker.index()];
    let dice = f32::from(own.dice.iter().sum::<u8>());
    0.5 * dice + 0.3 - f32::from(world.successes(Side::Attacker))
}

/// What the best attack at hand may bring.
fn military_hope(world: &State, seat: Seat) -> f32 {
    let realm = world.board.realm(seat);
    let running = realm.armies.and(world.board.neutral());
    if !running.is_empty() {
        return 1.8;
    }
    realm.armies.iter().map(|from| army_hope(world, seat, from)).fold(-0.5, f32::max)
}

fn army_hope(world: &State, seat: Seat, from: Province) -> f32 {
    let units = world.board.realm(seat).units_at(from);
    if units < 2 {
        return -1.0;
    }
    let near = world.board.adjacent(from).and(world.board.in_play);
    let best = near.iter().map(|to| march_hope(world, seat, to)).fold(-2.0, f32::max);
    best + 0.1 * f32::from(units)
}

/// Value for the trouble; what is one's own already is no gain.
fn march_hope(world: &State, seat: Seat, to: Province) -> f32 {
    let board = &world.board;
    if board.realm(seat).friendly().has(to) {
        return -1.2;
    }
    let gain = 0.5 * f32::from(board.value(to));
    match board.owner(to) {
        Some(_) if to.home_of().is_some() => -3.0,
        Some(owner) => gain - 0.5 - 0.4 * f32::from(board.realm(owner).units_at(to)),
        None => gain - 0.3 * f32::from(board.content.map.track(to).len()),
    }
}

fn intrigue_hope(world: &State, seat: Seat) -> f32 {
    let board = &world.board;
    let realm = board.realm(seat);
    let targets = realm.envoys.except(realm.friendly()).except(board.content.map.savage);
    if targets.meets(board.in_play) { 1.5 } else { 0.4 }
}
