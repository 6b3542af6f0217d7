//! The whole position, line by line.

use alloc::vec::Vec;

use table::{Phrase, Seat, Seats, Seen};

use crate::{
    action::{Clause, Good, Share},
    board::{OfferKind, Place, Site, Terms},
    content::Card,
    set::CardSet,
    view::View,
};

pub(super) fn describe(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    let board = &view.board;
    lines.push(Phrase::new("cg-line-cycle").with("cycle", board.cycle).with("seat", board.first));
    if !board.options.death_or_glory {
        lines.push(Phrase::new("cg-line-goal").with("goal", board.options.goal));
    }
    for seat in Seats::first_n(board.seats).iter() {
        player(view, seat, &mut lines);
    }
    for site in board.on_table.iter() {
        adventure(view, site, &mut lines);
    }
    piles(view, &mut lines);
    for alliance in board.alliances.iter().filter(|alliance| !alliance.members.is_empty()) {
        lines.push(Phrase::new("cg-line-alliance").with("heroes", view.heroes_of(alliance.members)));
        terms(view, alliance.members, &alliance.terms, &mut lines);
    }
    contest(view, &mut lines);
    offer(view, &mut lines);
    lines
}

fn player(view: &View, seat: Seat, lines: &mut Vec<Phrase>) {
    let board = &view.board;
    let at = seat.index();
    if !board.alive.has(seat) {
        lines.push(Phrase::new("cg-line-out").with("seat", seat).with("hero", view.hero(seat)));
        return;
    }
    let counted = view.board.options.nothing_to_lose && view.hands[at] == Seen::Unknown;
    let key = if counted { "cg-line-player-uncounted" } else { "cg-line-player" };
    let size = view.hands[at].known().map_or(view.hand_sizes[at], |hand| hand.len() as i8);
    let phrase =
        Phrase::new(key).with("seat", seat).with("hero", view.hero(seat)).with("glory", board.gp(seat));
    lines.push(if counted { phrase } else { phrase.with("cards", size) });
    lines.push(match board.place(seat) {
        Place::At(site) => Phrase::new("cg-line-at").with("adventure", view.site(site)),
        Place::Between => Phrase::new("cg-line-between"),
        Place::Expelled { from, .. } => Phrase::new("cg-line-expelled").with("adventure", view.site(from)),
        Place::Away => Phrase::new("cg-line-away"),
    });
    if board.spent.has(seat) {
        lines.push(Phrase::new("cg-line-spent"));
    }
    if let Seen::Known(hand) = view.hands[at] {
        lines.push(Phrase::new("cg-line-hand").with("cards", view.names(hand)));
    }
    belongings(view, at, lines);
}

/// Objects, allies and completed adventures.
fn belongings(view: &View, at: usize, lines: &mut Vec<Phrase>) {
    let board = &view.board;
    for (key, cards) in [("cg-line-objects", board.objects[at]), ("cg-line-allies", board.allies[at])] {
        if !cards.is_empty() {
            lines.push(Phrase::new(key).with("cards", view.names(cards)));
        }
    }
    match view.objects[at] {
        Seen::Known(objects) if !objects.is_empty() => {
            lines.push(Phrase::new("cg-line-hidden-objects").with("cards", view.names(objects)));
        }
        Seen::Unknown if view.hidden_objects[at] > 0 => {
            lines.push(Phrase::new("cg-line-hidden-count").with("count", view.hidden_objects[at]));
        }
        _ => {}
    }
    if !board.completed[at].is_empty() {
        let cards = view.names(Site::cards(board.completed[at]));
        lines.push(Phrase::new("cg-line-completed").with("cards", cards));
        let outstanding = board.completed[at].and(board.outstanding);
        if !outstanding.is_empty() {
            let cards = view.names(Site::cards(outstanding));
            lines.push(Phrase::new("cg-line-outstanding").with("cards", cards));
        }
    }
}

fn adventure(view: &View, site: Site, lines: &mut Vec<Phrase>) {
    let row = view.board.row(site);
    let printed = view.cards.adventure(site.card());
    let phrase = match row.owner {
        Some(owner) => Phrase::new("cg-line-adventure").with("seat", owner),
        None => Phrase::new("cg-line-adventure-of-nobody"),
    };
    lines.push(
        phrase
            .with("adventure", view.site(site))
            .with("difficulty", printed.difficulty)
            .with("glory", printed.glory)
            .with("objects", printed.objects),
    );
    for (slot, lying) in row.challenges().iter().enumerate() {
        let seen = view.rows[site.index()][slot];
        let phrase = match seen {
            Seen::Known(card) if lying.face.is_some() => card_values(view, "cg-line-challenge-up", card),
            Seen::Known(card) => card_values(view, "cg-line-challenge-seen", card),
            Seen::Unknown => Phrase::new("cg-line-challenge-down"),
        };
        lines.push(phrase.with("number", slot as u8 + 1).with("seat", lying.placer));
    }
}

fn card_values(view: &View, key: &'static str, card: Card) -> Phrase {
    let [strength, cunning, spirit] = view.cards.challenge(card).values;
    Phrase::new(key)
        .with("card", view.name(card))
        .with("strength", strength)
        .with("cunning", cunning)
        .with("spirit", spirit)
}

fn piles(view: &View, lines: &mut Vec<Phrase>) {
    if let Seen::Known(pile) = view.pile {
        lines.push(Phrase::new("cg-line-pile").with("count", pile));
    }
    lines.push(Phrase::new("cg-line-object-pile").with("count", view.object_pile));
    for (key, cards) in
        [("cg-line-discard", view.board.discard), ("cg-line-object-discard", view.board.object_discard)]
    {
        if !cards.is_empty() {
            lines.push(Phrase::new(key).with("cards", view.names(cards)));
        }
    }
}

fn contest(view: &View, lines: &mut Vec<Phrase>) {
    let contest = &view.board.contest;
    if !view.contest_runs() {
        return;
    }
    let [one, other] = contest.sides;
    let phrase = if contest.duel {
        Phrase::new("cg-line-duel")
    } else {
        card_values(view, "cg-line-contest", contest.card)
    };
    lines.push(phrase.with("seat", one).with("other", other));
    lines.push(
        Phrase::new("cg-line-bids")
            .with("seat", contest.sides[0])
            .with("mine", contest.bids[0])
            .with("other", contest.sides[1])
            .with("theirs", contest.bids[1]),
    );
    if let Some(attribute) = contest.attribute {
        let figure = view.figure(contest.figure);
        lines.push(Phrase::new("cg-line-named").with("attribute", attribute.key()).with("figure", figure));
    }
    for at in 0..contest.count {
        let phrase = match view.laid[usize::from(at)] {
            Seen::Known(card) => Phrase::new("cg-line-laid").with("card", view.name(card)),
            Seen::Unknown => Phrase::new("cg-line-laid-unseen"),
        };
        let on = contest.sides[usize::from(contest.lies_on(at))];
        lines.push(phrase.with("seat", contest.layer(at)).with("hero", view.hero(on)));
    }
}

fn offer(view: &View, lines: &mut Vec<Phrase>) {
    let offered = Some(view.board.offer).filter(|offer| offer.kind != OfferKind::None);
    let drafted = view.draft.known().filter(|offer| offer.kind != OfferKind::None);
    for offer in [drafted, offered].into_iter().flatten() {
        lines.push(
            Phrase::new("cg-line-offer")
                .with("seat", offer.proposer)
                .with("heroes", view.heroes_of(offer.partners())),
        );
        lines.extend(offer.terms().map(|lines| clause(view, lines[0], named(lines))));
        if offer.kind == OfferKind::Alliance {
            terms(view, offer.parties, &offer.terms, lines);
        }
    }
}

/// L-8
fn terms(view: &View, members: Seats, terms: &Terms, lines: &mut Vec<Phrase>) {
    for seat in members.iter() {
        lines.push(shares(view, seat, Share::ALL.map(|share| terms.tenths[share as usize][seat.index()])));
    }
    for (at, heir_of) in terms.objects.iter().enumerate() {
        lines.extend(heir_of.map(|seat| heir(view, Some(at as u8), seat)));
    }
    lines.extend(terms.effect.map(|seat| heir(view, None, seat)));
}

/// What an alliance gives a member.
pub(super) fn shares(view: &View, seat: Seat, [loot, gains, losses]: [u8; 3]) -> Phrase {
    Phrase::new("cg-line-shares")
        .with("hero", view.hero(seat))
        .with("loot", loot)
        .with("gains", gains)
        .with("losses", losses)
}

/// Who gets an object, or the special effect.
pub(super) fn heir(view: &View, object: Option<u8>, seat: Seat) -> Phrase {
    let phrase = match object {
        Some(at) => Phrase::new("cg-line-object-heir").with("number", at + 1),
        None => Phrase::new("cg-line-effect-heir"),
    };
    phrase.with("hero", view.hero(seat))
}

/// The cards that the lines of a term name.
fn named(lines: &[Clause]) -> CardSet {
    let named = lines.iter().filter(|line| matches!(line.good, Good::Card | Good::Object));
    named.map(|line| Card(line.what)).collect()
}

/// A term of a treaty; `cards` are those it names.
pub(super) fn clause(view: &View, clause: Clause, cards: CardSet) -> Phrase {
    let phrase = Phrase::new(clause_key(clause.good));
    let phrase = match clause.good {
        Good::Card | Good::Object => phrase.with("cards", view.names(cards)),
        Good::ShowPlaced => {
            let (site, slot) = clause.spot();
            phrase.with("adventure", view.site(site)).with("number", slot + 1)
        }
        _ => phrase.with("amount", clause.what),
    };
    phrase.with("from", clause.from).with("to", clause.to)
}

fn clause_key(good: Good) -> &'static str {
    match good {
        Good::Glory => "cg-clause-glory",
        Good::Card => "cg-clause-card",
        Good::RandomCards => "cg-clause-random-cards",
        Good::ChosenCards => "cg-clause-chosen-cards",
        Good::Adventures => "cg-clause-adventures",
        Good::Challenges => "cg-clause-challenges",
        Good::Resolutions => "cg-clause-resolutions",
        Good::Object => "cg-clause-object",
        Good::HiddenObjects => "cg-clause-hidden-objects",
        Good::ShowRandom => "cg-clause-show-random",
        Good::ShowChosen => "cg-clause-show-chosen",
        Good::ShowAdventures => "cg-clause-show-adventures",
        Good::ShowChallenges => "cg-clause-show-challenges",
        Good::ShowResolutions => "cg-clause-show-resolutions",
        Good::ShowObjects => "cg-clause-show-objects",
        Good::ShowPlaced => "cg-clause-show-placed",
    }
}
