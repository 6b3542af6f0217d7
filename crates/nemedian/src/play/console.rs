//! The terminal, or the pipe that stands for it.

use std::io::{self, BufRead, Read as _, Write};

/// The maximum length of a typed line, in bytes; the rest is read as another line.
const LONGEST_LINE: u64 = 64 << 10;

pub(super) struct Console<'a> {
    pub(super) input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
    /// Whether the screen is hidden between two humans.
    pub(super) curtain: bool,
    /// Whether the screen can be cleared.
    pub(super) wipes: bool,
}

impl Console<'_> {
    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// The next typed line, trimmed; `None` at the end of input.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            // So that the next output does not start on the prompt's line.
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_string()))
    }

    /// Removes the last player's secrets from the screen.
    pub(super) fn wipe(&mut self) -> io::Result<()> {
        if self.wipes { write!(self.out, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }
}
