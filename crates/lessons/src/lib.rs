//! Lessons are text files beside a game, `games/<game>/lessons`, and are played by the real rules: a lesson that does not
//! fit them says so instead of teaching something false. `docs/lessons.md` describes the files.
//!
//! There is no network, clock or randomness here: whoever plays a lesson hands in a seed, and its state is that seed and
//! the list of what the learner did ([`Taken`]), so that it can be left and taken up anywhere.

mod facts;
mod first_game;
mod lines;
mod playing;
mod script;
mod unfit;
mod words;

pub use facts::Fact;
pub use first_game::FirstGame;
pub use lines::Bad;
pub use playing::{Answer, GO_ON, Playing, Taken};
pub use script::{Course, Form, Free, Guided, Move, Remark, Script, Step, Task, Then, Wrong};
pub use unfit::Unfit;
pub use words::{Said, Words};

use language::Locale;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

fn file(path: &str) -> Option<&'static str> {
    FILES.iter().find(|(known, _)| *known == path).map(|(_, text)| *text)
}

/// A lesson: what happens in it, and what the guide says, in every language it was written in.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub game: String,
    /// As its folder is called.
    pub name: String,
    pub script: Script,
    words: Vec<(Locale, Words)>,
}

impl Lesson {
    /// What the guide says in this language, else in English.
    pub fn words(&self, locale: Locale) -> &Words {
        let found = |wanted| self.words.iter().find(|(locale, _)| *locale == wanted);
        let (_, words) = found(locale).or_else(|| found(Locale::En)).unwrap_or(&self.words[0]);
        words
    }

    /// The languages it is written in.
    pub fn locales(&self) -> impl Iterator<Item = Locale> {
        self.words.iter().map(|(locale, _)| *locale)
    }

    fn read(game: &str, name: &str, course: &Course) -> Result<Lesson, Bad> {
        let folder = format!("games/{game}/lessons/{name}");
        let path = format!("{folder}/script.txt");
        let text = file(&path).ok_or_else(|| Bad::missing(&path))?;
        let script = Script::parse(text, course).map_err(|bad| bad.of(&path))?;
        let mut words = Vec::new();
        for locale in Locale::ALL {
            let path = format!("{folder}/{}.md", locale.folder());
            if let Some(text) = file(&path) {
                let read = Words::parse(text).and_then(|words| words.fits(&script).map(|()| words));
                words.push((locale, read.map_err(|bad| bad.of(&path))?));
            }
        }
        if words.is_empty() {
            return Err(Bad::missing(&format!("{folder}/en.md")));
        }
        Ok(Lesson { game: game.to_string(), name: name.to_string(), script, words })
    }
}

/// The lessons of a game, in their order; none where it has none.
pub fn of(game: &str) -> Result<Vec<Lesson>, Bad> {
    let path = format!("games/{game}/lessons/lessons.txt");
    let Some(text) = file(&path) else { return Ok(Vec::new()) };
    let course = Course::parse(text).map_err(|bad| bad.of(&path))?;
    course.lessons.iter().map(|name| Lesson::read(game, name, &course)).collect()
}
