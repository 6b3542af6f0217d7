//! The provinces, and the contest being fought over one, or the last.

use age_of_conan::{
    State, View,
    board::{Conflict, Realm},
    cards::op::Side,
    content::{Province, Provinces},
    contest::Contest as Fought,
};
use serde::Serialize;
use shelf::by_fields;
use table::Seat;
use utoipa::ToSchema;

use super::{Hidden, number, shown};

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Province)]
pub(super) struct Land {
    province: &'static str,
    in_play: bool,
    value: u8,
    /// The ground of a campaign, step by step.
    terrains: Vec<&'static str>,
    adjacent: Vec<&'static str>,
    pub(super) owner: Option<u8>,
    /// The markers of its owner.
    fort: bool,
    tower: bool,
    /// By seat, those who have some.
    pub(super) units: Vec<Pieces>,
    pub(super) emissaries: Vec<Pieces>,
    raiders: u8,
    /// On which step of the terrains the army campaigning here stands.
    step: u8,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
pub(super) struct Pieces {
    pub(super) seat: u8,
    pub(super) count: u8,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = MilitaryOrIntrigue)]
pub(super) struct Contest {
    kind: &'static str,
    at: &'static str,
    /// Of a military contest.
    terrain: Option<&'static str>,
    attacker: Force,
    defender: Force,
    winner: Option<&'static str>,
    /// It is done with, and stays as it ended until the next one begins.
    over: bool,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, shown apart")]
#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Force {
    /// Null: the neutral province itself.
    seat: Option<u8>,
    /// How many dice it rolls, or has rolled.
    strength: u8,
    rolled: bool,
    dice: Vec<&'static str>,
    /// How many successes each of the dice is worth, as things stand.
    worth: Vec<u8>,
    bonus: u8,
    /// Null before the roll.
    successes: Option<u8>,
    conan: bool,
    /// Its sorcery is spent.
    rerolled: bool,
    /// Its card has no effect.
    cancelled: bool,
    /// Its strategy card: none, face down, or which.
    card: Option<Hidden>,
}

by_fields! {
    Land { province, in_play, value, terrains, adjacent, owner, fort, tower, units, emissaries, raiders, step }
    Pieces { seat, count }
    Contest { kind, at, terrain, attacker, defender, winner, over }
    Force { seat, strength, rolled, dice, worth, bonus, successes, conan, rerolled, cancelled, card }
}

pub(super) fn land(view: &View, at: Province) -> Land {
    let board = &view.board;
    let map = &board.content.map;
    let pieces = |of: &dyn Fn(Seat) -> u8| -> Vec<Pieces> {
        let here = board.seats().iter().map(|seat| Pieces { seat: seat.0, count: of(seat) });
        here.filter(|pieces| pieces.count > 0).collect()
    };
    let owner = board.owner(at);
    let marked = |of: fn(&Realm) -> Provinces| owner.is_some_and(|seat| of(board.realm(seat)).has(at));
    Land {
        province: at.key(),
        in_play: board.in_play.has(at),
        value: board.value(at),
        terrains: map.track(at).icons().iter().map(|terrain| terrain.key()).collect(),
        adjacent: board.adjacent(at).iter().map(Province::key).collect(),
        owner: owner.map(number),
        fort: marked(|realm| realm.forts),
        tower: marked(|realm| realm.towers),
        units: pieces(&|seat| board.realm(seat).units_at(at)),
        emissaries: pieces(&|seat| board.realm(seat).emissaries_at(at)),
        raiders: board.raiders[at.index()],
        step: board.steps[at.index()],
    }
}

pub(super) fn contest(view: &View, world: &State, contest: &Fought) -> Contest {
    Contest {
        kind: contest.kind.key(),
        at: contest.at.key(),
        terrain: contest.military().then(|| contest.terrain.key()),
        attacker: force(view, world, Side::Attacker),
        defender: force(view, world, Side::Defender),
        winner: contest.winner.map(Side::key),
        over: contest.over,
    }
}

fn force(view: &View, world: &State, side: Side) -> Force {
    let force = view.board.contest.force(side);
    let name = |kind: u8| view.board.content.strategy[usize::from(kind)].name;
    let revealed = force.card.map(|kind| Hidden { name: Some(name(kind)) });
    let face_down = view.face_down[side.index()].map(|card| Hidden { name: card.known().map(name) });
    Force {
        seat: view.board.contest.player(side).map(number),
        strength: if force.rolled { force.thrown() } else { world.dice_of(side) },
        rolled: force.rolled,
        dice: shown(&Conflict::ALL.map(Conflict::key), &force.dice),
        worth: shown(&Conflict::ALL.map(|face| world.worth(side, face)), &force.dice),
        bonus: force.bonus,
        successes: force.rolled.then(|| world.successes(side)),
        conan: force.conan,
        rerolled: force.rerolled,
        cancelled: force.cancelled,
        card: revealed.or(face_down),
    }
}
