//! What happened, in the order of the rulebook.

use alloc::vec::Vec;

use table::{Alone, Phrase, Private, Rule, Seat};

use super::describe;
use crate::{
    board::{OfferKind, Site},
    content::Card,
    event::{Ending, Event, Phase},
    score::{Source, count},
    view::View,
};

/// A sentence about a player.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn pass(key: &'static str, from: Seat, to: Seat) -> Phrase {
    Phrase::new(key).with("from", from).with("to", to)
}

/// A sentence that names the card, or one that does not.
fn seen(view: &View, card: Private<Card>, known: Phrase, unknown: Phrase) -> Phrase {
    match card.known() {
        Some(card) => known.with("card", view.name(card)),
        None => unknown,
    }
}

/// One row an event, and no event without one.
#[expect(clippy::too_many_lines, reason = "a table")]
pub(super) fn narrate(view: &View, event: &Event) -> Phrase {
    let at = |phrase: Phrase, site: Site| phrase.with("adventure", view.site(site));
    let named = |phrase: Phrase, card: Card| phrase.with("card", view.name(card));
    let spot = |phrase: Phrase, site: Site, slot: u8| at(phrase, site).with("number", slot + 1);
    match *event {
        // S
        Event::HeroDealt { seat, hero } => {
            of("cg-told-hero", seat).with("hero", view.cards.heroes[usize::from(hero)].key)
        }
        Event::SwapOffered { from, to } => of("cg-told-swap-offered", from).with("other", to),
        Event::SwapAnswered { from, to, yes: true } => of("cg-told-swapped", from).with("other", to),
        Event::SwapAnswered { from, to, yes: false } => of("cg-told-swap-declined", to).with("other", from),
        Event::Opened { seat, card } => named(of("cg-told-opened", seat), card),
        Event::Reopened { seat, card } => named(of("cg-told-reopened", seat), card),
        Event::First { seat, by_lot: false } => of("cg-told-first", seat).by(Rule("S-3")),
        Event::First { seat, by_lot: true } => of("cg-told-first-by-lot", seat),
        Event::Placed { seat, site, card } => {
            let phrase = seen(view, card, of("cg-told-placed", seat), of("cg-told-placed-unseen", seat));
            at(phrase, site).by(Rule("C-4"))
        }
        Event::Unplaced { seat } => of("cg-told-unplaced", seat),
        Event::Drew { seat, card } => {
            seen(view, card, of("cg-told-drew", seat).by(Rule("Y-2")), of("cg-told-drew-unseen", seat))
        }
        Event::DrewUnseen { seat, card: Some(card), extra, put_back } => {
            let Some(card) = card.known() else { return of("cg-told-drew-something", seat) };
            let names = |cards: [Option<Card>; 2]| -> Vec<_> {
                cards.into_iter().flatten().map(|card| view.name(card)).collect()
            };
            of("cg-told-drew-secretly", seat)
                .with("cards", names([Some(card), extra.known().flatten()]))
                .with("back", names([put_back.known().flatten(), None]))
        }
        Event::DrewUnseen { seat, card: None, .. } | Event::NothingToDraw { seat } => {
            of("cg-told-nothing-to-draw", seat)
        }
        Event::Entered { seat, site } => at(of("cg-told-entered", seat), site),

        // Y, C
        Event::Phase { phase: Phase::Cards, cycle } => {
            Phrase::new("cg-told-card-phase").with("cycle", cycle).by(Rule("C-1"))
        }
        Event::Phase { phase: Phase::Heroes, .. } => Phrase::new("cg-told-hero-phase").by(Rule("A-1")),
        Event::Phase { phase: Phase::Diplomacy, .. } => {
            Phrase::new("cg-told-diplomacy-phase").by(Rule("L-1"))
        }
        Event::Phase { phase: Phase::Draw, .. } => Phrase::new("cg-told-draw-phase").by(Rule("Y-2")),
        Event::Passed { seat } => of("cg-told-passed", seat).by(Rule("C-2")),
        Event::PlayedAdventure { seat, card } => {
            named(of("cg-told-played-adventure", seat), card).by(Rule("C-3"))
        }
        Event::TurnedObject { seat, card } => named(of("cg-told-turned-object", seat), card).by(Rule("C-9")),
        Event::PlayedSpecial { seat, card } => named(of("cg-told-played-special", seat), card),
        Event::UsedObject { seat, card } => named(of("cg-told-used-object", seat), card),
        Event::PileReformed => Phrase::new("cg-told-pile-reformed"),
        Event::ObjectPileReformed => Phrase::new("cg-told-object-pile-reformed"),
        Event::BroughtBack { count } => Phrase::new("cg-told-brought-back").with("count", count),

        // V
        Event::TiedForMost => Phrase::new("cg-told-tied").by(Rule("V-1")),
        Event::Eliminated { seat, hero, cards } => {
            let key = if cards.is_empty() { "cg-told-eliminated-bare" } else { "cg-told-eliminated" };
            let phrase = of(key, seat).with("hero", view.cards.heroes[usize::from(hero)].key);
            let phrase = if cards.is_empty() { phrase } else { phrase.with("cards", view.names(cards)) };
            phrase.by(Rule("V-2"))
        }
        Event::Count { seat, scored, glory } => of("cg-final-count", seat)
            .with("hero", view.hero(seat))
            .with("sum", count(&scored, glory))
            .with("glory", glory),
        Event::GloryTied { seat, completed } => {
            of("cg-told-glory-tied", seat).with("count", completed).by(Rule("V-6"))
        }
        Event::Left { seat } => of("cg-told-left", seat).by(Rule("V-7")),
        Event::Over { winners, by } => {
            let phrase = match by {
                Ending::Goal => Phrase::new("cg-told-won-by-glory").by(Rule("V-1")),
                Ending::LastLeft => Phrase::new("cg-told-won-as-last").by(Rule("V-3")),
                Ending::Limit => Phrase::new("cg-told-won-at-the-end").by(Rule("V-6")),
            };
            phrase.with("heroes", view.heroes_of(winners))
        }

        // A, H
        Event::Moved { seat, site } => at(of("cg-told-moved", seat), site).by(Rule("A-2")),
        Event::Returned { seat, site } => at(of("cg-told-returned", seat), site).by(Rule("H-3")),
        Event::Waited { seat } => of("cg-told-waited", seat),
        Event::Ransomed { seat, to, amount } => {
            of("cg-told-ransomed", seat).with("other", to).with("amount", amount).by(Rule("O-5"))
        }
        Event::Faced { seat, site, card } => at(named(of("cg-told-faced", seat), card), site).by(Rule("A-4")),
        Event::Challenged { seat, other } => {
            of("cg-told-challenged", seat).with("other", other).by(Rule("A-7"))
        }
        Event::Hired { seat, card, cost } => {
            named(of("cg-told-hired", seat), card).with("amount", cost).by(Rule("A-5"))
        }
        Event::Expelled { seat, hero, site } => at(of("cg-told-expelled", seat), site)
            .with("hero", view.cards.heroes[usize::from(hero)].key)
            .by(Rule("A-3")),
        Event::Completed { seat, site } => at(of("cg-told-completed", seat), site).by(Rule("A-8")),
        Event::Looted { seat, card } => {
            seen(view, card, of("cg-told-looted", seat), of("cg-told-looted-unseen", seat)).by(Rule("A-11"))
        }
        Event::Grabbed { seat } => of("cg-told-grabbed", seat),
        Event::Plundered { seat } => of("cg-told-plundered", seat).by(Rule("H-7")),

        // B, R, D
        Event::Bid { seat, amount } => of("cg-told-bid", seat).with("amount", amount).by(Rule("B-4")),
        Event::Matched { seat, amount } => of("cg-told-matched", seat).with("amount", amount).by(Rule("B-3")),
        Event::Withdrew { seat, cost } => of("cg-told-withdrew", seat).with("amount", cost).by(Rule("B-5")),
        Event::Named { seat, attribute, figure } => of("cg-told-named", seat)
            .with("attribute", attribute.key())
            .with("figure", view.figure(figure))
            .by(Rule("R-1")),
        Event::Laid { seat, on: None, card } => {
            seen(view, card, of("cg-told-laid", seat), of("cg-told-laid-unseen", seat)).by(Rule("R-2"))
        }
        Event::Laid { seat, on: Some(hero), card } => {
            seen(view, card, of("cg-told-laid-on", seat), of("cg-told-laid-on-unseen", seat))
                .with("hero", view.hero(hero))
                .by(Rule("D-3"))
        }
        Event::Shown { seat, card, cancelled: false } => {
            named(of("cg-told-shown", seat), card).by(Rule("R-3"))
        }
        Event::Shown { seat, card, cancelled: true } => named(of("cg-told-shown-cancelled", seat), card),
        Event::Became { attribute } => {
            Phrase::new("cg-told-became").with("attribute", attribute.key()).by(Rule("R-3"))
        }
        Event::Raged { seat } => of("cg-told-raged", seat).by(Rule("H-1")),
        Event::Compared { value, against, duel, ref sums, ties } => {
            let phrase = match (value == against, ties) {
                (false, _) => Phrase::new("cg-told-compared"),
                (true, Some(card)) => Phrase::new("cg-told-compared-card").with("card", view.name(card)),
                (true, None) if duel => Phrase::new("cg-told-compared-duel-tied"),
                (true, None) => Phrase::new("cg-told-compared-tied"),
            };
            let [sum, foes] = sums.0.clone();
            phrase
                .with("sum", sum)
                .with("value", value)
                .with("foes", foes)
                .with("against", against)
                .by(Rule(if duel { "D-4" } else { "R-4" }))
        }
        Event::Beaten { seat, card } => named(of("cg-told-beaten", seat), card).by(Rule("R-6")),
        Event::Held { seat, card } => named(of("cg-told-held", seat), card).by(Rule("B-6")),
        Event::DuelWon { seat, loser } => of("cg-told-duel-won", seat).with("other", loser).by(Rule("D-5")),
        Event::CalledOff => Phrase::new("cg-told-called-off"),

        // What cards do
        Event::Glory { seat, change, source } => {
            let key = match source {
                Source::Loot => "cg-told-gained-loot",
                _ if change < 0 => "cg-told-lost",
                _ => "cg-told-gained",
            };
            of(key, seat).with("amount", change.abs())
        }
        Event::Paid { from, to, amount, source } => {
            let key = match source {
                Source::Bids => "cg-told-paid-bid",
                Source::Alliances => "cg-told-paid-share",
                _ => "cg-told-paid",
            };
            pass(key, from, to).with("amount", amount)
        }
        Event::ObjectTaken { from, to, card } => {
            let unseen = pass("cg-told-object-taken-unseen", from, to);
            seen(view, card, pass("cg-told-object-taken", from, to), unseen)
        }
        Event::Discarded { seat, card } => named(of("cg-told-discarded", seat), card),
        Event::CardTaken { from, to, card } => {
            let unseen = pass("cg-told-card-taken-unseen", from, to);
            seen(view, card, pass("cg-told-card-taken", from, to), unseen)
        }
        Event::Recovered { seat, card } => named(of("cg-told-recovered", seat), card),
        Event::Kept { seat, card } => named(of("cg-told-kept", seat), card),
        Event::SawHand { seat, of: other, cards } => match cards.known() {
            Some(cards) => of("cg-told-saw-hand", seat).with("other", other).with("cards", view.names(cards)),
            None => of("cg-told-saw-hand-unseen", seat).with("other", other),
        },
        Event::SawChallenge { seat, site, slot, card } => {
            let unseen = of("cg-told-saw-challenge-unseen", seat);
            spot(seen(view, card, of("cg-told-saw-challenge", seat), unseen), site, slot)
        }
        Event::Foresaw { seat: Alone(seat), site, slot, card } => {
            spot(named(of("cg-told-saw-challenge", seat), card), site, slot)
        }
        Event::Banished { seat, site, card } => at(named(of("cg-told-banished", seat), card), site),
        Event::Razed { seat, site } => at(of("cg-told-razed", seat), site),
        Event::Renewed { seat } => of("cg-told-renewed", seat),

        // L
        Event::Proposed { seat, kind, partners } => {
            let phrase = match kind {
                OfferKind::Alliance => of("cg-told-proposed-alliance", seat).by(Rule("L-3")),
                OfferKind::None | OfferKind::Treaty => of("cg-told-proposed-treaty", seat).by(Rule("L-2")),
            };
            phrase.with("heroes", view.heroes_of(partners))
        }
        Event::Term { clause, cards } => describe::clause(view, clause, cards),
        Event::Shares { seat, tenths } => describe::shares(view, seat, tenths),
        Event::Heir { object, seat } => describe::heir(view, object, seat),
        Event::Answered { seat, yes: true, .. } => of("cg-told-agreed", seat),
        Event::Answered { seat, counters: true, .. } => of("cg-told-counters", seat),
        Event::Answered { seat, .. } => of("cg-told-refused", seat),
        Event::Stopped { seat } => of("cg-told-stopped", seat).by(Rule("H-6")),
        Event::Broke { seat } => of("cg-told-broke", seat).by(Rule("H-6")),
        Event::Agreed { parties } => Phrase::new("cg-told-concluded").with("heroes", view.heroes_of(parties)),
        Event::Allied { members } => {
            Phrase::new("cg-told-allied").with("heroes", view.heroes_of(members)).by(Rule("L-3"))
        }
        Event::AllianceEnded { members } => {
            Phrase::new("cg-told-alliance-ended").with("heroes", view.heroes_of(members)).by(Rule("L-7"))
        }
        Event::Given { from, to, card } => {
            seen(view, card, pass("cg-told-given", from, to), pass("cg-told-given-unseen", from, to))
        }
        Event::Showed { from, to, card } => {
            seen(view, card, pass("cg-told-showed", from, to), pass("cg-told-showed-unseen", from, to))
        }

        // O-3
        Event::Accused { seat, other, guilty: true } => of("cg-told-guilty", seat).with("other", other),
        Event::Accused { seat, other, guilty: false } => of("cg-told-innocent", seat).with("other", other),
        Event::Peeked { seat: Alone(seat), site, card, .. } => {
            named(at(of("cg-told-peeked", seat), site), card)
        }
        Event::Undone { returned, taken, .. } if taken.is_empty() => {
            Phrase::new("cg-told-undone").with("cards", view.names(returned))
        }
        Event::Undone { seat: Alone(seat), returned, taken } => {
            let phrase = of("cg-told-undone-exchange", seat).with("cards", view.names(returned));
            phrase.with("taken", view.names(taken))
        }
    }
}
