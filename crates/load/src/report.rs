//! What came of it.

use std::fmt;

#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    pub games: Vec<String>,
    pub tables: usize,
    pub seconds: f64,
    /// Acknowledged, and so on the disk.
    pub moves: usize,
    /// Milliseconds from a command to its answer, and to the update at every other seat: p50, p95, p99, most.
    pub answered: [f64; 4],
    pub updated: [f64; 4],
    /// What the server's memory grew by, for each table, in KiB.
    pub kib_a_table: Option<f64>,
    /// Seconds of processor time that the server and these simulated people took.
    pub server: Option<f64>,
    pub generator: Option<f64>,
    pub errors: usize,
    pub first_error: Option<String>,
}

#[derive(Debug, Default)]
pub(crate) struct Felt {
    pub(crate) answered: Vec<f64>,
    pub(crate) updated: Vec<f64>,
    pub(crate) errors: usize,
    pub(crate) first_error: Option<String>,
}

pub(crate) fn percentiles(times: &mut [f64]) -> [f64; 4] {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        times.get(index.min(times.len().saturating_sub(1))).copied().unwrap_or(0.0)
    };
    [at(0.5), at(0.95), at(0.99), at(1.0)]
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.seconds.max(1e-9);
        let moves = self.moves.max(1) as f64;
        writeln!(f, "tables                {} of {}", self.tables, self.games.join(", "))?;
        writeln!(
            f,
            "committed moves/s     {:.0}  ({} in {seconds:.1} s)",
            self.moves as f64 / seconds,
            self.moves
        )?;
        for (name, [half, most, nearly, all]) in
            [("command to answer", self.answered), ("command to others", self.updated)]
        {
            writeln!(f, "{name:<21} p50 {half:.1}  p95 {most:.1}  p99 {nearly:.1}  most {all:.1} ms")?;
        }
        for (name, spent) in [("server", self.server), ("these people", self.generator)] {
            let Some(spent) = spent else { continue };
            let (processors, a_move) = (spent / seconds, 1e6 * spent / moves);
            writeln!(f, "{name:<21} {processors:.2} processors, {a_move:.0} µs a move")?;
        }
        if let Some(kib) = self.kib_a_table {
            writeln!(f, "memory a table        {kib:.1} KiB")?;
        }
        writeln!(f, "errors                {}", self.errors)?;
        self.first_error.iter().try_for_each(|error| writeln!(f, "the first of them     {error}"))
    }
}
