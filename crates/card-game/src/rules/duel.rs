//! D – Duels, where they differ from challenges.

use table::Seat;

use crate::{
    board::{Contest, Figure, Place},
    event::Event,
    flow::Frame,
    state::{State, Told},
};

impl State {
    /// A-7, D-1
    pub(crate) fn challenge_to_duel(&mut self, seat: Seat, other: Seat, cx: Told<'_, '_>) {
        let Place::At(site) = self.board.place(seat) else { return };
        let figure = Figure::Hero(seat);
        self.board.contest = Contest { duel: true, site, sides: [seat, other], figure, ..Contest::NONE };
        cx.tell(Event::Challenged { seat, other });
        self.flow.push(Frame::Contest { step: 0 });
    }

    /// D-5: the loser is expelled, and his objects go to the winner, each as it lies.
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
