//! What happened, to one who may perceive it.

use alloc::vec::Vec;

use table::{Phrase, Seen};

use super::{
    contest_name,
    offer::{strategy, token},
    side_name,
};
use crate::{board::Conflict, dice::Face, event::Event, pile::Pile, view::View};

pub(super) fn narrate(view: &View, glimpse: Event<Seen<u8>>) -> Phrase {
    let who = |key, seat| Phrase::new(key).with("who", view.name(seat));
    match glimpse {
        Event::Takes { seat, kingdom } => {
            Phrase::new("aoc-takes").with("seat", seat).with("who", kingdom.name())
        }
        Event::ObjectiveUp { objective } => {
            let card = &view.board.content.objectives[usize::from(objective)];
            Phrase::new("aoc-objective-up").with("objective", card.name).with("text", card.text)
        }
        Event::AdventureUp { adventure, destination } => Phrase::new("aoc-adventure-up")
            .with("adventure", view.board.content.adventures[usize::from(adventure)].name)
            .with("destination", destination.name()),
        Event::TrackFilled { track, length } => {
            let tokens: Vec<_> = track[..usize::from(length)].iter().map(|&kind| token(view, kind)).collect();
            Phrase::new("aoc-track-filled").with("tokens", tokens)
        }
        Event::ArtifactTo { seat, category } => {
            who("aoc-artifact-to", seat).with("artifact", artifact(view, category))
        }
        Event::ArtifactAside { category } => {
            Phrase::new("aoc-artifact-aside").with("artifact", artifact(view, category))
        }
        Event::BonusCardTo { seat } => who("aoc-bonus-card-to", seat),
        Event::DrewKingdom { seat, card: Seen::Known(kind) } => {
            let deck = view.board.content.deck(view.board.realm(seat).kingdom);
            who("aoc-drew-card", seat).with("card", deck[usize::from(kind)].name)
        }
        Event::DrewKingdom { seat, card: Seen::Unknown } => who("aoc-drew-kingdom", seat),
        Event::DrewStrategy { seat, card: Seen::Known(kind) } => {
            who("aoc-drew-card", seat).with("card", strategy(view, kind))
        }
        Event::DrewStrategy { seat, card: Seen::Unknown } => who("aoc-drew-strategy", seat),
        Event::FirstPlayer { seat } => who("aoc-first-player", seat),
        Event::FateRolled { pool } => {
            let faces =
                Face::ALL.into_iter().flat_map(|face| (0..pool[face.index()]).map(move |_| face.name()));
            Phrase::new("aoc-fate-rolled").with("dice", faces.collect::<Vec<_>>())
        }
        Event::Bid { seat, token, card: Some(kind), worth } => {
            who("aoc-bid", seat).with("token", token).with("card", strategy(view, kind)).with("worth", worth)
        }
        Event::Bid { seat, token, card: None, .. } => who("aoc-bid-token", seat).with("token", token),
        Event::SecondCard { seat, card, worth } => {
            who("aoc-second-card", seat).with("card", strategy(view, card)).with("worth", worth)
        }
        Event::ConanPlayer { seat } => who("aoc-conan-player", seat),
        Event::TokensBack { seat } => who("aoc-tokens-back", seat),
        Event::TurnOf { seat } => who("aoc-turn-of", seat),
        Event::ConanMoves { to } => Phrase::new("aoc-conan-moves").with("to", to.name()),
        _ => narrate_more(view, glimpse),
    }
}

fn narrate_more(view: &View, glimpse: Event<Seen<u8>>) -> Phrase {
    let who = |key, seat| Phrase::new(key).with("who", view.name(seat));
    match glimpse {
        Event::TokenTaken { seat, token: kind } => {
            who("aoc-token-taken", seat).with("token", token(view, kind))
        }
        Event::TokenDiscarded { token: kind } => {
            Phrase::new("aoc-token-discarded").with("token", token(view, kind))
        }
        Event::TokenDrawn { seat, token: Seen::Known(kind) } => {
            who("aoc-token-drawn", seat).with("token", token(view, kind))
        }
        Event::TokenDrawn { seat, token: Seen::Unknown } => who("aoc-token-drawn-unseen", seat),
        Event::TokenKept { seat, .. } => who("aoc-token-kept", seat),
        Event::TokenTraded { seat, token: kind } => {
            let worth = &view.board.content.tokens[usize::from(kind)];
            who("aoc-token-traded", seat)
                .with("token", worth.name)
                .with("gold", worth.gold)
                .with("sorcery", worth.sorcery)
        }
        Event::TablePlayed { seat, card } => {
            who("aoc-table-played", seat).with("card", card.card(view.board.content).name)
        }
        Event::Refreshed { seat, card } => {
            who("aoc-refreshed", seat).with("card", card.card(view.board.content).name)
        }
        Event::Used { seat, card } => who("aoc-used", seat).with("card", card.card(view.board.content).name),
        Event::MadeReady { seat, card } => {
            who("aoc-made-ready", seat).with("card", card.card(view.board.content).name)
        }
        Event::DieUsed { seat, face, purpose } => {
            who("aoc-die-used", seat).with("face", face.name()).with("use", purpose.name())
        }
        Event::AdventureEnds { adventure } => Phrase::new("aoc-adventure-ends")
            .with("adventure", view.board.content.adventures[usize::from(adventure)].name),
        _ => narrate_scores(view, glimpse),
    }
}

fn narrate_scores(view: &View, glimpse: Event<Seen<u8>>) -> Phrase {
    let who = |key, seat| Phrase::new(key).with("who", view.name(seat));
    match glimpse {
        Event::Gold { seat, count } => who("aoc-gold", seat).with("count", count),
        Event::Sorcery { seat, count } => who("aoc-sorcery", seat).with("count", count),
        Event::Points { seat, count } => who("aoc-points", seat).with("count", count),
        Event::PointsLost { seat, count } => who("aoc-points-lost", seat).with("count", count),
        Event::Robbed { seat, victim, gold, sorcery } => who("aoc-robbed", seat)
            .with("victim", view.name(victim))
            .with("gold", gold)
            .with("sorcery", sorcery),
        Event::AgeEnds { age } => Phrase::new("aoc-age-ends").with("age", age),
        Event::ObjectiveMet { seat, objective, points } => who("aoc-objective-met", seat)
            .with("objective", view.board.content.objectives[usize::from(objective)].name)
            .with("points", points),
        Event::Offering { seat, category: Some(category), tokens } => who("aoc-offering", seat)
            .with("category", category.name())
            .with("total", view.board.value_of(&tokens))
            .with("tokens", named(view, &tokens)),
        Event::Offering { seat, category: None, .. } => who("aoc-no-offering", seat),
        Event::CrownAttempt { seat, category, success } => {
            let key = if success { "aoc-crown-succeeds" } else { "aoc-crown-fails" };
            who(key, seat).with("category", category.name())
        }
        Event::Richest { seat, points } => who("aoc-richest", seat).with("points", points),
        Event::MostCrom { seat, points } => who("aoc-most-crom", seat).with("points", points),
        Event::Crowned { seat, points } => who("aoc-crowned", seat).with("points", points),
        Event::Supremacy { seat, category, points } => {
            who("aoc-supremacy", seat).with("category", category.name()).with("points", points)
        }
        Event::Left { seat } => Phrase::new("left").with("seat", seat),
        _ => narrate_board(view, glimpse),
    }
}

fn narrate_board(view: &View, glimpse: Event<Seen<u8>>) -> Phrase {
    let who = |key, seat| Phrase::new(key).with("who", view.name(seat));
    match glimpse {
        Event::UnitPlaced { seat, at } => who("aoc-unit-placed", seat).with("at", at.name()),
        Event::UnitsMoved { seat, from, to, count } => {
            who("aoc-units-moved", seat).with("count", count).with("from", from.name()).with("to", to.name())
        }
        Event::UnitsRemoved { seat, at, count } => {
            who("aoc-units-removed", seat).with("count", count).with("at", at.name())
        }
        Event::EmissaryPlaced { seat, at } => who("aoc-emissary-placed", seat).with("at", at.name()),
        Event::EmissaryMoved { seat, from, to } => {
            who("aoc-emissary-moved", seat).with("from", from.name()).with("to", to.name())
        }
        Event::EmissaryRemoved { seat, at } => who("aoc-emissary-removed", seat).with("at", at.name()),
        Event::RaiderPlaced { at } => Phrase::new("aoc-raider-placed").with("at", at.name()),
        Event::RaidersDiscarded { at, count } => {
            Phrase::new("aoc-raiders-discarded").with("count", count).with("at", at.name())
        }
        Event::MarkerRemoved { seat, at } => who("aoc-marker-removed", seat).with("at", at.name()),
        Event::CityBuilt { seat, at } => who("aoc-city-built", seat).with("at", at.name()),
        Event::ContestBegins { kind, at, attacker } => {
            who("aoc-contest-begins", attacker).with("contest", contest_name(kind)).with("at", at.name())
        }
        Event::CardFaceDown { seat } => who("aoc-card-face-down", seat),
        Event::CardRevealed { seat, card } => {
            who("aoc-card-revealed", seat).with("card", strategy(view, card))
        }
        Event::Rolled { side, dice, again } => {
            let key = if again { "aoc-rolled-again" } else { "aoc-rolled" };
            Phrase::new(key).with("side", side_name(side)).with("dice", each(dice))
        }
        Event::SorcerySpent { seat } => who("aoc-sorcery-spent", seat),
        Event::Counted { side, dice, bonus } => Phrase::new("aoc-counted")
            .with("side", side_name(side))
            .with("dice", each(dice))
            .with("bonus", bonus),
        Event::Compared { attacker, defender, winner } => Phrase::new("aoc-compared")
            .with("attacker", attacker)
            .with("defender", defender)
            .with("winner", side_name(winner)),
        Event::Advanced { seat, at, icon } => {
            who("aoc-advanced", seat).with("at", at.name()).with("icon", icon)
        }
        Event::Subjugated { seat, at } => who("aoc-subjugated", seat).with("at", at.name()),
        Event::Allied { seat, at } => who("aoc-allied", seat).with("at", at.name()),
        Event::ForcedMarch { seat, at } => who("aoc-forced-march", seat).with("at", at.name()),
        Event::Retreated { seat, from, to } => {
            who("aoc-retreated", seat).with("from", from.name()).with("to", to.name())
        }
        Event::Crom { seat } => who("aoc-crom", seat),
        _ => Phrase::new("game-over"),
    }
}

fn artifact(view: &View, category: crate::content::Category) -> &'static str {
    view.board.content.artifacts[category.index()].name
}

/// Their names, each as often as it is there.
pub(super) fn named(view: &View, tokens: &Pile) -> Vec<&'static str> {
    tokens.each().map(|kind| token(view, kind)).collect()
}

/// Every die by its face.
fn each(dice: [u8; Conflict::ALL.len()]) -> Vec<&'static str> {
    Conflict::ALL.into_iter().flat_map(|face| (0..dice[face.index()]).map(move |_| face.name())).collect()
}
