//! How near a seat is to the objectives on the table (G-5).

use age_of_conan::{
    View,
    cards::op::{Count, Goal, Land},
    content::{EVERYWHERE, Provinces},
};
use table::Seat;

/// Points of the objectives met now, and of the others by how near they are.
pub(super) fn prospects(view: &View, seat: Seat) -> (f32, f32) {
    let (mut met, mut near) = (0.0, 0.0);
    for objective in view.board.objectives {
        let Some(card) = view.board.content.objectives.get(usize::from(objective)) else { continue };
        let parts = card.goals.iter().map(|&goal| done(view, seat, goal));
        let done = parts.fold(1.0, f32::min);
        let points = f32::from(card.points);
        if done >= 1.0 { met += points } else { near += points * done }
    }
    (met, near)
}

/// The part of a goal that is reached.
fn done(view: &View, seat: Seat, goal: Goal) -> f32 {
    match goal {
        Goal::AtLeast(least, of) => f32::from(count(view, seat, of)) / f32::from(least.max(1)),
        Goal::MoreThanAny(of) => {
            let mine = count(view, seat, of);
            let rivals = view.board.seats().without(seat).iter();
            let most = rivals.map(|other| count(view, other, of)).max().unwrap_or(0);
            f32::from(mine) / f32::from(most + 1)
        }
        Goal::Hold(provinces) => {
            let held = view.board.realm(seat).friendly().and(provinces);
            f32::from(held.len()) / f32::from(provinces.len().max(1))
        }
        Goal::Apart(land) => {
            let held = view.board.realm(seat).marked().and(provinces(view, land));
            let apart = held.iter().any(|at| !held.without(at).except(view.board.adjacent(at)).is_empty());
            if apart { 1.0 } else { 0.5 * f32::from(!held.is_empty()) }
        }
    }
}

fn provinces(view: &View, land: Land) -> Provinces {
    let map = &view.board.content.map;
    view.board.in_play.and(match land {
        Land::Everywhere => EVERYWHERE,
        Land::Area(area) => map.of_area(area),
        Land::Coastal => map.coastal(view.board.options.southern_coast),
        Land::Savage => map.savage,
    })
}

fn count(view: &View, seat: Seat, of: Count) -> u8 {
    let realm = view.board.realm(seat);
    match of {
        Count::Forts(land) => realm.forts.and(provinces(view, land)).len(),
        Count::Towers(land) => realm.towers.and(provinces(view, land)).len(),
        Count::Cities(land) => realm.forts.and(realm.towers).and(provinces(view, land)).len(),
        Count::EmissariesAbroad => {
            let abroad = realm.envoys.and(view.board.in_play).except(realm.friendly());
            abroad.iter().map(|at| realm.emissaries_at(at)).sum()
        }
        Count::Sorcery => realm.sorcery,
        Count::Crom => realm.crom,
        Count::Tokens => view.counts[seat.index()].tokens,
    }
}
