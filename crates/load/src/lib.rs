//! Simulated people over real sockets against a running server, and what they felt.

mod game;
mod idle;
mod people;
mod report;
mod rest;

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, TryStreamExt as _, stream};

use self::{game::Game, people::People, report::Felt};
use server::vitals;

pub use idle::{IdleReport, idle};
pub use report::LoadReport;
pub use rest::{RestReport, rest};

/// How much, for how long.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// `http://…`
    pub url: String,
    /// What is played, table by table in turn.
    pub games: Vec<String>,
    pub tables: usize,
    /// In all.
    pub moves_a_second: f64,
    /// At least so long between a move and the next at the same table.
    pub think: Duration,
    pub duration: Duration,
    /// Whether every socket is told the position in words, too.
    pub words: bool,
}

type Wrong = Box<dyn std::error::Error + Send + Sync>;

/// So many tables are opened at the same time.
const OPENED_AT_ONCE: usize = 16;

/// Opens the tables, plays for the time given, and reports.
pub async fn load(plan: LoadPlan) -> Result<LoadReport, Wrong> {
    let people = Arc::new(People::arrive(&plan.url, plan.words).await?);
    let memory = people.figure(vitals::MEMORY).await;
    let games: Vec<&String> = plan.games.iter().cycle().take(plan.tables).collect();
    let opening = games.iter().map(|game| Game::open(&people, game));
    let tables: Vec<Game> = stream::iter(opening).buffer_unordered(OPENED_AT_ONCE).try_collect().await?;
    let felt = Arc::new(Mutex::new(Felt::default()));
    let (server, generator) = (people.figure(vitals::PROCESSOR).await, vitals::processor());
    let begun = Instant::now();
    play(&plan, &people, tables, &felt).await;
    let seconds = begun.elapsed().as_secs_f64();
    let spent =
        |after: Option<f64>, before: Option<f64>| after.zip(before).map(|(after, before)| after - before);
    let grown = spent(people.figure(vitals::MEMORY).await, memory);
    let server = spent(people.figure(vitals::PROCESSOR).await, server);
    let mut felt = lock(&felt);
    Ok(LoadReport {
        games: plan.games,
        tables: plan.tables,
        seconds,
        moves: felt.answered.len(),
        answered: report::percentiles(&mut felt.answered),
        updated: report::percentiles(&mut felt.updated),
        kib_a_table: grown.map(|grown| grown / 1024.0 / plan.tables.max(1) as f64),
        server,
        generator: spent(vitals::processor(), generator),
        errors: felt.errors,
        first_error: felt.first_error.take(),
    })
}

/// Every table at its own beat until the time is over.
async fn play(plan: &LoadPlan, people: &Arc<People>, tables: Vec<Game>, felt: &Arc<Mutex<Felt>>) {
    let until = Instant::now() + plan.duration;
    let every = Duration::from_secs_f64(plan.tables as f64 / plan.moves_a_second.max(0.001)).max(plan.think);
    let mut playing = tokio::task::JoinSet::new();
    for (number, mut table) in tables.into_iter().enumerate() {
        let (people, felt) = (Arc::clone(people), Arc::clone(felt));
        // Not all at the same moment.
        let first = every.mul_f64(number as f64 / plan.tables as f64);
        playing.spawn(async move {
            if let Err(error) = table.play(&people, first, every, until, &felt).await {
                let mut felt = lock(&felt);
                felt.errors += 1;
                felt.first_error.get_or_insert_with(|| error.to_string());
            }
        });
    }
    playing.join_all().await;
}

/// What a panicking task left behind is plain data: it can be used.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
