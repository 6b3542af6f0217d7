//! Rust source, read closely enough to tell comments, string literals, tests and the rest apart.

use std::ops::Range;

use super::Source;

/// One file. All places are byte offsets into its text.
#[derive(Clone, Debug)]
pub struct Code<'a> {
    pub source: &'a Source,
    /// The text with comments and literals blanked out, byte for byte.
    mask: String,
    literals: Vec<Range<usize>>,
    comments: Vec<Range<usize>>,
    tests: Vec<Range<usize>>,
}

/// A string literal, without its quotes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Literal<'a> {
    pub text: &'a str,
    pub at: usize,
}

impl<'a> Code<'a> {
    pub fn new(source: &'a Source) -> Code<'a> {
        let (literals, comments) = pieces(&source.text);
        let mut mask = source.text.clone().into_bytes();
        for range in literals.iter().chain(&comments) {
            for byte in &mut mask[range.clone()] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
        }
        let mask = String::from_utf8_lossy(&mask).into_owned();
        let tests = tests(source, &mask);
        Code { source, mask, literals, comments, tests }
    }

    /// Whether this place is compiled for tests only.
    pub fn is_test(&self, at: usize) -> bool {
        self.tests.iter().any(|range| range.contains(&at))
    }

    /// The string literals, those of tests left out.
    pub fn literals(&self) -> impl Iterator<Item = Literal<'a>> {
        self.literals_within(0..self.mask.len()).filter(|literal| !self.is_test(literal.at))
    }

    /// Comments and string literals, with their place; those of tests left out.
    pub fn prose(&self) -> impl Iterator<Item = (usize, &'a str)> {
        let text = &self.source.text;
        self.comments
            .iter()
            .chain(&self.literals)
            .filter(|range| !self.is_test(range.start))
            .map(move |range| (range.start, &text[range.clone()]))
    }

    /// The functions marked `#[test]`, with their place.
    pub fn test_functions(&self) -> impl Iterator<Item = (usize, &str)> {
        self.mask.match_indices("#[test]").filter_map(|(at, _)| {
            let name = at + self.mask[at..].find("fn ")? + "fn ".len();
            let end = self.mask[name..].find(|c: char| !c.is_alphanumeric() && c != '_')?;
            Some((name, &self.mask[name..name + end]))
        })
    }

    /// The places right after this piece of code, those of tests left out.
    pub(super) fn after(&self, piece: &str) -> impl Iterator<Item = usize> {
        self.mask.match_indices(piece).map(|(at, found)| at + found.len()).filter(|&at| !self.is_test(at))
    }

    pub(super) fn literals_within(&self, range: Range<usize>) -> impl Iterator<Item = Literal<'a>> {
        let text = &self.source.text;
        self.literals
            .iter()
            .filter(move |literal| range.start <= literal.start && literal.end <= range.end)
            .map(move |literal| {
                let quoted = &text[literal.clone()];
                let open = quoted.find('"').map_or(0, |quote| quote + 1);
                let close = quoted.rfind('"').unwrap_or(quoted.len()).max(open);
                Literal { text: &quoted[open..close], at: literal.start }
            })
    }

    /// The argument list that `at` is the beginning of, up to its closing parenthesis.
    pub(super) fn arguments(&self, at: usize) -> Range<usize> {
        at..closing(&self.mask, at, b'(', b')')
    }

    /// The body of the function whose argument list `at` is the beginning of; empty if it has none.
    pub(super) fn body(&self, at: usize) -> Range<usize> {
        let end = self.arguments(at).end;
        match self.mask[end..].find(['{', ';']).map(|open| end + open) {
            Some(open) if self.mask.as_bytes()[open] == b'{' => {
                open + 1..closing(&self.mask, open + 1, b'{', b'}')
            }
            _ => end..end,
        }
    }

    /// The literals with nothing but a comma between them, those of tests left out.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (Literal<'a>, Literal<'a>)> {
        let comma = |pair: &&[Range<usize>]| self.mask[pair[0].end..pair[1].start].trim() == ",";
        let both = |pair: &[Range<usize>]| {
            let mut literals = self.literals_within(pair[0].start..pair[1].end);
            Some((literals.next()?, literals.next()?))
        };
        self.literals.windows(2).filter(comma).filter_map(both).filter(|(first, _)| !self.is_test(first.at))
    }

    /// Whether nothing but space lies between the two places.
    pub(super) fn blank(&self, from: usize, to: usize) -> bool {
        self.mask[from..to].trim().is_empty()
    }
}

/// Where the bracket that is open at `from` closes.
fn closing(mask: &str, from: usize, open: u8, close: u8) -> usize {
    let mut depth = 1;
    for (at, byte) in mask.bytes().enumerate().skip(from) {
        depth += i32::from(byte == open) - i32::from(byte == close);
        if depth == 0 {
            return at;
        }
    }
    mask.len()
}

fn tests(source: &Source, mask: &str) -> Vec<Range<usize>> {
    let is_tests = |part: &str| part == "tests" || part == "tests.rs";
    if source.path.split('/').any(is_tests) {
        return std::iter::once(0..mask.len()).collect();
    }
    let item = |(at, _): (usize, &str)| {
        let body = at + mask[at..].find(['{', ';'])?;
        let end = if mask.as_bytes()[body] == b'{' { closing(mask, body + 1, b'{', b'}') } else { body };
        Some(at..end)
    };
    mask.match_indices("#[cfg(test)]").filter_map(item).collect()
}

/// The places of string literals (with quotes and prefixes), and of comments.
fn pieces(text: &str) -> (Vec<Range<usize>>, Vec<Range<usize>>) {
    let (mut literals, mut comments) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let length = if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            comments.push(at..at + length);
            length
        } else if rest.starts_with("/*") {
            let length = block_comment(rest);
            comments.push(at..at + length);
            length
        } else if let Some(length) = raw_string(text, at).or_else(|| string(rest)) {
            literals.push(at..at + length);
            length
        } else {
            character(rest).unwrap_or_else(|| rest.chars().next().map_or(1, char::len_utf8))
        };
        at += length;
    }
    (literals, comments)
}

/// Block comments nest.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// `r"…"`, `r#"…"#`, also with `b` or `c` before the `r`.
fn raw_string(text: &str, at: usize) -> Option<usize> {
    let after_word = text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    let rest = text[at..].strip_prefix(['b', 'c']).unwrap_or(&text[at..]).strip_prefix('r')?;
    let hashes = rest.bytes().take_while(|&byte| byte == b'#').count();
    let body = rest[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let begun = text.len() - at - body.len();
    (!after_word).then(|| begun + body.find(&end).map_or(body.len(), |found| found + end.len()))
}

fn string(rest: &str) -> Option<usize> {
    let body = rest.strip_prefix('"')?;
    let mut escaped = false;
    for (at, byte) in body.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Some(at + 2),
            _ => {}
        }
    }
    Some(rest.len())
}

/// A character literal, as opposed to a lifetime.
fn character(rest: &str) -> Option<usize> {
    let body = rest.strip_prefix('\'')?;
    if let Some(escape) = body.strip_prefix('\\') {
        let first = escape.chars().next().map_or(0, char::len_utf8);
        return Some(2 + first + escape.get(first..)?.find('\'')? + 1);
    }
    let first = body.chars().next()?.len_utf8();
    body[first..].starts_with('\'').then_some(1 + first + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source { path: "crates/x/src/lib.rs".into(), text: text.into() }
    }

    fn literals(text: &str) -> Vec<String> {
        let source = source(text);
        Code::new(&source).literals().map(|literal| literal.text.to_string()).collect()
    }

    #[test]
    fn literals_are_told_from_comments_and_characters() {
        assert_eq!(literals(r#"f("a", /* "b" /* "c" */ */ "d"); // "e""#), ["a", "d"]);
        assert_eq!(literals(r#"let quote = '"'; let esc = '\''; fn f<'a>(x: &'a str) { g("h") }"#), ["h"]);
        assert_eq!(
            literals("(r#\"say \"a\"\"#, b\"b\", br\"c\\\", \"d\\\"e\")"),
            ["say \"a\"", "b", "c\\", "d\\\"e"]
        );
        assert_eq!(literals("let żółw = \"ż\"; 'ż'; x(\"ok\")"), ["ż", "ok"]);
    }

    #[test]
    fn unfinished_source_is_read_to_its_end() {
        for text in ["\"", "/*", "'", "r#\"", "'\\", "#[cfg(test)]", "f(\"a\""] {
            let source = source(text);
            _ = Code::new(&source).literals().count();
        }
    }

    #[test]
    fn what_is_for_tests_is_known() {
        let text = "fn a() { x(\"a\") }\n#[cfg(test)]\nmod tests {\n #[test]\n fn m_1_b() { x(\"b{\") }\n}\nfn c() { x(\"c\") }";
        assert_eq!(literals(text), ["a", "c"]);
        let source = source(text);
        let code = Code::new(&source);
        assert_eq!(code.test_functions().map(|(_, name)| name).collect::<Vec<_>>(), ["m_1_b"]);
        let elsewhere = Source { path: "crates/x/src/flow/tests.rs".into(), text: "x(\"a\")".into() };
        assert_eq!(Code::new(&elsewhere).literals().count(), 0);
    }

    #[test]
    fn prose_is_comments_and_literals() {
        let source = source("/// M-1 the rule\nconst R: Rule = Rule(\"M-2\"); // M-3");
        let prose: Vec<_> = Code::new(&source).prose().map(|(_, text)| text).collect();
        assert_eq!(prose, ["/// M-1 the rule", "// M-3", "\"M-2\""]);
    }
}
