//! What one likes at first sight.

use bots::{Aim, Temperament};
use card_game::{
    State,
    action::{Action, Deed},
    board::{Place, Site},
    content::Card,
    flow::Frame,
};
use table::Seat;

use super::{
    contest::{self, Fight},
    diplomacy,
};

/// How much liking a GP is worth.
const GP: f32 = 0.8;

/// A contest won is worth `prize` GP besides the bids.
pub(super) fn liking(world: &State, seat: Seat, action: Action, prize: f32) -> f32 {
    match action {
        Action::Deed(deed) | Action::Peek(deed, ..) => deed_liking(world, seat, deed),
        Action::Bid(_) | Action::Withdraw | Action::Match | Action::Hire | Action::HireFree => {
            let fight = Fight::of(world, seat).for_a(prize);
            GP * staking(world, &fight, fight.hope(), action)
        }
        Action::Name(attribute, figure) => 1.5 * Fight::of(world, seat).with(attribute, figure),
        Action::Lay(card) => Fight::of(world, seat).laying(card),
        Action::LayOn(card, on) => {
            let fight = Fight::of(world, seat);
            fight.laying(card) - 4.0 * f32::from(fight.belongs_on_own(card) != (on == seat))
        }
        Action::Rage => {
            let fight = Fight::of(world, seat);
            let strength = card_game::content::Attribute::Strength;
            let figure = world.board().contest.figure;
            match world.board().contest.attribute {
                Some(now) => 2.0 * (fight.with(strength, figure) - fight.with(now, figure)) - 0.3,
                None => -1.0,
            }
        }
        Action::Challenge(card, site) => 1.0 + placing(world, seat, card, site),
        Action::Pass => match world.flow().top() {
            Some(Frame::Play(_)) => -1.0,
            _ => 0.0,
        },
        Action::Adventure(_) => 1.0,
        Action::Turn(_) => 0.8,
        _ if in_talks(world) => diplomacy::liking(world, seat, action),
        Action::No => 0.7,
        _ => 0.0,
    }
}

/// A raider picks fights, a schemer avoids them and uses others, an adventurer goes on adventures.
pub(super) fn pleases(action: Action) -> Option<Temperament> {
    match action {
        Action::Deed(Deed::Face(_) | Deed::Duel(_)) => Some(Temperament::Raider),
        Action::Turn(_)
        | Action::Special(_)
        | Action::Hire
        | Action::HireFree
        | Action::Withdraw
        | Action::Deed(Deed::StealCard(_) | Deed::StealObject(_) | Deed::StealHidden(_) | Deed::Use(_)) => {
            Some(Temperament::Schemer)
        }
        Action::Adventure(_) | Action::Deed(Deed::Move(_) | Deed::Complete) => Some(Temperament::Adventurer),
        _ => None,
    }
}

/// L
fn in_talks(world: &State) -> bool {
    matches!(world.flow().top(), Some(Frame::Talk(_) | Frame::Draft(_) | Frame::Answer(_)))
}

/// What a proposal costs: nobody likes to be kept waiting by offers that come to nothing.
const PROPOSAL: f32 = 0.003;

/// A stake has its price, and it grows faster than the stake.
pub(super) fn price(world: &State, seat: Seat, action: Action, aim: Aim) -> f32 {
    let contest = &world.board().contest;
    let staked = match action {
        Action::Bid(total) => total,
        Action::Match => contest.bids[0].max(contest.bids[1]),
        Action::Withdraw => contest.side(seat).map_or(0, |side| contest.bids[usize::from(side)].max(1)),
        Action::Treaty | Action::Counter => return PROPOSAL,
        _ => return 0.0,
    };
    let part = f32::from(staked) / f32::from(world.board().gp(seat).max(1));
    aim.price * part * part
}

/// The same for all that is offered; hope in a contest is the same for every bid.
pub(super) fn each(world: &State, seat: Seat, legal: &[Action], prize: f32, liked: &mut dyn FnMut(f32)) {
    let bids = matches!(world.flow().top(), Some(Frame::Bid(_)));
    let fight = Fight::of(world, seat).for_a(prize);
    let hope = if bids { fight.hope() } else { 0.0 };
    for &action in legal {
        liked(match action {
            Action::Rage => liking(world, seat, action, prize),
            _ if bids => GP * staking(world, &fight, hope, action),
            _ => liking(world, seat, action, prize),
        });
    }
}

/// What a bid comes to, in GP.
fn staking(world: &State, fight: &Fight<'_>, hope: f32, action: Action) -> f32 {
    match action {
        Action::Bid(total) => fight.bidding(total, hope),
        Action::Withdraw => fight.withdrawing(),
        Action::Match => fight.matching(hope),
        Action::Hire => 1.5 - 0.7 * f32::from(ally_cost(world)),
        _ => 1.5,
    }
}

fn deed_liking(world: &State, seat: Seat, deed: Deed) -> f32 {
    let board = world.board();
    match deed {
        Deed::Complete => 4.0,
        Deed::Face(slot) => {
            let Place::At(site) = board.place(seat) else { return 0.0 };
            let hope = contest::beats(world, seat, contest::seen(world, seat, site, slot));
            GP * (4.0 * hope - 1.5) + 0.5 * lure(world, site)
        }
        Deed::Move(site) => 0.3 * lure(world, site) - 0.3 * f32::from(board.row(site).len()),
        Deed::Duel(other) => GP * (5.0 * contest::duel(world, seat, other) - 3.0),
        Deed::Pass => match board.place(seat) {
            Place::At(_) => 0.0,
            _ => -1.5,
        },
        _ => 0.5,
    }
}

/// A challenge pays where a rival must get past it.
fn placing(world: &State, seat: Seat, card: Card, site: Site) -> f32 {
    let rivals = world.board().heroes_at(site).without(seat);
    let holds = rivals.iter().map(|rival| 1.0 - contest::beats(world, rival, Some(card)));
    holds.fold(0.0, |most: f32, hold| most.max(2.0 * hold - 0.5))
}

/// The loot of an adventure, small numbers.
fn lure(world: &State, site: Site) -> f32 {
    let adventure = world.content().adventure(site.card());
    0.5 * f32::from(adventure.glory) + 0.5 * f32::from(adventure.objects)
}

fn ally_cost(world: &State) -> u8 {
    world.content().challenge(world.board().contest.card).ally_cost.unwrap_or(0)
}
