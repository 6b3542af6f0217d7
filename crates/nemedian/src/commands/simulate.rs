//! `nemedian simulate`

use std::{io::Write, time::Instant};

use bots::shape::{Shape, Spread};
use rayon::prelude::*;
use serde_json::json;
use shelf::{Bot, Series, Start, Tally, Title, WHOLE};
use table::Dice;

use super::progress;
use crate::{args::Simulate, failure::Failure};

/// The number of games a thread plays between progress reports.
const STRETCH: u64 = 16;

pub(crate) fn run(args: &Simulate, out: &mut dyn Write) -> Result<(), Failure> {
    let title = games::game(&args.game)?;
    let start = super::start(title, &args.setup, &[])?;
    // Opened once here, so that a wrong option is reported before any thread starts.
    let seats = title.open(&start, &mut Dice(args.seed))?.seats();
    let bots = bots(&args.bots, seats)?;
    let series = Series { start, bots, seed: args.seed, shape: args.shape };
    let mut pool = rayon::ThreadPoolBuilder::new();
    if let Some(threads) = args.threads {
        if threads == 0 {
            return Err(Failure::usage("--threads: at least one is needed"));
        }
        pool = pool.num_threads(threads);
    }
    let pool = pool.build().map_err(|error| Failure::usage(format!("--threads: {error}")))?;
    let begun = Instant::now();
    let tally = pool.install(|| play_all(title, &series, args.games))?;
    let seconds = begun.elapsed().as_secs_f64().max(1e-9);
    let report =
        Report { title, series: &series, seats, threads: pool.current_num_threads(), tally, seconds };
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        write!(out, "{}", report.text())?;
    }
    Ok(())
}

fn bots(names: &[String], seats: u8) -> Result<Vec<Bot>, Failure> {
    let given = names.iter().map(|name| Bot::measured(name)).collect::<Result<Vec<Bot>, _>>()?;
    if given.len() > usize::from(seats) {
        return Err(Failure::usage(format!("--bots: {} bots for {seats} seats", given.len())));
    }
    let last = given.last().copied().unwrap_or(Bot::Random);
    Ok((0..usize::from(seats)).map(|seat| given.get(seat).copied().unwrap_or(last)).collect())
}

/// Each game has its own dice, and sums do not depend on order, so the number of threads does not matter.
fn play_all(title: &dyn Title, series: &Series, games: u64) -> Result<Tally, Failure> {
    let bar = progress(games, title.name());
    let stretches = games.div_ceil(STRETCH);
    let tally = (0..stretches)
        .into_par_iter()
        .map(|stretch| {
            let numbers = stretch * STRETCH..((stretch + 1) * STRETCH).min(games);
            let played = numbers.end - numbers.start;
            let tally = title.play_games(series, numbers)??;
            bar.inc(played);
            Ok::<_, Failure>(tally)
        })
        .try_reduce(Tally::default, |a, b| Ok(a.join(b)));
    bar.finish_and_clear();
    tally
}

struct Report<'a> {
    title: &'a dyn Title,
    series: &'a Series,
    seats: u8,
    threads: usize,
    tally: Tally,
    seconds: f64,
}

fn share(twelfths: u64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { twelfths as f64 / (WHOLE * games) as f64 }
}

impl Report<'_> {
    fn mean(&self, sum: u64) -> f64 {
        if self.tally.games == 0 { 0.0 } else { sum as f64 / self.tally.games as f64 }
    }

    fn by_seat(&self) -> impl Iterator<Item = (usize, Bot, f64)> {
        let shares = self.tally.seats.iter().map(|&twelfths| share(twelfths, self.tally.games));
        self.series
            .bots
            .iter()
            .copied()
            .zip(shares)
            .enumerate()
            .map(|(seat, (bot, share))| (seat, bot, share))
    }

    fn json(&self) -> serde_json::Value {
        let Tally { games, actions, decisions, longest, roles, .. } = &self.tally;
        let seats: Vec<_> = self
            .by_seat()
            .map(|(seat, bot, share)| json!({ "seat": seat, "bot": bot.name(), "share": share }))
            .collect();
        let roles: serde_json::Map<_, _> = roles
            .iter()
            .map(|(role, &(played, won))| {
                ((*role).to_string(), json!({ "games": played, "share": share(won, played) }))
            })
            .collect();
        let mut report = json!({
            "game": self.title.name(), "players": self.seats, "games": games, "seed": self.series.seed,
            "threads": self.threads, "seconds": self.seconds,
            "games_per_second": *games as f64 / self.seconds,
            "decisions_per_second": *decisions as f64 / self.seconds,
            "actions": actions, "decisions": decisions,
            "decisions_per_game": { "mean": self.mean(*decisions), "longest": longest },
            "seats": seats, "roles": roles,
        });
        if self.series.shape {
            report["shape"] = shape_json(&self.tally.shape);
        }
        report
    }

    fn text(&self) -> String {
        let Tally { games, actions, decisions, longest, roles, .. } = &self.tally;
        let rate = |count: u64| count as f64 / self.seconds;
        let from = match &self.series.start {
            Start::Agreed(_) => "",
            Start::Scenario(_) => " from a scenario",
        };
        let mut text = format!(
            "{}{from}, {} players: {games} games in {:.2} s on {} threads\n",
            self.title.name(),
            self.seats,
            self.seconds,
            self.threads,
        );
        text += &format!("games/s             {:.0}\n", rate(*games));
        text += &format!("decisions/s         {:.0}  (two or more options)\n", rate(*decisions));
        text += &format!("decisions per game  {:.1}, longest {longest}\n", self.mean(*decisions));
        text += &format!("actions per game    {:.1}\n", self.mean(*actions));
        for (seat, bot, share) in self.by_seat() {
            text += &format!("seat {seat} ({bot})  {:.1} %\n", 100.0 * share);
        }
        for (role, &(played, won)) in roles {
            text += &format!("{role}  {:.1} % of {played}\n", 100.0 * share(won, played));
        }
        if self.series.shape {
            text += &shape_text(&self.tally.shape);
        }
        text
    }
}

const PARTS: [(&str, f64); 7] = [
    ("least", 0.0),
    ("10 %", 0.1),
    ("25 %", 0.25),
    ("50 %", 0.5),
    ("75 %", 0.75),
    ("90 %", 0.9),
    ("most", 1.0),
];

fn shape_json(shape: &Shape) -> serde_json::Value {
    let spread = |spread: &Spread| {
        let mut one = json!({ "of": spread.total(), "mean": spread.mean(), "none": spread.part(0) });
        for (name, part) in PARTS {
            one[name] = spread.quantile(part).into();
        }
        one
    };
    let counts: serde_json::Map<_, _> =
        shape.counts().map(|(what, counted)| (what.to_string(), spread(&counted))).collect();
    let sizes: serde_json::Map<_, _> =
        shape.sizes().map(|(what, sizes)| (what.to_string(), spread(sizes))).collect();
    json!({ "a_game": counts, "each": sizes })
}

fn shape_text(shape: &Shape) -> String {
    let parts = |spread: &Spread| PARTS.map(|(_, part)| format!("{:>6}", spread.quantile(part))).concat();
    let names = PARTS.map(|(name, _)| format!("{name:>6}")).concat();
    let mut text = format!("\n{:28}{:>8}{:>8}{names}\n", "a game", "mean", "without");
    for (what, spread) in shape.counts() {
        let without = 100.0 * spread.part(0);
        text += &format!("{what:28}{:>8.2}{without:>6.0} %{}\n", spread.mean(), parts(&spread));
    }
    text += &format!("\n{:28}{:>8}{:>8}{names}\n", "each", "mean", "of");
    for (what, spread) in shape.sizes() {
        text += &format!("{what:28}{:>8.2}{:>8}{}\n", spread.mean(), spread.total(), parts(spread));
    }
    text
}
