//! T-12, V-10 – bots and coach think with what their seat was told, though no view shows it.

use age_of_conan::{Action, State, content::Category};
use age_of_conan_box::AgeOfConan;
use bots::{Bot, Budget, Level, Spend, coach};
use table::{Dice, Eye, Insight, Match, Rules, Seat};

const AQUILONIA: Seat = Seat(0);
const TURAN: Seat = Seat(1);

/// Turan takes the last token of the last adventure and keeps it; Aquilonia, with a monster of value 3, may crown Conan.
fn may_crown(token: &str) -> Match<State> {
    let text = format!(
        "seats aquilonia turan\nage 3\nadventures-left 0\nactive turan\nconan aquilonia\ndestination koth\ntrack {token}\n\
         seat aquilonia\n points 2\n tokens token-frost-giant\nseat turan\n points 6\n"
    );
    let mut game = Match::open_at(&text).unwrap_or_else(|misread| panic!("{misread}"));
    for click in ["die court-conan court", "take", "keep", "draw-two"] {
        let action = game.read(click).expect("an action");
        game.act(TURAN, action, &mut Dice(1)).unwrap_or_else(|refusal| panic!("{click}: {refusal:?}"));
    }
    game
}

fn legal(game: &Match<State>) -> Vec<Action> {
    let mut legal = Vec::new();
    game.state().legal(AQUILONIA, &mut legal);
    legal
}

const CROWN: Action = Action::Crown(Category::Monsters);

/// What the coach thinks of crowning Conan with monsters.
fn chance(game: &Match<State>, known: &Insight<State>) -> f32 {
    let advice =
        coach::advise::<AgeOfConan>(known, AQUILONIA, &legal(game), Budget::iterations(16), &mut Dice(2));
    advice.iter().find(|option| option.action == CROWN).map_or(0.0, |option| option.chance)
}

#[test]
fn v_10_the_coach_judges_by_what_was_told() {
    let (ape, dancer) = (may_crown("token-winged-ape"), may_crown("token-dancer"));
    let [with_ape, with_dancer] = [&ape, &dancer].map(|game| game.insight(Eye::Seat(AQUILONIA)));
    assert_eq!(with_ape.view, with_dancer.view, "nothing to be seen");
    assert!(chance(&ape, &with_ape) < 0.2, "a monster of 3 was taken: as much is not more");
    assert!(chance(&dancer, &with_dancer) > 0.8, "a woman was taken: nobody has a monster");
    // Who was told nothing cannot tell them apart.
    let late = Insight::of(&with_ape.view);
    assert!((chance(&ape, &late) - chance(&dancer, &late)).abs() < f32::EPSILON);
}

#[test]
fn v_10_a_bot_decides_by_what_was_told() {
    let spend = Spend { rounds: 16, time: std::time::Duration::from_hours(1) };
    let decides = |token: &str| {
        let game = may_crown(token);
        let known = game.insight(Eye::Seat(AQUILONIA));
        let mut agent = Bot::Level(Level::General, None).agent::<AgeOfConan>(spend);
        agent.decide(&known, AQUILONIA, &legal(&game), spend.budget(), &mut Dice(3))
    };
    assert_eq!(decides("token-dancer"), CROWN);
    assert_ne!(decides("token-winged-ape"), CROWN);
}
