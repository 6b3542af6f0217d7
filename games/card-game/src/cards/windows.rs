//! When cards speak in a contest and after it: one row for each timing of P-4.

use alloc::vec::Vec;

use table::{Seat, flow::Passage, worded};

use crate::{
    board::{Contest, Figure, Outcome, Site},
    cards::{
        Ops, Part,
        op::{Boon, Effect, Feat, Op, Sway, Target},
    },
    content::{Ability, Attribute, Card},
    event::{Sums, Told},
    lexicon::Lexicon,
    set::CardSet,
    state::State,
};

worded! {
    Lexicon:
    /// What laid cards do after the result, in the order laid; those before `at` have.
    pub struct Aftermath { at: u8 } = "aftermath"
}

impl Passage<State> for Aftermath {
    /// By whether the side of their player won.
    fn goes_on(self, state: &mut State, _: Told<'_, '_>) {
        let at = self.at;
        let Contest { count, cancelled, outcome, .. } = state.board.contest;
        if at >= count {
            state.flow.pop();
            return;
        }
        state.flow.replace(Aftermath { at: at + 1 });
        let seat = state.board.contest.layer(at);
        let card = state.secrets.laid[usize::from(at)];
        let part = if outcome.winner() == Some(state.side_of(seat)) { Part::Won } else { Part::Lost };
        let speaks = cancelled >> at & 1 == 0 && state.board.alive.has(seat);
        if speaks && !state.ops(card, part).is_empty() {
            state.flow.push(Ops { seat, card, part, at: 0 });
        }
    }
}

worded! {
    Lexicon:
    /// What a player's open cards do after a feat; those before `from` have.
    pub struct Feats { seat: Seat, feat: Feat, from: u8 } = "feats"
}

impl Passage<State> for Feats {
    /// One after the other.
    fn goes_on(self, state: &mut State, _: Told<'_, '_>) {
        let Feats { seat, feat, from } = self;
        let waiting = CardSet::from_on(from).and(state.open_cards(seat));
        let part = Part::When(feat);
        if let Some(card) = waiting.iter().find(|&card| !state.ops(card, part).is_empty()) {
            state.flow.replace(Feats { seat, feat, from: card.0 + 1 });
            state.flow.push(Ops { seat, card, part, at: 0 });
            return;
        }
        state.flow.pop();
    }
}

impl State {
    fn sways_of(&self, at: u8) -> &'static [Sway] {
        let card = self.secrets.laid[usize::from(at)];
        self.cards.effect(card).map_or(&[], |effect| effect.sways())
    }

    /// The side a layer is on: partners are with the hero's player.
    fn side_of(&self, layer: Seat) -> u8 {
        u8::from(layer == self.board.contest.sides[1])
    }

    fn opposed(&self, one: u8, other: u8) -> bool {
        let contest = &self.board.contest;
        self.side_of(contest.layer(one)) != self.side_of(contest.layer(other))
    }

    /// The laid cards that have no effect: judged from the last to the first.
    pub(crate) fn cancelled(&self) -> u128 {
        let count = self.board.contest.count;
        let mut cancelled = 0u128;
        for at in (0..count).rev() {
            for sway in self.sways_of(at) {
                let Sway::Cancel(target) = sway else { continue };
                if cancelled >> at & 1 == 1 {
                    continue;
                }
                let victim = match target {
                    Target::Before => (0..at).rev().find(|&other| self.opposed(at, other)),
                    Target::After => (at + 1..count).find(|&other| self.opposed(at, other)),
                };
                cancelled |= victim.map_or(0, |victim| 1 << victim);
            }
        }
        cancelled
    }

    /// What a laid card does, an echo as what it echoes.
    fn works_as(&self, at: u8) -> &'static [Sway] {
        let silent = |at: u8| self.board.contest.cancelled >> at & 1 == 1;
        if silent(at) {
            return &[];
        }
        let own = self.sways_of(at);
        if !own.contains(&Sway::Echo) {
            return own;
        }
        let Some(before) = (0..at).rev().find(|&other| self.opposed(at, other)) else { return &[] };
        let theirs = self.sways_of(before);
        let mute = |sway: &Sway| matches!(sway, Sway::Echo | Sway::Cancel(_));
        if silent(before) || theirs.iter().any(mute) { &[] } else { theirs }
    }

    /// Every sway of the laid cards that have effect, in the order laid, with its card's place.
    pub(crate) fn laid_sways(&self) -> impl Iterator<Item = (u8, &'static Sway)> + '_ {
        (0..self.board.contest.count).flat_map(move |at| self.works_as(at).iter().map(move |sway| (at, sway)))
    }

    /// what the laid cards make of the attribute.
    pub(crate) fn swayed(&self, named: Attribute) -> Attribute {
        if self.laid_sways().any(|(_, sway)| *sway == Sway::Steadfast) {
            return named;
        }
        self.laid_sways().fold(named, |attribute, (_, sway)| match sway {
            Sway::Become(other) => *other,
            Sway::Rotate => attribute.next(),
            _ => attribute,
        })
    }

    /// a figure's own value, with its objects, before any laid card.
    fn printed(&self, figure: Figure, attribute: Attribute, best: bool) -> i16 {
        let values = match figure {
            Figure::Hero(seat) => self.cards.heroes[usize::from(self.board.heroes[seat.index()])].values,
            Figure::Ally(card) => self.cards.challenge(card).values,
        };
        let value = if best { values.into_iter().max().unwrap_or(0) } else { values[attribute as usize] };
        i16::from(value)
    }

    fn worn(&self, figure: Figure, attribute: Attribute) -> i16 {
        let Figure::Hero(seat) = figure else { return 0 };
        let duel = self.board.contest.duel;
        let added = |boon: &Boon| if let Boon::Modify(by) = boon { by.counts(attribute, duel) } else { 0 };
        self.boons(seat).map(|boon| i16::from(added(boon))).sum()
    }

    /// The sum of laid modifiers on a side: the figure on side 0, the challenge on side 1; in a duel the two
    /// heroes.
    fn laid_on(&self, side: u8, attribute: Attribute) -> i16 {
        let sum: i16 = (0..self.board.contest.count).map(|at| self.laid_by(at, side, attribute)).sum();
        if self.reversed(side) { -sum } else { sum }
    }

    /// What one laid card adds to a side, before any reversal.
    fn laid_by(&self, at: u8, side: u8, attribute: Attribute) -> i16 {
        let contest = &self.board.contest;
        let here = !contest.duel || contest.lies_on(at) == side;
        let counts = |sway: &Sway| -> i16 {
            match sway {
                Sway::Figure(by) if here && (contest.duel || side == 0) => by,
                Sway::Challenge(by) if here && (contest.duel || side == 1) => by,
                _ => return 0,
            }
            .counts(attribute, contest.duel)
            .into()
        };
        self.works_as(at).iter().map(counts).sum()
    }

    /// Whether laid modifiers on the figure of a side count with the opposite sign.
    fn reversed(&self, side: u8) -> bool {
        let contest = &self.board.contest;
        let on_figure = |at: u8| !contest.duel || contest.lies_on(at) == side;
        let reversals =
            self.laid_sways().filter(|&(at, sway)| *sway == Sway::Reverse && on_figure(at)).count();
        reversals % 2 == 1 && (contest.duel || side == 0)
    }

    /// Whether a laid card says this of the figure of a side.
    fn said_of(&self, side: u8, what: Sway) -> bool {
        self.who_says(side, what).is_some()
    }

    /// Where the first laid card lies that says this of the figure of a side.
    fn who_says(&self, side: u8, what: Sway) -> Option<u8> {
        let contest = &self.board.contest;
        let about = |at: u8| if contest.duel { contest.lies_on(at) == side } else { side == 0 };
        self.laid_sways().find(|&(at, sway)| *sway == what && about(at)).map(|(at, _)| at)
    }

    fn fighter(&self, side: u8, figure: Figure, attribute: Attribute) -> i16 {
        let worn = if self.said_of(side, Sway::Disarm) { 0 } else { self.worn(figure, attribute) };
        let printed = self.printed(figure, attribute, self.said_of(side, Sway::Best));
        (printed + worn + self.laid_on(side, attribute)).max(0)
    }

    /// the figure's value and what it must exceed.
    pub(crate) fn values(&self) -> (i8, i8) {
        let Contest { duel, figure, sides, card, attribute, .. } = self.board.contest;
        let attribute = attribute.unwrap_or(Attribute::Strength);
        let value = self.fighter(0, figure, attribute);
        let against = if duel {
            self.fighter(1, Figure::Hero(sides[1]), attribute)
        } else {
            let printed = i16::from(self.cards.challenge(card).values[attribute as usize]);
            (printed + self.laid_on(1, attribute)).max(0)
        };
        (value as i8, against as i8)
    }

    /// What lets the hero's side win at equal values; in a duel of two who would, D-4 decides.
    pub(crate) fn tie_winner(&self) -> Option<Card> {
        let Contest { duel, figure, sides, .. } = self.board.contest;
        let others = duel.then(|| self.wins_ties(1, Figure::Hero(sides[1]))).flatten();
        self.wins_ties(0, figure).filter(|_| others.is_none())
    }

    /// The card that lets the figure of a side win at equal values: one it wears, or one that was laid.
    fn wins_ties(&self, side: u8, figure: Figure) -> Option<Card> {
        let worn = match figure {
            Figure::Hero(seat) if !self.said_of(side, Sway::Disarm) => self.open_cards(seat),
            _ => CardSet::NONE,
        };
        let worn = worn.iter().find(|&card| self.boons_of(card).contains(&Boon::WinTies));
        worn.or_else(|| self.who_says(side, Sway::WinTies).map(|at| self.secrets.laid[usize::from(at)]))
    }

    /// What adds up to the two values.
    pub(crate) fn sums(&self) -> Sums {
        let Contest { duel, figure, sides, card, attribute, .. } = self.board.contest;
        let attribute = attribute.unwrap_or(Attribute::Strength);
        let against = if duel { Figure::Hero(sides[1]) } else { Figure::Ally(card) };
        let (value, other) = self.values();
        let mut sums = [self.addends(0, figure, attribute), self.addends(1, against, attribute)];
        for (sum, value) in sums.iter_mut().zip([value, other]) {
            let floor = i64::from(value) - sum.iter().map(|(amount, _)| amount).sum::<i64>();
            if floor > 0 {
                sum.push((floor, "cg-never-below-nothing"));
            }
        }
        Sums(sums)
    }

    fn addends(&self, side: u8, figure: Figure, attribute: Attribute) -> Vec<(i64, &'static str)> {
        let duel = self.board.contest.duel;
        let printed = self.printed(figure, attribute, false);
        let named = match figure {
            Figure::Hero(seat) => self.cards.heroes[usize::from(self.board.heroes[seat.index()])].key,
            Figure::Ally(card) => self.cards.key(card),
        };
        let mut sum = alloc::vec![(i64::from(printed), named)];
        let mut add = |amount: i16, card: Card| {
            if amount != 0 {
                sum.push((amount.into(), self.cards.key(card)));
            }
        };
        if let Some(at) = self.who_says(side, Sway::Best) {
            add(self.printed(figure, attribute, true) - printed, self.secrets.laid[usize::from(at)]);
        }
        if let Figure::Hero(seat) = figure
            && !self.said_of(side, Sway::Disarm)
        {
            for card in self.open_cards(seat).iter() {
                let added =
                    |boon: &Boon| if let Boon::Modify(by) = boon { by.counts(attribute, duel) } else { 0 };
                add(self.boons_of(card).iter().map(|boon| i16::from(added(boon))).sum(), card);
            }
        }
        let sign = if self.reversed(side) { -1 } else { 1 };
        for at in 0..self.board.contest.count {
            add(sign * self.laid_by(at, side, attribute), self.secrets.laid[usize::from(at)]);
        }
        sum
    }

    fn boons_of(&self, card: Card) -> &'static [Boon] {
        self.cards.effect(card).map_or(&[], |effect| effect.boons())
    }

    /// What the loser keeps of their bid, and what they pay on top of it.
    pub(crate) fn saved_and_spoils(&self, winner: u8) -> (u16, u16) {
        let mut both = (0, 0);
        for (at, sway) in self.laid_sways() {
            let won = self.side_of(self.board.contest.layer(at)) == winner;
            match sway {
                Sway::Save(kept) if !won => both.0 += u16::from(*kept),
                Sway::Spoils(more) if won => both.1 += u16::from(*more),
                _ => {}
            }
        }
        both
    }

    /// Who takes a beaten challenge into their hand.
    pub(crate) fn trophy(&self) -> Option<Seat> {
        let resolved = self.board.contest.outcome == Outcome::Won(0);
        let mut hunters = self.laid_sways().filter(|(_, sway)| **sway == Sway::Trophy);
        hunters.next().filter(|_| resolved).map(|(at, _)| self.board.contest.layer(at))
    }

    /// Whether a laid card goes back to the hand it came from.
    pub(crate) fn returns(&self, at: u8) -> bool {
        let Outcome::Won(winner) = self.board.contest.outcome else { return false };
        let lost = self.side_of(self.board.contest.layer(at)) != winner;
        lost && self.works_as(at).contains(&Sway::Return)
    }

    /// H-5: sees the challenges of an adventure because their hero stands there.
    pub(crate) fn foresees(&self, seat: Seat, site: Site) -> bool {
        self.board.place(seat).site() == Some(site)
            && (self.ability(seat) == Ability::ExpertTracker || self.has_boon(seat, Boon::Foresight))
    }

    pub(crate) fn ops(&self, card: Card, part: Part) -> &'static [Op] {
        match (self.cards.effect(card), part) {
            (Some(Effect::Resolution { won, .. }), Part::Won) => won,
            (Some(Effect::Resolution { lost, .. }), Part::Lost) => lost,
            (Some(effect), Part::Now) => effect.ops(),
            (Some(effect), Part::When(feat)) => {
                let after = |boon: &'static Boon| match boon {
                    Boon::When(its, op) if *its == feat => Some(core::slice::from_ref(op)),
                    _ => None,
                };
                effect.boons().iter().find_map(after).unwrap_or(&[])
            }
            _ => &[],
        }
    }
}
