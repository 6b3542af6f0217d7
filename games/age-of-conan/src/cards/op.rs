//! The closed vocabulary of the cards: when (window, when), for what (price), and what happens (ops).
//! `docs/card-vocabulary.md` says each word in one sentence for those who write an edition.

use crate::content::{Area, Provinces, Terrain, Terrains, map::words};

/// Effects of one card at most.
pub const MOST_OPS: usize = 3;
/// "All dice": nobody ever rolls more (C-3).
pub const ALL_DICE: u8 = 6;

/// A kingdom card or an artifact.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Key of its name: `card-veziz-shah`, `artifact-cobra-crown`.
    pub name: &'static str,
    /// Key of its text.
    pub text: &'static str,
    pub kind: Kind,
    /// In its deck; 1 for an artifact.
    pub copies: u8,
    /// When: in any of these.
    pub windows: Windows,
    /// Which contests, in a window that is a moment of one.
    pub when: When,
    /// To be paid at each use, besides a table card's cost to be played and refreshed (U-7).
    pub price: Price,
    /// Done in this order, each as far as possible (K-6).
    pub ops: &'static [Op],
}

/// K-1, K-5.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Lies on the table; `cost` gold to play and to refresh (K-2).
    Table { cost: u8 },
    /// Played with an action, court unless it says otherwise, and discarded (K-3).
    Event,
    /// Played from hand when one of its windows comes and discarded (K-4).
    Instant,
    /// Used once each time its window comes, and never discarded (K-5).
    Artifact,
}

impl Kind {
    /// What it costs to play and to refresh (U-7).
    pub const fn cost(self) -> u8 {
        match self {
            Kind::Table { cost } => cost,
            Kind::Event | Kind::Instant | Kind::Artifact => 0,
        }
    }
}

words! {
    /// The moment in which a card can be used. Its owner is "they" below.
    Window:
    /// In their own turn, with the table cards and before the fate die (U-7).
    OwnTurn = "own-turn",
    /// A court action (D-10); events, and only they.
    Court = "court",
    /// A military action, instead of all else it could be (M-1); events, and only they (K-3).
    MilitaryAction = "military-action",
    /// An intrigue action, instead of all else it could be (I-1); events, and only they (K-3).
    IntrigueAction = "intrigue-action",
    /// During their military, intrigue or court action, whenever they are asked what to do in it (K-4).
    OwnAction = "own-action",
    /// A contest of theirs is announced, before strategy cards (C-16).
    Announced = "announced",
    /// The strategy cards of a contest of theirs are revealed; nobody has rolled (C-16).
    Revealed = "revealed",
    /// They have rolled: the attacker before the defender rolls, the defender before the comparison (C-10, C-16).
    OwnRoll = "own-roll",
    /// The other side of their contest has rolled (C-16, E-27); the same two moments as OwnRoll, seen from the
    /// other side: whatever changes the attacker's dice comes before the defender's roll.
    EnemyRoll = "enemy-roll",
    /// The successes of a contest of theirs are compared (C-7): nobody is asked, the effect simply holds.
    Comparison = "comparison",
    /// The result of a contest of theirs is known and nothing has come of it yet (C-16).
    Result = "result",
    /// They have taken a token from the adventure track, before they keep or trade it: nobody is asked.
    TokenTaken = "token-taken",
}

impl Window {
    /// Whether they are asked; otherwise the effect simply holds or happens.
    pub const fn asks(self) -> bool {
        !matches!(self, Window::Comparison | Window::TokenTaken)
    }

    /// Whether it is a moment of a contest.
    pub const fn in_contest(self) -> bool {
        use Window::{Announced, Comparison, EnemyRoll, OwnRoll, Result, Revealed};
        matches!(self, Announced | Revealed | OwnRoll | EnemyRoll | Comparison | Result)
    }

    /// Whether a card is played there as the action itself (K-3).
    pub const fn is_action(self) -> bool {
        matches!(self, Window::Court | Window::MilitaryAction | Window::IntrigueAction)
    }
}

/// A set of windows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Windows(pub u16);

impl Windows {
    pub const NONE: Windows = Windows(0);
    /// Any moment of a contest: every window of C-16.
    pub const CONTEST: Windows = Windows::of(Window::Announced)
        .with(Window::Revealed)
        .with(Window::OwnRoll)
        .with(Window::EnemyRoll)
        .with(Window::Result);

    pub const fn of(window: Window) -> Windows {
        Windows(1 << window as u8)
    }

    pub const fn with(self, window: Window) -> Windows {
        Windows(self.0 | 1 << window as u8)
    }

    pub const fn or(self, other: Windows) -> Windows {
        Windows(self.0 | other.0)
    }

    pub const fn has(self, window: Window) -> bool {
        self.0 & (1 << window as u8) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Window> {
        Window::ALL.into_iter().filter(move |&window| self.has(window))
    }
}

words! {
    /// The five contests: three military (M), two of intrigue (I-6).
    Contest:
    Campaign = "campaign", Siege = "siege", Battle = "battle", Alliance = "alliance", Breaking = "breaking",
}

/// A set of contests.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contests(pub u8);

impl Contests {
    pub const NONE: Contests = Contests(0);
    pub const MILITARY: Contests = Contests(0b00111);
    pub const INTRIGUE: Contests = Contests(0b11000);
    pub const ALL: Contests = Contests(0b11111);

    pub const fn has(self, contest: Contest) -> bool {
        self.0 & (1 << contest as u8) != 0
    }

    pub const fn with(self, contest: Contest) -> Contests {
        Contests(self.0 | 1 << contest as u8)
    }

    pub const fn or(self, other: Contests) -> Contests {
        Contests(self.0 | other.0)
    }

    /// Whether every one of these is among `other`.
    pub const fn within(self, other: Contests) -> bool {
        self.0 & !other.0 == 0
    }
}

words! {
    /// A side of a contest (C-1).
    Side:
    Attacker = "attacker", Defender = "defender",
}

words! {
    /// How a contest ended for the owner of a card.
    Outcome:
    Won = "won", Lost = "lost",
}

/// The contests in which a card can be used: all of these must fit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct When {
    pub contests: Contests,
    /// Their side; `None` is either.
    pub side: Option<Side>,
    /// Of a military contest; one of intrigue has no terrain and fits any.
    pub terrains: Terrains,
    /// Where the contested province lies.
    pub land: Land,
    /// Only for cards of [`Window::Result`] alone; `None` is either.
    pub outcome: Option<Outcome>,
}

impl When {
    pub const ANY: When = When {
        contests: Contests::ALL,
        side: None,
        terrains: Terrains::ALL,
        land: Land::Everywhere,
        outcome: None,
    };

    /// Whether a contest of this kind, side and ground fits; the land and the outcome are the caller's to judge.
    #[inline]
    pub fn fits(&self, contest: Contest, side: Side, terrain: Option<Terrain>) -> bool {
        self.contests.has(contest)
            && self.side.is_none_or(|wanted| wanted == side)
            && terrain.is_none_or(|terrain| self.terrains.has(terrain))
    }
}

/// What is paid to use a card; who cannot pay cannot use it (K-6).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Price {
    Free,
    Gold(u8),
    Sorcery(u8),
    /// One of their units in a friendly province of their choice, never in the contested one.
    Unit,
}

/// Some of the provinces in play (V-1). Which are coastal depends on option V-8.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Land {
    Everywhere,
    Area(Area),
    Coastal,
    Savage,
}

words! {
    /// A set of provinces in play from which the user of a card chooses one.
    Place:
    Home = "home", Friendly = "friendly", Neutral = "neutral", Enemy = "enemy", Anywhere = "anywhere",
}

/// Faces of the conflict die that count for more than they would (C-6).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Faces(pub u8);

impl Faces {
    pub const NONE: Faces = Faces(0);
    /// Axes are successes.
    pub const AXE: Faces = Faces(1);
    /// Shields are successes.
    pub const SHIELD: Faces = Faces(1 << 1);
    /// Hits (attacker) are successes for the defender too.
    pub const ATTACKER: Faces = Faces(1 << 2);
    /// Hits+Conan are two successes.
    pub const CONAN: Faces = Faces(1 << 3);

    pub const fn or(self, other: Faces) -> Faces {
        Faces(self.0 | other.0)
    }

    /// Whether all of `other` are among these.
    pub const fn has(self, other: Faces) -> bool {
        self.0 & other.0 == other.0
    }
}

/// One effect. "They" is the user of the card, "the enemy" the other side of the contest, be it a neutral province.
/// What cannot happen at all is not offered (K-6).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Op {
    // Before a roll.
    /// The enemy may play no strategy card in this contest. Only against a player.
    ForbidStrategy,
    /// The enemy's strategy card has no effect. Only if they played one.
    CancelStrategy,
    /// They roll `n` more dice, at most five in all, or six if `six` (C-3).
    AddDice {
        n: u8,
        six: bool,
    },
    /// The enemy rolls so many dice fewer, counted after the limits of C-3, but never fewer than none.
    FewerDice(u8),
    /// These faces count for them in this contest, rerolls included (E-26).
    Succeed(Faces),

    // After a roll.
    /// So many more successes for them.
    AddSuccesses(u8),
    /// They reroll up to so many of their dice, all together.
    Reroll(u8),
    /// The enemy rerolls up to so many dice that they choose, all together.
    RerollEnemy(u8),
    /// They win on equal successes, also as the attacker (C-7).
    WinTies,

    // After the result.
    /// Nothing of theirs is removed because of this result: no unit (M-11, M-12, M-16, M-17, M-22), no emissary
    /// (I-9, I-10). A control marker is not spared.
    Spare,
    /// The loser, a player, removes one unit more there, if they then have one (M-16, M-17, M-22).
    ExtraLoss,
    /// Their army advances one icon more (M-10), never past the last.
    Advance,
    /// If they march on after this round, no unit is removed for it (M-13); one unit is then enough.
    FreeMarch,

    // Goods and cards.
    Gold(u8),
    /// One gold for each, at most `most`.
    GoldPer {
        count: Count,
        most: u8,
    },
    Sorcery(u8),
    DrawKingdom(u8),
    DrawStrategy(u8),
    /// From another player of their choice who has any, as much as there is.
    StealGold(u8),
    StealSorcery(u8),
    /// Up to so many of their used table cards become ready.
    Ready(u8),

    // The board.
    /// They place `n` units from the supply, one after another, in provinces of their choice below the limit (M-6).
    Units {
        n: u8,
        place: Place,
    },
    /// The same with emissaries.
    Emissaries {
        n: u8,
        place: Place,
    },
    /// The same with raider tokens, in any province there.
    Raiders {
        n: u8,
        place: Place,
    },
    /// All raider tokens of one province of their choice are discarded.
    RemoveRaiders(Place),
    /// One emissary of another player, of their choice.
    RemoveEmissary(Place),
    /// One unit of another player, of their choice.
    RemoveUnit(Place),
    /// Up to one redeployment (M-3).
    Redeploy,
    /// They move up to so many different emissaries (I-2).
    MoveEmissaries(u8),
    /// Up to so many steps (D-8); no adventure token is taken or discarded for it.
    MoveConan(u8),
    /// They take the first token of the adventure track and keep or trade it.
    TakeToken,
    /// All fate dice of the pool are rolled again.
    RerollFate,
}

impl Op {
    /// Whether the effect makes sense in a window. The interpreter may rely on it: content is checked.
    pub const fn fits(self, window: Window) -> bool {
        use Window::{Announced, Comparison, EnemyRoll, OwnRoll, OwnTurn, Result, Revealed, TokenTaken};
        match self {
            Op::ForbidStrategy => matches!(window, Announced),
            Op::CancelStrategy => matches!(window, Revealed),
            Op::AddDice { .. } | Op::FewerDice(_) => matches!(window, Announced | Revealed),
            Op::Succeed(_) => matches!(window, Announced | Revealed | OwnRoll),
            Op::AddSuccesses(_) | Op::Reroll(_) => matches!(window, OwnRoll),
            Op::RerollEnemy(_) => matches!(window, EnemyRoll),
            Op::WinTies => matches!(window, Comparison),
            Op::Spare | Op::ExtraLoss | Op::Advance | Op::FreeMarch => matches!(window, Result),
            Op::Gold(_) | Op::GoldPer { .. } | Op::Sorcery(_) | Op::DrawKingdom(_) | Op::DrawStrategy(_) => {
                !matches!(window, Comparison)
            }
            Op::RerollFate => matches!(window, OwnTurn),
            _ => !window.in_contest() && !matches!(window, TokenTaken),
        }
    }
}

/// Something of a player that can be counted, in provinces in play only (V-1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// Forts and cities (T-6).
    Forts(Land),
    /// Towers and cities (T-6).
    Towers(Land),
    /// Cities alone.
    Cities(Land),
    /// Emissaries in provinces not friendly to them.
    EmissariesAbroad,
    Sorcery,
    Crom,
    /// Adventure tokens, whatever their value.
    Tokens,
}

/// A condition of an objective (G-5).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    AtLeast(u8, Count),
    /// More than any other player; not met on a tie.
    MoreThanAny(Count),
    /// All these provinces are friendly to them.
    Hold(Provinces),
    /// Two provinces of the land that are friendly to them and not adjacent to each other, homes not counted.
    Apart(Land),
}
