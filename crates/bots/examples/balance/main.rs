//! How fair an edition is: who wins with which kingdom or hero, and what becomes of what one may take. One bot plays
//! all seats.
//! `cargo run --release -p bots --example balance -- GAME BOT GAMES [players=N] [roles=A,B,…] [seed=N]
//! [edition=FOLDER] [plot=FILE.svg]`; roles are shuffled over the seats, and drawn by the rules where none are named.

mod picture;
mod taken;

use std::{collections::BTreeMap, env, fs, path::Path, time::Duration};

use age_of_conan::State as Board;
use age_of_conan_box::AgeOfConan;
use bots::{
    Sense, SetupOf, Spend,
    arena::{Contender, MOMENTS, statistics::Rate},
};
use card_game::State as Cards;
use card_game_box::CardGame;
use table::{Chance, Cx, Dice, Eye, Game, Recalled, Rules, Seat, Setup, Standing};
use taken::Taken;

/// What the command line says.
struct Wanted {
    game: String,
    bot: Contender,
    games: u64,
    named: BTreeMap<String, String>,
}

impl Wanted {
    fn read() -> Option<Wanted> {
        let words: Vec<String> = env::args().skip(1).collect();
        let [game, bot, games, named @ ..] = &words[..] else { return None };
        let pair = |word: &String| word.split_once('=').map(|(name, value)| (name.into(), value.into()));
        Some(Wanted {
            game: game.clone(),
            bot: bot.parse().ok()?,
            games: games.parse().ok()?,
            named: named.iter().map(pair).collect::<Option<_>>()?,
        })
    }

    fn number(&self, name: &str, usual: u64) -> u64 {
        self.named.get(name).map_or(usual, |word| word.parse().expect("a number"))
    }

    /// So many seats, and who sits there, shuffled.
    fn roles(&self, dice: &mut Dice) -> Vec<Option<&str>> {
        let named = self.named.get("roles").map_or(vec![], |roles| roles.split(',').map(Some).collect());
        let mut roles = if named.is_empty() { vec![None; self.number("players", 2) as usize] } else { named };
        for at in (1..roles.len()).rev() {
            roles.swap(at, dice.below(at as u32 + 1) as usize);
        }
        roles
    }
}

/// What the games said about one role.
#[derive(Default)]
struct Record {
    games: u64,
    won: f64,
    /// Sums, by moment of the game.
    scores: [f64; MOMENTS],
}

impl Record {
    fn rate(&self) -> Rate {
        Rate::new(self.won, self.games)
    }
}

type Records = BTreeMap<&'static str, Record>;

fn main() {
    let wanted = Wanted::read().expect("GAME BOT GAMES [name=value …], see the first lines of the source");
    let edition = wanted.named.get("edition").map(Path::new);
    let mut taken = Taken::default();
    let records = if wanted.game == "card-game" {
        let cards =
            edition.map(|folder| card_game_box::edition::load(folder).expect("an edition without faults"));
        let agree = |mut setup: card_game::Setup| {
            setup.cards = cards.unwrap_or(setup.cards);
            setup
        };
        let role = |game: &Cards, seat: Seat| {
            game.content().heroes[usize::from(game.board().heroes[seat.index()])]
                .key
                .trim_start_matches("cg-hero-")
        };
        measure::<CardGame>(&wanted, agree, role, |_, _| (), |_| ())
    } else {
        let content =
            edition.map(|folder| age_of_conan_box::edition::load(folder).expect("an edition without faults"));
        let agree = |mut setup: age_of_conan::Setup| {
            setup.content = content.unwrap_or(setup.content);
            setup
        };
        let taken = std::cell::RefCell::new(&mut taken);
        let role = |game: &Board, seat| game.kingdom(seat).key();
        let listen = |game: &Board, told: &[_]| taken.borrow_mut().listen(game.board.content, told);
        measure::<AgeOfConan>(&wanted, agree, role, listen, |standing| taken.borrow_mut().over(standing))
    };
    print(&records);
    taken.print();
    if let Some(file) = wanted.named.get("plot") {
        let title = format!("{}: {} games of {}", wanted.game, wanted.games, wanted.bot);
        fs::write(file, picture::svg(&title, &records)).expect("a file that can be written");
    }
}

/// Plays all the games; `listen` hears what happens, `over` how each ends.
fn measure<S: Sense>(
    wanted: &Wanted,
    agree: impl Fn(SetupOf<S>) -> SetupOf<S>,
    role: impl Fn(&S::Game, Seat) -> &'static str,
    mut listen: impl FnMut(&S::Game, &[<S::Game as Rules>::Event]),
    mut over: impl FnMut(&Standing),
) -> Records {
    let mut records = Records::new();
    for number in 0..wanted.games {
        let mut dice = Dice(wanted.number("seed", 1) ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
        let setup =
            SetupOf::<S>::new(<S::Game>::EDITION, &wanted.roles(&mut dice)).expect("a table the rules allow");
        let (game, scores) = play::<S>(&agree(setup), wanted.bot, &mut dice, &mut listen);
        let standing = game.standing();
        over(&standing);
        for seat in (0..game.seats()).map(Seat) {
            let record = records.entry(role(&game, seat)).or_default();
            record.games += 1;
            record.won += f64::from(standing.share(seat));
            for (sum, scores) in record.scores.iter_mut().zip(&scores) {
                *sum += f64::from(scores.score(seat));
            }
        }
    }
    records
}

/// One game, and how it stood at every moment.
fn play<S: Sense>(
    setup: &SetupOf<S>,
    bot: Contender,
    dice: &mut Dice,
    listen: &mut impl FnMut(&S::Game, &[<S::Game as Rules>::Event]),
) -> (S::Game, Vec<Standing>) {
    let usual = bot.bot.usual::<S>();
    let spend = Spend { rounds: bot.rounds.unwrap_or(usual.rounds), time: Duration::from_hours(1) };
    let (mut told, mut begun) = (Vec::new(), Vec::new());
    let mut game = Recalled::new(<S::Game>::begin(setup, &mut Cx::telling(dice, &mut begun)));
    let mut agents: Vec<_> = (0..game.position.seats()).map(|_| bot.bot.agent::<S>(spend)).collect();
    let (mut scores, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.position.missing().first() {
        while scores.len() + 1 < MOMENTS
            && S::progress(&game.position) * (MOMENTS - 1) as f32 >= scores.len() as f32
        {
            scores.push(game.position.standing());
        }
        legal.clear();
        game.position.legal(seat, &mut legal);
        let action = match legal[..] {
            [only] => only,
            _ => agents[seat.index()].decide(
                &game.insight(Eye::Seat(seat)),
                seat,
                &legal,
                spend.budget(),
                dice,
            ),
        };
        game.play(seat, action, dice, &mut told);
        begun.append(&mut told);
        listen(&game.position, &begun);
        begun.clear();
    }
    scores.resize(MOMENTS, game.position.standing());
    (game.position, scores)
}

fn print(records: &Records) {
    println!("| | won | 95 % | games | points |\n|---|---|---|---|---|");
    for (role, record) in records {
        let Rate { of, rate, low, high } = record.rate();
        let points = record.scores[MOMENTS - 1] / of.max(1) as f64;
        let [rate, low, high] = [rate, low, high].map(|part| 100.0 * part);
        println!("| {role} | {rate:.1} | {low:.1}–{high:.1} | {of} | {points:.1} |");
    }
}
