//! The pseudo-locale: English that shows at a glance whether it went through the translation, and leaves as little
//! room on the screen as the longest language.

use std::borrow::Cow;

/// Accents every letter and lengthens the text by about a third, by doubling vowels.
pub(crate) fn accent(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let strange = accented(letter);
        out.push(strange);
        if matches!(letter.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u') {
            out.push(strange);
        }
    }
    Cow::Owned(out)
}

/// The outermost brackets show where a sentence was cut off, or glued from pieces.
pub(crate) fn bracket(sentence: &str) -> String {
    format!("[{sentence}]")
}

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const STRANGE: &str = "àƀçđéƒĝĥíĵķļɱñöþǫŕšţüṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞǪŔŠŢÜṼŴẊÝŽ";

fn accented(letter: char) -> char {
    PLAIN.find(letter).and_then(|at| STRANGE.chars().nth(at)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_a_strange_one() {
        assert_eq!(PLAIN.len(), STRANGE.chars().count());
        assert!(STRANGE.chars().all(|letter| !letter.is_ascii()));
    }

    #[test]
    fn text_grows_by_about_a_third() {
        let text = "It is not your turn to act on this";
        let grown = accent(text).chars().count() as f32 / text.chars().count() as f32;
        assert!((1.2..1.5).contains(&grown), "{grown}");
    }
}
