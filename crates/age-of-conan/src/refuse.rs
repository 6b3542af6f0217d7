//! Why not? The rule that forbids a click, and the key of the sentence that says it.

use table::{Illegal, Rule, Seat};

use crate::{
    action::Action,
    board::BID_TOKENS,
    cards::{
        CardRef,
        op::{Kind, Window},
    },
    content::{Province, Provinces},
    dice::{Face, Use},
    flow::Frame,
    lexicon::Strategy,
    state::State,
};

type Reason = (&'static str, &'static str);

impl State {
    /// Says why an action that is not among the offers is refused.
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        let (rule, why) = self.reason(seat, action);
        Rule(rule).forbids(why)
    }

    fn reason(&self, seat: Seat, action: Action) -> Reason {
        let Some(frame) = self.flow.top() else { return ("W-3", "refused-aoc-not-now") };
        match (frame, action) {
            (Frame::Bids, Action::Bid(value, card)) => self.bad_bid(seat, value, card),
            (Frame::Bids, _) => ("B-2", "refused-aoc-bid-first"),
            (Frame::KeepOrTrade(..), _) => ("A-3", "refused-aoc-token-first"),
            (Frame::Main, Action::Die(face, purpose)) => self.bad_die(face, purpose),
            (Frame::Main, Action::Table(card)) => self.bad_table_card(seat, card),
            (Frame::Main, Action::Refresh(card)) => self.bad_refresh(seat, card),
            (Frame::Main | Frame::Court | Frame::Window(..), Action::Use(card)) => self.bad_use(seat, card),
            (Frame::Main, _) => ("U-8", "refused-aoc-die-first"),
            (Frame::MoveConan | Frame::Stride(..), Action::Conan(_)) => ("U-3", "refused-aoc-not-adjacent"),
            (Frame::ConanAction(true, _), Action::Conan(_))
            | (Frame::ConanAction(_, true), Action::Raider(_)) => ("D-8", "refused-aoc-once"),
            (Frame::ConanAction(..), Action::Conan(_)) => ("D-8", "refused-aoc-not-adjacent"),
            (Frame::ConanAction(..) | Frame::Put(..), Action::Raider(_)) => self.bad_raider(),
            (Frame::SecondCard, Action::Strategy(_)) => ("B-4", "refused-aoc-not-in-hand"),
            (Frame::StrategyCard(_), Action::Strategy(Strategy(kind))) => {
                let held = self.own(seat).strategy.has(kind);
                ("C-8", if held { "refused-aoc-card-elsewhere" } else { "refused-aoc-not-in-hand" })
            }
            (Frame::Court, _) => ("D-10", "refused-aoc-court-first"),
            (Frame::Window(..), Action::Sorcery) => self.bad_sorcery(seat),
            _ => self.reason_on_board(seat, frame, action),
        }
    }

    fn reason_on_board(&self, seat: Seat, frame: Frame, action: Action) -> Reason {
        match (frame, action) {
            (Frame::Military(1.., ..), Action::Place(_)) => ("M-1", "refused-aoc-moved-already"),
            (Frame::PlaceSecond(first), Action::Place(at)) if first == at => {
                ("M-2", "refused-aoc-two-provinces")
            }
            (Frame::Spending(_), Action::Place(_) | Action::Send(_)) if self.board.realm(seat).gold < 2 => {
                ("G-10", "refused-aoc-too-expensive")
            }
            (Frame::Spending(_), Action::Place(at) | Action::Send(at))
                if !self.board.realm(seat).friendly().has(at) =>
            {
                ("G-10", "refused-aoc-not-friendly")
            }
            (Frame::Troops(_, done), Action::Place(at)) => self.bad_levy(seat, done, at),
            (Frame::Troops(_, done), Action::City(at)) => self.bad_city(seat, done, at),
            (_, Action::Place(at)) => self.bad_placement(seat, at),
            (_, Action::Send(at)) => self.bad_sending(seat, at),
            (Frame::Military(..) | Frame::Redeploy, Action::Army(from)) => {
                let army = self.board.realm(seat).armies.has(from);
                match self.board.options.redeploy_twice {
                    _ if !army => ("M-3", "refused-aoc-no-army"),
                    true => ("M-3", "refused-aoc-no-way"),
                    false => ("V-6", "refused-aoc-no-way"),
                }
            }
            (Frame::Military(..), Action::Campaign(at)) => {
                let army = self.board.realm(seat).armies.and(self.board.neutral()).has(at);
                if army { ("M-11", "refused-aoc-no-fort-left") } else { ("M-4", "refused-aoc-no-campaign") }
            }
            (Frame::HowMany(..), _) => ("M-3", "refused-aoc-how-many"),
            (Frame::WhereTo(from, _, attack), Action::To(to)) => self.bad_target(seat, from, to, attack),
            (Frame::EmissaryTo(_), Action::To(_)) => ("I-2", "refused-aoc-out-of-reach"),
            (Frame::Intrigue(..), Action::Emissary(_)) => ("I-2", "refused-aoc-no-emissary"),
            (Frame::Intrigue(..), Action::Contest(at)) => self.bad_intrigue(seat, at),
            (Frame::Intrigue(..), Action::Collect(_)) => ("I-4", "refused-aoc-no-collection"),
            (Frame::SiegeRetreat, Action::Retreat(_)) => ("M-18", "refused-aoc-retreat-there"),
            (Frame::AttackerRetreat | Frame::DefenderRetreat, Action::Retreat(_)) => {
                ("M-23", "refused-aoc-retreat-there")
            }
            (Frame::ForcedMarch(_), _) => ("M-13", "refused-aoc-march-or-halt"),
            (Frame::Raids(_), Action::Repel(_)) => ("G-2", "refused-aoc-no-garrison"),
            (Frame::Spending(_), Action::BuyBoth | Action::BuyOne) => self.bad_purchase(seat, action),
            (Frame::ArtifactBids, _) => ("G-11", "refused-aoc-offering"),
            _ => reason_by_action(action),
        }
    }

    fn bad_bid(&self, seat: Seat, value: u8, card: Option<Strategy>) -> Reason {
        let position = BID_TOKENS.iter().position(|&known| known == value);
        match (position, card) {
            (None, _) => ("S-2", "refused-aoc-no-such-token"),
            (Some(token), _) if self.board.realm(seat).spent & 1 << token != 0 => {
                (if value == 0 { "B-8" } else { "B-7" }, "refused-aoc-token-spent")
            }
            (_, None) => ("B-2", "refused-aoc-card-mandatory"),
            (_, Some(_)) => ("B-2", "refused-aoc-not-in-hand"),
        }
    }

    fn bad_die(&self, face: Face, purpose: Use) -> Reason {
        if self.board.pool[face.index()] == 0 {
            return ("U-8", "refused-aoc-die-not-there");
        }
        match (face, purpose) {
            (Face::Either, Use::Military | Use::Intrigue) => ("D-5", "refused-aoc-die-blocked"),
            (Face::Wild, _) => ("D-6", "refused-aoc-die-blocked"),
            (Face::CourtConan, _) => ("D-2", "refused-aoc-die-other-use"),
            (Face::Military, _) => ("D-3", "refused-aoc-die-other-use"),
            (Face::Intrigue, _) => ("D-4", "refused-aoc-die-other-use"),
            (Face::Either, Use::Court) => ("D-5", "refused-aoc-die-other-use"),
        }
    }

    fn holds(&self, seat: Seat, card: CardRef) -> bool {
        !card.is_artifact()
            && CardRef::of(self.kingdom(seat), card.kind()) == card
            && self.own(seat).kingdom.has(card.kind())
    }

    fn bad_table_card(&self, seat: Seat, card: CardRef) -> Reason {
        match card.card(self.board.content).kind {
            _ if !self.holds(seat, card) => ("K-2", "refused-aoc-not-in-hand"),
            Kind::Table { .. } => ("U-7", "refused-aoc-too-expensive"),
            _ => ("K-1", "refused-aoc-no-table-card"),
        }
    }

    fn bad_refresh(&self, seat: Seat, card: CardRef) -> Reason {
        let realm = self.board.realm(seat);
        let own = CardRef::of(realm.kingdom, card.kind()) == card;
        if !own || !realm.used.has(card.kind()) {
            ("U-7", "refused-aoc-not-used")
        } else if !realm.used.minus(&realm.fresh).has(card.kind()) {
            ("K-2", "refused-aoc-used-this-turn")
        } else {
            ("U-7", "refused-aoc-too-expensive")
        }
    }

    fn bad_use(&self, seat: Seat, card: CardRef) -> Reason {
        let realm = self.board.realm(seat);
        let kind = card.card(self.board.content).kind;
        let ready = CardRef::of(realm.kingdom, card.kind()) == card && realm.ready.has(card.kind());
        let windows = card.card(self.board.content).windows;
        let during = windows.has(Window::OwnAction);
        let now = match self.flow.top() {
            Some(Frame::Main) => windows.has(Window::OwnTurn),
            Some(Frame::Court) => during || windows.has(Window::Court),
            Some(Frame::Military(moves, ..)) => during || moves == 0 && windows.has(Window::MilitaryAction),
            Some(Frame::Intrigue(moves, .., 0)) => {
                during || moves == 0 && windows.has(Window::IntrigueAction)
            }
            Some(Frame::Window(moment, side, _)) => windows.has(moment.window_of(side)),
            _ => false,
        };
        match kind {
            Kind::Table { .. } if !ready => ("K-2", "refused-aoc-not-ready"),
            Kind::Event | Kind::Instant if !self.holds(seat, card) => ("K-4", "refused-aoc-not-in-hand"),
            Kind::Event if !now && windows.has(Window::Court) => ("K-3", "refused-aoc-event-needs-court"),
            Kind::Event if !now => ("K-3", "refused-aoc-not-its-window"),
            Kind::Artifact if !now => ("K-5", "refused-aoc-not-its-window"),
            _ if !now => ("K-4", "refused-aoc-not-its-window"),
            _ => ("K-6", "refused-aoc-no-effect"),
        }
    }

    fn bad_raider(&self) -> Reason {
        if self.board.raider_supply() == 0 {
            ("T-11", "refused-aoc-supply-empty")
        } else {
            ("D-8", "refused-aoc-raider-too-far")
        }
    }

    fn bad_sorcery(&self, seat: Seat) -> Reason {
        let spent =
            self.board.contest.side_of(seat).is_some_and(|side| self.board.contest.force(side).rerolled);
        if spent {
            ("C-9", "refused-aoc-sorcery-once")
        } else if self.board.realm(seat).sorcery == 0 {
            ("C-9", "refused-aoc-no-sorcery")
        } else {
            ("C-9", "refused-aoc-sorcery-not-now")
        }
    }

    fn bad_placement(&self, seat: Seat, at: Province) -> Reason {
        let realm = self.board.realm(seat);
        if realm.unit_supply == 0 {
            ("T-11", "refused-aoc-supply-empty")
        } else if !realm.friendly().has(at) {
            ("M-2", "refused-aoc-not-friendly")
        } else {
            ("M-6", "refused-aoc-limit")
        }
    }

    fn bad_levy(&self, seat: Seat, done: Provinces, at: Province) -> Reason {
        let realm = self.board.realm(seat);
        if !realm.forts.with(realm.home()).has(at) {
            ("G-8", "refused-aoc-levy")
        } else if done.has(at) {
            (if at == realm.home() { "G-7" } else { "G-8" }, "refused-aoc-once")
        } else {
            self.bad_placement(seat, at)
        }
    }

    fn bad_city(&self, seat: Seat, done: Provinces, at: Province) -> Reason {
        let realm = self.board.realm(seat);
        if done.has(at) {
            ("G-8", "refused-aoc-once")
        } else if realm.forts.except(realm.towers).has(at) {
            ("T-11", "refused-aoc-supply-empty")
        } else {
            ("G-9", "refused-aoc-no-fort")
        }
    }

    fn bad_purchase(&self, seat: Seat, action: Action) -> Reason {
        let price = if action == Action::BuyOne { 1 } else { 2 };
        let poor = self.board.realm(seat).gold < price;
        ("G-10", if poor { "refused-aoc-too-expensive" } else { "refused-aoc-supply-empty" })
    }

    fn bad_sending(&self, seat: Seat, at: Province) -> Reason {
        let realm = self.board.realm(seat);
        if realm.emissary_supply == 0 {
            ("T-11", "refused-aoc-supply-empty")
        } else if realm.friendly().has(at) {
            ("I-1", "refused-aoc-moved-already")
        } else {
            ("I-1", "refused-aoc-not-friendly")
        }
    }

    fn bad_target(&self, seat: Seat, from: Province, to: Province, attack: bool) -> Reason {
        if !self.board.adjacent(from).has(to) {
            ("M-3", "refused-aoc-not-adjacent")
        } else if !self.board.in_play.has(to) {
            ("M-5", "refused-aoc-out-of-play")
        } else if Provinces::HOMES.has(to) {
            ("M-5", "refused-aoc-home")
        } else if !attack {
            ("M-3", "refused-aoc-not-friendly")
        } else if self.board.has_fort(seat) {
            ("M-4", "refused-aoc-not-now")
        } else {
            ("M-11", "refused-aoc-no-fort-left")
        }
    }

    fn bad_intrigue(&self, seat: Seat, at: Province) -> Reason {
        let realm = self.board.realm(seat);
        let owner = self.board.owner(at);
        if !realm.envoys.has(at) {
            ("I-5", "refused-aoc-no-emissary")
        } else if self.board.content.map.savage.has(at) {
            ("T-4", "refused-aoc-savage")
        } else if !self.board.in_play.has(at) {
            ("V-1", "refused-aoc-out-of-play")
        } else if Provinces::HOMES.has(at) {
            ("I-5", "refused-aoc-home")
        } else if owner == Some(seat) {
            ("I-5", "refused-aoc-friendly")
        } else if owner.is_some_and(|owner| self.board.realm(owner).forts.has(at)) {
            ("I-5", "refused-aoc-enemy-fort")
        } else if self.board.army_of_another(seat, at).is_some() {
            ("I-5", "refused-aoc-enemy-army")
        } else {
            ("T-11", "refused-aoc-supply-empty")
        }
    }
}

/// Nothing about this decision: what the click would have been for.
fn reason_by_action(action: Action) -> Reason {
    match action {
        Action::Bid(..) => ("B-2", "refused-aoc-no-bid-now"),
        Action::Die(..) => ("U-8", "refused-aoc-die-chosen"),
        Action::Table(_) | Action::Refresh(_) => ("U-7", "refused-aoc-not-now"),
        Action::Use(_) => ("K-4", "refused-aoc-not-its-window"),
        Action::Conan(_) => ("U-3", "refused-aoc-not-now"),
        Action::Take => ("D-9", "refused-aoc-not-now"),
        Action::Sorcery => ("C-9", "refused-aoc-sorcery-not-now"),
        Action::DrawBoth | Action::DrawTwo => ("D-10", "refused-aoc-not-now"),
        Action::Fight | Action::Retreat(_) => ("M-18", "refused-aoc-not-now"),
        Action::Crown(_) => ("W-1", "refused-aoc-no-crown"),
        Action::Done => ("U-8", "refused-aoc-must-choose"),
        _ => ("U-2", "refused-aoc-not-now"),
    }
}
