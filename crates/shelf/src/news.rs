//! What is new in a sheet, as the steps of an RFC 6902 patch. Sheets are compared as what they are; only what differs
//! is ever written.

use std::{any::Any, fmt};

use serde::Serialize;
use serde_json::Value;

/// The steps of a patch, as JSON text.
#[derive(Debug)]
pub struct Steps {
    text: Vec<u8>,
    /// Where the next step applies. Fields of sheets and numbers alone: nothing in it is to be escaped.
    path: String,
}

impl Steps {
    /// Goes on with a text after which a list of steps may stand.
    pub fn after(mut text: Vec<u8>) -> Steps {
        text.push(b'[');
        Steps { text, path: String::with_capacity(64) }
    }

    /// The text, and the list.
    pub fn end(mut self) -> Vec<u8> {
        self.text.push(b']');
        self.text
    }

    pub fn within(&mut self, name: &str, inside: impl FnOnce(&mut Steps)) {
        let length = self.path.len();
        self.path.push('/');
        self.path.push_str(name);
        inside(self);
        self.path.truncate(length);
    }

    fn at(&mut self, place: usize, inside: impl FnOnce(&mut Steps)) {
        let length = self.path.len();
        self.path.push('/');
        digits(place, &mut self.path);
        inside(self);
        self.path.truncate(length);
    }

    fn step(&mut self, op: &str) {
        if self.text.last() != Some(&b'[') {
            self.text.push(b',');
        }
        for part in ["{\"op\":\"", op, "\",\"path\":\"", &self.path, "\""] {
            self.text.extend_from_slice(part.as_bytes());
        }
    }

    fn valued(&mut self, op: &str, value: impl FnOnce(&mut Vec<u8>)) {
        self.step(op);
        self.text.extend_from_slice(b",\"value\":");
        value(&mut self.text);
        self.text.push(b'}');
    }

    pub fn replace(&mut self, value: &(impl Serialize + ?Sized)) {
        self.replace_by(|text| written(value, text));
    }

    pub fn add(&mut self, value: &(impl Serialize + ?Sized)) {
        self.add_by(|text| written(value, text));
    }

    /// The same by something that writes JSON.
    pub fn replace_by(&mut self, value: impl FnOnce(&mut Vec<u8>)) {
        self.valued("replace", value);
    }

    pub fn add_by(&mut self, value: impl FnOnce(&mut Vec<u8>)) {
        self.valued("add", value);
    }

    pub fn remove(&mut self) {
        self.step("remove");
        self.text.push(b'}');
    }

    /// From one list to the other. What stands at the beginning or the end of both stays.
    pub fn list<T: PartialEq>(
        &mut self,
        before: &[T],
        after: &[T],
        mut instead: impl FnMut(&T, &T, &mut Steps),
        more: impl Fn(&T, &mut Steps),
    ) {
        let same = before.iter().zip(after).take_while(|(old, new)| old == new).count();
        let (before, after) = (&before[same..], &after[same..]);
        let tail = before.iter().rev().zip(after.iter().rev()).take_while(|(old, new)| old == new).count();
        let (before, after) = (&before[..before.len() - tail], &after[..after.len() - tail]);
        let both = before.len().min(after.len());
        for (place, (old, new)) in before.iter().zip(after).enumerate() {
            if old != new {
                self.at(same + place, |steps| instead(old, new, steps));
            }
        }
        // From the last to the first, so that the places of the others stand.
        for place in (both..before.len()).rev() {
            self.at(same + place, Steps::remove);
        }
        for (place, new) in after.iter().enumerate().skip(both) {
            self.at(same + place, |steps| more(new, steps));
        }
    }
}

fn written(value: &(impl Serialize + ?Sized), text: &mut Vec<u8>) {
    serde_json::to_writer(text, value).expect("plain data with text for keys");
}

fn digits(number: usize, text: &mut String) {
    if number >= 10 {
        digits(number / 10, text);
    }
    text.push((b'0' + (number % 10) as u8) as char);
}

/// Something that is shown, and can tell what is new in it.
pub trait News: Serialize + PartialEq {
    /// The steps from an earlier one that differs. Whatever has no parts is replaced.
    fn since(&self, _before: &Self, steps: &mut Steps) {
        steps.replace(self);
    }
}

/// What is always told whole.
#[macro_export]
macro_rules! whole {
    ($($type:ty),* $(,)?) => { $(impl $crate::News for $type {})* };
}

/// A struct is told field by field; all of them are named, or it does not compile.
#[macro_export]
macro_rules! by_fields {
    ($($type:ident { $($field:ident),* $(,)? })*) => { $(
        impl $crate::News for $type {
            fn since(&self, before: &Self, steps: &mut $crate::Steps) {
                let $type { $($field),* } = self;
                $(if *$field != before.$field {
                    steps.within(stringify!($field), |steps| {
                        $crate::News::since($field, &before.$field, steps);
                    });
                })*
            }
        }
    )* };
}

whole!(bool, u8, u16, u32, i8, i16, i32, &'static str, String);

impl<T: News> News for Option<T> {
    fn since(&self, before: &Self, steps: &mut Steps) {
        match (self, before) {
            (Some(now), Some(before)) => now.since(before, steps),
            _ => steps.replace(self),
        }
    }
}

impl<T: News> News for Vec<T> {
    fn since(&self, before: &Self, steps: &mut Steps) {
        steps.list(before, self, |old, new, steps| new.since(old, steps), |new, steps| steps.add(new));
    }
}

impl<T: News, const N: usize> News for [T; N]
where
    [T; N]: Serialize,
{
    fn since(&self, before: &Self, steps: &mut Steps) {
        steps.list(before, self, |old, new, steps| new.since(old, steps), |new, steps| steps.add(new));
    }
}

/// A sheet of any game.
pub trait AnySheet: fmt::Debug + Send + Sync {
    fn value(&self) -> Value;
    /// The steps from an earlier one, where both stand at the path of `steps`.
    fn since(&self, before: &dyn AnySheet, steps: &mut Steps);
    fn is(&self, other: &dyn AnySheet) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<S: News + fmt::Debug + Send + Sync + 'static> AnySheet for S {
    fn value(&self) -> Value {
        serde_json::to_value(self).expect("plain data with text for keys")
    }

    fn since(&self, before: &dyn AnySheet, steps: &mut Steps) {
        match before.as_any().downcast_ref::<S>() {
            Some(before) => News::since(self, before, steps),
            None => steps.replace(self),
        }
    }

    fn is(&self, other: &dyn AnySheet) -> bool {
        other.as_any().downcast_ref::<S>().is_some_and(|other| other == self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(before: &[u8], after: &[u8]) -> String {
        let mut steps = Steps::after(Vec::new());
        steps.within("a", |steps| News::since(&after.to_vec(), &before.to_vec(), steps));
        String::from_utf8(steps.end()).expect("text")
    }

    #[test]
    fn what_stands_at_the_beginning_or_the_end_stays() {
        assert_eq!(steps(&[1, 2], &[1, 2]), "[]");
        assert_eq!(steps(&[1, 2, 3], &[0, 1, 2, 3]), r#"[{"op":"add","path":"/a/0","value":0}]"#);
        assert_eq!(steps(&[1, 2, 3], &[1, 9, 3]), r#"[{"op":"replace","path":"/a/1","value":9}]"#);
        assert_eq!(
            steps(&[1, 2, 3, 4], &[1, 4]),
            r#"[{"op":"remove","path":"/a/2"},{"op":"remove","path":"/a/1"}]"#
        );
    }
}
