//! What one makes of offers (L): a gift is taken, robbery refused, and one proposes what both gain by.

use card_game::{
    State, View,
    action::{Action, Clause, Good, Share},
    board::{Offer, OfferKind, Pending},
    content::Card,
};
use table::{Eye, Seat, Seats, Sight};

use super::contest;

/// What goods are worth that one does not see, in GP.
const CARD: f32 = 0.8;
const OBJECT: f32 = 1.3;
const LOOK: f32 = 0.15;
/// What it is worth to turn a contest that was lost, in GP.
const TURNING: f32 = 5.0;
/// What both should gain by a treaty at first sight, in GP, for it to be worth an offer.
const NEARLY_EVEN: f32 = -0.2;
/// Members of an alliance do not hinder each other (L-4).
const UNHINDERED: f32 = 0.8;

pub(super) fn liking(world: &State, seat: Seat, action: Action) -> f32 {
    match action {
        // What one of two wins the other loses: there is nothing to talk about.
        Action::Treaty | Action::Alliance | Action::Counter if world.board().alive.len() == 2 => {
            f32::NEG_INFINITY
        }
        // Whoever begins an offer means it: it is put to the others, never dropped.
        Action::Scrap => f32::NEG_INFINITY,
        Action::Treaty | Action::Counter if !promising(world, seat) => f32::NEG_INFINITY,
        Action::Alliance if free_allies(world, seat).is_empty() => f32::NEG_INFINITY,
        Action::Invite(other) if world.board().alliance(other).is_some() => f32::NEG_INFINITY,
        Action::Done => 1.5,
        Action::Treaty => -2.0,
        Action::Alliance => 0.5,
        Action::Counter => -2.5,
        Action::Yes => 3.0 * gain(world, seat, &world.board().offer) - 0.1,
        Action::No => 0.0,
        _ => drafting(world, seat, action),
    }
}

/// Whether a card of his for what it is worth between the two is about as good for both.
fn promising(world: &State, seat: Seat) -> bool {
    let both_gain = |other: Seat, card: Card| {
        let (good, what) = (Good::Glory, asked(world, seat, other, card).round() as u8);
        let mut offer = Offer { kind: OfferKind::Treaty, proposer: seat, ..Offer::NONE };
        offer.add(Clause { from: seat, to: other, good: Good::Card, what: card.0 });
        offer.add(Clause { from: other, to: seat, good, what });
        gain(world, seat, &offer).min(gain(world, other, &offer)) > NEARLY_EVEN
    };
    let buyers = world.board().alive.without(seat);
    let buyers = buyers.iter().filter(|&other| world.board().gp(other) > 3);
    buyers.into_iter().any(|other| world.hand(seat).iter().any(|card| both_gain(other, card)))
}

/// Who stands with him, as free as he is.
fn free_allies(world: &State, seat: Seat) -> Seats {
    let board = world.board();
    let Some(site) = board.place(seat).site().filter(|_| board.alliance(seat).is_none()) else {
        return Seats::NONE;
    };
    let others = board.heroes_at(site).without(seat);
    others.iter().filter(|&other| board.alliance(other).is_none()).collect()
}

/// Building an offer, click by click.
fn drafting(world: &State, seat: Seat, action: Action) -> f32 {
    let View { draft, .. } = world.view(Eye::Seat(seat));
    let Some(draft) = draft.known() else { return 0.0 };
    match action {
        // Both should gain, or the other says no.
        Action::Submit => {
            let partners = draft.partners();
            let least = partners.iter().map(|other| gain(world, other, &draft)).fold(f32::INFINITY, f32::min);
            4.0 * least.min(gain(world, seat, &draft)) + 0.5
        }
        Action::Between(from, to) => between(seat, &draft, from, to),
        Action::Good(good) => match (draft.pending, good) {
            (Pending::Between(from, _), Good::Card) if from == seat => 1.0,
            (Pending::Between(from, _), Good::Glory) if from != seat => 1.0,
            _ => -1.0,
        },
        Action::Choose(card) => {
            let wanted = match draft.pending {
                Pending::Between(_, to) | Pending::Kind(_, to, _) => worth(world, to, card),
                Pending::Nothing => 0.0,
            };
            3.0 * (wanted - worth(world, seat, card))
        }
        Action::Amount(amount) => {
            let sold = draft.clauses().iter().find(|clause| clause.from == seat && clause.good == Good::Card);
            let fair = sold.map_or(1.0, |sold| asked(world, seat, sold.to, Card(sold.what)));
            -3.0 * (f32::from(amount) - fair).abs()
        }
        Action::Share(tenths) => {
            let fair = 10.0 / f32::from(draft.parties.len().max(2));
            -0.6 * (f32::from(tenths) - fair).abs()
        }
        Action::Invite(_) => 0.5,
        _ => 0.0,
    }
}

/// Something of one's own first, and then the price.
fn between(seat: Seat, draft: &Offer, from: Seat, to: Seat) -> f32 {
    match draft.clauses() {
        [] if from == seat => 1.0,
        [only] if from == only.to && to == seat => 1.0,
        _ => -2.0,
    }
}

/// What an offer brings a player, in GP; what it brings his rivals counts against it.
pub(super) fn gain(world: &State, seat: Seat, offer: &Offer) -> f32 {
    let board = world.board();
    let rivals = f32::from(board.alive.len().max(2) - 1);
    if offer.kind == OfferKind::Alliance {
        let fair = 10.0 / f32::from(offer.parties.len().max(1));
        let own = |share: Share| f32::from(offer.terms.tenths[share as usize][seat.index()]);
        return UNHINDERED + 0.3 * (own(Share::Loot) + own(Share::Gains) - own(Share::Losses) - fair);
    }
    let side = |who: Seat| -> f32 {
        let part = |&clause: &Clause| {
            let worth = price(world, who, clause);
            f32::from(clause.to == who) * worth - f32::from(clause.from == who) * worth
        };
        offer.clauses().iter().map(part).sum()
    };
    let others: f32 = board.alive.without(seat).iter().map(side).sum();
    side(seat) - others / rivals
}

/// What a good is worth to somebody.
fn price(world: &State, who: Seat, clause: Clause) -> f32 {
    let amount = f32::from(clause.what);
    match clause.good {
        Good::Glory => amount,
        Good::Card => worth(world, who, Card(clause.what)),
        Good::RandomCards | Good::ChosenCards | Good::Adventures | Good::Challenges | Good::Resolutions => {
            CARD * amount
        }
        Good::Object => OBJECT,
        Good::HiddenObjects => OBJECT * amount,
        Good::ShowPlaced => LOOK,
        _ => LOOK * amount,
    }
}

/// What to ask for a card: between what it is worth to the two, and at least 1 GP.
fn asked(world: &State, seller: Seat, buyer: Seat, card: Card) -> f32 {
    (0.5 * (worth(world, seller, card) + worth(world, buyer, card))).max(1.0)
}

/// What a hand card is worth to somebody: what can be played brings a GP.
fn worth(world: &State, who: Seat, card: Card) -> f32 {
    let board = world.board();
    if card.is_challenge() {
        let open = |site| board.row(site).owner != Some(who) && board.place(who).site() != Some(site);
        return if board.on_table.iter().any(open) { 1.1 } else { 0.5 };
    }
    if card.is_adventure() {
        return 1.0;
    }
    let (weapon, curse) = contest::uses(world, card);
    let next = board.place(who).site().and_then(|site| Some((site, board.next_slot(site)?)));
    let turns = next.map_or(0.0, |(site, slot)| {
        contest::turned_by(world, who, contest::seen(world, who, site, slot), card)
    });
    0.3 + 0.2 * (weapon + curse) + TURNING * turns
}
