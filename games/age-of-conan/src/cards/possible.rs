//! K-6 – whether an effect could do anything, judged from the open board alone.

use table::Seat;

use crate::{
    cards::op::{Contest as Kind, Faces, Op, Place, Side},
    content::Provinces,
    contest::other,
    state::State,
};

impl State {
    /// The provinces a card means, in play only (V-1).
    pub(crate) fn place(&self, seat: Seat, place: Place) -> Provinces {
        let realm = self.board.realm(seat);
        match place {
            Place::Home => Provinces::of(realm.home()),
            Place::Friendly => realm.friendly(),
            Place::Neutral => self.board.neutral(),
            Place::Enemy => self.board.enemy(seat),
            Place::Anywhere => self.board.in_play,
        }
    }

    pub(crate) fn possible(&self, seat: Seat, op: Op) -> bool {
        let realm = self.board.realm(seat);
        match op {
            Op::ForbidStrategy
            | Op::CancelStrategy
            | Op::AddDice { .. }
            | Op::FewerDice(_)
            | Op::Succeed(_)
            | Op::AddSuccesses(_)
            | Op::Reroll(_)
            | Op::RerollEnemy(_)
            | Op::WinTies
            | Op::Spare
            | Op::ExtraLoss
            | Op::Advance
            | Op::FreeMarch => self.possible_in_contest(seat, op),
            Op::Gold(_) | Op::Sorcery(_) | Op::MoveConan(_) => true,
            Op::GoldPer { count, .. } => self.count(seat, count) > 0,
            Op::DrawKingdom(_) => self.kingdom_left(seat),
            Op::DrawStrategy(_) => self.strategy_left(),
            Op::StealGold(_) => self.rich(seat, false).next().is_some(),
            Op::StealSorcery(_) => self.rich(seat, true).next().is_some(),
            Op::Ready(_) => !realm.used.is_empty(),
            Op::Units { place, .. } => !self.landings(seat, place).is_empty(),
            Op::Emissaries { place, .. } => realm.emissary_supply > 0 && !self.place(seat, place).is_empty(),
            Op::Raiders { place, .. } => {
                self.board.raider_supply() > 0 && !self.place(seat, place).is_empty()
            }
            Op::RemoveRaiders(place) => self.place(seat, place).meets(self.board.raided),
            Op::RemoveEmissary(place) => {
                let mut others = self.board.seats().without(seat).iter();
                others.any(|other| self.board.realm(other).envoys.meets(self.place(seat, place)))
            }
            Op::RemoveUnit(place) => self.board.foreign_armies(seat).meets(self.place(seat, place)),
            Op::Redeploy => realm.armies.iter().any(|at| self.board.adjacent(at).meets(realm.friendly())),
            Op::MoveEmissaries(_) => !realm.envoys.is_empty(),
            Op::TakeToken => self.board.track_len > 0,
            Op::RerollFate => self.board.pool.iter().any(|&dice| dice > 0),
        }
    }

    fn possible_in_contest(&self, seat: Seat, op: Op) -> bool {
        let contest = &self.board.contest;
        let Some(side) = contest.side_of(seat) else { return false };
        let (own, enemy) = (contest.force(side), contest.force(other(side)));
        match op {
            Op::ForbidStrategy => {
                let against = contest.player(other(side));
                !enemy.forbidden && against.is_some_and(|player| self.strategy_count(player) > 0)
            }
            Op::CancelStrategy => enemy.card.is_some() && !enemy.cancelled,
            Op::AddDice { six, .. } => {
                let dice = self.dice_of(side);
                dice + own.fewer < 6 && (six || self.strength(side) + own.more < 5)
            }
            Op::FewerDice(_) => self.dice_of(other(side)) > 0,
            Op::Succeed(faces) => {
                let conan = if own.conan { Faces::CONAN } else { Faces::NONE };
                let attacker = if side == Side::Attacker { Faces::ATTACKER } else { Faces::NONE };
                !Faces(own.faces).or(conan).or(attacker).has(faces)
            }
            Op::Reroll(_) => own.thrown() > 0,
            Op::RerollEnemy(_) => enemy.thrown() > 0,
            Op::Spare => self.would_lose_figure(side),
            Op::ExtraLoss => self.would_lose_more(),
            Op::Advance => {
                let step = self.board.steps[contest.at.index()];
                !contest.advance && step + 2 < self.board.content.map.track(contest.at).len()
            }
            Op::FreeMarch => {
                let units = self.board.realm(seat).units_at(contest.at);
                let subjugates = contest.attacker_won() && self.board.on_last_icon(contest.at);
                !contest.free_march && !subjugates && (contest.attacker_won() || own.spared || units > 1)
            }
            _ => true,
        }
    }

    /// Whether the result would remove a unit or an emissary of this side.
    fn would_lose_figure(&self, side: Side) -> bool {
        let contest = &self.board.contest;
        let (Some(seat), won) = (contest.player(side), contest.winner == Some(side)) else { return false };
        if contest.force(side).spared {
            return false;
        }
        match contest.kind {
            Kind::Campaign => !won || self.board.on_last_icon(contest.at),
            Kind::Siege | Kind::Battle => !won && self.board.realm(seat).armies.has(contest.at),
            Kind::Alliance => won && side == Side::Attacker,
            Kind::Breaking => !won && side == Side::Attacker,
        }
    }

    /// Whether the loser, a player, would have a unit left to remove.
    fn would_lose_more(&self) -> bool {
        let contest = &self.board.contest;
        let loser = if contest.attacker_won() { Side::Defender } else { Side::Attacker };
        let Some(seat) = contest.player(loser) else { return false };
        let left = self.board.realm(seat).units_at(contest.at);
        !contest.extra_loss && left > u8::from(!contest.force(loser).spared)
    }

    /// Others who have gold, or sorcery.
    pub(crate) fn rich(&self, seat: Seat, sorcery: bool) -> impl Iterator<Item = Seat> {
        self.board.seats().without(seat).iter().filter(move |&other| {
            let realm = self.board.realm(other);
            (if sorcery { realm.sorcery } else { realm.gold }) > 0
        })
    }

    /// Where a card may place a unit: below the limit, and never beside another player's (T-9).
    pub(crate) fn landings(&self, seat: Seat, place: Place) -> Provinces {
        let realm = self.board.realm(seat);
        if realm.unit_supply == 0 {
            return Provinces::NONE;
        }
        let barred = self.board.enemy(seat).or(self.board.foreign_armies(seat));
        realm.below_limit(self.place(seat, place).except(barred))
    }
}
