//! C – contests.

use alloc::vec::Vec;

use table::{Illegal, Phrase, Rule, Seat, Seats, flow::Decision, worded};

use crate::{
    action::Action,
    board::{Board, Conflict},
    cards::{
        op::{self, Contest as Kind, Faces, Side},
        windows::Moment,
    },
    content::{Province, Terrain},
    contest::{Contest, other},
    event::{Event, Told},
    fate::roll_conflict,
    flow::Frame,
    lexicon::{Lexicon, Strategy},
    pile::bits,
    state::State,
    story::{contest_name, side_name},
    view::View,
};

impl State {
    /// C-1, C-11: a contest of its own; `terrain` matters in military ones only.
    pub(crate) fn begin_contest(
        &mut self,
        kind: Kind,
        at: Province,
        defender: Option<Seat>,
        terrain: Terrain,
        cx: Told<'_, '_>,
    ) {
        let attacker = self.board.active;
        let mut contest = Contest { kind, at, attacker, defender, terrain, ..Contest::NONE };
        if self.board.conan == at {
            let conan_player = self.board.conan_player;
            // C-12, C-13; C-14: otherwise Conan has no effect.
            contest.sides[0].conan = Some(attacker) == conan_player;
            contest.sides[1].conan =
                if defender.is_some() { defender == conan_player } else { Some(attacker) != conan_player };
        }
        self.board.contest = contest;
        cx.tell(Event::ContestBegins { kind, at, attacker, defender });
        self.flow.push(Frame::Contest { step: 0 });
    }

    fn open_window(&mut self, moment: Moment) {
        self.board.artifact_used = Seats::NONE;
        self.flow.push(Window { moment, asked: Side::Attacker, passes: 0 });
    }

    /// C-16
    pub(crate) fn window_announced(&mut self, _: Told<'_, '_>) {
        self.open_window(Moment::Announced);
    }

    /// C-4
    pub(crate) fn ask_attackers_card(&mut self, _: Told<'_, '_>) {
        self.ask_card(Side::Attacker);
    }

    /// C-4
    pub(crate) fn ask_defenders_card(&mut self, _: Told<'_, '_>) {
        self.ask_card(Side::Defender);
    }

    /// C-8: a player with strategy cards is asked; whether one applies is their secret.
    fn ask_card(&mut self, side: Side) {
        let contest = &self.board.contest;
        let Some(seat) = contest.player(side) else { return };
        if !contest.force(side).forbidden && self.strategy_count(seat) > 0 {
            self.flow.push(StrategyCard { side });
        }
    }

    /// C-8, V-2: whether a kind of strategy card applies in the contest being fought.
    pub(crate) fn card_applies(&self, kind: u8) -> bool {
        let contest = &self.board.contest;
        let card = &self.board.content.strategy[usize::from(kind)];
        if contest.military() {
            return card.terrains.has(contest.terrain);
        }
        let area = self.board.content.map.area(contest.at);
        card.area24 == area || (self.board.players < 4 && card.area23 == area)
    }

    /// C-4
    pub(crate) fn reveal_cards(&mut self, cx: Told<'_, '_>) {
        for side in Side::ALL {
            let Some(card) = self.secrets.face_down[side.index()].take() else { continue };
            self.board.contest.force_mut(side).card = Some(card);
            if let Some(seat) = self.board.contest.player(side) {
                cx.tell(Event::CardRevealed { seat, card });
            }
        }
    }

    /// C-16
    pub(crate) fn window_revealed(&mut self, _: Told<'_, '_>) {
        self.open_window(Moment::Revealed);
    }

    /// C-3
    pub fn dice_of(&self, side: Side) -> u8 {
        let force = self.board.contest.force(side);
        let within_five = (self.strength(side) + force.more).min(5);
        (within_five + u8::from(force.conan) + force.sixth).min(6).saturating_sub(force.fewer)
    }

    /// M-9, M-15, M-21, I-7, I-8
    pub fn strength(&self, side: Side) -> u8 {
        let contest = &self.board.contest;
        let units = |seat: Seat| self.board.realm(seat).units_at(contest.at);
        let value = self.board.value(contest.at);
        match (side, contest.kind, contest.defender) {
            (Side::Attacker, Kind::Campaign | Kind::Siege | Kind::Battle, _) => units(contest.attacker),
            (Side::Attacker, ..) => self.intrigue_strength(contest.attacker, contest.at),
            (_, Kind::Siege, Some(defender)) => units(defender).max(value),
            (_, Kind::Battle, Some(defender)) => units(defender),
            (_, Kind::Breaking, _) => value + 1,
            _ => value,
        }
    }

    /// C-3
    pub(crate) fn attacker_rolls(&mut self, cx: Told<'_, '_>) {
        self.roll(Side::Attacker, cx);
    }

    /// C-3
    pub(crate) fn defender_rolls(&mut self, cx: Told<'_, '_>) {
        self.roll(Side::Defender, cx);
    }

    fn roll(&mut self, side: Side, cx: Told<'_, '_>) {
        let dice = roll_conflict(self.dice_of(side), cx);
        let force = self.board.contest.force_mut(side);
        force.dice = dice;
        force.rolled = true;
        cx.tell(Event::Rolled { side, dice, again: false });
    }

    /// C-16
    pub(crate) fn window_attacker_rolled(&mut self, _: Told<'_, '_>) {
        self.open_window(Moment::AttackerRolled);
    }

    /// C-16
    pub(crate) fn window_defender_rolled(&mut self, _: Told<'_, '_>) {
        self.open_window(Moment::DefenderRolled);
    }

    /// C-9: whether sorcery may reroll here.
    pub(crate) fn may_reroll(&self, side: Side, moment: Moment) -> bool {
        let contest = &self.board.contest;
        let force = contest.force(side);
        moment.window_of(side) == op::Window::OwnRoll
            && !force.rerolled
            && force.thrown() > 0
            && contest.player(side).is_some_and(|seat| self.board.realm(seat).sorcery > 0)
    }

    /// C-9
    fn spend_sorcery(&mut self, side: Side, cx: Told<'_, '_>) {
        if let Some(seat) = self.board.contest.player(side) {
            self.board.realm_mut(seat).sorcery -= 1;
            cx.tell(Event::SorcerySpent { seat });
        }
        let force = self.board.contest.force_mut(side);
        force.rerolled = true;
        let dice = force.dice;
        self.roll_again(side, dice, cx);
    }

    /// Rerolls these dice, all together.
    pub(crate) fn roll_again(&mut self, side: Side, dice: [u8; 6], cx: Told<'_, '_>) {
        let rolled = roll_conflict(dice.iter().sum(), cx);
        let force = self.board.contest.force_mut(side);
        for (shown, (old, new)) in force.dice.iter_mut().zip(dice.into_iter().zip(rolled)) {
            *shown = *shown - old + new;
        }
        let dice = force.dice;
        cx.tell(Event::Rolled { side, dice, again: true });
    }

    /// C-15: not optional, one token a contest.
    pub(crate) fn raiders_defend(&mut self, cx: Told<'_, '_>) {
        let Contest { at, defender, .. } = self.board.contest;
        if defender.is_none() && self.board.raided.has(at) {
            self.board.remove_raiders(at, 1);
            self.board.contest.force_mut(Side::Defender).faces |= Faces::AXE.0;
            cx.tell(Event::RaidersDiscarded { at, count: 1 });
        }
    }

    /// C-6: how many successes a die showing this face counts.
    pub fn worth(&self, side: Side, face: Conflict) -> u8 {
        let force = self.board.contest.force(side);
        let mut faces = Faces(force.faces);
        if let Some(kind) = force.card.filter(|_| !force.cancelled) {
            let card = &self.board.content.strategy[usize::from(kind)];
            let shield = if card.shield { Faces::SHIELD } else { Faces::NONE };
            let axe = if card.axe { Faces::AXE } else { Faces::NONE };
            faces = faces.or(axe).or(shield);
        }
        match face {
            Conflict::Hit => 1,
            Conflict::HitConan => 1 + u8::from(force.conan || faces.has(Faces::CONAN)),
            Conflict::HitAttacker => u8::from(side == Side::Attacker || faces.has(Faces::ATTACKER)),
            Conflict::Shield => u8::from(faces.has(Faces::SHIELD)),
            Conflict::Axe => u8::from(faces.has(Faces::AXE)),
            Conflict::Miss => 0,
        }
    }

    /// C-6
    pub fn successes(&self, side: Side) -> u8 {
        self.by_face(side).iter().sum::<u8>() + self.board.contest.force(side).bonus
    }

    fn by_face(&self, side: Side) -> [u8; Conflict::ALL.len()] {
        let dice = self.board.contest.force(side).dice;
        Conflict::ALL.map(|face| dice[face.index()] * self.worth(side, face))
    }

    /// C-7
    pub(crate) fn compare(&mut self, cx: Told<'_, '_>) {
        let [attacker, defender] = Side::ALL.map(|side| {
            let (dice, bonus) = (self.by_face(side), self.board.contest.force(side).bonus);
            let successes = dice.iter().sum::<u8>() + bonus;
            if successes > 0 {
                cx.tell(Event::Counted { side, dice, bonus });
            }
            successes
        });
        let ahead = attacker > defender || (attacker == defender && self.wins_ties(Side::Attacker));
        let winner = if ahead { Side::Attacker } else { Side::Defender };
        self.board.contest.winner = Some(winner);
        cx.tell(Event::Compared { attacker, defender, winner });
    }

    /// C-16
    pub(crate) fn window_result(&mut self, _: Told<'_, '_>) {
        self.open_window(Moment::Result);
    }

    /// C-8: what was played stays in sight with the contest that is over.
    pub(crate) fn discard_strategy_cards(&mut self, _: Told<'_, '_>) {
        for side in Side::ALL {
            if let Some(kind) = self.board.contest.force(side).card {
                self.board.strategy_discard.add(kind);
            }
        }
        self.board.contest.over = true;
    }
}

worded! {
    Lexicon:
    /// C-4 A strategy card face down; one side after the other.
    pub struct StrategyCard { side: Side } = "strategy-card"
}

impl Decision<State> for StrategyCard {
    const RULE: Rule = Rule("C-8");

    fn asked(self, board: &Board) -> Seats {
        board.contest.player(self.side).map_or(Seats::NONE, Seats::of)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let cards = bits(state.own(seat).strategy.kinds()).filter(|&kind| state.card_applies(kind));
        cards.for_each(|kind| out.push(Action::Strategy(Strategy(kind))));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Strategy(Strategy(kind)) = action {
            state.own_mut(seat).strategy.remove(kind);
            state.secrets.face_down[self.side.index()] = Some(kind);
            cx.seal();
            cx.tell(Event::CardFaceDown { seat });
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        let Action::Strategy(Strategy(kind)) = action else { return state.not_now(seat, action) };
        let held = state.own(seat).strategy.has(kind);
        Self::RULE.forbids(if held { "refused-aoc-card-elsewhere" } else { "refused-aoc-not-in-hand" })
    }

    fn prompt(self, view: &View) -> Phrase {
        let Contest { kind, at, .. } = view.board.contest;
        let phrase = Phrase::new("aoc-ask-strategy-card").with("contest", contest_name(kind));
        phrase.with("at", at.name()).with("side", side_name(self.side))
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-pass")
    }
}

worded! {
    Lexicon:
    /// C-16 Cards and sorcery in a moment of a contest, until both sides have passed in a row.
    pub struct Window { moment: Moment, asked: Side, passes: u8 } = "window"
}

impl Window {
    /// C-16: the other side is asked.
    fn turned(self, passes: u8) -> Window {
        Window { asked: other(self.asked), passes, ..self }
    }
}

impl Decision<State> for Window {
    const RULE: Rule = Rule("C-16");

    fn asked(self, board: &Board) -> Seats {
        board.contest.player(self.asked).map_or(Seats::NONE, Seats::of)
    }

    fn idle(self, state: &State) -> bool {
        self.passes == 2 || !state.could_act(self.asked, self.moment)
    }

    fn pass(self, state: &mut State, _: Told<'_, '_>) {
        if self.passes == 2 {
            state.flow.pop();
        } else {
            state.flow.replace(self.turned(self.passes + 1));
        }
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.offer_window(seat, self.moment.window_of(self.asked), out);
        if state.may_reroll(self.asked, self.moment) {
            out.push(Action::Sorcery);
        }
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if action == Action::Done {
            return self.pass(state, cx);
        }
        state.flow.replace(self.turned(0));
        match action {
            Action::Use(card) => state.use_card(seat, card, cx),
            _ => state.spend_sorcery(self.asked, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        let once = state.board.contest.force(self.asked).rerolled;
        let poor = state.board.realm(seat).sorcery == 0;
        match action {
            Action::Use(card) => state.bad_use(seat, card, &[self.moment.window_of(self.asked)]),
            Action::Sorcery if once => Rule("C-9").forbids("refused-aoc-sorcery-once"),
            Action::Sorcery if poor => Rule("C-9").forbids("refused-aoc-no-sorcery"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, view: &View) -> Phrase {
        let Contest { kind, at, .. } = view.board.contest;
        Phrase::new("aoc-ask-window").with("contest", contest_name(kind)).with("at", at.name())
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-pass")
    }
}
