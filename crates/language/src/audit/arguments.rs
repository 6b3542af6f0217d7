//! What the variables of the messages may be: `languages/arguments.tsv`.

use table::Arg;

use super::lexicon::is_text;

/// What a variable may be.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    Seat,
    /// Keys of names; `kingdom-*` is every kingdom.
    Names(Vec<String>),
    /// At least so many of them.
    List {
        names: Vec<String>,
        least: usize,
    },
    /// So much from some of them.
    Sum(Vec<String>),
    Seats,
    /// As they are written: with a fraction or without.
    Numbers(Vec<String>),
    Text(String),
}

#[derive(Clone, PartialEq, Debug)]
struct Line {
    keys: Vec<String>,
    variable: String,
    argument: Option<Argument>,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Arguments(Vec<Line>);

impl Arguments {
    /// Or the first line that cannot be understood.
    pub fn read(text: &str) -> Result<Arguments, String> {
        let written = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let lines = text.lines().filter(written).map(|line| Line::read(line).ok_or_else(|| line.to_string()));
        Ok(Arguments(lines.collect::<Result<_, _>>()?))
    }

    /// What this variable of this message may be.
    pub fn of(&self, key: &str, variable: &str) -> Option<&Argument> {
        let line = self.0.iter().find(|line| line.variable == variable && line.has(key))?;
        line.argument.as_ref()
    }

    /// Whether this variable of this message may be what a game says it is.
    pub fn allow(&self, key: &str, variable: &str, said: &Arg) -> bool {
        let named = |patterns: &[String], name: &str| patterns.iter().any(|pattern| fits(pattern, name));
        match (self.of(key, variable), said) {
            (Some(Argument::Seat), Arg::Seat(_))
            | (Some(Argument::Numbers(_)), Arg::Count(_))
            | (Some(Argument::Text(_)), Arg::Rule(_)) => true,
            (Some(Argument::Names(patterns)), Arg::Name(name)) => named(patterns, name),
            (Some(Argument::List { names, least }), Arg::Names(said)) => {
                said.len() >= *least && said.iter().all(|name| named(names, name))
            }
            (Some(Argument::Sum(patterns)), Arg::Sum(said)) => {
                said.iter().all(|(_, name)| named(patterns, name))
            }
            _ => false,
        }
    }

    /// Whether this message is a name or a word, and no sentence.
    pub fn is_name(&self, key: &str) -> bool {
        let word = |line: &Line| line.argument.is_none() && line.has(key);
        let named = |line: &Line| line.names().iter().any(|pattern| fits(pattern, key));
        self.0.iter().any(|line| word(line) || named(line))
    }
}

impl Line {
    fn read(line: &str) -> Option<Line> {
        let mut columns = line.split('\t');
        let keys = columns.next()?.split(' ').map(String::from).collect();
        let variable = columns.next()?.to_string();
        let argument = match columns.next() {
            None if variable == "-" => None,
            values => Some(Argument::read(values?)?),
        };
        Some(Line { keys, variable, argument })
    }

    fn has(&self, key: &str) -> bool {
        self.keys.iter().any(|pattern| fits(pattern, key))
    }

    fn names(&self) -> &[String] {
        match &self.argument {
            Some(Argument::Names(names) | Argument::Sum(names) | Argument::List { names, .. }) => names,
            _ => &[],
        }
    }
}

impl Argument {
    fn read(values: &str) -> Option<Argument> {
        let names = |values: &str| values.split(' ').map(String::from).collect();
        if let Some(text) = values.strip_prefix('"') {
            return Some(Argument::Text(text.strip_suffix('"')?.to_string()));
        }
        Some(match values.split_once(' ') {
            Some(("some", "seat")) => Argument::Seats,
            Some(("sum", added)) => Argument::Sum(names(added)),
            Some(("list", listed)) => Argument::List { names: names(listed), least: 0 },
            Some(("some", listed)) => Argument::List { names: names(listed), least: 1 },
            Some(("several", listed)) => Argument::List { names: names(listed), least: 2 },
            _ if values == "seat" => Argument::Seat,
            _ if values.starts_with(|first: char| first.is_ascii_digit()) => {
                let numbers: Vec<String> = names(values);
                numbers
                    .iter()
                    .all(|number| number.parse::<f32>().is_ok())
                    .then_some(Argument::Numbers(numbers))?
            }
            _ => Argument::Names(names(values)),
        })
    }
}

/// Whether a key fits a pattern, in which `*` is anything. What is written on a thing does not fit its name.
pub(super) fn fits(pattern: &str, key: &str) -> bool {
    is_like(pattern, key) && (pattern.starts_with('*') || is_text(pattern) || !is_text(key))
}

fn is_like(pattern: &str, key: &str) -> bool {
    let Some((before, after)) = pattern.split_once('*') else { return pattern == key };
    let Some(rest) = key.strip_prefix(before) else { return false };
    if after.contains('*') {
        rest.char_indices().any(|(at, _)| is_like(after, &rest[at..]))
    } else {
        rest.ends_with(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_fits_counts() {
        let text = "# names\na-b\tx\t1 2.5\na-*\tx\tcard-* other\n*\twho\tseat\nface-*\t-\nz\tt\t\"a b\"\n";
        let arguments = Arguments::read(text).expect("understood");
        assert_eq!(arguments.of("a-b", "x"), Some(&Argument::Numbers(vec!["1".into(), "2.5".into()])));
        let names = Argument::Names(vec!["card-*".into(), "other".into()]);
        assert_eq!(arguments.of("a-c", "x"), Some(&names));
        assert_eq!(arguments.of("q", "who"), Some(&Argument::Seat));
        assert_eq!(arguments.of("z", "t"), Some(&Argument::Text("a b".into())));
        assert_eq!(arguments.of("q", "x"), None);
        assert!(arguments.allow("a-c", "x", &Arg::Name("card-parry")));
        assert!(!arguments.allow("a-c", "x", &Arg::Name("hero-thief")));
        assert!(!arguments.allow("a-c", "x", &Arg::Count(1)) && arguments.allow("a-b", "x", &Arg::Count(1)));
        assert!(arguments.is_name("card-parry") && arguments.is_name("face-wild"));
        assert!(!arguments.is_name("card-parry-text") && !arguments.is_name("a-b"));
        assert_eq!(Arguments::read("a b\tx"), Err("a b\tx".into()));
        let printed = Arguments::read("*-option-*\t-").expect("understood");
        assert!(printed.is_name("game-option-one") && !printed.is_name("game-options"));
    }
}
