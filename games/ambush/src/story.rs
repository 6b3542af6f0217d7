//! How it is told.

use alloc::vec::Vec;

use table::{Eye, Phrase, Seat, Seen, Story, flow::Frame as _};

use super::{Action, Ambush, Card, Event, Frame, Glimpse, Hand, Plan, View};

fn plan(plan: Plan) -> Phrase {
    match plan {
        Plan::LieLow => Phrase::new("ambush-offer-lie-low"),
        Plan::Rally => Phrase::new("ambush-offer-rally"),
        Plan::Strike(target) => Phrase::new("ambush-offer-strike").with("target", target),
    }
}

fn names(hand: Hand) -> Vec<&'static str> {
    Card::ALL.into_iter().flat_map(|card| (0..hand[card as usize]).map(move |_| card.key())).collect()
}

impl Story for Ambush {
    fn ask(view: &View) -> Phrase {
        let Some(frame) = view.flow.top() else { return Phrase::new("game-over") };
        let asked = frame.asked(&view.board);
        let prompt = frame.prompt(view).filter(|_| matches!(view.eye, Eye::Seat(seat) if asked.has(seat)));
        prompt.unwrap_or_else(|| match frame {
            Frame::Window(window) => Phrase::new("waits-for").with("seat", window.seat),
            _ => Phrase::new("ambush-wait-plans"),
        })
    }

    fn offer(_: &View, action: Action) -> Phrase {
        match action {
            Action::Plan(chosen) => plan(chosen),
            Action::Decline => Phrase::new("ambush-offer-decline"),
            Action::Answer(card) => Phrase::new("ambush-offer-answer").with("card", card.key()),
        }
    }

    fn narrate(_: &View, glimpse: &Glimpse) -> Phrase {
        match *glimpse {
            Event::Round { round } => Phrase::new("ambush-round").with("round", round + 1),
            Event::Drew { seat, card: Seen::Known(card) } => {
                Phrase::new("ambush-drew").with("seat", seat).with("card", card.key())
            }
            Event::Drew { seat, card: Seen::Unknown } => Phrase::new("ambush-drew-unseen").with("seat", seat),
            Event::Revealed { seat, plan: Plan::LieLow } => Phrase::new("ambush-lies-low").with("seat", seat),
            Event::Revealed { seat, plan: Plan::Rally } => Phrase::new("ambush-rallies").with("seat", seat),
            Event::Revealed { seat, plan: Plan::Strike(target) } => {
                Phrase::new("ambush-goes-for").with("seat", seat).with("target", target)
            }
            Event::Rallied { seat } => Phrase::new("ambush-rallied").with("seat", seat),
            Event::Struck { seat, target, dice } => {
                Phrase::new("ambush-struck").with("seat", seat).with("target", target).with("dice", dice)
            }
            Event::Answered { seat, card } => {
                Phrase::new("ambush-answered").with("seat", seat).with("card", card.key())
            }
            Event::Rolled { seat, target, hits } => {
                Phrase::new("ambush-rolled").with("seat", seat).with("target", target).with("hits", hits)
            }
            Event::Out { seat } => Phrase::new("ambush-out").with("seat", seat),
            Event::Discarded { seat, cards } => {
                Phrase::new("ambush-discarded").with("seat", seat).with("cards", names(cards))
            }
            Event::Left { seat } => Phrase::new("left").with("seat", seat),
        }
    }

    fn describe(view: &View) -> Vec<Phrase> {
        let round = Phrase::new("ambush-describe-round")
            .with("round", (view.board.round + 1).min(view.board.agreed.options.rounds))
            .with("rounds", view.board.agreed.options.rounds);
        let band = |seat: u8| {
            Phrase::new("ambush-describe-band")
                .with("seat", Seat(seat))
                .with("men", view.board.men[usize::from(seat)])
                .with("cards", view.sizes[usize::from(seat)])
        };
        let mut lines: Vec<_> = [round].into_iter().chain((0..view.board.agreed.seats).map(band)).collect();
        if let Eye::Seat(seat) = view.eye {
            lines.extend(own_secrets(view, seat));
        }
        lines
    }
}

/// What only this seat may read: its cards, and the plan it has sealed.
fn own_secrets(view: &View, seat: Seat) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if let Seen::Known(hand) = view.hands[seat.index()]
        && super::size(hand) > 0
    {
        lines.push(Phrase::new("ambush-describe-hand").with("cards", names(hand)));
    }
    if let Seen::Known(Some(_)) = view.sealed[seat.index()] {
        lines.push(Phrase::new("ambush-describe-sealed"));
    }
    lines
}
