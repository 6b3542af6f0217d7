//! Laws about a single position: its legal actions and its notation.

use alloc::{format, string::String, vec::Vec};

use super::{Broken, Law, Trial};
use crate::{Game, Illegal, Seat};

impl<G: Game> Trial<G> {
    pub(super) fn nobody_stuck(&self) -> Result<(), Broken> {
        let state = self.game.state();
        let (awaited, missing) = (state.turn().seats(), state.missing());
        if missing.is_empty() || !missing.except(awaited).is_empty() {
            return self.broken(Law::NoDeadEnd, format!("awaits {awaited:?}, missing {missing:?}"));
        }
        match awaited.iter().find(|&seat| self.legal(seat).is_empty()) {
            Some(seat) => self.broken(Law::NoDeadEnd, format!("seat {seat} has nothing to do: {state:?}")),
            None => Ok(()),
        }
    }

    /// Checks the order, the judgement and the notation of all offers.
    pub(super) fn offers(&mut self) -> Result<(), Broken> {
        let seats = self.game.state().seats();
        for seat in (0..seats).map(Seat) {
            let legal = self.legal(seat);
            let awaited = self.game.state().turn().seats().has(seat);
            if !legal.is_sorted_by(|a, b| a < b) || (!awaited && !legal.is_empty()) {
                return self.broken(Law::OffersInOrder, format!("seat {seat} is offered {legal:?}"));
            }
            self.judged(seat, &legal, awaited)?;
            self.written(&legal)?;
            for action in legal {
                if let Err(place) = self.seen.binary_search(&action) {
                    self.seen.insert(place, action);
                }
            }
        }
        Ok(())
    }

    fn judged(&self, seat: Seat, legal: &[G::Action], awaited: bool) -> Result<(), Broken> {
        let state = self.game.state();
        for &action in legal {
            if let Err(illegal) = state.judge(seat, action) {
                return self.broken(Law::LegalIsJudged, format!("{action:?} offered, then {illegal:?}"));
            }
        }
        for &action in &self.seen {
            match state.judge(seat, action) {
                Ok(()) if legal.binary_search(&action).is_err() => {
                    return self.broken(Law::LegalIsJudged, format!("{action:?} allowed, not offered"));
                }
                Err(Illegal::NotYourTurn) if awaited => {
                    return self.broken(Law::LegalIsJudged, format!("seat {seat} is awaited, not its turn"));
                }
                Err(Illegal::Forbidden { .. }) if !awaited => {
                    return self
                        .broken(Law::LegalIsJudged, format!("seat {seat} is not awaited, but judged"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn written(&self, legal: &[G::Action]) -> Result<(), Broken> {
        let state = self.game.state();
        let mut texts: Vec<String> = legal.iter().map(|&action| state.write(action)).collect();
        for (&action, text) in legal.iter().zip(&texts) {
            if state.read(text) != Some(action) {
                let what = format!("{action:?} is written {text:?}, which reads {:?}", state.read(text));
                return self.broken(Law::NotationRoundTrip, what);
            }
        }
        texts.sort_unstable();
        match texts.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => self.broken(Law::NotationRoundTrip, format!("two actions are {:?}", pair[0])),
            None => Ok(()),
        }
    }

    pub(super) fn text_of_position(&self) -> Result<(), Broken> {
        let state = self.game.state();
        let text = state.set_down();
        match G::set_up(&text) {
            Ok(again) if again == *state => Ok(()),
            Ok(again) => {
                let what = format!("set up differently from\n{text}\nas\n{}", again.set_down());
                self.broken(Law::PositionRoundTrip, what)
            }
            Err(misread) => self.broken(Law::PositionRoundTrip, format!("{misread}, in\n{text}")),
        }
    }
}
