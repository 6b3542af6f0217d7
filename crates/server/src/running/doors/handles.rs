//! How many files and connections the system lets this process have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What is open besides connections: the database and its log, notices, the web client, and those being turned away.
const OWN: usize = 80;
/// With fewer the server would be busy turning people away.
const FEWEST: usize = 16;
/// Each takes some 20 KiB: who has the memory for more may say so.
const USUALLY_MOST: usize = 20_000;

/// Why a server cannot have that many connections.
#[derive(Debug, thiserror::Error)]
pub enum TooFewHandles {
    #[error("connections: {wanted} need {} open files, but the system allows {limit} (ulimit -n, LimitNOFILE)", wanted + OWN)]
    Wanted { wanted: usize, limit: usize },
    #[error("connections: {0} are too few; {FEWEST} at least")]
    Few(usize),
    #[error("the system allows {limit} open files, but a server needs {} (ulimit -n, LimitNOFILE)", OWN + FEWEST)]
    Limit { limit: usize },
}

/// Asks the system for as many as it grants, and says how many.
pub fn raise() -> usize {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum {
        // Where the system promises more than it grants, what was allowed before stays.
        _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
    getrlimit(Resource::Nofile)
        .current
        .map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

/// How many connections there may be, where so many handles are allowed.
pub(crate) fn connections(wanted: Option<usize>, limit: usize) -> Result<usize, TooFewHandles> {
    let room = limit.saturating_sub(OWN);
    match wanted {
        Some(wanted) if wanted < FEWEST => Err(TooFewHandles::Few(wanted)),
        Some(wanted) if wanted > room => Err(TooFewHandles::Wanted { wanted, limit }),
        Some(wanted) => Ok(wanted),
        None if room < FEWEST => Err(TooFewHandles::Limit { limit }),
        None => Ok(room.min(USUALLY_MOST)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_stay_below_the_handles() {
        assert_eq!(connections(None, 1024).expect("enough"), 1024 - OWN);
        assert_eq!(connections(None, usize::MAX).expect("enough"), USUALLY_MOST);
        assert_eq!(connections(Some(900), 1024).expect("enough"), 900);
        let said = |wanted, limit| connections(wanted, limit).expect_err("too few").to_string();
        assert!(said(Some(1000), 1024).contains("1080") && said(Some(1000), 1024).contains("1024"));
        assert!(said(None, 64).contains("64") && said(None, 64).contains("96"));
        assert!(said(Some(3), 1024).contains("16 at least"));
    }

    #[test]
    fn the_soft_limit_is_raised_to_the_hard_one() {
        let limit = raise();
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        assert_eq!(Some(limit as u64), maximum.or(Some(usize::MAX as u64)));
    }
}
