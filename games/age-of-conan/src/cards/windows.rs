//! Every timing word of the cards is a window: when it comes, and who is asked.

use alloc::vec::Vec;

use table::{Illegal, Rule, Seat};

use crate::{
    action::Action,
    cards::{
        CardRef,
        op::{Card, Kind, Outcome, Price, Side, Window},
    },
    content::{Category, Provinces, map::words},
    contest::other,
    event::Told,
    flow::contest_runs,
    pile::bits,
    state::State,
};

words! {
    /// The moments of a contest in which both sides are asked, the attacker first (C-16).
    Moment:
    Announced = "announced", Revealed = "revealed", AttackerRolled = "attacker-rolled",
    DefenderRolled = "defender-rolled", Result = "result",
}

/// Who is asked in a window.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The player whose turn it is.
    Active,
    /// The players of the contest, in these moments.
    Sides { attacker: Moment, defender: Moment },
    /// Nobody: it holds by itself.
    Nobody,
}

/// One row a window.
pub const WINDOWS: &[(Window, Rule, Asked)] = &[
    (Window::OwnTurn, Rule("U-7"), Asked::Active),
    (Window::Court, Rule("D-10"), Asked::Active),
    (Window::MilitaryAction, Rule("K-3"), Asked::Active),
    (Window::IntrigueAction, Rule("K-3"), Asked::Active),
    (Window::OwnAction, Rule("K-4"), Asked::Active),
    (
        Window::Announced,
        Rule("C-16"),
        Asked::Sides { attacker: Moment::Announced, defender: Moment::Announced },
    ),
    (Window::Revealed, Rule("C-16"), Asked::Sides { attacker: Moment::Revealed, defender: Moment::Revealed }),
    (
        Window::OwnRoll,
        Rule("C-10"),
        Asked::Sides { attacker: Moment::AttackerRolled, defender: Moment::DefenderRolled },
    ),
    (
        Window::EnemyRoll,
        Rule("C-10"),
        Asked::Sides { attacker: Moment::DefenderRolled, defender: Moment::AttackerRolled },
    ),
    (Window::Comparison, Rule("C-7"), Asked::Nobody),
    (Window::Result, Rule("C-16"), Asked::Sides { attacker: Moment::Result, defender: Moment::Result }),
    (Window::TokenTaken, Rule("A-3"), Asked::Nobody),
];

impl Moment {
    /// The window a side is asked for in this moment.
    #[inline]
    pub const fn window_of(self, side: Side) -> Window {
        match (self, side) {
            (Moment::Announced, _) => Window::Announced,
            (Moment::Revealed, _) => Window::Revealed,
            (Moment::AttackerRolled, Side::Attacker) | (Moment::DefenderRolled, Side::Defender) => {
                Window::OwnRoll
            }
            (Moment::AttackerRolled, Side::Defender) | (Moment::DefenderRolled, Side::Attacker) => {
                Window::EnemyRoll
            }
            (Moment::Result, _) => Window::Result,
        }
    }
}

impl State {
    /// Whether this player could use something in a window, as far as everybody can tell: a ready table card,
    /// an instant nobody has seen if they have kingdom cards at all, their artifact.
    pub(crate) fn could_use(&self, seat: Seat, window: Window) -> bool {
        let realm = self.board.realm(seat);
        let of_window = u64::from(realm.by_window[window.index()]);
        let hidden = realm.hidden_cards().kinds() & u64::from(realm.instants);
        let in_hand = if self.own(seat).kingdom.is_empty() { 0 } else { hidden };
        bits(of_window & (realm.ready.kinds() | in_hand))
            .any(|kind| self.usable(seat, self.card_ref(seat, kind), window))
            || self.artifacts_of(seat, window).next().is_some()
    }

    /// Offers the cards and artifacts that can be used in this window.
    pub(crate) fn offer_window(&self, seat: Seat, window: Window, out: &mut Vec<Action>) {
        let realm = self.board.realm(seat);
        let in_hand = self.own(seat).kingdom.kinds() & u64::from(realm.instants);
        let kinds = u64::from(realm.by_window[window.index()]) & (realm.ready.kinds() | in_hand);
        self.offer_cards(seat, kinds, window, out);
        self.artifacts_of(seat, window).for_each(|card| out.push(Action::Use(card)));
    }

    /// Offers what can be played during an action (K-4) and, as long as it has not begun, as the action itself (K-3).
    pub(crate) fn offer_in_action(&self, seat: Seat, unbegun: Option<Window>, out: &mut Vec<Action>) {
        let (realm, hand) = (self.board.realm(seat), self.own(seat).kingdom.kinds());
        let of = |window: Window| u64::from(realm.by_window[window.index()]);
        let events = unbegun.map_or(0, |action| of(action) & hand);
        let during = of(Window::OwnAction) & (realm.ready.kinds() | hand & u64::from(realm.instants));
        self.offer_cards(seat, events | during, Window::OwnAction, out);
        self.artifacts_of(seat, Window::OwnAction).for_each(|card| out.push(Action::Use(card)));
    }

    /// Those of these cards that can be used now.
    fn offer_cards(&self, seat: Seat, kinds: u64, window: Window, out: &mut Vec<Action>) {
        for kind in bits(kinds) {
            let card = self.card_ref(seat, kind);
            if self.usable(seat, card, window) {
                out.push(Action::Use(card));
            }
        }
    }

    /// K-5: the artifacts of this player that can be used in this window, once each time it comes.
    fn artifacts_of(&self, seat: Seat, window: Window) -> impl Iterator<Item = CardRef> {
        let used = self.board.artifact_used.has(seat);
        Category::ALL.into_iter().filter_map(move |category| {
            let card = CardRef::artifact(category);
            let fits = self.board.artifacts[category.index()] == Some(seat) && !used;
            (fits && card.card(self.board.content).windows.has(window) && self.usable(seat, card, window))
                .then_some(card)
        })
    }

    /// K-6, from the open board alone: the contest fits, the price can be paid, something would happen.
    pub(crate) fn usable(&self, seat: Seat, reference: CardRef, window: Window) -> bool {
        let card = reference.card(self.board.content);
        self.fits(seat, card, window)
            && self.affordable(seat, card.price)
            && card.ops.iter().any(|&op| self.possible(seat, op))
    }

    fn fits(&self, seat: Seat, card: &Card, window: Window) -> bool {
        if !window.in_contest() {
            return true;
        }
        let contest = &self.board.contest;
        let Some(side) = contest.side_of(seat) else { return false };
        let outcome = if contest.winner == Some(side) { Outcome::Won } else { Outcome::Lost };
        let terrain = contest.military().then_some(contest.terrain);
        card.when.fits(contest.kind, side, terrain)
            && self.land(card.when.land).has(contest.at)
            && card.when.outcome.is_none_or(|wanted| wanted == outcome)
    }

    fn affordable(&self, seat: Seat, price: Price) -> bool {
        let realm = self.board.realm(seat);
        match price {
            Price::Free => true,
            Price::Gold(gold) => realm.gold >= gold,
            Price::Sorcery(sorcery) => realm.sorcery >= sorcery,
            Price::Unit => !self.victims(seat).is_empty(),
        }
    }

    /// Where a unit can be given up as a price: friendly, and never in the contested province.
    pub(crate) fn victims(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        let at_stake =
            if contest_runs(&self.flow) { Provinces::of(self.board.contest.at) } else { Provinces::NONE };
        realm.armies.and(realm.friendly()).except(at_stake)
    }

    /// C-16: whether the side asked could do anything in this moment, as far as everybody can tell.
    pub(crate) fn could_act(&self, side: Side, moment: Moment) -> bool {
        // C-2: a neutral province decides nothing.
        let Some(seat) = self.board.contest.player(side) else { return false };
        self.may_reroll(side, moment) || self.could_use(seat, moment.window_of(side))
    }

    /// Whatever holds by itself in a window: effects of artifacts that nobody is asked for.
    pub(crate) fn holds_good(&mut self, window: Window, seat: Seat, cx: Told<'_, '_>) {
        for category in Category::ALL {
            let reference = CardRef::artifact(category);
            let card = reference.card(self.board.content);
            if card.windows.has(window) && self.board.artifacts[category.index()] == Some(seat) {
                for &op in card.ops {
                    self.apply(seat, op, cx);
                }
            }
        }
    }

    /// C-7: whether an artifact makes this side win on equal successes, and none the other.
    pub(crate) fn wins_ties(&self, side: Side) -> bool {
        let holds = |side: Side| {
            let Some(seat) = self.board.contest.player(side) else { return false };
            Category::ALL.into_iter().any(|category| {
                let card = CardRef::artifact(category).card(self.board.content);
                self.board.artifacts[category.index()] == Some(seat)
                    && card.windows.has(Window::Comparison)
                    && self.fits(seat, card, Window::Comparison)
            })
        };
        holds(side) && !holds(other(side))
    }

    pub(crate) fn holds(&self, seat: Seat, card: CardRef) -> bool {
        !card.is_artifact()
            && CardRef::of(self.kingdom(seat), card.kind()) == card
            && self.own(seat).kingdom.has(card.kind())
    }

    /// K-2..K-6: why a card cannot be used while these windows are open.
    pub(crate) fn bad_use(&self, seat: Seat, card: CardRef, open: &[Window]) -> Illegal {
        let realm = self.board.realm(seat);
        let ready = CardRef::of(realm.kingdom, card.kind()) == card && realm.ready.has(card.kind());
        let windows = card.card(self.board.content).windows;
        let now = open.iter().any(|&window| windows.has(window));
        let (rule, why) = match card.card(self.board.content).kind {
            Kind::Table { .. } if !ready => ("K-2", "refused-aoc-not-ready"),
            Kind::Event | Kind::Instant if !self.holds(seat, card) => ("K-4", "refused-aoc-not-in-hand"),
            Kind::Event if !now && windows.has(Window::Court) => ("K-3", "refused-aoc-event-needs-court"),
            Kind::Event if !now => ("K-3", "refused-aoc-not-its-window"),
            Kind::Artifact if !now => ("K-5", "refused-aoc-not-its-window"),
            _ if !now => ("K-4", "refused-aoc-not-its-window"),
            _ => ("K-6", "refused-aoc-no-effect"),
        };
        Rule(rule).forbids(why)
    }
    /// K-3, K-4: why a card can neither be the action, unless it has begun, nor be played during it.
    pub(crate) fn bad_use_in_action(&self, seat: Seat, card: CardRef, unbegun: Option<Window>) -> Illegal {
        self.bad_use(seat, card, &[Window::OwnAction, unbegun.unwrap_or(Window::OwnAction)])
    }
}
