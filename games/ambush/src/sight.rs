//! Who may know what: the open board, one's own hand and plan, the sizes of the others.

use table::{Chance, Cx, Eye, Seat, Seats, Seen, Sight};

use super::{Ambush, Board, Card, Event, Frame, Hand, Plan, Secrets, flow::Stack, size};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) eye: Eye,
    pub(super) board: Board,
    pub(super) flow: Stack,
    pub(super) sizes: [u8; 4],
    pub(super) hands: [Seen<Hand>; 4],
    pub(super) sealed: [Seen<Option<Plan>>; 4],
}

impl View {
    pub fn seats(&self) -> u8 {
        self.board.agreed.seats
    }

    /// R-5, counted from 0.
    pub fn round(&self) -> u8 {
        self.board.round
    }

    pub fn rounds(&self) -> u8 {
        self.board.agreed.options.rounds
    }

    pub fn men(&self, seat: Seat) -> u8 {
        self.board.men[seat.index()]
    }

    /// L-1
    pub fn left(&self) -> Seats {
        self.board.left
    }

    pub fn discard(&self) -> impl Iterator<Item = Card> {
        cards(self.board.discard)
    }

    /// How many cards this seat holds.
    pub fn cards(&self, seat: Seat) -> u8 {
        self.sizes[seat.index()]
    }

    pub fn hand(&self, seat: Seat) -> Seen<impl Iterator<Item = Card> + use<>> {
        match self.hands[seat.index()] {
            Seen::Known(hand) => Seen::Known(cards(hand)),
            Seen::Unknown => Seen::Unknown,
        }
    }

    /// The plan of this round, once revealed.
    pub fn plan(&self, seat: Seat) -> Option<Plan> {
        self.board.plans[seat.index()]
    }

    pub fn sealed(&self, seat: Seat) -> Seen<Option<Plan>> {
        self.sealed[seat.index()]
    }

    /// Where we are in the rules.
    pub fn frame(&self) -> Option<Frame> {
        self.flow.top()
    }
}

fn cards(hand: Hand) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().flat_map(move |card| (0..hand[card as usize]).map(move |_| card))
}

pub type Glimpse = Event<Seen<Card>>;

impl Sight for Ambush {
    type View = View;
    type Glimpse = Glimpse;
    type Memory = ();

    fn view(&self, eye: Eye) -> View {
        let Secrets { hands, sealed } = self.secrets;
        View {
            eye,
            board: self.board,
            flow: self.flow,
            sizes: hands.map(size),
            hands: core::array::from_fn(|i| eye.glances(Seat(i as u8), hands[i])),
            sealed: core::array::from_fn(|i| eye.glances(Seat(i as u8), sealed[i])),
        }
    }

    fn glimpse(event: &Event<Card>, eye: Eye) -> Option<Glimpse> {
        Some(match *event {
            Event::Drew { seat, card } => Event::Drew { seat, card: eye.glances(seat, card) },
            Event::Round { round } => Event::Round { round },
            Event::Revealed { seat, plan } => Event::Revealed { seat, plan },
            Event::Rallied { seat } => Event::Rallied { seat },
            Event::Struck { seat, target, dice } => Event::Struck { seat, target, dice },
            Event::Answered { seat, card } => Event::Answered { seat, card },
            Event::Rolled { seat, target, hits } => Event::Rolled { seat, target, hits },
            Event::Out { seat } => Event::Out { seat },
            Event::Discarded { seat, cards } => Event::Discarded { seat, cards },
            Event::Left { seat } => Event::Left { seat },
        })
    }

    fn imagine(view: &View, (): &(), chance: &mut dyn Chance) -> Ambush {
        let hands = view.hands.map(|hand| hand.known().unwrap_or_default());
        let sealed = view.sealed.map(|plan| plan.known().flatten());
        let mut ambush = Ambush { board: view.board, secrets: Secrets { hands, sealed }, flow: view.flow };
        for (i, &cards) in view.sizes.iter().enumerate() {
            let unknown = cards - size(hands[i]);
            for _ in 0..unknown {
                ambush.draw_for(Seat(i as u8), &mut Cx::quiet(chance));
            }
        }
        ambush
    }
}
