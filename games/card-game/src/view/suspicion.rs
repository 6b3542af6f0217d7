//! O-3: what may be suspected where cheating is allowed. Another may hold more cards than anybody can have counted,
//! or fewer, and may have cheated wherever there was an occasion. Every position that fits what the looker sees is
//! equally likely; what exactly was put back for two cards is imagined last, and does not weigh.

use core::ops::RangeInclusive;

use table::{Cx, MOST_SEATS, Seat, flow::during};

use crate::{
    content::Card,
    event::Event,
    flow::{Draw, Frame, HeroDeed, InOrder, Round},
    rules::sequence::CYCLE,
    secrets::Drawing,
    set::CardSet,
    state::State,
    view::View,
};

/// While heroes act, peeking can be held against them, and cards are drawn.
const HEROES: u8 = during(CYCLE, "heroes");
const PEEKING: u8 = during(CYCLE, "peeking");
const DRAWS: u8 = during(CYCLE, "draws");

/// As many cards as a pile can have, and none.
const SIZES: usize = Card::COUNT as usize + 1;

/// Somebody whose hand the looker does not see.
#[derive(Copy, Clone, Debug)]
struct Suspect {
    seat: Seat,
    /// How many cards they would hold if they had never cheated.
    counted: i16,
    /// Cards they are known to hold.
    named: u8,
    /// In how many earlier cycles they have drawn: each may have brought or cost them a card.
    past: i16,
    /// Found guilty in this phase or the one before.
    convicted: bool,
    /// They may have peeked in this cycle; whether it can still be held against them.
    peeked: Option<bool>,
    /// They have drawn in this cycle and may have drawn twice.
    drawn: bool,
}

/// What they have done in this cycle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Conduct {
    Honest,
    Convicted,
    Peeked,
    /// Drew twice; the card of their hand with this number is the extra one.
    DrewTwice(u32),
}

impl Suspect {
    fn new(view: &View, seat: Seat, named: u8) -> Suspect {
        let frames = view.flow.frames();
        let step = frames.iter().find_map(|frame| match frame {
            Frame::Cycle { step } => Some(*step),
            _ => None,
        });
        let step = step.unwrap_or(0);
        let asked = |frame: Frame| view.flow.top() == Some(frame);
        let begun = |round| {
            let theirs = |its: &Round| its.of == round && its.done.has(seat);
            frames.iter().any(|frame| matches!(frame, Frame::Round(its) if theirs(its)))
        };
        let acted = step > HEROES || (begun(InOrder::HeroTurns) && !asked(HeroDeed { seat }.into()));
        let drawn = step > DRAWS || (begun(InOrder::Draws) && !asked(Draw { seat }.into()));
        Suspect {
            seat,
            counted: view.hand_sizes[seat.index()].into(),
            named,
            past: i16::try_from(view.board.cycle).unwrap_or(i16::MAX).saturating_sub(1).max(0),
            convicted: view.board.convicted.has(seat),
            peeked: acted.then_some(step <= PEEKING),
            drawn,
        }
    }

    /// The sizes of hand to look at.
    fn sizes(&self, cards: u8) -> RangeInclusive<i16> {
        let named = i16::from(self.named);
        let least = self.counted.saturating_sub(self.past + 1).max(named);
        let most = self.counted.saturating_add(self.past + 1).min(named + i16::from(cards));
        least..=most
    }

    /// How many ways of behaving go with a hand of this size.
    fn conducts(&self, held: i16) -> u32 {
        let surplus = held - self.counted;
        let usual = (-self.past..=self.past).contains(&surplus);
        if self.convicted {
            // What was drawn by cheating is undone.
            return u32::from(usual);
        }
        let twice = self.drawn && (-self.past..=self.past + 1).contains(&surplus);
        let extras = if twice { u32::from(held.unsigned_abs()) } else { 0 };
        if usual { 1 + u32::from(self.peeked.is_some()) + extras } else { extras }
    }

    /// One of them, by its number.
    fn conduct(&self, held: i16, number: u32) -> Conduct {
        let usual = (-self.past..=self.past).contains(&(held - self.counted));
        let plain = if usual { 1 + u32::from(self.peeked.is_some()) } else { 0 };
        match number {
            _ if self.convicted => Conduct::Convicted,
            0 if usual => Conduct::Honest,
            _ if number < plain => Conduct::Peeked,
            _ => Conduct::DrewTwice(number - plain),
        }
    }
}

/// For the suspects from each on, and so many cards to be dealt to them or left: in how many ways that can be done.
type Ways = [[f64; SIZES]; MOST_SEATS + 1];

fn ways(suspects: &[Suspect], cards: u8) -> Ways {
    let mut ways = [[1.0; SIZES]; MOST_SEATS + 1];
    for (at, suspect) in suspects.iter().enumerate().rev() {
        for left in 0..=cards {
            ways[at][usize::from(left)] =
                weights(suspect, left, &ways[at + 1]).map(|(_, weight)| weight).sum();
        }
    }
    ways
}

/// The sizes of a suspect's hand, each with the number of ways that lead to it.
fn weights<'w>(
    suspect: &'w Suspect,
    left: u8,
    after: &'w [f64; SIZES],
) -> impl Iterator<Item = (i16, f64)> + 'w {
    suspect.sizes(left).map(move |held| {
        let dealt = held - i16::from(suspect.named);
        let rest = usize::from(left) - usize::from(dealt.unsigned_abs());
        (held, choose(left, dealt) * f64::from(suspect.conducts(held)) * after[rest])
    })
}

/// In how many ways `count` of `cards` cards can be taken.
fn choose(cards: u8, count: i16) -> f64 {
    (0..count).map(f64::from).fold(1.0, |ways, at| ways * (f64::from(cards) - at) / (at + 1.0))
}

/// A number from 0 up to 1, in steps finer than any of the weights' errors.
fn fraction(cx: &mut Cx<'_, Event>) -> f64 {
    const HALF: u32 = 1 << 26;
    let (high, low) = (f64::from(cx.below(HALF)), f64::from(cx.below(HALF)));
    (high + low / f64::from(HALF)) / f64::from(HALF)
}

impl State {
    /// Deals hands to all whose hands the looker does not see, and imagines what they have done.
    pub(crate) fn imagine_suspects(&mut self, view: &View, pool: &mut CardSet, cx: &mut Cx<'_, Event>) {
        let unseen = |seat: &Seat| view.hands[seat.index()].known().is_none();
        let mut suspects = [Suspect::new(view, Seat(0), 0); MOST_SEATS];
        let mut count = 0;
        for seat in view.board.alive.iter().filter(unseen) {
            suspects[count] = Suspect::new(view, seat, self.secrets.hands[seat.index()].len());
            count += 1;
        }
        let suspects = &suspects[..count];
        let ways = ways(suspects, pool.len());
        for (at, suspect) in suspects.iter().enumerate() {
            let mut past = fraction(cx) * ways[at][usize::from(pool.len())];
            // Where nothing fits – a position that was written, not played – they hold what can be counted.
            let named = i16::from(suspect.named);
            let mut held = suspect.counted.clamp(named, named + i16::from(pool.len()));
            for (size, weight) in
                weights(suspect, pool.len(), &ways[at + 1]).filter(|(_, weight)| *weight > 0.0)
            {
                held = size;
                if past < weight {
                    break;
                }
                past -= weight;
            }
            self.imagine_suspect(suspect, held, pool, cx);
        }
    }

    fn imagine_suspect(&mut self, suspect: &Suspect, held: i16, pool: &mut CardSet, cx: &mut Cx<'_, Event>) {
        let index = suspect.seat.index();
        for _ in i16::from(suspect.named)..held {
            if let Some(card) = State::one_of(*pool, cx) {
                pool.remove(card);
                self.secrets.hands[index].insert(card);
            }
        }
        self.secrets.surplus[index] = (held - suspect.counted) as i8;
        let number = cx.below(suspect.conducts(held).max(1));
        let conduct = suspect.conduct(held, number);
        let cheating = match conduct {
            Conduct::Honest => return,
            Conduct::Convicted => false,
            Conduct::Peeked => suspect.peeked == Some(true),
            Conduct::DrewTwice(nth) => {
                let hand = self.secrets.hands[index];
                let extra = (!hand.is_empty()).then(|| hand.nth(nth % u32::from(hand.len())));
                self.secrets.drawings[index] = Drawing { extra, exchange: None };
                true
            }
        };
        self.secrets.cheated = self.secrets.cheated.with(suspect.seat);
        if cheating {
            self.secrets.cheating = self.secrets.cheating.with(suspect.seat);
        }
    }

    /// Whether who drew twice had put a card back before, and which: it is in the pile.
    pub(crate) fn imagine_exchanges(&mut self, view: &View, cx: &mut Cx<'_, Event>) {
        if !view.board.options.nothing_to_lose {
            return;
        }
        let unseen = |seat: &Seat| view.hands[seat.index()].known().is_none();
        for seat in view.board.alive.iter().filter(unseen) {
            let at = seat.index();
            let Some(extra) = self.secrets.drawings[at].extra else { continue };
            let past = i16::try_from(view.board.cycle).unwrap_or(i16::MAX).saturating_sub(1).max(0);
            let surplus = i16::from(self.secrets.surplus[at]);
            let twice = (1 - past..=1 + past).contains(&surplus);
            let exchanged = (-past..=past).contains(&surplus);
            let first = self.secrets.hands[at].without(extra);
            if !exchanged || (twice && cx.below(2) == 0) {
                continue;
            }
            let put_back = State::one_of(self.secrets.pile, cx);
            self.secrets.drawings[at].exchange = put_back.zip(State::one_of(first, cx));
        }
    }
}
