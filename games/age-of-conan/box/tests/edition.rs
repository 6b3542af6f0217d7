//! The built-in edition of the board game: what the rulebooks state of it, and its words in four languages.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use age_of_conan::{
    cards::op::{Card, Contests, Count, Faces, Goal, Kind, Land, Op, When, Window, Windows},
    content::{Area, Category, Content, EVERYWHERE, HOMES, Kingdom, Province, Provinces, Terrain, Terrains},
};
use age_of_conan_box::edition::{bake, load};
use content::{digest, read_folder};
use language::Locale;

/// The folder of the game.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn folder() -> PathBuf {
    root().join("content")
}

fn edition() -> &'static Content {
    load(&folder()).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn card(kingdom: Kingdom, name: &str) -> &'static Card {
    edition().deck(kingdom).iter().find(|card| card.name == name).expect(name)
}

fn goals(name: &str) -> (u8, &'static [Goal]) {
    let objective = edition().objectives.iter().find(|objective| objective.name == name).expect(name);
    (objective.points, objective.goals)
}

#[test]
fn the_built_in_edition_is_up_to_date() {
    let checked_in = root().join("src/content/baked.rs");
    let checked_in = fs::read_to_string(checked_in).expect("baked.rs").replace("\r\n", "\n");
    assert!(checked_in == bake(edition()), "the edition has changed: run `cargo xtask content`");
}

#[test]
fn the_baked_edition_is_the_loaded_one() {
    let (loaded, baked) = (edition(), &age_of_conan::content::BUILT_IN);
    assert_eq!(loaded.digest, baked.digest);
    assert_eq!(loaded.digest, digest(&read_folder(&folder()).expect("readable")));
    assert_eq!(loaded.map, baked.map);
    assert_eq!(loaded.adventures, baked.adventures);
    assert_eq!(loaded.objectives, baked.objectives);
    assert_eq!(loaded.strategy, baked.strategy);
    assert_eq!(loaded.kingdoms, baked.kingdoms);
    assert_eq!(loaded.artifacts, baked.artifacts);
    assert_eq!(loaded.tokens, baked.tokens);
}

/// The cards that the rulebooks (or players of the printed game) describe.
#[test]
fn the_known_cards_are_as_known() {
    let archers = card(Kingdom::Aquilonia, "card-bossonian-archers");
    assert_eq!(archers.kind, Kind::Table { cost: 2 });
    assert_eq!(archers.when, When { contests: Contests::MILITARY, ..When::ANY });
    assert_eq!(archers.ops, [Op::AddSuccesses(1)]);

    let veziz = card(Kingdom::Turan, "card-veziz-shah");
    assert!(matches!(veziz.kind, Kind::Table { .. }));
    assert_eq!(veziz.when.contests, Contests::INTRIGUE);
    assert_eq!(veziz.ops, [Op::Reroll(2)]);

    let hyrkanians = card(Kingdom::Turan, "card-hyrkanian-archers");
    assert!(matches!(hyrkanians.kind, Kind::Table { .. }));
    assert_eq!(hyrkanians.when.contests, Contests::MILITARY);
    assert_eq!(hyrkanians.ops, [Op::AddDice { n: 1, six: false }, Op::Succeed(Faces::SHIELD)]);

    let sword = edition().artifacts[Category::Monsters.index()];
    assert_eq!(sword.name, "artifact-sword-of-atlantis");
    assert_eq!((sword.windows, sword.when.contests), (Windows::of(Window::Comparison), Contests::MILITARY));
    assert_eq!(sword.ops, [Op::WinTies]);
}

#[test]
fn the_known_objectives_are_as_known() {
    let central = Land::Area(Area::Central);
    assert_eq!(goals("objective-hyborian-empire"), (2, &[Goal::AtLeast(2, Count::Forts(central))][..]));
    assert_eq!(goals("objective-dark-arts").1, [Goal::MoreThanAny(Count::Sorcery)]);
    assert_eq!(goals("objective-dominion-of-the-seas").1, [Goal::Apart(Land::Coastal)]);
    assert_eq!(goals("objective-war-on-pirates").1, [Goal::AtLeast(2, Count::Forts(Land::Coastal))]);
    assert_eq!(goals("objective-military-might").1, [Goal::MoreThanAny(Count::Forts(Land::Everywhere))]);
    let merchants = [Goal::AtLeast(3, Count::Towers(central)), Goal::MoreThanAny(Count::Towers(central))];
    assert_eq!(goals("objective-merchant-kings").1, merchants);
    let road = goals("objective-road-of-kings").1;
    let [Goal::Hold(held)] = road else { panic!("{road:?}") };
    assert!(held.has(Province::Ophir) && held.has(Province::Koth));
    let savage = goals("objective-subdue-the-savage-lands").1;
    let [Goal::AtLeast(n, Count::Forts(Land::Savage))] = savage else { panic!("{savage:?}") };
    let least = [Area::East, Area::South, Area::North].map(|area| {
        let in_play = edition().map.of_area(Area::Central).or(edition().map.of_area(area));
        in_play.and(edition().map.savage).len()
    });
    assert!(least.iter().all(|savage| savage >= n), "with two players there are {least:?} savage provinces");
}

#[test]
fn the_known_strategy_cards_exist() {
    let has = |value: u8| edition().strategy.iter().any(|card| card.adventure == value);
    assert!((1..=6).all(has), "E-1 and B-3: values 1 to 6");
    let north_east = |card: &&age_of_conan::content::StrategyCard| {
        card.shield && !card.axe && (card.area24, card.area23) == (Area::North, Area::East)
    };
    assert!(edition().strategy.iter().any(|card| north_east(&card)), "E-14, E-23");
    let plains = |axe, shield| {
        edition()
            .strategy
            .iter()
            .any(|card| card.axe == axe && card.shield == shield && card.terrains.has(Terrain::Plains))
    };
    assert!(plains(true, true), "E-13");
    assert!(plains(true, false), "E-20");
    let without = edition().strategy.iter().any(|card| !card.terrains.has(Terrain::Plains));
    assert!(without, "E-21: a card without plains");
    assert!(edition().strategy.iter().all(|card| card.terrains != Terrains::NONE));
}

/// Whether values of a category can be dealt so that hands of these totals come out.
fn dealable(category: Category, totals: [u8; 3]) -> bool {
    let mut reached = BTreeSet::from([[0; 3]]);
    for token in edition().tokens.iter().filter(|token| token.category == category) {
        for _ in 0..token.copies {
            for hands in reached.clone() {
                for hand in 0..3 {
                    let mut more = hands;
                    more[hand] += token.value;
                    if more[hand] <= totals[hand] {
                        reached.insert(more);
                    }
                }
            }
        }
    }
    reached.contains(&totals)
}

#[test]
fn the_tokens_allow_the_worked_examples() {
    assert!(dealable(Category::Monsters, [15, 12, 13]), "E-8");
    assert!(dealable(Category::Treasures, [12, 12, 10]), "E-8");
    assert!(dealable(Category::Women, [8, 11, 12]), "E-8");
    let of = |category, value| -> u8 {
        let fits = edition().tokens.iter().filter(|token| (token.category, token.value) == (category, value));
        fits.map(|token| token.copies).sum()
    };
    assert!([(1, 2), (2, 2), (3, 1)].iter().all(|&(value, n)| of(Category::Monsters, value) >= n), "E-7");
    assert!(of(Category::Women, 2) >= 2, "E-7");
}

#[test]
fn adventures_lead_everywhere() {
    let goals: Provinces = edition().adventures.iter().map(|adventure| adventure.destination).collect();
    assert_eq!(goals, EVERYWHERE, "one adventure for every province: the North as the others");
    let steps: u32 = edition().adventures.iter().map(|adventure| u32::from(adventure.length)).sum();
    assert!((85..=100).contains(&steps), "about 3.5 tokens an adventure: {steps} in all");
    let frost = edition().adventures.iter().find(|one| one.name == "adventure-the-frost-giants-daughter");
    assert_eq!(frost.map(|frost| frost.destination), Some(Province::Nordheim));
}

/// An icon more is worth a point more, or nothing: no province is a bargain or a trap for its icons.
#[test]
fn provinces_are_worth_their_icons() {
    let map = &edition().map;
    for at in EVERYWHERE.except(HOMES).iter() {
        let (value, icons) = (map.value(at), map.track(at).len());
        assert!((icons..=icons + 1).contains(&value), "{at:?}: value {value}, {icons} icons");
    }
}

/// About 9 table cards, 5 events and 7 instants each; no two kingdoms with the same card under other names.
#[test]
fn kingdom_decks_are_of_their_own() {
    let mut seen: Vec<(Kingdom, &Card)> = Vec::new();
    for kingdom in Kingdom::ALL {
        let deck = edition().deck(kingdom);
        let count = |fits: fn(Kind) -> bool| -> u8 {
            deck.iter().filter(|card| fits(card.kind)).map(|card| card.copies).sum()
        };
        assert_eq!(count(|kind| matches!(kind, Kind::Table { .. })), 9, "{kingdom:?}");
        assert_eq!(count(|kind| kind == Kind::Event), 5, "{kingdom:?}");
        assert_eq!(count(|kind| kind == Kind::Instant), 7, "{kingdom:?}");
        for card in deck {
            let twin = seen.iter().find(|(other, twin)| {
                *other != kingdom
                    && (twin.windows, twin.when, twin.price, twin.ops)
                        == (card.windows, card.when, card.price, card.ops)
            });
            assert_eq!(twin.map(|(_, twin)| twin.name), None, "{} has a twin", card.name);
            seen.push((kingdom, card));
        }
    }
}

/// The first words of the tables of docs/card-vocabulary.md.
fn documented() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("../../docs/card-vocabulary.md")).expect("docs");
    let word = |line: &str| Some(line.strip_prefix("| `")?.split(['`', ' ']).next()?.to_string());
    text.lines().filter_map(word).collect()
}

/// The vocabulary holds exactly what cards say.
#[test]
fn every_documented_word_is_used() {
    let mut said = BTreeSet::new();
    let mut files = read_folder(&folder()).expect("readable");
    // What no card of ours says, the cards of an edition for tests do.
    let tried = root().join("box/tests/several-windows");
    files.extend(read_folder(&tried).expect("readable"));
    for (_, text) in files {
        let spoken = ["do", "when", "price", "goals", "window", "kind"];
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        for (_, words) in lines.filter(|(field, _)| spoken.contains(field)) {
            said.extend(words.split(|c: char| !c.is_ascii_lowercase() && c != '-').map(String::from));
        }
    }
    let unused: Vec<_> = documented().difference(&said).cloned().collect();
    assert!(unused.is_empty(), "documented, but no card says {unused:?}");
}

/// The checker lists the words it knows when it meets an unknown one.
#[test]
fn every_known_word_is_documented() {
    let mut files = read_folder(&folder()).expect("readable");
    for (name, text) in &mut files {
        if name == "kingdom-turan.toml" {
            *text = text.replace("\"redeploy\"", "\"x\"").replace("\"own-turn\"", "\"x\"");
        }
    }
    let problems = age_of_conan_box::edition::load_files(&files).expect_err("x is no word");
    let known = |of: &str| -> BTreeSet<String> {
        let reason = problems.iter().find_map(|one| one.reason.strip_prefix(of)?.split_once("expected "));
        let words = reason.unwrap_or_else(|| panic!("nothing said of {of}")).1;
        words.replace(" or ", ", ").split(", ").map(String::from).collect()
    };
    for of in ["unknown effect", "window cannot be"] {
        let silent: Vec<_> = known(of).difference(&documented()).cloned().collect();
        assert!(silent.is_empty(), "not in docs/card-vocabulary.md: {silent:?}");
    }
}

fn names() -> BTreeSet<&'static str> {
    age_of_conan_box::edition::names(edition()).into_iter().collect()
}

#[test]
fn everything_has_a_name_in_every_language() {
    for language in Locale::ALL.map(Locale::tag) {
        let file = root().join("words").join(language).join("content.ftl");
        let text = fs::read_to_string(&file).expect("the file of the language");
        let said: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once('=').map(|(key, _)| key.trim()))
            .collect();
        let once: BTreeSet<&str> = said.iter().copied().collect();
        assert_eq!(once.len(), said.len(), "{language}: a key is said twice");
        let missing: Vec<_> = names().difference(&once).copied().collect();
        assert!(missing.is_empty(), "{language} does not say {missing:?}");
        let orphans: Vec<_> = once.difference(&names()).copied().collect();
        assert!(orphans.is_empty(), "{language} says what nothing needs: {orphans:?}");
    }
}
