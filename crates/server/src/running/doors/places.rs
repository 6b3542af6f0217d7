//! Who is inside: so many in all, so many from an address, and some places kept for those who must not be locked out.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::Notify;

use crate::{accounts::limits::neighbourhood, lock};

/// So many are told at a time that they are too many; the next are let go without a word.
const TURNED_AWAY: usize = 16;

/// How a connection got in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Footing {
    Ordinary,
    /// Into one of the last places: only health checks and people who are known here are served.
    Reserve,
    /// There are too many from its address already: it is told so.
    TurnedAway,
}

#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    an_address: usize,
    /// The last of all places are for whoever must not be locked out …
    reserve: usize,
    /// … and the very last not for sockets, which stay.
    passing: usize,
    taken: Mutex<Taken>,
    freed: Notify,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    turned_away: usize,
    addresses: HashMap<IpAddr, usize>,
}

impl Taken {
    fn count(&mut self, address: IpAddr, most: usize) -> bool {
        let here = self.addresses.entry(address).or_default();
        let room = *here < most;
        *here += usize::from(room);
        room
    }

    fn forget(&mut self, address: IpAddr) {
        if let Some(here) = self.addresses.get_mut(&address) {
            *here -= 1;
            if *here == 0 {
                self.addresses.remove(&address);
            }
        }
    }
}

impl Places {
    pub(crate) fn new(most: usize, an_address: usize) -> Arc<Places> {
        let reserve = (most / 8).clamp(4, 512);
        let passing = (reserve / 4).clamp(2, 16);
        Arc::new(Places { most, an_address, reserve, passing, taken: Mutex::default(), freed: Notify::new() })
    }

    /// A place for a connection, counted by its address if it has one of its own. Nothing if it is to be let go.
    pub(crate) fn enter(self: &Arc<Places>, from: Option<IpAddr>) -> Option<Arc<Place>> {
        let address = from.map(neighbourhood);
        let mut taken = lock(&self.taken);
        let (footing, address) = match address {
            Some(address) if !taken.count(address, self.an_address) => {
                if taken.turned_away == TURNED_AWAY {
                    return None;
                }
                taken.turned_away += 1;
                (Footing::TurnedAway, None)
            }
            address => {
                taken.all += 1;
                let crowded = taken.all > self.most - self.reserve;
                (if crowded { Footing::Reserve } else { Footing::Ordinary }, address)
            }
        };
        metrics::gauge!("nemedian_connections").increment(1.0);
        let place = Place {
            places: Arc::clone(self),
            footing,
            address,
            stands_for: Mutex::default(),
            spoken: AtomicBool::new(false),
            late: AtomicBool::new(false),
            left: AtomicBool::new(false),
        };
        Some(Arc::new(place))
    }

    pub(crate) fn full(&self) -> bool {
        lock(&self.taken).all >= self.most
    }

    /// Over when somebody has left.
    pub(crate) async fn freed(&self) {
        self.freed.notified().await;
    }
}

/// One connection's, for as long as it lasts, whatever it becomes.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    pub(crate) footing: Footing,
    address: Option<IpAddr>,
    /// Whose socket it is, where all connections come from a proxy.
    stands_for: Mutex<Option<IpAddr>>,
    /// Whether a whole request has come.
    spoken: AtomicBool,
    /// Whether a body did not come in time.
    late: AtomicBool,
    /// Whether it is free for the next.
    left: AtomicBool,
}

impl Place {
    /// Counts a connection that a proxy made by the address it stands for; whether there is room for it.
    pub(crate) fn stands_for(&self, address: IpAddr) -> bool {
        let address = neighbourhood(address);
        let mut stands_for = lock(&self.stands_for);
        let room = stands_for.is_none() && lock(&self.places.taken).count(address, self.places.an_address);
        if room {
            *stands_for = Some(address);
        }
        room
    }

    /// It stands for nobody any more: the proxy may use it for others.
    pub(crate) fn stands_for_nobody(&self) {
        if let Some(address) = lock(&self.stands_for).take() {
            lock(&self.places.taken).forget(address);
        }
    }

    /// Whether a socket may stay on this connection.
    pub(crate) fn may_stay(&self) -> bool {
        lock(&self.places.taken).all <= self.places.most - self.places.passing
    }

    pub(crate) fn speaks(&self) {
        self.spoken.store(true, Ordering::Relaxed);
    }

    pub(crate) fn has_spoken(&self) -> bool {
        self.spoken.load(Ordering::Relaxed)
    }

    pub(crate) fn is_late(&self) {
        self.late.store(true, Ordering::Relaxed);
    }

    pub(crate) fn was_late(&self) -> bool {
        self.late.load(Ordering::Relaxed)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.leave();
    }
}

impl Place {
    /// Makes room for the next: at the end of the connection, or shortly before.
    pub(crate) fn leave(&self) {
        if self.left.swap(true, Ordering::Relaxed) {
            return;
        }
        self.stands_for_nobody();
        let mut taken = lock(&self.places.taken);
        if let Some(address) = self.address {
            taken.forget(address);
        }
        match self.footing {
            Footing::TurnedAway => taken.turned_away -= 1,
            Footing::Ordinary | Footing::Reserve => taken.all -= 1,
        }
        metrics::gauge!("nemedian_connections").decrement(1.0);
        self.places.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::{
        Footing::{Ordinary, TurnedAway},
        *,
    };

    fn standings(places: &Arc<Places>, from: &[&str]) -> Vec<Option<Arc<Place>>> {
        from.iter().map(|from| places.enter(Some(from.parse().expect("an address")))).collect()
    }

    #[test]
    fn the_last_places_are_a_reserve_and_the_very_last_are_not_for_sockets() {
        let places = Places::new(16, 100);
        let inside: Vec<_> = (0..16).filter_map(|_| places.enter(None)).collect();
        let reserve = inside.iter().filter(|place| place.footing == Footing::Reserve).count();
        assert_eq!((inside.len(), reserve), (16, 4));
        assert!(places.full());
        assert!(!inside[15].may_stay());
        drop(inside.into_iter().skip(14).collect::<Vec<_>>());
        assert!(!places.full(), "those who leave make room");
    }

    #[test]
    fn an_address_has_its_share_and_neighbours_share_it() {
        let places = Places::new(100, 2);
        let inside = standings(&places, &["2001:db8::1", "2001:db8::2", "2001:db8::3", "192.0.2.1"]);
        let standing: Vec<_> = inside.iter().flatten().map(|place| place.footing).collect();
        assert_eq!(standing, [Ordinary, Ordinary, TurnedAway, Ordinary]);
        drop(inside);
        assert!(lock(&places.taken).addresses.is_empty(), "nobody is kept in mind who has left");
    }

    #[test]
    fn those_turned_away_cannot_become_a_crowd() {
        let places = Places::new(100, 1);
        let inside = standings(&places, &["192.0.2.1"; 100]);
        assert_eq!(inside.iter().flatten().count(), 1 + TURNED_AWAY);
        assert_eq!(lock(&places.taken).all, 1);
    }

    #[test]
    fn behind_a_proxy_a_socket_counts_for_whom_it_stands() {
        let places = Places::new(100, 1);
        let [one, two] = [places.enter(None).expect("room"), places.enter(None).expect("room")];
        let somebody = "192.0.2.1".parse().expect("an address");
        assert!(one.stands_for(somebody) && !two.stands_for(somebody));
        one.stands_for_nobody();
        assert!(two.stands_for(somebody));
    }
}
