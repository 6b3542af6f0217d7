//! Tournaments: who plays whom, from which deals, and what came of it.

pub mod plot;
pub mod statistics;

use std::{
    fmt,
    str::FromStr,
    time::{Duration, Instant},
};

use search::{Agent, Budget};
use table::{Chance, Dice, Eye, Game, Notation, Recalled, Rules, Seat, Standing};

use crate::{Bot, Sense, Spend};

/// Moments of a game at which scores are looked at, from the start to the end.
pub const MOMENTS: usize = 11;

/// A bot and what it may spend on a decision: `king` as in play, `king@500` so many rounds, `king@50ms`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    pub bot: Bot,
    pub rounds: Option<u32>,
    pub time: Option<Duration>,
}

/// Why a text names no contender.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownContender {
    #[error(transparent)]
    Bot(#[from] crate::UnknownBot),
    #[error("{0:?} is no budget; write a number of rounds, or milliseconds as 50ms")]
    Spend(String),
}

impl FromStr for Contender {
    type Err = UnknownContender;

    fn from_str(text: &str) -> Result<Contender, UnknownContender> {
        let (bot, spend) = text.split_once('@').unwrap_or((text, ""));
        let mut contender = Contender { bot: Bot::measured(bot)?, rounds: None, time: None };
        let number = |text: &str| {
            let number = text.parse::<u32>().ok().filter(|&number| number > 0);
            number.ok_or_else(|| UnknownContender::Spend(spend.to_string()))
        };
        match spend.strip_suffix("ms") {
            _ if bot == text => {}
            Some(time) => contender.time = Some(Duration::from_millis(number(time)?.into())),
            None => contender.rounds = Some(number(spend)?),
        }
        Ok(contender)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bot.fmt(f)?;
        if let Some(rounds) = self.rounds {
            write!(f, "@{rounds}")?;
        }
        self.time.map_or(Ok(()), |time| write!(f, "@{}ms", time.as_millis()))
    }
}

impl Contender {
    /// Rounds without a limit of time, so that a tournament can be repeated; or time alone.
    fn spend<S: Sense>(self) -> Spend {
        let usual = self.bot.usual::<S>();
        match (self.rounds, self.time) {
            (_, Some(time)) => Spend { rounds: u32::MAX, time },
            (Some(rounds), None) => Spend { rounds, time: Duration::from_hours(1) },
            (None, None) => usual,
        }
    }

    /// Sits down for a game, with what a decision may cost.
    pub fn seat<S: Sense>(self) -> (Budget, Box<dyn Agent<S::Game>>) {
        let spend = self.spend::<S>();
        (spend.budget(), self.bot.agent::<S>(spend))
    }
}

/// One game of a tournament: who sits where, and which deal it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// By seat, the number of the contender.
    pub seats: Vec<usize>,
    /// The same for all games of a deal.
    pub deal: u64,
}

/// Every table of `players` among so many contenders, each with `deals` deals, each deal with everybody in
/// every seat once. Fewer contenders than seats: the last takes the seats that follow.
pub fn fixtures(contenders: usize, players: usize, deals: u64) -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    for table in tables(contenders, players) {
        for deal in 0..deals {
            // One alone is in every seat already.
            let turns = if contenders == 1 { 1 } else { players };
            for turned in 0..turns {
                let seats = (0..players).map(|seat| table[(seat + turned) % players]).collect();
                fixtures.push(Fixture { seats, deal });
            }
        }
    }
    fixtures
}

/// All ways to choose who plays together.
fn tables(contenders: usize, players: usize) -> Vec<Vec<usize>> {
    if contenders <= players {
        return vec![(0..players).map(|seat| seat.min(contenders - 1)).collect()];
    }
    let mut tables = vec![vec![]];
    for _ in 0..players {
        let longer = |table: &Vec<usize>| {
            let from = table.last().map_or(0, |last| last + 1);
            (from..contenders).map(|next| [&table[..], &[next]].concat()).collect::<Vec<_>>()
        };
        tables = tables.iter().flat_map(longer).collect();
    }
    tables
}

/// What came of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// By seat, the number of the contender.
    pub seats: Vec<usize>,
    pub standing: Standing,
    pub roles: Vec<Option<&'static str>>,
    /// By seat, how long each decision among two or more options took.
    pub times: Vec<Vec<Duration>>,
    /// By moment, the scores by seat.
    pub scores: Vec<Vec<i16>>,
}

/// A game that broke the rules of the arena: a fault of the rules or of a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    #[error("deal {deal}: {contender} chose {action}, which is not legal")]
    Illegal { deal: u64, contender: String, action: String },
    #[error("deal {deal}: the game is longer than its rules allow")]
    TooLong { deal: u64 },
}

/// Plays one game. What comes of it depends on the seed and the fixture, where no budget is a time.
pub fn play<S: Sense>(
    begin: impl Fn(&mut Dice) -> S::Game,
    role: impl Fn(&S::Game, Seat) -> Option<&'static str>,
    contenders: &[Contender],
    fixture: &Fixture,
    seed: u64,
) -> Result<Played, Broken> {
    let deal = fixture.deal;
    let mut nature = Dice(seed ^ deal.wrapping_mul(0xD1B5_4A32_D192_ED03));
    let mut game = Recalled::new(begin(&mut nature));
    let seats = usize::from(game.position.seats());
    let mut agents: Vec<_> = fixture.seats.iter().map(|&at| contenders[at].seat::<S>()).collect();
    let mut whims: Vec<_> = (0..seats).map(|seat| Dice(nature.0 ^ (seat as u64 + 1) << 40)).collect();
    let mut played = Played {
        seats: fixture.seats.clone(),
        standing: game.position.standing(),
        roles: vec![],
        times: vec![vec![]; seats],
        scores: vec![],
    };
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut actions = 0;
    while let Some(seat) = game.position.missing().first() {
        note_scores::<S>(&game.position, &mut played.scores);
        legal.clear();
        game.position.legal(seat, &mut legal);
        let (budget, agent) = &mut agents[seat.index()];
        let action = if let [only] = legal[..] {
            only
        } else {
            let known = game.insight(Eye::Seat(seat));
            let asked = Instant::now();
            let action = agent.decide(&known, seat, &legal, *budget, &mut whims[seat.index()]);
            played.times[seat.index()].push(asked.elapsed());
            action
        };
        if !legal.contains(&action) {
            let (contender, action) =
                (contenders[fixture.seats[seat.index()]].to_string(), game.position.write(action));
            return Err(Broken::Illegal { deal, contender, action });
        }
        game.play(seat, action, &mut nature as &mut dyn Chance, &mut events);
        actions += 1;
        if actions > <S::Game>::LONGEST {
            return Err(Broken::TooLong { deal });
        }
    }
    played.standing = game.position.standing();
    while played.scores.len() < MOMENTS {
        played.scores.push(scores(&played.standing));
    }
    played.roles = (0..seats).map(|seat| role(&game.position, Seat(seat as u8))).collect();
    Ok(played)
}

fn scores(standing: &Standing) -> Vec<i16> {
    (0..standing.seats()).map(|seat| standing.score(Seat(seat))).collect()
}

/// Looks at the scores when the next moment has come.
fn note_scores<S: Sense>(game: &S::Game, noted: &mut Vec<Vec<i16>>) {
    while noted.len() + 1 < MOMENTS && S::progress(game) * (MOMENTS - 1) as f32 >= noted.len() as f32 {
        noted.push(scores(&game.standing()));
    }
}
