//! How a game went, in numbers.

use language::Teller;
use shelf::{Figure, Shelved};
use table::{Dice, Eye};

use crate::{
    coach::expected,
    room::sitting::Sitting,
    wire::{Course, Expected, Plot},
};

/// As many moments as a plot shows at most.
const MOST_MOMENTS: u32 = 150;

/// A game to be gone through once more, away from its table.
pub struct Trace {
    game: Box<dyn Shelved>,
    eye: Eye,
    over: bool,
    /// Whether the coach may say what was to be expected.
    coached: bool,
    /// Versions of the eye, and the entries that led to them.
    moments: Vec<(u32, u32)>,
}

impl Trace {
    pub fn of(sitting: &Sitting, eye: Eye, hints: bool) -> Trace {
        let last = sitting.version(eye);
        let every = last.div_ceil(MOST_MOMENTS - 1).max(1);
        let mut versions: Vec<u32> = (0..last).step_by(every as usize).collect();
        versions.push(last);
        let moment = |version| Some((version, sitting.entry_of(eye, version)?));
        let moments = versions.into_iter().filter_map(moment).collect();
        let over = sitting.over();
        Trace { game: sitting.host().copy(), eye, over, coached: hints || over, moments }
    }

    pub fn course(&self, teller: &Teller) -> Option<Course> {
        let mut moments = Vec::new();
        self.visit(|then| {
            let mut figures = then.figures(self.eye);
            for figure in &mut figures {
                figure.seats.resize(then.seats().into(), None);
            }
            let chances = self.coached.then(|| expected(then, self.eye, &mut Dice(0)));
            moments.push((figures, chances.unwrap_or_default()));
        })?;
        let seats = self.game.seats();
        let plot = |key: &str, value: &dyn Fn(&Moment, usize) -> Option<f32>| Plot {
            key: key.into(),
            name: teller.name(key),
            seats: (0..seats.into())
                .map(|seat| moments.iter().map(|moment| value(moment, seat)).collect())
                .collect(),
        };
        let (first, _) = moments.first()?;
        let figure = |(nth, figure): (usize, &Figure)| {
            plot(figure.name, &|(figures, _), seat| Some(figures.get(nth)?.seats[seat]? as f32))
        };
        let mut plots: Vec<Plot> = first.iter().enumerate().map(figure).collect();
        if self.coached {
            plots.push(plot("figure-chance", &|(_, chances), seat| Some(chances.get(seat)?.chance)));
        }
        Some(Course {
            versions: self.moments.iter().map(|(version, _)| *version).collect(),
            entries: self.over.then(|| self.moments.iter().map(|(_, entry)| *entry).collect()),
            plots,
        })
    }

    /// Goes through the game and stops at each of the moments.
    fn visit(&self, mut stop: impl FnMut(&dyn Shelved)) -> Option<()> {
        let mut then = self.game.rewound(0).ok()?;
        let mut played = 0;
        for &(_, entry) in &self.moments {
            for next in &self.game.entries()[played..entry as usize] {
                then.redo(next).ok()?;
            }
            played = entry as usize;
            stop(&*then);
        }
        Some(())
    }
}

/// Numbers and chances.
type Moment = (Vec<Figure>, Vec<Expected>);

impl std::fmt::Debug for Trace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Trace(…)")
    }
}
