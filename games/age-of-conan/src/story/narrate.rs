//! What happened, to one who may perceive it.

use alloc::vec::Vec;

use table::{Phrase, Rule};

use super::{
    contest_name,
    offer::{strategy, token},
    side_name,
};
use crate::{
    board::Conflict,
    cards::op::{Price, Side, Window},
    content::Category,
    dice::Face,
    event::{BidTieBreak, BonusBy, Event, GoldBy},
    options::FinalTie,
    pile::Pile,
    realm::Realm,
    score::Source,
    view::View,
};

/// One row an event.
#[expect(clippy::too_many_lines, reason = "the table of all events: one that has no row does not compile")]
pub(super) fn narrate(view: &View, event: Event) -> Phrase {
    let content = view.board.content;
    let who = |key, seat| Phrase::new(key).with("who", view.name(seat));
    match event {
        Event::Takes { seat, kingdom } => {
            Phrase::new("aoc-takes").with("seat", seat).with("who", kingdom.name())
        }
        Event::ObjectiveUp { objective } => {
            let card = &content.objectives[usize::from(objective)];
            Phrase::new("aoc-objective-up")
                .by(Rule("S-4"))
                .with("objective", card.name)
                .with("text", card.text)
        }
        Event::AdventureUp { adventure, destination } => Phrase::new("aoc-adventure-up")
            .by(Rule("A-8"))
            .with("adventure", content.adventures[usize::from(adventure)].name)
            .with("destination", destination.name()),
        Event::TrackFilled { track, length } => {
            let tokens: Vec<_> = track[..usize::from(length)].iter().map(|&kind| token(view, kind)).collect();
            Phrase::new("aoc-track-filled").by(Rule("A-9")).with("tokens", tokens)
        }
        Event::ArtifactTo { seat, category } => {
            who("aoc-artifact-to", seat).by(Rule("G-12")).with("artifact", artifact(view, category))
        }
        Event::ArtifactAside { category, tied } => {
            let key = if tied { "aoc-artifact-tied" } else { "aoc-artifact-aside" };
            Phrase::new(key).by(Rule("G-12")).with("artifact", artifact(view, category))
        }
        Event::BonusCardTo { seat, by } => match by {
            BonusBy::Setup => who("aoc-bonus-card-to", seat),
            BonusBy::Points => who("aoc-bonus-card-by-points", seat).by(Rule("G-13")),
            BonusBy::Tokens => who("aoc-bonus-card-by-tokens", seat).by(Rule("G-13")),
        },
        Event::BonusCardAside => Phrase::new("aoc-bonus-card-aside").by(Rule("G-13")),
        Event::DrewKingdom { seat, card } => match card.known() {
            Some(kind) => {
                let deck = content.deck(view.board.realm(seat).kingdom);
                who("aoc-drew-card", seat).with("card", deck[usize::from(kind)].name)
            }
            None => who("aoc-drew-kingdom", seat),
        },
        Event::DrewStrategy { seat, card } => match card.known() {
            Some(kind) => who("aoc-drew-card", seat).with("card", strategy(view, kind)),
            None => who("aoc-drew-strategy", seat),
        },
        Event::FirstPlayer { seat } => who("aoc-first-player", seat).by(Rule("U-9")),
        Event::FateRolled { pool } => {
            let faces =
                Face::ALL.into_iter().flat_map(|face| (0..pool[face.index()]).map(move |_| face.name()));
            Phrase::new("aoc-fate-rolled").by(Rule("D-1")).with("dice", faces.collect::<Vec<_>>())
        }
        Event::Bid { seat, token, card: Some(kind), worth } => who("aoc-bid", seat)
            .by(Rule("B-3"))
            .with("token", token)
            .with("card", strategy(view, kind))
            .with("worth", worth),
        Event::Bid { seat, token, card: None, .. } => {
            who("aoc-bid-token", seat).by(Rule("B-3")).with("token", token)
        }
        Event::SecondCard { seat, card, worth } => who("aoc-second-card", seat)
            .by(Rule("B-4"))
            .with("card", strategy(view, card))
            .with("worth", worth),
        Event::BidsTied { by } => Phrase::new(match by {
            BidTieBreak::Tokens => "aoc-bids-tied-tokens",
            BidTieBreak::Distance => "aoc-bids-tied-distance",
            BidTieBreak::Lot => "aoc-bids-tied-lot",
        })
        .by(Rule("B-6")),
        Event::ConanPlayer { seat } => who("aoc-conan-player", seat).by(Rule("B-5")),
        Event::TokensBack { seat } => who("aoc-tokens-back", seat).by(Rule("B-8")),
        Event::TurnOf { seat } => who("aoc-turn-of", seat).by(Rule("U-1")),
        Event::ConanMoves { to } => Phrase::new("aoc-conan-moves").by(Rule("U-3")).with("to", to.name()),
        Event::TokenTaken { seat, token: kind } => {
            who("aoc-token-taken", seat).by(Rule("U-4")).with("token", token(view, kind))
        }
        Event::TokenDiscarded { token: kind } => {
            Phrase::new("aoc-token-discarded").by(Rule("U-5")).with("token", token(view, kind))
        }
        Event::TokenDrawn { seat, token: drawn } => match drawn.known() {
            Some(kind) => who("aoc-token-drawn", seat).by(Rule("A-6")).with("token", token(view, kind)),
            None => who("aoc-token-drawn-unseen", seat).by(Rule("A-6")),
        },
        Event::TokenKept { seat, .. } => who("aoc-token-kept", seat).by(Rule("A-3")),
        Event::TokenTraded { seat, token: kind } => {
            let worth = &content.tokens[usize::from(kind)];
            who("aoc-token-traded", seat)
                .by(Rule("A-3"))
                .with("token", worth.name)
                .with("gold", worth.gold)
                .with("sorcery", worth.sorcery)
        }
        Event::TablePlayed { seat, card } => {
            let card = card.card(content);
            who("aoc-table-played", seat)
                .by(Rule("K-2"))
                .with("card", card.name)
                .with("gold", card.kind.cost())
        }
        Event::Refreshed { seat, card } => {
            let card = card.card(content);
            who("aoc-refreshed", seat).by(Rule("U-7")).with("card", card.name).with("gold", card.kind.cost())
        }
        Event::Used { seat, card } => {
            let card = card.card(content);
            let phrase = who("aoc-used", seat).by(Rule("K-4")).with("card", card.name);
            let (gold, sorcery) = match card.price {
                Price::Gold(gold) => (gold, 0),
                Price::Sorcery(sorcery) => (0, sorcery),
                Price::Free | Price::Unit => (0, 0),
            };
            phrase.with("gold", gold).with("sorcery", sorcery)
        }
        Event::MadeReady { seat, card } => who("aoc-made-ready", seat).with("card", card.card(content).name),
        Event::DieUsed { seat, face, purpose } => {
            who("aoc-die-used", seat).by(Rule("U-8")).with("face", face.name()).with("use", purpose.name())
        }
        Event::AdventureEnds { adventure } => Phrase::new("aoc-adventure-ends")
            .by(Rule("A-5"))
            .with("adventure", content.adventures[usize::from(adventure)].name),
        Event::Gold { seat, count, by } => match by {
            GoldBy::Income => who("aoc-gold-income", seat).by(Rule("G-4")),
            GoldBy::Towers => who("aoc-gold-towers", seat).by(Rule("W-4")),
            GoldBy::Deed => who("aoc-gold", seat),
        }
        .with("count", count),
        Event::Spent { seat, gold } => who("aoc-spent", seat).by(Rule("G-10")).with("gold", gold),
        Event::Sorcery { seat, count } => who("aoc-sorcery", seat).with("count", count),
        Event::Points { seat, count, source: Source::Forts } => {
            who("aoc-points-forts", seat).by(Rule("W-4")).with("count", count)
        }
        Event::Points { seat, count, .. } => who("aoc-points", seat).with("count", count),
        Event::PointsLost { seat, count } => {
            who("aoc-points-lost", seat).by(Rule("G-2")).with("count", count)
        }
        Event::Robbed { seat, victim, gold, sorcery } => who("aoc-robbed", seat)
            .with("victim", view.name(victim))
            .with("gold", gold)
            .with("sorcery", sorcery),
        Event::AgeEnds { age } => Phrase::new("aoc-age-ends").by(Rule("G-1")).with("age", age),
        Event::ObjectiveMet { seat, objective, points } => who("aoc-objective-met", seat)
            .by(Rule("G-5"))
            .with("objective", content.objectives[usize::from(objective)].name)
            .with("points", points),
        Event::Offering { seat, category, tokens } => who("aoc-offering", seat)
            .by(Rule("G-11"))
            .with("category", category.name())
            .with("total", view.board.value_of(&tokens))
            .with("tokens", named(view, &tokens)),
        Event::CrownAttempt { seat, category, success } => {
            let key = if success { "aoc-crown-succeeds" } else { "aoc-crown-fails" };
            who(key, seat).by(Rule("W-1")).with("category", category.name())
        }
        Event::Richest { seat, gold, points, tied } => who("aoc-richest", seat)
            .by(Rule("W-5"))
            .with("gold", gold)
            .with("points", points)
            .with("tied", u8::from(tied)),
        Event::MostCrom { seat, crom, points, tied } => who("aoc-most-crom", seat)
            .by(Rule("W-6"))
            .with("crom", crom)
            .with("points", points)
            .with("tied", u8::from(tied)),
        Event::Crowned { seat, points } => who("aoc-crowned", seat).by(Rule("W-7")).with("points", points),
        Event::Supremacy { seat, category, total, points, tied } => who("aoc-supremacy", seat)
            .by(Rule("W-8"))
            .with("category", category.name())
            .with("total", total)
            .with("points", points)
            .with("tied", u8::from(tied)),
        Event::PointsTied { seat, count, by } => {
            let key = match by {
                FinalTie::Number => "aoc-points-tied",
                FinalTie::TotalValue => "aoc-points-tied-value",
            };
            who(key, seat).by(Rule("W-10")).with("count", count)
        }
        Event::Count { seat, scored, points } => {
            let count = Realm { points, scored, ..*view.board.realm(seat) }.count();
            who("aoc-final-count", seat).by(Rule("W-10")).with("sum", count).with("points", points)
        }
        Event::Left { seat } => Phrase::new("left").with("seat", seat),
        Event::UnitPlaced { seat, at } => who("aoc-unit-placed", seat).by(Rule("M-2")).with("at", at.name()),
        Event::UnitsMoved { seat, from, to, count } => who("aoc-units-moved", seat)
            .by(Rule("M-3"))
            .with("count", count)
            .with("from", from.name())
            .with("to", to.name()),
        Event::UnitsRemoved { seat, at, count } => {
            who("aoc-units-removed", seat).with("count", count).with("at", at.name())
        }
        Event::EmissaryPlaced { seat, at } => who("aoc-emissary-placed", seat).with("at", at.name()),
        Event::EmissaryMoved { seat, from, to } => {
            who("aoc-emissary-moved", seat).by(Rule("I-2")).with("from", from.name()).with("to", to.name())
        }
        Event::EmissaryRemoved { seat, at } => who("aoc-emissary-removed", seat).with("at", at.name()),
        Event::RaiderPlaced { at } => Phrase::new("aoc-raider-placed").by(Rule("R-1")).with("at", at.name()),
        Event::RaidersDiscarded { at, count } => {
            Phrase::new("aoc-raiders-discarded").by(Rule("R-2")).with("count", count).with("at", at.name())
        }
        Event::MarkerRemoved { seat, at } => {
            who("aoc-marker-removed", seat).by(Rule("M-16")).with("at", at.name())
        }
        Event::CityBuilt { seat, at } => who("aoc-city-built", seat).by(Rule("G-9")).with("at", at.name()),
        Event::ContestBegins { kind, at, attacker, defender: Some(defender) } => {
            who("aoc-contest-begins", attacker)
                .by(Rule("C-1"))
                .with("contest", contest_name(kind))
                .with("at", at.name())
                .with("defender", view.name(defender))
        }
        Event::ContestBegins { kind, at, attacker, defender: None } => {
            who("aoc-contest-begins-alone", attacker)
                .by(Rule("C-1"))
                .with("contest", contest_name(kind))
                .with("at", at.name())
        }
        Event::CardFaceDown { seat } => who("aoc-card-face-down", seat).by(Rule("C-4")),
        Event::CardRevealed { seat, card } => {
            who("aoc-card-revealed", seat).by(Rule("C-8")).with("card", strategy(view, card))
        }
        Event::Rolled { side, dice, again } => {
            let (key, rule) = if again { ("aoc-rolled-again", "C-9") } else { ("aoc-rolled", "C-3") };
            Phrase::new(key).by(Rule(rule)).with("side", side_name(side)).with("dice", each(dice))
        }
        Event::SorcerySpent { seat } => who("aoc-sorcery-spent", seat).by(Rule("C-9")),
        Event::Counted { side, dice, bonus } => {
            let faces = Conflict::ALL.into_iter().map(|face| (dice[face.index()], face.name()));
            let all = faces.chain([(bonus, "aoc-from-cards")]).filter(|(count, _)| *count > 0);
            let sum: Vec<_> = all.map(|(count, name)| (i64::from(count), name)).collect();
            let total = dice.iter().sum::<u8>() + bonus;
            let phrase = Phrase::new("aoc-counted").by(Rule("C-6")).with("side", side_name(side));
            phrase.with("sum", sum).with("total", total)
        }
        Event::Compared { attacker, defender, winner } => compared(view, attacker, defender, winner),
        Event::Advanced { seat, at, icon } => {
            who("aoc-advanced", seat).by(Rule("M-10")).with("at", at.name()).with("icon", icon)
        }
        Event::Subjugated { seat, at } => who("aoc-subjugated", seat).by(Rule("M-11")).with("at", at.name()),
        Event::Allied { seat, at } => who("aoc-allied", seat).by(Rule("I-9")).with("at", at.name()),
        Event::ForcedMarch { seat, at } => {
            who("aoc-forced-march", seat).by(Rule("M-13")).with("at", at.name())
        }
        Event::Retreated { seat, from, to } => {
            who("aoc-retreated", seat).by(Rule("M-23")).with("from", from.name()).with("to", to.name())
        }
        Event::Crom { seat } => who("aoc-crom", seat).by(Rule("M-26")),
        Event::Over => Phrase::new("game-over"),
    }
}

/// C-7: the higher; at equal successes the defender, or whom an artifact lets win.
fn compared(view: &View, attacker: u8, defender: u8, winner: Side) -> Phrase {
    let phrase = match (attacker == defender, winner) {
        (false, _) => Phrase::new("aoc-compared"),
        (true, Side::Defender) => Phrase::new("aoc-compared-tied"),
        (true, Side::Attacker) => {
            let held = |&category: &Category| {
                let card = &view.board.content.artifacts[category.index()];
                let holder = view.board.artifacts[category.index()];
                holder == Some(view.board.contest.attacker) && card.windows.has(Window::Comparison)
            };
            let category = Category::ALL.into_iter().find(held).unwrap_or(Category::ALL[0]);
            Phrase::new("aoc-compared-artifact").with("artifact", artifact(view, category))
        }
    };
    phrase
        .by(Rule("C-7"))
        .with("attacker", attacker)
        .with("defender", defender)
        .with("winner", side_name(winner))
}

fn artifact(view: &View, category: Category) -> &'static str {
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
