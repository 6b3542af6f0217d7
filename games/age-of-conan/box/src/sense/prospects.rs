//! What armies, emissaries and Conan may bring next.

use age_of_conan::{
    View,
    content::{HOMES, Province, Provinces},
};
use table::{Seat, Seen};

use super::{Counted, intrigue_strength};

/// What it means to have a bid token still: the 0 brings others back (B-8), the 3 is never spent (B-7).
const BID_VALUES: [f32; 5] = [5.0, 0.0, 4.0, 5.0, 6.0];

/// Counts the features from `conquests` on; `ahead`: the seat leads in some category of tokens.
pub(super) fn count(view: &View, seat: Seat, ahead: bool, own: &mut Counted) {
    let board = &view.board;
    let realm = board.realm(seat);
    let free = board.neutral().except(board.foreign_armies(seat));
    own[25] = conquest(view, seat, free);
    own[26] = conquest(view, seat, board.enemy(seat).and(board.in_play).except(HOMES));
    own[27] = threat(view, seat);
    let abroad = realm.envoys.except(realm.friendly());
    own[28] = abroad.iter().map(|at| f32::from(realm.emissaries_at(at))).sum();
    let open = realm.envoys.and(free).except(board.content.map.savage);
    own[29] = open.iter().map(|at| alliance(view, seat, at)).sum();
    let unspent = BID_VALUES.iter().enumerate().filter(|(at, _)| realm.spent >> at & 1 == 0);
    own[30] = unspent.map(|(_, value)| value / 5.0).sum();
    if let Seen::Known(hand) = view.own[seat.index()] {
        let worth = |(kind, _)| board.content.strategy[usize::from(kind)].adventure;
        own[31] = hand.strategy.iter().map(worth).max().unwrap_or(0).into();
    }
    if board.conan_player == Some(seat) {
        own[32] = board.track_len.into();
        let way = f32::from(board.content.map.distance(board.conan, realm.home()));
        own[33] = if board.age == 3 && ahead { (1.0 - way / 4.0).max(0.0) } else { 0.0 };
    }
}

/// The best target next to an army that can afford to march.
fn conquest(view: &View, seat: Seat, targets: Provinces) -> f32 {
    let board = &view.board;
    let realm = board.realm(seat);
    let mut best = 0.0f32;
    for from in realm.armies.iter().filter(|&from| realm.units_at(from) >= 2) {
        for to in board.adjacent(from).and(targets).iter() {
            let value = f32::from(board.value(to));
            let foes = board.army_of_another(seat, to).map_or(0, |other| board.realm(other).units_at(to));
            let trouble = f32::from(board.content.map.track(to).len() + foes) + 0.5 * value;
            best = best.max(value * (f32::from(realm.units_at(from)) / trouble).min(1.2));
        }
    }
    best
}

/// The value of one's lands next to stronger armies of others.
fn threat(view: &View, seat: Seat) -> f32 {
    let board = &view.board;
    let realm = board.realm(seat);
    let danger = |at: Province| {
        let rivals = board.seats().without(seat);
        let near = board.adjacent(at).iter();
        let foes = near.flat_map(|from| rivals.iter().map(move |other| board.realm(other).units_at(from)));
        let ahead = f32::from(foes.max().unwrap_or(0)) - f32::from(realm.units_at(at));
        f32::from(board.value(at)) * (ahead / 5.0).clamp(0.0, 1.0)
    };
    realm.marked().iter().map(danger).sum()
}

/// I-7, I-8: the value, by how likely an emissary there wins it.
fn alliance(view: &View, seat: Seat, at: Province) -> f32 {
    let value = f32::from(view.board.value(at));
    let ahead = 0.5 * intrigue_strength(view, view.board.realm(seat), at) - value / 3.0;
    value * (0.4 + 0.3 * ahead).clamp(0.0, 1.0)
}
