//! The sequence of play, as tables, and the stack that follows them.

use alloc::vec::Vec;

use table::{Cx, Illegal, Rule, Rules, Seat, Seats, Standing, Turn};

use super::{Action, Agreement, Ambush, Board, Card, Event, Plan, Secrets, size};

/// Where we are in the rules. Frames hold no secrets.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// R
    Round { step: u8 },
    /// R-2, awaits every band that stands.
    Plans,
    /// C, of the striker.
    Clash { step: u8, striker: Seat, target: Seat, shielded: bool },
    /// C-1, C-2, awaits `seat`.
    Window { seat: Seat, card: Card },
}

/// A call stack that is plain data.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stack {
    pub(super) frames: [Option<Frame>; 3],
}

impl Stack {
    pub(super) const EMPTY: Stack = Stack { frames: [None; 3] };

    fn depth(&self) -> usize {
        self.frames.iter().flatten().count()
    }

    pub(super) fn push(&mut self, frame: Frame) {
        self.frames[self.depth()] = Some(frame);
    }

    fn pop(&mut self) {
        self.frames[self.depth() - 1] = None;
    }

    pub(super) fn top(&self) -> Option<Frame> {
        self.frames.iter().flatten().last().copied()
    }

    fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.iter_mut().flatten().last()
    }
}

type Told<'a, 'b> = &'a mut Cx<'b, Event<Card>>;
type Step = fn(&mut Ambush, Told<'_, '_>);

/// R The round.
const ROUND: &[(Rule, Step)] = &[
    (Rule("R-1"), Ambush::draw),
    (Rule("R-2"), Ambush::plan),
    (Rule("R-3"), Ambush::reveal),
    (Rule("R-4"), Ambush::next_strike),
    (Rule("R-5"), Ambush::next_round),
];

/// C The clash.
const CLASH: &[(Rule, Step)] = &[
    (Rule("C-1"), Ambush::ask_for_a_shield),
    (Rule("C-2"), Ambush::ask_for_a_feint),
    (Rule("C-3"), Ambush::roll),
];

impl Ambush {
    /// Follows the tables until a decision is due or the game is over.
    pub(super) fn run(&mut self, cx: Told<'_, '_>) {
        while let Some(top) = self.flow.top_mut() {
            let (table, step) = match top {
                Frame::Plans | Frame::Window { .. } => return,
                Frame::Round { step } => (ROUND, step),
                Frame::Clash { step, .. } => (CLASH, step),
            };
            match table.get(usize::from(*step)) {
                Some((_, rule)) => {
                    *step += 1;
                    rule(self, cx);
                }
                None => self.flow.pop(),
            }
        }
    }

    ///
    fn draw(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Round { round: self.board.round });
        for seat in self.board.standing_bands().iter() {
            self.draw_for(seat, cx);
        }
    }

    ///
    fn plan(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Plans);
    }

    ///
    fn reveal(&mut self, cx: Told<'_, '_>) {
        cx.seal();
        self.board.plans = self.secrets.sealed;
        self.secrets.sealed = [None; 4];
        for seat in self.board.standing_bands().iter() {
            let Some(plan) = self.board.plans[seat.index()] else { continue };
            cx.tell(Event::Revealed { seat, plan });
            if plan == Plan::Rally {
                self.discard(seat, Card::Rally);
                let men = &mut self.board.men[seat.index()];
                *men = (*men + 1).min(self.board.agreed.men);
                cx.tell(Event::Rallied { seat });
            }
        }
    }

    /// R-4 One strike after the other, in seat order: the step is repeated until none is left.
    fn next_strike(&mut self, cx: Told<'_, '_>) {
        let bands = self.board.standing_bands();
        let strike = |seat: Seat| match self.board.plans[seat.index()] {
            Some(Plan::Strike(target)) if bands.has(target) => Some((seat, target)),
            _ => None,
        };
        let Some((striker, target)) = bands.iter().find_map(strike) else { return };
        if let Some(Frame::Round { step }) = self.flow.top_mut() {
            *step -= 1;
        }
        cx.tell(Event::Struck { seat: striker, target, dice: self.dice(target) });
        self.flow.push(Frame::Clash { step: 0, striker, target, shielded: false });
    }

    ///
    fn next_round(&mut self, _: Told<'_, '_>) {
        self.board.plans = [None; 4];
        self.board.round += 1;
        self.flow.pop();
        if self.board.round < self.board.agreed.rounds && self.board.standing_bands().len() > 1 {
            self.flow.push(Frame::Round { step: 0 });
        }
    }

    /// C-1 The number of cards in a hand is open; what they are is not.
    fn ask_for_a_shield(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Clash { target, .. }) = self.flow.top() {
            self.ask(target, Card::Shield);
        }
    }

    /// C-2
    fn ask_for_a_feint(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Clash { striker, shielded: true, .. }) = self.flow.top()
            && self.board.agreed.feints
        {
            self.ask(striker, Card::Feint);
        }
    }

    fn ask(&mut self, seat: Seat, card: Card) {
        if size(self.secrets.hands[seat.index()]) > 0 {
            self.flow.push(Frame::Window { seat, card });
        }
    }

    /// C-3 One die at a band that lies low or rallies, three at one that is out to strike.
    fn dice(&self, target: Seat) -> u8 {
        if matches!(self.board.plans[target.index()], Some(Plan::Strike(_))) { 3 } else { 1 }
    }

    /// C-3, C-4
    fn roll(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Clash { striker, target, shielded, .. }) = self.flow.top() else { return };
        if !shielded {
            let hits = (0..self.dice(target)).filter(|_| cx.below(6) >= 4).count() as u8;
            cx.tell(Event::Rolled { seat: striker, target, hits });
            let men = &mut self.board.men[target.index()];
            *men = men.saturating_sub(hits);
            if *men == 0 {
                cx.tell(Event::Out { seat: target });
                self.discard_hand(target, cx);
            }
        }
        self.board.plans[striker.index()] = Some(Plan::LieLow);
    }

    /// C-4 His cards go to the discard.
    fn discard_hand(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let cards = core::mem::take(&mut self.secrets.hands[seat.index()]);
        for (discard, cards) in self.board.discard.iter_mut().zip(cards) {
            *discard += cards;
        }
        if size(cards) > 0 {
            cx.tell(Event::Discarded { seat, cards });
        }
    }

    /// T-2 An empty bag takes back the discards.
    pub(super) fn draw_for(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if size(self.bag()) == 0 {
            self.board.discard = [0; 3];
        }
        let bag = self.bag();
        if size(bag) == 0 {
            return;
        }
        let mut nth = cx.below(size(bag).into()) as u8;
        for card in Card::ALL {
            let here = bag[card as usize];
            if nth < here {
                self.secrets.hands[seat.index()][card as usize] += 1;
                return cx.tell(Event::Drew { seat, card });
            }
            nth -= here;
        }
    }

    ///
    fn judge_plan(&self, seat: Seat, plan: Plan) -> Result<(), Illegal> {
        match plan {
            Plan::Rally if !self.holds(seat, Card::Rally) => {
                Err(Rule("R-2").forbids("ambush-refused-no-rally"))
            }
            Plan::Strike(target) if target == seat || !self.board.standing_bands().has(target) => {
                Err(Rule("R-2").forbids("ambush-refused-target"))
            }
            _ => Ok(()),
        }
    }

    fn holds(&self, seat: Seat, card: Card) -> bool {
        self.secrets.hands[seat.index()][card as usize] > 0
    }
}

impl Rules for Ambush {
    type Setup = Agreement;
    type Action = Action;
    type Event = Event<Card>;

    fn begin(setup: &Agreement, cx: &mut Cx<'_, Event<Card>>) -> Ambush {
        let men = |seat: usize| if seat < setup.seats.into() { setup.men } else { 0 };
        let board = Board {
            agreed: *setup,
            men: core::array::from_fn(men),
            round: 0,
            discard: [0; 3],
            plans: [None; 4],
            left: Seats::NONE,
        };
        let secrets = Secrets { hands: [[0; 3]; 4], sealed: [None; 4] };
        let mut ambush = Ambush { board, secrets, flow: Stack::EMPTY };
        for seat in (0..setup.seats).map(Seat) {
            ambush.draw_for(seat, cx);
        }
        ambush.flow.push(Frame::Round { step: 0 });
        ambush.run(cx);
        ambush
    }

    fn seats(&self) -> u8 {
        self.board.agreed.seats
    }

    fn turn(&self) -> Turn {
        match self.flow.top() {
            Some(Frame::Plans) => Turn::Awaits(self.board.standing_bands()),
            Some(Frame::Window { seat, .. }) => Turn::of(seat),
            _ => Turn::Over,
        }
    }

    fn missing(&self) -> Seats {
        match self.flow.top() {
            Some(Frame::Plans) => {
                let open = |&seat: &Seat| self.secrets.sealed[seat.index()].is_none();
                self.board.standing_bands().iter().filter(open).collect()
            }
            _ => self.turn().seats(),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().seats().has(seat) {
            return;
        }
        match self.flow.top() {
            Some(Frame::Plans) => {
                out.push(Action::Plan(Plan::LieLow));
                if self.holds(seat, Card::Rally) {
                    out.push(Action::Plan(Plan::Rally));
                }
                let targets = self.board.standing_bands().without(seat);
                out.extend(targets.iter().map(|target| Action::Plan(Plan::Strike(target))));
            }
            Some(Frame::Window { card, .. }) => {
                out.push(Action::Decline);
                if self.holds(seat, card) {
                    out.push(Action::Answer(card));
                }
            }
            _ => {}
        }
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => return Err(Illegal::Over),
            Turn::Awaits(seats) if !seats.has(seat) => return Err(Illegal::NotYourTurn),
            Turn::Awaits(_) => {}
        }
        match (self.flow.top(), action) {
            (Some(Frame::Plans), Action::Plan(plan)) => self.judge_plan(seat, plan),
            (Some(Frame::Plans), _) => Err(Rule("R-2").forbids("ambush-refused-plan-first")),
            (Some(Frame::Window { .. }), Action::Decline) => Ok(()),
            (Some(Frame::Window { card, .. }), Action::Answer(answer)) if answer == card => {
                if self.holds(seat, card) {
                    Ok(())
                } else {
                    Err(Rule("C-1").forbids("ambush-refused-not-held"))
                }
            }
            _ => Err(Rule("C-1").forbids("ambush-refused-answer")),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event<Card>>) {
        match action {
            Action::Plan(plan) => {
                self.secrets.sealed[seat.index()] = Some(plan);
                if !self.missing().is_empty() {
                    return;
                }
                self.flow.pop();
            }
            Action::Decline => self.flow.pop(),
            Action::Answer(card) => {
                self.flow.pop();
                self.discard(seat, card);
                cx.seal();
                cx.tell(Event::Answered { seat, card });
                if let Some(Frame::Clash { shielded, .. }) = self.flow.top_mut() {
                    *shielded = !*shielded;
                }
            }
        }
        self.run(cx);
    }

    fn may_leave(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => Err(Illegal::Over),
            Turn::Awaits(_) if !self.board.standing_bands().has(seat) => {
                Err(Rule("L-1").forbids("refused-left"))
            }
            Turn::Awaits(_) => Ok(()),
        }
    }

    /// L-1
    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event<Card>>) {
        self.board.left = self.board.left.with(seat);
        self.secrets.sealed[seat.index()] = None;
        cx.tell(Event::Left { seat });
        self.discard_hand(seat, cx);
        match self.flow.top() {
            _ if self.board.standing_bands().len() < 2 => self.flow = Stack::EMPTY,
            Some(Frame::Plans) if self.missing().is_empty() => self.flow.pop(),
            Some(Frame::Window { seat: asked, .. }) if asked == seat => self.flow.pop(),
            _ => {}
        }
        self.void_clash_of(seat);
        self.run(cx);
    }

    /// W-1, L-1
    fn standing(&self) -> Standing {
        let men = self.board.men.map(i16::from);
        let key = |seat: usize| if self.board.left.has(Seat(seat as u8)) { -1 } else { men[seat] };
        let keys: [i16; 4] = core::array::from_fn(key);
        let seats = usize::from(self.board.agreed.seats);
        Standing::rank(&men[..seats], &keys[..seats])
    }
}

impl Ambush {
    /// L-1 A clash whose striker or target has left is void.
    fn void_clash_of(&mut self, seat: Seat) {
        let depth = self.flow.depth();
        let part = |frame: &Option<Frame>| match frame {
            Some(Frame::Clash { striker, target, .. }) => *striker == seat || *target == seat,
            _ => false,
        };
        if let Some(clash) = self.flow.frames[..depth].iter().position(part) {
            self.flow.frames[clash..].fill(None);
        }
    }
}
