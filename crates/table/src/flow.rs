//! Where a game is in its rulebook: a call stack that is plain data, and the loop that follows it.
//!
//! A frame is a noun of the book. *Sequences* follow a table of steps; *passages* know themselves what comes next;
//! *decisions* wait for somebody. [`frames!`](crate::frames) lists them, each once.

use alloc::{string::String, vec::Vec};

use crate::{Cx, Illegal, Phrase, Rule, Rules, Seat, Seats, Story, Turn, words::Named};

/// A step of a sequence of play: the rule that demands it, its name in notation, and what it does.
pub type Step<G> = (Rule, &'static str, fn(&mut G, &mut Cx<'_, <G as Rules>::Event>));

/// A sequence of play, as the book lists it.
pub type Sequence<G> = &'static [Step<G>];

/// The number of the step of this name. In a constant, a name that is not there does not compile.
pub const fn step<G: Rules>(sequence: Sequence<G>, name: &str) -> u8 {
    match step_named(sequence, name) {
        Some(step) => step,
        None => panic!("no step of that name"),
    }
}

/// The number of the step of this name, if there is one.
pub const fn step_named<G: Rules>(sequence: Sequence<G>, name: &str) -> Option<u8> {
    let mut step = 0;
    while step < sequence.len() {
        if same(sequence[step].1, name) {
            return Some(step as u8);
        }
        step += 1;
    }
    None
}

/// How many steps are begun while the step of this name is under way. In a constant, a name that is not there does
/// not compile.
pub const fn during<G: Rules>(sequence: Sequence<G>, name: &str) -> u8 {
    step(sequence, name) + 1
}

/// `==` of texts is not for constants yet.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// How the notation calls a sequence of which so many steps are begun: by the last of them.
pub fn under_way<G: Rules>(sequence: Sequence<G>, begun: u8) -> &'static str {
    let last = usize::from(begun).checked_sub(1);
    last.and_then(|last| sequence.get(last)).map_or("-", |(_, name, _)| name)
}

/// How many steps are begun when the step of this name is under way.
pub fn begun<G: Rules>(sequence: Sequence<G>, name: &str) -> Option<u8> {
    if name == "-" { Some(0) } else { step_named(sequence, name).map(|step| step + 1) }
}

/// What lies above the top of a stack, so that equal positions are equal.
pub trait Blank: Copy {
    /// The frame that stands there.
    const BLANK: Self;
}

/// Frames, from the outermost in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F, const DEPTH: usize> {
    frames: [F; DEPTH],
    depth: u8,
}

impl<F: Blank, const DEPTH: usize> Stack<F, DEPTH> {
    /// No frame: the game is over, or has not begun.
    pub const EMPTY: Self = Stack { frames: [F::BLANK; DEPTH], depth: 0 };

    /// Puts a frame on top. The depth of a game is its deepest nesting, so there is always room.
    #[inline]
    pub fn push(&mut self, frame: impl Into<F>) {
        self.frames[usize::from(self.depth)] = frame.into();
        self.depth += 1;
    }

    /// Drops the frame on top.
    #[inline]
    pub fn pop(&mut self) {
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = F::BLANK;
    }

    /// The innermost frame.
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.depth.checked_sub(1).map(|top| self.frames[usize::from(top)])
    }

    /// The innermost frame, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.depth.checked_sub(1).map(|top| &mut self.frames[usize::from(top)])
    }

    /// Pops one frame and pushes another.
    #[inline]
    pub fn replace(&mut self, frame: impl Into<F>) {
        if let Some(top) = self.top_mut() {
            *top = frame.into();
        }
    }

    /// From the outermost in.
    #[inline]
    pub fn frames(&self) -> &[F] {
        &self.frames[..usize::from(self.depth)]
    }

    /// The frame under the top.
    #[inline]
    pub fn under(&self) -> Option<F> {
        self.depth.checked_sub(2).map(|under| self.frames[usize::from(under)])
    }

    /// Drops everything above the first `depth` frames.
    pub fn cut(&mut self, depth: usize) {
        while usize::from(self.depth) > depth {
            self.pop();
        }
    }

    /// Whether another frame would not fit.
    pub fn is_full(&self) -> bool {
        usize::from(self.depth) == DEPTH
    }
}

/// Whether something read from text can be played; `Err` says what was expected instead.
pub type Fits = Result<(), &'static str>;

/// `wanted` says what was expected if this does not hold.
pub fn expect(holds: bool, wanted: &'static str) -> Fits {
    if holds { Ok(()) } else { Err(wanted) }
}

/// A frame that knows itself what comes next.
pub trait Passage<G: Flow>: Named<G::Lexicon> {
    /// Does it, or pushes what does, or pops itself.
    fn goes_on(self, game: &mut G, cx: &mut Cx<'_, G::Event>);
}

/// A decision of the book, whole. What has no default must be said; the defaults are what nearly all have in common.
pub trait Decision<G: Flow>: Named<G::Lexicon> {
    /// The rule that gives the choice.
    const RULE: Rule;

    /// Everybody asked answers at once, in secret, and may think better of it until the last answer is in.
    const SEALED: bool = false;

    /// Who is asked.
    fn asked(self, open: &G::Open) -> Seats;

    /// Whether there is nothing to decide, as everybody can see: then it passes by itself.
    fn idle(self, _: &G) -> bool {
        false
    }

    /// What follows if nothing is done.
    fn pass(self, game: &mut G, _: &mut Cx<'_, G::Event>) {
        game.pop();
    }

    /// Everything the seat may click, ascending.
    fn offer(self, game: &G, seat: Seat, out: &mut Vec<G::Action>);

    /// What a click does.
    fn answer(self, game: &mut G, seat: Seat, action: G::Action, cx: &mut Cx<'_, G::Event>);

    /// Why a click is not among the offers.
    fn why_not(self, game: &G, seat: Seat, action: G::Action) -> Illegal;

    /// How it is asked.
    fn prompt(self, view: &G::View) -> Phrase;

    /// The key of a click that is called otherwise here than elsewhere.
    fn calls(self, _: G::Action) -> Option<&'static str> {
        None
    }

    /// Whether it can stand here in a position read from text.
    fn fits(self, _: &G, _on_top: bool) -> Fits {
        Ok(())
    }

    // Never overridden: two questions answered in one dispatch.

    /// Whose answer is not in yet.
    #[inline]
    fn missing(self, game: &G) -> Seats {
        let asked = self.asked(game.open());
        if Self::SEALED { asked.except(game.sealed()) } else { asked }
    }

    /// Whether there was nothing to decide, and it has been passed by.
    #[inline]
    fn passes_by(self, game: &mut G, cx: &mut Cx<'_, G::Event>) -> bool {
        let idle = self.idle(game);
        if idle {
            self.pass(game, cx);
        }
        idle
    }

    /// The offers, if the seat is asked at all.
    #[inline]
    fn legal(self, game: &G, seat: Seat, out: &mut Vec<G::Action>) {
        if self.asked(game.open()).has(seat) {
            self.offer(game, seat, out);
        }
    }
}

/// Any frame of a game. Each decision answers for itself; of other frames nobody is asked anything. Written by
/// [`frames!`](crate::frames).
pub trait Frame<G: Flow>: Blank {
    /// The sequence it follows, and how many of its steps are begun.
    fn sequence(&mut self) -> Option<(Sequence<G>, &mut u8)>;
    /// A frame that follows no sequence goes on by itself, or waits for somebody: then `false`.
    fn goes_on(self, game: &mut G, cx: &mut Cx<'_, G::Event>) -> bool;

    /// See [`Decision::asked`].
    fn asked(self, open: &G::Open) -> Seats;
    /// See [`Decision::missing`].
    fn missing(self, game: &G) -> Seats;
    /// See [`Decision::legal`].
    fn legal(self, game: &G, seat: Seat, out: &mut Vec<G::Action>);
    /// See [`Decision::answer`].
    fn answer(self, game: &mut G, seat: Seat, action: G::Action, cx: &mut Cx<'_, G::Event>);
    /// See [`Decision::why_not`].
    fn why_not(self, game: &G, seat: Seat, action: G::Action) -> Illegal;
    /// How it is asked, with its rule.
    fn prompt(self, view: &G::View) -> Option<Phrase>;
    /// See [`Decision::calls`].
    fn calls(self, action: G::Action) -> Option<&'static str>;
    /// See [`Decision::fits`].
    fn fits(self, game: &G, on_top: bool) -> Fits;

    /// What notation calls it.
    fn word(self) -> &'static str;
    /// Writes it in words.
    fn put(self, lexicon: &G::Lexicon, out: &mut String);
    /// Reads it; nothing may follow.
    fn take(text: &str, lexicon: &G::Lexicon) -> Option<Self>;
}

/// A game that is played by a stack of frames.
pub trait Flow: Story {
    /// The list of its frames.
    type Frame: Frame<Self>;
    /// What lies open: positions have it, and every view shows it whole.
    type Open;
    /// What words stand for at a table.
    type Lexicon;

    /// What lies open in this position.
    fn open(&self) -> &Self::Open;
    /// The frame on top of the stack.
    fn top(&self) -> Option<Self::Frame>;
    /// The frame on top of the stack, to be changed in place.
    fn top_mut(&mut self) -> Option<&mut Self::Frame>;
    /// Drops the frame on top.
    fn pop(&mut self);

    /// Whose answers to a sealed decision are in.
    fn sealed(&self) -> Seats {
        Seats::NONE
    }

    /// Whether something that waits for no step had to happen first, and did.
    fn interrupts(&mut self, _: &mut Cx<'_, Self::Event>) -> bool {
        false
    }

    /// Follows the sequences until a decision is due or the game is over.
    fn run(&mut self, cx: &mut Cx<'_, Self::Event>) {
        loop {
            if self.interrupts(cx) {
                continue;
            }
            let Some(top) = self.top_mut() else { return };
            if let Some((sequence, step)) = top.sequence() {
                match sequence.get(usize::from(*step)) {
                    Some((_, _, rule)) => {
                        *step += 1;
                        rule(self, cx);
                    }
                    None => self.pop(),
                }
                continue;
            }
            let frame = *top;
            if !frame.goes_on(self, cx) {
                return;
            }
        }
    }

    // What [`Rules`] asks, answered by the frame on top.

    /// Who is asked: a function of the open board alone.
    #[inline]
    fn asked(&self) -> Seats {
        self.top().map_or(Seats::NONE, |frame| frame.asked(self.open()))
    }

    /// For [`Rules::turn`].
    #[inline]
    fn awaits(&self) -> Turn {
        let asked = self.asked();
        if asked.is_empty() { Turn::Over } else { Turn::Awaits(asked) }
    }

    /// For [`Rules::missing`].
    #[inline]
    fn unanswered(&self) -> Seats {
        self.top().map_or(Seats::NONE, |frame| frame.missing(self))
    }

    /// For [`Rules::legal`].
    #[inline]
    fn offer_to(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        if let Some(frame) = self.top() {
            frame.legal(self, seat, out);
        }
    }

    /// For [`Rules::judge`].
    fn judge_click(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal> {
        let Some(frame) = self.top() else { return Err(Illegal::Over) };
        if !frame.asked(self.open()).has(seat) {
            return Err(Illegal::NotYourTurn);
        }
        let mut legal = Vec::new();
        frame.legal(self, seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(frame.why_not(self, seat, action)) }
    }

    /// Takes the answer to the decision on top and runs on to the next one.
    #[inline]
    fn click(&mut self, seat: Seat, action: Self::Action, cx: &mut Cx<'_, Self::Event>) {
        if let Some(frame) = self.top() {
            frame.answer(self, seat, action, cx);
        }
        self.run(cx);
    }
}

/// The frames of a game: sequences with the table they follow, passages, and decisions. Each noun stands here once,
/// and what it is stands in its chapter.
///
/// ```text
/// frames! {
///     State, Lexicon;
///     /// A noun of the rulebook. No secrets.
///     pub enum Frame
///     sequences {
///         /// M-15
///         Siege { at: Province, from: Province } = "siege": sequence::SIEGE,
///     }
///     passages { Effect }
///     decisions { Bids, SecondCard }
/// }
/// ```
#[macro_export]
macro_rules! frames {
    (
        $game:ty, $lexicon:ty;
        $(#[$meta:meta])*
        pub enum $frame:ident
        sequences {
            $($(#[$smeta:meta])* $seq:ident $({ $($sfield:ident: $sty:ty),* })? = $sword:literal: $table:expr,)+
        }
        passages { $($passage:ident),* $(,)? }
        decisions { $($decision:ident),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $frame {
            $($(#[$smeta])* $seq { step: u8 $($(, $sfield: $sty)*)? },)+
            $($passage($passage),)*
            $($decision($decision),)+
        }

        $(impl From<$passage> for $frame {
            #[inline]
            fn from(passage: $passage) -> $frame {
                $frame::$passage(passage)
            }
        })*

        $(impl From<$decision> for $frame {
            #[inline]
            fn from(decision: $decision) -> $frame {
                $frame::$decision(decision)
            }
        })+

        impl $crate::flow::Frame<$game> for $frame {
            #[inline]
            fn sequence(&mut self) -> Option<($crate::flow::Sequence<$game>, &mut u8)> {
                match self {
                    $($frame::$seq { step, .. } => Some(($table, step)),)+
                    _ => None,
                }
            }

            #[inline]
            fn goes_on(
                self,
                game: &mut $game,
                cx: &mut $crate::Cx<'_, <$game as $crate::Rules>::Event>,
            ) -> bool {
                match self {
                    $($frame::$decision(decision) => $crate::flow::Decision::passes_by(decision, game, cx),)+
                    $($frame::$passage(passage) => {
                        $crate::flow::Passage::goes_on(passage, game, cx);
                        true
                    })*
                    // Sequences follow their tables.
                    $($frame::$seq { .. } => false,)+
                }
            }

            #[inline]
            fn asked(self, open: &<$game as $crate::flow::Flow>::Open) -> $crate::Seats {
                match self {
                    $($frame::$decision(decision) => <$decision as $crate::flow::Decision<$game>>::asked(decision, open),)+
                    _ => $crate::Seats::NONE,
                }
            }

            #[inline]
            fn missing(self, game: &$game) -> $crate::Seats {
                match self {
                    $($frame::$decision(decision) => $crate::flow::Decision::missing(decision, game),)+
                    _ => $crate::Seats::NONE,
                }
            }

            #[inline]
            fn legal(
                self,
                game: &$game,
                seat: $crate::Seat,
                out: &mut $crate::flow::Listed<<$game as $crate::Rules>::Action>,
            ) {
                match self {
                    $($frame::$decision(decision) => $crate::flow::Decision::legal(decision, game, seat, out),)+
                    _ => {}
                }
            }

            #[inline]
            fn answer(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Rules>::Action,
                cx: &mut $crate::Cx<'_, <$game as $crate::Rules>::Event>,
            ) {
                match self {
                    $($frame::$decision(decision) => $crate::flow::Decision::answer(decision, game, seat, action, cx),)+
                    _ => {}
                }
            }

            fn why_not(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Rules>::Action,
            ) -> $crate::Illegal {
                match self {
                    $($frame::$decision(decision) => $crate::flow::Decision::why_not(decision, game, seat, action),)+
                    _ => $crate::Illegal::NotYourTurn,
                }
            }

            fn prompt(self, view: &<$game as $crate::Sight>::View) -> Option<$crate::Phrase> {
                use $crate::flow::Decision;
                match self {
                    $($frame::$decision(decision) => {
                        let phrase = <$decision as Decision<$game>>::prompt(decision, view);
                        Some(phrase.by(<$decision as Decision<$game>>::RULE))
                    })+
                    _ => None,
                }
            }

            fn calls(self, action: <$game as $crate::Rules>::Action) -> Option<&'static str> {
                match self {
                    $($frame::$decision(decision) => <$decision as $crate::flow::Decision<$game>>::calls(decision, action),)+
                    _ => None,
                }
            }

            fn fits(self, game: &$game, on_top: bool) -> $crate::flow::Fits {
                match self {
                    $($frame::$decision(decision) => $crate::flow::Decision::fits(decision, game, on_top),)+
                    _ => Ok(()),
                }
            }

            fn word(self) -> &'static str {
                match self {
                    $($frame::$seq { .. } => $sword,)+
                    $($frame::$passage(_) => <$passage as $crate::words::Named<$lexicon>>::WORD,)*
                    $($frame::$decision(_) => <$decision as $crate::words::Named<$lexicon>>::WORD,)+
                }
            }

            fn put(self, lexicon: &$lexicon, out: &mut $crate::words::Text) {
                match self {
                    $($frame::$seq { step $($(, $sfield)*)? } => {
                        out.push_str($sword);
                        out.push(' ');
                        out.push_str($crate::flow::under_way::<$game>($table, step));
                        $($(
                            out.push(' ');
                            $crate::words::Word::put($sfield, lexicon, out);
                        )*)?
                    })+
                    $($frame::$passage(passage) => {
                        out.push_str(<$passage as $crate::words::Named<$lexicon>>::WORD);
                        $crate::words::Named::put_fields(passage, lexicon, out);
                    })*
                    $($frame::$decision(decision) => {
                        out.push_str(<$decision as $crate::words::Named<$lexicon>>::WORD);
                        $crate::words::Named::put_fields(decision, lexicon, out);
                    })+
                }
            }

            fn take(text: &str, lexicon: &$lexicon) -> Option<$frame> {
                let mut words = text.split_whitespace();
                let read = match words.next()? {
                    $($sword => $frame::$seq {
                        step: $crate::flow::begun::<$game>($table, words.next()?)?,
                        $($($sfield: $crate::words::Word::take(lexicon, &mut words)?,)*)?
                    },)+
                    $(<$passage as $crate::words::Named<$lexicon>>::WORD => {
                        $frame::$passage($crate::words::Named::take_fields(lexicon, &mut words)?)
                    })*
                    $(<$decision as $crate::words::Named<$lexicon>>::WORD => {
                        $frame::$decision($crate::words::Named::take_fields(lexicon, &mut words)?)
                    })+
                    _ => return None,
                };
                words.next().is_none().then_some(read)
            }
        }
    };
}

/// For the macro, which may stand in crates that do not name `alloc`.
#[doc(hidden)]
pub type Listed<A> = Vec<A>;
