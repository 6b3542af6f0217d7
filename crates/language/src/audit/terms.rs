//! The books' own terms: `languages/<locale>/terms.tsv`.
//!
//! A message of a game does not use the words that its language keeps out of it. Names and the lines of a tale are free,
//! but not what is printed on the box.

use regex::{Regex, RegexBuilder};

use super::{
    Fault, Finding, Source,
    lexicon::{Lexicon, Message},
};

/// Of the messages that both games share, those that speak of one only.
const BOARD_KEYS: &str = "^(coach-(lands|towers|gold|sorc|crom|arm|emis|camp|intr|adv|supr|conan|objective$|near|raid|arti)\
    |figure-(emp|gold|sorc|prov|units|emis|tok)|terminal-legend\
    |web-(active|adventure|age|bid-token|bids-|bonus|conan|contest|counts|crom|destination|emissar|fate|gold\
    |kind-(artifact|event|instant|objective|table|tale)\
    |kingdom|last-contest|map|mark|met-by|objectives|open-tokens|points|raiders|rerolled|sealing|sorcery|strategy\
    |strength|successes|token|track|unit|value$|with-conan|your-bid|heap-(objectives|strategy|tales|tokens|artifacts)))";
const CARD_KEYS: &str = "^(coach-(glory|goal|ruin|resolution|objects|loot|way|chall|place|allies|compl)\
    |figure-(glory|obj|all|adv|men)\
    |web-(allied|bids$|challenge|completed|cycle|desk|difficulty|duel|fallen|fighter|glory|goal|hidden|hire|object-|objects\
    |outstanding|parties|pile|place|played|proposal|share-|spent|who-gives\
    |kind-(adventure|antagonist|challenge|hero|object$|resolution)|heap-(adventures|challenges|heroes|objects|resolution)))";

/// A word to use, and the words not to use for the same thing.
#[derive(Clone, Debug)]
struct Term {
    board: bool,
    word: String,
    banned: Vec<Regex>,
}

/// The terms of one language.
#[derive(Clone, Default, Debug)]
pub struct Terms(Vec<Term>);

impl Terms {
    /// Or the first line that cannot be understood.
    pub fn read(text: &str) -> Result<Terms, String> {
        let written = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let read = |line: &str| {
            let mut columns = line.split('\t');
            let game = columns.next();
            let [Some(_), Some(word), Some(_)] = [columns.next(), columns.next(), columns.next()] else {
                return Err(line.to_string());
            };
            let pattern = |text: &str| RegexBuilder::new(text).case_insensitive(true).build();
            let banned = columns.map(pattern).collect::<Result<_, _>>().map_err(|error| error.to_string())?;
            let board = match game {
                Some("board") => true,
                Some("cards") => false,
                _ => return Err(line.to_string()),
            };
            Ok(Term { board, word: word.to_string(), banned })
        };
        Ok(Terms(text.lines().filter(written).map(read).collect::<Result<_, _>>()?))
    }

    /// The messages of these files, all of one language, that use a word they should not.
    pub fn misused(&self, files: &[Source], is_name: impl Fn(&str) -> bool) -> Vec<Finding> {
        let [board, cards] = [BOARD_KEYS, CARD_KEYS].map(|pattern| Regex::new(pattern).ok());
        let only = |keys: &Option<Regex>, key: &str| keys.as_ref().is_some_and(|keys| keys.is_match(key));
        let lexicon = Lexicon::read(files.iter(), &mut Vec::new());
        let named =
            |key: &str, file: &str| is_name(key) && !key.ends_with("-text") && !file.ends_with("/box.ftl");
        let mut found = Vec::new();
        for (key, message) in &lexicon.messages {
            let path = message.place.file.as_str();
            if key.ends_with("-line") || named(key, path) {
                continue;
            }
            let (of_board, of_cards) = match path.rsplit('/').next().unwrap_or_default() {
                _ if path.contains("games/age-of-conan/") => (true, false),
                _ if path.contains("games/card-game/") => (false, true),
                "coach.ftl" | "figures.ftl" | "terminal.ftl" => (!only(&cards, key), !only(&board, key)),
                // Most of the pages speak of no game.
                _ => (only(&board, key), only(&cards, key)),
            };
            let speaks = |term: &&Term| if term.board { of_board } else { of_cards };
            found.extend(self.0.iter().filter(speaks).filter_map(|term| term.misused(key, message)));
        }
        found
    }
}

impl Term {
    fn misused(&self, key: &str, message: &Message) -> Option<Finding> {
        let said = self.banned.iter().find_map(|banned| banned.find(&message.said))?;
        let fault =
            Fault::Banned { key: key.to_string(), said: said.as_str().to_string(), word: self.word.clone() };
        Some(Finding { place: message.place.clone(), fault })
    }
}
