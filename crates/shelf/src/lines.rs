//! Sheets as text. JSON without spaces, but every field of the whole begins a line: two texts are compared
//! without being read but where they differ.

use std::io;

use serde::Serialize;
use serde_json::{Serializer, ser::Formatter};

/// Smaller than most, so that few are moved as they grow.
const BYTES: usize = 4 << 10;

pub(crate) fn written(sheet: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(BYTES);
    // A sheet is plain data with text for keys: nothing in it can fail to be written.
    let written = sheet.serialize(&mut Serializer::with_formatter(&mut text, FieldALine::default()));
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}

#[derive(Default)]
struct FieldALine {
    depth: usize,
}

impl Formatter for FieldALine {
    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"]")
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        writer.write_all(match (first, self.depth) {
            (true, 1) => b"\n",
            (false, 1) => b",\n",
            (true, _) => b"",
            (false, _) => b",",
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_field_of_the_whole_begins_a_line_and_nothing_else_does() {
        let sheet = json!({ "a": [{ "b": 1, "c": 2 }, []], "d": "two\nlines", "e": {} });
        assert_eq!(written(&sheet), "{\n\"a\":[{\"b\":1,\"c\":2},[]],\n\"d\":\"two\\nlines\",\n\"e\":{}}");
        assert_eq!(written(&json!([{ "a": 1 }])), "[{\"a\":1}]");
    }
}
