//! The wire types as TypeScript, made from the OpenAPI document, so that there is one description and no second.

use serde_json::{Map, Value};

const HEAD: &str = "// Made from the server's wire types by `cargo test -p server`; see crates/server/src/typescript.rs.\n\
                    // Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.\n";

/// Every schema of the document as an exported type, by name.
pub fn typescript() -> String {
    let document = serde_json::to_value(crate::document()).unwrap_or_default();
    let mut text = String::from(HEAD);
    let schemas = document["components"]["schemas"].as_object().cloned().unwrap_or_default();
    for (name, schema) in &schemas {
        text.push('\n');
        if let Some(words) = schema["description"].as_str() {
            text += &format!("/** {} */\n", words.replace('\n', " "));
        }
        text += &format!("export type {name} = {};\n", of(schema));
    }
    text
}

fn of(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or("unknown").to_string();
    }
    for (key, sign) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(parts) = schema[key].as_array() {
            return parts.iter().map(of).map(|part| grouped(&part)).collect::<Vec<_>>().join(sign);
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::Array(types) => {
            let one = |kind: &Value| of_kind(kind.as_str().unwrap_or_default(), schema);
            types.iter().map(one).collect::<Vec<_>>().join(" | ")
        }
        Value::String(kind) => of_kind(kind, schema),
        _ => "unknown".into(),
    }
}

fn of_kind(kind: &str, schema: &Value) -> String {
    match kind {
        "string" => "string".into(),
        "integer" | "number" => "number".into(),
        "boolean" => "boolean".into(),
        "null" => "null".into(),
        "array" => format!("{}[]", grouped(&of(&schema["items"]))),
        "object" => object(schema),
        _ => "unknown".into(),
    }
}

fn object(schema: &Value) -> String {
    let none = Map::new();
    let fields = schema["properties"].as_object().unwrap_or(&none);
    if fields.is_empty() {
        let values = match &schema["additionalProperties"] {
            Value::Object(_) => of(&schema["additionalProperties"]),
            _ => "unknown".into(),
        };
        return format!("Record<string, {values}>");
    }
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let field = |(name, schema): (&String, &Value)| {
        let optional = if required.contains(&name.as_str()) { "" } else { "?" };
        format!("{name}{optional}: {}", of(schema))
    };
    format!("{{ {} }}", fields.iter().map(field).collect::<Vec<_>>().join("; "))
}

/// A union within something else needs its brackets.
fn grouped(text: &str) -> String {
    if text.contains(" | ") && !text.starts_with('{') { format!("({text})") } else { text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_client_are_up_to_date() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");
        let made = typescript();
        if std::env::var_os("NEMEDIAN_UPDATE").is_some() {
            std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src")).expect("a folder");
            std::fs::write(file, &made).expect("it is written");
        }
        let kept = std::fs::read_to_string(file).unwrap_or_default();
        assert_eq!(kept, made, "set NEMEDIAN_UPDATE=1 and run this test again");
    }

    #[test]
    fn unions_records_and_optional_fields_are_written_as_typescript_has_them() {
        let made = typescript();
        for piece in [
            r#"export type Status = "gathering" | "running" | "over";"#,
            "offers: Offer[]",
            "standing?: (Place[] | null)",
        ] {
            assert!(made.contains(piece) || made.contains(&piece.replace(['(', ')'], "")), "{piece}\n{made}");
        }
        assert!(!made.contains("unknown[]"));
    }
}
