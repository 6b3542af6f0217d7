//! What is done to the servers, and when: drawn from a seed before anything begins.

use std::{fmt, time::Duration};

use table::{Chance as _, Dice};

use crate::power::Leaves;

/// Where the tables are kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// One server on one file.
    Sqlite,
    /// Three nodes and a worker on one PostgreSQL.
    Postgres,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A node is killed, and starts again after so many milliseconds.
    Kill { node: usize, down: u64 },
    /// The power goes: writes that were not synced are lost.
    PowerCut { leaves: Leaves },
    /// A node stands still for so many milliseconds.
    Pause { node: usize, for_ms: u64 },
    /// The worker is killed, and another one starts.
    KillWorker,
    /// The database stops at once, and starts again after so many milliseconds.
    RestartDatabase { down: u64 },
    /// The connections by which nodes hear of each other are cut, again and again for so many milliseconds.
    CutNotices { for_ms: u64 },
    /// A node starts again with a clock that is wrong by so many seconds.
    Skew { node: usize, seconds: i64 },
}

/// How a trial goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub seed: u64,
    pub kept: Kept,
    pub length: Duration,
    /// Tables that are played at once.
    pub tables: usize,
    /// How long everybody waits at the end for what must come, and for the door.
    pub patience: Duration,
    /// Milliseconds from the beginning.
    pub faults: Vec<(u64, Fault)>,
}

/// As many nodes as share a PostgreSQL.
pub(crate) const NODES: usize = 3;

impl Plan {
    pub fn draw(seed: u64, kept: Kept, length: Duration) -> Plan {
        let mut dice = Dice(seed);
        let (mut faults, mut at) = (Vec::new(), 0);
        let end = length.as_millis() as u64;
        // The first ones come soon, so that a short trial has some; the last one leaves time to get over it.
        loop {
            at += 900 + u64::from(dice.below(2600));
            if at + 500 > end {
                break;
            }
            faults.push((at, draw(kept, &mut dice)));
        }
        Plan { seed, kept, length, tables: 5, patience: crate::BOUND, faults }
    }

    /// The same without any fault.
    pub fn calm(seed: u64, kept: Kept, length: Duration) -> Plan {
        Plan { faults: Vec::new(), ..Plan::draw(seed, kept, length) }
    }
}

fn draw(kept: Kept, dice: &mut Dice) -> Fault {
    let leaves = Leaves::ALL[dice.below(4) as usize];
    let node = dice.below(NODES as u32) as usize;
    let down = u64::from(dice.below(800));
    match (kept, dice.below(20)) {
        (Kept::Sqlite, 0..8) => Fault::Kill { node: 0, down },
        (Kept::Sqlite, _) => Fault::PowerCut { leaves },
        (Kept::Postgres, 0..5) => Fault::Kill { node, down },
        (Kept::Postgres, 5..9) => Fault::Pause { node, for_ms: 300 + u64::from(dice.below(2200)) },
        (Kept::Postgres, 9..11) => Fault::KillWorker,
        (Kept::Postgres, 11..14) => Fault::RestartDatabase { down },
        (Kept::Postgres, 14..18) => Fault::CutNotices { for_ms: 100 + u64::from(dice.below(3000)) },
        (Kept::Postgres, _) => Fault::Skew { node, seconds: i64::from(dice.below(14_400)) - 7200 },
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { seed, kept, length, tables, faults, .. } = self;
        writeln!(
            f,
            "seed {seed}: {kept:?}, {} s, {tables} tables at once, {} faults",
            length.as_secs(),
            faults.len()
        )?;
        for (at, fault) in faults {
            writeln!(f, "{:>9.3} s  {fault:?}", *at as f64 / 1000.0)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_its_plan() {
        for kept in [Kept::Sqlite, Kept::Postgres] {
            let plan = |seed| Plan::draw(seed, kept, Duration::from_mins(10));
            assert_eq!(plan(7), plan(7));
            assert_ne!(plan(7).faults, plan(8).faults);
            assert!(plan(7).faults.len() > 200, "{}", plan(7));
        }
    }

    #[test]
    fn a_long_plan_has_every_fault() {
        let all = [Kept::Sqlite, Kept::Postgres]
            .map(|kept| Plan::draw(1, kept, Duration::from_mins(10)).to_string());
        for fault in ["Kill {", "PowerCut", "Torn"] {
            assert!(all[0].contains(fault), "{fault}");
        }
        for fault in ["Kill {", "Pause", "KillWorker", "RestartDatabase", "CutNotices", "Skew"] {
            assert!(all[1].contains(fault), "{fault}");
        }
    }
}
