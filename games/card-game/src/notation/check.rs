//! Whatever is read can be played: what a position must have, beyond its words.

use alloc::vec::Vec;

use table::{
    Seats,
    flow::{Frame as _, during},
};

use crate::{
    action::{Clause, Good},
    board::{Contest, OfferKind, Outcome, Pending, Place, Site},
    content::Card,
    flow::{Feats, Frame, InOrder, Ops, Part, Round, contest_runs},
    rules::sequence::{CONTEST, PROPOSAL},
    set,
    state::State,
};

/// What is missing for a position to be playable, if anything is.
pub(super) fn unsound(state: &State) -> Option<&'static str> {
    players(state).or_else(|| tables(state)).or_else(|| offers(state)).or_else(|| frames(state))
}

fn players(state: &State) -> Option<&'static str> {
    let board = &state.board;
    let began = !matches!(state.flow.frames().first(), Some(Frame::Setup { .. }));
    let here = |place: Place| place.site().is_none_or(|site| board.on_table.has(site));
    let all = Seats::first_n(board.seats);
    let twice = |seat: table::Seat| {
        all.iter().any(|other| other != seat && board.heroes[other.index()] == board.heroes[seat.index()])
    };
    if board.alive.len() < 2 && !state.flow.frames().is_empty() {
        Some("at least two players in the game")
    } else if began && board.alive.iter().any(|seat| board.gp(seat) == 0 && !contest_runs(&state.flow)) {
        Some("at least 1 GP for everybody in the game")
    } else if board.alive.iter().any(|seat| !here(board.place(seat))) {
        Some("heroes on adventures that are on the table")
    } else if began && all.iter().any(twice) {
        Some("a different hero for everybody")
    } else if board.alive.iter().any(|seat| board.place(seat) == Place::Away) && began {
        Some("a place for the hero of everybody in the game")
    } else {
        None
    }
}

fn tables(state: &State) -> Option<&'static str> {
    let board = &state.board;
    let loose = |alliance: &crate::board::Alliance| {
        let mut places = alliance.members.iter().map(|seat| board.place(seat));
        let first = places.next();
        alliance.members.len() == 1
            || first.is_some_and(|place| place.site().is_none())
            || places.any(|place| Some(place) != first)
    };
    let [one, other] = &board.alliances;
    if board.alliances.iter().any(loose) || !one.members.and(other.members).is_empty() {
        return Some("allies on the same adventure, each in one alliance");
    }
    let completed = state.adventures_completed();
    if !board.outstanding.except(completed).is_empty() || !board.ending.except(board.outstanding).is_empty() {
        return Some("outstanding effects of completed adventures");
    }
    let strays = |(at, drawing): (usize, &crate::secrets::Drawing)| {
        let drawn = drawing.extra.into_iter().chain(drawing.exchange.map(|(_, first)| first));
        drawn.into_iter().any(|card| !state.secrets.hands[at].has(card))
    };
    if state.secrets.drawings.iter().enumerate().any(strays) {
        return Some("extra cards in the hands that drew them");
    }
    let objects = |cards: &set::CardSet| cards.iter().any(|card| state.cards.is_object(card));
    if state.secrets.shown.iter().flatten().any(objects) {
        return Some("hand cards that were shown");
    }
    if contest(state) {
        return Some("a contest between two players who can pay their bids");
    }
    last_contest(state).then_some("an outcome and open cards for a contest that is over (R-4)")
}

/// Whether the contest under way could not be.
fn contest(state: &State) -> bool {
    let Contest { duel, site, slot, card, sides, bids, figure, outcome, attribute, .. } = state.board.contest;
    let Some(step) = state.flow.frames().iter().find_map(|frame| match frame {
        Frame::Contest { step } => Some(*step),
        _ => None,
    }) else {
        return false;
    };
    let lies = state.board.row(site).get(slot).is_some_and(|lying| lying.face == Some(card));
    let on_site = state.board.place(sides[0]) == Place::At(site);
    // Until the bids move, everything is as it was when the contest began.
    let early = step <= const { during(CONTEST, "compare") };
    let poor = bids.iter().any(|&bid| bid > state.board.gp(sides[0]).min(state.board.gp(sides[1])));
    let strange = match figure {
        crate::board::Figure::Hero(seat) => {
            seat != sides[0] && (duel || !state.board.partners(sides[0]).has(seat))
        }
        crate::board::Figure::Ally(ally) => duel || !state.board.allies[sides[0].index()].has(ally),
    };
    let named = const { during(CONTEST, "lay")..=during(CONTEST, "rage") }.contains(&step);
    let undecided = outcome == Outcome::Open && named && attribute.is_none();
    sides[0] == sides[1]
        || (early && !state.board.alive.has(sides[0]))
        || (early && !state.board.alive.has(sides[1]))
        || (early && (poor || strange || undecided || !on_site || !(duel || lies)))
}

/// Whether what is no longer fought has not ended.
fn last_contest(state: &State) -> bool {
    let Contest { sides, outcome, count, revealed, .. } = state.board.contest;
    let ended = outcome != Outcome::Open && sides[0] != sides[1] && (count == 0 || revealed);
    state.board.contest != Contest::NONE && !contest_runs(&state.flow) && !ended
}

fn offers(state: &State) -> Option<&'static str> {
    let exchanging = state.flow.frames().iter().any(|frame| matches!(frame, Frame::Exchange(_)));
    for (offer, drafted) in [(&state.board.offer, false), (&state.secrets.draft, true)] {
        let everyone = state.board.alive;
        let outsiders = !offer.parties.except(everyone).is_empty();
        let bad = |clause: &Clause| clause.from == clause.to || !givable(state, *clause);
        let pending = match offer.pending {
            Pending::Nothing => false,
            Pending::Between(from, to) | Pending::Kind(from, to, _) => {
                from == to || !everyone.has(from) || !everyone.has(to)
            }
        };
        let unfit = offer.kind == OfferKind::Alliance && offer.settled > 15;
        if outsiders || pending || unfit || offer.clauses().iter().any(bad) || overdrawn(state, offer) {
            return Some("offers that could be kept");
        }
        if drafted && !offer.named(offer.proposer).except(state.hand(offer.proposer)).is_empty() {
            return Some("offers that could be kept");
        }
        if drafted && offer.kind == OfferKind::Alliance && !offer.parties.has(offer.proposer) {
            return Some("offers that could be kept");
        }
    }
    if !state.is_as_pledged() {
        return Some("offers that could be kept");
    }
    let mut sorted = 0;
    let astray = (0..state.board.offer.count).any(|at| {
        let clause = state.board.offer.clauses[usize::from(at)];
        let objects = matches!(clause.good, Good::HiddenObjects | Good::ShowObjects);
        let theirs =
            if objects { state.secrets.objects[clause.from.index()] } else { state.hand(clause.from) };
        let picked = state.picked_for(at);
        sorted += picked.len();
        !picked.except(theirs.and(clause.good.kind().unwrap_or(set::ALL))).is_empty()
    });
    let picked = state.board.picked > 0 && !exchanging || astray || sorted != state.board.picked;
    picked.then_some("picked cards that their givers hold")
}

fn givable(state: &State, clause: Clause) -> bool {
    let from = clause.from.index();
    let alive = state.board.alive.has(clause.from) && state.board.alive.has(clause.to);
    alive
        && match clause.good {
            Good::Card => clause.what < Card::COUNT && !state.cards.is_object(Card(clause.what)),
            Good::Object => clause.what < Card::COUNT && state.board.objects[from].has(Card(clause.what)),
            Good::ShowPlaced => {
                let (site, slot) = clause.spot();
                site.index() < Site::COUNT && state.board.row(site).get(slot).is_some()
            }
            _ => clause.what > 0,
        }
}

/// Whether somebody would give more than they have.
fn overdrawn(state: &State, offer: &crate::board::Offer) -> bool {
    let sum = |from: table::Seat, goods: &[Good]| -> u16 {
        let theirs = offer.clauses().iter().filter(|c| c.from == from && goods.contains(&c.good));
        theirs.map(|clause| clause.amount()).sum()
    };
    let open = !state.board.options.nothing_to_lose;
    state.board.alive.iter().any(|seat| {
        let objects = sum(seat, &[Good::HiddenObjects, Good::ShowObjects]);
        sum(seat, &[Good::Glory]) > state.board.gp(seat).saturating_sub(1)
            || (open && offer.promised(seat, Good::is_of_hand) > u16::from(state.hand(seat).len()))
            || objects > u16::from(state.secrets.objects[seat.index()].len())
    })
}

fn frames(state: &State) -> Option<&'static str> {
    const CONCLUDED: u8 = during(PROPOSAL, "conclude");
    let frames = state.flow.frames();
    let within = |(at, frame): (usize, &Frame)| match at.checked_sub(1) {
        // A decision says itself where it can stand.
        Some(_) if at + 1 == frames.len() && !frame.asked(&state.board).is_empty() => true,
        outer => nests(outer.map(|outer| frames[outer]), *frame),
    };
    let possible = |frame: &Frame| match *frame {
        Frame::Turn { seat, .. } => state.board.alive.has(seat),
        Frame::Proposal { step } => state.board.offer.kind != OfferKind::None || step == CONCLUDED,
        Frame::Feats(Feats { from, .. }) => from <= Card::COUNT,
        Frame::Ops(Ops { card, part: part @ Part::When(_), .. }) => !state.ops(card, part).is_empty(),
        _ => true,
    };
    if !frames.iter().enumerate().all(within) || !frames.iter().all(possible) {
        return Some("frames that follow from each other");
    }
    let decision = state.flow.top()?;
    let seat = decision.asked(&state.board).first()?;
    if !state.board.alive.has(seat) {
        return Some("a decision of somebody in the game");
    }
    if let Err(expected) = decision.fits(state, true) {
        return Some(expected);
    }
    let mut legal = Vec::new();
    decision.legal(state, seat, &mut legal);
    legal.is_empty().then_some("a decision with an answer")
}

/// Whether a sequence or passage can lie in another.
fn nests(outer: Option<Frame>, frame: Frame) -> bool {
    let Some(outer) = outer else { return matches!(frame, Frame::Setup { .. } | Frame::Cycle { .. }) };
    match (outer, frame) {
        (Frame::Turn { .. }, Frame::Contest { .. })
        | (Frame::Contest { .. }, Frame::Aftermath(_))
        | (Frame::Contest { .. } | Frame::Completion { .. }, Frame::Feats(_))
        | (Frame::Turn { .. } | Frame::Ops(_), Frame::Completion { .. })
        | (
            Frame::Turn { .. } | Frame::Aftermath(_) | Frame::Feats(_) | Frame::Completion { .. },
            Frame::Ops(_),
        )
        | (Frame::Talks(_), Frame::Proposal { .. })
        | (Frame::Proposal { .. }, Frame::Exchange(_)) => true,
        (Frame::Setup { .. }, Frame::Round(Round { of, .. })) => is_of_setup(of),
        (Frame::Cycle { .. }, Frame::Round(Round { of, .. })) => !is_of_setup(of) && of != InOrder::Answers,
        (Frame::Proposal { .. }, Frame::Round(Round { of, .. })) => of == InOrder::Answers,
        (Frame::Round(Round { of, .. }), Frame::Turn { .. }) => of == InOrder::HeroTurns,
        (Frame::Round(Round { of, .. }), Frame::Talks(_)) => of == InOrder::Talks,
        (Frame::Round(Round { of, .. }), Frame::Ops(_)) => {
            matches!(of, InOrder::FirstPlays | InOrder::Plays)
        }
        _ => false,
    }
}

fn is_of_setup(of: InOrder) -> bool {
    matches!(of, InOrder::Swaps | InOrder::FirstChallenges | InOrder::Entrances)
}
