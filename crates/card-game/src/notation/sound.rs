//! Whatever is read can be played: what a position must have, beyond its words.

use alloc::vec::Vec;

use table::{Rules, Seats};

use crate::{
    action::{Clause, Good},
    board::{Contest, OfferKind, Outcome, Pending, Place, Site},
    content::Card,
    flow::{Frame, Part, Question, Round},
    rules::sequence::{COMPLETION, CONTEST, CYCLE, PROPOSAL, SETUP, TURN},
    set::CardSet,
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
    } else if began && board.alive.iter().any(|seat| board.gp(seat) == 0 && !in_contest(state)) {
        Some("at least 1 GP for everybody in the game")
    } else if board.alive.iter().any(|seat| !here(board.place(seat))) {
        Some("heroes on adventures that are on the table")
    } else if began && all.iter().any(twice) {
        Some("a hero of his own for everybody")
    } else if board.alive.iter().any(|seat| board.place(seat) == Place::Away) && began {
        Some("a place for the hero of everybody in the game")
    } else {
        None
    }
}

fn in_contest(state: &State) -> bool {
    state.flow.frames().iter().any(|frame| matches!(frame, Frame::Contest { .. }))
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
    let objects = |cards: &crate::set::CardSet| cards.iter().any(|card| state.cards.is_object(card));
    if state.secrets.shown.iter().flatten().any(objects) {
        return Some("hand cards that were shown");
    }
    contest(state).then_some("a contest between two players who can pay their bids")
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
    let early = step <= 7;
    let poor = bids.iter().any(|&bid| bid > state.board.gp(sides[0]).min(state.board.gp(sides[1])));
    let strange = match figure {
        crate::board::Figure::Hero(seat) => {
            seat != sides[0] && (duel || !state.board.partners(sides[0]).has(seat))
        }
        crate::board::Figure::Ally(ally) => duel || !state.board.allies[sides[0].index()].has(ally),
    };
    let undecided = outcome == Outcome::Open && (3..=6).contains(&step) && step > 3 && attribute.is_none();
    sides[0] == sides[1]
        || (early && !state.board.alive.has(sides[0]))
        || (early && !state.board.alive.has(sides[1]))
        || (early && (poor || strange || undecided || !on_site || !(duel || lies)))
}

fn offers(state: &State) -> Option<&'static str> {
    let exchanging = state.flow.frames().iter().any(|frame| matches!(frame, Frame::Exchange { .. }));
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
        !picked.except(theirs.and(clause.good.kind().unwrap_or(CardSet::ALL))).is_empty()
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

/// Whether somebody would give more than he has.
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
    let frames = state.flow.frames();
    let within = |(at, frame): (usize, &Frame)| nests(at.checked_sub(1).map(|outer| frames[outer]), *frame);
    let stepped = |frame: &Frame| match *frame {
        Frame::Setup { step } => usize::from(step) <= SETUP.len(),
        Frame::Cycle { step } => usize::from(step) <= CYCLE.len(),
        Frame::Turn { step, seat } => usize::from(step) <= TURN.len() && state.board.alive.has(seat),
        Frame::Contest { step } => usize::from(step) <= CONTEST.len(),
        Frame::Completion { step, .. } => usize::from(step) <= COMPLETION.len(),
        Frame::Proposal { step } => {
            usize::from(step) <= PROPOSAL.len() && state.board.offer.kind != OfferKind::None
                || usize::from(step) == PROPOSAL.len()
        }
        Frame::Effect { card, part: Part::When(number), .. } => {
            state.cards.effect(card).is_some_and(|effect| usize::from(number) < effect.boons().len())
        }
        _ => true,
    };
    if !frames.iter().enumerate().all(within) || !frames.iter().all(stepped) {
        return Some("frames that follow from each other");
    }
    let Some(Frame::Ask { seat, question }) = state.flow.top() else { return None };
    let mut legal = Vec::new();
    if state.board.alive.has(seat) && fits(state, seat, question) {
        state.legal(seat, &mut legal);
    }
    legal.is_empty().then_some("a question with an answer")
}

/// Whether a frame can lie in another.
fn nests(outer: Option<Frame>, frame: Frame) -> bool {
    match (outer, frame) {
        (None, Frame::Setup { .. } | Frame::Cycle { .. })
        | (Some(Frame::Turn { .. }), Frame::Contest { .. })
        | (Some(Frame::Contest { .. }), Frame::Aftermath { .. })
        | (Some(Frame::Contest { .. } | Frame::Completion { .. }), Frame::Feat { .. })
        | (Some(Frame::Turn { .. } | Frame::Effect { .. }), Frame::Completion { .. })
        | (
            Some(
                Frame::Turn { .. } | Frame::Aftermath { .. } | Frame::Feat { .. } | Frame::Completion { .. },
            ),
            Frame::Effect { .. },
        )
        | (Some(Frame::Talks { .. }), Frame::Proposal { .. })
        | (Some(Frame::Proposal { .. }), Frame::Exchange { .. }) => true,
        (Some(Frame::Setup { .. }), Frame::Round { of, .. }) => {
            matches!(of, Round::Swaps | Round::FirstChallenges | Round::Entrances)
        }
        (Some(Frame::Cycle { .. }), Frame::Round { of, .. }) => {
            !matches!(of, Round::Swaps | Round::FirstChallenges | Round::Entrances | Round::Answers)
        }
        (Some(Frame::Proposal { .. }), Frame::Round { of, .. }) => of == Round::Answers,
        (Some(Frame::Round { of, .. }), Frame::Turn { .. }) => of == Round::HeroTurns,
        (Some(Frame::Round { of, .. }), Frame::Talks { .. }) => of == Round::Talks,
        (Some(Frame::Round { of, .. }), Frame::Effect { .. }) => {
            matches!(of, Round::FirstPlays | Round::Plays)
        }
        (Some(outer), Frame::Ask { question, .. }) => asks(outer, question),
        _ => false,
    }
}

/// Whether a frame asks this.
fn asks(outer: Frame, question: Question) -> bool {
    match question {
        Question::Swap | Question::AnswerSwap(_) => matches!(outer, Frame::Round { of: Round::Swaps, .. }),
        Question::FirstChallenge => matches!(outer, Frame::Round { of: Round::FirstChallenges, .. }),
        Question::Enter => matches!(outer, Frame::Round { of: Round::Entrances, .. }),
        Question::Play => matches!(outer, Frame::Round { of: Round::FirstPlays | Round::Plays, .. }),
        Question::Deed | Question::Honour | Question::Swift => matches!(outer, Frame::Turn { .. }),
        Question::Bid => matches!(outer, Frame::Contest { step: 2 }),
        Question::Name => matches!(outer, Frame::Contest { step: 3 }),
        Question::Lay => matches!(outer, Frame::Contest { step: 4 }),
        Question::Rage => matches!(outer, Frame::Contest { step: 6 }),
        Question::BreakSettlement => matches!(outer, Frame::Contest { step: 12 }),
        Question::BreakLoot => matches!(outer, Frame::Completion { step: 1, .. }),
        Question::Stop => matches!(outer, Frame::Proposal { step: 2 }),
        Question::BreakTreaty => matches!(outer, Frame::Proposal { step: 3 }),
        Question::Talk | Question::Draft => matches!(outer, Frame::Talks { .. }),
        Question::Answer => matches!(outer, Frame::Round { of: Round::Answers, .. }),
        Question::Pick(clause) => matches!(outer, Frame::Exchange { clause: at } if at == clause),
        Question::Choice => matches!(outer, Frame::Effect { .. }),
        Question::Draw => matches!(outer, Frame::Round { of: Round::Draws, .. }),
        Question::Accuse => matches!(outer, Frame::Round { of: Round::Accusations, .. }),
    }
}

/// Whether this player can be asked this here.
fn fits(state: &State, seat: table::Seat, question: Question) -> bool {
    let contest = &state.board.contest;
    match question {
        Question::Bid | Question::Name => contest.sides.contains(&seat) && contest.outcome == Outcome::Open,
        Question::Lay => {
            state.layers().has(seat) && contest.outcome == Outcome::Open && contest.attribute.is_some()
        }
        Question::Rage => {
            state.may_rage(seat) && contest.outcome == Outcome::Open && contest.attribute.is_some()
        }
        Question::FirstChallenge => state.secrets.drawn.is_some(),
        Question::Draft => state.secrets.draft.proposer == seat && state.secrets.draft.parties.has(seat),
        Question::Pick(clause) => state.board.offer.clauses().get(usize::from(clause)).is_some_and(|its| {
            its.from == seat && its.good.is_picked() && state.picked_for(clause).len() < its.what
        }),
        Question::Answer => state.board.offer.partners().has(seat),
        Question::Draw | Question::Accuse => state.board.options.nothing_to_lose,
        Question::BreakLoot => {
            matches!(state.flow.asking(), Some(Frame::Completion { seat: its, .. }) if its == seat)
        }
        Question::Choice => {
            matches!(state.flow.asking(), Some(Frame::Effect { seat: its, .. }) if its == seat)
        }
        _ => true,
    }
}
