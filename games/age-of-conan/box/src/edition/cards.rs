//! Adventures, objectives, decks, artifacts and tokens.

use age_of_conan::{
    cards::op::{Card, Contest, Contests, Kind, MOST_OPS, Op, Outcome, Price, Side, When, Window, Windows},
    content::{
        ADVENTURES, ARTIFACTS, Adventure, Area, Category, KINGDOM_CARDS, Kingdom, MOST_COPIES, MOST_GOALS,
        OBJECTIVES, Objective, Province, STRATEGY_CARDS, StrategyCard, TOKENS, Terrain, Terrains, Token,
    },
    pile::Pile,
};

use content::sheet::{Entry, Word, list};

use super::{
    Edition,
    words::{self, Narrowed, keys},
};

impl Edition<'_> {
    pub(super) fn adventures(&mut self) -> Vec<Adventure> {
        self.each("adventures.toml", ADVENTURES, |edition, entry| {
            let name = edition.key("adventure-", entry);
            let destination = entry.value("destination", Province::from_key, &keys!(Province));
            let length = entry.number("length", 2..=5);
            Some((Adventure { name: name?, destination: destination?, length: length? }, 1))
        })
    }

    pub(super) fn objectives(&mut self) -> Vec<Objective> {
        self.each("objectives.toml", OBJECTIVES, |edition, entry| {
            let name = edition.key("objective-", entry);
            let points = entry.number("points", 1..=9);
            let goals = several(entry, "goals", MOST_GOALS, words::goal);
            let name = name?;
            Some((Objective { name, text: text(name), points: points?, goals: goals?.leak() }, 1))
        })
    }

    pub(super) fn strategy(&mut self) -> Vec<StrategyCard> {
        let symbols = ["axe", "shield"];
        self.each("strategy.toml", STRATEGY_CARDS, |edition, entry| {
            let name = edition.key("strategy-", entry);
            let copies = copies(entry, Pile::MOST);
            let adventure = entry.number("adventure", 1..=6);
            let known = |word: &str| symbols.contains(&word).then(|| word == "axe");
            let shown = entry.values("symbols", known, &symbols, false);
            let terrains = entry.values("terrains", Terrain::from_key, &keys!(Terrain), false);
            let area24 = entry.value("area24", Area::from_key, &keys!(Area));
            let area23 = entry.value("area23", Area::from_key, &keys!(Area));
            if shown.is_empty() || terrains.is_empty() {
                entry.wrong(entry.line, "a strategy card has at least one symbol and one terrain (C-8)");
            }
            if area24.is_some() && area24 == area23 {
                entry.wrong(entry.line, "area24 and area23 are the same area (C-8)");
            }
            let card = StrategyCard {
                name: name?,
                copies,
                adventure: adventure?,
                axe: shown.contains(&true),
                shield: shown.contains(&false),
                terrains: terrains.into_iter().fold(Terrains::NONE, Terrains::with),
                area24: area24?,
                area23: area23?,
            };
            Some((card, copies))
        })
    }

    pub(super) fn tokens(&mut self) -> Vec<Token> {
        let read = |edition: &mut Self, entry: &Entry<'_>| {
            let name = edition.key("token-", entry);
            let copies = copies(entry, Pile::MOST);
            let category = entry.value("category", Category::from_key, &keys!(Category));
            let value = entry.number("value", 1..=4);
            let gold = entry.maybe_number("gold", 1..=2).unwrap_or(0);
            let sorcery = entry.maybe_number("sorcery", 1..=2).unwrap_or(0);
            if (gold == 0) == (sorcery == 0) {
                entry.wrong(entry.line, "a token is traded for gold or for sorcery, one of them (A-2)");
            }
            Some((Token { name: name?, copies, category: category?, value: value?, gold, sorcery }, copies))
        };
        let tokens = self.each("tokens.toml", TOKENS, read);
        let face = |token: &Token| (token.category, token.value, token.gold, token.sorcery);
        for (i, token) in tokens.iter().enumerate() {
            if let Some(same) = tokens[..i].iter().find(|other| face(other) == face(token)) {
                let reason =
                    format!("{} and {} are alike: write them as one with copies", same.name, token.name);
                self.problems.add("tokens.toml", 0, reason);
            }
        }
        tokens
    }

    pub(super) fn kingdom(&mut self, kingdom: Kingdom) -> Vec<Card> {
        let file = match kingdom {
            Kingdom::Aquilonia => "kingdom-aquilonia.toml",
            Kingdom::Turan => "kingdom-turan.toml",
            Kingdom::Stygia => "kingdom-stygia.toml",
            Kingdom::Hyperborea => "kingdom-hyperborea.toml",
        };
        self.each(file, KINGDOM_CARDS, |edition, entry| {
            let name = edition.key("card-", entry);
            let copies = copies(entry, MOST_COPIES);
            let kind = entry.one_of("kind", &["table", "event", "instant"]).map(|word| word.text);
            let kind = match kind {
                Some("table") => entry.number("cost", 1..=4).map(|cost| Kind::Table { cost }),
                Some("event") => Some(Kind::Event),
                _ => kind.map(|_| Kind::Instant),
            };
            Some((card(entry, name, kind, copies)?, copies))
        })
    }

    pub(super) fn artifacts(&mut self) -> Option<[Card; ARTIFACTS]> {
        let mut artifacts = self.each("artifacts.toml", ARTIFACTS, |edition, entry| {
            let name = edition.key("artifact-", entry);
            let category = entry.value("category", Category::from_key, &keys!(Category));
            let card = card(entry, name, Some(Kind::Artifact), 1);
            Some(((category?, card?), 1))
        });
        artifacts.sort_by_key(|&(category, _)| category);
        for category in Category::ALL {
            if artifacts.iter().filter(|(one, _)| *one == category).count() != 1 {
                let reason = format!("there must be one artifact for {} (G-12)", category.key());
                self.problems.add("artifacts.toml", 0, reason);
            }
        }
        artifacts.into_iter().map(|(_, card)| card).collect::<Vec<_>>().try_into().ok()
    }
}

fn card(entry: &Entry<'_>, name: Option<&'static str>, kind: Option<Kind>, copies: u8) -> Option<Card> {
    let windows = windows(entry);
    let when = when(entry);
    let price = match entry.maybe_word("price") {
        Some(word) => read(entry, word, words::price),
        None => Some(Price::Free),
    };
    let ops = several(entry, "do", MOST_OPS, words::op);
    let (name, kind, windows, when) = (name?, kind?, windows?, when?);
    let card = Card { name, text: text(name), kind, copies, windows, when, price: price?, ops: ops?.leak() };
    if let Err(reason) = sensible(&card) {
        entry.wrong(entry.line, reason);
        return None;
    }
    Some(card)
}

/// What no single field can say of a card.
fn sensible(card: &Card) -> Result<(), String> {
    let Card { kind, windows, when, price, .. } = *card;
    for window in windows.iter() {
        let key = window.key();
        if (kind == Kind::Event) != window.is_action() {
            return Err(
                "events, and only they, have the windows court, military-action and intrigue-action (K-3)"
                    .into(),
            );
        }
        if kind != Kind::Artifact && !window.asks() {
            return Err(format!("only an artifact can have the window {key}: nobody is asked"));
        }
        if !window.asks() && price != Price::Free {
            return Err(format!("nobody is asked in the window {key}: leave out price"));
        }
        if !window.asks() && windows != Windows::of(window) {
            return Err(format!("nobody is asked in the window {key}: it stands alone"));
        }
        if window != Window::Result && when.outcome.is_some() {
            return Err("won and lost are known only in the window result".into());
        }
    }
    if let Some(outside) = windows.iter().next().filter(|_| !windows.iter().any(Window::in_contest))
        && when != When::ANY
    {
        return Err(format!("the window {} is no moment of a contest: leave out when", outside.key()));
    }
    let each = |&op: &Op| windows.iter().try_for_each(|window| fits(op, window, when));
    card.ops.iter().try_for_each(|op| each(op).and_then(|()| ends(*op, kind)))
}

/// K-4: one window, several, or any moment of a contest.
fn windows(entry: &Entry<'_>) -> Option<Windows> {
    const ANY_MOMENT: &str = "contest";
    let mut known = keys!(Window).to_vec();
    known.push(ANY_MOMENT);
    let given = entry.one_or_more("window");
    let mut windows = Windows::NONE;
    for word in &given {
        let more = match word.text {
            ANY_MOMENT => Some(Windows::CONTEST),
            word => Window::from_key(word).map(Windows::of),
        };
        let Some(more) = more else {
            let known = list(&known);
            entry.wrong(word.line, format!("window cannot be {:?}: expected {known}", word.text));
            return None;
        };
        if windows.or(more) == windows {
            entry.wrong(word.line, format!("window says {:?} twice", word.text));
            return None;
        }
        windows = windows.or(more);
    }
    (!given.is_empty()).then_some(windows)
}

/// Whatever a card does can be done only so often: no turn and no contest may go on for ever.
fn ends(op: Op, kind: Kind) -> Result<(), String> {
    match (op, kind) {
        (Op::Ready(_), Kind::Table { .. }) => {
            Err("a table card cannot say ready: it could make itself ready again and again".into())
        }
        (Op::DrawKingdom(_), Kind::Instant) => {
            Err("an instant cannot say draw-kingdom: it could draw itself again and again".into())
        }
        (Op::Spare, Kind::Artifact) => {
            Err("an artifact cannot say spare: its owner could fight on for ever".into())
        }
        _ => Ok(()),
    }
}

fn fits(op: Op, window: Window, when: When) -> Result<(), String> {
    if !op.fits(window) {
        return Err(format!("the effect {op:?} cannot happen in the window {}", window.key()));
    }
    let campaign =
        when.contests == Contests::NONE.with(Contest::Campaign) && when.side == Some(Side::Attacker);
    let fight = Contests::NONE.with(Contest::Siege).with(Contest::Battle);
    let won = when.outcome == Some(Outcome::Won);
    match op {
        Op::FreeMarch if !campaign => Err("free-march needs campaign and attacker (M-13)".into()),
        Op::Advance if !(campaign && won) => Err("advance needs campaign, attacker and won (M-10)".into()),
        Op::ExtraLoss if !(when.contests.within(fight) && won) => {
            Err("extra-loss needs siege or battle, and won (M-16, M-22)".into())
        }
        _ => Ok(()),
    }
}

fn when(entry: &Entry<'_>) -> Option<When> {
    let mut narrowed = Narrowed::new();
    let mut right = true;
    for word in entry.words("when") {
        if let Err(reason) = narrowed.narrow(word.text) {
            entry.wrong(word.line, reason);
            right = false;
        }
    }
    let when = narrowed.done().map_err(|reason| entry.wrong(entry.line, reason)).ok();
    when.filter(|_| right)
}

/// One to `most` phrases of the vocabulary.
fn several<T>(
    entry: &Entry<'_>,
    name: &'static str,
    most: usize,
    reader: fn(&str) -> Result<T, String>,
) -> Option<Vec<T>> {
    let phrases = entry.words(name);
    if !(1..=most).contains(&phrases.len()) {
        entry.wrong(entry.line, format!("{name} must say 1 to {most} things, not {}", phrases.len()));
        return None;
    }
    let all: Vec<_> = phrases.iter().map(|&phrase| read(entry, phrase, reader)).collect();
    all.into_iter().collect()
}

fn read<T>(entry: &Entry<'_>, word: Word<'_>, reader: fn(&str) -> Result<T, String>) -> Option<T> {
    reader(word.text).map_err(|reason| entry.wrong(word.line, reason)).ok()
}

/// How many of a card the deck has; left out is one.
fn copies(entry: &Entry<'_>, most: u8) -> u8 {
    entry.maybe_number("copies", 1..=most).unwrap_or(1)
}

/// The key of the text that goes with a name.
fn text(name: &str) -> &'static str {
    format!("{name}-text").leak()
}
