//! A race between actions: who is clearly behind is no longer looked at.

/// Worlds between two looks at the field.
const LAP: usize = 8;
/// So many standard errors behind the leader, and an action is out.
const CLEARLY: f32 = 3.0;
/// Closer than this in every world, and two actions come to the same.
const SAME: f32 = 1e-5;

/// What every action was worth in every world so far.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    /// By action, as long as it runs.
    worth: Vec<Vec<f32>>,
    /// Of equals the first, so the favourites come first.
    running: Vec<usize>,
}

impl Race {
    /// All start that are not hopeless (minus infinity), or all if there is no other; `favour` decides between
    /// equals.
    pub(crate) fn new(favour: &[f32]) -> Race {
        let hopeful = favour.iter().any(|&favour| favour > f32::NEG_INFINITY);
        let starts = |&action: &usize| !hopeful || favour[action] > f32::NEG_INFINITY;
        let mut running: Vec<usize> = (0..favour.len()).filter(starts).collect();
        running.sort_by(|&one, &other| favour[other].total_cmp(&favour[one]));
        Race { worth: vec![Vec::new(); favour.len()], running }
    }

    pub(crate) fn running(&self) -> &[usize] {
        &self.running
    }

    /// One world more, in the order of [`Race::running`].
    pub(crate) fn note(&mut self, worth: &[f32]) {
        for (&action, &worth) in self.running.iter().zip(worth) {
            self.worth[action].push(worth);
        }
        if self.worth[self.leader()].len().is_multiple_of(LAP) {
            self.drop_out();
        }
    }

    /// The best so far; before the first world the favourite.
    pub(crate) fn leader(&self) -> usize {
        let mut best = (self.running[0], f32::NEG_INFINITY);
        for &action in &self.running {
            let total = self.worth[action].iter().sum();
            if total > best.1 {
                best = (action, total);
            }
        }
        best.0
    }

    /// What every action is worth on average: the leader as it was, the others by how far they were behind in the
    /// same worlds. Nothing for what was never tried.
    pub(crate) fn worth(&self) -> Vec<Option<f32>> {
        let led = &self.worth[self.leader()];
        let mean = |worth: &[f32]| worth.iter().sum::<f32>() / worth.len() as f32;
        let worth =
            |own: &Vec<f32>| (!own.is_empty()).then(|| mean(led) + mean(own) - mean(&led[..own.len()]));
        self.worth.iter().map(worth).collect()
    }

    fn drop_out(&mut self) {
        let leader = self.leader();
        let led = std::mem::take(&mut self.worth[leader]);
        let stays = |action: &usize| {
            let behind: Vec<f32> = led.iter().zip(&self.worth[*action]).map(|(led, own)| led - own).collect();
            let count = behind.len() as f32;
            let mean = behind.iter().sum::<f32>() / count;
            let spread = behind.iter().map(|one| (one - mean).powi(2)).sum::<f32>() / (count - 1.0);
            let same = behind.iter().all(|one| one.abs() < SAME);
            !same && mean < CLEARLY * (spread / count).sqrt()
        };
        let running = std::mem::take(&mut self.running);
        self.running = running.into_iter().filter(|action| *action == leader || stays(action)).collect();
        self.worth[leader] = led;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_clearly_behind_drops_out_and_equals_are_one() {
        let mut race = Race::new(&[0.0, 1.0, 0.5, 0.2]);
        assert_eq!(race.leader(), 1);
        for noise in [0.02, -0.01, 0.0, 0.01, -0.02, 0.01, 0.0, 0.01] {
            let worth = [0.5 + noise, 0.2, 0.5 + noise, 0.49 - noise];
            let worth: Vec<f32> = race.running().iter().map(|&action| worth[action]).collect();
            race.note(&worth);
        }
        assert_eq!(race.leader(), 2, "of equals the favourite");
        assert_eq!(race.running(), [2, 3], "0 is the same as 2, and 1 is far behind");
    }
}
