//! Laws about who may know what.

use alloc::{format, string::String, vec::Vec};

use super::{Broken, Law, Trial};
use crate::{Chance, Cx, Dice, Eye, Game, Insight, Recorded, Seat, eyes};

/// The position after an action, and the events on the way.
struct Course<G: Game> {
    state: G,
    events: Vec<G::Event>,
}

impl<G: Game> Course<G> {
    fn of(mut state: G, seat: Seat, action: G::Action, chance: &mut dyn Chance) -> Course<G> {
        let mut events = Vec::new();
        state.play(seat, action, &mut Cx::telling(chance, &mut events));
        Course { state, events }
    }

    fn perceived(&self, eye: Eye) -> Vec<G::Glimpse> {
        self.events.iter().filter_map(|event| G::glimpse(event, eye)).collect()
    }
}

/// Answers from a list as long as its answers fit, then from dice: to find out what would have happened.
struct Echo<'a> {
    answers: &'a [u32],
    beyond: Dice,
}

impl Chance for Echo<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match self.answers.split_first() {
            Some((&first, rest)) if first < n => {
                self.answers = rest;
                first
            }
            _ => self.beyond.below(n),
        }
    }
}

/// A viewer who is told the same in two openings sees the same.
pub(super) fn opening<G: Game>(setup: &G::Setup, dice: &mut Dice) -> Result<(), Broken> {
    let mut open = || {
        let mut events = Vec::new();
        let state = G::begin(setup, &mut Cx::telling(dice, &mut events));
        Course { state, events }
    };
    let (one, other): (Course<G>, Course<G>) = (open(), open());
    alike(&one, &other, None).map_err(|what| Broken { law: Law::NoSilentSecret, at: 0, what })
}

/// Viewers who were told the same in both courses must see the same. `actor` knows their own choice.
fn alike<G: Game>(one: &Course<G>, other: &Course<G>, actor: Option<Seat>) -> Result<(), String> {
    for eye in eyes(one.state.seats()).filter(|&eye| eye != Eye::Archive && Some(eye) != actor.map(Eye::Seat))
    {
        if one.perceived(eye) != other.perceived(eye) {
            continue;
        }
        if one.state.view(eye) != other.state.view(eye) {
            let (one, other) = (one.state.view(eye), other.state.view(eye));
            return Err(format!("{eye:?} was told the same, but sees\n{one:?}\nor\n{other:?}"));
        }
    }
    Ok(())
}

impl<G: Game> Trial<G> {
    /// A position imagined from a view gives the same view and offers, and waits for the same seats.
    pub(super) fn imagination(&mut self) -> Result<(), Broken> {
        let state = self.game.state().clone();
        let mut aside = self.dice.clone();
        for eye in eyes(state.seats()) {
            let insight = self.game.insight(eye);
            // A viewer who comes late sees the same but remembers nothing.
            let late = Insight::<G>::of(&insight.view).imagine(&mut aside);
            if late.view(eye) != insight.view {
                let what =
                    format!("{eye:?}, told nothing, imagines\n{:?}\nnot\n{:?}", late.view(eye), insight.view);
                return self.broken(Law::Imagination, what);
            }
            let imagined = insight.imagine(&mut self.dice);
            let view = insight.view;
            if eye == Eye::Archive {
                if imagined != state {
                    let what = format!("the archive imagines\n{imagined:?}\nnot\n{state:?}");
                    return self.broken(Law::ArchiveSeesAll, what);
                }
                continue;
            }
            if imagined.view(eye) != view {
                let what = format!("{eye:?} imagines\n{:?}\nnot\n{view:?}", imagined.view(eye));
                return self.broken(Law::Imagination, what);
            }
            if imagined.turn() != state.turn() {
                return self.broken(Law::AsksOpenly, format!("whom we wait for tells {eye:?} a secret"));
            }
            if imagined.view(Eye::Onlooker) != state.view(Eye::Onlooker) {
                return self
                    .broken(Law::OnlookerSeesLeast, format!("an onlooker sees what {eye:?} does not"));
            }
            if let Eye::Seat(seat) = eye {
                let mut dreamt = Vec::new();
                imagined.legal(seat, &mut dreamt);
                if dreamt != self.legal(seat) {
                    let what = format!("seat {seat} is offered {:?}, imagines {dreamt:?}", self.legal(seat));
                    return self.broken(Law::Imagination, what);
                }
            }
        }
        Ok(())
    }

    /// Tries the same action with other dice, and another action with the same dice: viewers who are told the same must
    /// see the same. Actions that cause no events are public, and not compared.
    pub(super) fn perceived_alike(
        &mut self,
        seat: Seat,
        action: G::Action,
        legal: &[G::Action],
    ) -> Result<(), Broken> {
        let state = self.game.state();
        let (luck, other_luck) = (self.dice.clone(), Dice(self.dice.below(u32::MAX).into()));
        let one = Course::of(state.clone(), seat, action, &mut luck.clone());
        let two = Course::of(state.clone(), seat, action, &mut other_luck.clone());
        let unlike = alike(&one, &two, None).err();
        let another = legal[self.dice.below(legal.len() as u32) as usize];
        let three = Course::of(self.game.state().clone(), seat, another, &mut luck.clone());
        let told = !one.events.is_empty() && !three.events.is_empty();
        let unlike = unlike.or_else(|| told.then(|| alike(&one, &three, Some(seat)).err()).flatten());
        match unlike {
            Some(what) => self.broken(Law::NoSilentSecret, format!("{action:?} or {another:?}: {what}")),
            None => Ok(()),
        }
    }

    /// Tries the same action in a world that a viewer imagines: if they are told the same, they must see the same and
    /// the game must ask the same seats next.
    pub(super) fn asks_openly(&mut self, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let state = self.game.state().clone();
        let mut luck = self.dice.clone();
        let mut recorded = Recorded::new(&mut luck);
        let real = Course::of(state.clone(), seat, action, &mut recorded);
        let answers = recorded.answers;
        for eye in eyes(state.seats()).filter(|&eye| eye != Eye::Archive) {
            let imagined = Insight::<G>::of(&state.view(eye)).imagine(&mut self.dice);
            if imagined.judge(seat, action).is_err() {
                continue;
            }
            let mut echo = Echo { answers: &answers, beyond: self.dice.clone() };
            let dreamt = Course::of(imagined, seat, action, &mut echo);
            if dreamt.perceived(eye) != real.perceived(eye) || self.waits_still(&real, &dreamt) {
                continue;
            }
            if dreamt.state.turn() != real.state.turn() {
                let what = format!("after {action:?}, whom we ask tells {eye:?} a secret");
                return self.broken(Law::AsksOpenly, what);
            }
            if dreamt.state.view(eye) != real.state.view(eye) {
                let what =
                    format!("after {action:?}, what {eye:?} sees depends on something hidden from them");
                return self.broken(Law::NoSilentSecret, what);
            }
        }
        Ok(())
    }

    /// In a simultaneous choice the others may not have chosen yet in the imagined world, so only one world goes on.
    fn waits_still(&self, real: &Course<G>, dreamt: &Course<G>) -> bool {
        let waits = |course: &Course<G>| course.events.is_empty();
        self.game.state().turn().simultaneous() && waits(real) != waits(dreamt)
    }

    /// In a simultaneous choice nothing is visible until the last choice is made, and all can be changed until then.
    pub(super) fn sealed_choices(&mut self) -> Result<(), Broken> {
        let turn = self.game.state().turn();
        if !turn.simultaneous() {
            return Ok(());
        }
        let mut state = self.game.state().clone();
        for seat in turn.seats().iter() {
            // Choose, then change the choice.
            for _ in 0..2 {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                if legal.is_empty() {
                    return self.broken(Law::SealedChangeable, format!("seat {seat} cannot choose again"));
                }
                let action = legal[self.dice.below(legal.len() as u32) as usize];
                // The last choice may reveal everything and go on to another phase.
                let others_missing = !state.missing().without(seat).is_empty();
                let next = Course::of(state.clone(), seat, action, &mut self.dice);
                if !others_missing {
                    return Ok(());
                }
                if next.state.turn() != turn {
                    let what = format!("{:?} were missing, but it went on after {action:?}", state.missing());
                    return self.broken(Law::SealedChangeable, what);
                }
                self.unseen(&state, &next, seat, action)?;
                state = next.state;
            }
        }
        Ok(())
    }

    fn unseen(&self, before: &G, next: &Course<G>, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let others = eyes(before.seats()).filter(|&eye| eye != Eye::Archive && eye != Eye::Seat(seat));
        for eye in others {
            if !next.perceived(eye).is_empty() || before.view(eye) != next.state.view(eye) {
                return self.broken(Law::SealedUnseen, format!("{eye:?} notices {action:?} of seat {seat}"));
            }
        }
        Ok(())
    }
}
