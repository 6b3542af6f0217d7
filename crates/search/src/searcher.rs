//! The agent that searches.

use std::{fmt, thread, time::Duration};

use table::{Chance, Dice, Insight, Seat, Sight};

use crate::{
    Agent, Budget, Clock, Guide, Mixing, Naming, Opinion, Settings, Thought, Unguided, Wall,
    key::Key,
    pool::Pool,
    quest::Quest,
    worker::{Plan, Worker},
};

/// Information-set Monte Carlo tree search for one seat of one game. It keeps what is still valid between decisions.
pub struct Searcher<G: Sight, Q = Unguided, C = Wall> {
    guide: Q,
    clock: C,
    settings: Settings,
    workers: Vec<Worker<G>>,
    /// The last decision, and the action chosen, if any.
    last: Option<(Quest<G>, Option<G::Action>)>,
}

impl<G: Sight> Searcher<G> {
    /// A searcher that knows only the rules.
    pub fn new(settings: Settings) -> Self {
        Searcher::guided(Unguided, settings)
    }
}

impl<G: Sight, Q: Guide<G>> Searcher<G, Q> {
    /// A searcher with a guide.
    pub fn guided(guide: Q, settings: Settings) -> Self {
        Searcher::timed(guide, Wall::default(), settings)
    }
}

impl<G: Sight, Q: Guide<G>, C: Clock> Searcher<G, Q, C> {
    /// A searcher with a guide and a clock.
    pub fn timed(guide: Q, clock: C, settings: Settings) -> Self {
        let workers = (0..settings.threads.max(1)).map(|_| Worker::new(settings.nodes)).collect();
        Searcher { guide, clock, settings, workers, last: None }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Forgets everything learnt.
    pub fn forget(&mut self) {
        self.last = None;
        for worker in &mut self.workers {
            worker.pool.forget();
        }
    }

    /// Thinks about the decision that `seat` has to make.
    pub fn think(
        &mut self,
        known: &Insight<G>,
        seat: Seat,
        legal: &[G::Action],
        budget: Budget,
        chance: &mut dyn Chance,
    ) -> Thought<G::Action> {
        let end = budget.time.map(|time| self.clock.now() + time);
        let most = budget.iterations.unwrap_or(u32::MAX);
        let quest = self.set_out(known, seat);
        let kept = self.visits(&quest);
        let iterations = self.iterate(&quest, end, most, chance);
        let mut thought = self.sum_up(&quest, legal);
        (thought.kept, thought.iterations) = (kept, iterations);
        self.last = Some((quest, None));
        thought
    }

    /// What the last search expects `seat` to do after `moves`, given that it saw `view` when the search started. With
    /// [`Naming::Views`], pass the current view and no moves.
    pub fn expect(
        &self,
        seat: Seat,
        view: &G::View,
        moves: &[(Seat, G::Action)],
        legal: &[G::Action],
    ) -> Option<Thought<G::Action>> {
        let (quest, _) = self.last.as_ref()?;
        let key = match self.settings.naming {
            Naming::Moves => quest.key_after(seat, view, moves, &self.guide)?,
            Naming::Views => Quest::<G>::key_of(view, seat),
        };
        let mixed = self.settings.mixing == Mixing::Always;
        let mut thought = empty(seat, legal, mixed);
        self.workers.iter().for_each(|worker| add(&mut thought, &worker.pool, key));
        settle(&mut thought);
        Some(thought)
    }

    /// Continues from the last decision if this one follows from it; otherwise starts from scratch.
    fn set_out(&mut self, known: &Insight<G>, seat: Seat) -> Quest<G> {
        let naming = self.settings.naming;
        if self.workers.iter().all(|worker| worker.pool.roomy()) {
            let followed = match self.last.take() {
                _ if naming == Naming::Views => Some(Quest::new(known, seat, naming)),
                Some((last, answer)) if last.seat == seat => match answer {
                    _ if last.known == *known => Some(last),
                    // With doubt, continuing in the middle of a trail would give the searching seat two keys.
                    Some(answer) if self.settings.doubt <= 0.0 => last.follow(answer, known, &self.guide),
                    _ => None,
                },
                _ => None,
            };
            if let Some(quest) = followed {
                return quest;
            }
        }
        for worker in &mut self.workers {
            worker.pool.forget();
        }
        Quest::new(known, seat, naming)
    }

    fn visits(&mut self, quest: &Quest<G>) -> u32 {
        let at_root = |worker: &mut Worker<G>| {
            let node = worker.pool.find(quest.own);
            node.map_or(0, |node| worker.pool.node(node).visits)
        };
        self.workers.iter_mut().map(at_root).sum()
    }

    /// Runs all workers. They divide the iterations evenly, and each has the whole time.
    fn iterate(
        &mut self,
        quest: &Quest<G>,
        end: Option<Duration>,
        most: u32,
        chance: &mut dyn Chance,
    ) -> u32 {
        let plan = Plan { quest, guide: &self.guide, settings: &self.settings };
        let clock = &self.clock;
        let mut seed = || u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX));
        if let [worker] = &mut self.workers[..] {
            return worker.run(&plan, seed(), clock, end, most);
        }
        let count = self.workers.len() as u32;
        let share = |index: u32| most / count + u32::from(index < most % count);
        thread::scope(|scope| {
            let mut running = Vec::new();
            for (index, worker) in (0..).zip(&mut self.workers) {
                let (plan, seed) = (&plan, seed());
                running.push(scope.spawn(move || worker.run(plan, seed, clock, end, share(index))));
            }
            running.into_iter().map(|worker| worker.join().expect("a worker does not panic")).sum()
        })
    }

    /// With too little time for a single iteration: what the guide would do in a rollout.
    fn at_a_glance(
        &self,
        known: &Insight<G>,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut dyn Chance,
    ) -> G::Action {
        let world = known.imagine(chance);
        let mut dice = Dice(chance.below(u32::MAX).into());
        let index = self.guide.choose(&world, seat, legal, &mut dice);
        legal[index.min(legal.len() - 1)]
    }

    fn sum_up(&self, quest: &Quest<G>, legal: &[G::Action]) -> Thought<G::Action> {
        let mixed = self.settings.mixing.applies(quest.known.imagine(&mut Dice(0)).turn());
        let mut thought = empty(quest.seat, legal, mixed);
        self.workers.iter().for_each(|worker| add(&mut thought, &worker.pool, quest.own));
        settle(&mut thought);
        thought
    }
}

fn empty<A: Copy>(seat: Seat, legal: &[A], mixed: bool) -> Thought<A> {
    let opinion = |&action| Opinion { action, visits: 0, share: 0.0, payoffs: [0.0; table::MOST_SEATS] };
    let opinions = legal.iter().map(opinion).collect();
    Thought { seat, opinions, mixed, iterations: 0, kept: 0, nodes: 0 }
}

/// Adds the results of one worker.
fn add<A: Copy + Ord>(thought: &mut Thought<A>, pool: &Pool<A>, key: Key) {
    thought.nodes += pool.len();
    let Some(node) = pool.find(key) else { return };
    for edge in pool.edges(node) {
        let Ok(at) = thought.opinions.binary_search_by(|opinion| opinion.action.cmp(&edge.action)) else {
            continue;
        };
        let opinion = &mut thought.opinions[at];
        opinion.visits += edge.visits;
        opinion.share += if thought.mixed { edge.weight } else { edge.visits as f32 };
        for (payoff, mean) in opinion.payoffs.iter_mut().zip(edge.means) {
            *payoff += (mean - *payoff) * edge.visits as f32 / opinion.visits.max(1) as f32;
        }
    }
}

fn settle<A>(thought: &mut Thought<A>) {
    let total: f32 = thought.opinions.iter().map(|opinion| opinion.share).sum();
    if total > 0.0 {
        thought.opinions.iter_mut().for_each(|opinion| opinion.share /= total);
    }
}

impl<G: Sight, Q: Guide<G>, C: Clock> Agent<G> for Searcher<G, Q, C> {
    fn decide(
        &mut self,
        known: &Insight<G>,
        seat: Seat,
        legal: &[G::Action],
        budget: Budget,
        chance: &mut dyn Chance,
    ) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let thought = self.think(known, seat, legal, budget, chance);
        let answer = thought.choose(chance).unwrap_or_else(|| self.at_a_glance(known, seat, legal, chance));
        if let Some((_, last)) = &mut self.last {
            *last = Some(answer);
        }
        answer
    }
}

impl<G: Sight, Q, C> fmt::Debug for Searcher<G, Q, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher").field("settings", &self.settings).finish_non_exhaustive()
    }
}
