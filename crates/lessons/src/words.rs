//! What the guide says in one language: `games/<game>/lessons/<lesson>/<locale>.md`.
//!
//! `# Title`, then `promise:`, `moment:` and `next:`; for every step, or remark of a first game, `## name: Title` with the
//! speech below it, ``- `actions` what is said to them`` for each wrong way, and `stuck:` for a remark's hint.

use crate::{
    lines::Bad,
    script::{Form, Script},
};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    pub title: String,
    /// One line: what one will have done.
    pub promise: String,
    /// The story on the lesson's card.
    pub moment: String,
    /// What to try next.
    pub next: String,
    pub said: Vec<Said>,
}

/// What is said in a step, or as a remark.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    pub name: String,
    /// Moments have none.
    pub title: String,
    pub speech: String,
    /// By the actions of the wrong way.
    pub wrong: Vec<(String, String)>,
    /// On request, or after a while.
    pub stuck: Option<String>,
    line: usize,
}

impl Words {
    /// What is said in this step or as this remark.
    pub fn of(&self, name: &str) -> Option<&Said> {
        self.said.iter().find(|said| said.name == name)
    }

    /// Everything the guide says, speech by speech.
    pub fn speeches(&self) -> impl Iterator<Item = &str> {
        self.said.iter().flat_map(|said| {
            let wrong = said.wrong.iter().map(|(_, text)| text.as_str());
            std::iter::once(said.speech.as_str()).chain(wrong).chain(said.stuck.as_deref())
        })
    }

    pub fn parse(text: &str) -> Result<Words, Bad> {
        let mut words = Words::default();
        for (line, text) in (1..).zip(text.lines().map(str::trim)) {
            if text.is_empty() {
                continue;
            } else if let Some(heading) = text.strip_prefix("## ") {
                let (name, title) = heading.split_once(':').unwrap_or((heading, ""));
                let (name, title) = (name.trim().to_string(), title.trim().to_string());
                words.said.push(Said { name, title, line, ..Said::default() });
            } else if let Some(title) = text.strip_prefix("# ") {
                words.title = title.to_string();
            } else if let Some(said) = words.said.last_mut() {
                said.take(line, text)?;
            } else {
                let (key, value) = text.split_once(':').unwrap_or(("", text));
                *match key {
                    "promise" => &mut words.promise,
                    "moment" => &mut words.moment,
                    "next" => &mut words.next,
                    _ => return Err(Bad::at(line, key, "expected promise:, moment: or next:")),
                } = value.trim().to_string();
            }
        }
        let head = [
            ("title", &words.title),
            ("promise", &words.promise),
            ("moment", &words.moment),
            ("next", &words.next),
        ];
        match head.iter().find(|(_, text)| text.is_empty()) {
            Some((field, _)) => Err(Bad::at(0, field, "it is missing")),
            None => Ok(words),
        }
    }

    /// Whether there are words for everything in the script, and no others.
    pub(crate) fn fits(&self, script: &Script) -> Result<(), Bad> {
        // For each its name, the wrong ways, and whether it has a hint.
        let wanted: Vec<(&str, Vec<String>, bool)> = match &script.form {
            Form::Steps(steps) => steps
                .iter()
                .map(|step| {
                    (step.name.as_str(), step.wrong.iter().map(|wrong| wrong.name()).collect(), false)
                })
                .collect(),
            Form::FirstGame(guided) => {
                let hinted = guided.firsts.iter().map(|first| (first.name.as_str(), Vec::new(), true));
                let others = guided.moments.iter().chain([&guided.last]);
                hinted.chain(others.map(|one| (one.name.as_str(), Vec::new(), false))).collect()
            }
        };
        for (name, wrong, hinted) in &wanted {
            let said = self.of(name).ok_or_else(|| Bad::at(0, name, "nothing is said here"))?;
            let bad = |what: String| Err(Bad::at(said.line, name, what));
            let answered: Vec<&String> = said.wrong.iter().map(|(way, _)| way).collect();
            if said.speech.is_empty() {
                return bad("the guide says nothing".to_string());
            } else if let Some(missing) = wrong.iter().find(|way| !answered.contains(way)) {
                return bad(format!("no words for the wrong way `{missing}`"));
            } else if let Some(more) = answered.iter().find(|way| !wrong.contains(way)) {
                return bad(format!("the script has no wrong way `{more}`"));
            } else if *hinted != said.stuck.is_some() {
                return bad(
                    "what is asked the first time has a hint (stuck:), and nothing else has".to_string()
                );
            }
        }
        match self.said.iter().find(|said| wanted.iter().all(|(name, ..)| *name != said.name)) {
            Some(more) => Err(Bad::at(more.line, &more.name, "the script has nothing of this name")),
            None => Ok(()),
        }
    }
}

impl Said {
    fn take(&mut self, line: usize, text: &str) -> Result<(), Bad> {
        if let Some(rest) = text.strip_prefix("- `") {
            let (way, words) =
                rest.split_once('`').ok_or_else(|| Bad::at(line, &self.name, "expected a closing `"))?;
            self.wrong.push((way.to_string(), words.trim().to_string()));
        } else if let Some(hint) = text.strip_prefix("stuck:") {
            self.stuck = Some(hint.trim().to_string());
        } else {
            if !self.speech.is_empty() {
                self.speech.push(' ');
            }
            self.speech.push_str(text);
        }
        Ok(())
    }
}
