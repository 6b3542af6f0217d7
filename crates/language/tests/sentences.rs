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
move-parry = Parry
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
    let phrase = Phrase::new("attacks-from").with("seat", Seat(0)).with("province", "move-parry");
    let unsaid = teller(Locale::Pl).try_say(&phrase).unwrap_err();
    assert_eq!(unsaid.sentence, "Anna attacks from Parry.");
    let variable = "province-gen".into();
    assert_eq!(unsaid.missing, [Missing::Variable { key: "attacks-from".into(), variable }]);
}

/// A kind of names whose forms follow from a class.
const BEASTS: &str = "\
forms-beast =
    .the = { $class ->
        [f] la { $name }
        [fv] l’{ $name }
       *[none] la bête « { $name } »
    }
beast-panther = Panthère
    .class = f
beast-eagle = Aigle
    .class = fv
beast-bat = Roussette
    .class = f
    .the = une roussette
beast-owners = Vulture
comes = { $beast-the } vient.
feeds = { $seat-the } nourrit { $beasts-the } { $other-of }.
";

#[test]
fn forms_are_made_from_the_class_of_a_name() {
    let teller = Teller::new(Locale::Fr, &["anna".into(), "Émile".into()]).with_texts(BEASTS).unwrap();
    let comes = |beast: &'static str| teller.say(&Phrase::new("comes").with("beast", beast));
    assert_eq!(comes("beast-panther"), "La Panthère vient.");
    assert_eq!(comes("beast-eagle"), "L’Aigle vient.");
    assert_eq!(comes("beast-bat"), "Une roussette vient.", "what is written wins");
    assert_eq!(comes("beast-owners"), "La bête «\u{a0}Vulture\u{a0}» vient.", "no class: the neutral form");
    let feeds = |seat, other| {
        let beasts = vec!["beast-panther", "beast-eagle"];
        let phrase = Phrase::new("feeds").with("seat", Seat(seat)).with("beasts", beasts);
        teller.try_say(&phrase.with("other", Seat(other))).unwrap()
    };
    // What people call themselves stays as it is, even where a sentence begins.
    assert_eq!(feeds(0, 1), "anna nourrit la Panthère et l’Aigle d’Émile.");
    assert_eq!(feeds(2, 0), "Le joueur 3 nourrit la Panthère et l’Aigle d’anna.");
}

#[test]
fn numbers_are_set_as_the_language_sets_them() {
    let forecast = |locale| {
        let texts = [("name", "Anna"), ("chance", "52")];
        Teller::new(locale, &[]).say_measured("terminal-forecast", &texts, &[("points", 22.94)])
    };
    assert_eq!(forecast(Locale::En), "Anna: about 22.9 points in the end, 52% to win");
    let french = "Anna\u{a0}: environ 22,9 points à la fin, 52\u{202f}% de chances de gagner";
    assert_eq!(forecast(Locale::Fr), french);
    assert_eq!(forecast(Locale::It), "Anna: circa 22,9 punti alla fine, 52% di probabilità di vincere");
    assert_eq!(forecast(Locale::Pl), "Anna: na koniec około 22,9 punktu, 52% szans na zwycięstwo");
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
