//! Sense for the card game.

mod likings;

use card_game::{
    State, View,
    board::{Place, Site},
    flow::Frame,
};
use table::{Eye, MOST_SEATS, Seat, Seen, Sight};

use super::{Counted, Feature, Sense};
use crate::{
    Calibration,
    Temperament::{self, Adventurer, Raider, Schemer},
    Thinking,
};

const fn feature(
    name: &'static str,
    early: f32,
    late: f32,
    dear_to: Option<Temperament>,
    because: &'static str,
) -> Feature {
    Feature { name, worth: [early, late], dear_to, because }
}

impl Sense for State {
    const FEATURES: &'static [Feature] = &[
        feature("glory", 1.0, 1.5, None, "coach-glory"),
        feature("goal-reached", 6.0, 12.0, None, "coach-goal"),
        feature("low", -2.0, -2.0, None, "coach-ruin"),
        feature("challenges-in-hand", 0.7, 0.5, Some(Raider), "coach-cards"),
        feature("adventures-in-hand", 0.7, 0.5, Some(Adventurer), "coach-cards"),
        feature("resolution-cards", 0.6, 0.5, Some(Raider), "coach-resolution-cards"),
        feature("objects", 1.0, 0.7, Some(Schemer), "coach-objects"),
        feature("hidden-objects", 0.6, 0.3, Some(Schemer), "coach-objects"),
        // The loot where the hero stands, less for every challenge and every other hero in the way.
        feature("loot-at-hand", 0.6, 0.8, Some(Adventurer), "coach-loot"),
        feature("challenges-ahead", -0.4, -0.4, None, "coach-way"),
        feature("challenges-placed", 0.5, 0.4, Some(Raider), "coach-challenges"),
        feature("rivals-there", -0.2, -0.2, None, "coach-way"),
        feature("homeless", -0.5, -0.5, None, "coach-place"),
        feature("allies", 0.6, 0.4, Some(Schemer), "coach-allies"),
        feature("completed", 0.1, 0.1, Some(Adventurer), "coach-completed"),
        feature("out", -60.0, -60.0, None, "coach-survival"),
    ];
    const POINTS: f32 = 5.0;
    const THINKING: Thinking = Thinking::Search;
    const CALIBRATION: Calibration = Calibration {
        trust: [-0.709, 0.651],
        points: [[20.758, 4.057], [-0.965, -0.511], [0.227, 0.879], [0.275, 0.245]],
    };

    fn progress(&self) -> f32 {
        let most = self.board().glory.iter().max().copied().unwrap_or(0);
        (f32::from(most) / f32::from(self.board().options.goal.max(1))).clamp(0.0, 1.0)
    }

    fn count(&self, counted: &mut [Counted; MOST_SEATS]) {
        let view = self.view(Eye::Archive);
        for seat in (0..view.board.seats).map(Seat) {
            count_seat(&view, seat, &mut counted[seat.index()]);
        }
    }

    fn chapter(&self) -> u64 {
        let cycle = u64::from(self.board().cycle) << 16;
        let round = self.flow().frames().iter().find_map(|frame| match frame {
            Frame::Round { of, at, .. } => Some(u64::from(at.0) << 8 | *of as u64),
            _ => None,
        });
        cycle | round.unwrap_or(0xFFFF)
    }

    fn liking(&self, seat: Seat, action: Self::Action) -> f32 {
        likings::liking(self, seat, action)
    }
}

fn count_seat(view: &View, seat: Seat, own: &mut Counted) {
    let board = &view.board;
    let at = seat.index();
    let glory = f32::from(board.gp(seat));
    let most = (0..board.seats).map(Seat).filter(|&other| other != seat).map(|other| board.gp(other)).max();
    own[0] = glory;
    own[1] = f32::from(board.gp(seat) >= board.options.goal && board.gp(seat) > most.unwrap_or(0));
    own[2] = (4.0 - glory).max(0.0);
    if let Seen::Known(hand) = view.hands[at] {
        for card in hand.iter() {
            let sort = match () {
                () if card.is_challenge() => 3,
                () if card.is_adventure() => 4,
                () => 5,
            };
            own[sort] += 1.0;
        }
    }
    own[6] = board.objects[at].len().into();
    own[7] = view.hidden_objects[at].into();
    count_place(view, seat, own);
    let lying = board.on_table.iter().flat_map(|site| board.row(site).challenges().iter());
    own[10] = lying.filter(|lying| lying.placer == seat).count() as f32;
    own[13] = board.allies[at].len().into();
    own[14] = board.tally[at].into();
    own[15] = f32::from(!board.alive.has(seat));
}

fn count_place(view: &View, seat: Seat, own: &mut Counted) {
    let board = &view.board;
    let Place::At(site) = board.place(seat) else {
        own[12] = f32::from(board.alive.has(seat));
        return;
    };
    let ahead = f32::from(board.row(site).len());
    let rivals = f32::from(board.heroes_at(site).without(seat).except(board.partners(seat)).len());
    own[8] = loot(view, site) / (1.0 + ahead + rivals);
    own[9] = ahead;
    own[11] = rivals;
}

/// What an adventure brings whoever completes it.
fn loot(view: &View, site: Site) -> f32 {
    let adventure = view.cards.adventure(site.card());
    f32::from(adventure.glory) + 1.5 * f32::from(adventure.objects) + f32::from(adventure.effect.is_some())
}
