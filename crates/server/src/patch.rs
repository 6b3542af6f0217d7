//! What changed between two views, as an RFC 6902 patch that stays small: a list is compared from both ends, so that
//! an offer or a line more does not touch those that follow it.

use serde_json::{Map, Value};

use crate::wire::PatchStep;

/// The steps that lead from one value to the other, where both stand at this path.
pub(crate) fn difference_at(path: &str, before: &Value, after: &Value) -> Vec<PatchStep> {
    let mut steps = Vec::new();
    compare(before, after, &mut path.to_string(), &mut steps);
    steps
}

fn compare(before: &Value, after: &Value, path: &mut String, steps: &mut Vec<PatchStep>) {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => compare_fields(before, after, path, steps),
        (Value::Array(before), Value::Array(after)) => compare_lists(before, after, path, steps),
        _ if before == after => {}
        _ => steps.push(step("replace", path, Some(after))),
    }
}

fn compare_fields(
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    path: &mut String,
    steps: &mut Vec<PatchStep>,
) {
    for (name, old) in before {
        at(path, name, |path| match after.get(name) {
            Some(new) => compare(old, new, path, steps),
            None => steps.push(step("remove", path, None)),
        });
    }
    for (name, new) in after.iter().filter(|(name, _)| !before.contains_key(*name)) {
        at(path, name, |path| steps.push(step("add", path, Some(new))));
    }
}

fn compare_lists(before: &[Value], after: &[Value], path: &mut String, steps: &mut Vec<PatchStep>) {
    let same = before.iter().zip(after).take_while(|(old, new)| old == new).count();
    let (before, after) = (&before[same..], &after[same..]);
    let tail = before.iter().rev().zip(after.iter().rev()).take_while(|(old, new)| old == new).count();
    let (before, after) = (&before[..before.len() - tail], &after[..after.len() - tail]);
    let both = before.len().min(after.len());
    for place in 0..both {
        at(path, &(same + place).to_string(), |path| compare(&before[place], &after[place], path, steps));
    }
    // From the last to the first, so that the places of the others stand.
    for place in (both..before.len()).rev() {
        at(path, &(same + place).to_string(), |path| steps.push(step("remove", path, None)));
    }
    for (place, new) in after.iter().enumerate().skip(both) {
        at(path, &(same + place).to_string(), |path| steps.push(step("add", path, Some(new))));
    }
}

fn at(path: &mut String, name: &str, inside: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(&name.replace('~', "~0").replace('/', "~1"));
    inside(path);
    path.truncate(length);
}

fn step(op: &str, path: &str, value: Option<&Value>) -> PatchStep {
    PatchStep { op: op.into(), path: path.into(), from: None, value: value.cloned() }
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
            "[a/~]{0,2}".prop_map(Value::from)
        ];
        leaf.prop_recursive(3, 24, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::btree_map("[a/~]{1,2}", inner, 0..4)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn a_patch_leads_from_one_value_to_the_other(before in values(), after in values()) {
            let steps = serde_json::to_value(difference_at("", &before, &after)).expect("JSON");
            let steps: json_patch::Patch = serde_json::from_value(steps).expect("a patch");
            let mut patched = before.clone();
            json_patch::patch(&mut patched, &steps).expect("it fits");
            prop_assert_eq!(patched, after);
        }
    }

    #[test]
    fn one_more_in_front_is_one_step() {
        let steps = difference_at("", &json!({ "a": [1, 2, 3] }), &json!({ "a": [0, 1, 2, 3] }));
        assert_eq!(steps.len(), 1);
        assert_eq!((steps[0].op.as_str(), steps[0].path.as_str()), ("add", "/a/0"));
        assert!(difference_at("", &json!([1, { "b": 2 }]), &json!([1, { "b": 2 }])).is_empty());
    }
}
