//! Conan, the card game: the open table, and of hands, face-down cards and offers what the looker may know.
//!
//! Cards and heroes are called as notation calls them.

use std::sync::OnceLock;

use card_game::{
    Setup, State, View,
    action::{Clause, Good},
    board::{Alliance, Contest as Fought, Figure, Offer, OfferKind, Outcome, Place, Site, Sites},
    content::{Attribute, Card, Content},
    options::ROLES,
    set::CardSet,
};
use content::{Files, Problem};
use serde::Serialize;
use shelf::{Edition, Figure as Plotted, Outward, by_fields, whole};
use table::{Misread, Seat, Seats, flow::Frame as _};
use utoipa::ToSchema;

use crate::{CardGame, edition};

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = CardGame)]
pub struct Sheet {
    /// Glory points that win.
    goal: u16,
    cycle: u16,
    first: u8,
    /// Who is asked, and what.
    asked: Option<Asked>,
    players: Vec<Player>,
    /// The adventures on the table.
    adventures: Vec<Adventure>,
    /// How many cards are in the draw pile; null where that is secret.
    pile: Option<u8>,
    object_pile: u8,
    discard: Vec<&'static str>,
    object_discard: Vec<&'static str>,
    /// Out of the game.
    gone: Vec<&'static str>,
    /// The one being fought, or the last.
    contest: Option<Contest>,
    alliances: Vec<AllianceSheet>,
    /// What is proposed, once it is.
    offer: Option<OfferSheet>,
    /// What is being drawn up; null to all but its proposer.
    draft: Option<OfferSheet>,
    /// The challenge just drawn; null to all but its drawer.
    drawn: Option<Hidden>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Asked {
    seat: u8,
    question: &'static str,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Player {
    seat: u8,
    hero: &'static str,
    glory: u16,
    alive: bool,
    left: bool,
    /// The hero's ability is spent.
    spent: bool,
    /// The adventure the hero stands on.
    at: Option<&'static str>,
    /// `at`, `between`, `expelled` or `away`.
    place: &'static str,
    /// How many cards; with cheating, as far as anybody can have counted.
    cards: i8,
    /// Null to all but their owner.
    hand: Option<Vec<&'static str>>,
    /// Magic objects that lie face up.
    objects: Vec<&'static str>,
    hidden_objects: u8,
    /// What they are; null to all but their owner.
    own_objects: Option<Vec<&'static str>>,
    allies: Vec<&'static str>,
    completed: Vec<&'static str>,
    /// Those of the completed that lie face up: their effect is outstanding.
    outstanding: Vec<&'static str>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Adventure {
    card: &'static str,
    owner: Option<u8>,
    difficulty: u8,
    /// Oldest first.
    challenges: Vec<Lying>,
    heroes: Vec<u8>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Lying {
    placer: u8,
    face_up: bool,
    /// Null to those who may not look.
    card: Option<&'static str>,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, shown apart")]
#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Contest {
    duel: bool,
    at: &'static str,
    /// The challenge faced.
    challenge: Option<&'static str>,
    #[schema(min_items = 2, max_items = 2)]
    sides: [u8; 2],
    #[schema(min_items = 2, max_items = 2)]
    bids: [u16; 2],
    attribute: Option<&'static str>,
    figure: FigureSheet,
    /// In the order laid.
    laid: Vec<Laid>,
    revealed: bool,
    /// The figure's value and the one against it.
    #[schema(min_items = 2, max_items = 2)]
    compared: Option<[i8; 2]>,
    /// Which of the sides won.
    winner: Option<u8>,
    called_off: bool,
    /// The antagonist was hired, and nothing was fought.
    hired: bool,
    /// It is done with, and stays as it ended until the next one begins.
    over: bool,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Figure)]
#[serde(rename_all = "lowercase")]
enum FigureSheet {
    Hero(u8),
    Ally(&'static str),
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Laid {
    by: u8,
    /// On whose hero.
    side: u8,
    cancelled: bool,
    /// Null until it is revealed, but to its player.
    card: Option<&'static str>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Alliance)]
struct AllianceSheet {
    members: Vec<u8>,
    broken: bool,
    terms: Terms,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Treaty)]
struct OfferSheet {
    kind: &'static str,
    proposer: u8,
    parties: Vec<u8>,
    clauses: Vec<ClauseSheet>,
    terms: Option<Terms>,
}

/// How an alliance shares, in tenths by seat.
#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Terms {
    loot: Vec<u8>,
    gains: Vec<u8>,
    losses: Vec<u8>,
    /// Who gets each object, in the order drawn; null is the active player.
    objects: Vec<Option<u8>>,
    effect: Option<u8>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Clause)]
struct ClauseSheet {
    from: u8,
    to: u8,
    good: &'static str,
    /// How much or how many.
    amount: Option<u8>,
    /// Which cards, by name.
    cards: Vec<&'static str>,
    /// On which adventure the challenge lies that is shown.
    adventure: Option<&'static str>,
    /// Its place in the row there, counted from 1.
    number: Option<u8>,
}

/// A card whose being there is open, and whose name may not be.
#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = HiddenCard)]
struct Hidden {
    card: Option<&'static str>,
}

by_fields! {
    Sheet {
        goal, cycle, first, asked, players, adventures, pile, object_pile, discard, object_discard, gone,
        contest, alliances, offer, draft, drawn,
    }
    Asked { seat, question }
    Player {
        seat, hero, glory, alive, left, spent, at, place, cards, hand, objects, hidden_objects, own_objects,
        allies, completed, outstanding,
    }
    Adventure { card, owner, difficulty, challenges, heroes }
    Lying { placer, face_up, card }
    Contest {
        duel, at, challenge, sides, bids, attribute, figure, laid, revealed, compared, winner, called_off,
        hired, over,
    }
    Laid { by, side, cancelled, card }
    AllianceSheet { members, broken, terms }
    OfferSheet { kind, proposer, parties, clauses, terms }
    Terms { loot, gains, losses, objects, effect }
    ClauseSheet { from, to, good, amount, cards, adventure, number }
    Hidden { card }
}

whole!(FigureSheet);

/// The owner's edition, if one was adopted.
static EDITION: OnceLock<&'static Content> = OnceLock::new();

impl Outward for CardGame {
    type Sheet = Sheet;

    fn sheet(view: &View) -> Sheet {
        let board = &view.board;
        let seats = || (0..board.seats).map(Seat);
        let offered = board.offer.kind != OfferKind::None;
        Sheet {
            goal: board.options.goal,
            cycle: board.cycle,
            first: board.first.0,
            asked: asked(view),
            players: seats().map(|seat| player(view, seat)).collect(),
            adventures: board.on_table.iter().map(|site| adventure(view, site)).collect(),
            pile: view.pile.known(),
            object_pile: view.object_pile,
            discard: names(view.cards, board.discard),
            object_discard: names(view.cards, board.object_discard),
            gone: names(view.cards, board.gone),
            contest: view.contest().map(|fought| contest(view, fought)),
            alliances: board
                .alliances
                .iter()
                .filter(|alliance| !alliance.members.is_empty())
                .map(|alliance| alliance_sheet(board.seats, alliance))
                .collect(),
            offer: offered.then(|| offer(view, &board.offer)),
            draft: view
                .draft
                .known()
                .filter(|draft| draft.kind != OfferKind::None)
                .map(|draft| offer(view, &draft)),
            drawn: view.drawn.map(|card| Hidden { card: card.known().map(|card| view.cards.word(card)) }),
        }
    }

    const CLICKS: &'static [&'static str] = &["lay *", "move *", "duel *"];

    fn figures(sheet: &Sheet) -> Vec<Plotted> {
        let players = &sheet.players;
        vec![
            Plotted::open("figure-glory", players, |player| player.glory.into()),
            Plotted::open("figure-cards", players, |player| player.cards.into()),
            Plotted::open("figure-objects", players, |player| {
                player.objects.len() as i32 + i32::from(player.hidden_objects)
            }),
            Plotted::open("figure-allies", players, |player| player.allies.len() as i32),
            Plotted::open("figure-adventures", players, |player| player.completed.len() as i32),
        ]
    }

    fn edition(files: &Files, adopted: bool) -> Option<Result<Edition, Vec<Problem>>> {
        let read = edition::load_files(files).map(|read| {
            let edition = if adopted { EDITION.get_or_init(|| read) } else { read };
            let content = table::Content { name: edition.name, digest: edition.digest };
            Edition { content, names: edition::names(edition) }
        });
        Some(read)
    }

    fn bake(files: &Files) -> Option<Result<String, Vec<Problem>>> {
        Some(edition::load_files(files).map(edition::bake))
    }

    fn furnish(setup: &mut Setup) {
        if let Some(content) = EDITION.get() {
            setup.cards = content;
        }
    }

    fn position(text: &str) -> Result<State, Misread> {
        State::set_up_with(text, EDITION.get().copied())
    }

    fn role(game: &State, seat: Seat) -> Option<&'static str> {
        ROLES.get(usize::from(game.board().heroes[seat.index()])).copied()
    }
}

fn names(cards: &Content, set: CardSet) -> Vec<&'static str> {
    set.iter().map(|card| cards.word(card)).collect()
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn asked(view: &View) -> Option<Asked> {
    Some(Asked { seat: view.asked()?.0, question: view.flow.top()?.word() })
}

fn player(view: &View, seat: Seat) -> Player {
    let (board, cards, at) = (&view.board, view.cards, seat.index());
    let sites = |sites: Sites| names(cards, Site::cards(sites));
    Player {
        seat: seat.0,
        hero: ROLES.get(usize::from(board.heroes[at])).copied().unwrap_or_default(),
        glory: board.glory[at],
        alive: board.alive.has(seat),
        left: board.left.has(seat),
        spent: board.spent.has(seat),
        at: board.place(seat).site().map(|site| cards.word(site.card())),
        place: match board.place(seat) {
            Place::At(_) => "at",
            Place::Between => "between",
            Place::Expelled { .. } => "expelled",
            Place::Away => "away",
        },
        cards: view.hand_sizes[at],
        hand: view.hands[at].known().map(|hand| names(cards, hand)),
        objects: names(cards, board.objects[at]),
        hidden_objects: view.hidden_objects[at],
        own_objects: view.objects[at].known().map(|objects| names(cards, objects)),
        allies: names(cards, board.allies[at]),
        completed: sites(board.completed[at]),
        outstanding: sites(board.completed[at].and(board.outstanding)),
    }
}

fn adventure(view: &View, site: Site) -> Adventure {
    let row = view.board.row(site);
    let seen = &view.rows[site.index()];
    let lying = |(slot, lying): (usize, &card_game::board::Lying)| Lying {
        placer: lying.placer.0,
        face_up: lying.face.is_some(),
        card: seen[slot].known().map(|card| view.cards.word(card)),
    };
    Adventure {
        card: view.cards.word(site.card()),
        owner: row.owner.map(|seat| seat.0),
        difficulty: view.cards.adventure(site.card()).difficulty,
        challenges: row.challenges().iter().enumerate().map(lying).collect(),
        heroes: numbers(view.board.heroes_at(site)),
    }
}

fn contest(view: &View, contest: &Fought) -> Contest {
    let cards = view.cards;
    let laid = |at: u8| Laid {
        by: contest.layer(at).0,
        side: contest.lies_on(at),
        cancelled: contest.cancelled >> at & 1 == 1,
        card: view.laid[usize::from(at)].known().map(|card| cards.word(card)),
    };
    Contest {
        duel: contest.duel,
        at: cards.word(contest.site.card()),
        challenge: (!contest.duel).then(|| cards.word(contest.card)),
        sides: contest.sides.map(|seat| seat.0),
        bids: contest.bids,
        attribute: contest.attribute.map(attribute),
        figure: match contest.figure {
            Figure::Hero(seat) => FigureSheet::Hero(seat.0),
            Figure::Ally(card) => FigureSheet::Ally(cards.word(card)),
        },
        laid: (0..contest.count).map(laid).collect(),
        revealed: contest.revealed,
        winner: contest.outcome.winner(),
        compared: contest.compared.map(|(value, against)| [value, against]),
        called_off: contest.outcome == Outcome::CalledOff,
        hired: contest.outcome == Outcome::Hired,
        over: !view.contest_runs(),
    }
}

fn alliance_sheet(seats: u8, alliance: &Alliance) -> AllianceSheet {
    let members = numbers(alliance.members);
    AllianceSheet { members, broken: alliance.broken, terms: terms(seats, &alliance.terms) }
}

fn terms(seats: u8, terms: &card_game::board::Terms) -> Terms {
    let [loot, gains, losses] = terms.tenths.map(|tenths| tenths[..usize::from(seats)].to_vec());
    let number = |seat: Option<Seat>| seat.map(|seat| seat.0);
    Terms { loot, gains, losses, objects: terms.objects.map(number).to_vec(), effect: number(terms.effect) }
}

fn offer(view: &View, offer: &Offer) -> OfferSheet {
    let alliance = offer.kind == OfferKind::Alliance;
    OfferSheet {
        kind: if alliance { "alliance" } else { "treaty" },
        proposer: offer.proposer.0,
        parties: numbers(offer.parties),
        clauses: offer.terms().map(|lines| clause_sheet(view.cards, lines)).collect(),
        terms: alliance.then(|| terms(view.board.seats, &offer.terms)),
    }
}

/// A term of a treaty, from the lines that make it.
fn clause_sheet(cards: &Content, lines: &[Clause]) -> ClauseSheet {
    let clause = lines[0];
    let spot = (clause.good == Good::ShowPlaced).then(|| clause.spot());
    let named = lines.iter().filter(|line| matches!(line.good, Good::Card | Good::Object));
    ClauseSheet {
        from: clause.from.0,
        to: clause.to.0,
        good: good(clause.good),
        amount: (!clause.good.is_named()).then_some(clause.what),
        cards: named.map(|line| cards.word(Card(line.what))).collect(),
        adventure: spot.map(|(site, _)| cards.word(site.card())),
        number: spot.map(|(_, slot)| slot + 1),
    }
}

fn attribute(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Strength => "strength",
        Attribute::Cunning => "cunning",
        Attribute::Spirit => "spirit",
    }
}

fn good(good: Good) -> &'static str {
    match good {
        Good::Glory => "glory",
        Good::Card => "card",
        Good::RandomCards => "random-cards",
        Good::ChosenCards => "chosen-cards",
        Good::Adventures => "adventures",
        Good::Challenges => "challenges",
        Good::Resolutions => "resolutions",
        Good::Object => "object",
        Good::HiddenObjects => "hidden-objects",
        Good::ShowRandom => "show-random",
        Good::ShowChosen => "show-chosen",
        Good::ShowAdventures => "show-adventures",
        Good::ShowChallenges => "show-challenges",
        Good::ShowResolutions => "show-resolutions",
        Good::ShowObjects => "show-objects",
        Good::ShowPlaced => "show-placed",
    }
}
