//! What changed between two views, as an RFC 6902 patch that stays small: a list is compared from both ends, so that
//! an offer or a line more does not touch those that follow it.

use std::{borrow::Cow, collections::BTreeMap};

use serde::Deserialize;
use serde_json::{Value, value::RawValue};

use crate::wire::PatchStep;

/// The name of a field. It is a piece of the text itself unless something in it is escaped.
#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

type Fields<'a> = BTreeMap<Name<'a>, &'a RawValue>;

/// One level of a value. What lies deeper stays text, and is taken apart only where it differs.
enum Level<'a> {
    Fields(Fields<'a>),
    List(Vec<&'a RawValue>),
    Leaf,
}

impl<'a> Level<'a> {
    fn of(text: &'a str) -> Level<'a> {
        let level = match text.as_bytes().first() {
            Some(b'{') => serde_json::from_str(text).map(Level::Fields),
            Some(b'[') => serde_json::from_str(text).map(Level::List),
            _ => Ok(Level::Leaf),
        };
        level.unwrap_or(Level::Leaf)
    }
}

/// The steps that lead from one value to the other, where both stand at this path. Both are JSON text by the same
/// writer: what is equal is written equally.
pub fn difference_at(path: &str, before: &str, after: &str) -> Vec<PatchStep> {
    let mut steps = Vec::new();
    compare(before, after, &mut path.to_string(), &mut steps);
    steps
}

/// The same where both are written a field a line, as sheets are: only the lines that differ are read.
pub fn difference_by_lines(path: &str, before: &str, after: &str) -> Vec<PatchStep> {
    let fields = |text| str::lines(text).skip(1).map(field).collect::<Option<Vec<_>>>();
    let (old, new) = (fields(before).unwrap_or_default(), fields(after).unwrap_or_default());
    if old.is_empty() || !old.iter().map(|(name, _)| name).eq(new.iter().map(|(name, _)| name)) {
        return difference_at(path, before, after);
    }
    let (mut path, mut steps) = (path.to_string(), Vec::new());
    for ((name, old), (_, new)) in old.into_iter().zip(new).filter(|(old, new)| old != new) {
        at(&mut path, name, |path| compare(old, new, path, &mut steps));
    }
    steps
}

/// `"name":value` and what ends the line, where the name is a plain word.
fn field(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.strip_prefix('"')?.split_once("\":")?;
    Some((name, value.strip_suffix([',', '}'])?)).filter(|_| !name.contains('\\'))
}

fn compare(before: &str, after: &str, path: &mut String, steps: &mut Vec<PatchStep>) {
    if before == after {
        return;
    }
    match (Level::of(before), Level::of(after)) {
        (Level::Fields(before), Level::Fields(after)) => compare_fields(&before, &after, path, steps),
        (Level::List(before), Level::List(after)) => compare_lists(&before, &after, path, steps),
        _ => steps.push(step("replace", path, Some(after))),
    }
}

fn compare_fields(before: &Fields<'_>, after: &Fields<'_>, path: &mut String, steps: &mut Vec<PatchStep>) {
    for (name, old) in before {
        at(path, &name.0, |path| match after.get(name) {
            Some(new) => compare(old.get(), new.get(), path, steps),
            None => steps.push(step("remove", path, None)),
        });
    }
    for (name, new) in after.iter().filter(|(name, _)| !before.contains_key(*name)) {
        at(path, &name.0, |path| steps.push(step("add", path, Some(new.get()))));
    }
}

fn compare_lists(before: &[&RawValue], after: &[&RawValue], path: &mut String, steps: &mut Vec<PatchStep>) {
    let alike = |(old, new): &(&&RawValue, &&RawValue)| old.get() == new.get();
    let same = before.iter().zip(after).take_while(alike).count();
    let (before, after) = (&before[same..], &after[same..]);
    let tail = before.iter().rev().zip(after.iter().rev()).take_while(alike).count();
    let (before, after) = (&before[..before.len() - tail], &after[..after.len() - tail]);
    let both = before.len().min(after.len());
    for (place, (old, new)) in before.iter().zip(after).enumerate() {
        at(path, &(same + place).to_string(), |path| compare(old.get(), new.get(), path, steps));
    }
    // From the last to the first, so that the places of the others stand.
    for place in (both..before.len()).rev() {
        at(path, &(same + place).to_string(), |path| steps.push(step("remove", path, None)));
    }
    for (place, new) in after.iter().enumerate().skip(both) {
        at(path, &(same + place).to_string(), |path| steps.push(step("add", path, Some(new.get()))));
    }
}

fn at(path: &mut String, name: &str, inside: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(&name.replace('~', "~0").replace('/', "~1"));
    inside(path);
    path.truncate(length);
}

fn step(op: &str, path: &str, value: Option<&str>) -> PatchStep {
    let value: Option<Value> = value.map(|text| serde_json::from_str(text).expect("a piece of JSON"));
    PatchStep { op: op.into(), path: path.into(), from: None, value }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn values() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            (0..3i64).prop_map(Value::from),
            r#"[a/~"\\]{0,2}"#.prop_map(Value::from)
        ];
        leaf.prop_recursive(3, 24, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::btree_map(r#"[a/~"\\]{1,2}"#, inner, 0..4)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    fn steps(before: &Value, after: &Value) -> Vec<PatchStep> {
        difference_at("", &before.to_string(), &after.to_string())
    }

    proptest! {
        #[test]
        fn a_patch_leads_from_one_value_to_the_other(before in values(), after in values()) {
            let steps = serde_json::to_value(steps(&before, &after)).expect("JSON");
            let steps: json_patch::Patch = serde_json::from_value(steps).expect("a patch");
            let mut patched = before.clone();
            json_patch::patch(&mut patched, &steps).expect("it fits");
            prop_assert_eq!(patched, after);
        }
    }

    #[test]
    fn of_texts_with_a_field_a_line_only_lines_that_differ_are_told() {
        let sheet = |a: &str, last: &str| format!("{{\n\"a\":{a},\n\"b\":[1,2],\n{last}}}");
        let told = |before: &str, after: &str| {
            let steps = difference_by_lines("/sheet", before, after);
            steps.into_iter().map(|step| (step.op, step.path, step.value)).collect::<Vec<_>>()
        };
        let op = |op: &str, path: &str, value: Value| (op.into(), path.into(), Some(value));
        let before = sheet("{\"x\":1}", "\"c\":{}");
        assert_eq!(told(&before, &before), []);
        assert_eq!(
            told(&before, &sheet("{\"x\":2}", "\"c\":{\"d\":0}")),
            [op("replace", "/sheet/a/x", json!(2)), op("add", "/sheet/c/d", json!(0))]
        );
        // Other fields: then all is read.
        for last in ["\"d\":7", "\"c\\\":\":7"] {
            let steps = told(&before, &sheet("{\"x\":1}", last));
            assert_eq!(steps[0], ("remove".into(), "/sheet/c".into(), None));
            assert_eq!(steps[1].2, Some(json!(7)));
        }
        assert_eq!(told(&before, "null"), [op("replace", "/sheet", json!(null))]);
    }

    #[test]
    fn one_more_in_front_is_one_step() {
        let steps = steps(&json!({ "a": [1, 2, 3] }), &json!({ "a": [0, 1, 2, 3] }));
        assert_eq!(steps.len(), 1);
        assert_eq!((steps[0].op.as_str(), steps[0].path.as_str()), ("add", "/a/0"));
    }
}
