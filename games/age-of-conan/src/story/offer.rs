//! What a click offers.

use table::{Phrase, flow::Frame as _};

use crate::{
    action::Action,
    lexicon::{Strategy, TokenKind},
    view::View,
};

/// The whole of a strategy card: what it adds to a bid, and what it does in a contest.
pub(super) fn strategy(view: &View, kind: u8) -> &'static str {
    view.board.content.strategy[usize::from(kind)].name
}

pub(super) fn token(view: &View, kind: u8) -> &'static str {
    view.board.content.tokens[usize::from(kind)].name
}

pub(super) fn offer(view: &View, action: Action) -> Phrase {
    let mut phrase = by_action(view, action);
    if let Some(key) = view.flow.top().and_then(|frame| frame.calls(action)) {
        phrase.key = key;
    }
    phrase
}

/// What a click is called wherever the decision does not call it otherwise.
fn by_action(view: &View, action: Action) -> Phrase {
    match action {
        Action::Bid(value, Some(Strategy(kind))) => {
            let card = &view.board.content.strategy[usize::from(kind)];
            Phrase::new("aoc-offer-bid")
                .with("token", value)
                .with("card", card.name)
                .with("worth", value + card.adventure)
        }
        Action::Bid(value, None) => Phrase::new("aoc-offer-bid-token").with("token", value),
        Action::Strategy(Strategy(kind)) => {
            Phrase::new("aoc-offer-strategy").with("card", strategy(view, kind))
        }
        Action::Table(_) | Action::Refresh(_) | Action::Use(_) | Action::Ready(_) => offer_card(view, action),
        Action::Conan(_)
        | Action::Raider(_)
        | Action::Place(_)
        | Action::Send(_)
        | Action::Army(_)
        | Action::Emissary(_)
        | Action::To(_)
        | Action::Campaign(_)
        | Action::Contest(_)
        | Action::Collect(_)
        | Action::Retreat(_)
        | Action::Sacrifice(_)
        | Action::Repel(_)
        | Action::City(_) => offer_place(view, action),
        Action::Take => Phrase::new("aoc-offer-take"),
        Action::Keep => at_hand(view, "aoc-offer-keep"),
        Action::Trade => {
            let phrase = at_hand(view, "aoc-offer-trade");
            let worth = view.token_at_hand().map(|kind| view.board.content.tokens[usize::from(kind)]);
            let (gold, sorcery) = worth.map_or((0, 0), |token| (token.gold, token.sorcery));
            phrase.with("gold", gold).with("sorcery", sorcery)
        }
        Action::Die(face, purpose) => {
            Phrase::new("aoc-offer-die").with("face", face.name()).with("use", purpose.name())
        }
        Action::DrawBoth => Phrase::new("aoc-offer-draw-both"),
        Action::DrawTwo => Phrase::new("aoc-offer-draw-two"),
        Action::Units(count) => Phrase::new("aoc-offer-units").with("count", count),
        Action::Sorcery => Phrase::new("aoc-offer-sorcery"),
        Action::Reroll(die) => Phrase::new("aoc-offer-reroll").with("die", die.name()),
        Action::March => Phrase::new("aoc-offer-march"),
        Action::Fight => Phrase::new("aoc-offer-fight"),
        Action::Rob(seat) => Phrase::new("aoc-offer-rob").with("who", view.name(seat)),
        Action::Slay(seat, at) => {
            Phrase::new("aoc-offer-slay").with("who", view.name(seat)).with("at", at.name())
        }
        Action::Banish(seat, at) => {
            Phrase::new("aoc-offer-banish").with("who", view.name(seat)).with("at", at.name())
        }
        Action::BuyBoth => Phrase::new("aoc-offer-buy-both"),
        Action::BuyOne => Phrase::new("aoc-offer-buy-one"),
        Action::Category(category) => Phrase::new("aoc-offer-category").with("category", category.name()),
        Action::Token(TokenKind(kind)) => Phrase::new("aoc-offer-token").with("token", token(view, kind)),
        Action::Reconsider => Phrase::new("aoc-offer-reconsider"),
        // W-2: with what, and what failing costs.
        Action::Crown(category) => {
            let own = view.board.conan_player.and_then(|seat| view.own[seat.index()].known());
            let total = own.map_or(0, |own| view.board.total_of(&own.tokens, category));
            Phrase::new("aoc-offer-crown").with("category", category.name()).with("total", total)
        }
        Action::Done => Phrase::new("aoc-offer-done"),
    }
}

fn offer_card(view: &View, action: Action) -> Phrase {
    let (key, card) = match action {
        Action::Table(card) => ("aoc-offer-table", card),
        Action::Refresh(card) => ("aoc-offer-refresh", card),
        Action::Ready(card) => ("aoc-offer-ready", card),
        Action::Use(card) => ("aoc-offer-use", card),
        _ => return Phrase::new("aoc-offer-done"),
    };
    let card = card.card(view.board.content);
    Phrase::new(key).with("card", card.name).with("text", card.text)
}

fn offer_place(view: &View, action: Action) -> Phrase {
    let (key, at) = match action {
        Action::Conan(to) => ("aoc-offer-conan", to),
        Action::Raider(at) => ("aoc-offer-raider", at),
        Action::Place(at) => ("aoc-offer-place", at),
        Action::Send(at) => ("aoc-offer-send", at),
        Action::Army(from) => ("aoc-offer-army", from),
        Action::Emissary(from) => ("aoc-offer-emissary", from),
        Action::To(to) if view.board.realm(view.board.active).friendly().has(to) => {
            ("aoc-offer-redeploy", to)
        }
        Action::To(to) => ("aoc-offer-attack", to),
        Action::Campaign(at) => ("aoc-offer-campaign", at),
        Action::Contest(at) => ("aoc-offer-contest", at),
        Action::Collect(at) => ("aoc-offer-collect", at),
        Action::Retreat(to) => ("aoc-offer-retreat", to),
        Action::Sacrifice(at) => ("aoc-offer-sacrifice", at),
        Action::Repel(at) => ("aoc-offer-repel", at),
        Action::City(at) => ("aoc-offer-city", at),
        _ => return Phrase::new("aoc-offer-done"),
    };
    Phrase::new(key).with("at", at.name())
}

fn at_hand(view: &View, key: &'static str) -> Phrase {
    match view.token_at_hand() {
        Some(kind) => Phrase::new(key).with("token", token(view, kind)),
        None => Phrase::new(key).with("token", "aoc-unseen-token"),
    }
}
