//! G – the age change.

use age_of_conan::{
    State,
    content::{BUILT_IN, Category, Province},
    event::Event,
};
use table::{Eye, Notation, Rules, Seen, Sight, Turn};

use crate::common::{Table, set};

const TWO: &str = "seats aquilonia turan\nadventures-left 0\n";
const THREE: &str = "seats aquilonia turan stygia\nadventures-left 0\n";
/// All towers a player has, in an age change of three (T-11).
const NINE: &str = "towers ophir argos koth nemedia corinthia zingara zamora khauran khoraja";

/// An age change before raids are driven off, troops placed, gold spent, tokens offered.
fn raids(text: &str) -> Table {
    set(&format!("{text}flow\n turn adventure\n age-change garrisons\n raids 0\n"))
}

fn troops(text: &str) -> Table {
    set(&format!("{text}flow\n turn adventure\n age-change troops\n troops 0 -\n"))
}

fn spending(text: &str) -> Table {
    set(&format!("{text}flow\n turn adventure\n age-change spending\n spending 0\n"))
}

fn offerings(text: &str) -> Table {
    let mut game = spending(text);
    game.act("aquilonia", "done", &[]);
    game
}

fn objectives(game: &Table) -> Vec<&'static str> {
    let cards = &game.state.board.content.objectives;
    let up = game.state.board.objectives.iter();
    up.filter_map(|&card| cards.get(usize::from(card))).map(|card| card.name).collect()
}

#[test]
fn g_1_each_step_by_all_from_the_player_who_would_be_next() {
    let mut game = set(&format!("{THREE}active turan\nfirst aquilonia\n"));
    game.act("turan", "die military military", &[]);
    game.act("turan", "done", &[]);
    assert_eq!(game.state.board.first, game.seat("stygia"));
    assert_eq!(game.state.board.pool, [0, 1, 1, 0, 0], "dice left stay in the pool");
    for kingdom in ["stygia", "aquilonia", "turan"] {
        assert!(game.awaits(kingdom), "troops of {kingdom}");
        assert_eq!(game.legal(kingdom), [format!("place {kingdom}"), "done".into()]);
        game.act(kingdom, "done", &[]);
    }
    assert!(game.awaits("stygia") && game.may("stygia", "buy-one"), "then spending");
}

#[test]
fn g_2_a_unit_drives_off_all_raiders_of_a_province() {
    let mut game = raids(&format!(
        "{TWO}raiders aquilonia 2 ophir 1 argos 3 koth 1 turan 2\n\
         seat aquilonia\n units aquilonia 1 ophir 1\n forts ophir\n towers argos\n points 5\n\
         seat turan\n points 1\n"
    ));
    assert_eq!(game.why("aquilonia", "repel argos"), "G-2", "no unit there");
    assert_eq!(game.why("aquilonia", "repel koth"), "G-2", "not friendly");
    game.act("aquilonia", "repel aquilonia", &[]);
    assert_eq!(game.units("aquilonia", Province::Aquilonia), 0);
    assert_eq!(game.state.board.raiders[Province::Aquilonia.index()], 0, "both are discarded");
    game.act("aquilonia", "done", &[]);
    assert_eq!(game.realm("aquilonia").points, 5 - 1 - 3, "one in Ophir, three in Argos");
    assert_eq!(game.units("aquilonia", Province::Ophir), 1);
    assert_eq!(game.realm("turan").points, 0, "never below 0");
}

#[test]
fn g_3_all_raiders_are_discarded() {
    let mut game = raids(&format!("{TWO}raiders aquilonia 1 koth 2 cimmeria 3 turan 4\n"));
    assert_eq!(game.state.board.raider_supply(), 1);
    game.act("aquilonia", "done", &[]);
    assert!(game.state.board.raided.is_empty());
    assert_eq!(game.state.board.raider_supply(), 11);
}

#[test]
fn g_4_income() {
    let mut game = raids(&format!(
        "{TWO}seat aquilonia\n gold 1\n forts ophir koth\n towers argos koth\nseat turan\n forts zamora\n"
    ));
    game.act("aquilonia", "done", &[]);
    assert_eq!(game.realm("aquilonia").gold, 1 + 5 + 2 * 2, "a tower and a city");
    assert_eq!(game.realm("turan").gold, 5, "a fort brings none");
}

#[test]
fn g_5_everybody_who_meets_an_objective_scores_it() {
    let both = "objectives objective-hyborian-empire objective-military-might\n\
                seat aquilonia\n forts ophir argos\nseat turan\n forts koth nemedia";
    let points = |text: &str| {
        let mut game = raids(&format!("{TWO}{text}\n"));
        game.go("aquilonia", "done");
        ["aquilonia", "turan"].map(|kingdom| game.realm(kingdom).points)
    };
    assert_eq!(points(both), [2, 2], "two forts in the centre each; most forts: a tie");
    assert_eq!(points(&format!("{both} zamora")), [2, 4], "now Turan has most");
    let merchants = "objectives objective-merchant-kings objective-walls-and-towers\n\
                     seat aquilonia\n towers ophir argos koth\nseat turan\n towers nemedia corinthia";
    assert_eq!(points(merchants), [3, 0]);
    assert_eq!(points(&format!("{merchants} zingara")), [0, 0], "one of two conditions is not enough");
}

#[test]
fn g_5_after_the_income_and_not_later() {
    let mut game = raids(&format!(
        "{TWO}objectives objective-walls-and-towers objective-hyborian-empire\n\
         seat aquilonia\n forts ophir argos\n towers ophir\n"
    ));
    game.go("aquilonia", "done");
    let at = |wanted: fn(&Event) -> bool| game.told.iter().position(wanted).expect("told");
    assert!(
        at(|event| matches!(event, Event::Gold { .. }))
            < at(|event| matches!(event, Event::ObjectiveMet { .. }))
    );
    assert_eq!(game.realm("aquilonia").points, 2);
    // A second city now comes too late for walls and towers.
    game.act("aquilonia", "city argos", &[]);
    game.act("aquilonia", "done", &[]);
    assert_eq!(game.realm("aquilonia").points, 2);
    assert_eq!(objectives(&game)[0], "objective-walls-and-towers");
}

#[test]
fn g_6_met_objectives_are_replaced_and_the_new_ones_not_scored() {
    let text =
        "objectives objective-hyborian-empire objective-dark-arts\nseat aquilonia\n forts ophir argos\n";
    let mut game = raids(&format!("{TWO}{text}"));
    // The sixth of the deck is military might, which Aquilonia meets, too.
    game.act("aquilonia", "done", &[5]);
    assert_eq!(objectives(&game), ["objective-military-might", "objective-dark-arts"]);
    assert_eq!(game.realm("aquilonia").points, 2);
    assert_eq!(game.state.board.objectives_unseen.count_ones(), 12 - 2 - 1, "a met one does not come back");

    let mut last = raids(&format!("{TWO}objectives-unseen\n{text}"));
    last.act("aquilonia", "done", &[]);
    assert_eq!(objectives(&last), ["objective-dark-arts"], "with none left, none comes");
    assert_eq!(State::set_up(&last.state.set_down()).as_ref(), Ok(&last.state), "and it is written down so");
}

#[test]
fn g_7_one_unit_at_home() {
    let mut game = troops(&format!("{TWO}seat aquilonia\n units aquilonia 9\n"));
    assert!(game.may("aquilonia", "done"), "they may, they need not");
    game.act("aquilonia", "place aquilonia", &[]);
    assert_eq!(game.units("aquilonia", Province::Aquilonia), 10, "no limit at home");
    assert!(game.awaits("turan"), "only one, and nothing else to do");
    let mut fort = troops(&format!("{TWO}seat aquilonia\n forts ophir\n"));
    fort.act("aquilonia", "place aquilonia", &[]);
    assert_eq!(fort.why("aquilonia", "place aquilonia"), "G-7");
    let all = troops(&format!("{TWO}seat aquilonia\n units aquilonia 18\n forts ophir\n"));
    assert_eq!(all.why("aquilonia", "place aquilonia"), "T-11");
}

#[test]
fn g_8_one_unit_where_a_fort_or_city_stands() {
    let mut game = troops(&format!(
        "{TWO}seat aquilonia\n units argos 5\n forts ophir argos koth\n towers koth nemedia\n"
    ));
    assert_eq!(game.why("aquilonia", "place argos"), "M-6", "five are there");
    assert_eq!(game.why("aquilonia", "place nemedia"), "G-8", "a tower alone");
    assert_eq!(game.why("aquilonia", "place zingara"), "G-8", "not theirs");
    game.act("aquilonia", "place koth", &[]);
    game.act("aquilonia", "place ophir", &[]);
    assert_eq!(game.why("aquilonia", "place ophir"), "G-8", "one in each");
    assert_eq!((game.units("aquilonia", Province::Koth), game.units("aquilonia", Province::Ophir)), (1, 1));
    assert!(game.may("aquilonia", "place aquilonia"), "in any order");
}

#[test]
fn g_9_a_fort_becomes_a_city() {
    let mut game = troops(&format!(
        "{TWO}seat aquilonia\n units argos 5\n forts ophir argos steppes koth\n towers nemedia koth\n"
    ));
    assert_eq!(game.why("aquilonia", "city nemedia"), "G-9", "a tower never becomes a city");
    assert_eq!(game.why("aquilonia", "city koth"), "G-9", "it is one");
    game.act("aquilonia", "city argos", &[]);
    game.act("aquilonia", "city steppes", &[]);
    let realm = game.realm("aquilonia");
    let city = |at| realm.forts.has(at) && realm.towers.has(at);
    assert!(city(Province::Argos), "even where no unit could be placed");
    assert!(city(Province::Steppes), "savage provinces included");
    assert_eq!(game.units("aquilonia", Province::Argos), 5);
    assert_eq!(game.why("aquilonia", "place steppes"), "G-8", "instead of a unit");
    game.act("aquilonia", "place ophir", &[]);
    assert_eq!(game.why("aquilonia", "city ophir"), "G-8", "a unit was placed there");
    let short = troops(&format!("{THREE}seat aquilonia\n forts iranistan\n {NINE}\n"));
    assert_eq!(short.why("aquilonia", "city iranistan"), "T-11");
}

#[test]
fn g_10_prices() {
    let mut game = spending(&format!("{TWO}seat aquilonia\n gold 7\n forts ophir\n"));
    game.act("aquilonia", "send ophir", &[]);
    game.act("aquilonia", "place ophir", &[]);
    assert_eq!(game.realm("aquilonia").gold, 3);
    game.go("aquilonia", "buy-both");
    assert_eq!(
        (game.own("aquilonia").kingdom.size(), game.own("aquilonia").strategy.size()),
        (1, 1),
        "seen at once"
    );
    for dear in ["send ophir", "place ophir", "buy-both"] {
        assert_eq!(game.why("aquilonia", dear), "G-10", "1 gold is left");
    }
    game.go("aquilonia", "buy-one");
    assert_eq!(
        (game.realm("aquilonia").gold, game.own("aquilonia").strategy.size()),
        (0, 2 + 1),
        "and one for the bid"
    );
    let realm = game.realm("aquilonia");
    assert_eq!((realm.emissaries_at(Province::Ophir), realm.units_at(Province::Ophir)), (1, 1));
}

#[test]
fn g_10_figures_within_limits_and_nobody_must_spend() {
    let mut game = spending(&format!(
        "{TWO}seat aquilonia\n gold 9\n units ophir 5 argos 4\n forts ophir argos\n emissaries koth 6\nseat turan\n gold 1\n"
    ));
    assert_eq!(game.why("aquilonia", "place koth"), "G-10", "not friendly");
    assert_eq!(game.why("aquilonia", "place ophir"), "M-6");
    assert_eq!(game.why("aquilonia", "send ophir"), "T-11", "no emissary left");
    game.act("aquilonia", "place argos", &[]);
    assert_eq!(game.why("aquilonia", "place argos"), "M-6");
    game.act("aquilonia", "done", &[]);
    assert_eq!(game.realm("aquilonia").gold, 7);
    assert_eq!(game.legal("turan"), ["buy-one", "done"], "what 1 gold buys");
    let abroad = spending(&format!("{TWO}seat aquilonia\n gold 2\n"));
    assert_eq!(abroad.why("aquilonia", "send koth"), "G-10");
}

#[test]
fn g_10_what_would_give_nothing_is_not_sold() {
    let named = |name: &str, copies: u8| format!(" {name} {copies}");
    let strategy: String = BUILT_IN.strategy.iter().map(|card| named(card.name, card.copies)).collect();
    let text = format!("{TWO}seat turan\n strategy{strategy}\nseat aquilonia\n gold 9\n");
    let mut game = spending(&text);
    assert_eq!(game.why("aquilonia", "buy-one"), "G-10", "all strategy cards are in Turan's hand");
    game.act("aquilonia", "buy-both", &[0]);
    assert_eq!((game.own("aquilonia").kingdom.size(), game.own("aquilonia").strategy.size()), (1, 0));
    let deck = BUILT_IN.deck(age_of_conan::content::Kingdom::Aquilonia);
    let hand: String = deck.iter().map(|card| named(card.name, card.copies)).collect();
    let none = spending(&format!("{text} hand{hand}\n"));
    assert_eq!(none.why("aquilonia", "buy-both"), "G-10");
}

const TOKENS: &str = "artifacts turan aquilonia -\n\
    seat aquilonia\n tokens token-ghoul token-frost-giant token-queen\nseat turan\n tokens token-winged-ape token-dancer\n";

#[test]
fn g_11_tokens_of_one_category_or_none_in_secret() {
    let mut game = offerings(&format!("{THREE}{TOKENS}"));
    let (aquilonia, turan) = (game.seat("aquilonia"), game.seat("turan"));
    assert_eq!(
        game.state.turn(),
        Turn::Awaits(table::Seats::of(aquilonia).with(turan)),
        "Stygia has no tokens"
    );
    assert!(game.may("aquilonia", "done"), "none at all");
    assert_eq!(game.why("aquilonia", "category treasures"), "G-11", "Aquilonia has none");
    game.act("aquilonia", "category monsters", &[]);
    assert_eq!(game.why("aquilonia", "token token-queen"), "G-11", "another category");
    assert_eq!(game.why("aquilonia", "done"), "G-11", "no category without a token");
    game.act("aquilonia", "token token-ghoul", &[]);
    game.act("aquilonia", "token token-frost-giant", &[]);
    game.act("aquilonia", "done", &[]);
    assert!(game.told.is_empty(), "nothing is shown before all have chosen");
    assert_eq!(game.state.view(Eye::Seat(turan)).own[aquilonia.index()], Seen::Unknown);
    let sealed = game.state.view(Eye::Seat(turan));
    for click in ["reconsider", "category women", "token token-queen", "done"] {
        game.act("aquilonia", click, &[]);
        assert!(
            game.told.is_empty() && game.state.view(Eye::Seat(turan)) == sealed,
            "nor that it is replaced"
        );
    }
    game.go("turan", "done");
    let shown: Vec<_> = game.told.iter().filter(|event| matches!(event, Event::Offering { .. })).collect();
    assert_eq!(shown.len(), 1, "all reveal together; who shows nothing is not told of");
    assert_eq!(game.own("aquilonia").tokens.size(), 3, "tokens go back");
    assert!(game.realm("aquilonia").open.is_empty(), "face down again (T-12)");
    assert_eq!(game.state.board.artifacts, [None, None, Some(aquilonia)], "all artifacts were up again");
}

#[test]
fn g_12_the_highest_total_takes_the_artifact() {
    let names = BUILT_IN.artifacts.each_ref().map(|card| card.name);
    assert_eq!(names, ["artifact-sword-of-atlantis", "artifact-cobra-crown", "artifact-heart-of-tammuz"]);
    assert_eq!(Category::ALL, [Category::Monsters, Category::Treasures, Category::Women]);
    let artifacts = |aquilonia: &[&str], turan: &[&str]| {
        let mut game = offerings(&format!("{TWO}{TOKENS}"));
        for (kingdom, clicks) in [("aquilonia", aquilonia), ("turan", turan)] {
            for click in clicks {
                game.go(kingdom, click);
            }
        }
        game.state.board.artifacts.map(|holder| holder.map(|seat| game.state.kingdom(seat).key()))
    };
    let ape = &["category monsters", "token token-winged-ape", "done"][..];
    let giant = &["category monsters", "token token-frost-giant", "done"][..];
    let both = &["category monsters", "token token-ghoul", "token token-frost-giant", "done"][..];
    assert_eq!(artifacts(giant, ape), [None; 3], "3 to 3 is a tie");
    assert_eq!(artifacts(both, ape), [Some("aquilonia"), None, None], "4 to 3");
    assert_eq!(artifacts(&["done"], ape), [Some("turan"), None, None], "alone");
    assert_eq!(artifacts(&["done"], &["done"]), [None; 3], "nobody");
    let dancer = &["category women", "token token-dancer", "done"][..];
    assert_eq!(artifacts(giant, dancer), [Some("aquilonia"), None, Some("turan")], "each category by itself");
}

#[test]
fn g_13_the_bonus_card_to_the_fewest_points() {
    let bonus = |seats: &str, text: &str| {
        let mut game = spending(&format!("{seats}bonus-card aquilonia\nseat aquilonia\n gold 1\n{text}"));
        game.go("aquilonia", "done");
        // A player with tokens offers none.
        for kingdom in ["aquilonia", "turan", "stygia", "hyperborea"] {
            if seats.contains(kingdom) && game.own(kingdom).tokens.size() > 0 {
                game.go(kingdom, "done");
            }
        }
        game.state.board.bonus.map(|seat| game.state.kingdom(seat).key())
    };
    assert_eq!(bonus(TWO, " points 2\nseat turan\n points 1\n"), Some("turan"));
    assert_eq!(
        bonus(TWO, " points 1\n tokens token-ghoul\nseat turan\n points 1\n"),
        Some("turan"),
        "fewest tokens"
    );
    assert_eq!(bonus(TWO, " points 1\nseat turan\n points 1\n"), None, "still tied: given back, to nobody");
    assert_eq!(bonus(THREE, "seat turan\n points 1\nseat stygia\n points 2\n"), Some("aquilonia"));
    let four = "seats aquilonia turan stygia hyperborea\nadventures-left 0\n";
    assert_eq!(bonus(four, " points 4\nseat turan\n points 3\nseat stygia\n points 2\n"), Some("hyperborea"));
}

/// Everything up to the bid of the second age: rogues in the house is its first adventure.
fn new_age() -> Table {
    let mut game = spending(
        "seats turan aquilonia\nadventures-left 0\nactive turan\nfirst aquilonia\nconan koth\npool intrigue 1\n\
         seat aquilonia\n gold 1\n used card-bossonian-archers\n",
    );
    // The sixth unseen adventure, two tokens for its track, a strategy card each.
    game.act("aquilonia", "done", &[5, 0, 0, 0, 0]);
    game
}

/// The bids of the second age, won by Aquilonia.
fn bid(game: &mut Table) {
    for (kingdom, token) in [("turan", 4), ("aquilonia", 6)] {
        let bids = game.legal(kingdom);
        let bid = bids.iter().find(|bid| bid.starts_with(&format!("bid {token}"))).expect("a bid");
        game.act(kingdom, bid, &[]);
    }
}

#[test]
fn g_14_four_unused_adventures() {
    let game = new_age();
    let board = &game.state.board;
    assert_eq!((board.age, board.adventures_left), (2, 3));
    assert_eq!(board.adventures_unseen.count_ones(), 25, "two of 27 have been up");
    assert_eq!(board.content.adventures[usize::from(board.adventure)].name, "adventure-rogues-in-the-house");
    assert_eq!((board.destination, board.track_len), (Province::Corinthia, 2));
}

#[test]
fn g_15_a_bid_for_conan() {
    let mut game = new_age();
    assert_eq!(game.state.turn(), Turn::Awaits(table::Seats::first_n(2)));
    assert_eq!((game.own("turan").strategy.size(), game.own("aquilonia").strategy.size()), (1, 1));
    assert_eq!(game.state.board.conan_player, Some(game.seat("turan")), "until it is decided (B-5)");
    bid(&mut game);
    assert_eq!(game.state.board.conan_player, Some(game.seat("aquilonia")));
}

#[test]
fn g_16_conan_stays() {
    let mut game = new_age();
    assert_eq!(game.state.board.conan, Province::Koth);
    bid(&mut game);
    assert_eq!(game.state.board.conan, Province::Koth);
}

#[test]
fn g_17_all_table_cards_become_ready() {
    let mut game = new_age();
    assert_eq!(game.realm("aquilonia").used.size(), 1);
    bid(&mut game);
    let realm = game.realm("aquilonia");
    assert_eq!((realm.ready.size(), realm.used.size(), realm.gold), (1, 0, 1), "free");
}

#[test]
fn g_18_play_goes_on_with_the_first_player_and_the_dice_left() {
    let mut game = new_age();
    bid(&mut game);
    let board = &game.state.board;
    assert_eq!((board.active, board.first), (game.seat("aquilonia"), game.seat("aquilonia")));
    assert_eq!(board.pool, [0, 1, 0, 0, 0]);
    assert!(game.may("aquilonia", "conan ophir"), "a turn begins");
}
