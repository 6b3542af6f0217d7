//! Editions of the card game: ten heroes, 32 challenges, 20 adventures, 48 specials (P-1).

mod bake;
mod words;

use std::path::Path;

use card_game::{
    cards::op::{Boon, Effect},
    content::{
        Ability, Adventure, Attribute, Card, Challenge, Content, Hero, MOST_DIFFICULTY, MOST_GLORY,
        MOST_LOOT_OBJECTS, MOST_VALUE, Special, Values,
    },
};
use content::{
    Problem, digest, is_name, read_folder,
    sheet::{Entry, Problems, Sheet, Word, list},
};

pub use bake::bake;
use words::{Place, boon, op_at, sway};

/// What a file may hold, in any file and order.
const ENTRIES: [&str; 6] = ["edition", "hero", "challenge", "adventure", "resolution", "object"];

/// In the order of [`Ability::ALL`].
const ABILITIES: [&str; 10] = [
    "rage",
    "nimble-fingers",
    "i-shall-return",
    "brotherhood",
    "expert-tracker",
    "sermon",
    "plunder",
    "swift",
    "honour",
    "swindle",
];

/// Reads and checks the edition in a folder.
pub fn load(folder: &Path) -> Result<&'static Content, Vec<Problem>> {
    load_files(&read_folder(folder)?)
}

/// Reads and checks an edition from its files. It is kept for the rest of the program: positions point into it.
pub fn load_files(files: &[(String, String)]) -> Result<&'static Content, Vec<Problem>> {
    let problems = Problems::default();
    let mut draft = Draft::default();
    for (file, text) in files {
        let sheet = Sheet::parse(file, text, &problems);
        for name in ENTRIES {
            for entry in sheet.entries(name, &ENTRIES) {
                draft.read(file, name, entry);
            }
        }
    }
    draft.count(&problems);
    if !problems.is_empty() {
        return Err(problems.into_sorted());
    }
    Ok(Box::leak(Box::new(draft.finish(digest(files)))))
}

/// The messages that an edition has words for: names, texts and lines of its cards.
pub fn names(content: &'static Content) -> Vec<&'static str> {
    let mut names: Vec<_> = content.heroes.iter().flat_map(|hero| [hero.key, hero.text]).collect();
    names.extend(content.challenges.iter().flat_map(|card| [card.key, card.line]));
    names.extend(content.adventures.iter().flat_map(|card| [card.key, card.text, card.line]));
    names.extend(content.specials.iter().flat_map(|card| [card.key, card.text, card.line]));
    names
}

/// The cards read so far, and how many entries there were, sound or not.
#[derive(Default)]
struct Draft {
    seen: [usize; ENTRIES.len()],
    keys: Vec<(String, String, usize)>,
    name: Option<&'static str>,
    heroes: Vec<Hero>,
    challenges: Vec<Challenge>,
    adventures: Vec<Adventure>,
    resolution: Vec<Special>,
    objects: Vec<Special>,
}

impl Draft {
    fn read(&mut self, file: &str, name: &str, entry: Entry<'_>) {
        let kind = ENTRIES.iter().position(|&known| known == name).expect("one of the entries");
        self.seen[kind] += 1;
        match kind {
            0 => self.name = entry.word("key").and_then(|word| spelled(&entry, word)),
            1 => _ = self.hero(file, &entry),
            2 => _ = self.challenge(file, &entry),
            3 => _ = self.adventure(file, &entry),
            4 => _ = self.resolution_card(file, &entry),
            _ => _ = self.object(file, &entry),
        }
        entry.close();
    }

    fn hero(&mut self, file: &str, entry: &Entry<'_>) -> Option<()> {
        fixed(entry, &["ability", "strength", "cunning", "spirit"]);
        let ability = |word: &str| Some(Ability::ALL[ABILITIES.iter().position(|&known| known == word)?]);
        let word = self.key(file, entry);
        let ability = entry.value("ability", ability, &ABILITIES);
        let values = values(entry);
        let (word, ability, values) = (word?, ability?, values?);
        if self.heroes.iter().any(|hero| hero.ability == ability) {
            entry.wrong(entry.line, "another hero has this ability already (H)");
            return None;
        }
        let (key, text, _) = messages("hero", word);
        self.heroes.push(Hero { word, key, text, values, ability });
        Some(())
    }

    fn challenge(&mut self, file: &str, entry: &Entry<'_>) -> Option<()> {
        fixed(entry, &["strength", "cunning", "spirit", "ally_cost"]);
        let word = self.key(file, entry);
        let values = values(entry);
        let ally_cost = entry.maybe_number("ally_cost", 1..=MOST_GLORY);
        let (word, values) = (word?, values?);
        let (key, _, line) = messages("challenge", word);
        self.challenges.push(Challenge { word, key, line, values, ally_cost });
        Some(())
    }

    fn adventure(&mut self, file: &str, entry: &Entry<'_>) -> Option<()> {
        fixed(entry, &["difficulty", "glory", "objects", "effect"]);
        let word = self.key(file, entry);
        let difficulty = entry.number("difficulty", 1..=MOST_DIFFICULTY);
        let glory = entry.number("glory", 0..=MOST_GLORY);
        let objects = entry.maybe_number("objects", 1..=MOST_LOOT_OBJECTS).unwrap_or(0);
        let effect = match timing(entry, &["completion", "next-contest", "next-cycle"]) {
            "next-contest" => boons(entry).map(Effect::NextContest),
            "next-cycle" => boons(entry).map(Effect::NextCycle),
            _ => Some(Effect::Completion(all(entry, "effect", op_at(Place::Completed))))
                .filter(|effect| !effect.ops().is_empty()),
        };
        let (word, difficulty, glory) = (word?, difficulty?, glory?);
        let (key, text, line) = messages("adventure", word);
        self.adventures.push(Adventure { word, key, text, line, difficulty, glory, objects, effect });
        Some(())
    }

    fn resolution_card(&mut self, file: &str, entry: &Entry<'_>) -> Option<()> {
        fixed(entry, &["effect", "won", "lost"]);
        let word = self.key(file, entry);
        let effect = match timing(entry, &["resolution", "card-phase"]) {
            "card-phase" => some(entry, op_at(Place::Alone)).map(Effect::CardPhase),
            _ => some(entry, sway).map(|sways| Effect::Resolution {
                sways,
                won: all(entry, "won", op_at(Place::Contest)),
                lost: all(entry, "lost", op_at(Place::Contest)),
            }),
        };
        let (word, effect) = (word?, effect?);
        let (key, text, line) = messages("special", word);
        self.resolution.push(Special { word, key, text, line, effect });
        Some(())
    }

    fn object(&mut self, file: &str, entry: &Entry<'_>) -> Option<()> {
        fixed(entry, &["effect"]);
        let word = self.key(file, entry);
        let effect = match timing(entry, &["face-up", "hero-action"]) {
            "hero-action" => some(entry, op_at(Place::Alone)).map(Effect::HeroAction),
            _ => boons(entry).map(Effect::FaceUp),
        };
        let (word, effect) = (word?, effect?);
        let (key, text, line) = messages("special", word);
        self.objects.push(Special { word, key, text, line, effect });
        Some(())
    }

    /// A card's key: no two cards share one, so that notation can call them by it.
    fn key(&mut self, file: &str, entry: &Entry<'_>) -> Option<&'static str> {
        let word = entry.word("key")?;
        if let Some((_, file, line)) = self.keys.iter().find(|(key, ..)| key == word.text) {
            entry.wrong(word.line, format!("{:?} is already a card, in {file}:{line}", word.text));
            return None;
        }
        self.keys.push((word.text.into(), file.into(), word.line));
        spelled(entry, word)
    }

    /// P-1
    fn count(&self, problems: &Problems) {
        let [editions, heroes, challenges, adventures, resolution, objects] = self.seen;
        let counts = [
            ("[[edition]]", editions, 1),
            ("[[hero]]", heroes, 10),
            ("[[challenge]]", challenges, Card::CHALLENGES.into()),
            ("[[adventure]]", adventures, Card::ADVENTURES.into()),
            ("[[resolution]] and [[object]] together", resolution + objects, Card::SPECIALS.into()),
        ];
        for (name, found, wanted) in counts {
            if found != wanted {
                problems.add("the edition", 0, format!("{name}: {found} found, {wanted} wanted (P-1)"));
            }
        }
    }

    fn finish(mut self, digest: u64) -> Content {
        self.heroes.sort_by_key(|hero| hero.ability);
        let resolution_cards = self.resolution.len() as u8;
        self.resolution.append(&mut self.objects);
        Content {
            name: self.name.expect("counted"),
            digest,
            heroes: array(self.heroes),
            challenges: array(self.challenges),
            adventures: array(self.adventures),
            specials: array(self.resolution),
            resolution_cards,
        }
    }
}

fn array<T: std::fmt::Debug, const N: usize>(cards: Vec<T>) -> [T; N] {
    cards.try_into().expect("counted")
}

fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

/// The messages of a card's name, text and line.
fn messages(sort: &str, word: &str) -> (&'static str, &'static str, &'static str) {
    let message = |end: &str| leak(format!("cg-{sort}-{word}{end}"));
    (message(""), message("-text"), message("-line"))
}

/// Small letters, digits and single hyphens: what a message and a notation can be called.
fn spelled(entry: &Entry<'_>, word: Word<'_>) -> Option<&'static str> {
    if is_name(word.text) {
        return Some(leak(word.text.into()));
    }
    entry.wrong(word.line, format!("{:?} is no name: expected small letters, digits and hyphens", word.text));
    None
}

fn values(entry: &Entry<'_>) -> Option<Values> {
    let [strength, cunning, spirit] =
        Attribute::ALL.map(|attribute| entry.number(words::attribute_word(attribute), 0..=MOST_VALUE));
    Some([strength?, cunning?, spirit?])
}

/// `fixed`: the fields the book tells. Nothing depends on it; it must only name fields.
fn fixed(entry: &Entry<'_>, fields: &[&str]) {
    entry.values("fixed", |word| fields.contains(&word).then_some(()), fields, false);
}

/// The timing, the first of these if none is given (P-4).
fn timing<'s>(entry: &Entry<'s>, timings: &[&'s str]) -> &'s str {
    match entry.maybe_word("timing") {
        Some(word) if timings.contains(&word.text) => word.text,
        Some(word) => {
            entry.wrong(word.line, format!("timing cannot be {:?}: expected {}", word.text, list(timings)));
            timings[0]
        }
        None => timings[0],
    }
}

/// Reads the sentences of a field.
fn all<T: Copy>(
    entry: &Entry<'_>,
    field: &'static str,
    read: impl Fn(&str) -> Result<T, String>,
) -> &'static [T] {
    let mut done = Vec::new();
    for word in entry.words(field) {
        match read(word.text) {
            Ok(one) => done.push(one),
            Err(reason) => entry.wrong(word.line, format!("{field}: {reason}")),
        }
    }
    Vec::leak(done)
}

/// Reads the boons of a card; each feat has one op at most.
fn boons(entry: &Entry<'_>) -> Option<&'static [Boon]> {
    let boons = some(entry, boon)?;
    let feats = boons.iter().filter_map(|boon| match boon {
        Boon::When(feat, _) => Some(*feat),
        _ => None,
    });
    let mut seen = Vec::new();
    for feat in feats {
        if seen.contains(&feat) {
            entry.wrong(entry.line, "effect: a feat is twice on the card");
        }
        seen.push(feat);
    }
    Some(boons)
}

/// Reads the effect of a card that must have one.
fn some<T: Copy>(entry: &Entry<'_>, read: impl Fn(&str) -> Result<T, String>) -> Option<&'static [T]> {
    if entry.words("effect").is_empty() {
        entry.wrong(entry.line, "the card has no effect");
    }
    Some(all(entry, "effect", read)).filter(|effect| !effect.is_empty())
}
