//! What a player makes of a challenge or duel: from what lies open, and from his own hand and laid cards.

use card_game::{
    State,
    board::{Contest, Figure, Site},
    cards::op::{Boon, Sway},
    content::{Attribute, Card, Values},
};
use table::Seat;

/// What an unseen challenge is like.
const UNSEEN: [f32; 3] = [4.7, 4.5, 4.7];
/// By how much a card in another's hand may turn a contest, and one he has laid.
const HELD: f32 = 0.14;
const LAID: f32 = 0.7;
/// The part of one's own helpful cards one expects to use.
const USED: f32 = 0.7;

/// What beating a challenge is worth besides the bids, in GP: the way is free.
pub(super) const PRIZE: f32 = 3.0;

/// A contest as one of its players sees it.
pub(super) struct Fight<'a> {
    world: &'a State,
    contest: &'a Contest,
    seat: Seat,
    /// 1 for the hero's side, -1 for the placer's or the challenged.
    sign: f32,
    prize: f32,
}

impl<'a> Fight<'a> {
    pub(super) fn of(world: &'a State, seat: Seat) -> Fight<'a> {
        let contest = &world.board().contest;
        let sign = if contest.side(seat) == Some(1) { -1.0 } else { 1.0 };
        Fight { world, contest, seat, sign, prize: PRIZE }
    }

    pub(super) fn for_a(self, prize: f32) -> Fight<'a> {
        Fight { prize, ..self }
    }

    /// Who may fight the contest for the hero's side.
    fn figures(&self) -> impl Iterator<Item = Figure> {
        let (board, active) = (self.world.board(), self.contest.sides[0]);
        let (partners, allies) = (board.partners(active), board.allies[active.index()]);
        let alone = self.contest.duel;
        let heroes = partners.iter().map(Figure::Hero).chain(allies.iter().map(Figure::Ally));
        std::iter::once(Figure::Hero(active)).chain(heroes.filter(move |_| !alone))
    }

    /// By how much a figure is ahead before any card is laid.
    fn open_margin(&self, attribute: Attribute, figure: Figure) -> f32 {
        let against = if self.contest.duel {
            strength(self.world, Figure::Hero(self.contest.sides[1]), attribute, true)
        } else {
            f32::from(self.world.content().challenge(self.contest.card).values[attribute as usize])
        };
        strength(self.world, figure, attribute, self.contest.duel) - against
    }

    /// What a laid card does for this player's side, in points of the attribute.
    fn help(&self, card: Card, attribute: Attribute, figure: Figure) -> f32 {
        let Some(effect) = self.world.content().effect(card) else { return 0.0 };
        effect.sways().iter().map(|&sway| self.sway(sway, attribute, figure)).sum()
    }

    fn sway(&self, sway: Sway, attribute: Attribute, figure: Figure) -> f32 {
        let duel = self.contest.duel;
        let to = |other: Attribute| {
            self.sign * (self.open_margin(other, figure) - self.open_margin(attribute, figure))
        };
        let opposed = || f32::from(self.contest.count - self.contest.laid_by(self.seat));
        match sway {
            // In a duel what helps lies on oneself, and what harms on the other.
            Sway::Figure(by) | Sway::Challenge(by) if duel => f32::from(by.counts(attribute, true)).abs(),
            Sway::Figure(by) => self.sign * f32::from(by.counts(attribute, false)),
            Sway::Challenge(by) => -self.sign * f32::from(by.counts(attribute, false)),
            Sway::Become(other) => to(other),
            Sway::Rotate => to(attribute.next()),
            Sway::Best => {
                let values = printed(self.world, figure);
                let best = values.into_iter().max().unwrap_or(0) - values[attribute as usize];
                if duel { f32::from(best) } else { self.sign * f32::from(best) }
            }
            Sway::Disarm => -self.sign * worn(self.world, figure, attribute, duel),
            Sway::WinTies => self.sign * 0.7,
            Sway::Cancel(_) => 0.1 + 0.6 * opposed().min(1.0),
            Sway::Echo => 0.4 * opposed().min(1.0),
            Sway::Save(_) | Sway::Spoils(_) | Sway::Trophy => 0.2,
            Sway::Steadfast | Sway::Reverse | Sway::CallOff | Sway::Return => 0.0,
        }
    }

    /// By how much this player's side is ahead with what he has laid himself. Equal values do not beat.
    fn margin(&self, attribute: Attribute, figure: Figure) -> f32 {
        let own = (0..self.contest.count).filter(|&at| self.contest.layer(at) == self.seat);
        let laid: f32 = own.map(|at| self.help(self.world.laid(at), attribute, figure)).sum();
        self.sign * (self.open_margin(attribute, figure) - 0.5) + laid
    }

    /// What the other side may still have up its sleeve.
    fn pressure(&self) -> f32 {
        let other = if self.sign > 0.0 { self.contest.sides[1] } else { self.contest.sides[0] };
        let (held, laid) = (self.world.hand(other).len(), self.contest.laid_by(other));
        HELD * f32::from(held) + LAID * f32::from(laid)
    }

    fn reserve(&self, attribute: Attribute, figure: Figure) -> f32 {
        let hand = self.world.hand(self.seat).iter().filter(|card| card.is_special());
        hand.map(|card| self.help(card, attribute, figure).max(0.0)).sum()
    }

    /// How far ahead one is with an attribute and a figure, the cards still to come included.
    pub(super) fn with(&self, attribute: Attribute, figure: Figure) -> f32 {
        self.margin(attribute, figure) + USED * self.reserve(attribute, figure) - self.pressure()
    }

    /// The chance to win, if it comes to the cards.
    pub(super) fn hope(&self) -> f32 {
        if let Some(attribute) = self.contest.attribute {
            return chance(self.with(attribute, self.contest.figure));
        }
        let names = (self.sign < 0.0) == self.contest.duel;
        let mut best = (f32::NEG_INFINITY, Attribute::Strength, Figure::Hero(self.contest.sides[0]));
        for figure in self.figures() {
            for attribute in Attribute::ALL {
                let ahead = self.with(attribute, figure);
                let liked = if names { ahead } else { -self.margin(attribute, figure) };
                if liked > best.0 {
                    best = (liked, attribute, figure);
                }
            }
        }
        chance(self.with(best.1, best.2))
    }

    /// How much laying a card is liked; a card that does nothing is a bluff.
    pub(super) fn laying(&self, card: Card) -> f32 {
        let Some(attribute) = self.contest.attribute else { return 0.0 };
        let figure = self.contest.figure;
        let now = self.margin(attribute, figure) - self.pressure();
        let stake = 1.0 + 0.5 * f32::from(self.contest.bids[0].max(self.contest.bids[1]));
        let calls_off = || {
            let sways = self.world.content().effect(card).map_or(&[][..], |effect| effect.sways());
            sways.contains(&Sway::CallOff)
        };
        let help = self.help(card, attribute, figure);
        if help > 0.05 {
            2.0 * (chance(now + help) - chance(now)) * stake - 0.4
        } else if card.is_special() && calls_off() {
            2.0 * (0.45 - chance(now)) * stake - 0.4
        } else {
            -3.0
        }
    }

    /// Whether a card belongs on this player's own hero in a duel.
    pub(super) fn belongs_on_own(&self, card: Card) -> bool {
        let Some(attribute) = self.contest.attribute else { return true };
        let effect = self.world.content().effect(card);
        let sways = effect.map_or(&[][..], |effect| effect.sways());
        let sum: i16 = sways
            .iter()
            .map(|sway| match sway {
                Sway::Figure(by) | Sway::Challenge(by) => i16::from(by.counts(attribute, true)),
                Sway::Disarm => -1,
                _ => 0,
            })
            .sum();
        sum >= 0
    }

    /// What going to the cards brings at this stake, in GP.
    fn at_stake(&self, stake: f32, hope: f32) -> f32 {
        let own = f32::from(self.world.board().gp(self.seat));
        // The last GP is worth more than the others (V-2).
        let ruin = if stake >= own { 4.0 } else { 0.0 };
        hope * (stake + self.prize()) - (1.0 - hope) * (stake + ruin)
    }

    /// What winning is worth besides the bids.
    fn prize(&self) -> f32 {
        if self.contest.duel { 1.0 } else { self.prize }
    }

    pub(super) fn withdrawing(&self) -> f32 {
        let own = usize::from(self.sign < 0.0);
        -f32::from(self.contest.bids[own].max(1))
    }

    pub(super) fn matching(&self, hope: f32) -> f32 {
        let other = usize::from(self.sign > 0.0);
        self.at_stake(self.contest.bids[other].into(), hope)
    }

    pub(super) fn bidding(&self, total: u16, hope: f32) -> f32 {
        let other = f32::from(self.contest.bids[usize::from(self.sign > 0.0)]);
        let total = f32::from(total);
        let folds = (0.2 + 0.03 * (total - other)).min(0.6);
        // Who does not fold has a reason.
        let called = self.at_stake(total, (hope - 0.06).max(0.0));
        folds * (other.max(1.0) + self.prize()) + (1.0 - folds) * called
    }
}

/// From how far ahead one is to how likely one wins.
fn chance(ahead: f32) -> f32 {
    1.0 / (1.0 + (-1.1 * ahead).exp())
}

fn printed(world: &State, figure: Figure) -> Values {
    match figure {
        Figure::Hero(seat) => world.content().heroes[usize::from(world.board().heroes[seat.index()])].values,
        Figure::Ally(card) => world.content().challenge(card).values,
    }
}

///
fn worn(world: &State, figure: Figure, attribute: Attribute, duel: bool) -> f32 {
    let Figure::Hero(seat) = figure else { return 0.0 };
    let added = |boon: &Boon| if let Boon::Modify(by) = boon { by.counts(attribute, duel) } else { 0 };
    world.boons(seat).map(|boon| f32::from(added(boon))).sum()
}

fn strength(world: &State, figure: Figure, attribute: Attribute, duel: bool) -> f32 {
    f32::from(printed(world, figure)[attribute as usize]) + worn(world, figure, attribute, duel)
}

/// How a hero would fare against a challenge, or an unseen one: the best margin, before any card.
pub(super) fn against(world: &State, seat: Seat, challenge: Option<Card>) -> f32 {
    let values = challenge.map_or(UNSEEN, |card| world.content().challenge(card).values.map(f32::from));
    best(world, seat, |_, attribute| -values[attribute as usize])
}

/// The best a hero or one of the allies does with any attribute, with what it is compared with or helped by.
fn best(world: &State, seat: Seat, added: impl Fn(Figure, Attribute) -> f32) -> f32 {
    let allies = world.board().allies[seat.index()];
    let figures = std::iter::once(Figure::Hero(seat)).chain(allies.iter().map(Figure::Ally));
    let margins = figures.flat_map(|figure| {
        Attribute::ALL.map(|attribute| strength(world, figure, attribute, false) + added(figure, attribute))
    });
    margins.fold(f32::NEG_INFINITY, f32::max)
}

/// By how much a resolution card raises the chance against a challenge, or an unseen one.
pub(super) fn turned_by(world: &State, seat: Seat, challenge: Option<Card>, card: Card) -> f32 {
    let values = challenge.map_or(UNSEEN, |card| world.content().challenge(card).values.map(f32::from));
    let effect = world.content().effect(card);
    let sways = effect.map_or(&[][..], |effect| effect.sways());
    let help = |attribute: Attribute| -> f32 {
        let each = sways.iter().map(|sway| match sway {
            Sway::Figure(by) => f32::from(by.counts(attribute, false)),
            Sway::Challenge(by) => -f32::from(by.counts(attribute, false)),
            Sway::WinTies => 0.7,
            _ => 0.0,
        });
        each.sum()
    };
    let with = best(world, seat, |_, attribute| help(attribute) - values[attribute as usize]);
    (chance(with - 0.5) - beats(world, seat, challenge)).max(0.0)
}

/// The chance of a hero against a challenge.
pub(super) fn beats(world: &State, seat: Seat, challenge: Option<Card>) -> f32 {
    chance(against(world, seat, challenge) - 0.5)
}

/// The challenge a player sees at a place of a row, if he does.
pub(super) fn seen(world: &State, seat: Seat, site: Site, slot: u8) -> Option<Card> {
    let lying = world.board().row(site).get(slot)?;
    lying.face.or_else(|| (lying.placer == seat).then(|| world.challenge_at(site, slot)))
}

/// The chance in a duel: the other names the attribute (D-2).
pub(super) fn duel(world: &State, seat: Seat, other: Seat) -> f32 {
    let hero = |seat: Seat, attribute: Attribute| strength(world, Figure::Hero(seat), attribute, true);
    let margin = |attribute: Attribute| hero(seat, attribute) - hero(other, attribute);
    chance(Attribute::ALL.into_iter().map(margin).fold(f32::INFINITY, f32::min) - 0.5)
}

/// What a resolution card may do for a hero, and against one, in points of an attribute it is made for.
pub(super) fn uses(world: &State, card: Card) -> (f32, f32) {
    let effect = world.content().effect(card);
    let sways = effect.map_or(&[][..], |effect| effect.sways());
    let mut uses = (0.0, 0.0);
    for sway in sways {
        let amount = match sway {
            Sway::Figure(by) => f32::from(by.amount),
            Sway::Challenge(by) => -f32::from(by.amount),
            Sway::Best | Sway::WinTies => 1.0,
            Sway::Become(_) | Sway::Rotate | Sway::Cancel(_) | Sway::Echo => {
                uses.1 += 0.5;
                0.5
            }
            _ => 0.0,
        };
        uses.0 += amount.max(0.0);
        uses.1 += (-amount).max(0.0);
    }
    uses
}

/// How likely it is that just this card was laid there: what helps is laid, and sometimes a bluff.
pub(super) fn credible(world: &State, at: u8) -> f32 {
    let fight = Fight::of(world, world.board().contest.layer(at));
    let Some(attribute) = fight.contest.attribute else { return 1.0 };
    let card = world.laid(at);
    match () {
        () if !card.is_special() => 0.1,
        () if fight.help(card, attribute, fight.contest.figure) > 0.05 => 1.0,
        () => 0.2,
    }
}
