//! Where we are in the rulebook: a call stack that is plain data.

use table::{Seat, Seats};

use crate::{
    board::Site,
    content::Card,
    rules::sequence::{COMPLETION, CONTEST, CYCLE, PROPOSAL, SETUP, TURN},
    state::{State, Told},
};

/// A noun of the rulebook. Frames hold no secrets.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// S
    Setup { step: u8 },
    /// Y
    Cycle { step: u8 },
    /// Something each player does in order; `at` did it last, `done` are those who have.
    Round { of: Round, at: Seat, done: Seats },
    /// A: a hero's turn.
    Turn { step: u8, seat: Seat },
    /// B, R, D: the contest on the board.
    Contest { step: u8 },
    /// What laid cards do after the result, in the order laid.
    Aftermath { at: u8 },
    /// What a player's open cards do when he has done a feat; those before `from` have.
    Feat { seat: Seat, feat: crate::cards::op::Feat, from: u8 },
    ///
    Completion { step: u8, seat: Seat, site: Site, heir: Seat },
    /// A card's ops, one after the other.
    Effect { seat: Seat, card: Card, part: Part, at: u8 },
    /// L-1: a player's proposals.
    Talks { seat: Seat },
    /// L-1: the offer on the board.
    Proposal { step: u8 },
    /// L-2: carrying out the treaty; clauses before `clause` are picked.
    Exchange { clause: u8 },
    /// Awaits this player.
    Ask { seat: Seat, question: Question },
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Round {
    Swaps,
    FirstChallenges,
    Entrances,
    FirstPlays,
    Plays,
    HeroTurns,
    Accusations,
    Talks,
    Draws,
    Answers,
}

/// Which of a card's lists of ops.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Part {
    /// At once.
    Now,
    Won,
    Lost,
    /// The boon with this number, a [`crate::cards::op::Boon::When`].
    When(u8),
}

/// What a player is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Question {
    /// S-1
    Swap,
    AnswerSwap(Seat),
    /// S-4
    FirstChallenge,
    /// S-7
    Enter,
    /// C-1, C-2
    Play,
    ///
    Deed,
    /// H-9, H-8
    Honour,
    Swift,
    /// B
    Bid,
    /// R-1, D-2
    Name,
    ///
    Lay,
    /// H-1
    Rage,
    /// H-6
    BreakSettlement,
    BreakLoot,
    BreakTreaty,
    Stop,
    /// L-1
    Talk,
    Draft,
    Answer,
    /// L-2: picks for this clause.
    Pick(u8),
    /// The choice of the op under way.
    Choice,
    /// O-3
    Draw,
    Accuse,
}

const DEPTH: usize = 12;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl Stack {
    const BLANK: Frame = Frame::Setup { step: 0 };
    pub const EMPTY: Stack = Stack { frames: [Stack::BLANK; DEPTH], depth: 0 };

    pub fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    pub fn pop(&mut self) -> Option<Frame> {
        let top = self.top()?;
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Stack::BLANK;
        Some(top)
    }

    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.frames().last().copied()
    }

    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames[..usize::from(self.depth)].last_mut()
    }

    /// From the outermost in.
    #[inline]
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }

    pub fn is_full(&self) -> bool {
        usize::from(self.depth) == DEPTH
    }

    /// The frame under the question.
    pub fn asking(&self) -> Option<Frame> {
        self.frames().len().checked_sub(2).map(|at| self.frames[at])
    }

    /// Drops everything above the first `depth` frames.
    pub fn cut(&mut self, depth: usize) {
        while self.frames().len() > depth {
            self.pop();
        }
    }
}

impl State {
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.flow.push(Frame::Ask { seat, question });
    }

    /// Starts a round "in order": clockwise from the first player.
    pub(crate) fn in_order(&mut self, of: Round) {
        self.flow.push(Frame::Round { of, at: self.board.before_first(), done: Seats::NONE });
    }

    /// Follows the tables until a decision is due or the game is over.
    pub(crate) fn run(&mut self, cx: Told<'_, '_>) {
        loop {
            if !self.board.leaving.is_empty() && self.let_go(cx) {
                continue;
            }
            let Some(top) = self.flow.top_mut() else { return };
            let (table, step) = match top {
                Frame::Ask { .. } => return,
                Frame::Setup { step } => (SETUP, step),
                Frame::Cycle { step } => (CYCLE, step),
                Frame::Turn { step, .. } => (TURN, step),
                Frame::Contest { step } => (CONTEST, step),
                Frame::Completion { step, .. } => (COMPLETION, step),
                Frame::Proposal { step } => (PROPOSAL, step),
                _ => {
                    self.carry_on(cx);
                    continue;
                }
            };
            match table.get(usize::from(*step)) {
                Some((_, rule)) => {
                    *step += 1;
                    rule(self, cx);
                }
                None => _ = self.flow.pop(),
            }
        }
    }

    /// Frames that know themselves what comes next.
    fn carry_on(&mut self, cx: Told<'_, '_>) {
        match self.flow.top() {
            Some(Frame::Round { .. }) => self.next_in_round(cx),
            Some(Frame::Aftermath { .. }) => self.aftermath(),
            Some(Frame::Feat { .. }) => self.feat(),
            Some(Frame::Effect { .. }) => self.effect(cx),
            Some(Frame::Talks { seat }) => self.talks(seat),
            Some(Frame::Exchange { .. }) => self.exchange(cx),
            _ => {}
        }
    }

    /// V-4: goes on clockwise; nobody acts twice or is skipped.
    fn next_in_round(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Round { of, at, done }) = self.flow.top() else { return };
        let among = match of {
            Round::Answers => self.board.offer.partners(),
            Round::Talks => self.board.alive.except(self.board.barred),
            _ => self.board.alive,
        };
        let Some(seat) = among.except(done).after(at, self.board.seats) else {
            self.flow.pop();
            if of == Round::Plays {
                // C-2: nobody passed, so another round begins.
                self.in_order(Round::Plays);
            }
            return;
        };
        if let Some(top) = self.flow.top_mut() {
            *top = Frame::Round { of, at: seat, done: done.with(seat) };
        }
        self.round_of(of, seat, cx);
    }

    fn round_of(&mut self, of: Round, seat: Seat, cx: Told<'_, '_>) {
        match of {
            Round::Swaps => self.may_swap(seat),
            Round::FirstChallenges => self.first_challenge(seat, cx),
            Round::Entrances => self.may_enter(seat, cx),
            Round::FirstPlays | Round::Plays => self.ask(seat, Question::Play),
            Round::HeroTurns => self.hero_turn(seat),
            Round::Accusations => self.may_accuse(seat),
            Round::Talks => self.flow.push(Frame::Talks { seat }),
            Round::Draws => self.draws(seat, cx),
            Round::Answers => self.ask(seat, Question::Answer),
        }
    }
}
