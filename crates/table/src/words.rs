//! How the small words of actions and frames are written and read. What they stand for depends on the table: a game's
//! lexicon `L` knows its edition and who sits where.

use alloc::string::String;
use core::fmt::Write;

use crate::{Seat, Seats};

/// Something written as one word, or a few.
pub trait Word<L>: Sized {
    /// Writes it.
    fn put(self, lexicon: &L, out: &mut String);
    /// Reads it from the next word or words.
    fn take(lexicon: &L, words: &mut dyn Iterator<Item = &str>) -> Option<Self>;
}

/// Something written as a word of its own and the words of its fields.
pub trait Named<L>: Copy {
    /// The word.
    const WORD: &'static str;
    /// Writes its fields, each behind a space.
    fn put_fields(self, lexicon: &L, out: &mut String);
    /// Reads its fields from the next words.
    fn take_fields(lexicon: &L, words: &mut dyn Iterator<Item = &str>) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl<L> Word<L> for $number {
            fn put(self, _: &L, out: &mut String) {
                // Writing into a `String` cannot fail.
                _ = write!(out, "{self}");
            }

            fn take(_: &L, words: &mut dyn Iterator<Item = &str>) -> Option<$number> {
                words.next()?.parse().ok()
            }
        }
    )*};
}
numbers!(u8, u16, u32);

impl<L> Word<L> for bool {
    fn put(self, _: &L, out: &mut String) {
        out.push_str(if self { "yes" } else { "no" });
    }

    fn take(_: &L, words: &mut dyn Iterator<Item = &str>) -> Option<bool> {
        match words.next()? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// `-` for nothing.
impl<L, T: Word<L>> Word<L> for Option<T> {
    fn put(self, lexicon: &L, out: &mut String) {
        match self {
            Some(word) => word.put(lexicon, out),
            None => out.push('-'),
        }
    }

    fn take(lexicon: &L, words: &mut dyn Iterator<Item = &str>) -> Option<Option<T>> {
        match words.next()? {
            "-" => Some(None),
            word => T::take(lexicon, &mut core::iter::once(word)).map(Some),
        }
    }
}

impl<L> Word<L> for Seats
where
    Seat: Word<L>,
{
    fn put(self, lexicon: &L, out: &mut String) {
        put_all(self.iter(), lexicon, out);
    }

    fn take(lexicon: &L, words: &mut dyn Iterator<Item = &str>) -> Option<Seats> {
        take_all(lexicon, words)
    }
}

/// Writes a set as one word: `a+b`, or `-` for none.
pub fn put_all<L, T: Word<L>>(members: impl Iterator<Item = T>, lexicon: &L, out: &mut String) {
    let mut none = true;
    for member in members {
        out.push_str(if none { "" } else { "+" });
        member.put(lexicon, out);
        none = false;
    }
    if none {
        out.push('-');
    }
}

/// Reads what [`put_all`] wrote.
pub fn take_all<L, T: Word<L>, S: FromIterator<T>>(
    lexicon: &L,
    words: &mut dyn Iterator<Item = &str>,
) -> Option<S> {
    let word = words.next()?;
    let members = word.split('+').filter(|_| word != "-");
    members.map(|member| T::take(lexicon, &mut core::iter::once(member))).collect()
}

/// A struct written as a word and the words of its fields, or an enum whose variants are; the lexicon stands first.
/// Structs are packed, so that a frame that holds one is no larger than its fields and a tag.
#[macro_export]
macro_rules! worded {
    ($lexicon:ty: $(#[$meta:meta])* pub struct $name:ident = $word:literal) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $name;

        impl $crate::words::Named<$lexicon> for $name {
            const WORD: &'static str = $word;

            fn put_fields(self, _: &$lexicon, _: &mut $crate::words::Text) {}

            fn take_fields(_: &$lexicon, _: &mut dyn Iterator<Item = &str>) -> Option<$name> {
                Some($name)
            }
        }
    };
    (
        $lexicon:ty:
        $(#[$meta:meta])*
        pub struct $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty),+ $(,)? } = $word:literal
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[repr(Rust, packed)]
        pub struct $name {
            $($(#[$fmeta])* pub $field: $ty,)+
        }

        impl $crate::words::Named<$lexicon> for $name {
            const WORD: &'static str = $word;

            fn put_fields(self, lexicon: &$lexicon, out: &mut $crate::words::Text) {
                $(
                    out.push(' ');
                    $crate::words::Word::put(self.$field, lexicon, out);
                )+
            }

            fn take_fields(lexicon: &$lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<$name> {
                Some($name { $($field: $crate::words::Word::take(lexicon, words)?,)+ })
            }
        }
    };
    (
        $lexicon:ty:
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$vmeta:meta])* $variant:ident $(($($field:ident: $ty:ty),+))? = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$vmeta])* $variant $(($($ty),+))?,)+
        }

        impl $name {
            /// Writes it in words.
            pub fn put(self, lexicon: &$lexicon, out: &mut $crate::words::Text) {
                match self {
                    $($name::$variant $(($($field),+))? => {
                        out.push_str($word);
                        $($(
                            out.push(' ');
                            $crate::words::Word::put($field, lexicon, out);
                        )+)?
                    })+
                }
            }

            /// Reads it; nothing may follow.
            pub fn take(text: &str, lexicon: &$lexicon) -> Option<$name> {
                let mut words = text.split_whitespace();
                let read = match words.next()? {
                    $($word => $name::$variant $((
                        $(<$ty as $crate::words::Word<$lexicon>>::take(lexicon, &mut words)?),+
                    ))?,)+
                    _ => return None,
                };
                words.next().is_none().then_some(read)
            }
        }
    };
}

/// For the macros, which may stand in crates that do not name `alloc`.
#[doc(hidden)]
pub type Text = String;
