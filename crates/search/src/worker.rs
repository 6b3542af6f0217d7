//! One thread's part of a search: a sequence of iterations.

use std::time::Duration;

use table::{Cx, Dice, Eye, Seat, Seats, Sight};

use crate::{
    Clock, Guide, Naming, Payoffs, Settings,
    budget::Pace,
    guide::imagine,
    pool::{Found, NONE, Pool},
    quest::{Quest, Trail},
    select::unit,
};

/// An information set visited in this iteration, and the action tried there.
#[derive(Copy, Clone, Debug)]
struct Step {
    seat: Seat,
    node: u32,
    /// [`None`] if this is where the walk left the tree.
    edge: Option<u32>,
    /// The range of its options in [`Worker::options`].
    options: (usize, usize),
    /// The probability of the action, if the choice was mixed.
    likely: Option<f32>,
}

/// The parts of a search that all threads share.
#[derive(Debug)]
pub(crate) struct Plan<'a, G: Sight, Q> {
    pub(crate) quest: &'a Quest<G>,
    pub(crate) guide: &'a Q,
    pub(crate) settings: &'a Settings,
}

#[derive(Debug)]
pub(crate) struct Worker<G: Sight> {
    pub(crate) pool: Pool<G::Action>,
    pub(crate) longest: Duration,
    dice: Dice,
    // Buffers of one iteration, kept so that the next one need not allocate.
    path: Vec<Step>,
    options: Vec<u32>,
    legal: Vec<G::Action>,
    scratch: Vec<f32>,
}

impl<G: Sight> Worker<G> {
    pub(crate) fn new(nodes: u32) -> Worker<G> {
        Worker {
            pool: Pool::new(nodes),
            longest: Duration::ZERO,
            dice: Dice(0),
            path: Vec::new(),
            options: Vec::new(),
            legal: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// Iterates as long as the budget allows; returns the number of iterations.
    pub(crate) fn run<Q: Guide<G>, C: Clock>(
        &mut self,
        plan: &Plan<'_, G, Q>,
        seed: u64,
        clock: &C,
        end: Option<Duration>,
        most: u32,
    ) -> u32 {
        self.dice = Dice(seed);
        let mut longest = self.longest;
        let mut pace = Pace::new(clock, end, most, &mut longest);
        let mut done = 0;
        while pace.one_more() {
            self.iterate(plan);
            done += 1;
        }
        self.longest = longest;
        done
    }

    fn iterate<Q: Guide<G>>(&mut self, plan: &Plan<'_, G, Q>) {
        let Plan { quest, guide, settings } = plan;
        let known = settings.doubt <= 0.0 || unit(&mut self.dice) >= settings.doubt;
        let insight = if known { &quest.known } else { &quest.open };
        let believe = |world: &G| guide.believe(&insight.view, world);
        let mut world = imagine(insight, believe, &mut self.dice);
        let mut trail = quest.trail(&world, known, *guide);
        self.path.clear();
        self.options.clear();
        self.descend(plan, &mut world, &mut trail);
        self.roll_out(plan, &mut world);
        let payoffs = guide.worth(&world, &mut self.dice);
        let learners =
            if known && settings.doubt > 0.0 { Seats::of(quest.seat) } else { Seats::first_n(world.seats()) };
        self.learn(learners, &payoffs);
    }

    /// Walks down the tree until a new node or the end of the game.
    fn descend<Q: Guide<G>>(&mut self, plan: &Plan<'_, G, Q>, world: &mut G, trail: &mut Trail) {
        // The searching seat may be reconsidering a choice that it has already sealed.
        let searching = Some(plan.quest.seat).filter(|&seat| world.turn().seats().has(seat));
        let mut next = searching.or_else(|| world.missing().first());
        while let Some(seat) = next {
            let Some(action) = self.choose(plan, world, seat, trail) else { return };
            trail.act(world, seat, action, plan.guide);
            world.play(seat, action, &mut Cx::quiet(&mut self.dice));
            next = world.missing().first();
        }
    }

    /// The action `seat` tries in its information set; `None` at the edge of the tree.
    fn choose<Q: Guide<G>>(
        &mut self,
        plan: &Plan<'_, G, Q>,
        world: &G,
        seat: Seat,
        trail: &Trail,
    ) -> Option<G::Action> {
        let key = match plan.settings.naming {
            Naming::Moves => trail.at(seat),
            Naming::Views => Quest::<G>::key_of(&world.view(Eye::Seat(seat)), seat),
        };
        let node = match self.pool.find_or_add(key) {
            Found::Known(node) => node,
            Found::New(node) => {
                self.path.push(Step { seat, node, edge: None, options: (0, 0), likely: None });
                return None;
            }
            Found::Full => return None,
        };
        let from = self.options.len();
        self.gather(plan, world, seat, node);
        let options = &self.options[from..];
        if options.is_empty() {
            return None;
        }
        let (edge, likely) = if plan.settings.mixing.applies(world.turn()) {
            let (edge, likely) = self.pool.draw(node, options, &mut self.scratch, &mut self.dice);
            (edge, Some(likely))
        } else {
            let (seat, dice) = (seat.index(), &mut self.dice);
            (self.pool.most_curious(node, options, seat, plan.settings, dice), None)
        };
        let options = (from, self.options.len());
        self.path.push(Step { seat, node, edge: Some(edge), options, likely });
        Some(self.pool.edge(edge).action)
    }

    /// Appends the options that this world allows and the widening admits.
    fn gather<Q: Guide<G>>(&mut self, plan: &Plan<'_, G, Q>, world: &G, seat: Seat, node: u32) {
        let from = self.options.len();
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        if self.pool.link(node, &self.legal, &mut self.options) {
            self.ask_priors(plan, world, seat, node, from);
        }
        if self.options[from..].contains(&NONE) {
            self.options.retain(|&edge| edge != NONE);
        }
        if let Some(widening) = plan.settings.widening {
            self.pool.narrow(node, widening, &mut self.options, from, &mut self.scratch);
        }
    }

    /// Gives new actions the guide's priors, or random ones without a guide, so that widening takes them in random
    /// order.
    fn ask_priors<Q: Guide<G>>(
        &mut self,
        plan: &Plan<'_, G, Q>,
        world: &G,
        seat: Seat,
        node: u32,
        from: usize,
    ) {
        self.scratch.clear();
        plan.guide.priors(world, seat, &self.legal, &mut self.scratch);
        let guided = self.scratch.len() == self.legal.len();
        self.pool.node(node).guided = guided;
        for (at, &edge) in self.options[from..].iter().enumerate() {
            if edge != NONE && self.pool.edge(edge).visits == 0 {
                let prior = if guided { self.scratch[at] } else { unit(&mut self.dice) };
                self.pool.edge(edge).prior = prior;
            }
        }
    }

    /// Plays on with the guide's choices, to the end or the cut-off.
    fn roll_out<Q: Guide<G>>(&mut self, plan: &Plan<'_, G, Q>, world: &mut G) {
        let mut left = plan.settings.cut_off.unwrap_or(u32::MAX);
        while left > 0
            && let Some(seat) = world.missing().first()
        {
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let index = match self.legal.len() {
                1 => 0,
                _ => plan.guide.choose(world, seat, &self.legal, &mut self.dice),
            };
            world.play(seat, self.legal[index], &mut Cx::quiet(&mut self.dice));
            left -= 1;
        }
    }

    /// Every seat learns its own payoff (max-n).
    fn learn(&mut self, learners: Seats, payoffs: &Payoffs) {
        for step in self.path.iter().filter(|step| learners.has(step.seat)) {
            let seat = step.seat.index();
            if let (Some(edge), Some(likely)) = (step.edge, step.likely) {
                let options = &self.options[step.options.0..step.options.1];
                let got = payoffs[seat];
                self.pool.regret(step.node, options, (edge, likely), got, seat, &mut self.scratch);
            }
            self.pool.count(step.node, step.edge, seat, payoffs);
        }
    }
}
