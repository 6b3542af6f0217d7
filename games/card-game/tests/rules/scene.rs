//! A position set up from a few lines, and players who speak notation.

use card_game::{
    State, View,
    board::{Place, Site},
    content::Card,
    event::Event,
    flow::{Frame, HeroDeed},
    set::CardSet,
};
use table::{Cx, Dice, Eye, Illegal, Notation, Rigged, Rules, Seat, Sight, Turn};

pub(crate) struct Scene {
    pub(crate) state: State,
    /// What happened since the last look.
    pub(crate) events: Vec<Event>,
}

impl Scene {
    pub(crate) fn new(text: &str) -> Scene {
        let state = State::set_up(text).unwrap_or_else(|misread| panic!("{misread}, in\n{text}"));
        Scene { state, events: Vec::new() }
    }

    /// Plays an action that must be legal and needs no luck.
    pub(crate) fn act(&mut self, seat: u8, action: &str) -> &mut Scene {
        self.luck(seat, action, &[])
    }

    /// Plays an action with these answers of chance, all of which must be asked for.
    pub(crate) fn luck(&mut self, seat: u8, action: &str, answers: &[u32]) -> &mut Scene {
        let read = self.state.read(action).unwrap_or_else(|| panic!("{action:?} is no action"));
        if let Err(illegal) = self.state.judge(Seat(seat), read) {
            panic!("{action:?} of {seat}: {illegal:?}, offered {:?}", self.offers());
        }
        let mut rigged = Rigged(answers);
        self.state.play(Seat(seat), read, &mut Cx::telling(&mut rigged, &mut self.events));
        assert!(rigged.spent(), "{action:?} did not ask chance so often");
        self
    }

    /// Plays an action with whatever luck.
    pub(crate) fn any(&mut self, seat: u8, action: &str) -> &mut Scene {
        let read = self.state.read(action).unwrap_or_else(|| panic!("{action:?} is no action"));
        if let Err(illegal) = self.state.judge(Seat(seat), read) {
            panic!("{action:?} of {seat}: {illegal:?}, offered {:?}", self.offers());
        }
        self.state.play(Seat(seat), read, &mut Cx::telling(&mut Dice(1), &mut self.events));
        self
    }

    /// The rule by which an action is refused.
    pub(crate) fn refused(&self, seat: u8, action: &str) -> &'static str {
        let read = self.state.read(action).unwrap_or_else(|| panic!("{action:?} is no action"));
        match self.state.judge(Seat(seat), read) {
            Err(Illegal::Forbidden { rule, .. }) => rule.0,
            other => panic!("{action:?} of {seat}: {other:?}"),
        }
    }

    /// Everything offered to those who are asked.
    pub(crate) fn offers(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for seat in self.state.turn().seats().iter() {
            self.state.legal(seat, &mut legal);
        }
        legal.into_iter().map(|action| self.state.write(action)).collect()
    }

    pub(crate) fn offered(&self, action: &str) -> bool {
        self.offers().iter().any(|offer| offer == action)
    }

    /// Who is asked now.
    pub(crate) fn asked(&self) -> u8 {
        self.state.turn().seats().first().expect("the game is not over").0
    }

    pub(crate) fn over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    pub(crate) fn winners(&self) -> Vec<u8> {
        assert!(self.over(), "the game goes on");
        self.state.standing().winners().iter().map(|seat| seat.0).collect()
    }

    pub(crate) fn glory(&self) -> Vec<u16> {
        self.state.board().glory[..usize::from(self.state.seats())].to_vec()
    }

    pub(crate) fn card(&self, word: &str) -> Card {
        self.state.content().find(word).unwrap_or_else(|| panic!("no card {word:?}"))
    }

    pub(crate) fn site(&self, word: &str) -> Site {
        Site::of(self.card(word))
    }

    pub(crate) fn place(&self, seat: u8) -> Place {
        self.state.board().place(Seat(seat))
    }

    pub(crate) fn at(&self, seat: u8, adventure: &str) -> bool {
        self.place(seat) == Place::At(self.site(adventure))
    }

    pub(crate) fn expelled(&self, seat: u8) -> bool {
        matches!(self.place(seat), Place::Expelled { .. })
    }

    /// Everything, as the archive sees it.
    pub(crate) fn all(&self) -> View {
        self.state.view(Eye::Archive)
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.state.view(Eye::Seat(Seat(seat)))
    }

    pub(crate) fn hand(&self, seat: u8) -> Vec<&'static str> {
        self.words(self.all().hands[usize::from(seat)].known().unwrap())
    }

    pub(crate) fn hidden(&self, seat: u8) -> Vec<&'static str> {
        self.words(self.all().objects[usize::from(seat)].known().unwrap())
    }

    pub(crate) fn open(&self, seat: u8) -> Vec<&'static str> {
        self.words(self.state.board().objects[usize::from(seat)])
    }

    pub(crate) fn words(&self, cards: CardSet) -> Vec<&'static str> {
        cards.iter().map(|card| self.state.content().word(card)).collect()
    }

    pub(crate) fn discarded(&self, word: &str) -> bool {
        let card = self.card(word);
        self.state.board().discard.has(card) || self.state.board().object_discard.has(card)
    }

    /// The challenges on an adventure, each with `+` if it lies face up.
    pub(crate) fn row(&self, adventure: &str) -> Vec<String> {
        let site = self.site(adventure);
        let seen = self.all().rows[site.index()];
        let row = self.state.board().row(site);
        row.challenges()
            .iter()
            .zip(seen)
            .map(|(lying, card)| {
                let word = self.state.content().word(card.known().unwrap());
                format!("{}{word}", if lying.face.is_some() { "+" } else { "" })
            })
            .collect()
    }

    pub(crate) fn spent(&self, seat: u8) -> bool {
        self.state.board().spent.has(Seat(seat))
    }

    pub(crate) fn alive(&self, seat: u8) -> bool {
        self.state.board().alive.has(Seat(seat))
    }

    pub(crate) fn leave(&mut self, seat: u8) -> &mut Scene {
        self.state.may_leave(Seat(seat)).unwrap();
        self.state.leave(Seat(seat), &mut Cx::telling(&mut Dice(1), &mut self.events));
        self
    }

    /// Both bidders pass when cards are laid, as often as it takes.
    pub(crate) fn nobody_lays(&mut self) -> &mut Scene {
        while let Some(Frame::Lay(lay)) = self.state.flow().top() {
            self.act(lay.seat.0, "pass");
        }
        self
    }

    /// Everybody passes, stands and is done until `stop` holds.
    pub(crate) fn idle_until(&mut self, stop: impl Fn(&Scene) -> bool) -> &mut Scene {
        for _ in 0..10_000 {
            if self.over() || stop(self) {
                return self;
            }
            let seat = self.asked();
            let quiet = ["pass", "stand", "done", "no", "scrap", "withdraw", "draw"];
            let action = quiet.into_iter().find(|action| self.offered(action));
            let action = action.map_or_else(|| self.offers()[0].clone(), str::to_string);
            self.any(seat, &action);
        }
        panic!("it never came to that");
    }

    /// On to the next hero phase's first question.
    pub(crate) fn idle_to_heroes(&mut self) -> &mut Scene {
        self.idle_until(|scene| matches!(scene.state.flow().top(), Some(Frame::HeroDeed(_))))
    }

    /// On to this player's next turn of a hero phase.
    pub(crate) fn idle_to_turn_of(&mut self, player: u8) -> &mut Scene {
        let turn = HeroDeed { seat: Seat(player) };
        self.idle_until(|scene| scene.state.flow().top() == Some(turn.into()))
    }
}
