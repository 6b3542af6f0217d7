//! How it is written down: actions here, positions beside.
//!
//! An action is a few words: `bid 5`, `challenge massive-doors on forgotten-crypt`, `lay iron-thews on 1`,
//! `from 0 to 1`. Seats are counted from 0, places in a row from 1.
//!
//! A position is one fact a line; whatever is left out has its usual value:
//!
//! ```text
//! content my-edition 0123456789abcdef           an owner's edition; left out it is ours
//! seats 2                                       comes first of the rest
//! option goal_glory 40
//! player 0 barbarian 15 at forgotten-crypt      or between, expelled ADVENTURE, waited ADVENTURE, away
//! hand 0 curse-of-nergal                        also open, hidden (objects), allies, completed
//! spent 0                                       whose ability is spent
//! adventure forgotten-crypt 0                   who played it, or -
//! challenge forgotten-crypt massive-doors 1 down
//! alliance 0 kept 5,5,0,0 5,5,0,0 5,5,0,0 1---- 0 1
//! phase heroes                                  or cards, test, diplomacy, draw
//! ```
//!
//! The rest says what is under way: `contest`, `bids`, `laid`, `offer`, and the `frame`s from the outermost in.

mod check;
mod down;
mod up;

use alloc::{format, string::String};

use table::{Misread, Notation, Seat};

use crate::lexicon::{ATTRIBUTES, GOODS, challenge_of as challenge_word, site_of, value_of, word_of};
use crate::{
    action::{Action, Deed},
    board::{Figure, Grab, Site},
    content::{Card, Content},
    state::State,
};

/// Actions of a single word.
const PLAIN: &[(&str, Action)] = &[
    ("pass", Action::Pass),
    ("no", Action::No),
    ("done", Action::Done),
    ("scrap", Action::Scrap),
    ("withdraw", Action::Withdraw),
    ("yes", Action::Yes),
    ("counter", Action::Counter),
    ("submit", Action::Submit),
    ("match", Action::Match),
    ("hire", Action::Hire),
    ("hire-free", Action::HireFree),
    ("rage", Action::Rage),
    ("sermon", Action::Sermon),
    ("treaty", Action::Treaty),
    ("alliance", Action::Alliance),
    ("draw", Action::Draw),
    ("draw-two", Action::DrawTwo),
    ("stand", Action::Deed(Deed::Pass)),
    ("complete", Action::Deed(Deed::Complete)),
];

impl Notation for State {
    fn write(&self, action: Action) -> String {
        if let Some((word, _)) = PLAIN.iter().find(|(_, plain)| *plain == action) {
            return (*word).into();
        }
        let card = |card: Card| self.cards.word(card);
        let site = |site: Site| self.cards.word(site.card());
        match action {
            Action::Target(seat) => format!("player {seat}"),
            Action::Site(at) => format!("at {}", site(at)),
            Action::Spot(at, slot) => format!("spot {} {}", site(at), slot + 1),
            Action::Hidden(seat) => format!("hidden {seat}"),
            Action::Choose(its) => format!("choose {}", card(its)),
            Action::Adventure(its) => format!("adventure {}", card(its)),
            Action::Challenge(its, at) => format!("challenge {} on {}", card(its), site(at)),
            Action::Turn(its) => format!("turn {}", card(its)),
            Action::Special(its) => format!("special {}", card(its)),
            Action::Deed(deed) => self.write_deed(deed),
            Action::Peek(deed, at, slot) => {
                format!("{} peeking {} {}", self.write_deed(deed), site(at), slot + 1)
            }
            Action::Bid(amount) => format!("bid {amount}"),
            Action::Name(attribute, Figure::Hero(seat)) => {
                format!("name {} hero {seat}", word_of(ATTRIBUTES, attribute))
            }
            Action::Name(attribute, Figure::Ally(ally)) => {
                format!("name {} ally {}", word_of(ATTRIBUTES, attribute), card(ally))
            }
            Action::Lay(its) => format!("lay {}", card(its)),
            Action::LayOn(its, seat) => format!("lay {} on {seat}", card(its)),
            Action::Grab(grab) => {
                format!("grab {} {} {}", grab.glory, grab.objects, if grab.effect { "effect" } else { "-" })
            }
            Action::Invite(seat) => format!("invite {seat}"),
            Action::Share(tenths) => format!("share {tenths}"),
            Action::Heir(None) => "heir active".into(),
            Action::Heir(Some(seat)) => format!("heir {seat}"),
            Action::Between(from, to) => format!("from {from} to {to}"),
            Action::Good(good) => format!("good {}", word_of(GOODS, good)),
            Action::Amount(amount) => format!("amount {amount}"),
            Action::SwapTwo(its) => format!("swap {}", card(its)),
            _ => String::new(),
        }
    }

    fn read(&self, text: &str) -> Option<Action> {
        if let Some((_, plain)) = PLAIN.iter().find(|(word, _)| *word == text) {
            return Some(*plain);
        }
        if let Some((deed, spot)) = text.split_once(" peeking ") {
            let (site, slot) = spot.split_once(' ')?;
            let deed = self.read_deed(deed)?;
            return Some(Action::Peek(deed, site_of(self.cards, site)?, slot_of(slot)?));
        }
        if let Some(deed) = self.read_deed(text) {
            return Some(Action::Deed(deed));
        }
        let mut words = [""; 5];
        let mut count = 0;
        for word in text.split(' ') {
            *words.get_mut(count)? = word;
            count += 1;
        }
        self.read_words(&words[..count])
    }

    fn set_down(&self) -> String {
        down::set_down(self)
    }

    fn set_up(text: &str) -> Result<State, Misread> {
        State::set_up_with(text, None)
    }
}

impl State {
    /// A position of our edition or of an owner's own, whichever the text names.
    pub fn set_up_with(text: &str, own: Option<&'static Content>) -> Result<State, Misread> {
        up::set_up(text, own)
    }
}

/// Slots are counted from 1.
fn slot_of(word: &str) -> Option<u8> {
    word.parse::<u8>().ok()?.checked_sub(1)
}

fn seat_of(word: &str) -> Option<Seat> {
    word.parse().ok().filter(|&seat| seat < 4).map(Seat)
}

impl State {
    fn write_deed(&self, deed: Deed) -> String {
        let card = |card: Card| self.cards.word(card);
        match deed {
            Deed::Pass => "stand".into(),
            Deed::Complete => "complete".into(),
            Deed::Move(site) => format!("move {}", card(site.card())),
            Deed::Face(slot) => format!("face {}", slot + 1),
            Deed::Duel(seat) => format!("duel {seat}"),
            Deed::StealCard(seat) => format!("steal-card {seat}"),
            Deed::StealObject(its) => format!("steal-object {}", card(its)),
            Deed::StealHidden(seat) => format!("steal-hidden {seat}"),
            Deed::Return(site) => format!("return {}", card(site.card())),
            Deed::Ransom(site) => format!("ransom {}", card(site.card())),
            Deed::Use(its) => format!("use {}", card(its)),
        }
    }

    fn read_deed(&self, text: &str) -> Option<Deed> {
        match text {
            "stand" => return Some(Deed::Pass),
            "complete" => return Some(Deed::Complete),
            _ => {}
        }
        let (verb, what) = text.split_once(' ')?;
        Some(match verb {
            "move" => Deed::Move(site_of(self.cards, what)?),
            "face" => Deed::Face(slot_of(what)?),
            "duel" => Deed::Duel(seat_of(what)?),
            "steal-card" => Deed::StealCard(seat_of(what)?),
            "steal-object" => Deed::StealObject(self.cards.find(what)?),
            "steal-hidden" => Deed::StealHidden(seat_of(what)?),
            "return" => Deed::Return(site_of(self.cards, what)?),
            "ransom" => Deed::Ransom(site_of(self.cards, what)?),
            "use" => Deed::Use(self.cards.find(what)?),
            _ => return None,
        })
    }

    fn read_words(&self, words: &[&str]) -> Option<Action> {
        let card = |word: &str| self.cards.find(word);
        Some(match *words {
            ["player", seat] => Action::Target(seat_of(seat)?),
            ["at", site] => Action::Site(site_of(self.cards, site)?),
            ["spot", site, slot] => Action::Spot(site_of(self.cards, site)?, slot_of(slot)?),
            ["hidden", seat] => Action::Hidden(seat_of(seat)?),
            ["choose", its] => Action::Choose(card(its)?),
            ["adventure", its] => Action::Adventure(card(its)?),
            ["challenge", its, "on", site] => Action::Challenge(card(its)?, site_of(self.cards, site)?),
            ["turn", its] => Action::Turn(card(its)?),
            ["special", its] => Action::Special(card(its)?),
            ["bid", amount] => Action::Bid(amount.parse().ok()?),
            ["name", attribute, "hero", seat] => {
                Action::Name(value_of(ATTRIBUTES, attribute)?, Figure::Hero(seat_of(seat)?))
            }
            ["name", attribute, "ally", ally] => {
                Action::Name(value_of(ATTRIBUTES, attribute)?, Figure::Ally(card(ally)?))
            }
            ["lay", its] => Action::Lay(card(its)?),
            ["lay", its, "on", seat] => Action::LayOn(card(its)?, seat_of(seat)?),
            ["grab", glory, objects, effect @ ("effect" | "-")] => Action::Grab(Grab {
                glory: glory.parse().ok()?,
                objects: objects.parse().ok()?,
                effect: effect == "effect",
            }),
            ["invite", seat] => Action::Invite(seat_of(seat)?),
            ["share", tenths] => Action::Share(tenths.parse().ok()?),
            ["heir", "active"] => Action::Heir(None),
            ["heir", seat] => Action::Heir(Some(seat_of(seat)?)),
            ["from", from, "to", to] => Action::Between(seat_of(from)?, seat_of(to)?),
            ["good", good] => Action::Good(value_of(GOODS, good)?),
            ["amount", amount] => Action::Amount(amount.parse().ok()?),
            ["swap", its] => Action::SwapTwo(card(its)?),
            _ => return None,
        })
    }
}
