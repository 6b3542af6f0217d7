//! The closed vocabulary of what cards do (P-4).
//!
//! Three small languages, one for each way a card can matter:
//! - a [`Sway`] is what a laid card does to the challenge or duel being resolved: no choices, no chance;
//! - a [`Boon`] is what a card does for as long as it lies open: a question other rules ask;
//! - an [`Op`] is done once, at once: the only one that may ask a player or consult chance.
//!
//! `docs/card-game-vocabulary.md` says the same for the writers of an edition.

use crate::content::Attribute;

/// What a card does, and when: the closed list of timings of P-4, each with the language it speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// A resolution card laid face down. `won` and `lost` are done by the player who laid it, after the
    /// result, by whether their side won; neither if the contest was called off.
    Resolution { sways: &'static [Sway], won: &'static [Op], lost: &'static [Op] },
    /// A resolution card that says it is played in the card phase (C-10): done at once, then discarded. No GP.
    CardPhase(&'static [Op]),
    /// A magic object: works for its owner while face up (C-9).
    FaceUp(&'static [Boon]),
    /// A magic object: while face up its owner may discard it as their hero's action, and this is done.
    HeroAction(&'static [Op]),
    /// An adventure's special effect, done at once when it is completed.
    Completion(&'static [Op]),
    /// An adventure's special effect, outstanding until the next contest in which its owner is a bidder for their
    /// hero is over, resolved or not: a challenge their hero faces, or a duel their hero fights.
    NextContest(&'static [Boon]),
    /// An adventure's special effect, outstanding until the end of the next cycle's draw phase.
    NextCycle(&'static [Boon]),
}

/// The name of an [`Effect`]'s moment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Timing {
    Resolution,
    CardPhase,
    FaceUp,
    HeroAction,
    Completion,
    NextContest,
    NextCycle,
}

impl Effect {
    pub const fn timing(&self) -> Timing {
        match self {
            Effect::Resolution { .. } => Timing::Resolution,
            Effect::CardPhase(_) => Timing::CardPhase,
            Effect::FaceUp(_) => Timing::FaceUp,
            Effect::HeroAction(_) => Timing::HeroAction,
            Effect::Completion(_) => Timing::Completion,
            Effect::NextContest(_) => Timing::NextContest,
            Effect::NextCycle(_) => Timing::NextCycle,
        }
    }

    /// What it does while it lies open; nothing for the other timings.
    pub const fn boons(&self) -> &'static [Boon] {
        match *self {
            Effect::FaceUp(boons) | Effect::NextContest(boons) | Effect::NextCycle(boons) => boons,
            _ => &[],
        }
    }

    /// What it does at once when played, discarded or completed; nothing for the other timings.
    pub const fn ops(&self) -> &'static [Op] {
        match *self {
            Effect::CardPhase(ops) | Effect::HeroAction(ops) | Effect::Completion(ops) => ops,
            _ => &[],
        }
    }

    pub const fn sways(&self) -> &'static [Sway] {
        match *self {
            Effect::Resolution { sways, .. } => sways,
            _ => &[],
        }
    }
}

/// Which contests a modifier counts in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Fight {
    Any,
    Challenge,
    Duel,
}

/// Counts if the final attribute is `attribute`, or whatever it is if there is none.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Modifier {
    pub attribute: Option<Attribute>,
    pub amount: i8,
    pub fight: Fight,
}

impl Modifier {
    /// What it adds when the contest is one of `attribute`.
    pub fn counts(self, attribute: Attribute, duel: bool) -> i8 {
        let here = match self.fight {
            Fight::Any => true,
            Fight::Challenge => !duel,
            Fight::Duel => duel,
        };
        if here && self.attribute.is_none_or(|its| its == attribute) { self.amount } else { 0 }
    }
}

/// What a laid card does to the contest. "The figure" is the figure used against the challenge; in a duel
/// both "the figure" and "the challenge" are the hero the card lies on (D-3). "Another's" is a card laid by a
/// player of the other side, bluffs included: a bluff draws the answer on itself.
///
/// The reveal speaks in this order: [`Sway::Cancel`], from the card laid last to the first; [`Sway::Echo`], in
/// the order laid; then [`Sway::Become`] and [`Sway::Rotate`] in the order laid, then Rage (H-1); then the sums.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sway {
    /// Added to the figure.
    Figure(Modifier),
    /// Added to the challenge.
    Challenge(Modifier),
    /// The contest becomes one of this attribute.
    Become(Attribute),
    /// The contest becomes one of the next attribute: Strength, Cunning, Spirit, Strength.
    Rotate,
    /// No laid card changes the attribute, whenever it was laid. Rage does.
    Steadfast,
    /// The other side's card laid last before this one, or first after it, has no effect. A card already
    /// cancelled cancels nothing.
    Cancel(Target),
    /// Works as the other side's card laid last before it, on whatever this one lies; not if that one is
    /// cancelled, cancels or echoes. `won` and `lost` are not echoed.
    Echo,
    /// Modifiers of laid cards on the figure count with the opposite sign.
    Reverse,
    /// The figure starts from the highest of its three attributes; modifiers are those of the final one.
    Best,
    /// The figure's magic objects and outstanding adventures add nothing and win no ties.
    Disarm,
    /// The figure also wins at equal values. In a duel of two who would, D-4 decides.
    WinTies,
    /// Nobody wins: all bids go back to their owners, a challenge stays face up, nobody is expelled.
    CallOff,
    /// If the side of the player who laid it loses, its bidder keeps up to this much of their bid.
    Save(u8),
    /// If the side of the player who laid it wins, the losing bidder pays so much more to the winning one, down
    /// to 1 GP (V-5).
    Spoils(u8),
    /// If the hero's side wins, the beaten challenge goes into the hand of the player who laid this instead of
    /// to the discard.
    Trophy,
    /// If the side of the player who laid it loses, this card returns to their hand instead of to the discard.
    Return,
}

/// Which of the other side's laid cards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Target {
    Before,
    After,
}

/// What a card does for its owner while it lies open. Modifiers count only while the owner's hero is the figure
/// or fights the duel; those on bidding whenever they are one of the two bidders, also as placer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Boon {
    /// Added to their hero.
    Modify(Modifier),
    /// Their hero also wins at equal values ([`Sway::WinTies`]).
    WinTies,
    /// No bid may be higher than this (B-2).
    BidCap(u8),
    /// The first bid must be at least this, or the cap where that is lower (B-2).
    OpenAtLeast(u8),
    /// Where they would open the bidding, the other bidder does (B-1, D-1).
    OtherOpens,
    /// Withdrawing costs them at most this (B-5).
    WithdrawFor(u8),
    /// The other bidder may lay at most this many cards.
    LayAtMost(u8),
    /// As challenger in a duel they name the attribute (D-2).
    NameAttribute,
    /// Nobody may challenge their hero to a duel.
    Sanctuary,
    /// They see the challenges where their hero stands, as the Explorer does (H-5), but face them in order.
    Foresight,
    /// An ally costs them so much less, down to nothing.
    HireForLess(u8),
    /// They draw so many cards more in the draw phase (Y-2).
    DrawMore(u8),
    /// Whenever they do this feat, they do this.
    When(Feat, Op),
}

/// What a [`Boon::When`] waits for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Feat {
    /// On their turn a challenge was beaten, the placer's withdrawal included.
    Beats,
    /// A challenge they placed was resolved and not beaten.
    Holds,
    /// They won a duel, the other's withdrawal included.
    WinsDuel,
    /// Their hero completed an adventure on their own action; after the loot, and after the adventure's own effect.
    Completes,
}

/// Whom an [`Op`] is about. "You" is the player who does the op: the one who laid or played the card, discarded the
/// object, or got the adventure's special effect.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Who {
    You,
    /// Every other player, in order.
    Others,
    /// Another player of your choice.
    Chosen,
    /// The other bidder of the contest just resolved. Only for laid cards and feats of a contest.
    Opponent,
    /// The player who played the completed adventure, if there is one and it is not you. Only for adventures.
    Patron,
}

/// Something done once, at once. A choice may always be declined; without anything to choose from, or without
/// the player it is about, it is skipped. No op takes anybody's last GP (V-5) or brings a hero onto an adventure
/// with a challenge of their own player (P-7).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Draws cards.
    Draw(Who, u8),
    /// Discards cards from the hand, at random.
    Discard(Who, u8),
    /// Gains GP from the bank.
    Gain(Who, u8),
    /// Pays you GP, down to 1.
    Pay(Who, u8),
    /// You take a random card from the hand.
    Steal(Who),
    /// You take one magic object of another player, face up or blindly face down; it stays as it lies.
    StealObject,
    /// You take a card of your choice from the discard into your hand.
    Recover,
    /// You alone look at the hand.
    LookAtHand(Who),
    /// You alone look at all challenges on an adventure of your choice.
    LookAtChallenges,
    /// A challenge is discarded; nobody gains or loses GP for it.
    Banish(Reach),
    /// Another hero of your choice who stands on an adventure is expelled from it.
    Expel,
    /// Your hero goes to another adventure of your choice in spite of challenges and heroes; as a move it
    /// discards their allies and ends their alliance (A-6, L-7).
    Move,
    /// Your hero's spent ability is unspent again (H-11).
    Renew,
    /// An adventure of your choice is removed from the table and goes to the discard.
    Raze,
    /// Your hero completes the adventure they stand on in spite of challenges and heroes; its loot is yours alone
    ///
    Finish,
}

/// Which challenges [`Op::Banish`] may take.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reach {
    /// The one your hero would face next (C-8).
    Next,
    /// Any on the table, of your choice.
    Anywhere,
}
