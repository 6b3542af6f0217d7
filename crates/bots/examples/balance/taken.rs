//! What becomes of those who take an objective, an artifact or a card.

use std::collections::{BTreeMap, BTreeSet};

use age_of_conan::{cards::op::Side, content::Content, event::Event};
use bots::arena::statistics::Rate;
use table::{MOST_SEATS, Seat, Standing};

/// Why a thing is taken.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum For {
    /// Met; there to be met.
    Objective,
    /// Held at an age; there to be won.
    Artifact,
    /// Used in a game by its holder.
    ArtifactUse,
    /// Laid for a bid; a success is to become the Conan player.
    Bid,
    /// Laid in a contest; a success is to win it.
    Fight,
    /// Played or used.
    Kingdom,
}

type Thing = (For, &'static str);

#[derive(Default)]
struct Count {
    /// How often it could be taken: it lay open, or was drawn.
    there: u64,
    taken: u64,
    succeeded: u64,
    /// Seats that took it in a game, and their victories.
    takers: u64,
    won: f64,
}

/// All games so far, and the one under way.
#[derive(Default)]
pub(crate) struct Taken {
    counts: BTreeMap<Thing, Count>,
    takers: BTreeSet<(Thing, Seat)>,
    bids: [Vec<&'static str>; MOST_SEATS],
    laid: Vec<(Seat, &'static str)>,
    attacker: Option<Seat>,
}

impl Taken {
    fn there(&mut self, thing: Thing) {
        self.counts.entry(thing).or_default().there += 1;
    }

    fn take(&mut self, thing: Thing, seat: Seat) {
        self.counts.entry(thing).or_default().taken += 1;
        self.takers.insert((thing, seat));
    }

    fn succeed(&mut self, thing: Thing) {
        self.counts.entry(thing).or_default().succeeded += 1;
    }

    pub(crate) fn listen(&mut self, content: &'static Content, told: &[Event]) {
        let strategy = |card: u8| content.strategy[usize::from(card)].name;
        let objective = |objective: u8| (For::Objective, content.objectives[usize::from(objective)].name);
        for event in told {
            match *event {
                Event::ObjectiveUp { objective: up } => self.there(objective(up)),
                Event::ObjectiveMet { seat, objective: met, .. } => self.take(objective(met), seat),
                Event::ArtifactTo { seat, category } => {
                    let thing = (For::Artifact, content.artifacts[category as usize].name);
                    self.there(thing);
                    self.take(thing, seat);
                }
                Event::ArtifactAside { category, .. } => {
                    self.there((For::Artifact, content.artifacts[category as usize].name));
                }
                Event::DrewStrategy { card, .. } => {
                    if let Some(card) = card.known().map(strategy) {
                        self.there((For::Bid, card));
                        self.there((For::Fight, card));
                    }
                }
                Event::Bid { seat, card, .. } => {
                    self.bids[seat.index()] = card.map(strategy).into_iter().collect();
                }
                Event::SecondCard { seat, card, .. } => self.bids[seat.index()].push(strategy(card)),
                Event::ConanPlayer { seat } => self.bidding_ends(seat),
                Event::ContestBegins { attacker, .. } => {
                    self.attacker = Some(attacker);
                    self.laid.clear();
                }
                Event::CardRevealed { seat, card } => self.laid.push((seat, strategy(card))),
                Event::Compared { winner, .. } => self.contest_ends(winner),
                Event::TablePlayed { seat, card } => self.take((For::Kingdom, card.card(content).name), seat),
                Event::Used { seat, card } => {
                    let purpose = if card.is_artifact() { For::ArtifactUse } else { For::Kingdom };
                    self.take((purpose, card.card(content).name), seat);
                }
                _ => {}
            }
        }
    }

    fn bidding_ends(&mut self, conan_player: Seat) {
        for (seat, cards) in std::mem::take(&mut self.bids).into_iter().enumerate() {
            for card in cards {
                self.take((For::Bid, card), Seat(seat as u8));
                if seat == conan_player.index() {
                    self.succeed((For::Bid, card));
                }
            }
        }
    }

    fn contest_ends(&mut self, winner: Side) {
        for (seat, card) in std::mem::take(&mut self.laid) {
            self.take((For::Fight, card), seat);
            if (Some(seat) == self.attacker) == (winner == Side::Attacker) {
                self.succeed((For::Fight, card));
            }
        }
    }

    pub(crate) fn over(&mut self, standing: &Standing) {
        for (thing, seat) in std::mem::take(&mut self.takers) {
            let count = self.counts.entry(thing).or_default();
            count.takers += 1;
            count.won += f64::from(standing.share(seat));
        }
    }

    pub(crate) fn print(&self) {
        if self.counts.is_empty() {
            return;
        }
        println!(
            "\n| for | what | there | taken | succeeded | takers won | 95 % |\n|---|---|---|---|---|---|---|"
        );
        for ((purpose, name), count) in &self.counts {
            let Count { there, taken, succeeded, takers, won } = *count;
            let Rate { rate, low, high, .. } = Rate::new(won, takers);
            let [rate, low, high] = [rate, low, high].map(|part| 100.0 * part);
            println!(
                "| {purpose:?} | {name} | {there} | {taken} | {succeeded} | {rate:.1} | {low:.1}–{high:.1} |"
            );
        }
    }
}
