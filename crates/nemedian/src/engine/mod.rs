//! The engine protocol, `docs/engine-protocol.md`: JSON lines in, JSON lines out.
//!
//! No input can harm the game, and only `quit` and the end of input end the engine.

mod coach;
mod error;
mod request;
mod session;

use std::io::{BufRead, Read as _, Write};

use language::Locale;
use serde_json::Value;

use crate::{args::Engine, commands::content, failure::Failure};
use error::Error;
use request::Request;
use session::Session;

/// The maximum length of a request, in bytes.
const LONGEST_REQUEST: usize = 1 << 20;

pub(crate) fn run(
    args: &Engine,
    locale: Locale,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    args.content.as_deref().map_or(Ok(()), content::adopt_any)?;
    let mut session = Session::new(locale);
    while let Some(line) = read_line(input)? {
        let request = match line {
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => parse(&text),
            Err(error) => Err(error),
        };
        let quits = matches!(request, Ok(Request::Quit {}));
        let answer =
            request.and_then(|request| session.answer(request)).unwrap_or_else(|error| error.answer());
        writeln!(out, "{answer}")?;
        out.flush()?;
        if quits {
            break;
        }
    }
    Ok(())
}

fn parse(text: &str) -> Result<Request, Error> {
    let value: Value = serde_json::from_str(text).map_err(|error| Error::new("bad-json", error))?;
    if !value.is_object() {
        return Err(Error::new("bad-request", "a request is a JSON object"));
    }
    serde_json::from_value(value).map_err(|error| Error::new("bad-request", error))
}

/// The next line, or what is wrong with it; `None` at the end of input. A line that is too long is read to its end and
/// dropped.
fn read_line(input: &mut dyn BufRead) -> Result<Option<Result<String, Error>>, Failure> {
    let mut line = Vec::new();
    let mut dropped = false;
    loop {
        let limit = LONGEST_REQUEST + 1 - line.len();
        let read = input.take(limit as u64).read_until(b'\n', &mut line)?;
        if line.last() == Some(&b'\n') || read == 0 {
            break;
        }
        if line.len() > LONGEST_REQUEST {
            line.clear();
            dropped = true;
        }
    }
    if dropped {
        let message = format!("a request is at most {LONGEST_REQUEST} bytes long");
        return Ok(Some(Err(Error::new("too-long", message))));
    }
    if line.is_empty() {
        return Ok(None);
    }
    Ok(Some(String::from_utf8(line).map_err(|error| Error::new("not-utf8", error.utf8_error()))))
}
