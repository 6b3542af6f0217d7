//! What happened, in the order of the rulebook.

use table::{Arg, Phrase, Seat, Seen};

use crate::{
    board::{OfferKind, Site},
    content::Card,
    event::{Ending, Event, Phase},
    view::View,
};

type Glimpse = Event<Seen<Card>>;

pub(super) fn narrate(view: &View, glimpse: &Glimpse) -> Phrase {
    setup(view, glimpse)
        .or_else(|| play(view, glimpse))
        .or_else(|| contest(view, glimpse))
        .or_else(|| belongings(view, glimpse))
        .or_else(|| diplomacy(view, glimpse))
        .unwrap_or_else(|| Phrase::new("cg-told-nothing"))
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// A sentence that names the card, or one that does not.
fn seen(view: &View, card: Seen<Card>, known: Phrase, unknown: Phrase) -> Phrase {
    match card {
        Seen::Known(card) => known.with("card", view.name(card)),
        Seen::Unknown => unknown,
    }
}

fn setup(view: &View, glimpse: &Glimpse) -> Option<Phrase> {
    let at = |phrase: Phrase, site: Site| phrase.with("adventure", view.site(site));
    Some(match glimpse {
        Event::HeroDealt { seat, hero } => {
            by("cg-told-hero", *seat).with("hero", view.cards.heroes[usize::from(*hero)].key)
        }
        Event::SwapOffered { from, to } => by("cg-told-swap-offered", *from).with("other", *to),
        Event::SwapAnswered { from, to, yes: true } => by("cg-told-swapped", *from).with("other", *to),
        Event::SwapAnswered { from, to, .. } => by("cg-told-swap-declined", *to).with("other", *from),
        Event::Opened { seat, card } => by("cg-told-opened", *seat).with("card", view.name(*card)),
        Event::Reopened { seat, card } => by("cg-told-reopened", *seat).with("card", view.name(*card)),
        Event::First { seat, by_lot: false } => by("cg-told-first", *seat),
        Event::First { seat, .. } => by("cg-told-first-by-lot", *seat),
        Event::Placed { seat, site, card, .. } => {
            at(seen(view, *card, by("cg-told-placed", *seat), by("cg-told-placed-unseen", *seat)), *site)
        }
        Event::Unplaced { seat } => by("cg-told-unplaced", *seat),
        Event::Drew { seat, card } => {
            seen(view, *card, by("cg-told-drew", *seat), by("cg-told-drew-unseen", *seat))
        }
        Event::DrewUnseen { seat, card: Some(Seen::Known(card)), extra, put_back } => {
            let known = |cards: &[Option<Seen<Card>>]| {
                cards
                    .iter()
                    .filter_map(|seen| seen.and_then(Seen::known))
                    .map(|card| view.name(card))
                    .collect::<alloc::vec::Vec<_>>()
            };
            by("cg-told-drew-secretly", *seat)
                .with("cards", known(&[Some(Seen::Known(*card)), *extra]))
                .with("back", known(&[*put_back]))
        }
        Event::DrewUnseen { seat, card: Some(Seen::Unknown), .. } => by("cg-told-drew-something", *seat),
        Event::DrewUnseen { seat, .. } | Event::NothingToDraw { seat } => {
            by("cg-told-nothing-to-draw", *seat)
        }
        Event::Entered { seat, site } => at(by("cg-told-entered", *seat), *site),
        _ => return None,
    })
}

fn play(view: &View, glimpse: &Glimpse) -> Option<Phrase> {
    let at = |phrase: Phrase, site: Site| phrase.with("adventure", view.site(site));
    Some(match glimpse {
        Event::Phase { phase, cycle } => match phase {
            Phase::Cards => Phrase::new("cg-told-card-phase").with("cycle", *cycle),
            Phase::Heroes => Phrase::new("cg-told-hero-phase"),
            Phase::Diplomacy => Phrase::new("cg-told-diplomacy-phase"),
            Phase::Draw => Phrase::new("cg-told-draw-phase"),
        },
        Event::Passed { seat } => by("cg-told-passed", *seat),
        Event::PlayedAdventure { seat, card } => {
            by("cg-told-played-adventure", *seat).with("card", view.name(*card))
        }
        Event::TurnedObject { seat, card } => {
            by("cg-told-turned-object", *seat).with("card", view.name(*card))
        }
        Event::PlayedSpecial { seat, card } => {
            by("cg-told-played-special", *seat).with("card", view.name(*card))
        }
        Event::UsedObject { seat, card } => by("cg-told-used-object", *seat).with("card", view.name(*card)),
        Event::TiedForMost => Phrase::new("cg-told-tied"),
        Event::Eliminated { seat, cards } => {
            by("cg-told-eliminated", *seat).with("cards", view.names(*cards))
        }
        Event::Left { seat } => by("cg-told-left", *seat),
        Event::Over { winners, by } => {
            let phrase = match by {
                Ending::Goal => Phrase::new("cg-told-won-by-glory"),
                Ending::LastLeft => Phrase::new("cg-told-won-as-last"),
                Ending::Limit => Phrase::new("cg-told-won-at-the-end"),
            };
            phrase.with("heroes", view.heroes_of(*winners))
        }
        Event::Moved { seat, site } => at(by("cg-told-moved", *seat), *site),
        Event::Returned { seat, site } => at(by("cg-told-returned", *seat), *site),
        Event::Waited { seat } => by("cg-told-waited", *seat),
        Event::Ransomed { seat, to, amount } => {
            by("cg-told-ransomed", *seat).with("other", *to).with("amount", *amount)
        }
        Event::PileReformed => Phrase::new("cg-told-pile-reformed"),
        Event::ObjectPileReformed => Phrase::new("cg-told-object-pile-reformed"),
        Event::BroughtBack { count } => Phrase::new("cg-told-brought-back").with("count", *count),
        Event::Accused { seat, other, guilty: true } => by("cg-told-guilty", *seat).with("other", *other),
        Event::Accused { seat, other, .. } => by("cg-told-innocent", *seat).with("other", *other),
        Event::Peeked { seat, site, card, .. } => {
            at(by("cg-told-peeked", *seat), *site).with("card", view.name(*card))
        }
        _ => return None,
    })
}

fn contest(view: &View, glimpse: &Glimpse) -> Option<Phrase> {
    let named = |phrase: Phrase, card: Card| phrase.with("card", view.name(card));
    Some(match glimpse {
        Event::Faced { seat, site, card } => {
            named(by("cg-told-faced", *seat), *card).with("adventure", view.site(*site))
        }
        Event::Challenged { seat, other } => by("cg-told-challenged", *seat).with("other", *other),
        Event::Hired { seat, card, cost } => named(by("cg-told-hired", *seat), *card).with("amount", *cost),
        Event::Bid { seat, amount } => by("cg-told-bid", *seat).with("amount", *amount),
        Event::Matched { seat, amount } => by("cg-told-matched", *seat).with("amount", *amount),
        Event::Withdrew { seat, cost } => by("cg-told-withdrew", *seat).with("amount", *cost),
        Event::Named { seat, attribute, figure } => {
            by("cg-told-named", *seat).with("attribute", attribute.key()).with("figure", view.figure(*figure))
        }
        Event::Laid { seat, on: None, card } => {
            seen(view, *card, by("cg-told-laid", *seat), by("cg-told-laid-unseen", *seat))
        }
        Event::Laid { seat, on: Some(hero), card } => {
            seen(view, *card, by("cg-told-laid-on", *seat), by("cg-told-laid-on-unseen", *seat))
                .with("hero", view.hero(*hero))
        }
        Event::Shown { seat, card, cancelled: false } => named(by("cg-told-shown", *seat), *card),
        Event::Shown { seat, card, .. } => named(by("cg-told-shown-cancelled", *seat), *card),
        Event::Became { attribute } => Phrase::new("cg-told-became").with("attribute", attribute.key()),
        Event::Raged { seat } => by("cg-told-raged", *seat),
        Event::Compared { value, against } => {
            Phrase::new("cg-told-compared").with("value", *value).with("against", *against)
        }
        Event::Beaten { seat, card } => named(by("cg-told-beaten", *seat), *card),
        Event::Held { seat, card } => named(by("cg-told-held", *seat), *card),
        Event::DuelWon { seat, loser } => by("cg-told-duel-won", *seat).with("other", *loser),
        Event::CalledOff => Phrase::new("cg-told-called-off"),
        Event::Expelled { seat, site } => by("cg-told-expelled", *seat).with("adventure", view.site(*site)),
        Event::Completed { seat, site } => by("cg-told-completed", *seat).with("adventure", view.site(*site)),
        Event::Grabbed { seat } => by("cg-told-grabbed", *seat),
        Event::Plundered { seat } => by("cg-told-plundered", *seat),
        Event::Banished { seat, site, card } => {
            named(by("cg-told-banished", *seat), *card).with("adventure", view.site(*site))
        }
        Event::Razed { seat, site } => by("cg-told-razed", *seat).with("adventure", view.site(*site)),
        Event::Renewed { seat } => by("cg-told-renewed", *seat),
        _ => return None,
    })
}

fn belongings(view: &View, glimpse: &Glimpse) -> Option<Phrase> {
    let pass = |key: &'static str, from: Seat, to: Seat| Phrase::new(key).with("from", from).with("to", to);
    let spot = |phrase: Phrase, site: Site, slot: u8| {
        phrase.with("adventure", view.site(site)).with("number", slot + 1)
    };
    Some(match glimpse {
        Event::Glory { seat, change } if *change >= 0 => by("cg-told-gained", *seat).with("amount", *change),
        Event::Glory { seat, change } => by("cg-told-lost", *seat).with("amount", -*change),
        Event::Paid { from, to, amount } => pass("cg-told-paid", *from, *to).with("amount", *amount),
        Event::ObjectTaken { from, to, card, .. } => seen(
            view,
            *card,
            pass("cg-told-object-taken", *from, *to),
            pass("cg-told-object-taken-unseen", *from, *to),
        ),
        Event::Looted { seat, card } => {
            seen(view, *card, by("cg-told-looted", *seat), by("cg-told-looted-unseen", *seat))
        }
        Event::Discarded { seat, card } => by("cg-told-discarded", *seat).with("card", view.name(*card)),
        Event::CardTaken { from, to, card } => seen(
            view,
            *card,
            pass("cg-told-card-taken", *from, *to),
            pass("cg-told-card-taken-unseen", *from, *to),
        ),
        Event::Recovered { seat, card } => by("cg-told-recovered", *seat).with("card", view.name(*card)),
        Event::Kept { seat, card } => by("cg-told-kept", *seat).with("card", view.name(*card)),
        Event::Undone { returned, taken, .. } if taken.is_empty() => {
            Phrase::new("cg-told-undone").with("cards", view.names(*returned))
        }
        Event::Undone { seat, returned, taken } => {
            let phrase = by("cg-told-undone-exchange", *seat).with("cards", view.names(*returned));
            phrase.with("taken", view.names(*taken))
        }
        Event::SawHand { seat, of, cards: Some(cards) } => {
            by("cg-told-saw-hand", *seat).with("other", *of).with("cards", view.names(*cards))
        }
        Event::SawHand { seat, of, cards: None } => by("cg-told-saw-hand-unseen", *seat).with("other", *of),
        Event::SawChallenge { seat, site, slot, card } | Event::Foresaw { seat, site, slot, card } => spot(
            seen(view, *card, by("cg-told-saw-challenge", *seat), by("cg-told-saw-challenge-unseen", *seat)),
            *site,
            *slot,
        ),
        Event::Given { from, to, card, .. } => {
            seen(view, *card, pass("cg-told-given", *from, *to), pass("cg-told-given-unseen", *from, *to))
        }
        Event::Showed { from, to, card } => {
            seen(view, *card, pass("cg-told-showed", *from, *to), pass("cg-told-showed-unseen", *from, *to))
        }
        _ => return None,
    })
}

fn diplomacy(view: &View, glimpse: &Glimpse) -> Option<Phrase> {
    Some(match glimpse {
        Event::Proposed { seat, kind, partners } => {
            let phrase = match kind {
                OfferKind::Alliance => by("cg-told-proposed-alliance", *seat),
                _ => by("cg-told-proposed-treaty", *seat),
            };
            phrase.with("heroes", view.heroes_of(*partners))
        }
        Event::Term { clause, cards } => super::describe::clause(view, *clause, *cards),
        Event::Shares { seat, tenths } => super::describe::shares(view, *seat, *tenths),
        Event::Heir { object, seat } => super::describe::heir(view, *object, *seat),
        Event::Answered { seat, yes: true, .. } => by("cg-told-agreed", *seat),
        Event::Answered { seat, counters: true, .. } => by("cg-told-counters", *seat),
        Event::Answered { seat, .. } => by("cg-told-refused", *seat),
        Event::Stopped { seat } => by("cg-told-stopped", *seat),
        Event::Broke { seat } => by("cg-told-broke", *seat),
        Event::Agreed { parties } => {
            Phrase::new("cg-told-concluded").with("heroes", Arg::Names(view.heroes_of(*parties)))
        }
        Event::Allied { members } => Phrase::new("cg-told-allied").with("heroes", view.heroes_of(*members)),
        Event::AllianceEnded { members } => {
            Phrase::new("cg-told-alliance-ended").with("heroes", view.heroes_of(*members))
        }
        _ => return None,
    })
}
