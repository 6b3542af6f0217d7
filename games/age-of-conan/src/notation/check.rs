//! Whether a position read from text can be played: no rule may meet what it could never have led to.

use table::flow::{Fits, Flow, Frame as _, expect, step};

use crate::{
    board::MARKERS,
    content::{HOMES, Provinces},
    flow::{Frame, contest_runs},
    pile::Pile,
    rules::{adventure::KeepOrTrade, sequence::OPENING, turn::MAIN},
    state::State,
};

/// While the first bid is made, and no later.
const FIRST_BID: u8 = step(OPENING, "bid") + 1;

pub(super) fn check(state: &State) -> Fits {
    apart(state)?;
    contest_over(state)?;
    tokens(state)?;
    adventures(state)?;
    turns(state)?;
    for (depth, frame) in state.flow.frames().iter().enumerate() {
        sequence_fits(state, *frame)?;
        frame.fits(state, depth + 1 == state.flow.frames().len())?;
    }
    decides(state)
}

/// T-9, T-11, M-5: armies stand apart, where they may stand at all, and markers are finite.
fn apart(state: &State) -> Fits {
    let board = &state.board;
    let fight =
        |frame: &Frame| matches!(frame, Frame::Contest { .. } | Frame::Siege { .. } | Frame::Battle { .. });
    let fighting = !board.contest.over || state.flow.frames().iter().any(fight);
    for seat in board.seats().iter() {
        let realm = board.realm(seat);
        let fights = fighting && board.contest.side_of(seat).is_some();
        let at_stake = if fights { Provinces::of(board.contest.at) } else { Provinces::NONE };
        let others = board.foreign_armies(seat).or(board.enemy(seat)).except(at_stake);
        expect(!realm.armies.meets(others), "armies and markers of two players apart (T-9)")?;
        expect(board.in_play.covers(realm.armies), "armies in areas in play (V-1)")?;
        let homes = HOMES.without(realm.home());
        expect(!realm.armies.meets(homes), "no army in another's home (M-5)")?;
        let lone = realm.towers.except(realm.forts);
        expect(!lone.meets(board.content.map.savage), "no lone tower in a savage province (T-4)")?;
        let many = realm.forts.len() > MARKERS || realm.towers.len() > MARKERS;
        expect(board.players == 2 || !many, "at most nine forts and nine towers (T-11)")?;
        expect(realm.scored_before() >= 0, "no more points by source than there are")?;
        expect(realm.spent & 2 == 0, "the 3 never spent (B-7)")?;
    }
    Ok(())
}

/// C-7: what is over was decided, and is not being fought.
fn contest_over(state: &State) -> Fits {
    let contest = &state.board.contest;
    let over = contest.winner.is_some() && !contest_runs(&state.flow);
    expect(!contest.over || over, "a contest either over or being fought (C-7)")
}

/// T-11, A-4: no more of a token than there are.
fn tokens(state: &State) -> Fits {
    let mut pieces = state.board.gone.each().collect::<alloc::vec::Vec<_>>();
    for seat in state.board.seats().iter() {
        let (own, open) = (state.own(seat), state.board.realm(seat).open);
        let within = |part: Pile| part.iter().all(|(kind, count)| count <= own.tokens.count(kind));
        expect(within(open), "open tokens among those kept")?;
        expect(within(own.offering.tokens), "offered tokens among those kept")?;
        pieces.extend(own.tokens.each());
    }
    pieces.extend(state.board.track().iter().chain(&state.secrets.drawn));
    pieces.extend(state.flow.frames().iter().filter_map(|frame| match frame {
        Frame::KeepOrTrade(KeepOrTrade { token, .. }) => token.map(|token| token.0),
        _ => None,
    }));
    let used = |kind: u8| pieces.iter().map(|&piece| u32::from(piece == kind)).sum::<u32>();
    let fits = state.board.tokens.iter().all(|(kind, copies)| used(kind) <= u32::from(copies));
    expect(fits, "no more tokens than there are (T-11)")
}

/// every adventure still to come is among those not seen.
fn adventures(state: &State) -> Fits {
    let board = &state.board;
    let to_come = u32::from(board.adventures_left) + 4 * u32::from(3 - board.age);
    expect(board.adventures_unseen.count_ones() >= to_come, "enough adventures not seen yet (A-1)")?;
    expect(board.adventures_unseen & 1 << board.adventure == 0, "an adventure either seen or not")
}

/// B-5: only the first bid is made without a Conan player. U-2: Conan moves before the die is chosen, and there is one to
/// choose.
fn turns(state: &State) -> Fits {
    let opening =
        matches!(state.flow.frames(), [Frame::Opening { step: ..=FIRST_BID }, Frame::Bidding { .. }, ..]);
    expect(
        opening || state.board.conan_player.is_some(),
        "a Conan player once the first bid is decided (B-5)",
    )?;
    let pool = state.board.pool.iter().any(|&dice| dice > 0);
    state.flow.frames().windows(2).try_for_each(|pair| match pair {
        [Frame::Turn { step: 0..=MAIN }, Frame::MoveConan(_) | Frame::KeepOrTrade(_)] => {
            expect(pool, "a die in the pool (U-8)")
        }
        [Frame::Turn { step: 0..=MAIN }, _] => Err("a later step of the turn (U-2)"),
        _ => Ok(()),
    })
}

fn sequence_fits(state: &State, frame: Frame) -> Fits {
    let board = &state.board;
    match frame {
        Frame::Campaign { at, .. } | Frame::Siege { at, .. } | Frame::Battle { at, .. } => {
            board.can_be_attacked(at)
        }
        Frame::IntrigueContest { at, .. } => {
            expect(board.realm(board.active).envoys.has(at), "an emissary there (I-5)")
        }
        _ => Ok(()),
    }
}

/// Somebody is asked, and everybody asked has something to click; or the game is over.
fn decides(state: &State) -> Fits {
    let asked = state.asked();
    expect(state.flow.frames().is_empty() || !asked.is_empty(), "somebody to be asked")?;
    let mut legal = alloc::vec::Vec::new();
    for seat in asked.iter() {
        legal.clear();
        state.offer_to(seat, &mut legal);
        expect(!legal.is_empty(), "a decision on top of the flow")?;
    }
    Ok(())
}
