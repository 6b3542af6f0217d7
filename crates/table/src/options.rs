//! Options as rows: [`options!`](crate::options!) makes a struct of typed fields of them, and everything that is said of
//! options in words.

use alloc::string::String;

use crate::{BadSetup, Choice, Preset};

/// A struct of options, a row each: the field and its type, what it is called outside, its rule, its values, and its value
/// in each preset – one for all, or one for each. The first preset is the default.
///
/// Values are `flag` (`on` or `off`, for a `bool`), `(least..=most)`, or `["word" => value, …]`.
///
/// ```
/// #[derive(Copy, Clone, PartialEq, Debug)]
/// pub enum Tie { Shared, Duel }
///
/// table::options! {
///     #[derive(Copy, Clone, PartialEq, Debug)]
///     pub struct Options("book", "short") {
///         /// R-5
///         turns: u8 = "turns", "R-5", (2..=20), ["8", "4"];
///         /// W-2
///         tie: Tie = "last_tie", "W-2", ["shared" => Tie::Shared, "duel" => Tie::Duel], ["shared"];
///         /// C-2
///         traps: bool = "traps", "C-2", flag, ["on"];
///     }
/// }
///
/// let mut options = Options::DEFAULT;
/// assert_eq!((options.turns, options.tie, options.traps), (8, Tie::Shared, true));
/// options.set("last_tie", "duel").unwrap();
/// assert_eq!((options.tie, options.get("last_tie").as_str()), (Tie::Duel, "duel"));
/// assert!(options.set("turns", "21").is_err() && options.set("turn", "5").is_err());
/// assert_eq!(Options::PRESETS[1].options, [("turns", "4"), ("last_tie", "shared"), ("traps", "on")]);
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $options:ident($($preset:literal),+) {
            $(
                $(#[$doc:meta])*
                $field:ident: $type:ty = $name:literal, $rule:literal, $values:tt, [$($value:literal),+];
            )+
        }
    ) => {
        $(#[$meta])*
        $vis struct $options {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl $options {
            /// The options, a row each.
            pub const CHOICES: &'static [$crate::Choice] = &[$($crate::options!(@choice $name $rule $values)),+];

            /// Every option in every preset.
            pub const PRESETS: &'static [$crate::Preset] = {
                const NAMES: &[&str] = &[$($preset),+];
                const ROWS: &[&[&str]] = &[$(&[$($value),+]),+];
                const CHOICES: &[$crate::Choice] = $options::CHOICES;
                const TABLE: [[(&str, &str); ROWS.len()]; NAMES.len()] = $crate::options::in_columns(CHOICES, ROWS);
                const PRESETS: &[$crate::Preset] = &$crate::options::presets(NAMES, &TABLE);
                PRESETS
            };

            /// The first preset.
            pub const DEFAULT: $options = $options {
                $($field: {
                    const WORD: &str = $crate::options::in_column(&[$($value),+], 0);
                    $crate::options!(@value $type, $values, WORD)
                },)+
            };

            /// Reads one option; also for positions written as text.
            pub fn set(&mut self, option: &str, value: &str) -> Result<(), $crate::BadSetup> {
                match option {
                    $($name => {
                        const CHOICE: $crate::Choice = $crate::options!(@choice $name $rule $values);
                        self.$field = $crate::options!(@read $type, $values, CHOICE, value);
                    })+
                    _ => return $crate::options::unknown(option),
                }
                Ok(())
            }

            /// The word for the value of one of the options.
            pub fn get(&self, option: &str) -> $crate::options::Word {
                match option {
                    $($name => $crate::options!(@word $type, $values, self.$field),)+
                    _ => $crate::options::Word::new(),
                }
            }
        }
    };

    (@choice $name:literal $rule:literal $values:tt) => {
        $crate::Choice { name: $name, rule: $crate::Rule($rule), kind: $crate::options!(@kind $values) }
    };

    (@kind flag) => { $crate::Kind::Flag };
    (@kind ($least:literal..=$most:expr)) => { $crate::Kind::Number { least: $least, most: $most } };
    (@kind [$($word:literal => $value:expr),+]) => { $crate::Kind::OneOf(&[$($word),+]) };

    (@value $type:ty, flag, $word:expr) => { $crate::options::is_on($word) };
    (@value $type:ty, ($least:literal..=$most:expr), $word:expr) => {
        $crate::options::number_of($word, $least, $most) as $type
    };
    (@value $type:ty, [$($known:literal => $value:expr),+], $word:expr) => {{
        const VALUES: &[$type] = &[$($value),+];
        VALUES[$crate::options::place_of($word, &[$($known),+])]
    }};

    (@read $type:ty, flag, $choice:expr, $text:expr) => { $choice.flag($text)? };
    (@read $type:ty, ($least:literal..=$most:expr), $choice:expr, $text:expr) => { $choice.number($text)? as $type };
    (@read $type:ty, [$($known:literal => $value:expr),+], $choice:expr, $text:expr) => {{
        const VALUES: &[$type] = &[$($value),+];
        VALUES[$choice.index($text)?]
    }};

    (@word $type:ty, flag, $value:expr) => { $crate::options::Word::from(if $value { "on" } else { "off" }) };
    (@word $type:ty, ($least:literal..=$most:expr), $value:expr) => {
        $crate::options::digits(u16::from($value))
    };
    (@word $type:ty, [$($known:literal => $value:expr),+], $field:expr) => {{
        const VALUES: &[($type, &str)] = &[$(($value, $known)),+];
        let known = VALUES.iter().find(|(value, _)| *value == $field);
        $crate::options::Word::from(known.map_or("", |(_, word)| word))
    }};
}

/// What an option's value is called.
pub type Word = String;

/// An option nobody knows.
pub fn unknown(option: &str) -> Result<(), BadSetup> {
    Err(BadSetup::UnknownOption { option: option.into() })
}

/// A number in words.
pub fn digits(number: u16) -> Word {
    alloc::format!("{number}")
}

/// Whether a flag is `on`. What is wrong in a row does not compile.
pub const fn is_on(word: &str) -> bool {
    place_of(word, &["off", "on"]) == 1
}

/// The number a row says.
pub const fn number_of(word: &str, least: u16, most: u16) -> u16 {
    let (bytes, mut at, mut number) = (word.as_bytes(), 0, 0);
    while at < bytes.len() {
        assert!(bytes[at].is_ascii_digit(), "a preset's value must be a number");
        number = number * 10 + (bytes[at] - b'0') as u16;
        at += 1;
    }
    assert!(least <= number && number <= most, "a preset's value must be within its bounds");
    number
}

/// Where a word stands among these.
pub const fn place_of(word: &str, words: &[&str]) -> usize {
    let mut at = 0;
    while at < words.len() {
        if same(word.as_bytes(), words[at].as_bytes()) {
            return at;
        }
        at += 1;
    }
    panic!("a preset's value must be one of the option's");
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

/// A row's value in one of the presets.
pub const fn in_column(values: &[&'static str], column: usize) -> &'static str {
    if values.len() == 1 { values[0] } else { values[column] }
}

/// The rows turned into presets: every option with its value.
pub const fn in_columns<const OPTIONS: usize, const PRESETS: usize>(
    choices: &[Choice],
    rows: &[&[&'static str]],
) -> [[(&'static str, &'static str); OPTIONS]; PRESETS] {
    let mut table = [[("", ""); OPTIONS]; PRESETS];
    let mut row = 0;
    while row < OPTIONS {
        let values = rows[row];
        assert!(
            values.len() == 1 || values.len() == PRESETS,
            "a row has one value for all presets, or one for each"
        );
        let mut column = 0;
        while column < PRESETS {
            table[column][row] = (choices[row].name, in_column(values, column));
            column += 1;
        }
        row += 1;
    }
    table
}

/// The presets by name.
pub const fn presets<const OPTIONS: usize, const PRESETS: usize>(
    names: &[&'static str],
    table: &'static [[(&'static str, &'static str); OPTIONS]; PRESETS],
) -> [Preset; PRESETS] {
    let mut presets = [Preset { name: "", options: &[] }; PRESETS];
    let mut column = 0;
    while column < PRESETS {
        presets[column] = Preset { name: names[column], options: &table[column] };
        column += 1;
    }
    presets
}
