//! The page says a sentence as the program does: `names.tsv` is held against both, see `web/src/language`.

use language::{Locale, Teller};
use table::{Arg, Phrase, Seat};

/// Test data lives as long as the test.
fn forever(text: &str) -> &'static str {
    Box::leak(text.to_string().into_boxed_str())
}

/// `@Anna` and `@3` are seats, `[a,b]` a list of names, digits a number, anything else a name.
fn argument(value: &'static str, seats: &mut Vec<String>) -> Arg {
    if let Some(seat) = value.strip_prefix('@') {
        if let Ok(number) = seat.parse::<u8>() {
            return Seat(number - 1).into();
        }
        seats.push(seat.to_string());
        return Seat(seats.len() as u8 - 1).into();
    }
    if let Some(list) = value.strip_prefix('[').and_then(|list| list.strip_suffix(']')) {
        return list.split(',').filter(|name| !name.is_empty()).collect::<Vec<_>>().into();
    }
    value.parse::<i64>().map_or_else(|_| Arg::Name(value), Arg::Count)
}

#[test]
fn the_program_says_what_the_page_says() {
    let lines = include_str!("names.tsv").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let [key, arguments, wanted] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let mut seats = Vec::new();
        let mut phrase = Phrase::new(forever(key));
        for argument_of in arguments.split(' ') {
            let (variable, value) = argument_of.split_once('=').expect("a variable and its value");
            phrase = phrase.with(forever(variable), argument(forever(value), &mut seats));
        }
        let teller = Teller::new(Locale::Fr, &seats).with_texts(include_str!("names.ftl")).expect("Fluent");
        assert_eq!(teller.say(&phrase), wanted, "{line}");
    }
}
