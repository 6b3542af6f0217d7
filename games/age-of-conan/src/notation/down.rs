//! Setting down: the whole position as text, secrets included.

use alloc::{format, string::String};
use core::fmt::Write;

use table::{Seat, Setup as _, flow::Frame as _};

use crate::{
    board::{BID_TOKENS, Conflict},
    cards::op::Side,
    content::{BUILT_IN, Category, Province, Provinces},
    contest::Contest,
    dice::Face,
    options::{Options, Setup},
    pile::{Pile, bits},
    score::Source,
    secrets::Offering,
    state::State,
};

/// Writing into a `String` cannot fail.
macro_rules! say {
    ($out:expr, $($arg:tt)*) => { _ = write!($out, $($arg)*) };
}

pub(super) fn set_down(state: &State) -> String {
    let mut out = String::new();
    table(state, &mut out);
    for seat in state.board.seats().iter() {
        realm(state, seat, &mut out);
        secrets(state, seat, &mut out);
    }
    contest(state, &mut out);
    say!(out, "flow\n");
    for frame in state.flow.frames() {
        out.push_str("  ");
        frame.put(&state.lexicon(), &mut out);
        out.push('\n');
    }
    out
}

/// A line, unless it says nothing.
fn line(out: &mut String, key: &str, words: impl IntoIterator<Item = String>) {
    let mut words = words.into_iter().peekable();
    if words.peek().is_some() {
        out.push_str(key);
        words.for_each(|word| say!(out, " {word}"));
        out.push('\n');
    }
}

fn each(provinces: Provinces) -> impl Iterator<Item = String> {
    provinces.iter().map(|province| province.key().into())
}

/// Provinces with a number each.
fn numbered(numbers: &[u8; 27]) -> impl Iterator<Item = String> + use<'_> {
    let some = Province::ALL.into_iter().filter(|province| numbers[province.index()] > 0);
    some.map(|province| format!("{} {}", province.key(), numbers[province.index()]))
}

fn kingdom(state: &State, seat: Seat) -> String {
    state.kingdom(seat).key().into()
}

fn tokens(state: &State, pile: Pile) -> impl Iterator<Item = String> + use<'_> {
    pile.iter().map(|(kind, count)| counted(state.board.content.tokens[usize::from(kind)].name, count))
}

fn strategy(state: &State, pile: Pile) -> impl Iterator<Item = String> + use<'_> {
    pile.iter().map(|(kind, count)| counted(strategy_name(state, kind), count))
}

fn strategy_name(state: &State, kind: u8) -> &'static str {
    state.board.content.strategy[usize::from(kind)].name
}

fn cards(state: &State, seat: Seat, pile: Pile) -> impl Iterator<Item = String> + use<'_> {
    let deck = state.board.content.deck(state.kingdom(seat));
    pile.iter().map(|(kind, count)| counted(deck[usize::from(kind)].name, count))
}

/// A name, and how often, unless it is once.
fn counted(name: &str, count: u8) -> String {
    if count == 1 { name.into() } else { format!("{name} {count}") }
}

fn table(state: &State, out: &mut String) {
    let board = &state.board;
    let content = board.content;
    let digest = (*content != BUILT_IN).then(|| format!("{:016x}", content.digest));
    line(out, "content", [content.name.into()].into_iter().chain(digest));
    line(out, "seats", board.seats().iter().map(|seat| kingdom(state, seat)));
    for choice in Setup::CHOICES {
        let value = board.options.get(choice.name);
        if value != Options::DEFAULT.get(choice.name) {
            line(out, "option", [choice.name.into(), value]);
        }
    }
    line(out, "age", [format!("{}", board.age)]);
    line(out, "adventure", [content.adventures[usize::from(board.adventure)].name.into()]);
    line(out, "adventures-left", [format!("{}", board.adventures_left)]);
    let unseen = bits(u64::from(board.adventures_unseen));
    line(out, "adventures-unseen", unseen.map(|card| content.adventures[usize::from(card)].name.into()));
    line(out, "conan", [board.conan.key().into()]);
    line(out, "destination", [board.destination.key().into()]);
    line(out, "track", board.track().iter().map(|&token| content.tokens[usize::from(token)].name.into()));
    line(out, "gone", tokens(state, board.gone));
    let up = &board.objectives[..usize::from(board.players)];
    let objective =
        |&card: &u8| content.objectives.get(usize::from(card)).map_or("-", |card| card.name).into();
    line(out, "objectives", up.iter().map(objective));
    let unseen = bits(u64::from(board.objectives_unseen));
    line(out, "objectives-unseen", unseen.map(|card| content.objectives[usize::from(card)].name.into()));
    if board.objectives_unseen == 0 {
        // An empty deck (G-6) is not the default.
        say!(out, "objectives-unseen\n");
    }
    let pool = Face::ALL.into_iter().filter(|face| board.pool[face.index()] > 0);
    let pool = pool.map(|face| format!("{} {}", face.key(), board.pool[face.index()]));
    line(out, "pool", core::iter::once(String::from("dice")).chain(pool));
    line(out, "first", [kingdom(state, board.first)]);
    line(out, "active", [kingdom(state, board.active)]);
    let holder = |holder: Option<Seat>| holder.map_or(String::from("-"), |seat| kingdom(state, seat));
    line(out, "conan-player", [holder(board.conan_player)]);
    line(out, "artifacts", board.artifacts.map(holder));
    line(out, "bonus-card", board.bonus.map(|seat| kingdom(state, seat)));
    line(out, "artifact-used", board.artifact_used.iter().map(|seat| kingdom(state, seat)));
    line(out, "left", board.left.iter().map(|seat| kingdom(state, seat)));
    line(out, "out", board.out.map(|seat| kingdom(state, seat)));
    line(out, "crowned", board.crowned.map(|seat| kingdom(state, seat)));
    line(out, "steps", numbered(&board.steps));
    line(out, "raiders", numbered(&board.raiders));
    line(out, "strategy-discard", strategy(state, board.strategy_discard));
    line(out, "sealed", state.secrets.sealed.iter().map(|seat| kingdom(state, seat)));
    for side in Side::ALL {
        let down = state.secrets.face_down[side.index()];
        line(out, "face-down", down.map(|card| format!("{} {}", side.key(), strategy_name(state, card))));
    }
    line(out, "drawn", state.secrets.drawn.map(|token| content.tokens[usize::from(token)].name.into()));
}

fn realm(state: &State, seat: Seat, out: &mut String) {
    let realm = state.board.realm(seat);
    line(out, "seat", [kingdom(state, seat)]);
    line(out, "  units", numbered(&realm.units));
    line(out, "  emissaries", numbered(&realm.emissaries));
    line(out, "  forts", each(realm.forts));
    line(out, "  towers", each(realm.towers));
    let goods =
        [("points", realm.points), ("gold", realm.gold), ("sorcery", realm.sorcery), ("crom", realm.crom)];
    for (key, number) in goods.into_iter().filter(|&(_, number)| number > 0) {
        say!(out, "  {key} {number}\n");
    }
    let sources = Source::ALL.into_iter().filter(|source| realm.scored[source.index()] > 0);
    line(out, "  scored", sources.map(|source| format!("{} {}", source.key(), realm.scored[source.index()])));
    let spent = (0..BID_TOKENS.len()).filter(|token| realm.spent & 1 << token != 0);
    line(out, "  spent", spent.map(|token| format!("{}", BID_TOKENS[token])));
    line(out, "  ready", cards(state, seat, realm.ready));
    line(out, "  used", cards(state, seat, realm.used));
    line(out, "  fresh", cards(state, seat, realm.fresh));
    line(out, "  discard", cards(state, seat, realm.discard));
    line(out, "  open", tokens(state, realm.open));
    if let Some(bid) = state.board.bids[seat.index()] {
        line(out, "  shown-bid", bid_words(state, bid));
    }
}

fn bid_words(state: &State, bid: crate::secrets::Bid) -> [String; 2] {
    let card = bid.card.map_or("-", |kind| strategy_name(state, kind));
    [format!("{}", BID_TOKENS[usize::from(bid.token)]), card.into()]
}

fn secrets(state: &State, seat: Seat, out: &mut String) {
    let own = state.own(seat);
    line(out, "  hand", cards(state, seat, own.kingdom));
    line(out, "  strategy", strategy(state, own.strategy));
    line(out, "  tokens", tokens(state, own.tokens));
    if let Some(bid) = own.bid {
        line(out, "  bid", bid_words(state, bid));
    }
    let Offering { category, last, tokens: offered, anew } = own.offering;
    if own.offering != Offering::NONE {
        let last = state.board.content.tokens[usize::from(last)].name;
        let category = category.map_or("-", Category::key);
        let begun = [category.into(), last.into(), format!("{anew}")];
        line(out, "  offering", begun.into_iter().chain(tokens(state, offered)));
    }
}

fn contest(state: &State, out: &mut String) {
    let contest = &state.board.contest;
    if *contest == Contest::NONE {
        return;
    }
    let defender = contest.defender.map_or(String::from("-"), |seat| kingdom(state, seat));
    let (kind, at, ground) = (contest.kind.key(), contest.at.key(), contest.terrain.key());
    let who = kingdom(state, contest.attacker);
    line(out, "contest", [kind.into(), at.into(), who, defender, ground.into()]);
    line(out, "  winner", contest.winner.map(|side| side.key().into()));
    let flags = [
        ("over", contest.over),
        ("extra-loss", contest.extra_loss),
        ("advance", contest.advance),
        ("free-march", contest.free_march),
    ];
    flags.iter().filter(|(_, set)| *set).for_each(|(flag, _)| say!(out, "  {flag}\n"));
    for side in Side::ALL {
        let force = contest.force(side);
        say!(out, "  {}", side.key());
        for face in Conflict::ALL.into_iter().filter(|face| force.dice[face.index()] > 0) {
            say!(out, " {} {}", face.key(), force.dice[face.index()]);
        }
        let numbers = [
            ("more", force.more),
            ("sixth", force.sixth),
            ("fewer", force.fewer),
            ("faces", force.faces),
            ("bonus", force.bonus),
        ];
        numbers.iter().filter(|(_, n)| *n > 0).for_each(|(word, n)| say!(out, " {word} {n}"));
        if let Some(card) = force.card {
            say!(out, " card {}", strategy_name(state, card));
        }
        let flags = [
            ("rolled", force.rolled),
            ("forbidden", force.forbidden),
            ("cancelled", force.cancelled),
            ("conan", force.conan),
            ("rerolled", force.rerolled),
            ("spared", force.spared),
        ];
        flags.iter().filter(|(_, set)| *set).for_each(|(flag, _)| say!(out, " {flag}"));
        out.push('\n');
    }
}
