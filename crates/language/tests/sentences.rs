//! Phrases become sentences.

use std::{thread, time::Instant};

use language::{Locale, Missing, Teller};
use table::{Phrase, Rule, Seat};

/// A small language of names and cases, so that these tests depend on no game's texts.
const TEXTS: &str = "\
province-zingara = Zingara
    .gen = Zingary
    .gender = f
province-koth = Koth
    .gen = Kothu
    .gender = m
card-parry = Parry
attacks = { $seat } attacks { $province }.
attacks-from = { $seat } attacks from { $province-gen }.
conquered = { $province } { $province-gender ->
    [f] została podbita
   *[m] został podbity
}.
draws = { $seat } draws { $cards-count ->
    [one] the card { $cards }
   *[other] { $cards-count } cards: { $cards }
}.
leaves = leaves { $provinces-gen }
stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}
cites = See { $rule }.
";

fn teller(locale: Locale) -> Teller {
    Teller::new(locale, &["Anna".into()]).with_texts(TEXTS).unwrap()
}

#[test]
fn names_seats_and_rules_are_filled_in() {
    let teller = teller(Locale::En);
    let phrase = Phrase::new("attacks").with("seat", Seat(0)).with("province", "province-zingara");
    assert_eq!(teller.say(&phrase), "Anna attacks Zingara.");
    assert_eq!(teller.say(&Phrase::new("cites").with("rule", Rule("M-11"))), "See M-11.");
    assert_eq!(teller.name("card-parry"), "Parry");
}

#[test]
fn a_seat_without_a_name_is_called_by_its_number() {
    let phrase = Phrase::new("attacks").with("seat", Seat(2)).with("province", "province-koth");
    assert_eq!(teller(Locale::Fr).say(&phrase), "Joueur 3 attacks Koth.");
}

#[test]
fn the_forms_of_a_name_are_variables() {
    let teller = teller(Locale::Pl);
    let say = |key, province: &'static str| {
        teller.say(&Phrase::new(key).with("seat", Seat(0)).with("province", province))
    };
    assert_eq!(say("attacks-from", "province-zingara"), "Anna attacks from Zingary.");
    assert_eq!(say("conquered", "province-zingara"), "Zingara została podbita.");
    assert_eq!(say("conquered", "province-koth"), "Koth został podbity.");
}

#[test]
fn a_name_without_the_form_stands_in_its_plain_form_and_is_reported() {
    let phrase = Phrase::new("attacks-from").with("seat", Seat(0)).with("province", "card-parry");
    let unsaid = teller(Locale::Pl).try_say(&phrase).unwrap_err();
    assert_eq!(unsaid.sentence, "Anna attacks from Parry.");
    let variable = "province-gen".into();
    assert_eq!(unsaid.missing, [Missing::Variable { key: "attacks-from".into(), variable }]);
}

#[test]
fn lists_are_joined_in_the_manner_of_the_language() {
    let draws = |locale, cards: &[&'static str]| {
        teller(locale).say(&Phrase::new("draws").with("seat", Seat(0)).with("cards", cards.to_vec()))
    };
    let names = ["card-parry", "province-koth", "province-zingara"];
    assert_eq!(draws(Locale::En, &names), "Anna draws 3 cards: Parry, Koth and Zingara.");
    assert_eq!(draws(Locale::Fr, &names[..2]), "Anna draws 2 cards: Parry et Koth.");
    assert_eq!(draws(Locale::It, &names[..2]), "Anna draws 2 cards: Parry e Koth.");
    assert_eq!(draws(Locale::Pl, &names[..2]), "Anna draws 2 cards: Parry i Koth.");
    assert_eq!(draws(Locale::En, &names[..1]), "Anna draws the card Parry.");
    assert_eq!(draws(Locale::En, &[]), "Anna draws 0 cards: none.");
    let leaves = Phrase::new("leaves").with("provinces", vec!["province-koth", "province-zingara"]);
    assert_eq!(teller(Locale::Pl).say(&leaves), "leaves Kothu i Zingary");
}

#[test]
fn plurals_follow_the_language() {
    let stones = |locale, count: u8| teller(locale).say(&Phrase::new("stones").with("count", count));
    let polish = [0, 1, 2, 5, 12, 22].map(|count| stones(Locale::Pl, count));
    assert_eq!(polish, ["0 kamieni", "1 kamień", "2 kamienie", "5 kamieni", "12 kamieni", "22 kamienie"]);
    // Zero is singular in French alone.
    assert_eq!(stones(Locale::Fr, 0), "0 kamień");
    assert_eq!(stones(Locale::It, 0), "0 kamienia");
}

#[test]
fn what_is_missing_shows_and_is_reported() {
    let teller = teller(Locale::En);
    let unsaid = teller.try_say(&Phrase::new("no-such-key")).unwrap_err();
    assert_eq!(unsaid.sentence, "⟨no-such-key⟩");
    assert_eq!(unsaid.missing, [Missing::Key("no-such-key".into())]);
    let phrase = Phrase::new("attacks").with("province", "province-atlantis");
    let unsaid = teller.try_say(&phrase).unwrap_err();
    assert_eq!(unsaid.sentence, "⟨$seat⟩ attacks ⟨province-atlantis⟩.");
    assert_eq!(unsaid.missing.len(), 2);
}

#[test]
fn texts_from_elsewhere_replace_ours() {
    let teller = Teller::new(Locale::En, &[]);
    assert_eq!(teller.name("refused-over"), "The game is over.");
    let changed = teller.clone().with_texts("refused-over = Enough.").unwrap();
    assert_eq!(changed.name("refused-over"), "Enough.");
    assert_eq!(teller.name("refused-over"), "The game is over.");
    let bad = teller.with_texts("fine = yes\n\nbad { = no\n").unwrap_err();
    assert_eq!(bad.line, 3);
}

#[test]
fn pseudo_is_english_made_strange_and_names_stay_names() {
    let phrase = Phrase::new("attacks").with("seat", Seat(0)).with("province", "province-koth");
    assert_eq!(teller(Locale::Pseudo).say(&phrase), "[Anna ààţţààçķš Ķööţĥ.]");
}

#[test]
fn a_teller_is_shared_between_threads_and_says_thousands_of_phrases_a_second() {
    let teller = teller(Locale::Pl);
    let phrase = Phrase::new("conquered").with("province", "province-koth");
    let begun = Instant::now();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| (0..5_000).for_each(|_| assert!(!teller.say(&phrase).is_empty())));
        }
    });
    // Ten thousand take a few milliseconds; this only catches a teller that parses every time.
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
}
