//! What people may call themselves, and which names look the same.

use std::{collections::HashSet, sync::LazyLock};

use hosting::telling::{names, words};
use language::{Locale, Teller};
use shelf::{Bot, Temperament};
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _, skeleton};

const LENGTH: std::ops::RangeInclusive<usize> = 2..=32;
const ANYWHERE: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36f}';
const SIGNS: [char; 5] = [' ', '-', '_', '.', '\''];

/// Words of those who run a server, in four languages: nobody bears one as any word of a name.
const OFFICES: &[&str] = &[
    "nemedian",
    "admin",
    "administrator",
    "administrateur",
    "administratrice",
    "amministratore",
    "amministratrice",
    "administratorka",
    "moderator",
    "modérateur",
    "modératrice",
    "moderatore",
    "moderatrice",
    "moderatorka",
    "operator",
    "opérateur",
    "opératrice",
    "operatore",
    "operatrice",
    "operatorka",
    "system",
    "système",
    "sistema",
    "server",
    "serveur",
    "serwer",
    "root",
    "support",
    "bot",
    "robot",
];

/// What those are called who have no name, in four languages: nobody's name begins with one.
const NAMELESS: &[&str] = &[
    "guest",
    "invité",
    "invitée",
    "ospite",
    "gość",
    "player",
    "joueur",
    "joueuse",
    "giocatore",
    "giocatrice",
    "gracz",
];

/// A name as it may be shown: short, of one script, and nothing in it that cannot be seen. Or the key of the sentence that
/// says what would do.
pub(crate) fn plain(name: &str) -> Result<String, &'static str> {
    let name: String = name.trim().nfc().collect();
    let letter = |c: char| c.is_alphabetic() && !c.is_numeric() && c.identifier_allowed();
    // Signs of a script of its own, such as vowels of Devanagari; whatever can be put onto any letter is refused.
    let mark = |c: char| is_combining_mark(c) && c.identifier_allowed() && !ANYWHERE.contains(&c);
    let fits = LENGTH.contains(&name.chars().count())
        && name.chars().all(|c| letter(c) || mark(c) || c.is_ascii_digit() || SIGNS.contains(&c))
        && name.chars().any(letter)
        && !name.contains("  ");
    if !fits {
        return Err("server-bad-name");
    }
    if !name.is_single_script() {
        return Err("server-mixed-name");
    }
    if reserved(&name) {
        return Err("server-reserved-name");
    }
    Ok(name)
}

/// By which a name is known: the same for all that differ in capitals only, and for most that look alike.
pub(crate) fn key(name: &str) -> String {
    looks(&name.nfc().collect::<String>().to_lowercase())
}

/// How a name looks as it is written: the same for all that cannot be told apart on a screen.
pub(crate) fn look(name: &str) -> String {
    looks(&name.nfc().collect::<String>())
}

/// Unicode's skeleton, whose letters are prototypes and may be capitals; in most typefaces I and l are one stroke.
fn looks(name: &str) -> String {
    let folded: String = skeleton(name).collect::<String>().to_lowercase();
    skeleton(&folded).map(|c| if c == 'i' { 'l' } else { c }).collect()
}

/// What a guest is called who has not said anything.
pub(crate) fn default_name(id: &str) -> String {
    format!("{}{}", names::GUEST, id.get(..4).unwrap_or(id))
}

fn reserved(name: &str) -> bool {
    static OTHERS: LazyLock<HashSet<String>> = LazyLock::new(others);
    static OFFICE_KEYS: LazyLock<HashSet<String>> = LazyLock::new(|| keys(OFFICES));
    static NAMELESS_KEYS: LazyLock<HashSet<String>> = LazyLock::new(|| keys(NAMELESS));
    // Written with or without a blank, a number is a number.
    let unnumbered = name.trim_end_matches(|c: char| c.is_ascii_digit() || SIGNS.contains(&c));
    let whole = [key(name), look(name), key(unnumbered), look(unnumbered)];
    let alike = |word: &str, keys: &HashSet<String>| keys.contains(&key(word)) || keys.contains(&look(word));
    let mut parts = name.split(SIGNS).filter(|word| !word.is_empty());
    whole
        .iter()
        .any(|whole| OTHERS.contains(whole) || OFFICE_KEYS.contains(whole) || NAMELESS_KEYS.contains(whole))
        || parts.clone().next().is_some_and(|first| alike(first, &NAMELESS_KEYS))
        || parts.any(|word| alike(word, &OFFICE_KEYS))
}

fn keys(words: &[&str]) -> HashSet<String> {
    words.iter().map(|word| key(word)).collect()
}

/// What bots, their tempers and those who are gone are called, by programs and in every language.
fn others() -> HashSet<String> {
    let levels = Bot::ALL.iter().map(|bot| bot.name().to_string());
    let tempers = Temperament::ALL.iter().map(ToString::to_string);
    let named: Vec<String> = levels.chain(tempers).collect();
    let told = |locale| {
        let teller = Teller::new(locale, &[]);
        let keys = named.iter().filter_map(|name| words::level_key(name).or(words::temper_key(name)));
        keys.chain([names::FORMER]).map(|key| teller.name(key)).collect::<Vec<_>>()
    };
    named.iter().cloned().chain(Locale::ALL.into_iter().flat_map(told)).map(|name| key(&name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(name: &str) -> Option<&'static str> {
        plain(name).err()
    }

    #[test]
    fn names_are_short_and_plain() {
        let long = "n".repeat(33);
        for name in ["Bêlit", "a b", "O'Neill", "Конан", "Żółw", "नमस्ते", "さくら春", "King Conan", "x7"]
        {
            assert_eq!(why(name), None, "{name}");
        }
        for name in
            ["", "x", "#abc", "a\nb", "<b>", &long, "a  b", "42", "..", "½ man", "Ann²", "Co\u{301}\u{301}n"]
        {
            assert_eq!(why(name), Some("server-bad-name"), "{name:?}");
        }
        // A name is kept in one form, whatever the keyboard made of it.
        assert_eq!(plain("Be\u{302}lit").expect("plain"), "Bêlit");
        assert_eq!(plain(" Ann ").expect("plain"), "Ann");
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for hidden in
            ["\u{200b}", "\u{200d}", "\u{ad}", "\u{2060}", "\u{feff}", "\u{202e}", "\u{3164}", "\u{115f}"]
        {
            assert_eq!(why(&format!("Con{hidden}an")), Some("server-bad-name"), "{hidden:?}");
        }
    }

    #[test]
    fn scripts_are_not_mixed() {
        for name in ["C\u{43e}nan", "Conаn", "Βelit", "Bêlit Конан"] {
            assert_eq!(why(name), Some("server-mixed-name"), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Conan", "CONAN"),
            ("Conan", "C\u{43e}nan"),
            ("Conan", "C0nan"),
            ("Belit", "BeIit"),
            ("Belit", "Be1it"),
            ("Mark", "rnark"),
            ("Сора", "copa"),
            ("Вера", "вера"),
            ("Bepa", "ВЕРА"),
            ("Nika", "ΝΙΚΑ"),
        ] {
            let known = [key(one), look(one)];
            assert!(known.contains(&key(other)) || known.contains(&look(other)), "{one} {other}");
        }
        for (one, other) in [("Conan", "Conal"), ("Bêlit", "Belit"), ("Vera", "Nera")] {
            assert_ne!(key(one), key(other), "{one} {other}");
        }
        // Capitals never make another name: whoever logs in need not remember them.
        for name in ["Irina", "Bêlit", "Вера", "Νίκη", "Mark"] {
            assert_eq!(key(name), key(&name.to_uppercase()), "{name}");
            assert_eq!(key(name), key(&name.to_lowercase()), "{name}");
        }
    }

    #[test]
    fn nobody_is_called_like_those_who_run_it_or_like_those_without_a_name() {
        for name in [
            "Nemedian",
            "admin",
            "Admin Ann",
            "the_admin",
            "Adm1n",
            "MODÉRATEUR",
            "serwer",
            "King",
            "Król",
            "Roi",
            "Re",
            "captain",
            "Guest 3fa2",
            "Guest3",
            "guest",
            "Gość 12",
            "Invité abcd",
            "Player 1",
            "Joueur 2",
            "Former player",
            "king 2",
            "KING-2",
            "raider",
        ] {
            assert_eq!(why(name), Some("server-reserved-name"), "{name}");
        }
        assert_eq!(why(&default_name("3fa2b1")), Some("server-reserved-name"));
    }

    #[test]
    fn a_guest_is_called_so_in_every_language() {
        let told_in = Locale::ALL.map(|locale| names::told("Guest 3fa2", locale));
        assert!(told_in.iter().all(|name| name.ends_with("3fa2")), "{told_in:?}");
        assert_eq!(told_in.iter().collect::<HashSet<_>>().len(), 4, "{told_in:?}");
        assert_eq!(names::told("Conan", Locale::Pl), "Conan");
    }
}
