//! G-5, G-6 – objectives.

use table::{Seat, Seats};

use crate::{
    cards::op::{Count, Goal, Land},
    content::{EVERYWHERE, Provinces},
    event::{Event, Told},
    score::Source,
    state::State,
};

impl State {
    /// Provinces in play of a land (V-1, V-8).
    pub(crate) fn land(&self, land: Land) -> Provinces {
        let map = &self.board.content.map;
        self.board.in_play.and(match land {
            Land::Everywhere => EVERYWHERE,
            Land::Area(area) => map.of_area(area),
            Land::Coastal => map.coastal(self.board.options.southern_coast),
            Land::Savage => map.savage,
        })
    }

    /// What a player has of something.
    pub(crate) fn count(&self, seat: Seat, count: Count) -> u8 {
        let realm = self.board.realm(seat);
        match count {
            Count::Forts(land) => realm.forts.and(self.land(land)).len(),
            Count::Towers(land) => realm.towers.and(self.land(land)).len(),
            Count::Cities(land) => realm.forts.and(realm.towers).and(self.land(land)).len(),
            Count::EmissariesAbroad => {
                let abroad = realm.envoys.and(self.board.in_play).except(realm.friendly());
                abroad.iter().map(|at| realm.emissaries_at(at)).sum()
            }
            Count::Sorcery => realm.sorcery,
            Count::Crom => realm.crom,
            Count::Tokens => self.token_count(seat),
        }
    }

    fn meets(&self, seat: Seat, goal: Goal) -> bool {
        match goal {
            Goal::AtLeast(least, count) => self.count(seat, count) >= least,
            Goal::MoreThanAny(count) => {
                let mine = self.count(seat, count);
                let mut others = self.rivals(seat).iter();
                others.all(|other| self.count(other, count) < mine)
            }
            Goal::Hold(provinces) => {
                let held = self.board.realm(seat).friendly().and(self.board.in_play);
                held.covers(provinces)
            }
            Goal::Apart(land) => {
                let held = self.board.realm(seat).marked().and(self.land(land));
                held.iter().any(|at| !held.without(at).except(self.board.adjacent(at)).is_empty())
            }
        }
    }

    /// All others who still take part (W-9).
    pub(crate) fn rivals(&self, seat: Seat) -> Seats {
        let rivals = self.board.seats().without(seat);
        self.board.out.map_or(rivals, |out| rivals.without(out))
    }

    /// Who meets all conditions of an objective now.
    pub fn who_meets(&self, objective: u8) -> Seats {
        let Some(card) = self.board.content.objectives.get(usize::from(objective)) else {
            return Seats::NONE;
        };
        let meets = |seat: &Seat| {
            self.board.out != Some(*seat) && card.goals.iter().all(|&goal| self.meets(*seat, goal))
        };
        self.board.seats().iter().filter(meets).collect()
    }

    /// G-5: all judged on the same position before any is scored.
    pub(crate) fn score_objectives(&mut self, cx: Told<'_, '_>) -> [Seats; 4] {
        let met = self.board.objectives.map(|objective| self.who_meets(objective));
        for (&objective, seats) in self.board.objectives.clone().iter().zip(met) {
            for seat in seats.iter() {
                let points = self.board.content.objectives[usize::from(objective)].points;
                self.board.gain_points(seat, points, Source::Objectives);
                cx.tell(Event::ObjectiveMet { seat, objective, points });
            }
        }
        met
    }

    /// G-5, G-6: those met are replaced.
    pub(crate) fn judge_objectives(&mut self, cx: Told<'_, '_>) {
        let met = self.score_objectives(cx);
        for (place, seats) in met.into_iter().enumerate() {
            if !seats.is_empty() {
                self.board.objectives[place] = self.reveal_objective(cx).unwrap_or(u8::MAX);
            }
        }
    }

    /// W-4: none is replaced.
    pub(crate) fn final_objectives(&mut self, cx: Told<'_, '_>) {
        self.score_objectives(cx);
    }
}
