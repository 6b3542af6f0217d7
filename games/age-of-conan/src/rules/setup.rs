//! S – setting up.

use table::{Seat, Seats, flow::Flow};

use crate::{
    board::{Board, Realm, TRACK},
    content::{Category, Content, Kingdom, PROVINCES, Province, Provinces},
    contest::Contest,
    dice::{DICE, FACES},
    event::{BonusBy, Event, Told},
    fate::any_bit,
    flow::{Frame, Stack},
    options::{Options, Setup},
    pile::Pile,
    secrets::{Own, Secrets},
    state::State,
};

/// Adventures of an age.
pub const ADVENTURES_OF_AN_AGE: u8 = 4;

impl State {
    /// The empty board of a table where these kingdoms are played.
    pub(crate) fn empty(content: &'static Content, options: Options, kingdoms: &[Kingdom]) -> State {
        let players = kingdoms.len() as u8;
        let in_play = in_play(content, kingdoms);
        let kingdom = |i: usize| kingdoms.get(i).copied().unwrap_or(Kingdom::Aquilonia);
        State {
            board: Board {
                content,
                options,
                players,
                left: Seats::NONE,
                out: None,
                crowned: None,
                realms: core::array::from_fn(|i| Realm::new(kingdom(i), content)),
                in_play,
                steps: [0; PROVINCES],
                raiders: [0; PROVINCES],
                raided: Provinces::NONE,
                conan: Province::Cimmeria,
                destination: Province::Cimmeria,
                age: 1,
                adventure: 0,
                adventures_left: ADVENTURES_OF_AN_AGE,
                adventures_unseen: (1 << content.adventures.len()) - 1,
                track: [0; TRACK],
                track_len: 0,
                gone: Pile::EMPTY,
                objectives: [u8::MAX; 4],
                objectives_unseen: (1 << content.objectives.len()) - 1,
                pool: [0; FACES],
                first: Seat(0),
                active: Seat(0),
                conan_player: None,
                artifacts: [None; Category::ALL.len()],
                bonus: None,
                strategy_discard: Pile::EMPTY,
                strategy_cards: Pile::of(content.strategy.iter().map(|card| card.copies)),
                tokens: Pile::of(content.tokens.iter().map(|token| token.copies)),
                bids: [None; 4],
                artifact_used: Seats::NONE,
                contest: Contest::NONE,
            },
            secrets: Secrets { own: [Own::NONE; 4], sealed: Seats::NONE, face_down: [None; 2], drawn: None },
            flow: Stack::EMPTY,
        }
    }

    pub(crate) fn set_out(setup: &Setup, cx: Told<'_, '_>) -> State {
        let kingdoms = draw_kingdoms(setup, cx);
        let mut state = State::empty(setup.content, setup.options, &kingdoms[..setup.kingdoms.len()]);
        for seat in state.board.seats().iter() {
            cx.tell(Event::Takes { seat, kingdom: state.kingdom(seat) });
            state.provide(seat);
        }
        state.turn_up_objectives(cx);
        state.deal_hands(cx);
        state.reveal_adventure(cx);
        state.deal_artifacts(cx);
        state.flow.push(Frame::Opening { step: 0 });
        state.run(cx);
        state
    }

    /// S-3
    pub(crate) fn provide(&mut self, seat: Seat) {
        let realm = self.board.realm_mut(seat);
        let (units, sorcery) = match realm.kingdom {
            Kingdom::Aquilonia | Kingdom::Turan => (5, 0),
            Kingdom::Hyperborea | Kingdom::Stygia => (4, 2),
        };
        let home = realm.home();
        (0..units).for_each(|_| realm.place_unit(home));
        (0..4).for_each(|_| realm.place_emissary(home));
        realm.gold = 3;
        realm.sorcery = sorcery;
    }

    /// S-4
    fn turn_up_objectives(&mut self, cx: Told<'_, '_>) {
        for nth in 0..usize::from(self.board.players) {
            if let Some(objective) = self.reveal_objective(cx) {
                self.board.objectives[nth] = objective;
            }
        }
    }

    /// S-5
    fn deal_hands(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.seats().iter() {
            for _ in 0..2 {
                self.draw_kingdom(seat, cx);
                self.draw_strategy(seat, cx);
            }
        }
    }

    /// S-8
    fn deal_artifacts(&mut self, cx: Told<'_, '_>) {
        let mut seats = self.board.seats();
        if self.board.players == 4 {
            let holder = Seat(cx.below(4) as u8);
            self.board.bonus = Some(holder);
            seats = seats.without(holder);
            cx.tell(Event::BonusCardTo { seat: holder, by: BonusBy::Setup });
        }
        let mut left = 0b111;
        for seat in seats.iter() {
            let artifact = any_bit(left, cx);
            left &= !(1 << artifact);
            self.board.artifacts[usize::from(artifact)] = Some(seat);
            cx.tell(Event::ArtifactTo { seat, category: Category::ALL[usize::from(artifact)] });
        }
    }

    /// S-10
    pub(crate) fn first_bid(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Bidding { step: 0 });
    }

    /// S-10: the winner takes the first-player token and rolls the dice…
    pub(crate) fn winner_begins(&mut self, cx: Told<'_, '_>) {
        let winner = *self.board.conan_player.get_or_insert(self.board.first);
        self.board.first = winner;
        self.board.active = winner;
        cx.tell(Event::FirstPlayer { seat: self.board.first });
        self.roll_fate(DICE, cx);
    }

    /// …and the first turn.
    pub(crate) fn first_turn(&mut self, cx: Told<'_, '_>) {
        self.flow.replace(Frame::Turn { step: 0 });
        cx.tell(Event::TurnOf { seat: self.board.active });
    }
}

/// V-1: the centre and the area of every kingdom. S-1: without Aquilonia its home is closed (T-3).
fn in_play(content: &Content, kingdoms: &[Kingdom]) -> Provinces {
    let areas = kingdoms.iter().map(|kingdom| kingdom.area());
    let centre = content.map.of_area(Kingdom::Aquilonia.area()).without(Kingdom::Aquilonia.home());
    let all = areas.fold(centre, |all, area| all.or(content.map.of_area(area)));
    if kingdoms.contains(&Kingdom::Aquilonia) { all.with(Kingdom::Aquilonia.home()) } else { all }
}

/// S-1: those not chosen are drawn; Aquilonia among them, if that was agreed.
fn draw_kingdoms(setup: &Setup, cx: Told<'_, '_>) -> [Kingdom; 4] {
    let taken = setup.kingdoms.iter().flatten().fold(0u64, |all, kingdom| all | 1 << kingdom.index());
    let undecided = setup.kingdoms.iter().filter(|kingdom| kingdom.is_none()).count() as u32;
    let mut drawn = 0u64;
    if setup.options.always_aquilonia && undecided > 0 && taken & 1 == 0 {
        drawn = 1;
    }
    while drawn.count_ones() < undecided {
        drawn |= 1 << any_bit(0b1111 & !(taken | drawn), cx);
    }
    let mut kingdoms = [Kingdom::Aquilonia; 4];
    for (seat, chosen) in setup.kingdoms.iter().enumerate() {
        kingdoms[seat] = chosen.unwrap_or_else(|| {
            let kingdom = any_bit(drawn, cx);
            drawn &= !(1 << kingdom);
            Kingdom::ALL[usize::from(kingdom)]
        });
    }
    kingdoms
}
