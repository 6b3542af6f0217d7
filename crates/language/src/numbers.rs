//! Numbers as each language sets them; the page has the same from its browser (`web/src/language/numbers.test.ts`).

use fluent_bundle::{FluentValue, types::FluentNumber};

use crate::Locale;

/// How a language writes a number.
struct Manner {
    /// Between thousands.
    group: char,
    /// Before fractions.
    point: char,
    /// From how many digits on thousands are set apart.
    grouped_from: usize,
}

const fn manner(locale: Locale) -> Manner {
    match locale {
        Locale::En | Locale::Pseudo => Manner { group: ',', point: '.', grouped_from: 4 },
        Locale::Fr => Manner { group: '\u{202f}', point: ',', grouped_from: 4 },
        Locale::It => Manner { group: '.', point: ',', grouped_from: 5 },
        Locale::Pl => Manner { group: '\u{a0}', point: ',', grouped_from: 5 },
    }
}

/// A number, from the digits that Rust writes.
fn written(locale: Locale, number: &FluentNumber) -> String {
    let Manner { group, point, grouped_from } = manner(locale);
    let plain = number.as_string();
    let (sign, digits) = plain.strip_prefix('-').map_or(("", &*plain), |digits| ("-", digits));
    let (whole, fraction) = digits.split_once('.').map_or((digits, None), |(w, f)| (w, Some(f)));
    let mut out = sign.to_string();
    for (at, digit) in whole.chars().enumerate() {
        let left = whole.len() - at;
        if at > 0 && left.is_multiple_of(3) && whole.len() >= grouped_from {
            out.push(group);
        }
        out.push(digit);
    }
    if let Some(fraction) = fraction {
        out.push(point);
        out.push_str(fraction);
    }
    out
}

/// What a bundle calls for every number it writes.
type Writer<M> = fn(&FluentValue<'_>, &M) -> Option<String>;

pub(crate) fn writer<M>(locale: Locale) -> Writer<M> {
    fn number(locale: Locale, value: &FluentValue<'_>) -> Option<String> {
        match value {
            FluentValue::Number(number) => Some(written(locale, number)),
            _ => None,
        }
    }
    match locale {
        Locale::En | Locale::Pseudo => |value, _| number(Locale::En, value),
        Locale::Fr => |value, _| number(Locale::Fr, value),
        Locale::It => |value, _| number(Locale::It, value),
        Locale::Pl => |value, _| number(Locale::Pl, value),
    }
}

/// A number with one decimal, even if it is 0.
pub(crate) fn tenths(number: f32) -> FluentValue<'static> {
    let mut number = FluentNumber::from((f64::from(number) * 10.0).round() / 10.0);
    number.options.minimum_fraction_digits = Some(1);
    FluentValue::Number(number)
}

/// A number from how it is written: with a fraction or without.
pub(crate) fn read(number: &str) -> FluentValue<'static> {
    match number.parse::<i64>() {
        Ok(whole) => FluentValue::from(whole),
        Err(_) => tenths(number.parse().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `Intl.NumberFormat` writes.
    #[test]
    fn numbers_are_set_as_the_browser_sets_them() {
        let numbers = [0.0, 999.0, 1234.0, 12345.0, 1_234_567.0, -3.0, 22.9];
        let all = |locale| numbers.map(|number| written(locale, &FluentNumber::from(number)));
        assert_eq!(all(Locale::En), ["0", "999", "1,234", "12,345", "1,234,567", "-3", "22.9"]);
        let french = ["0", "999", "1\u{202f}234", "12\u{202f}345", "1\u{202f}234\u{202f}567", "-3", "22,9"];
        assert_eq!(all(Locale::Fr), french);
        assert_eq!(all(Locale::It), ["0", "999", "1234", "12.345", "1.234.567", "-3", "22,9"]);
        let polish = ["0", "999", "1234", "12\u{a0}345", "1\u{a0}234\u{a0}567", "-3", "22,9"];
        assert_eq!(all(Locale::Pl), polish);
    }
}
