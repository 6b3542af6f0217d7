//! Sense for the card game.

mod contest;
mod diplomacy;
mod former;
mod likings;
mod sketch;

use bots::{
    ActionOf, Agent, Aim, Calibration, Counted, Feature, Sense, Spend, Style,
    Temperament::{self, Adventurer, Raider, Schemer},
    Thinking, feature,
    shape::{Moment, Sketch},
};
use card_game::{
    State, View,
    board::{Outcome, Place, Site},
    flow::{Frame, Round},
};
use table::{MOST_SEATS, Seat, Seen};

use crate::CardGame;

impl Sense for CardGame {
    type Game = State;

    const FEATURES: &'static [Feature] = &[
        feature("glory", 1.0, 1.5, None, "coach-glory"),
        feature("goal-reached", 6.0, 12.0, None, "coach-goal"),
        feature("low", -2.0, -2.0, None, "coach-ruin"),
        feature("challenges-in-hand", 0.3, 0.2, None, "coach-cards"),
        feature("adventures-in-hand", 0.2, 0.1, None, "coach-cards"),
        feature("resolution-cards", 0.6, 0.5, Some(Schemer), "coach-resolution-cards"),
        feature("objects", 1.5, 1.0, Some(Schemer), "coach-objects"),
        feature("hidden-objects", 1.2, 0.8, Some(Schemer), "coach-objects"),
        // The loot where the hero stands, less for every challenge and every other hero in the way.
        feature("loot-at-hand", 0.45, 0.45, Some(Adventurer), "coach-loot"),
        feature("challenges-ahead", -0.2, -0.2, Some(Adventurer), "coach-way"),
        feature("challenges-placed", 0.5, 0.4, Some(Raider), "coach-challenges"),
        feature("rivals-there", -0.2, -0.2, None, "coach-way"),
        feature("homeless", -0.1, -0.1, None, "coach-place"),
        feature("allies", 1.5, 1.0, Some(Schemer), "coach-allies"),
        feature("completed", 0.6, 0.6, Some(Adventurer), "coach-completed"),
        feature("out", -60.0, -60.0, None, "coach-survival"),
        // The chance to beat the challenge the hero faces next, with the best card in the hand, above or below one half.
        feature("prospects", 1.2, 1.2, Some(Adventurer), "coach-way"),
        // The chances that rivals fail at one's challenges.
        feature("walls", 1.0, 1.0, Some(Raider), "coach-challenges"),
        feature("near-goal", 0.5, 0.5, None, "coach-goal"),
        // What the hand can do for the hero, and against the heroes of others.
        feature("weapons", 0.3, 0.3, Some(Raider), "coach-resolution-cards"),
        feature("curses", 0.3, 0.3, Some(Schemer), "coach-resolution-cards"),
        // Cards that can be played at once, each for a GP.
        feature("playable", 0.2, 0.1, None, "coach-cards"),
        feature("might", 0.5, 0.5, Some(Raider), "coach-objects"),
    ];
    /// One contest may turn the game, so a lead is worth little.
    const POINTS: f32 = 12.5;
    const THINKING: Thinking = Thinking::Plan;
    const STYLES: [Style; 4] = [Style::order(1), Style::order(3), Style::order(8), Style::order(100)];
    const CONFIDENCE: f32 = 1.2;
    /// With three and more at the table, doubling 15 GP is winning 30: who wants the victory alone stakes everything.
    const AIM: Aim = Aim { place: 1.0, price: 0.3 };
    const CALIBRATION: Calibration = Calibration {
        trust: [0.642, 0.966],
        points: [[18.497, 7.196], [-0.758, -0.445], [0.061, 0.699], [6.435, 1.257]],
    };

    /// From what the players started with to the goal.
    fn progress(game: &State) -> f32 {
        let options = &game.board().options;
        let most = game.board().glory.iter().max().copied().unwrap_or(0);
        let (won, needed) = (most.saturating_sub(options.start), options.goal.saturating_sub(options.start));
        (f32::from(won) / f32::from(needed.max(1))).clamp(0.0, 1.0)
    }

    fn count(game: &State, counted: &mut [Counted; MOST_SEATS]) {
        for seat in (0..game.board().seats).map(Seat) {
            let own = &mut counted[seat.index()];
            count_goods(game, seat, own);
            count_place(game, seat, own);
            count_contests(game, seat, own);
        }
    }

    fn chapter(game: &State) -> u64 {
        let cycle = u64::from(game.board().cycle) << 16;
        let round = game.flow().frames().iter().find_map(|frame| match frame {
            Frame::Round(Round { of, at, .. }) => Some(u64::from(at.0) << 8 | *of as u64),
            _ => None,
        });
        cycle | round.unwrap_or(0xFFFF)
    }

    /// Who lays a card has a reason, as a rule.
    fn believe(view: &View, world: &State) -> f32 {
        let contest = &world.board().contest;
        if contest.revealed || !matches!(contest.outcome, Outcome::Open) {
            return 1.0;
        }
        let unseen = (0..contest.count).filter(|&at| view.laid[usize::from(at)] == Seen::Unknown);
        unseen.map(|at| contest::credible(world, at)).product()
    }

    fn liking(game: &State, seat: Seat, action: ActionOf<Self>) -> f32 {
        likings::liking(game, seat, action, contest::PRIZE)
    }

    fn price(game: &State, seat: Seat, action: ActionOf<Self>, aim: Aim) -> f32 {
        likings::price(game, seat, action, aim)
    }

    fn former(spend: Spend) -> Box<dyn Agent<State>> {
        former::king(spend)
    }

    fn pleases(_: &State, action: ActionOf<Self>) -> Option<Temperament> {
        likings::pleases(action)
    }

    fn like_each(game: &State, seat: Seat, legal: &[ActionOf<Self>], liked: &mut dyn FnMut(f32)) {
        likings::each(game, seat, legal, contest::PRIZE, liked);
    }

    fn sketch(moment: &Moment<'_, State>, sketch: &mut Sketch) {
        sketch::sketch(moment, sketch);
    }
}

fn count_goods(world: &State, seat: Seat, own: &mut Counted) {
    let board = world.board();
    let at = seat.index();
    let (glory, goal) = (f32::from(board.gp(seat)), f32::from(board.options.goal));
    let most = (0..board.seats).map(Seat).filter(|&other| other != seat).map(|other| board.gp(other)).max();
    own[0] = glory;
    own[1] = f32::from(board.gp(seat) >= board.options.goal && board.gp(seat) > most.unwrap_or(0));
    own[2] = (4.0 - glory).max(0.0);
    for card in world.hand(seat).iter() {
        let sort = match () {
            () if card.is_challenge() => 3,
            () if card.is_adventure() => 4,
            () => 5,
        };
        own[sort] += 1.0;
    }
    own[6] = board.objects[at].len().into();
    own[7] = world.hidden_objects(seat).into();
    own[13] = board.allies[at].len().into();
    own[14] = board.tally[at].into();
    own[15] = f32::from(!board.alive.has(seat));
    own[18] = (glory - goal + 6.0).clamp(0.0, 6.0);
}

fn count_place(world: &State, seat: Seat, own: &mut Counted) {
    let board = world.board();
    let Place::At(site) = board.place(seat) else {
        own[12] = f32::from(board.alive.has(seat));
        return;
    };
    let ahead = f32::from(board.row(site).len());
    let rivals = f32::from(board.heroes_at(site).without(seat).except(board.partners(seat)).len());
    own[8] = loot(world, site) / (1.0 + ahead + rivals);
    own[9] = ahead;
    own[11] = rivals;
    // A free way is surer than any challenge.
    own[16] = 0.5;
    if let Some(next) = board.next_slot(site) {
        let challenge = Some(world.challenge_at(site, next));
        let hand = world.hand(seat).iter().filter(|card| card.is_special());
        let turned = hand.map(|card| contest::turned_by(world, seat, challenge, card)).fold(0.0, f32::max);
        own[16] = contest::beats(world, seat, challenge) + turned - 0.5;
    }
}

/// What challenges and resolution cards promise.
fn count_contests(world: &State, seat: Seat, own: &mut Counted) {
    let board = world.board();
    let mut room = 0;
    for site in board.on_table.iter() {
        let row = board.row(site);
        let rivals = board.heroes_at(site).without(seat);
        for (slot, _) in row.challenges().iter().enumerate().filter(|(_, lying)| lying.placer == seat) {
            own[10] += 1.0;
            let card = world.challenge_at(site, slot as u8);
            let holds = rivals.iter().map(|rival| 1.0 - contest::beats(world, rival, Some(card)));
            own[17] += holds.fold(0.0, f32::max);
        }
        let open = row.owner != Some(seat) && board.place(seat) != Place::At(site);
        let difficulty = world.content().adventure(site.card()).difficulty;
        room += if open { difficulty.saturating_sub(row.len()) } else { 0 };
    }
    own[21] = own[4] + own[3].min(room.into());
    for card in world.hand(seat).iter().filter(|card| card.is_special()) {
        let (weapon, curse) = contest::uses(world, card);
        own[19] += weapon;
        own[20] += curse;
    }
    own[22] = contest::against(world, seat, None);
}

/// What an adventure brings whoever completes it.
fn loot(world: &State, site: Site) -> f32 {
    let adventure = world.content().adventure(site.card());
    f32::from(adventure.glory) + 1.5 * f32::from(adventure.objects) + f32::from(adventure.effect.is_some())
}
