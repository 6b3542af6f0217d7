//! Who may know what: the open board, and one's own slice of the secrets.

use table::{Chance, Cx, Eye, Glimpse, Seat, Seats, Seen, Sight};

use crate::{
    board::Board,
    contest::Contest,
    event::Event,
    fate::any_of,
    flow::{Frame, Stack, contest_runs},
    lexicon::TokenKind,
    memory::Memory,
    pile::{Pile, bits},
    rules::adventure::KeepOrTrade,
    secrets::{Own, Secrets},
    state::State,
};

/// T-12: what is counted openly, though not seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    pub kingdom: u8,
    pub strategy: u8,
    pub tokens: u8,
}

/// The game as one looker sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub eye: Eye,
    pub board: Board,
    pub flow: Stack,
    pub counts: [Counts; 4],
    pub own: [Seen<Own>; 4],
    /// Those of one's own sealed choices that are in.
    pub sealed: Seats,
    /// C-4: that a card lies face down is open.
    pub face_down: [Option<Seen<u8>>; 2],
    ///
    pub drawn: Option<Seen<u8>>,
}

impl Sight for State {
    type View = View;
    type Glimpse = Glimpse<Event>;
    type Memory = Memory;

    fn view(&self, eye: Eye) -> View {
        let nobody = Seat(u8::MAX);
        let drawer = self.board.conan_player.unwrap_or(nobody);
        let seats = (0..4u8).map(Seat);
        let sees_all = |seen: Seats, seat| if eye.sees(seat) { seen.with(seat) } else { seen };
        let sides = crate::cards::op::Side::ALL.map(|side| self.board.contest.player(side));
        View {
            eye,
            board: self.board,
            flow: self.flow,
            counts: core::array::from_fn(|i| self.counts(Seat(i as u8))),
            own: core::array::from_fn(|i| eye.glances(Seat(i as u8), self.secrets.own[i])),
            sealed: self.secrets.sealed.and(seats.fold(Seats::NONE, sees_all)),
            face_down: core::array::from_fn(|i| {
                let owner = sides[i].unwrap_or(nobody);
                self.secrets.face_down[i].map(|card| eye.glances(owner, card))
            }),
            drawn: self.secrets.drawn.map(|token| eye.glances(drawer, token)),
        }
    }

    fn glimpse(event: &Event, eye: Eye) -> Option<Glimpse<Event>> {
        Glimpse::of(event, eye)
    }

    fn remember(memory: &mut Memory, glimpse: &Glimpse<Event>) {
        memory.take_in(glimpse);
    }

    fn imagine(view: &View, memory: &Memory, chance: &mut dyn Chance) -> State {
        let own = view.own.map(|seen| seen.known().unwrap_or(Own::NONE));
        let known = |card: Option<Seen<u8>>| card.and_then(Seen::known);
        let mut state = State {
            board: view.board,
            secrets: Secrets {
                own,
                sealed: view.sealed,
                face_down: view.face_down.map(known),
                drawn: known(view.drawn),
            },
            flow: view.flow,
        };
        let cx = &mut Cx::quiet(chance);
        deal_cards(&mut state, view, cx);
        deal_tokens(&mut state, view, memory, cx);
        state
    }
}

type Quiet<'a, 'b> = &'a mut Cx<'b, Event>;

impl State {
    fn counts(&self, seat: Seat) -> Counts {
        Counts {
            kingdom: self.kingdom_count(seat),
            strategy: self.strategy_count(seat),
            tokens: self.token_count(seat),
        }
    }
}

/// The hands nobody showed, and the cards that lie face down.
fn deal_cards(state: &mut State, view: &View, cx: Quiet<'_, '_>) {
    let mut pool = state.strategy_deck();
    for side in 0..2 {
        if view.face_down[side] == Some(Seen::Unknown) {
            // C-8: it was played because it applies.
            let applies = bits(pool.kinds()).filter(|&kind| state.card_applies(kind));
            let fitting = pool.only(applies.fold(0, |all, kind| all | 1 << kind));
            let card = any_of(&fitting, cx);
            if let Some(kind) = card {
                pool.remove(kind);
            }
            state.secrets.face_down[side] = card;
        }
    }
    for seat in unknown(view) {
        let counts = view.counts[seat.index()];
        state.own_mut(seat).strategy = deal(&mut pool, counts.strategy, cx);
        let mut deck = state.board.realm(seat).hidden_cards();
        state.own_mut(seat).kingdom = deal(&mut deck, counts.kingdom, cx);
    }
}

/// The tokens that were seen, as far as they are remembered; the others from the bag.
fn deal_tokens(state: &mut State, view: &View, memory: &Memory, cx: Quiet<'_, '_>) {
    for seat in unknown(view) {
        state.own_mut(seat).tokens = state.board.realm(seat).open.or(&memory.kept(seat));
    }
    let mut bag = state.bag();
    if view.drawn == Some(Seen::Unknown) {
        state.secrets.drawn = any_of(&bag, cx);
        if let Some(token) = state.secrets.drawn {
            bag.remove(token);
        }
    }
    for seat in unknown(view) {
        let seen = state.own(seat).tokens;
        let unseen = view.counts[seat.index()].tokens.saturating_sub(seen.size());
        state.own_mut(seat).tokens = seen.plus(&deal(&mut bag, unseen, cx));
    }
}

/// So many pieces of a pile, all equally likely.
fn deal(from: &mut Pile, count: u8, cx: Quiet<'_, '_>) -> Pile {
    let mut dealt = Pile::EMPTY;
    for _ in 0..count {
        if let Some(kind) = any_of(from, cx) {
            from.remove(kind);
            dealt.add(kind);
        }
    }
    dealt
}

/// The players whose secrets the looker does not know.
fn unknown(view: &View) -> impl Iterator<Item = Seat> + use<'_> {
    (0..view.board.players).map(Seat).filter(|seat| view.own[seat.index()] == Seen::Unknown)
}

impl View {
    /// The contest being fought, or the last one.
    pub fn contest(&self) -> Option<&Contest> {
        Some(&self.board.contest).filter(|contest| contest.over || self.contest_runs())
    }

    /// Whether a contest is being fought.
    pub fn contest_runs(&self) -> bool {
        contest_runs(&self.flow)
    }

    /// The token to be kept or traded, if the looker may see it.
    pub fn token_at_hand(&self) -> Option<u8> {
        match self.flow.top() {
            Some(Frame::KeepOrTrade(KeepOrTrade { token: Some(TokenKind(token)), .. })) => Some(token),
            _ => self.drawn.and_then(Seen::known),
        }
    }
}
