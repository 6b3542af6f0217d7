//! The whole position, line by line.

use alloc::vec::Vec;

use table::{Phrase, Seat, Seen};

use super::{narrate::named, side_name};
use crate::{
    cards::op::Side,
    content::{Category, Province},
    dice::Face,
    pile::Pile,
    secrets::Own,
    view::View,
};

pub(super) fn describe(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    table(view, &mut lines);
    for seat in view.board.seats().iter() {
        realm(view, seat, &mut lines);
    }
    for province in Province::ALL {
        land(view, province, &mut lines);
    }
    contest(view, &mut lines);
    lines
}

fn table(view: &View, lines: &mut Vec<Phrase>) {
    let board = &view.board;
    let content = board.content;
    lines.push(
        Phrase::new("aoc-describe-age")
            .with("age", board.age)
            .with("adventure", content.adventures[usize::from(board.adventure)].name)
            .with("left", board.adventures_left),
    );
    lines.push(
        Phrase::new("aoc-describe-conan")
            .with("at", board.conan.name())
            .with("destination", board.destination.name()),
    );
    // B-5: nobody before the first bid is decided.
    lines.push(match board.conan_player {
        Some(seat) => Phrase::new("aoc-describe-conan-player").with("who", view.name(seat)),
        None => Phrase::new("aoc-describe-no-conan-player"),
    });
    let track: Vec<_> = board.track().iter().map(|&kind| content.tokens[usize::from(kind)].name).collect();
    lines.push(Phrase::new("aoc-describe-track").with("tokens", track));
    let pool = Face::ALL.into_iter().flat_map(|face| (0..board.pool[face.index()]).map(move |_| face.name()));
    lines.push(Phrase::new("aoc-describe-pool").with("dice", pool.collect::<Vec<_>>()));
    lines.push(
        Phrase::new("aoc-describe-turn")
            .with("who", view.name(board.active))
            .with("first", view.name(board.first)),
    );
    for objective in board.objectives.iter().filter_map(|&card| content.objectives.get(usize::from(card))) {
        lines.push(
            Phrase::new("aoc-describe-objective")
                .with("objective", objective.name)
                .with("text", objective.text)
                .with("points", objective.points),
        );
    }
    for category in Category::ALL {
        if let Some(holder) = board.artifacts[category.index()] {
            let artifact = content.artifacts[category.index()].name;
            lines.push(
                Phrase::new("aoc-describe-artifact")
                    .with("artifact", artifact)
                    .with("who", view.name(holder)),
            );
        }
    }
    if let Some(holder) = board.bonus {
        lines.push(Phrase::new("aoc-describe-bonus").with("who", view.name(holder)));
    }
}

fn realm(view: &View, seat: Seat, lines: &mut Vec<Phrase>) {
    let realm = view.board.realm(seat);
    let counts = view.counts[seat.index()];
    lines.push(
        Phrase::new("aoc-describe-realm")
            .with("who", view.name(seat))
            .with("points", realm.points)
            .with("gold", realm.gold)
            .with("sorcery", realm.sorcery)
            .with("crom", realm.crom)
            .with("kingdom", counts.kingdom)
            .with("strategy", counts.strategy)
            .with("tokens", counts.tokens),
    );
    let cards = |pile: Pile| -> Vec<_> {
        let deck = view.board.content.deck(realm.kingdom);
        pile.each().map(|kind| deck[usize::from(kind)].name).collect()
    };
    if !realm.ready.is_empty() || !realm.used.is_empty() {
        lines.push(
            Phrase::new("aoc-describe-cards")
                .with("who", view.name(seat))
                .with("ready", cards(realm.ready))
                .with("used", cards(realm.used)),
        );
    }
    match view.own[seat.index()] {
        Seen::Known(Own { kingdom, strategy, tokens, .. }) => {
            let strategies = strategy.each().map(|kind| view.board.content.strategy[usize::from(kind)].name);
            lines.push(
                Phrase::new("aoc-describe-hand")
                    .with("who", view.name(seat))
                    .with("kingdom", cards(kingdom))
                    .with("strategy", strategies.collect::<Vec<_>>())
                    .with("tokens", named(view, &tokens)),
            );
        }
        // V-10
        Seen::Unknown if !realm.open.is_empty() => {
            let tokens = named(view, &realm.open);
            lines.push(Phrase::new("aoc-describe-open").with("who", view.name(seat)).with("tokens", tokens));
        }
        Seen::Unknown => {}
    }
}

fn land(view: &View, province: Province, lines: &mut Vec<Phrase>) {
    for seat in view.board.seats().iter() {
        let realm = view.board.realm(seat);
        let (fort, tower) = (realm.forts.has(province), realm.towers.has(province));
        let (units, emissaries) = (realm.units_at(province), realm.emissaries_at(province));
        let key = match (fort, tower) {
            (true, true) => "aoc-describe-city",
            (true, false) => "aoc-describe-fort",
            (false, true) => "aoc-describe-tower",
            (false, false) if realm.home() == province => "aoc-describe-home",
            (false, false) if units + emissaries == 0 => continue,
            (false, false) => "aoc-describe-abroad",
        };
        lines.push(
            Phrase::new(key)
                .with("at", province.name())
                .with("who", view.name(seat))
                .with("units", units)
                .with("emissaries", emissaries),
        );
        if units > 0 && view.board.neutral().has(province) {
            let icon = view.board.steps[province.index()] + 1;
            let icons = view.board.content.map.track(province).len();
            lines.push(
                Phrase::new("aoc-describe-step")
                    .with("at", province.name())
                    .with("who", view.name(seat))
                    .with("icon", icon)
                    .with("icons", icons),
            );
        }
    }
    if view.board.raided.has(province) {
        let count = view.board.raiders[province.index()];
        lines.push(Phrase::new("aoc-describe-raiders").with("at", province.name()).with("count", count));
    }
}

fn contest(view: &View, lines: &mut Vec<Phrase>) {
    if !view.contest_runs() {
        return;
    }
    let contest = &view.board.contest;
    for side in Side::ALL.into_iter().filter(|&side| contest.force(side).rolled) {
        let dice = contest.force(side).dice;
        let faces = crate::board::Conflict::ALL;
        let shown = faces.into_iter().flat_map(|face| (0..dice[face.index()]).map(move |_| face.name()));
        lines.push(
            Phrase::new("aoc-describe-dice")
                .with("side", side_name(side))
                .with("dice", shown.collect::<Vec<_>>()),
        );
    }
}
