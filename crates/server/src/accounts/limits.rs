//! How often anyone may do anything: a bucket for each that fills up again by and by.

use std::{collections::HashMap, hash::Hash, net::IpAddr, sync::Mutex, time::Instant};

use crate::lock;

/// How much, at most at once, and how fast it comes back.
#[derive(Copy, Clone, Debug)]
struct Rate {
    burst: f64,
    a_second: f64,
}

const REQUESTS: Rate = Rate { burst: 200.0, a_second: 50.0 };
/// New guests, log-ins, claims: whatever costs much or can be guessed at.
const DOORS: Rate = Rate { burst: 20.0, a_second: 0.5 };
const COMMANDS: Rate = Rate { burst: 60.0, a_second: 20.0 };
const TABLES: Rate = Rate { burst: 20.0, a_second: 0.2 };
/// The coach thinks about each for a second.
const HINTS: Rate = Rate { burst: 6.0, a_second: 0.5 };
const CHAT: Rate = Rate { burst: 5.0, a_second: 1.0 };

#[derive(Debug)]
struct Buckets<K> {
    rate: Rate,
    left: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: Rate, factor: f64) -> Buckets<K> {
        let rate = Rate { burst: rate.burst * factor, a_second: rate.a_second * factor };
        Buckets { rate, left: Mutex::default() }
    }

    fn take(&self, key: K) -> bool {
        let now = Instant::now();
        let mut left = lock(&self.left);
        let (tokens, since) = left.entry(key).or_insert((self.rate.burst, now));
        *tokens = (*tokens + since.elapsed().as_secs_f64() * self.rate.a_second).min(self.rate.burst);
        *since = now;
        let enough = *tokens >= 1.0;
        *tokens -= f64::from(u8::from(enough));
        enough
    }

    /// Forgets those whose bucket is full again.
    fn sweep(&self) {
        let Rate { burst, a_second } = self.rate;
        lock(&self.left)
            .retain(|_, (tokens, since)| *tokens + since.elapsed().as_secs_f64() * a_second < burst);
    }
}

#[derive(Debug)]
pub(crate) struct Limits {
    requests: Buckets<IpAddr>,
    doors: Buckets<IpAddr>,
    commands: Buckets<String>,
    tables: Buckets<String>,
    hints: Buckets<String>,
    chat: Buckets<String>,
}

impl Limits {
    /// `factor` multiplies every rate.
    pub(crate) fn new(factor: f64) -> Limits {
        Limits {
            requests: Buckets::new(REQUESTS, factor),
            doors: Buckets::new(DOORS, factor),
            commands: Buckets::new(COMMANDS, factor),
            tables: Buckets::new(TABLES, factor),
            hints: Buckets::new(HINTS, factor),
            // Talk is slow at every table, however fast the machine.
            chat: Buckets::new(CHAT, 1.0),
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> bool {
        self.requests.take(neighbourhood(from))
    }

    pub(crate) fn door(&self, from: IpAddr) -> bool {
        self.doors.take(neighbourhood(from))
    }

    pub(crate) fn command(&self, person: &str) -> bool {
        self.commands.take(person.to_string())
    }

    pub(crate) fn table(&self, person: &str) -> bool {
        self.tables.take(person.to_string())
    }

    pub(crate) fn hint(&self, person: &str) -> bool {
        self.hints.take(person.to_string())
    }

    pub(crate) fn chat(&self, person: &str) -> bool {
        self.chat.take(person.to_string())
    }

    pub(crate) fn sweep(&self) {
        self.requests.sweep();
        self.doors.sweep();
        self.commands.sweep();
        self.tables.sweep();
        self.hints.sweep();
        self.chat.sweep();
    }
}

/// Those who have one address of IPv6 have the 2⁶⁴ beside it.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_a_bucket() {
        let of = |text: &str| neighbourhood(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:2::9"), of("2001:db8:1:3::9"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }

    #[test]
    fn a_bucket_is_empty_after_its_burst_and_fills_again() {
        let buckets = Buckets::new(Rate { burst: 2.0, a_second: 1000.0 }, 1.0);
        let taken: Vec<_> = (0..3).map(|_| buckets.take("a")).collect();
        assert_eq!(taken[..2], [true, true]);
        assert!(buckets.take("b"), "everyone has his own");
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert!(buckets.take("a"));
        std::thread::sleep(std::time::Duration::from_millis(20));
        buckets.sweep();
        assert!(lock(&buckets.left).is_empty());
    }

    #[test]
    fn more_than_the_burst_is_refused() {
        let buckets = Buckets::new(Rate { burst: 3.0, a_second: 0.001 }, 1.0);
        assert_eq!((0..5).map(|_| buckets.take(1)).collect::<Vec<_>>(), [true, true, true, false, false]);
    }
}
