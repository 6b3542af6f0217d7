//! W – crowning and winning.

use alloc::vec::Vec;

use table::{Illegal, Phrase, Rule, Seat, Seats, Standing, flow::Decision, worded};

use crate::{
    action::Action,
    board::Board,
    content::Category,
    event::{Event, GoldBy, Told},
    flow::{Frame, Stack},
    lexicon::Lexicon,
    options::FinalTie,
    realm::Realm,
    score::Source,
    state::State,
    view::View,
};

impl State {
    /// W-2, W-3: all reveal their tokens of the category; the game ends either way, for one who fails with nothing.
    fn attempt_crown(&mut self, seat: Seat, category: Category, cx: Told<'_, '_>) {
        cx.seal();
        for other in self.board.seats().iter() {
            self.show_tokens(other, category, cx);
        }
        let mine = self.total_of(seat, category);
        let success = self.rivals(seat).iter().all(|other| self.total_of(other, category) < mine);
        if success {
            self.board.crowned = Some(seat);
        } else {
            self.board.out = Some(seat);
            self.board.lose_points(seat, u8::MAX, Source::Failure);
        }
        cx.tell(Event::CrownAttempt { seat, category, success });
        self.flow.pop();
        self.flow.replace(Frame::Ending { step: 0 });
    }

    /// W-2, W-8
    fn show_tokens(&mut self, seat: Seat, category: Category, cx: Told<'_, '_>) {
        let kinds = self.board.content.tokens.iter().enumerate();
        let of_category = kinds.filter(|(_, token)| token.category == category);
        let tokens = self.own(seat).tokens.only(of_category.fold(0, |all, (kind, _)| all | 1 << kind));
        let open = &mut self.board.realm_mut(seat).open;
        let shown = open.or(&tokens);
        let new = shown != *open;
        *open = shown;
        if new {
            cx.tell(Event::Offering { seat, category, tokens });
        }
    }

    /// W-9: those who take part in the final scoring.
    pub(crate) fn contenders(&self) -> Seats {
        self.board.out.map_or(self.board.seats(), |out| self.board.seats().without(out))
    }

    /// W-4
    pub(crate) fn gold_of_towers(&mut self, cx: Told<'_, '_>) {
        for seat in self.contenders().iter() {
            let count = self.board.realm(seat).towers.iter().map(|at| self.board.value(at)).sum();
            self.board.gain_gold(seat, count);
            if count > 0 {
                cx.tell(Event::Gold { seat, count, by: GoldBy::Towers });
            }
        }
    }

    /// W-4
    pub(crate) fn points_of_forts(&mut self, cx: Told<'_, '_>) {
        for seat in self.contenders().iter() {
            let count = self.board.realm(seat).forts.iter().map(|at| self.board.value(at)).sum();
            self.board.gain_points(seat, count, Source::Forts);
            if count > 0 {
                cx.tell(Event::Points { seat, count, source: Source::Forts });
            }
        }
    }

    /// W-11: those who have most, if they have any; and the points each gets.
    fn leaders(&self, of: impl Fn(Seat) -> u8, alone: u8, tied: u8) -> (Seats, u8) {
        let most = self.contenders().iter().map(&of).max().unwrap_or(0);
        let leaders: Seats = self.contenders().iter().filter(|&seat| most > 0 && of(seat) == most).collect();
        (leaders, if leaders.len() == 1 { alone } else { tied })
    }

    /// W-5
    pub(crate) fn richest(&mut self, cx: Told<'_, '_>) {
        let (leaders, points) = self.leaders(|seat| self.board.realm(seat).gold, 3, 1);
        for seat in leaders.iter() {
            self.board.gain_points(seat, points, Source::Gold);
            let gold = self.board.realm(seat).gold;
            cx.tell(Event::Richest { seat, gold, points, tied: leaders.len() > 1 });
        }
    }

    /// W-6
    pub(crate) fn most_crom(&mut self, cx: Told<'_, '_>) {
        let (leaders, points) = self.leaders(|seat| self.board.realm(seat).crom, 3, 1);
        for seat in leaders.iter() {
            self.board.gain_points(seat, points, Source::Crom);
            let crom = self.board.realm(seat).crom;
            cx.tell(Event::MostCrom { seat, crom, points, tied: leaders.len() > 1 });
        }
    }

    /// W-7
    pub(crate) fn crown_points(&mut self, cx: Told<'_, '_>) {
        if let Some(seat) = self.board.crowned {
            self.board.gain_points(seat, 3, Source::Crown);
            cx.tell(Event::Crowned { seat, points: 3 });
        }
    }

    /// W-8
    pub(crate) fn supremacy(&mut self, cx: Told<'_, '_>) {
        cx.seal();
        for category in Category::ALL {
            for seat in self.board.seats().iter() {
                self.show_tokens(seat, category, cx);
            }
            let (leaders, points) = self.leaders(|seat| self.total_of(seat, category), 5, 2);
            for seat in leaders.iter() {
                if self.board.crowned.is_none_or(|crowned| crowned == seat) {
                    self.board.gain_points(seat, points, Source::Supremacy);
                    let (total, tied) = (self.total_of(seat, category), leaders.len() > 1);
                    cx.tell(Event::Supremacy { seat, category, total, points, tied });
                }
            }
        }
    }

    /// W-3
    pub(crate) fn game_over(&mut self, cx: Told<'_, '_>) {
        self.flow = Stack::EMPTY;
        for seat in self.board.seats().iter() {
            let Realm { scored, points, .. } = *self.board.realm(seat);
            cx.tell(Event::Count { seat, scored, points });
        }
        let by = self.board.options.final_tie;
        for seat in self.ranked().iter().filter(|&seat| self.tied(seat)) {
            cx.tell(Event::PointsTied { seat, count: self.tie_break(seat), by });
        }
        cx.tell(Event::Over);
    }

    /// W-9, U-11: those who have a place by their points.
    fn ranked(&self) -> Seats {
        self.contenders().except(self.board.left)
    }

    /// W-10: whether somebody else with a place has as many points.
    fn tied(&self, seat: Seat) -> bool {
        let points = |seat: Seat| self.board.realm(seat).points;
        self.ranked().without(seat).iter().any(|other| points(other) == points(seat))
    }

    /// W-10, W-9, U-11
    pub(crate) fn ranking(&self) -> Standing {
        let mut scores = [0i16; 4];
        let mut keys = [(false, 0u8, 0u8); 4];
        for seat in self.board.seats().iter() {
            let realm = self.board.realm(seat);
            scores[seat.index()] = i16::from(realm.points);
            if self.ranked().has(seat) {
                keys[seat.index()] = (true, realm.points, self.tie_break(seat));
            }
        }
        let players = usize::from(self.board.players);
        Standing::rank(&scores[..players], &keys[..players])
    }

    /// W-10, V-7. Before the end only the number is open.
    fn tie_break(&self, seat: Seat) -> u8 {
        match self.board.options.final_tie {
            FinalTie::TotalValue if self.flow.top().is_none() => {
                Category::ALL.into_iter().map(|category| self.total_of(seat, category)).sum()
            }
            _ => self.token_count(seat),
        }
    }

    /// U-11
    pub(crate) fn resign(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.board.left = self.board.left.with(seat);
        cx.tell(Event::Left { seat });
        if self.board.seats().except(self.board.left).len() < 2 {
            self.game_over(cx);
        }
    }
}

worded! {
    Lexicon:
    /// W-1 Does the Conan player crown Conan, and with which tokens?
    pub struct Crowning = "crowning"
}

impl Decision<State> for Crowning {
    const RULE: Rule = Rule("W-1");

    fn asked(self, board: &Board) -> Seats {
        board.conan_player.map_or(Seats::NONE, Seats::of)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend(Category::ALL.map(Action::Crown));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Crown(category) => state.attempt_crown(seat, category, cx),
            _ => self.pass(state, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.not_now(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-crown")
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-no-crown")
    }
}
