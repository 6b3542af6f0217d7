//! C – contests.

use alloc::vec::Vec;

use table::Seat;

use crate::{
    action::Action,
    board::Conflict,
    cards::{
        op::{ALL_DICE, Contest as Kind, Faces, Side, Window},
        windows::Moment,
    },
    content::{Province, Terrain},
    event::{Event, Told},
    fate::roll_conflict,
    flow::Frame,
    lexicon::Strategy,
    pile::bits,
    state::State,
};

/// One side of a contest.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, read where its rule is")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Force {
    /// What its dice show, once it has rolled.
    pub dice: [u8; Conflict::ALL.len()],
    pub rolled: bool,
    /// Dice that cards add within five, and beyond (C-3), and take away.
    pub more: u8,
    pub sixth: u8,
    pub fewer: u8,
    /// Faces that cards make count (C-6).
    pub faces: u8,
    /// Successes that cards add.
    pub bonus: u8,
    /// Its strategy card, revealed.
    pub card: Option<u8>,
    /// It may play none, or the one it played has no effect.
    pub forbidden: bool,
    pub cancelled: bool,
    /// It has Conan (C-12, C-13).
    pub conan: bool,
    /// Its sorcery is spent for this contest (C-9).
    pub rerolled: bool,
    /// Nothing of its is removed because of the result.
    pub spared: bool,
}

impl Force {
    const NONE: Force = Force {
        dice: [0; Conflict::ALL.len()],
        rolled: false,
        more: 0,
        sixth: 0,
        fewer: 0,
        faces: 0,
        bonus: 0,
        card: None,
        forbidden: false,
        cancelled: false,
        conan: false,
        rerolled: false,
        spared: false,
    };

    /// The most successes that cards add, whatever an edition's cards say.
    pub const MOST_BONUS: u8 = 200;

    /// C-3: nobody rolls more than six, so no more need be counted.
    pub(crate) fn add_dice(&mut self, count: u8, six: bool) {
        let dice = if six { &mut self.sixth } else { &mut self.more };
        *dice = dice.saturating_add(count).min(ALL_DICE);
    }

    pub(crate) fn take_dice(&mut self, count: u8) {
        self.fewer = self.fewer.saturating_add(count).min(2 * ALL_DICE);
    }

    pub(crate) fn add_successes(&mut self, count: u8) {
        self.bonus = self.bonus.saturating_add(count).min(Force::MOST_BONUS);
    }

    pub fn thrown(&self) -> u8 {
        self.dice.iter().sum()
    }
}

/// The contest being fought, or the last one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    pub kind: Kind,
    pub at: Province,
    pub attacker: Seat,
    /// `None`: the neutral province itself (C-1).
    pub defender: Option<Seat>,
    pub terrain: Terrain,
    /// By [`Side`].
    pub sides: [Force; 2],
    pub winner: Option<Side>,
    /// Cards used after the result.
    pub extra_loss: bool,
    pub advance: bool,
    pub free_march: bool,
}

impl Contest {
    pub const NONE: Contest = Contest {
        kind: Kind::Campaign,
        at: Province::Aquilonia,
        attacker: Seat(0),
        defender: None,
        terrain: Terrain::Plains,
        sides: [Force::NONE; 2],
        winner: None,
        extra_loss: false,
        advance: false,
        free_march: false,
    };

    pub const fn force(&self, side: Side) -> &Force {
        &self.sides[side.index()]
    }

    pub const fn force_mut(&mut self, side: Side) -> &mut Force {
        &mut self.sides[side.index()]
    }

    /// Who plays a side; a neutral province is nobody.
    pub const fn player(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender,
        }
    }

    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.player(side) == Some(seat))
    }

    pub const fn military(&self) -> bool {
        matches!(self.kind, Kind::Campaign | Kind::Siege | Kind::Battle)
    }

    pub fn attacker_won(&self) -> bool {
        self.winner == Some(Side::Attacker)
    }
}

pub const fn other(side: Side) -> Side {
    match side {
        Side::Attacker => Side::Defender,
        Side::Defender => Side::Attacker,
    }
}

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
        cx.tell(Event::ContestBegins { kind, at, attacker });
        self.flow.push(Frame::Contest(0));
    }

    fn open_window(&mut self, moment: Moment) {
        self.board.artifact_used = table::Seats::NONE;
        self.flow.push(Frame::Window(moment, Side::Attacker, 0));
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

    /// C-8: whoever has strategy cards is asked; whether one applies is his secret.
    fn ask_card(&mut self, side: Side) {
        let contest = &self.board.contest;
        let Some(seat) = contest.player(side) else { return };
        if !contest.force(side).forbidden && self.strategy_count(seat) > 0 {
            self.flow.push(Frame::StrategyCard(side));
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

    pub(crate) fn offer_strategy_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        for kind in bits(self.own(seat).strategy.kinds()) {
            if self.card_applies(kind) {
                out.push(Action::Strategy(Strategy(kind)));
            }
        }
        out.push(Action::Done);
    }

    /// C-4: face down.
    pub(crate) fn play_strategy(&mut self, side: Side, seat: Seat, kind: u8, cx: Told<'_, '_>) {
        self.own_mut(seat).strategy.remove(kind);
        self.secrets.face_down[side.index()] = Some(kind);
        cx.seal();
        cx.tell(Event::CardFaceDown { seat });
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
        moment.window_of(side) == Window::OwnRoll
            && !force.rerolled
            && force.thrown() > 0
            && contest.player(side).is_some_and(|seat| self.board.realm(seat).sorcery > 0)
    }

    /// C-9
    pub(crate) fn spend_sorcery(&mut self, side: Side, cx: Told<'_, '_>) {
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
            cx.tell(Event::Counted { side, dice, bonus });
            dice.iter().sum::<u8>() + bonus
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

    /// C-8
    pub(crate) fn discard_strategy_cards(&mut self, _: Told<'_, '_>) {
        for side in Side::ALL {
            if let Some(kind) = self.board.contest.force_mut(side).card.take() {
                self.board.strategy_discard.add(kind);
            }
        }
    }
}
