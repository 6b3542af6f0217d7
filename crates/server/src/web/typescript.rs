//! The wire types and the sheets of the games as TypeScript, made from their OpenAPI documents, so that there is one
//! description and no second.

use serde_json::{Map, Value};
use shelf::Title;
use utoipa::openapi::{ComponentsBuilder, OpenApiBuilder};

const HEAD: &str = "// Made by `cargo test -p server`; see crates/server/src/web/typescript.rs.\n\
                    // Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.\n";

/// What goes over the wire.
pub fn typescript() -> String {
    types(&crate::document(), true)
}

/// The sheet of a game. Nothing is ever left out of a sheet: what the looker may not know is null.
pub fn sheet(title: &dyn Title) -> String {
    let schemas = ComponentsBuilder::new().schemas_from_iter(title.schemas()).build();
    types(&OpenApiBuilder::new().components(Some(schemas)).build(), false)
}

/// Every schema of a document as an exported type, by name.
fn types(document: &utoipa::openapi::OpenApi, optional: bool) -> String {
    let document = serde_json::to_value(document).unwrap_or_default();
    let mut text = String::from(HEAD);
    let schemas = document["components"]["schemas"].as_object().cloned().unwrap_or_default();
    for (name, schema) in &schemas {
        text.push('\n');
        text += &comment(schema, "");
        text += &match schema["properties"].as_object() {
            Some(fields) => format!("export type {name} = {{\n{}}};\n", lines(schema, fields, optional)),
            None => format!("export type {name} = {};\n", of(schema, optional)),
        };
    }
    text
}

fn comment(schema: &Value, indent: &str) -> String {
    match schema["description"].as_str() {
        Some(words) => format!("{indent}/** {} */\n", words.replace('\n', " ")),
        None => String::new(),
    }
}

fn lines(schema: &Value, fields: &Map<String, Value>, optional: bool) -> String {
    let line = |(name, field): (&String, &Value)| {
        format!("{}  {};\n", comment(field, "  "), named(schema, name, field, optional))
    };
    fields.iter().map(line).collect()
}

fn named(schema: &Value, name: &str, field: &Value, optional: bool) -> String {
    let required = schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let mark = if required || !optional { "" } else { "?" };
    format!("{name}{mark}: {}", of(field, optional))
}

fn of(schema: &Value, optional: bool) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or("unknown").to_string();
    }
    for (key, sign) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(parts) = schema[key].as_array() {
            let part = |part: &Value| grouped(&of(part, optional));
            return parts.iter().map(part).collect::<Vec<_>>().join(sign);
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::Array(types) => {
            let one = |kind: &Value| of_kind(kind.as_str().unwrap_or_default(), schema, optional);
            types.iter().map(one).collect::<Vec<_>>().join(" | ")
        }
        Value::String(kind) => of_kind(kind, schema, optional),
        _ => "unknown".into(),
    }
}

fn of_kind(kind: &str, schema: &Value, optional: bool) -> String {
    match kind {
        "string" => "string".into(),
        "integer" | "number" => "number".into(),
        "boolean" => "boolean".into(),
        "null" => "null".into(),
        "array" => list(schema, &of(&schema["items"], optional)),
        "object" => object(schema, optional),
        _ => "unknown".into(),
    }
}

/// As many as there always are, or any number.
fn list(schema: &Value, item: &str) -> String {
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => {
            format!("[{}]", vec![item; most as usize].join(", "))
        }
        _ => format!("{}[]", grouped(item)),
    }
}

fn object(schema: &Value, optional: bool) -> String {
    let none = Map::new();
    let fields = schema["properties"].as_object().unwrap_or(&none);
    if fields.is_empty() {
        let values = match &schema["additionalProperties"] {
            Value::Object(_) => of(&schema["additionalProperties"], optional),
            _ => "unknown".into(),
        };
        return format!("Record<string, {values}>");
    }
    let field = |(name, field): (&String, &Value)| named(schema, name, field, optional);
    format!("{{ {} }}", fields.iter().map(field).collect::<Vec<_>>().join("; "))
}

/// A union within something else needs its brackets.
fn grouped(text: &str) -> String {
    if text.contains(" | ") && !text.starts_with(['{', '[']) { format!("({text})") } else { text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_client_are_up_to_date() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let sheets =
            games::GAMES.iter().map(|title| (format!("games/{}/sheet.ts", title.name()), sheet(*title)));
        for (file, made) in sheets.chain([("web/src/wire.ts".into(), typescript())]) {
            let file = format!("{root}/{file}");
            if std::env::var_os("NEMEDIAN_UPDATE").is_some() {
                std::fs::write(&file, &made).expect("it is written");
            }
            let kept = std::fs::read_to_string(&file).unwrap_or_default();
            assert_eq!(kept, made, "set NEMEDIAN_UPDATE=1 and run this test again");
        }
    }

    #[test]
    fn unions_records_and_optional_fields_are_written_as_typescript_has_them() {
        let made = typescript();
        for piece in [
            r#"export type Status = "gathering" | "running" | "over";"#,
            "  offers: Offer[];",
            "  standing?: Placing[] | null;",
            "  options?: Record<string, string>;",
        ] {
            assert!(made.contains(piece), "{piece}\n{made}");
        }
        assert!(!made.contains("unknown[]"));
    }

    #[test]
    fn what_is_hidden_on_a_sheet_is_null_and_never_left_out() {
        let sheets: Vec<String> = games::GAMES.iter().map(|title| sheet(*title)).collect();
        for piece in ["  own: null | Hand;", "  sides: [number, number];"] {
            assert!(sheets.iter().any(|made| made.contains(piece)), "{piece}");
        }
        assert!(sheets.iter().all(|made| made.contains("export type") && !made.contains("?:")));
    }
}
