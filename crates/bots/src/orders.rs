//! What may come of an action: the clicks of one's own that may follow it, until the order is carried out.

use table::{Cx, Dice, Rules, Seat};

use crate::{
    ActionOf, Model, Sense,
    sense::{by_instinct, settle},
};

/// Clicks after which an order that is not finished yet is judged as it stands.
const PATIENCE: u32 = 24;
/// How curious one is about clicks that look worse, in standard deviations.
const CURIOSITY: f32 = 1.0;

/// A tree of one's own next clicks. What others do and what the dice show is not in it: a click is as good as it
/// was on average.
#[derive(Clone, Debug)]
pub(crate) struct Orders<A> {
    first: Vec<Click<A>>,
    seen: Seen,
}

#[derive(Clone, Debug)]
struct Click<A> {
    action: A,
    /// How much it is fancied at first sight.
    fancy: f32,
    visits: u32,
    total: f32,
    next: Vec<Click<A>>,
}

/// What orders came to so far.
#[derive(Copy, Clone, Default, Debug)]
struct Seen {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Seen {
    fn note(&mut self, worth: f32) {
        self.count += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
    }

    fn spread(&self) -> f32 {
        let mean = self.sum / self.count.max(1.0);
        (self.squares / self.count.max(1.0) - mean * mean).max(0.0).sqrt().max(0.01)
    }
}

/// Whose order it is, when it is carried out, and who judges it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Task<'a> {
    pub seat: Seat,
    pub chapter: u64,
    pub model: &'a Model,
}

impl Task<'_> {
    fn judge<S: Sense>(self, world: &S::Game) -> f32 {
        self.model.judge::<S>(world)[self.seat.index()]
    }
}

impl<A: Copy + PartialEq> Orders<A> {
    pub(crate) fn new() -> Orders<A> {
        Orders { first: Vec::new(), seen: Seen::default() }
    }

    /// Carries the order out once, with what promises most so far, and learns from it.
    pub(crate) fn carry_out<S: Sense<Game: Rules<Action = A>>>(
        &mut self,
        task: Task<'_>,
        world: &mut S::Game,
        buffer: &mut Vec<A>,
        luck: &mut Dice,
    ) -> f32 {
        let worth = descend::<S>(&mut self.first, self.seen.spread(), task, world, buffer, luck, PATIENCE);
        self.seen.note(worth);
        worth
    }
}

fn descend<S: Sense>(
    clicks: &mut Vec<Click<ActionOf<S>>>,
    spread: f32,
    task: Task<'_>,
    world: &mut S::Game,
    buffer: &mut Vec<ActionOf<S>>,
    luck: &mut Dice,
    patience: u32,
) -> f32 {
    for patience in (0..patience).rev() {
        let Some(next) = world.missing().first().filter(|_| S::chapter(world) == task.chapter) else { break };
        buffer.clear();
        world.legal(next, buffer);
        if buffer.len() == 1 || next != task.seat {
            let index = if buffer.len() == 1 { 0 } else { by_instinct::<S>(world, next, buffer, luck) };
            world.play(next, buffer[index], &mut Cx::quiet(luck));
            continue;
        }
        let click = choose::<S>(clicks, spread, world, task.seat, buffer);
        world.play(next, click.action, &mut Cx::quiet(luck));
        let worth = if click.visits == 0 {
            settle::<S>(world, task.chapter, patience, buffer, luck);
            task.judge::<S>(world)
        } else {
            descend::<S>(&mut click.next, spread, task, world, buffer, luck, patience)
        };
        click.visits += 1;
        click.total += worth;
        return worth;
    }
    task.judge::<S>(world)
}

/// The click of `legal` that is best so far, or not known well enough.
fn choose<'a, S: Sense>(
    clicks: &'a mut Vec<Click<ActionOf<S>>>,
    spread: f32,
    world: &S::Game,
    seat: Seat,
    legal: &[ActionOf<S>],
) -> &'a mut Click<ActionOf<S>> {
    for &action in legal {
        if clicks.iter().all(|click| click.action != action) {
            let fancy = S::liking(world, seat, action).exp();
            clicks.push(Click { action, fancy, visits: 0, total: 0.0, next: Vec::new() });
        }
    }
    let legal_now = |click: &Click<ActionOf<S>>| legal.contains(&click.action);
    let hopeful = clicks.iter().any(|click| legal_now(click) && click.fancy > 0.0);
    let thinkable = |click: &Click<ActionOf<S>>| legal_now(click) && (click.fancy > 0.0 || !hopeful);
    let possible = || clicks.iter().enumerate().filter(|(_, click)| thinkable(click));
    let [mut fancy, mut visits, mut total] = [0.0, 0.0, 0.0];
    for (_, click) in possible() {
        fancy += click.fancy;
        visits += click.visits as f32;
        total += click.total;
    }
    let mean = if visits > 0.0 { total / visits } else { 0.5 };
    let bound = |click: &Click<ActionOf<S>>| {
        let count = click.visits as f32;
        let known = if count > 0.0 { click.total / count } else { mean };
        known + CURIOSITY * spread * (click.fancy / fancy) * (visits + 1.0).sqrt() / (1.0 + count)
    };
    let best =
        possible().map(|(at, click)| (at, bound(click))).max_by(|one, other| one.1.total_cmp(&other.1));
    let at = best.map_or(0, |(at, _)| at);
    &mut clicks[at]
}
