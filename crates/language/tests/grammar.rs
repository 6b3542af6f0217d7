//! Every message in four languages, with every name it may be said with, is free of broken grammar.

use std::{collections::BTreeSet, fs, path::Path};

use language::{
    Locale,
    audit::{Arguments, Breakage, Patterns, Rendering, Source, Terms, read_breakages},
};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn table(name: &str) -> String {
    let path = Path::new(ROOT).join("languages").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn arguments() -> Arguments {
    Arguments::read(&table("arguments.tsv")).expect("every line is understood")
}

fn breakages() -> Vec<Breakage> {
    read_breakages(&table("breakages.tsv")).expect("every line is understood")
}

/// The Fluent files of a language below a folder.
fn files(folder: &str, locale: Locale) -> Vec<Source> {
    let folder = Path::new(ROOT).join(folder).join(locale.tag());
    let paths =
        fs::read_dir(&folder).expect("the folder is there").map(|entry| entry.expect("readable").path());
    let fluent = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    let read = |path: std::path::PathBuf| Source {
        text: fs::read_to_string(&path).expect("readable"),
        path: path.display().to_string(),
    };
    fluent.map(read).collect()
}

/// What is wrong in one language.
fn faults(locale: Locale) -> (usize, Vec<String>) {
    let (arguments, breakages) = (arguments(), breakages());
    let pages: String = files("web/src/languages", locale).into_iter().map(|file| file.text + "\n").collect();
    let rendering = Rendering::new(locale, &arguments, &pages).expect("it is Fluent");
    let patterns = Patterns::of(&breakages, &rendering).expect("they are patterns");
    let (mut sentences, mut faults) = (0, Vec::new());
    for key in rendering.keys() {
        faults
            .extend(rendering.unexplained(key).iter().map(|variable| format!("{key}: what is ${variable}?")));
        let rendered = rendering.all(key);
        sentences += rendered.len();
        let broken = patterns.broken(&rendered);
        faults.extend(
            broken.iter().take(2).map(|broken| format!("{key}: {} ({})", broken.sentence, broken.why)),
        );
    }
    (sentences, faults)
}

fn holds(locale: Locale) {
    let (sentences, faults) = faults(locale);
    assert!(faults.is_empty(), "{locale}:\n{}", faults.join("\n"));
    assert!(sentences > 20_000, "{locale}: only {sentences} sentences were rendered");
}

#[test]
fn every_sentence_is_english() {
    holds(Locale::En);
}

#[test]
fn every_sentence_is_french() {
    holds(Locale::Fr);
}

#[test]
fn every_sentence_is_italian() {
    holds(Locale::It);
}

#[test]
fn every_sentence_is_polish() {
    holds(Locale::Pl);
}

#[test]
fn every_pattern_finds_the_mistake_planted_for_it() {
    let (arguments, breakages) = (arguments(), breakages());
    let mut planted = 0;
    for locale in Locale::ALL {
        let rendering = Rendering::new(locale, &arguments, "").expect("it is Fluent");
        let patterns = Patterns::of(&breakages, &rendering).expect("they are patterns");
        let blind: Vec<_> = patterns.blind().iter().map(|breakage| &breakage.planted).collect();
        assert!(blind.is_empty(), "{locale}: not found: {blind:?}");
        planted += breakages.len();
    }
    assert!(planted > 40);
}

/// Mistakes as people make them: in a message, in a name, in the patterns of a kind.
#[test]
fn a_mistake_in_the_texts_is_found_where_it_shows() {
    let (arguments, breakages) = (arguments(), breakages());
    let found = |locale, key: &str, mistake: &str| {
        let rendering = Rendering::new(locale, &arguments, mistake).expect("it is Fluent");
        let patterns = Patterns::of(&breakages, &rendering).expect("they are patterns");
        let broken = patterns.broken(&rendering.all(key));
        assert!(!broken.is_empty(), "{locale}: {mistake}");
        broken.len()
    };
    let before = |key, text: &str| format!("{key} = {text}\n");
    found(
        Locale::Fr,
        "aoc-compared",
        &before("aoc-compared", "{ $attacker } à { $defender }, l’{ $winner }."),
    );
    found(Locale::Fr, "cg-told-hero", &before("cg-told-hero", "{ $seat-the } joue { $hero }."));
    found(Locale::Fr, "cg-told-paid", &before("cg-told-paid", "{ $from } paie { $amount } de { $to }."));
    found(Locale::Fr, "aoc-subjugated", "province-ophir = Ophir\n    .class = m\n");
    found(
        Locale::It,
        "cg-told-expelled",
        &before("cg-told-expelled", "{ $seat } è espulso da { $adventure }."),
    );
    found(Locale::It, "cg-told-hero", "cg-hero-sorcerer = Stregone\n    .class = m\n");
    found(Locale::Pl, "aoc-retreated", &before("aoc-retreated", "{ $who } z { $from-in } { $to-to }  ."));
    found(Locale::Pl, "aoc-offer-use", &before("aoc-offer-use", "Użyj { $card }: { $text }"));
    found(Locale::Pl, "cg-waiting", &before("cg-waiting", "Czekamy na gracza { $seat }."));
    found(
        Locale::Pl,
        "aoc-units-removed",
        &before("aoc-units-removed", "{ $who } traci { $count } jednostki { $at-in }."),
    );
    found(
        Locale::En,
        "aoc-units-moved",
        &before("aoc-units-moved", "{ $who }: { $count } units from { $from } { $to }."),
    );
    // A form that a name does not have, and a variable that nobody explained.
    found(Locale::Pl, "aoc-turn-of", &before("aoc-turn-of", "Teraz tura { $who-voc }."));
    let unknown = before("aoc-gold", "{ $who } gains { $sum }.");
    let rendering = Rendering::new(Locale::En, &arguments, &unknown).expect("it is Fluent");
    assert_eq!(rendering.unexplained("aoc-gold"), ["sum"]);
}

/// Names of an owner's edition that bring no grammar stand behind a noun that does.
#[test]
fn strange_names_read_well() {
    let arguments = arguments();
    let said = |locale, key: &str, wanted: &str| {
        let rendering = Rendering::new(locale, &arguments, "").expect("it is Fluent");
        let all: BTreeSet<String> = rendering.all(key).into_iter().map(|one| one.sentence).collect();
        assert!(
            all.contains(wanted),
            "{locale}: {wanted}: {:#?}",
            all.iter().filter(|one| one.contains("Vendhya")).take(5).collect::<Vec<_>>()
        );
    };
    said(Locale::Fr, "aoc-subjugated", "Le royaume Asgalun assujettit la province Vendhya.");
    said(Locale::It, "aoc-subjugated", "Aquilonia soggioga la provincia Vendhya.");
    said(Locale::Pl, "aoc-subjugated", "Aquilonia podbija prowincję Vendhya.");
    said(Locale::En, "aoc-subjugated", "Aquilonia subjugates Vendhya.");
    said(Locale::Fr, "cg-told-hero", "Anna joue le héros Vendhya.");
    said(Locale::Pl, "cg-told-hero", "Gracz 3 gra bohaterem Vendhya.");
    said(Locale::It, "aoc-token-discarded", "Il segnalino «Vendhya» viene scartato.");
}

fn terms(locale: Locale) -> Terms {
    Terms::read(&table(&format!("{locale}/terms.tsv"))).expect("every line is understood")
}

/// What uses a banned word, if this file says so.
fn misused(locale: Locale, file: &str, text: &str) -> Vec<String> {
    let (arguments, file) =
        (arguments(), Source { path: file.replace("LANGUAGE", locale.tag()), text: text.into() });
    let found = terms(locale).misused(&[file], |key| arguments.is_name(key));
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn a_banned_word_is_found_in_the_game_that_bans_it() {
    let [board, cards] =
        ["age-of-conan", "card-game"].map(|game| format!("games/{game}/words/LANGUAGE/play.ftl"));
    let french = misused(Locale::Fr, &board, "aoc-x = Percevez de l’or.\naoc-y = Collectez de l’or.\n");
    let wanted = "games/age-of-conan/words/fr/play.ftl:1: aoc-x says “Percevez”; the term is “collecter”";
    assert_eq!(french, [wanted]);
    // Polish: the adventure of one game is the challenge of the other.
    let adventure = "x = Nowa przygoda.\n";
    assert_eq!(misused(Locale::Pl, &board, adventure).len(), 1);
    assert_eq!(misused(Locale::Pl, &cards, adventure).len(), 0);
    // What both games share is held to both; names and tales to neither.
    let coach = "languages/LANGUAGE/coach.ftl";
    assert_eq!(misused(Locale::It, coach, "coach-armies = Le tue armate.\n").len(), 1);
    assert_eq!(misused(Locale::It, coach, "coach-x = La prova.\n").len(), 1);
    let free = "cg-special-test-of-steel = Épreuve d’acier\ncg-special-test-of-steel-line = Une épreuve.\n";
    assert_eq!(misused(Locale::Fr, &cards, free).len(), 0);
    assert_eq!(misused(Locale::Fr, &cards, "cg-hero-thief-text = Une épreuve.\n").len(), 1);
    // What is printed on the box names options, and is no name of a thing.
    let printed = "card-game-option-x = L’épreuve\n";
    assert_eq!(misused(Locale::Fr, "games/card-game/words/LANGUAGE/box.ftl", printed).len(), 1);
    // Of the pages, only what speaks of a game.
    let pages = "web/src/languages/LANGUAGE/table.ftl";
    assert_eq!(misused(Locale::Fr, pages, "web-tokens = Jetons\nweb-cookies = Jetons\n").len(), 1);
}

#[test]
fn every_message_uses_the_terms_of_the_books() {
    let arguments = arguments();
    let games = fs::read_dir(Path::new(ROOT).join("games")).expect("the folder is there");
    let words = |game: &str| format!("games/{game}/words");
    let games = games.map(|game| words(&game.expect("readable").file_name().to_string_lossy()));
    let folders: Vec<String> =
        ["languages", "web/src/languages"].map(String::from).into_iter().chain(games).collect();
    for locale in Locale::ALL {
        let files: Vec<Source> = folders.iter().flat_map(|folder| files(folder, locale)).collect();
        let found = terms(locale).misused(&files, |key| arguments.is_name(key));
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}
