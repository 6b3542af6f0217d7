//! Random games reach every card, window, artifact and objective.

use std::collections::{BTreeMap, BTreeSet};

use age_of_conan::{
    Action, Setup, State, View,
    cards::{
        CardRef,
        op::{Kind, Price, Side, Window, Windows},
        windows::Moment,
    },
    content::{BONUS_CARD, BUILT_IN, Category},
    dice::Use,
    event::Event,
    flow::Frame,
    rules::contest,
};
use table::{Chance, Cx, Dice, Eye, Notation, Rules, Seat, Setup as _, Sight};

const GAMES: u64 = 3_000;

/// How often something was seen, by its name.
#[derive(Default)]
struct Seen(BTreeMap<String, u32>);

impl Seen {
    fn see(&mut self, name: impl Into<String>) {
        *self.0.entry(name.into()).or_default() += 1;
    }

    /// What happened in one action, before which the position was `state`.
    fn note(&mut self, state: &State, events: &[Event]) {
        let board = &state.board;
        let artifact = |category: Category| BUILT_IN.artifacts[category.index()].name;
        for (nth, event) in events.iter().enumerate() {
            match *event {
                Event::Used { seat, card } => {
                    assert!(in_time(state, seat, card), "{seat} uses {card:?} in {:?}", state.set_down());
                    let card = card.card(&BUILT_IN);
                    self.see(card.name);
                    card.windows.iter().for_each(|window| self.see(window.key()));
                }
                // Nobody else wins a tie as the attacker.
                Event::Compared { attacker, defender, winner: Side::Attacker } if attacker == defender => {
                    self.see(artifact(Category::Monsters));
                    self.see(Window::Comparison.key());
                }
                // The strategy cards may be exhausted (D-11).
                Event::TokenTaken { seat, .. } if drew_at_once(seat, &events[nth + 1..]) => {
                    assert_eq!(board.artifacts[Category::Women.index()], Some(seat), "only by the Heart");
                    self.see(artifact(Category::Women));
                    self.see(Window::TokenTaken.key());
                }
                Event::SecondCard { .. } => self.see(BONUS_CARD),
                Event::CardRevealed { card, .. } => self.see(BUILT_IN.strategy[usize::from(card)].name),
                Event::ObjectiveMet { objective, .. } => {
                    self.see(BUILT_IN.objectives[usize::from(objective)].name);
                }
                _ => {}
            }
        }
        if let Some(Frame::Window(contest::Window { moment, asked: side, .. })) =
            state.view(Eye::Onlooker).flow.top()
        {
            self.see(moment_of(moment, side));
        }
    }
}

/// K-2..K-5: whether it is this player's card, ready or in hand, its window has come, and they can pay its price.
fn in_time(state: &State, seat: Seat, reference: CardRef) -> bool {
    let card = reference.card(&BUILT_IN);
    let View { board, flow, own, .. } = state.view(Eye::Seat(seat));
    let realm = board.realm(seat);
    let hand = own[seat.index()].known().unwrap().kingdom;
    let own_deck = reference == CardRef::of(realm.kingdom, reference.kind());
    let at_hand = match card.kind {
        Kind::Table { .. } => own_deck && realm.ready.has(reference.kind()),
        Kind::Event | Kind::Instant => own_deck && hand.has(reference.kind()),
        Kind::Artifact => {
            let holds = |category: &Category| board.artifacts[category.index()] == Some(seat);
            Category::ALL
                .iter()
                .filter(|category| holds(category))
                .any(|&of| CardRef::artifact(of) == reference)
        }
    };
    let comes = match flow.top() {
        Some(Frame::Main(_)) => card.windows.has(Window::OwnTurn) && board.active == seat,
        Some(Frame::Court(_)) => card.windows.has(Window::Court) && board.active == seat,
        Some(Frame::Window(contest::Window { moment, asked: side, .. })) => {
            card.windows.has(moment.window_of(side)) && board.contest.player(side) == Some(seat)
        }
        _ => false,
    };
    let pays = match card.price {
        Price::Free => true,
        Price::Gold(gold) => realm.gold >= gold,
        Price::Sorcery(sorcery) => realm.sorcery >= sorcery,
        Price::Unit => realm.armies.meets(realm.friendly()),
    };
    at_hand && comes && pays
}

fn drew_at_once(seat: Seat, events: &[Event]) -> bool {
    matches!(events, [Event::DrewStrategy { seat: by, .. }, ..] if *by == seat)
}

fn moment_of(moment: Moment, side: Side) -> String {
    format!("{} asked of the {}", moment.key(), side.key())
}

/// Everything that must be seen.
fn wanted() -> BTreeSet<String> {
    let cards = BUILT_IN.kingdoms.into_iter().flatten().map(|card| card.name);
    let artifacts = BUILT_IN.artifacts.iter().map(|card| card.name).chain([BONUS_CARD]);
    let objectives = BUILT_IN.objectives.iter().map(|card| card.name);
    let strategy = BUILT_IN.strategy.iter().map(|card| card.name);
    // Those that no card of ours has are tried out in the tests of editions.
    let said = BUILT_IN.kingdoms.into_iter().flatten().chain(&BUILT_IN.artifacts);
    let said = said.fold(Windows::NONE, |all, card| all.or(card.windows));
    let windows = said.iter().map(Window::key);
    let names = cards.chain(artifacts).chain(objectives).chain(strategy).chain(windows).map(str::to_string);
    let moments = Moment::ALL.into_iter().flat_map(|moment| Side::ALL.map(|side| moment_of(moment, side)));
    names.chain(moments).collect()
}

/// A chooser that likes cards, war and cities, and is otherwise random.
fn choose(legal: &[Action], dice: &mut Dice) -> Action {
    let any = |among: &[Action], dice: &mut Dice| among[dice.below(among.len() as u32) as usize];
    let likes = |action: &Action| match action {
        Action::Use(_)
        | Action::Table(_)
        | Action::Strategy(_)
        | Action::Contest(_)
        | Action::Campaign(_)
        | Action::March
        | Action::Fight
        | Action::City(_) => true,
        Action::Die(_, purpose) => *purpose == Use::Military,
        _ => false,
    };
    let favourites: Vec<Action> = legal.iter().copied().filter(likes).collect();
    if favourites.is_empty() || dice.below(4) == 0 { any(legal, dice) } else { any(&favourites, dice) }
}

/// Plays one game with all four kingdoms, or fewer, to its end.
fn play(game: u64, seen: &mut Seen) {
    let tables: [&[&str]; 4] = [
        &["aquilonia", "turan", "stygia", "hyperborea"],
        &["aquilonia", "turan", "stygia"],
        &["aquilonia", "hyperborea"],
        &["aquilonia", "turan"],
    ];
    let roles: Vec<_> = tables[(game % 4) as usize].iter().copied().map(Some).collect();
    let setup = Setup::new(1, &roles).unwrap();
    let dice = &mut Dice(game);
    let mut state = State::begin(&setup, &mut Cx::quiet(dice));
    let (mut legal, mut events) = (vec![], vec![]);
    while let Some(seat) = state.missing().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let action = choose(&legal, dice);
        let before = state;
        events.clear();
        state.play(seat, action, &mut Cx::telling(dice, &mut events));
        seen.note(&before, &events);
    }
    assert!(state.seats() >= 2 && state.standing().place(Seat(0)) >= 1);
}

#[test]
fn random_games_reach_every_card_window_artifact_and_objective() {
    let mut seen = Seen::default();
    for game in 0..GAMES {
        play(game, &mut seen);
    }
    let mut counted: Vec<_> = seen.0.iter().map(|(name, times)| (times, name)).collect();
    counted.sort();
    for (times, name) in &counted {
        println!("{times:7} {name}");
    }
    let missed: Vec<_> = wanted().into_iter().filter(|name| !seen.0.contains_key(name)).collect();
    assert!(missed.is_empty(), "never reached in {GAMES} games: {missed:#?}");
}
