//! The game as the table sees it: positions and moves.

use alloc::vec::Vec;

use table::{Cx, Illegal, MOST_SEATS, Rules, Seat, Seats, Standing, Turn};

use crate::{
    action::Action,
    board::Board,
    event::Event,
    flow::{Frame, Question, Stack},
    options::Setup,
    rules::Scope,
    secrets::Secrets,
    state::{State, Told},
};

impl Rules for State {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn begin(setup: &Setup, cx: &mut Cx<'_, Event>) -> State {
        let mut state = State::bare(setup);
        state.flow.push(Frame::Setup { step: 0 });
        state.run(cx);
        state
    }

    fn seats(&self) -> u8 {
        self.board.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.flow.top() {
            Some(Frame::Ask { seat, .. }) => Turn::of(seat),
            _ => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(Frame::Ask { seat: asked, question }) = self.flow.top() else { return };
        if seat != asked {
            return;
        }
        match question {
            Question::Swap => self.legal_swap(seat, out),
            Question::AnswerSwap(_) => out.extend([Action::No, Action::Yes]),
            Question::FirstChallenge => self.legal_first_challenge(seat, out),
            Question::Enter => out.extend(self.open_sites(seat, None).iter().map(Action::Site)),
            Question::Play => self.legal_play(seat, out),
            Question::Deed => self.legal_deed(seat, Scope::Turn, out),
            Question::Swift => self.legal_deed(seat, Scope::Second, out),
            Question::Honour => {
                self.legal_deed(seat, self.honour_scope().unwrap_or(Scope::Honour), out);
            }
            Question::Bid => self.legal_bid(seat, out),
            Question::Name => self.legal_name(seat, out),
            Question::Lay => self.legal_lay(seat, out),
            Question::Rage => out.extend([Action::Pass, Action::Rage]),
            Question::BreakSettlement | Question::BreakTreaty | Question::Stop => {
                out.extend([Action::Pass, Action::Sermon]);
            }
            Question::BreakLoot => self.legal_grab(seat, out),
            Question::Talk => self.legal_talk(seat, out),
            Question::Draft => self.legal_draft(seat, out),
            Question::Answer => self.legal_answer(seat, out),
            Question::Pick(clause) => self.legal_pick(clause, out),
            Question::Choice => self.legal_choice(seat, out),
            Question::Draw => self.legal_draw(seat, out),
            Question::Accuse => self.legal_accuse(seat, out),
        }
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(Frame::Ask { seat: asked, question }) = self.flow.top() else { return Err(Illegal::Over) };
        if seat != asked {
            return Err(Illegal::NotYourTurn);
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(self.refusal(seat, question, action)) }
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        self.answer(seat, action, cx);
        self.run(cx);
    }

    /// V-7
    fn may_leave(&self, seat: Seat) -> Result<(), Illegal> {
        if self.turn() == Turn::Over {
            return Err(Illegal::Over);
        }
        if !self.board.alive.has(seat) || self.board.leaving.has(seat) {
            return Err(table::Rule("V-7").forbids("cg-refused-already-out"));
        }
        Ok(())
    }

    /// V-7: a bid he is in counts as his withdrawal.
    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(Event::Left { seat });
        self.board.leaving = self.board.leaving.with(seat);
        self.board.left = self.board.left.with(seat);
        let bidding = matches!(self.flow.top(), Some(Frame::Ask { question: Question::Bid, .. }));
        if bidding && self.board.contest.sides.contains(&seat) {
            self.flow.pop();
            self.withdraw(seat, cx);
        }
        self.run(cx);
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }
}

impl State {
    /// Before anything is dealt.
    pub(crate) fn bare(setup: &Setup) -> State {
        let seats = setup.seats();
        let mut board = Board::bare(seats, setup.options);
        for at in 0..MOST_SEATS {
            board.heroes[at] = setup.hero(at).unwrap_or(0);
        }
        board.dealt =
            Seats::first_n(seats).iter().filter(|seat| setup.hero(seat.index()).is_none()).collect();
        let mut state = State { cards: setup.cards, board, secrets: Secrets::NONE, flow: Stack::EMPTY };
        (state.secrets.pile, state.secrets.object_pile) = state.packs();
        state
    }

    /// Takes the answer to the question on top, and does not run on.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let Some(Frame::Ask { question, .. }) = self.flow.pop() else { return };
        match question {
            Question::Swap => self.swap(seat, action, cx),
            Question::AnswerSwap(from) => self.answer_swap(seat, from, action, cx),
            Question::FirstChallenge => self.put_first_challenge(seat, action, cx),
            Question::Enter => {
                if let Action::Site(site) = action {
                    self.enter(seat, site, cx);
                }
            }
            Question::Play => self.play_card(seat, action, cx),
            Question::Deed => self.do_deed(seat, action, cx),
            Question::Honour | Question::Swift => self.second_deed(seat, action, cx),
            Question::Bid => self.bid(seat, action, cx),
            Question::Name => self.play_name(seat, action, cx),
            Question::Lay => self.lay(seat, action, cx),
            Question::Rage => {
                if action == Action::Rage {
                    self.rage(seat, cx);
                }
            }
            Question::BreakSettlement => self.break_settlement(seat, action, cx),
            Question::BreakLoot => self.break_loot(seat, action, cx),
            Question::BreakTreaty => self.break_treaty(seat, action, cx),
            Question::Stop => self.stop(seat, action, cx),
            Question::Talk => self.talk(seat, action, cx),
            Question::Draft => self.draft(seat, action, cx),
            Question::Answer => self.answer_offer(seat, action, cx),
            Question::Pick(_) => self.pick(action),
            Question::Choice => self.choose(seat, action, cx),
            Question::Draw => self.draw_or_cheat(seat, action, cx),
            Question::Accuse => self.accuse(seat, action, cx),
        }
    }
}
