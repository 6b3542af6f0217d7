//! Reading text line by line, with errors that name line and field.

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}{}: {what}", place(*.line), within(.field))]
pub struct Bad {
    pub file: String,
    /// From 1; 0 if it is about the whole file.
    pub line: usize,
    /// The field, where one is at fault.
    pub field: String,
    pub what: String,
}

fn place(line: usize) -> String {
    if line == 0 { String::new() } else { format!(", line {line}") }
}

fn within(field: &str) -> String {
    if field.is_empty() { String::new() } else { format!(", {field}") }
}

impl Bad {
    pub(crate) fn at(line: usize, field: &str, what: impl Into<String>) -> Bad {
        Bad { file: String::new(), line, field: field.to_string(), what: what.into() }
    }

    pub(crate) fn of(self, file: &str) -> Bad {
        Bad { file: file.to_string(), ..self }
    }

    pub(crate) fn missing(file: &str) -> Bad {
        Bad::at(0, "", "there is no such file").of(file)
    }
}

/// A line `key: value`.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) line: usize,
    pub(crate) key: &'a str,
    pub(crate) value: &'a str,
}

impl Field<'_> {
    pub(crate) fn bad(&self, what: impl Into<String>) -> Bad {
        Bad::at(self.line, self.key, what)
    }
}

/// A heading, `step the-last-hill`, and the fields below it; the fields before any heading have an empty one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block<'a> {
    pub(crate) line: usize,
    pub(crate) kind: &'a str,
    pub(crate) name: &'a str,
    pub(crate) fields: Vec<Field<'a>>,
    /// Indented lines, as they stand below their first indentation.
    pub(crate) text: String,
}

/// Splits a file into blocks. `#` begins a comment line.
pub(crate) fn blocks<'a>(text: &'a str, headings: &[&str]) -> Result<Vec<Block<'a>>, Bad> {
    let mut blocks = vec![Block::default()];
    for (line, raw) in (1..).zip(text.lines()) {
        let trimmed = raw.trim();
        let last = blocks.last_mut().expect("one at least");
        if trimmed.is_empty() || raw.starts_with('#') {
            continue;
        } else if let Some(rest) = raw.strip_prefix("  ") {
            last.text.push_str(rest);
            last.text.push('\n');
        } else if let Some((key, value)) = trimmed.split_once(':') {
            last.fields.push(Field { line, key: key.trim(), value: value.trim() });
        } else {
            let (kind, name) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
            if headings.contains(&kind) {
                blocks.push(Block { line, kind, name: name.trim(), ..Block::default() });
            } else {
                last.fields.push(Field { line, key: trimmed, value: "" });
            }
        }
    }
    Ok(blocks)
}
