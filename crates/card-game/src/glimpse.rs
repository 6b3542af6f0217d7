//! An event as one looker perceives it.

use table::{Eye, Seat, Seats, Seen};

use crate::{content::Card, event::Event};

/// What `eye` knows of a card that only these seats may see.
fn seen(eye: Eye, owners: Seats, card: Card) -> Seen<Card> {
    let sees = match eye {
        Eye::Archive => true,
        Eye::Seat(seat) => owners.has(seat),
        Eye::Onlooker => false,
    };
    if sees { Seen::Known(card) } else { Seen::Unknown }
}

fn both(one: Seat, other: Seat) -> Seats {
    Seats::of(one).with(other)
}

pub(crate) fn glimpse(event: &Event, eye: Eye) -> Option<Event<Seen<Card>>> {
    Some(match *event {
        Event::Placed { seat, site, card, seen_by } => {
            // Who else sees it is nobody's concern.
            Event::Placed { seat, site, card: seen(eye, seen_by, card), seen_by: Seats::NONE }
        }
        Event::Drew { seat, card } => Event::Drew { seat, card: eye.glances(seat, card) },
        Event::DrewUnseen { seat, card, extra, put_back } if eye.sees(seat) => Event::DrewUnseen {
            seat,
            card: card.map(Seen::Known),
            extra: extra.map(Seen::Known),
            put_back: put_back.map(Seen::Known),
        },
        Event::DrewUnseen { seat, card, .. } => {
            Event::DrewUnseen { seat, card: card.map(|_| Seen::Unknown), extra: None, put_back: None }
        }
        Event::Laid { seat, on, card } => Event::Laid { seat, on, card: eye.glances(seat, card) },
        Event::ObjectTaken { from, to, card, open } => {
            let owners = if open { Seats::first_n(8) } else { both(from, to) };
            let card = if open { Seen::Known(card) } else { seen(eye, owners, card) };
            Event::ObjectTaken { from, to, card, open }
        }
        Event::Looted { seat, card } => Event::Looted { seat, card: eye.glances(seat, card) },
        Event::CardTaken { from, to, card } => {
            Event::CardTaken { from, to, card: seen(eye, both(from, to), card) }
        }
        Event::SawHand { seat, of, cards } => {
            let known = eye.sees(seat) || eye.sees(of);
            Event::SawHand { seat, of, cards: cards.filter(|_| known) }
        }
        Event::SawChallenge { seat, site, slot, card } => {
            Event::SawChallenge { seat, site, slot, card: eye.glances(seat, card) }
        }
        Event::Foresaw { seat, site, slot, card } if eye.sees(seat) => {
            Event::Foresaw { seat, site, slot, card: Seen::Known(card) }
        }
        Event::Peeked { seat, site, slot, card } if eye.sees(seat) => {
            Event::Peeked { seat, site, slot, card }
        }
        Event::Undone { seat, returned, taken } if eye.sees(seat) => Event::Undone { seat, returned, taken },
        Event::Foresaw { .. } | Event::Peeked { .. } | Event::Undone { .. } => return None,
        Event::Given { from, to, card, open } => {
            let card = if open { Seen::Known(card) } else { seen(eye, both(from, to), card) };
            Event::Given { from, to, card, open }
        }
        Event::Showed { from, to, card } => Event::Showed { from, to, card: seen(eye, both(from, to), card) },
        _ => return open(event),
    })
}

/// What all perceive alike.
fn open(event: &Event) -> Option<Event<Seen<Card>>> {
    macro_rules! alike {
        ($($name:ident { $($field:ident),* }),* $(,)?) => {
            match event {
                $(Event::$name { $($field),* } => Some(Event::$name { $($field: $field.clone()),* }),)*
                Event::TiedForMost => Some(Event::TiedForMost),
                Event::CalledOff => Some(Event::CalledOff),
                Event::PileReformed => Some(Event::PileReformed),
                Event::ObjectPileReformed => Some(Event::ObjectPileReformed),
                _ => None,
            }
        };
    }
    alike!(
        HeroDealt { seat, hero },
        SwapOffered { from, to },
        SwapAnswered { from, to, yes },
        Opened { seat, card },
        Reopened { seat, card },
        First { seat, by_lot },
        Unplaced { seat },
        NothingToDraw { seat },
        Entered { seat, site },
        Phase { phase, cycle },
        Passed { seat },
        PlayedAdventure { seat, card },
        TurnedObject { seat, card },
        PlayedSpecial { seat, card },
        UsedObject { seat, card },
        Eliminated { seat, cards },
        Over { winners, by },
        Moved { seat, site },
        Returned { seat, site },
        Waited { seat },
        Ransomed { seat, to, amount },
        Faced { seat, site, card },
        Challenged { seat, other },
        Hired { seat, card, cost },
        Bid { seat, amount },
        Matched { seat, amount },
        Withdrew { seat, cost },
        Named { seat, attribute, figure },
        Shown { seat, card, cancelled },
        Became { attribute },
        Raged { seat },
        Compared { value, against },
        Beaten { seat, card },
        Held { seat, card },
        DuelWon { seat, loser },
        Glory { seat, change },
        Paid { from, to, amount },
        Expelled { seat, site },
        Completed { seat, site },
        Grabbed { seat },
        Plundered { seat },
        Discarded { seat, card },
        Recovered { seat, card },
        Kept { seat, card },
        Banished { seat, site, card },
        Razed { seat, site },
        Renewed { seat },
        Proposed { seat, kind, partners },
        Term { clause, cards },
        Shares { seat, tenths },
        Heir { object, seat },
        Answered { seat, yes, counters },
        Stopped { seat },
        Broke { seat },
        Agreed { parties },
        Allied { members },
        AllianceEnded { members },
        BroughtBack { count },
        Accused { seat, other, guilty },
        Left { seat },
    )
}
