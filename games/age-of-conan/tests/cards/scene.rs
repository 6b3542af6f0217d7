//! A short scene: a position from text, what chance will answer, and clicks in notation.

use std::collections::VecDeque;

use age_of_conan::{State, content::Kingdom, event::Event};
use table::{Chance, Match, Notation, Rules, Seat};

/// The faces of the conflict die (C-5), as chance answers them.
pub(crate) const HIT: u32 = 0;
pub(crate) const CONAN: u32 = 1;
pub(crate) const ATTACKER: u32 = 2;
pub(crate) const SHIELD: u32 = 3;
pub(crate) const AXE: u32 = 4;
pub(crate) const MISS: u32 = 5;

/// The key of everybody's part of a position.
pub(crate) const TABLE: &str = "table";

#[derive(Clone)]
pub(crate) struct Scene {
    game: Match<State>,
    coming: VecDeque<u32>,
    told: Vec<Event>,
}

/// Answers what was said beforehand, and nothing else.
struct Foretold<'a>(&'a mut VecDeque<u32>);

impl Chance for Foretold<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let answer = self.0.pop_front().expect("chance is asked for more than was foretold");
        assert!(answer < n, "{answer} was foretold, but only 0..{n} is possible");
        answer
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        let spent = std::thread::panicking() || self.coming.is_empty();
        assert!(spent, "chance was never asked for {:?}", self.coming);
    }
}

impl Scene {
    /// A position; the first kingdom has the turn and is the Conan player unless the text says otherwise.
    pub(crate) fn set(seats: &str, text: &str) -> Scene {
        let track = if text.contains("track") { "" } else { "track token-dancer token-queen\n" };
        let text = format!("seats {seats}\nadventure adventure-cimmeria\n{track}{text}");
        let game = Match::open_at(&text).unwrap_or_else(|misread| panic!("{misread} in\n{text}"));
        Scene { game, coming: VecDeque::new(), told: vec![] }
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    /// What happened so far.
    pub(crate) fn told(&self) -> &[Event] {
        &self.told
    }

    fn seat(&self, kingdom: &str) -> Seat {
        let kingdom = Kingdom::from_key(kingdom).unwrap();
        self.state().board.seat_of(kingdom).expect("the kingdom is played")
    }

    /// What chance will answer next, after what it was already going to.
    pub(crate) fn chance(&mut self, answers: &[u32]) -> &mut Scene {
        self.coming.extend(answers);
        self
    }

    /// Clicks, separated by commas.
    pub(crate) fn act(&mut self, kingdom: &str, clicks: &str) -> &mut Scene {
        for click in clicks.split(", ") {
            let seat = self.seat(kingdom);
            let action = self.game.read(click).unwrap_or_else(|_| panic!("{click:?} is no action"));
            match self.game.act(seat, action, &mut Foretold(&mut self.coming)) {
                Ok(events) => self.told.extend(events),
                Err(refusal) => panic!("{kingdom}, {click:?}: {refusal:?}\n{}", self.state().set_down()),
            }
        }
        self
    }

    /// Whether all these clicks, separated by commas, are among the offers.
    pub(crate) fn offers(&self, kingdom: &str, clicks: &str) -> bool {
        clicks.split(", ").all(|click| {
            let action = self.game.read(click).unwrap_or_else(|_| panic!("{click:?} is no action"));
            self.game.judge(self.seat(kingdom), action).is_ok()
        })
    }

    /// Whether one of these clicks is among the offers.
    pub(crate) fn offers_any(&self, kingdom: &str, clicks: &str) -> bool {
        clicks.split(", ").any(|click| self.offers(kingdom, click))
    }

    /// The decision the table waits for, as a position writes it.
    pub(crate) fn decision(&self) -> String {
        self.state().set_down().lines().last().unwrap_or_default().trim().to_string()
    }

    pub(crate) fn decides(&self, what: &str) -> bool {
        self.decision().split(' ').next() == Some(what)
    }

    fn in_contest(&self) -> bool {
        self.decides("window") || self.decides("strategy-card")
    }

    /// The player asked wants nothing.
    fn pass(&mut self) {
        let asked = self.state().missing().first().expect("somebody is asked");
        let kingdom = self.state().kingdom(asked).key();
        self.act(kingdom, "done");
    }

    /// Everybody passes until this is offered.
    pub(crate) fn pass_to(&mut self, kingdom: &str, click: &str) -> &mut Scene {
        while self.in_contest() && !self.offers(kingdom, click) {
            self.pass();
        }
        assert!(self.offers(kingdom, click), "{click:?} is never offered to {kingdom}");
        self
    }

    /// Everybody passes until the contest is over.
    pub(crate) fn end_contest(&mut self) -> &mut Scene {
        while self.in_contest() {
            self.pass();
        }
        self
    }

    /// The moments of the running contest in which the card is offered, if everybody always passes and chance
    /// answers so.
    pub(crate) fn moments(&self, kingdom: &str, card: &str, answers: &[u32]) -> Vec<String> {
        let mut trial = self.clone();
        trial.chance(answers);
        let mut moments = vec![];
        while trial.in_contest() {
            if trial.offers(kingdom, &format!("use {card}")) {
                moments.push(trial.decision().split(' ').nth(1).unwrap_or_default().to_string());
            }
            trial.pass();
        }
        moments
    }

    /// Everybody passes until the contest is over; whether the card was offered in none of its moments.
    pub(crate) fn never_offers(&mut self, kingdom: &str, card: &str) -> bool {
        let moments = self.moments(kingdom, card, &[]);
        self.end_contest();
        moments.is_empty()
    }

    /// A round of a campaign where the army stands already.
    pub(crate) fn campaign(&mut self, kingdom: &str, at: &str) -> &mut Scene {
        self.act(kingdom, &format!("die military military, campaign {at}"))
    }

    /// An attack by all units of a province.
    pub(crate) fn attack(&mut self, kingdom: &str, from: &str, to: &str) -> &mut Scene {
        self.act(kingdom, &format!("die military military, army {from}"));
        if self.decides("how-many") {
            self.act(kingdom, &format!("units {}", self.count(kingdom, "units", from)));
        }
        self.act(kingdom, &format!("to {to}"))
    }

    /// A contest of intrigue.
    pub(crate) fn intrigue(&mut self, kingdom: &str, at: &str) -> &mut Scene {
        self.act(kingdom, &format!("die intrigue intrigue, contest {at}"))
    }

    /// Up to the court action of a court+Conan die; nothing comes of Conan.
    pub(crate) fn court(&mut self, kingdom: &str) -> &mut Scene {
        self.act(kingdom, "die court-conan court, done")
    }

    /// The successes last compared (C-7), the attacker's first.
    pub(crate) fn compared(&self) -> (u8, u8) {
        let last = self.told.iter().rev().find_map(|event| match *event {
            Event::Compared { attacker, defender, .. } => Some((attacker, defender)),
            _ => None,
        });
        last.expect("a contest was fought")
    }

    /// The words of a line of the position: of a kingdom, or of the table.
    pub(crate) fn line(&self, of: &str, key: &str) -> Vec<String> {
        let text = self.state().set_down();
        let head = format!("seat {of}");
        let skipped = if of == TABLE { 0 } else { 1 + text.lines().position(|line| line == head).unwrap() };
        let part = text.lines().skip(skipped).take_while(|line| !line.starts_with("seat "));
        let words = part.map(|line| line.split_whitespace().map(str::to_string).collect::<Vec<_>>());
        words.into_iter().find(|words| words[0] == key).map(|words| words[1..].to_vec()).unwrap_or_default()
    }

    /// How many of something a line of the position names.
    pub(crate) fn count(&self, of: &str, key: &str, name: &str) -> u32 {
        let words = self.line(of, key);
        let Some(place) = words.iter().position(|word| word == name) else { return 0 };
        words.get(place + 1).and_then(|word| word.parse().ok()).unwrap_or(1)
    }

    /// The only number of a line; nothing is written for 0.
    pub(crate) fn number(&self, of: &str, key: &str) -> u32 {
        self.line(of, key).first().map_or(0, |word| word.parse().unwrap())
    }

    /// How many cards or tokens a line names in all.
    pub(crate) fn size(&self, of: &str, key: &str) -> u32 {
        let words = self.line(of, key);
        let names = words.iter().filter(|word| word.parse::<u32>().is_err());
        names.map(|name| self.count(of, key, name)).sum()
    }
}

/// K-2, U-7: a table card costs this much to be played and to be refreshed, the latter not in the turn of its use.
pub(crate) fn costs(seats: &str, kingdom: &str, card: &str, cost: u32) {
    let hand = |gold: u32| Scene::set(seats, &format!("seat {kingdom}\ngold {gold}\nhand {card}"));
    assert!(!hand(cost - 1).offers_any(kingdom, &format!("table {card}, use {card}")));
    let mut scene = hand(cost);
    assert!(!scene.offers(kingdom, &format!("use {card}")), "{card} is used from the hand");
    scene.act(kingdom, &format!("table {card}"));
    assert_eq!((scene.number(kingdom, "gold"), scene.count(kingdom, "ready", card)), (0, 1));
    assert_eq!(scene.size(kingdom, "hand"), 0);

    let used = |gold: u32, more: &str| {
        Scene::set(seats, &format!("seat {kingdom}\ngold {gold}\nused {card}\n{more}"))
    };
    assert!(!used(cost - 1, "").offers(kingdom, &format!("refresh {card}")));
    assert!(!used(cost, &format!("fresh {card}")).offers(kingdom, &format!("refresh {card}")));
    let mut scene = used(cost, "");
    scene.act(kingdom, &format!("refresh {card}"));
    assert_eq!((scene.number(kingdom, "gold"), scene.count(kingdom, "ready", card)), (0, 1));
}

/// K-2: the card was turned and lies used.
pub(crate) fn turned(scene: &Scene, kingdom: &str, card: &str) {
    let count = |pile| scene.count(kingdom, pile, card);
    assert_eq!((count("ready"), count("used")), (0, 1), "{card} is not turned");
}

/// K-3, K-4: the card was played from hand and discarded.
pub(crate) fn discarded(scene: &Scene, kingdom: &str, card: &str) {
    let count = |pile| scene.count(kingdom, pile, card);
    assert_eq!((count("hand"), count("discard")), (0, 1), "{card} is not discarded");
}

/// K-3: an event is no card for the table, nor for any moment but the court action.
pub(crate) fn at_court(seats: &str, text: &str, kingdom: &str, card: &str) -> Scene {
    let mut scene = Scene::set(seats, text);
    assert!(!scene.offers_any(kingdom, &format!("use {card}, table {card}")));
    scene.court(kingdom);
    assert!(scene.offers(kingdom, &format!("use {card}, draw-both, draw-two")));
    scene
}

/// U-7: the card can be used before the fate die and not after it.
pub(crate) fn before_the_die(seats: &str, text: &str, kingdom: &str, card: &str) -> Scene {
    let scene = Scene::set(seats, text);
    let using = format!("use {card}");
    assert!(scene.offers(kingdom, &using), "{card} is not offered");
    for die in ["die military military", "die intrigue intrigue", "die court-conan court"] {
        let mut later = scene.clone();
        later.act(kingdom, die);
        assert!(!later.offers(kingdom, &using), "{card} is offered after {die}");
    }
    scene
}
