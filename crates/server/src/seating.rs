//! Before the game: who may sit where, what is agreed, and the moment it begins.

use std::time::Duration;

use chronicle::{Luck, Nonce, Promise, Scribe, Secret};
use shelf::{Label, Shelf, Start, Unopened};
use table::{Chance as _, Dice};

use crate::{
    bots,
    loaded::Loaded,
    now,
    problem::Problem,
    sitting::Sitting,
    store::{Head, Sealed, SeatRow, TableRow},
    token,
    wire::{Fork, Invitation, Join, NewTable, Terms, Wanted},
};

/// A role that is drawn when the game begins.
const RANDOM: &str = "random";
/// A role that whoever sits there chooses; once he has, its name follows.
const CHOSEN: &str = "chosen";
/// Four kingdoms for two players fit together in half of the draws.
const MOST_DRAWS: usize = 32;
const MOST_OPTIONS: usize = 64;

pub(crate) type Prepared = (TableRow, Vec<SeatRow>, Vec<Invitation>);

/// Everything a new table needs, checked as far as it can be before all have sat down.
pub(crate) fn prepare(wanted: &NewTable, owner: &str) -> Result<Prepared, Problem> {
    if wanted.seats.len() > table::MOST_SEATS || wanted.terms.options.len() > MOST_OPTIONS {
        return Err(Problem::Bad("seats, options: too many".into()));
    }
    let mut seats = Vec::new();
    let mut invitations = Vec::new();
    for (seat, sitter) in (0..).zip(&wanted.seats) {
        seats.push(seat_row(seat, sitter, owner, &mut invitations)?);
    }
    let flags = (wanted.listed, wanted.watchable, wanted.hints);
    let mut row = new_table(&wanted.game, owner, &wanted.terms, flags);
    row.several = wanted.several;
    agree(&row, &seats)?;
    Ok((row, seats, invitations))
}

/// The same for a game that goes on from a position. Its text stays with the table: it holds secrets.
pub(crate) fn prepare_fork(
    game: &str,
    scenario: String,
    fork: &Fork,
    owner: &str,
) -> Result<Prepared, Problem> {
    if fork.seats.len() > table::MOST_SEATS {
        return Err(Problem::Bad("seats: too many".into()));
    }
    let mut seats = Vec::new();
    let mut invitations = Vec::new();
    for (seat, sitter) in (0..).zip(&fork.seats) {
        seats.push(seat_row(seat, sitter, owner, &mut invitations)?);
    }
    let mut row = new_table(game, owner, &Terms::default(), (fork.listed, true, false));
    row.scenario = scenario.into();
    agree(&row, &seats)?;
    Ok((row, seats, invitations))
}

fn new_table(game: &str, owner: &str, terms: &Terms, flags: (bool, bool, bool)) -> TableRow {
    TableRow {
        id: token::id(),
        game: game.into(),
        status: "gathering".into(),
        owner: owner.into(),
        listed: flags.0,
        watchable: flags.1,
        hints: flags.2,
        several: false,
        terms: serde_json::to_string(terms).unwrap_or_default(),
        scenario: Sealed::default(),
        chronicle: Sealed::default(),
        // Chosen before anybody can add to it: its commitment is shown from now on.
        secret: token::secret().into(),
        turn: 0,
        missing: 0,
        versions: String::new(),
        next: String::new(),
        arranged: 0,
        touched: now(),
    }
}

fn seat_row(
    seat: u8,
    wanted: &Wanted,
    owner: &str,
    invitations: &mut Vec<Invitation>,
) -> Result<SeatRow, Problem> {
    let row = SeatRow { seat, ..SeatRow::default() };
    let named = |role: &Option<String>| role.clone().unwrap_or_default();
    Ok(match wanted {
        Wanted::Me { role } => SeatRow {
            kind: "person".into(),
            person: owner.into(),
            role: named(role),
            nonce: token::nonce(),
            ..row
        },
        Wanted::Open { role } => SeatRow { kind: "open".into(), role: named(role), ..row },
        Wanted::Invited { role } => {
            let word = token::secret();
            let invitation = token::hashed(&word);
            invitations.push(Invitation { seat, word });
            SeatRow { kind: "invited".into(), role: named(role), invitation, ..row }
        }
        Wanted::Bot { bot, temper, role } => {
            let temper = temper.clone().unwrap_or_default();
            if temper.len() > 32 {
                return Err(Problem::Bad("temper: too long".into()));
            }
            bots::named(bot, &temper).map_err(|unknown| Problem::Bad(format!("seats: {unknown}")))?;
            SeatRow {
                kind: "bot".into(),
                bot: bot.clone(),
                temper,
                role: named(role),
                nonce: token::nonce(),
                ..row
            }
        }
    })
}

fn bad(unopened: &Unopened) -> Problem {
    Problem::Bad(unopened.to_string())
}

/// What the head of the chronicle will say, if it can be said. Roles that were drawn and do not fit together are
/// drawn again.
fn agree(row: &TableRow, seats: &[SeatRow]) -> Result<chronicle::Header, Problem> {
    let mut agreed = agree_once(row, seats);
    let drawn = seats.iter().any(|seat| role(seat) == RANDOM);
    for _ in 1..if drawn { MOST_DRAWS } else { 1 } {
        if agreed.is_ok() {
            break;
        }
        agreed = agree_once(row, seats);
    }
    agreed
}

fn agree_once(row: &TableRow, seats: &[SeatRow]) -> Result<chronicle::Header, Problem> {
    let start = if row.scenario.is_empty() {
        let label = shelf::game(&row.game).map_err(|unopened| bad(&unopened))?.label();
        let terms: Terms = serde_json::from_str(&row.terms).unwrap_or_default();
        Start::Agreed(shelf::Terms {
            edition: terms.edition,
            roles: draw_roles(&label, seats),
            preset: terms.preset,
            options: terms.options.into_iter().collect(),
        })
    } else {
        let there = shelf::game(&row.game)
            .and_then(|title| title.open(&Start::Scenario(row.scenario.to_string()), &mut Dice(0)));
        let there = there.map_err(|_| Problem::Unfit)?.seats();
        if usize::from(there) != seats.len() {
            return Err(Problem::Bad(format!("seats: this game has {there}")));
        }
        Start::Scenario(row.scenario.to_string())
    };
    // Names stand beside a chronicle when it is asked for: what is kept knows only pseudonyms.
    shelf::agree(&row.game, &start, |_, _| None).map_err(|unopened| bad(&unopened))
}

/// What a seat plays as far as it is agreed: a role, `random`, `chosen`, or nothing.
pub(crate) fn role(seat: &SeatRow) -> &str {
    seat.role.strip_prefix(CHOSEN).map(str::trim_start).filter(|name| !name.is_empty()).unwrap_or(&seat.role)
}

/// Whether whoever sits here chooses what to play.
pub(crate) fn may_choose(seat: &SeatRow) -> bool {
    seat.role.is_empty() || seat.role.starts_with(CHOSEN)
}

/// What is kept of a choice, if the table leaves it open and nobody else has that role.
pub(crate) fn chosen(loaded: &Loaded, seat: u8, wanted: Option<&str>) -> Result<String, Problem> {
    let label = shelf::game(&loaded.row.game).map_err(|unopened| bad(&unopened))?.label();
    let others = || loaded.seats.iter().filter(|row| row.seat != seat);
    let open =
        loaded.row.scenario.is_empty() && loaded.seats.iter().any(|row| row.seat == seat && may_choose(row));
    match wanted {
        _ if !open => Err(Problem::NotNow("server-role-agreed")),
        None => Ok(CHOSEN.into()),
        Some(name) if !label.roles.contains(&name) => {
            Err(Problem::Bad("role: there is none of this name".into()))
        }
        Some(name) if others().any(|row| role(row) == name) => Err(Problem::NotNow("server-role-taken")),
        Some(name) => {
            let choice = format!("{CHOSEN} {name}");
            let mut seats = loaded.seats.clone();
            seats.iter_mut().filter(|row| row.seat == seat).for_each(|row| row.role.clone_from(&choice));
            agree(&loaded.row, &seats)?;
            Ok(choice)
        }
    }
}

/// The roles as agreed; those left to chance are drawn from what remains.
fn draw_roles(label: &Label, seats: &[SeatRow]) -> Vec<Option<String>> {
    let mut dice = Dice(token::number());
    let mut left: Vec<&str> =
        label.roles.iter().copied().filter(|name| seats.iter().all(|seat| role(seat) != *name)).collect();
    let mut draw = |seat: &SeatRow| match role(seat) {
        "" | CHOSEN => None,
        RANDOM if left.is_empty() => None,
        RANDOM => Some(left.swap_remove(dice.below(left.len() as u32) as usize).to_string()),
        name => Some(name.to_string()),
    };
    seats.iter().map(&mut draw).collect()
}

/// Which seat somebody takes, with what word, adding what to chance.
pub(crate) fn place(loaded: &Loaded, join: &Join, person: &str) -> Result<(u8, String, String), Problem> {
    let word = join.invitation.as_deref().map(token::hashed).unwrap_or_default();
    let free = |row: &&SeatRow| match row.kind.as_str() {
        "open" => true,
        "invited" => !word.is_empty() && row.invitation == word,
        _ => false,
    };
    let wanted = |row: &&SeatRow| join.seat.is_none_or(|seat| row.seat == seat);
    // An invitation is meant for its own seat.
    let mut seats: Vec<_> = loaded.seats.iter().filter(free).filter(wanted).collect();
    seats.sort_by_key(|row| row.kind != "invited");
    let row = seats.first().ok_or(Problem::SeatTaken)?;
    let one = !loaded.row.several && loaded.row.owner != person;
    if row.kind == "open" && one && loaded.seats_of(person).next().is_some() {
        return Err(Problem::NotNow("server-one-seat"));
    }
    let seat = row.seat;
    let nonce = join.nonce.clone().unwrap_or_else(token::nonce);
    Nonce::from_hex(&nonce).ok_or_else(|| Problem::Bad("nonce: 32 hexadecimal digits".into()))?;
    Ok((seat, word, nonce))
}

/// What a game begins with.
#[derive(Debug)]
pub(crate) struct Begun {
    pub(crate) chronicle: String,
    pub(crate) head: Head,
}

pub(crate) fn begin(loaded: &Loaded, pace: Duration) -> Result<Begun, Problem> {
    if loaded.seats.iter().any(|row| row.kind != "person" && row.kind != "bot") {
        return Err(Problem::NotNow("server-seats-free"));
    }
    let mut header = agree(&loaded.row, &loaded.seats)?;
    let secret = Secret::from_hex(&loaded.row.secret).ok_or(Problem::Unavailable)?;
    let nonces: Vec<Nonce> = loaded.seats.iter().filter_map(|row| Nonce::from_hex(&row.nonce)).collect();
    header.promise = Some(Promise { commitment: secret.commitment(), nonces });
    let open = Scribe::open(header, Luck::Committed(secret), &Shelf);
    let scribe = open.map_err(|error| Problem::Bad(error.to_string()))?;
    let chronicle = scribe.chronicle().map_err(|error| Problem::Bad(error.to_string()))?.to_string();
    let head = Sitting::open(scribe).head(pace);
    Ok(Begun { chronicle, head })
}

/// The same people at a new table, everyone one seat further.
pub(crate) fn again(loaded: &Loaded) -> (TableRow, Vec<SeatRow>) {
    let terms: Terms = serde_json::from_str(&loaded.row.terms).unwrap_or_default();
    let flags = (loaded.row.listed, loaded.row.watchable, loaded.row.hints);
    let mut row = new_table(&loaded.row.game, &loaded.row.owner, &terms, flags);
    row.several = loaded.row.several;
    row.scenario.clone_from(&loaded.row.scenario);
    let count = loaded.seats.len();
    let moved = |(seat, row): (usize, &SeatRow)| {
        let from = &loaded.seats[(seat + count - 1) % count];
        // Where somebody deleted their account, anybody may sit.
        let gone = from.kind == "person" && from.person.is_empty();
        SeatRow {
            seat: seat as u8,
            kind: if gone { "open".into() } else { from.kind.clone() },
            person: from.person.clone(),
            bot: if from.kind == "bot" { from.bot.clone() } else { String::new() },
            temper: from.temper.clone(),
            // The seats' roles stay, the people move.
            role: row.role.clone(),
            nonce: if gone { String::new() } else { token::nonce() },
            ..SeatRow::default()
        }
    };
    (row, loaded.seats.iter().enumerate().map(moved).collect())
}
