//! Ambush with one thing broken at a time.

use std::cell::Cell;

use ambush::{Action, Ambush, Card, Event, Glimpse, Plan, View};
use table::{
    BadSetup, Chance, Choice, Cx, Eye, Game, Illegal, Misread, Notation, Phrase, Preset, Rules, Seat, Seats,
    Setup, Sight, Standing, Story, Turn,
};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    None,
    /// A view tells what the others hold.
    LeakingView,
    /// An onlooker sees, and is told, what the players are not.
    LeakingOnlooker,
    /// What is offered depends on what others hold.
    LeakingSize,
    /// A player without a shield is not asked for one.
    SkippedPrompt,
    DeadEnd,
    NobodyAsked,
    NotationClash,
    /// The position holds a generator of its own.
    HeldGenerator,
    UnorderedOffers,
    LenientJudge,
    StrictJudge,
    Endless,
    ForgetfulText,
    /// Others see that a choice was sealed.
    ShownSeal,
    /// A sealed choice cannot be changed.
    FinalSeal,
    /// The game goes on before all have chosen.
    EarlyReveal,
    /// Others are told of a sealed choice.
    ChatteringSeal,
    LeaverWins,
    Allocates,
    /// An option takes any value.
    DeafSetup,
    /// Luck from somewhere else than chance.
    HiddenLuck,
}

thread_local! {
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
    static LUCK: Cell<u64> = const { Cell::new(0) };
}

/// Runs something while this fault is planted.
pub(crate) fn with<T>(fault: Fault, run: impl FnOnce() -> T) -> T {
    FAULT.set(fault);
    let result = run();
    FAULT.set(Fault::None);
    result
}

fn is(fault: Fault) -> bool {
    FAULT.get() == fault
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Agreement(ambush::Agreement);

impl Setup for Agreement {
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const ROLES: &'static [&'static str] = &[];
    const CHOICES: &'static [Choice] = ambush::Agreement::CHOICES;
    const PRESETS: &'static [Preset] = ambush::Agreement::PRESETS;

    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Self, BadSetup> {
        ambush::Agreement::new(edition, roles).map(Agreement)
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        self.0.roles()
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup> {
        match self.0.set(option, value) {
            Err(_) if is(Fault::DeafSetup) => Ok(()),
            set => set,
        }
    }

    fn get(&self, option: &'static str) -> String {
        self.0.get(option)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Faulty {
    inner: Ambush,
    generator: u64,
}

impl Faulty {
    fn sound(inner: Ambush) -> Faulty {
        Faulty { inner, generator: 0 }
    }

    /// The position with everybody's hand, but without the plans that others have sealed.
    fn peek(&self, eye: Eye) -> Faulty {
        let own = |line: &&str| match (line.strip_prefix("sealed "), eye) {
            (Some(plan), Eye::Seat(seat)) => plan.starts_with(&seat.to_string()),
            (Some(_), _) => false,
            (None, _) => true,
        };
        let text: String = self.inner.set_down().lines().filter(own).flat_map(|line| [line, "\n"]).collect();
        Faulty::sound(Ambush::set_up(&text).expect("a position that was set down"))
    }

    fn holds_shield(&self, seat: Seat) -> bool {
        self.inner.set_down().lines().any(|line| {
            line.strip_prefix(&format!("hand {seat} ")).is_some_and(|cards| cards.contains("shield"))
        })
    }

    fn planning(&self) -> bool {
        self.inner.turn().simultaneous()
    }
}

impl Rules for Faulty {
    type Setup = Agreement;
    type Action = Action;
    type Event = Event<Card>;

    fn begin(setup: &Agreement, cx: &mut Cx<'_, Event<Card>>) -> Faulty {
        let mut faulty = Faulty::sound(Ambush::begin(&setup.0, cx));
        if is(Fault::HeldGenerator) {
            faulty.generator = u64::from(cx.below(1_000_000));
        }
        faulty
    }

    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    fn turn(&self) -> Turn {
        match self.inner.turn() {
            Turn::Over if is(Fault::Endless) => Turn::of(Seat(0)),
            turn => turn,
        }
    }

    fn missing(&self) -> Seats {
        match self.inner.turn() {
            _ if is(Fault::NobodyAsked) && !self.planning() => Seats::NONE,
            Turn::Over if is(Fault::Endless) => Seats::of(Seat(0)),
            _ => self.inner.missing(),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if is(Fault::Allocates) {
            assert!(!self.inner.set_down().is_empty());
        }
        self.inner.legal(seat, out);
        let sealed = self.planning() && !self.inner.missing().has(seat);
        if is(Fault::DeadEnd) && !self.planning() || is(Fault::FinalSeal) && sealed {
            out.clear();
        }
        if is(Fault::UnorderedOffers) {
            out.reverse();
        }
        if is(Fault::Endless) && self.inner.turn() == Turn::Over && seat == Seat(0) {
            out.push(Action::Decline);
        }
        if is(Fault::LeakingSize) && out.len() > 1 && self.holds_shield(Seat((seat.0 + 1) % self.seats())) {
            out.pop();
        }
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Plan(Plan::Rally) if is(Fault::LenientJudge) && self.planning() => Ok(()),
            Action::Plan(Plan::LieLow) if is(Fault::StrictJudge) => Err(Illegal::NotYourTurn),
            Action::Decline if is(Fault::Endless) && self.inner.turn() == Turn::Over && seat == Seat(0) => {
                Ok(())
            }
            _ => self.inner.judge(seat, action),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event<Card>>) {
        if self.inner.judge(seat, action).is_err() {
            return;
        }
        if is(Fault::ChatteringSeal) && self.planning() {
            cx.tell(Event::Rallied { seat });
        }
        self.inner.play(seat, action, cx);
        if is(Fault::HiddenLuck) {
            LUCK.set(LUCK.get() + 1);
            self.generator = LUCK.get();
        }
        if is(Fault::EarlyReveal) && self.planning() {
            for other in self.inner.missing().iter() {
                self.inner.play(other, Action::Plan(Plan::LieLow), cx);
            }
        }
        if is(Fault::SkippedPrompt)
            && let Turn::Awaits(asked) = self.inner.turn()
            && let (1, Some(asked)) = (asked.len(), asked.first())
            && !self.holds_shield(asked)
        {
            self.inner.play(asked, Action::Decline, cx);
        }
    }

    fn may_leave(&self, seat: Seat) -> Result<(), Illegal> {
        self.inner.may_leave(seat)
    }

    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event<Card>>) {
        self.inner.leave(seat, cx);
    }

    fn standing(&self) -> Standing {
        let standing = self.inner.standing();
        let scores: Vec<i16> = (0..self.seats()).map(|seat| standing.score(Seat(seat))).collect();
        if is(Fault::LeaverWins) {
            Standing::rank(&scores, &scores.iter().map(|s| -s).collect::<Vec<_>>())
        } else {
            standing
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FaultyView {
    view: View,
    sealed: Option<Seats>,
    /// What a leaking view was taken from; it imagines consistently.
    truth: Option<Box<Faulty>>,
}

impl Sight for Faulty {
    type View = FaultyView;
    type Glimpse = Glimpse;
    type Memory = ();

    fn view(&self, eye: Eye) -> FaultyView {
        let leaks = is(Fault::LeakingView) && matches!(eye, Eye::Seat(_))
            || is(Fault::LeakingOnlooker) && eye == Eye::Onlooker;
        let sealed = is(Fault::ShownSeal).then(|| self.inner.missing());
        FaultyView { view: self.inner.view(eye), sealed, truth: leaks.then(|| Box::new(self.peek(eye))) }
    }

    fn glimpse(event: &Event<Card>, eye: Eye) -> Option<Glimpse> {
        let told_all = is(Fault::LeakingOnlooker) && eye == Eye::Onlooker;
        Ambush::glimpse(event, if told_all { Eye::Archive } else { eye })
    }

    fn imagine(view: &FaultyView, (): &(), chance: &mut dyn Chance) -> Faulty {
        match &view.truth {
            Some(truth) => (**truth).clone(),
            None => Faulty::sound(Ambush::imagine(&view.view, &(), chance)),
        }
    }
}

impl Story for Faulty {
    fn ask(view: &FaultyView) -> Phrase {
        Ambush::ask(&view.view)
    }

    fn offer(view: &FaultyView, action: Action) -> Phrase {
        Ambush::offer(&view.view, action)
    }

    fn narrate(view: &FaultyView, glimpse: &Glimpse) -> Phrase {
        Ambush::narrate(&view.view, glimpse)
    }

    fn describe(view: &FaultyView) -> Vec<Phrase> {
        Ambush::describe(&view.view)
    }
}

impl Notation for Faulty {
    fn write(&self, action: Action) -> String {
        match action {
            Action::Plan(Plan::Strike(_)) if is(Fault::NotationClash) => "strike-1".into(),
            _ => self.inner.write(action),
        }
    }

    fn read(&self, text: &str) -> Option<Action> {
        self.inner.read(text)
    }

    fn set_down(&self) -> String {
        let text = format!("{}# generator {}\n", self.inner.set_down(), self.generator);
        if is(Fault::ForgetfulText) {
            text.lines().filter(|line| !line.starts_with("discard")).flat_map(|line| [line, "\n"]).collect()
        } else {
            text
        }
    }

    fn set_up(text: &str) -> Result<Faulty, Misread> {
        let generator = text.lines().find_map(|line| line.strip_prefix("# generator ")?.parse().ok());
        Ok(Faulty { inner: Ambush::set_up(text)?, generator: generator.unwrap_or(0) })
    }
}

impl Game for Faulty {
    const NAME: &'static str = "faulty";
    const EDITION: u16 = 1;
    const LONGEST: usize = Ambush::LONGEST;
}
