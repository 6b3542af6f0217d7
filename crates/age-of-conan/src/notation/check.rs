//! Whether a position read from text can be played: no rule may meet what it could never have led to.

use table::Seat;

use crate::{
    board::{Conflict, MARKERS},
    cards::run::count_chosen,
    content::Provinces,
    flow::Frame,
    pile::Pile,
    state::State,
};

/// `Err` says what was expected instead.
pub(super) fn check(state: &State) -> Result<(), &'static str> {
    apart(state)?;
    tokens(state)?;
    adventures(state)?;
    turns(state)?;
    for (depth, frame) in state.flow.frames().iter().enumerate() {
        frame_fits(state, *frame, depth + 1 == state.flow.frames().len())?;
    }
    decides(state)
}

fn expect(holds: bool, wanted: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(wanted) }
}

/// T-9, T-11, M-5: armies stand apart, where they may stand at all, and markers are finite.
fn apart(state: &State) -> Result<(), &'static str> {
    let board = &state.board;
    for seat in board.seats().iter() {
        let realm = board.realm(seat);
        let fights = board.contest.side_of(seat).is_some();
        let fighting = if fights { Provinces::of(board.contest.at) } else { Provinces::NONE };
        let others = board.foreign_armies(seat).or(board.enemy(seat)).except(fighting);
        expect(!realm.armies.meets(others), "armies and markers of two players apart (T-9)")?;
        expect(board.in_play.covers(realm.armies), "armies in areas in play (V-1)")?;
        let homes = Provinces::HOMES.without(realm.home());
        expect(!realm.armies.meets(homes), "no army in another's home (M-5)")?;
        let lone = realm.towers.except(realm.forts);
        expect(!lone.meets(board.content.map.savage), "no lone tower in a savage province (T-4)")?;
        let many = realm.forts.len() > MARKERS || realm.towers.len() > MARKERS;
        expect(board.players == 2 || !many, "at most nine forts and nine towers (T-11)")?;
        expect(realm.spent & 2 == 0, "the 3 never spent (B-7)")?;
    }
    Ok(())
}

/// T-11, A-4: no more of a token than there are.
fn tokens(state: &State) -> Result<(), &'static str> {
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
        Frame::KeepOrTrade(_, token) => token.map(|token| token.0),
        _ => None,
    }));
    let used = |kind: u8| pieces.iter().map(|&piece| u32::from(piece == kind)).sum::<u32>();
    let fits = state.board.tokens.iter().all(|(kind, copies)| used(kind) <= u32::from(copies));
    expect(fits, "no more tokens than there are (T-11)")
}

/// every adventure still to come is among those not seen.
fn adventures(state: &State) -> Result<(), &'static str> {
    let board = &state.board;
    let to_come = u32::from(board.adventures_left) + 4 * u32::from(3 - board.age);
    expect(board.adventures_unseen.count_ones() >= to_come, "enough adventures not seen yet (A-1)")?;
    expect(board.adventures_unseen & 1 << board.adventure == 0, "an adventure either seen or not")
}

/// B-5: only the first bid is made without a Conan player. U-2: Conan moves before the die is chosen, and there is one to
/// choose.
fn turns(state: &State) -> Result<(), &'static str> {
    let opening = matches!(state.flow.frames(), [Frame::Opening(..=1), Frame::Bidding(_), ..]);
    expect(
        opening || state.board.conan_player.is_some(),
        "a Conan player once the first bid is decided (B-5)",
    )?;
    let pool = state.board.pool.iter().any(|&dice| dice > 0);
    state.flow.frames().windows(2).try_for_each(|pair| match pair {
        [Frame::Turn(0..=2), Frame::MoveConan | Frame::KeepOrTrade(..)] => {
            expect(pool, "a die in the pool (U-8)")
        }
        [Frame::Turn(0..=2), _] => Err("a later step of the turn (U-2)"),
        _ => Ok(()),
    })
}

fn frame_fits(state: &State, frame: Frame, top: bool) -> Result<(), &'static str> {
    let board = &state.board;
    let seat = board.active;
    let units = |seat: Seat, at| board.realm(seat).units_at(at);
    match frame {
        Frame::HowMany(from, most, attack) => {
            let mut targets = alloc::vec::Vec::new();
            state.offer_targets(from, attack, &mut targets);
            expect(!targets.is_empty(), "somewhere for the army to go")?;
            expect(top && most >= 1 && most <= units(seat, from), "no more units than stand there")
        }
        Frame::WhereTo(from, count, _) => {
            expect(top && count >= 1 && count <= units(seat, from), "no more units than stand there")
        }
        Frame::EmissaryTo(from) => expect(top && board.realm(seat).envoys.has(from), "an emissary there"),
        Frame::Dice(_, whose, _, chosen) => {
            let dice = board.contest.force(whose).dice;
            let fits = Conflict::ALL.into_iter().all(|face| count_chosen(chosen, face) <= dice[face.index()]);
            expect(top && fits, "dice that were rolled")
        }
        Frame::KeepOrTrade(_, None) => expect(top && state.secrets.drawn.is_some(), "a token drawn"),
        Frame::Campaign(_, at)
        | Frame::Siege(_, at, _)
        | Frame::Battle(_, at, _)
        | Frame::ForcedMarch(at) => {
            let track = board.content.map.track(at).len();
            expect(track > 0 && board.in_play.has(at), "a province that can be attacked (M-5)")
        }
        Frame::IntrigueContest(_, at) => expect(board.realm(seat).envoys.has(at), "an emissary there (I-5)"),
        Frame::Main => expect(board.pool.iter().any(|&dice| dice > 0), "a die in the pool (U-8)"),
        _ => Ok(()),
    }
}

/// Somebody is asked, and everybody asked has something to click; or the game is over.
fn decides(state: &State) -> Result<(), &'static str> {
    let asked = state.asked();
    expect(state.flow.frames().is_empty() || !asked.is_empty(), "somebody to be asked")?;
    let mut legal = alloc::vec::Vec::new();
    for seat in asked.iter() {
        legal.clear();
        state.offer(seat, &mut legal);
        expect(!legal.is_empty(), "a decision on top of the flow")?;
    }
    Ok(())
}
