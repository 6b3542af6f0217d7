//! Sense for Age of Conan.

mod likings;
mod objectives;
mod prospects;
mod sketch;

use age_of_conan::{
    State, View,
    board::Realm,
    content::{Category, Province},
};
use bots::{
    ActionOf, Calibration, Counted, Depth, Feature, Sense, Style,
    Temperament::{self, Adventurer, Raider, Schemer},
    Thinking, feature,
    shape::{Moment, Sketch},
};
use table::{Eye, MOST_SEATS, Seat, Seen, Sight};

use crate::AgeOfConan;

impl Sense for AgeOfConan {
    type Game = State;

    const FEATURES: &'static [Feature] = &[
        feature("points", 1.0, 1.0, None, "coach-points"),
        // Value of the provinces (W-4).
        feature("forts", 0.8, 1.0, Some(Raider), "coach-lands"),
        feature("towers", 0.4, 0.3, Some(Schemer), "coach-towers"),
        feature("gold", 0.12, 0.05, Some(Schemer), "coach-gold"),
        feature("richest", 0.5, 3.0, Some(Schemer), "coach-gold"),
        feature("sorcery", 0.3, 0.1, None, "coach-sorcery"),
        feature("crom", 0.3, 0.3, Some(Raider), "coach-crom"),
        feature("most-crom", 0.5, 3.0, Some(Raider), "coach-crom"),
        feature("strategy-cards", 0.3, 0.1, Some(Schemer), "coach-cards"),
        feature("kingdom-cards", 0.3, 0.1, Some(Schemer), "coach-cards"),
        feature("table-cards", 0.6, 0.1, None, "coach-cards"),
        feature("units", 0.8, 0.1, Some(Raider), "coach-armies"),
        feature("emissaries", 0.5, 0.1, Some(Schemer), "coach-emissaries"),
        // Campaigns under way, by the value of the province and the part of the track behind.
        feature("campaigns", 1.4, 0.8, Some(Raider), "coach-campaign"),
        // Strength of an intrigue where an emissary could win one, times the value.
        feature("intrigues", 0.06, 0.03, Some(Schemer), "coach-intrigue"),
        feature("tokens", 0.25, 0.2, Some(Adventurer), "coach-adventures"),
        // Categories in which the seat has most (W-8), each from -1 to 1.
        feature("supremacy", 1.5, 5.0, Some(Adventurer), "coach-supremacy"),
        feature("conan", 0.8, 0.5, Some(Adventurer), "coach-conan"),
        feature("objectives", 0.7, 1.0, None, "coach-objective"),
        feature("near-objectives", 0.4, 0.4, None, "coach-near-objective"),
        feature("raided", -0.4, -0.4, None, "coach-raiders"),
        feature("artifacts", 1.5, 0.3, None, "coach-artifact"),
        feature("out", -60.0, -60.0, None, "coach-survival"),
        // Towers, times the incomes they will still bring (G-4).
        feature("incomes", 0.5, 0.3, Some(Schemer), "coach-gold"),
        feature("cities", 0.5, 0.5, None, "coach-lands"),
        // The best conquest at hand, of what is nobody's and of what is a rival's.
        feature("conquests", 0.3, 0.1, Some(Raider), "coach-armies"),
        feature("sieges", 0.0, 0.0, Some(Raider), "coach-armies"),
        // Own lands next to stronger armies.
        feature("threats", -0.3, -0.2, None, "coach-lands"),
        // What follows we have no belief about; only learnt models weigh it.
        feature("emissaries-abroad", 0.0, 0.0, Some(Schemer), "coach-emissaries"),
        feature("alliances", 0.0, 0.0, Some(Schemer), "coach-intrigue"),
        feature("bid-tokens", 0.0, 0.0, Some(Adventurer), "coach-conan"),
        feature("bid-card", 0.0, 0.0, Some(Adventurer), "coach-cards"),
        // Tokens on the track of one's own adventure (U-4).
        feature("journey", 0.0, 0.0, Some(Adventurer), "coach-conan"),
        // How near one's Conan is to being crowned (W-1).
        feature("homecoming", 0.0, 0.0, Some(Adventurer), "coach-conan"),
    ];
    const POINTS: f32 = 5.0;
    const MODEL: Option<&'static str> = Some(include_str!("../shipped.model"));
    const THINKING: Thinking = Thinking::Plan;
    /// Only a king thinks about the rest of an order.
    const STYLES: [Style; 4] =
        [Style::order(1), Style::order(3), Style::order(4), Style { worlds: 200, depth: Depth::Plan }];
    const GREEDY: Depth = Depth::Click;
    /// Early, the fit says 0: all stand alike. A little is left, so that hints differ.
    const CALIBRATION: Calibration = Calibration {
        trust: [0.05, 0.381],
        points: [[22.455, 16.624], [-3.164, -2.619], [1.760, 0.603], [0.198, 1.468]],
    };

    fn progress(game: &State) -> f32 {
        let ended = 4.0 * f32::from(game.board.age.saturating_sub(1)) + 3.0
            - f32::from(game.board.adventures_left.min(3));
        (ended / 12.0).clamp(0.0, 1.0)
    }

    fn count(game: &State, counted: &mut [Counted; MOST_SEATS]) {
        let view = game.view(Eye::Archive);
        let seats = usize::from(view.board.players);
        let hoards: [Hoard; MOST_SEATS] = std::array::from_fn(|seat| Hoard::of(&view, Seat(seat as u8)));
        for seat in (0..seats).map(|seat| Seat(seat as u8)) {
            let own = &mut counted[seat.index()];
            count_lands(&view, seat, own);
            count_goods(&view, seat, own);
            let rivals = || (0..seats).filter(|&other| other != seat.index());
            let lead = |of: &dyn Fn(usize) -> f32| {
                let best = rivals().map(of).fold(0.0, f32::max);
                ((of(seat.index()) - best) / 3.0).clamp(-1.0, 1.0)
            };
            own[4] = lead(&|other| f32::from(view.board.realms[other].gold));
            own[7] = lead(&|other| f32::from(view.board.realms[other].crom));
            own[15] = hoards[seat.index()].0.iter().sum();
            own[16] = (0..3).map(|category| lead(&|other| hoards[other].0[category])).sum();
            (own[18], own[19]) = objectives::prospects(&view, seat);
            let ahead = (0..3).any(|category| lead(&|other| hoards[other].0[category]) > 0.0);
            prospects::count(&view, seat, ahead, own);
        }
    }

    fn chapter(game: &State) -> u64 {
        let board = &game.board;
        u64::from(board.active.0) | u64::from(board.adventure) << 8 | u64::from(board.age) << 16
    }

    fn pleases(_: &State, action: ActionOf<Self>) -> Option<Temperament> {
        likings::pleases(action)
    }

    fn liking(game: &State, seat: Seat, action: ActionOf<Self>) -> f32 {
        likings::liking(game, seat, action)
    }

    fn sketch(moment: &Moment<'_, State>, sketch: &mut Sketch) {
        sketch::sketch(moment, sketch);
    }
}

/// The value of a seat's tokens, by category.
struct Hoard([f32; 3]);

impl Hoard {
    fn of(view: &View, seat: Seat) -> Hoard {
        let mut hoard = Hoard([0.0; 3]);
        if let Seen::Known(own) = view.own[seat.index()] {
            for (kind, count) in own.tokens.iter() {
                let token = &view.board.content.tokens[usize::from(kind)];
                let category: Category = token.category;
                hoard.0[category.index()] += f32::from(token.value * count);
            }
        }
        hoard
    }
}

fn count_lands(view: &View, seat: Seat, own: &mut Counted) {
    let board = &view.board;
    let realm = board.realm(seat);
    let value = |provinces: age_of_conan::content::Provinces| -> f32 {
        provinces.iter().map(|at| f32::from(board.value(at))).sum()
    };
    own[1] = value(realm.forts);
    own[2] = value(realm.towers);
    own[23] = f32::from(realm.towers.len()) * f32::from(3 - board.age.clamp(1, 3));
    own[24] = realm.forts.and(realm.towers).len().into();
    let neutral = board.neutral();
    own[13] = realm.armies.and(neutral).iter().map(|at| campaign(view, realm, at)).sum();
    let savage = board.content.map.savage;
    let open = realm.envoys.and(neutral).except(savage).except(board.foreign_armies(seat));
    own[14] = open.iter().map(|at| f32::from(board.value(at)) * intrigue_strength(view, realm, at)).sum();
    let raided = realm.friendly().and(board.raided);
    own[20] = raided.iter().map(|at| f32::from(board.raiders[at.index()])).sum();
}

/// What a campaign under way promises: the part of the track behind it, and whether the army lasts.
fn campaign(view: &View, realm: &Realm, at: Province) -> f32 {
    let board = &view.board;
    let (length, step) = (board.content.map.track(at).len(), board.steps[at.index()]);
    let left = length.saturating_sub(step);
    let lasts = f32::from(realm.units_at(at)) / f32::from(left + 1);
    f32::from(board.value(at)) * f32::from(step + 1) / f32::from(length + 1) * lasts.min(1.0)
}

/// I-7
fn intrigue_strength(view: &View, realm: &Realm, at: Province) -> f32 {
    let near = view.board.adjacent(at).and(realm.friendly().or(realm.envoys));
    f32::from(1 + near.len().min(4))
}

fn count_goods(view: &View, seat: Seat, own: &mut Counted) {
    let board = &view.board;
    let realm = board.realm(seat);
    let counts = view.counts[seat.index()];
    own[0] = realm.points.into();
    own[3] = f32::from(realm.gold.min(12));
    own[5] = f32::from(realm.sorcery.min(6));
    own[6] = realm.crom.into();
    own[8] = f32::from(counts.strategy.min(8));
    own[9] = f32::from(counts.kingdom.min(6));
    own[10] = realm.ready.size().into();
    own[11] = realm.units.iter().map(|&units| f32::from(units)).sum();
    own[12] = realm.emissaries.iter().map(|&emissaries| f32::from(emissaries)).sum();
    own[17] = f32::from(board.conan_player == Some(seat));
    own[21] = board.artifacts.iter().filter(|&&holder| holder == Some(seat)).count() as f32;
    own[22] = f32::from(board.out == Some(seat) || board.left.has(seat));
}
