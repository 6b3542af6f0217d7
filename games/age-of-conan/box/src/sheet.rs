//! Age of Conan: the open board, and of hands, tokens and sealed bids what the looker may know.
//!
//! Provinces, kingdoms, dice, cards and tokens are called as notation calls them.

mod board;

use std::sync::OnceLock;

use age_of_conan::{
    Setup, State, View,
    board::BID_TOKENS,
    content::{Category, Content, EVERYWHERE},
    dice::Face,
    flow::Frame,
    lexicon::Lexicon,
    pile::Pile,
    secrets::{Bid, Own},
};
use content::{Files, Problem};
use serde::Serialize;
use shelf::{Chart, Edition, Figure, Outward, by_fields};
use table::{Dice, Insight, Misread, Seat, Seats, Seen, flow::Frame as _};
use utoipa::ToSchema;

use crate::{AgeOfConan, chart, edition};
use board::{Contest, Land, contest, land};

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = AgeOfConan)]
pub struct Sheet {
    /// 1 to 3.
    age: u8,
    adventure: Adventure,
    /// Adventures left in this age.
    adventures_left: u8,
    conan: Conan,
    /// The tokens of the adventure, the next one first.
    track: Vec<&'static str>,
    /// The fate dice of the pool.
    pool: Vec<&'static str>,
    first: u8,
    active: u8,
    objectives: Vec<Objective>,
    artifacts: Vec<Artifact>,
    /// Who has the bonus card.
    bonus: Option<u8>,
    kingdoms: Vec<Realm>,
    /// All of them: emissaries may stand where nobody plays.
    provinces: Vec<Land>,
    /// Revealed and not judged yet.
    bids: Vec<BidSheet>,
    contest: Option<Contest>,
    /// The token that is to be kept or traded.
    token: Option<Hidden>,
    strategy_discard: Vec<&'static str>,
    /// Tokens traded and discarded.
    tokens_gone: Vec<&'static str>,
    left: Vec<u8>,
    crowned: Option<u8>,
    /// Who failed to crown Conan.
    out: Option<u8>,
    /// What is to be decided, and within what: each a word of the rulebook and its details, the innermost last.
    now: Vec<String>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Destined)]
struct Adventure {
    card: &'static str,
    destination: &'static str,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Conan {
    at: &'static str,
    destination: &'static str,
    /// Nobody before the first bid is decided.
    player: Option<u8>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Objective {
    card: &'static str,
    points: u8,
    /// The seats that meet it now.
    met: Vec<u8>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Artifact {
    card: &'static str,
    category: &'static str,
    holder: Option<u8>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Realm {
    seat: u8,
    kingdom: &'static str,
    points: u8,
    gold: u8,
    sorcery: u8,
    crom: u8,
    unit_supply: u8,
    emissary_supply: u8,
    /// Bid tokens still to be had.
    bid_tokens: Vec<u8>,
    /// Kingdom cards on the table.
    ready: Vec<&'static str>,
    used: Vec<&'static str>,
    discard: Vec<&'static str>,
    counts: Counts,
    /// Its tokens that lie face up: by the house rule (V-10), and at the end.
    open_tokens: Vec<&'static str>,
    /// Null to all but its player.
    own: Option<Hand>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Counts {
    kingdom: u8,
    strategy: u8,
    tokens: u8,
}

/// What a player alone knows.
#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Hand {
    kingdom: Vec<&'static str>,
    strategy: Vec<&'static str>,
    tokens: Vec<&'static str>,
    /// Whether the choice that all make at once is in.
    sealed: bool,
    bid: Option<BidSheet>,
    offering: Offering,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Offering {
    category: Option<&'static str>,
    tokens: Vec<&'static str>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Bid)]
struct BidSheet {
    seat: u8,
    token: u8,
    card: Option<&'static str>,
}

/// Something whose being there is open, and whose name may not be.
#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Hidden {
    /// Null to those who may not know.
    name: Option<&'static str>,
}

by_fields! {
    Sheet {
        age, adventure, adventures_left, conan, track, pool, first, active, objectives, artifacts, bonus,
        kingdoms, provinces, bids, contest, token, strategy_discard, tokens_gone, left, crowned, out, now,
    }
    Adventure { card, destination }
    Conan { at, destination, player }
    Objective { card, points, met }
    Artifact { card, category, holder }
    Realm {
        seat, kingdom, points, gold, sorcery, crom, unit_supply, emissary_supply, bid_tokens, ready, used,
        discard, counts, open_tokens, own,
    }
    Counts { kingdom, strategy, tokens }
    Hand { kingdom, strategy, tokens, sealed, bid, offering }
    Offering { category, tokens }
    BidSheet { seat, token, card }
    Hidden { name }
}

fn number(seat: Seat) -> u8 {
    seat.0
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(number).collect()
}

fn tokens(content: &Content, pile: Pile) -> Vec<&'static str> {
    pile.each().map(|kind| content.tokens[usize::from(kind)].name).collect()
}

fn strategies(content: &Content, pile: Pile) -> Vec<&'static str> {
    pile.each().map(|kind| content.strategy[usize::from(kind)].name).collect()
}

fn bid(content: &Content, seat: Seat, bid: Bid) -> BidSheet {
    BidSheet {
        seat: seat.0,
        token: BID_TOKENS[usize::from(bid.token)],
        card: bid.card.map(|kind| content.strategy[usize::from(kind)].name),
    }
}

/// The owner's edition, if one was adopted.
static EDITION: OnceLock<&'static Content> = OnceLock::new();

impl Outward for AgeOfConan {
    type Sheet = Sheet;

    fn sheet(view: &View) -> Sheet {
        let board = &view.board;
        let content = board.content;
        let adventure = &content.adventures[usize::from(board.adventure)];
        let seats = || board.seats().iter();
        // The rules are asked in a world that the looker imagines: what he does not know cannot show here.
        let world = Insight::<State>::of(view).imagine(&mut Dice(0));
        Sheet {
            age: board.age,
            adventure: Adventure { card: adventure.name, destination: adventure.destination.key() },
            adventures_left: board.adventures_left,
            conan: Conan {
                at: board.conan.key(),
                destination: board.destination.key(),
                player: board.conan_player.map(number),
            },
            track: board.track().iter().map(|&kind| content.tokens[usize::from(kind)].name).collect(),
            pool: shown(&Face::ALL.map(Face::key), &board.pool),
            first: board.first.0,
            active: board.active.0,
            objectives: objectives(view, &world),
            artifacts: artifacts(view),
            bonus: board.bonus.map(number),
            kingdoms: seats().map(|seat| kingdom(view, seat)).collect(),
            provinces: EVERYWHERE.iter().map(|at| land(view, at)).collect(),
            bids: seats()
                .filter_map(|seat| board.bids[seat.index()].map(|sealed| bid(content, seat, sealed)))
                .collect(),
            contest: view.contest().map(|fought| contest(view, &world, fought)),
            token: token(view),
            strategy_discard: strategies(content, board.strategy_discard),
            tokens_gone: tokens(content, board.gone),
            left: numbers(board.left),
            crowned: board.crowned.map(number),
            out: board.out.map(number),
            now: now(view),
        }
    }

    const CLICKS: &'static [&'static str] =
        &["conan *", "use *", "strategy *", "die * military", "token *", "category *", "bid * -", "rob *"];

    fn figures(sheet: &Sheet) -> Vec<Figure> {
        let Sheet { kingdoms, provinces, .. } = sheet;
        let pieces = |of: fn(&Land) -> &[board::Pieces], seat: u8| -> i32 {
            let here = provinces.iter().flat_map(of).filter(|pieces| pieces.seat == seat);
            here.map(|pieces| i32::from(pieces.count)).sum()
        };
        let owned = |seat: u8| provinces.iter().filter(|land| land.owner == Some(seat)).count() as i32;
        vec![
            Figure::open("figure-empire-points", kingdoms, |realm| realm.points.into()),
            Figure::open("figure-gold", kingdoms, |realm| realm.gold.into()),
            Figure::open("figure-sorcery", kingdoms, |realm| realm.sorcery.into()),
            Figure::open("figure-provinces", kingdoms, |realm| owned(realm.seat)),
            Figure::open("figure-units", kingdoms, |realm| pieces(|land| &land.units, realm.seat)),
            Figure::open("figure-emissaries", kingdoms, |realm| pieces(|land| &land.emissaries, realm.seat)),
            Figure::open("figure-tokens", kingdoms, |realm| realm.counts.tokens.into()),
            Figure::open("figure-cards", kingdoms, |realm| {
                i32::from(realm.counts.kingdom) + i32::from(realm.counts.strategy)
            }),
        ]
    }

    fn chart(view: &View) -> Option<Chart> {
        Some(chart::chart(view))
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
            setup.content = content;
        }
    }

    fn position(text: &str) -> Result<State, Misread> {
        State::set_up_with(text, EDITION.get().copied())
    }

    fn role(game: &State, seat: Seat) -> Option<&'static str> {
        Some(game.kingdom(seat).key())
    }
}

/// As many of each as the counts say.
fn shown<T: Copy>(kinds: &[T], counts: &[u8]) -> Vec<T> {
    kinds.iter().zip(counts).flat_map(|(&kind, &count)| (0..count).map(move |_| kind)).collect()
}

fn objectives(view: &View, world: &State) -> Vec<Objective> {
    let all = &view.board.content.objectives;
    let objective = |&card: &u8| {
        let printed = all.get(usize::from(card))?;
        Some(Objective { card: printed.name, points: printed.points, met: numbers(world.who_meets(card)) })
    };
    view.board.objectives.iter().filter_map(objective).collect()
}

fn artifacts(view: &View) -> Vec<Artifact> {
    let artifact = |category: Category| Artifact {
        card: view.board.content.artifacts[category.index()].name,
        category: category.key(),
        holder: view.board.artifacts[category.index()].map(number),
    };
    Category::ALL.into_iter().map(artifact).collect()
}

fn kingdom(view: &View, seat: Seat) -> Realm {
    let content = view.board.content;
    let realm = view.board.realm(seat);
    let deck = content.deck(realm.kingdom);
    let cards = |pile: Pile| -> Vec<_> { pile.each().map(|kind| deck[usize::from(kind)].name).collect() };
    let counts = view.counts[seat.index()];
    let spent = |token: usize| realm.spent >> token & 1 == 1;
    let own = |own: Own| Hand {
        kingdom: cards(own.kingdom),
        strategy: strategies(content, own.strategy),
        tokens: tokens(content, own.tokens),
        sealed: view.sealed.has(seat),
        bid: own.bid.map(|sealed| bid(content, seat, sealed)),
        offering: Offering {
            category: own.offering.category.map(Category::key),
            tokens: tokens(content, own.offering.tokens),
        },
    };
    Realm {
        seat: seat.0,
        kingdom: realm.kingdom.key(),
        points: realm.points,
        gold: realm.gold,
        sorcery: realm.sorcery,
        crom: realm.crom,
        unit_supply: realm.unit_supply,
        emissary_supply: realm.emissary_supply,
        bid_tokens: (0..BID_TOKENS.len()).filter(|&token| !spent(token)).map(|t| BID_TOKENS[t]).collect(),
        ready: cards(realm.ready),
        used: cards(realm.used),
        discard: cards(realm.discard),
        counts: Counts { kingdom: counts.kingdom, strategy: counts.strategy, tokens: counts.tokens },
        open_tokens: tokens(content, realm.open),
        own: view.own[seat.index()].known().map(own),
    }
}

fn token(view: &View) -> Option<Hidden> {
    let name = |kind: u8| view.board.content.tokens[usize::from(kind)].name;
    match (view.flow.top(), view.drawn) {
        (Some(Frame::KeepOrTrade(..)), Some(Seen::Unknown)) => Some(Hidden { name: None }),
        (Some(Frame::KeepOrTrade(..)), _) => Some(Hidden { name: view.token_at_hand().map(name) }),
        _ => None,
    }
}

fn now(view: &View) -> Vec<String> {
    let lexicon = Lexicon {
        content: view.board.content,
        players: view.board.players,
        kingdoms: view.board.realms.map(|realm| realm.kingdom),
    };
    let words = |frame: &Frame| {
        let mut text = String::new();
        frame.put(&lexicon, &mut text);
        text
    };
    view.flow.frames().iter().map(words).collect()
}
