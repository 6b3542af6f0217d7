//! V – fewer players, rule options.

use age_of_conan::{
    Setup, State,
    cards::op::Side,
    content::{EVERYWHERE, Province},
    event::Event,
};
use table::{BadSetup, Cx, Kind, Notation, Rules, Seats, Setup as _, Turn};

use crate::common::{AXE, HIT, Lowest, MISS, Table, set};

const TWO: &str = "seats aquilonia turan\n";

#[test]
fn v_1_areas_in_play() {
    let in_play = |seats: &str| set(&format!("seats {seats}\n")).state.board.in_play;
    let two = in_play("aquilonia turan");
    assert!(two.has(Province::Ophir) && two.has(Province::Zamora));
    assert!(!two.has(Province::Shem) && !two.has(Province::Cimmeria));
    assert_eq!(two.len(), 14, "seven provinces each of the centre and the east");
    assert!(in_play("aquilonia stygia").has(Province::Shem));
    assert!(in_play("aquilonia hyperborea").has(Province::Cimmeria));
    assert_eq!(in_play("aquilonia turan stygia hyperborea"), EVERYWHERE);
}

#[test]
fn v_1_nothing_happens_out_of_play() {
    let mut army = set(&format!("{TWO}track token-dancer\nseat aquilonia\n units aquilonia 1\n"));
    army.act("aquilonia", "die military military", &[]);
    army.act("aquilonia", "army aquilonia", &[]);
    assert_eq!(army.why("aquilonia", "to cimmeria"), "M-5", "no army enters");

    let mut intrigue = set(&format!(
        "{TWO}track token-dancer\nconan pictish-wilderness\nseat aquilonia\n emissaries koth 1 shem 1 stygia 1 border-kingdom 1\n"
    ));
    intrigue.act("aquilonia", "die intrigue intrigue", &[]);
    assert_eq!(intrigue.why("aquilonia", "contest border-kingdom"), "V-1", "no contest is fought");
    assert_eq!(intrigue.why("aquilonia", "collect stygia"), "I-4", "nobody's home is nobody's");
    intrigue.act("aquilonia", "contest koth", &[HIT, HIT, HIT, MISS, MISS, MISS]);
    assert!(
        intrigue.realm("aquilonia").towers.has(Province::Koth),
        "2 to 1: the emissary in Shem counts for I-7"
    );

    assert!(
        State::set_up(&format!("{TWO}seat aquilonia\n forts cimmeria\n")).is_err(),
        "nothing there is friendly"
    );
    let spies = |at: &str| {
        let mut game = set(&format!(
            "{TWO}adventures-left 0\nobjectives objective-web-of-spies objective-dark-arts\n\
             seat aquilonia\n emissaries {at}\nflow\n turn adventure\n age-change garrisons\n raids 0\n"
        ));
        game.go("aquilonia", "done");
        game.realm("aquilonia").points
    };
    assert_eq!(spies("koth 3"), 2);
    assert_eq!(spies("koth 2 cimmeria 1"), 0, "nor does it count for an objective");
}

#[test]
fn v_2_the_second_area_of_strategy_cards() {
    let may = |seats: &str, at: &str| {
        let mut game = set(&format!(
            "seats {seats}\ntrack token-dancer\nseat aquilonia\n emissaries {at} 1\n strategy strategy-axe-east-central-4\n"
        ));
        game.act("aquilonia", "die intrigue intrigue", &[]);
        game.act("aquilonia", &format!("contest {at}"), &[]);
        let card = "strategy strategy-axe-east-central-4";
        if game.may("aquilonia", card) { "may" } else { game.why("aquilonia", card) }
    };
    assert_eq!(may("aquilonia turan", "koth"), "may");
    assert_eq!(may("aquilonia turan stygia", "koth"), "may");
    assert_eq!(may("aquilonia turan stygia hyperborea", "koth"), "C-8");
    assert_eq!(may("aquilonia turan stygia hyperborea", "zamora"), "may", "its 2–4 area");
}

/// Both bid 4 with the same card; Zamora is near Turan, Cimmeria near Aquilonia.
fn tied_bid(option: &str, more: &str) -> &'static str {
    let card = "strategy-axe-shield-east-central-2";
    let mut game = set(&format!(
        "{TWO}{option}conan cimmeria\ndestination zamora\ntrack token-dancer\n\
         seat aquilonia\n strategy {card}\nseat turan\n strategy {card}\n{more}flow\n turn adventure\n bidding bids\n bids\n"
    ));
    game.act("aquilonia", &format!("bid 4 {card}"), &[]);
    game.go("turan", &format!("bid 4 {card}"));
    game.conan_player()
}

#[test]
fn v_3_bid_tie_distance() {
    assert_eq!(tied_bid("", ""), "turan", "nearest to the destination marker");
    assert_eq!(tied_bid("option bid_tie_distance conan\n", ""), "aquilonia", "nearest to Conan");
}

#[test]
fn v_4_battle_retreat() {
    let round = |option: &str, marker: &str| {
        let mut game = set(&format!(
            "{TWO}{option}track token-dancer\nconan pictish-wilderness\nseat aquilonia\n units koth 3\n{marker}seat turan\n units khauran 3\n"
        ));
        game.act("aquilonia", "die military military", &[]);
        game.act("aquilonia", "army koth", &[]);
        game.act("aquilonia", "units 3", &[]);
        game.act("aquilonia", "to khauran", &[MISS; 6]);
        game
    };
    let mut first = round("", "");
    assert_eq!(first.legal("aquilonia"), ["retreat koth", "fight"], "to where they came from");
    assert_eq!(first.why("aquilonia", "retreat zamora"), "M-23");
    first.act("aquilonia", "retreat koth", &[]);
    assert_eq!(first.units("aquilonia", Province::Koth), 2);
    let only = "option battle_retreat only-friendly\n";
    let second = round(only, "");
    assert!(second.awaits("turan"), "Koth is not friendly: only the defender is asked");
    assert_eq!(second.legal("turan"), ["retreat turan", "fight"]);
    assert!(round(only, " forts koth\n").may("aquilonia", "retreat koth"), "friendly");
    let mut siege = set(&format!(
        "{TWO}{only}track token-dancer\nconan pictish-wilderness\nseat aquilonia\n units koth 2\nseat turan\n forts khauran\n"
    ));
    for click in ["die military military", "army koth", "units 2"] {
        siege.act("aquilonia", click, &[]);
    }
    siege.act("aquilonia", "to khauran", &[MISS; 5]);
    assert!(siege.may("aquilonia", "retreat koth"), "sieges are not meant");
}

#[test]
fn v_5_conan_token_take() {
    let court = |option: &str| {
        let mut game = set(&format!("{TWO}{option}conan-player turan\ntrack token-queen token-dancer\n"));
        game.act("aquilonia", "die court-conan court", &[]);
        game
    };
    let mut may = court("");
    assert_eq!(may.legal("aquilonia"), ["take", "done"]);
    may.act("aquilonia", "done", &[]);
    assert_eq!(may.state.board.track_len, 2);
    let must = court("option conan_token_take must\n");
    assert_eq!(must.legal("aquilonia"), ["keep", "trade"], "it is taken");
    assert_eq!(must.why("aquilonia", "done"), "A-3");
    assert_eq!(must.state.board.track_len, 1);
}

#[test]
fn v_6_redeploy_twice() {
    let redeployed = |option: &str, home: &str| {
        let mut game = set(&format!(
            "{TWO}{option}track token-dancer\nconan pictish-wilderness\nseat aquilonia\n units ophir 2{home}\n forts ophir\n"
        ));
        for click in ["die military military", "army ophir", "units 2", "to aquilonia"] {
            game.act("aquilonia", click, &[]);
        }
        game
    };
    let mut twice = redeployed("", "");
    twice.act("aquilonia", "army aquilonia", &[]);
    twice.act("aquilonia", "units 2", &[]);
    assert!(twice.may("aquilonia", "to ophir") && twice.may("aquilonia", "to argos"), "a move or an attack");
    let once = "option redeploy_twice once\n";
    assert_eq!(redeployed(once, "").why("aquilonia", "army aquilonia"), "V-6");
    let mut rested = redeployed(once, " aquilonia 2");
    rested.act("aquilonia", "army aquilonia", &[]);
    assert_eq!(rested.legal("aquilonia"), ["units 1", "units 2"], "four are there, two have moved");
}

#[test]
fn v_7_final_tie() {
    let winner = |option: &str| {
        // Five points for Turan's ape make it 5 to 5: two tokens worth 2 against one worth 3.
        let mut game = set(&format!(
            "{TWO}{option}age 3\nseat aquilonia\n points 5\n tokens token-ghoul token-wolf-pack\n\
             seat turan\n tokens token-winged-ape\nflow\n turn adventure\n ending garrisons\n raids 0\n"
        ));
        game.go("aquilonia", "done");
        assert_eq!((game.realm("aquilonia").points, game.realm("turan").points), (5, 5));
        game.state.standing().winners()
    };
    assert_eq!(winner(""), Seats::of(table::Seat(0)), "most tokens");
    assert_eq!(winner("option final_tie total-value\n"), Seats::of(table::Seat(1)), "highest value");
}

#[test]
fn v_8_coast() {
    let pirates = |option: &str, forts: &str| {
        let mut game = set(&format!(
            "{TWO}{option}adventures-left 0\nobjectives objective-war-on-pirates objective-dark-arts\n\
             seat turan\n forts {forts}\nflow\n turn adventure\n age-change garrisons\n raids 0\n"
        ));
        game.go("aquilonia", "done");
        game.realm("turan").points
    };
    let without = "option coast no-southern-sea\n";
    assert_eq!(pirates("", "iranistan steppes"), 3, "on the Southern and the Vilayet Sea");
    assert_eq!(pirates(without, "iranistan steppes"), 0);
    assert_eq!(pirates(without, "argos steppes"), 3);
}

#[test]
fn v_9_presets_set_every_option() {
    let names: Vec<_> = Setup::CHOICES.iter().map(|choice| choice.name).collect();
    for preset in Setup::PRESETS {
        let set: Vec<_> = preset.options.iter().map(|&(name, _)| name).collect();
        assert_eq!(set, names, "{}", preset.name);
    }
    let values = |preset: &str| {
        let mut setup = Setup::new(1, &[Some("aquilonia"), Some("turan")]).expect("two kingdoms");
        setup.preset(preset).expect("a preset");
        Setup::CHOICES.iter().map(|choice| setup.get(choice.name)).collect::<Vec<_>>()
    };
    let first =
        ["destination", "where-from", "may", "may", "number", "three-seas", "off", "end-of-turn", "free"];
    let second =
        ["conan", "only-friendly", "must", "may", "total-value", "three-seas", "off", "next-turn", "free"];
    assert_eq!(values("first-edition"), first);
    assert_eq!(values("second-edition"), second);
}

#[test]
fn v_9_each_can_be_set_alone() {
    let default = Setup::new(1, &[Some("aquilonia"), Some("turan")]).expect("two kingdoms");
    for choice in Setup::CHOICES {
        let other = match choice.kind {
            Kind::OneOf(values) => values[1],
            _ => "on",
        };
        let mut setup = default.clone();
        assert_ne!(setup.get(choice.name), other, "the first value is the default");
        setup.set(choice.name, other).expect("a value");
        assert_eq!(setup.get(choice.name), other);
        let changed = Setup::CHOICES.iter().filter(|all| setup.get(all.name) != default.get(all.name));
        assert_eq!(changed.count(), 1, "{}", choice.name);
        assert!(matches!(setup.set(choice.name, "perhaps"), Err(BadSetup::BadValue { .. })));
        // And it is part of the position.
        let state = State::begin(&setup, &mut Cx::quiet(&mut Lowest));
        assert!(state.set_down().contains(&format!("option {} {other}\n", choice.name)));
        assert_eq!(State::set_up(&state.set_down()), Ok(state));
    }
    assert!(matches!(default.clone().preset("third-edition"), Err(BadSetup::UnknownPreset { .. })));
}

/// Turan holds Ophir with two units, and Aquilonia besieges it with three.
fn siege(chance: &[u32]) -> Table {
    let mut game = set(&format!(
        "{TWO}track token-dancer\nconan pictish-wilderness\nseat aquilonia\n units aquilonia 3\nseat turan\n units ophir 2\n forts ophir\n"
    ));
    for click in ["die military military", "army aquilonia", "units 3"] {
        game.act("aquilonia", click, &[]);
    }
    game.act("aquilonia", "to ophir", chance);
    game
}

#[test]
fn v_11_slips_about_contests_are_no_options() {
    let lost = siege(&[MISS, MISS, MISS, HIT, MISS, MISS]);
    assert_eq!(lost.units("aquilonia", Province::Ophir), 2, "one unit is lost, not all");
    let won = siege(&[HIT, HIT, MISS, HIT, MISS, MISS]);
    assert_eq!(won.units("turan", Province::Ophir), 1);
    assert!(won.may("aquilonia", "retreat aquilonia"), "after a round won, too");

    let around = "emissaries koth 1 argos 1 shem 1 zamora 1 khoraja 1\n forts ophir corinthia";
    let mut five =
        set(&format!("{TWO}track token-dancer\nconan pictish-wilderness\nseat aquilonia\n {around}\n"));
    five.act("aquilonia", "die intrigue intrigue", &[]);
    five.act("aquilonia", "contest koth", &[HIT, MISS, MISS, MISS, MISS, AXE, AXE, AXE, AXE]);
    let dice = five.told.iter().find_map(|event| match *event {
        Event::Rolled { side: Side::Attacker, dice, .. } => Some(dice.iter().sum::<u8>()),
        _ => None,
    });
    assert_eq!(dice, Some(5), "strength 7 rolls five dice");
}

#[test]
fn v_11_sorcery_once_a_contest_and_units_together() {
    let mut game = set(&format!(
        "{TWO}track token-dancer\nconan pictish-wilderness\nseat aquilonia\n units aquilonia 3\n sorcery 2\n ready card-bossonian-archers\n"
    ));
    for click in ["die military military", "army aquilonia", "units 3"] {
        game.act("aquilonia", click, &[]);
    }
    game.act("aquilonia", "to ophir", &[MISS, MISS, MISS]);
    game.act("aquilonia", "sorcery", &[MISS, MISS, MISS]);
    assert_eq!(game.why("aquilonia", "sorcery"), "C-9", "not once a roll");
    assert_eq!(game.units("aquilonia", Province::Ophir), 3, "three units moved together");
}

#[test]
fn v_11_slips_about_emissaries_tokens_and_cards_are_no_options() {
    let mut game = set(&format!(
        "{TWO}track token-dancer token-queen\ndestination nordheim\nconan zamora\nseat aquilonia\n emissaries zamora 1\n gold 2\n\
          hand card-bossonian-archers\nseat turan\n emissaries khauran 1\nflow\n turn conan\n move-conan\n"
    ));
    game.act("aquilonia", "done", &[]);
    assert_eq!(game.tokens(&game.state.board.gone, "token-dancer"), 1, "a discarded token leaves the game");
    game.act("aquilonia", "table card-bossonian-archers", &[]);
    assert_eq!(
        (game.realm("aquilonia").ready.size(), game.realm("aquilonia").used.size()),
        (1, 0),
        "ready at once"
    );
    game.act("aquilonia", "die intrigue intrigue", &[]);
    assert_eq!(game.why("aquilonia", "collect zamora"), "I-4", "no gold from a neutral province");
    game.act("aquilonia", "emissary zamora", &[]);
    assert!(game.may("aquilonia", "to turan"), "into another's home");
    assert_eq!(game.why("aquilonia", "to khoraja"), "I-2", "not through another's emissary");
    assert_eq!(tied_bid("", " tokens token-queen\n"), "aquilonia", "fewest adventure tokens come first");
}

/// Aquilonia uses the last die, and the adventure ends with its turn.
fn last_die(option: &str) -> Table {
    let mut game = set(&format!("{TWO}{option}pool military 1\nfirst aquilonia\nconan pictish-wilderness\n"));
    game.act("aquilonia", "die military military", &[]);
    game.go("aquilonia", "done");
    assert_eq!(game.state.turn(), Turn::Awaits(Seats::first_n(2)), "a bid for Conan");
    game
}

#[test]
fn v_12_dice_refill() {
    let dice = |game: &Table| game.state.board.pool.iter().sum::<u8>();
    assert_eq!(dice(&last_die("")), 7, "rolled before the adventure ended");
    let mut next = last_die("option dice_refill next-turn\n");
    assert_eq!(dice(&next), 0, "after the bid");
    for (kingdom, token) in [("aquilonia", 3), ("turan", 4)] {
        let bid = next.legal(kingdom).into_iter().find(|bid| bid.starts_with(&format!("bid {token}")));
        next.go(kingdom, &bid.expect("a bid"));
    }
    assert_eq!(dice(&next), 7, "before the next player's turn goes on");
    assert_eq!((next.state.board.active, next.state.board.first), (next.seat("turan"), next.seat("turan")));
    assert!(next.may("turan", "done"), "U-3: Turan is the Conan player");
}
