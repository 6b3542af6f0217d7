//! V-10 – who sees the tokens a player keeps, and who may remember them.

use age_of_conan::{State, pile::Pile};
use table::{Dice, Eye, Insight, Match, Notation, Rules, Seat, Sight, Story, Turn};

use crate::common::Lowest;

const AQUILONIA: Seat = Seat(0);
const TURAN: Seat = Seat(1);
/// Everybody who may not see what Turan keeps.
const OTHERS: [Eye; 2] = [Eye::Seat(AQUILONIA), Eye::Onlooker];

fn open(text: &str) -> Match<State> {
    Match::open_at(text).unwrap_or_else(|misread| panic!("{misread}, in\n{text}"))
}

fn act(game: &mut Match<State>, seat: Seat, clicks: &[&str]) {
    for click in clicks {
        let action = game.read(click).expect("an action");
        game.act(seat, action, &mut Lowest).unwrap_or_else(|refusal| panic!("{click}: {refusal:?}"));
    }
}

/// Turan takes this token of the track and keeps it.
fn kept(option: &str, token: &str) -> Match<State> {
    let mut game = open(&format!(
        "seats aquilonia turan\n{option}active turan\nconan kush\ntrack {token} token-ghoul\nseat aquilonia\n emissaries aquilonia 1\n"
    ));
    act(&mut game, TURAN, &["die court-conan court", "take", "keep"]);
    game
}

/// Turan shows this woman for an artifact (G-11), and another is in its hand.
fn shown(option: &str, token: &str, other: &str) -> Match<State> {
    let mut game = open(&format!(
        "seats aquilonia turan\n{option}artifacts turan aquilonia -\nseat turan\n tokens {token} {other}\nflow\n turn adventure\n age-change offerings\n artifact-bids turan\n"
    ));
    act(&mut game, TURAN, &["category women", &format!("token {token}"), "done"]);
    game
}

fn kinds(game: &Match<State>, names: &[&str]) -> Pile {
    let tokens = game.state().board.content.tokens;
    Pile::of(tokens.iter().map(|token| names.iter().filter(|&&name| name == token.name).count() as u8))
}

/// All that is ever said of a position to one eye.
fn words(game: &Match<State>, eye: Eye) -> String {
    let view = game.state().view(eye);
    let mut legal = Vec::new();
    if let Eye::Seat(seat) = eye {
        game.state().legal(seat, &mut legal);
    }
    let offers: Vec<_> = legal.into_iter().map(|action| State::offer(&view, action)).collect();
    format!("{:?} {:?} {offers:?}", State::ask(&view), State::describe(&view))
}

#[test]
fn v_10_a_token_kept_from_the_track_looks_like_any_other() {
    let (queen, dancer) = (kept("", "token-queen"), kept("", "token-dancer"));
    assert_ne!(queen.state(), dancer.state());
    for eye in OTHERS {
        assert_eq!(queen.state().view(eye), dancer.state().view(eye), "{eye:?}");
        assert_eq!(words(&queen, eye), words(&dancer, eye), "{eye:?}");
        assert!(!words(&queen, eye).contains("token-queen"), "{eye:?}");
    }
    assert!(words(&queen, Eye::Seat(TURAN)).contains("token-queen"), "its owner may look at it");
}

#[test]
fn v_10_a_token_shown_for_an_artifact_lies_face_down_again() {
    let (queen, dancer) =
        (shown("", "token-queen", "token-dancer"), shown("", "token-dancer", "token-queen"));
    for eye in OTHERS {
        assert!(!words(&queen, eye).contains("token-queen"), "{eye:?}");
        assert!(!words(&dancer, eye).contains("token-dancer"), "{eye:?}");
    }
    assert!(queen.state().board.realm(TURAN).open.is_empty());
}

#[test]
fn v_10_open_tokens_stay_visible_if_everybody_saw_them() {
    let on = "option open_tokens on\n";
    let track = kept(on, "token-queen");
    assert_eq!(track.state().board.realm(TURAN).open, kinds(&track, &["token-queen"]));
    let artifact = shown(on, "token-queen", "token-dancer");
    assert_eq!(
        artifact.state().board.realm(TURAN).open,
        kinds(&artifact, &["token-queen"]),
        "not the dancer"
    );
    for eye in OTHERS {
        assert!(words(&track, eye).contains("token-queen"), "{eye:?}");
        let said = words(&artifact, eye);
        assert!(said.contains("token-queen") && !said.contains("token-dancer"), "{eye:?}");
    }
    // what came from the bag was never seen.
    let mut bag = open(&format!(
        "seats aquilonia turan\n{on}conan aquilonia\ndestination aquilonia\nactive turan\nflow\n turn adventure\n adventure-end reward aquilonia\n keep-or-trade aquilonia -\n"
    )
    .replace("flow\n", "drawn token-queen\nflow\n"));
    act(&mut bag, AQUILONIA, &["keep"]);
    assert!(bag.state().board.realm(AQUILONIA).open.is_empty());
}

#[test]
fn t_12_whoever_was_told_may_remember() {
    let game = kept("", "token-queen");
    let queen = kinds(&game, &["token-queen"]);
    for eye in OTHERS {
        assert_eq!(game.insight(eye).memory.kept(TURAN), queen, "{eye:?} saw it on the track");
    }
    let artifact = shown("", "token-queen", "token-dancer");
    for eye in OTHERS {
        assert_eq!(artifact.insight(eye).memory.kept(TURAN), queen, "{eye:?} was shown it");
    }
    let again = game.retrace(|_, _| {}).expect("its own record");
    for eye in OTHERS {
        assert_eq!(again.insight(eye), game.insight(eye), "rebuilt from the record");
        let opened = open(&game.state().set_down());
        assert_eq!(opened.insight(eye), Insight::of(&game.state().view(eye)), "a position tells nothing");
    }
}

#[test]
fn t_12_what_is_taken_back_was_never_told() {
    let mut game = kept("", "token-queen");
    game.take_back(TURAN).expect("keeping a token is no secret");
    assert_eq!(game.insight(Eye::Seat(AQUILONIA)).memory.kept(TURAN), Pile::EMPTY);
    act(&mut game, TURAN, &["trade"]);
    assert_eq!(game.insight(Eye::Seat(AQUILONIA)).memory.kept(TURAN), Pile::EMPTY, "traded");
}

#[test]
fn t_12_worlds_are_imagined_from_what_is_remembered() {
    let game = kept("", "token-queen");
    let queen = kinds(&game, &["token-queen"]);
    let with = |insight: &Insight<State>| {
        let held = |seed| insight.imagine(&mut Dice(seed)).view(Eye::Archive).own[TURAN.index()];
        (0..50).filter(|&seed| held(seed).known().is_some_and(|own| own.tokens == queen)).count()
    };
    let told = game.insight(Eye::Seat(AQUILONIA));
    assert_eq!(with(&told), 50);
    assert!(with(&Insight::of(&told.view)) < 25, "who was told nothing has to guess");
}

/// Random games, so that every way of getting tokens is met: nobody is remembered to keep what they do not have.
#[test]
fn t_12_memory_never_errs() {
    let mut remembered = 0;
    for seed in 0..4 {
        let setup = table::Setup::new(1, &[None; 3]).expect("a table of three");
        let mut dice = Dice(seed);
        let (mut game, _) = Match::<State>::open(setup, &mut dice).expect("it opens");
        let mut legal = Vec::new();
        while game.state().turn() != Turn::Over {
            let seat = game.state().missing().first().expect("somebody is awaited");
            legal.clear();
            game.state().legal(seat, &mut legal);
            let action = legal[table::Chance::below(&mut dice, legal.len() as u32) as usize];
            game.act(seat, action, &mut dice).expect("it is legal");
            let memory = game.insight(Eye::Onlooker).memory;
            for seat in (0..3).map(Seat) {
                let own =
                    game.state().view(Eye::Archive).own[seat.index()].known().expect("the archive sees all");
                let kept = memory.kept(seat);
                assert!(kept.iter().all(|(kind, count)| count <= own.tokens.count(kind)), "seed {seed}");
                remembered += u32::from(!kept.is_empty());
            }
        }
    }
    assert!(remembered > 0);
}
