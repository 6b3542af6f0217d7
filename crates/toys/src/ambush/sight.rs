//! Who may know what: the open board, one's own hand and plan, the sizes of the others.

use table::{Chance, Cx, Eye, Seat, Seen, Sight};

use super::{Ambush, Board, Card, Event, Hand, Plan, Secrets, flow::Stack, size};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) eye: Eye,
    pub(super) board: Board,
    pub(super) flow: Stack,
    pub(super) sizes: [u8; 4],
    pub(super) hands: [Seen<Hand>; 4],
    pub(super) sealed: [Seen<Option<Plan>>; 4],
}

pub type Glimpse = Event<Seen<Card>>;

impl Sight for Ambush {
    type View = View;
    type Glimpse = Glimpse;

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
            Event::Left { seat } => Event::Left { seat },
        })
    }

    fn imagine(view: &View, chance: &mut dyn Chance) -> Ambush {
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
