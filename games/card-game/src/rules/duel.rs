//! D – Duels, where they differ from challenges.

use table::Seat;

use crate::{
    board::{Contest, Place},
    event::{Event, Told},
    state::State,
};

impl State {
    /// A-7, D-1
    pub(crate) fn challenge_to_duel(&mut self, seat: Seat, other: Seat, cx: Told<'_, '_>) {
        let Place::At(site) = self.board.place(seat) else { return };
        cx.tell(Event::Challenged { seat, other });
        self.begin_contest(Contest { duel: true, site, sides: [seat, other], ..Contest::NONE });
    }

    /// D-5: the loser is expelled, and their objects go to the winner, each as it lies.
    pub(crate) fn settle_duel(&mut self, cx: Told<'_, '_>) {
        let Contest { duel: true, sides, outcome, .. } = self.board.contest else { return };
        let Some(winning) = outcome.winner() else { return };
        let [winner, loser] = [sides[usize::from(winning)], sides[usize::from(1 - winning)]];
        self.board.triumph = winning == 0;
        cx.tell(Event::DuelWon { seat: winner, loser });
        self.expel(loser, cx);
        let theirs = self.board.objects[loser.index()].or(self.secrets.objects[loser.index()]);
        for card in theirs.iter() {
            self.take_object(loser, winner, card, cx);
        }
    }
}
