//! Before the game: who may sit where, what is agreed, and the moment it begins.

use std::time::Duration;

use chronicle::{Luck, Nonce, Promise, Scribe, Secret};
use games::Shelf;
use shelf::{Label, Start, Unopened};
use table::{Chance as _, Dice, Seats};

use crate::{
    Fault, bots,
    entropy::{Entropy, hashed},
    room::{loaded::Loaded, sitting::Sitting},
    rows::{Head, Role, Sealed, SeatRow, TableRow, Versions},
    wire::{Fork, Invitation, Join, NewTable, Sitter, Status, TableTerms, Wanted},
};

/// Four kingdoms for two players fit together in half of the draws.
const MOST_DRAWS: usize = 32;
const MOST_OPTIONS: usize = 64;

pub type Prepared = (TableRow, Vec<SeatRow>, Vec<Invitation>);

/// Everything a new table needs, checked as far as it can be before all have sat down.
pub fn prepare(
    wanted: &NewTable,
    owner: &str,
    now: i64,
    entropy: &mut dyn Entropy,
) -> Result<Prepared, Fault> {
    if wanted.seats.len() > table::MOST_SEATS || wanted.terms.options.len() > MOST_OPTIONS {
        return Err(Fault::Bad("seats, options: too many".into()));
    }
    let (seats, invitations) = seat_rows(&wanted.seats, owner, entropy)?;
    let row = TableRow {
        listed: wanted.listed,
        watchable: wanted.watchable,
        hints: wanted.hints,
        several: wanted.several,
        terms: wanted.terms.clone(),
        ..new_table(&wanted.game, owner, now, entropy)
    };
    agree(&row, &seats, entropy)?;
    Ok((row, seats, invitations))
}

/// The same for a game that goes on from a position. Its text stays with the table: it holds secrets.
pub fn prepare_fork(
    (game, scenario): (&str, String),
    fork: &Fork,
    owner: &str,
    now: i64,
    entropy: &mut dyn Entropy,
) -> Result<Prepared, Fault> {
    if fork.seats.len() > table::MOST_SEATS {
        return Err(Fault::Bad("seats: too many".into()));
    }
    let (seats, invitations) = seat_rows(&fork.seats, owner, entropy)?;
    let row =
        TableRow { listed: fork.listed, scenario: scenario.into(), ..new_table(game, owner, now, entropy) };
    agree(&row, &seats, entropy)?;
    Ok((row, seats, invitations))
}

/// A table that gathers, where everybody may look on.
fn new_table(game: &str, owner: &str, now: i64, entropy: &mut dyn Entropy) -> TableRow {
    TableRow {
        id: entropy.id(),
        game: game.into(),
        status: Status::Gathering,
        owner: owner.into(),
        listed: false,
        watchable: true,
        hints: false,
        several: false,
        terms: TableTerms::default(),
        scenario: Sealed::default(),
        chronicle: Sealed::default(),
        // Chosen before anybody can add to it: its commitment is shown from now on.
        secret: entropy.secret().into(),
        turn: Seats::NONE,
        missing: Seats::NONE,
        versions: Versions::default(),
        next: String::new(),
        arranged: 0,
        touched: now,
    }
}

fn seat_rows(
    wanted: &[Wanted],
    owner: &str,
    entropy: &mut dyn Entropy,
) -> Result<(Vec<SeatRow>, Vec<Invitation>), Fault> {
    let mut invitations = Vec::new();
    let seats = (0..).zip(wanted).map(|(seat, wanted)| {
        let (row, word) = seat_row(seat, wanted, owner, entropy)?;
        invitations.extend(word.map(|word| Invitation { seat, word }));
        Ok(row)
    });
    Ok((seats.collect::<Result<_, Fault>>()?, invitations))
}

/// The seat, and the word that opens it where somebody is to be invited.
fn seat_row(
    seat: u8,
    wanted: &Wanted,
    owner: &str,
    entropy: &mut dyn Entropy,
) -> Result<(SeatRow, Option<String>), Fault> {
    let (Wanted::Me { role } | Wanted::Open { role } | Wanted::Invited { role } | Wanted::Bot { role, .. }) =
        wanted;
    let row = SeatRow { role: role.as_deref().map_or(Role::Free, Role::from), ..SeatRow::open(seat) };
    Ok(match wanted {
        Wanted::Me { .. } => {
            let (person, nonce) = (owner.into(), entropy.nonce());
            (SeatRow { sitter: Sitter::Person, person, nonce, ..row }, None)
        }
        Wanted::Open { .. } => (row, None),
        Wanted::Invited { .. } => {
            let word = entropy.secret();
            (SeatRow { sitter: Sitter::Invited, invitation: hashed(&word), ..row }, Some(word))
        }
        Wanted::Bot { bot, temper, .. } => {
            let temper = temper.clone().unwrap_or_default();
            if temper.len() > 32 {
                return Err(Fault::Bad("temper: too long".into()));
            }
            bots::named(bot, &temper).map_err(|unknown| Fault::Bad(format!("seats: {unknown}")))?;
            (SeatRow { sitter: Sitter::Bot, bot: bot.clone(), temper, nonce: entropy.nonce(), ..row }, None)
        }
    })
}

fn bad(unopened: &Unopened) -> Fault {
    Fault::Bad(unopened.to_string())
}

/// What the head of the chronicle will say, if it can be said. Roles that were drawn and do not fit together are
/// drawn again.
fn agree(row: &TableRow, seats: &[SeatRow], entropy: &mut dyn Entropy) -> Result<chronicle::Header, Fault> {
    let mut agreed = agree_once(row, seats, entropy.number());
    let drawn = seats.iter().any(|seat| seat.role == Role::Random);
    for _ in 1..if drawn { MOST_DRAWS } else { 1 } {
        if agreed.is_ok() {
            break;
        }
        agreed = agree_once(row, seats, entropy.number());
    }
    agreed
}

fn agree_once(row: &TableRow, seats: &[SeatRow], seed: u64) -> Result<chronicle::Header, Fault> {
    let start = if row.scenario.is_empty() {
        let label = games::game(&row.game).map_err(|unopened| bad(&unopened))?.label();
        let terms = row.terms.clone();
        Start::Agreed(shelf::Terms {
            edition: terms.edition,
            roles: draw_roles(&label, seats, seed),
            preset: terms.preset,
            options: terms.options.into_iter().collect(),
        })
    } else {
        let there = games::game(&row.game)
            .and_then(|title| title.open(&Start::Scenario(row.scenario.to_string()), &mut Dice(0)));
        let there = there.map_err(|_| Fault::Unfit)?.seats();
        if usize::from(there) != seats.len() {
            return Err(Fault::Bad(format!("seats: this game has {there}")));
        }
        Start::Scenario(row.scenario.to_string())
    };
    // Names stand beside a chronicle when it is asked for: what is kept knows only pseudonyms.
    games::agree(&row.game, &start, |_, _| None).map_err(|unopened| bad(&unopened))
}

/// What is kept of a choice, if the table leaves it open and nobody else has that role.
pub fn chosen(
    loaded: &Loaded,
    seat: u8,
    wanted: Option<&str>,
    entropy: &mut dyn Entropy,
) -> Result<Role, Fault> {
    let label = games::game(&loaded.row.game).map_err(|unopened| bad(&unopened))?.label();
    let others = || loaded.seats.iter().filter(|row| row.seat != seat);
    let free = |row: &SeatRow| row.seat == seat && row.role.is_free();
    let open = loaded.row.scenario.is_empty() && loaded.seats.iter().any(free);
    match wanted {
        _ if !open => Err(Fault::NotNow("server-role-agreed")),
        None => Ok(Role::Chosen(None)),
        Some(name) if !label.roles.contains(&name) => {
            Err(Fault::Bad("role: there is none of this name".into()))
        }
        Some(name) if others().any(|row| row.role.name() == Some(name)) => {
            Err(Fault::NotNow("server-role-taken"))
        }
        Some(name) => {
            let choice = Role::Chosen(Some(name.into()));
            let mut seats = loaded.seats.clone();
            seats.iter_mut().filter(|row| row.seat == seat).for_each(|row| row.role.clone_from(&choice));
            agree(&loaded.row, &seats, entropy)?;
            Ok(choice)
        }
    }
}

/// The roles as agreed; those left to chance are drawn from what remains.
fn draw_roles(label: &Label, seats: &[SeatRow], seed: u64) -> Vec<Option<String>> {
    let mut dice = Dice(seed);
    let taken = |name: &str| seats.iter().any(|seat| seat.role.name() == Some(name));
    let mut left: Vec<&str> = label.roles.iter().copied().filter(|name| !taken(name)).collect();
    let mut draw = |seat: &SeatRow| match &seat.role {
        Role::Random if !left.is_empty() => {
            Some(left.swap_remove(dice.below(left.len() as u32) as usize).to_string())
        }
        Role::Free | Role::Random | Role::Chosen(None) => None,
        Role::Chosen(Some(name)) | Role::Agreed(name) => Some(name.clone()),
    };
    seats.iter().map(&mut draw).collect()
}

/// Which seat somebody takes, with what word, adding what to chance.
pub fn place(
    loaded: &Loaded,
    join: &Join,
    person: &str,
    entropy: &mut dyn Entropy,
) -> Result<(u8, String, String), Fault> {
    let word = join.invitation.as_deref().map(hashed).unwrap_or_default();
    let free = |row: &&SeatRow| match row.sitter {
        Sitter::Open => true,
        Sitter::Invited => !word.is_empty() && row.invitation == word,
        Sitter::Person | Sitter::Bot => false,
    };
    let wanted = |row: &&SeatRow| join.seat.is_none_or(|seat| row.seat == seat);
    // An invitation is meant for its own seat.
    let mut seats: Vec<_> = loaded.seats.iter().filter(free).filter(wanted).collect();
    seats.sort_by_key(|row| row.sitter != Sitter::Invited);
    let row = seats.first().ok_or(Fault::SeatTaken)?;
    let one = !loaded.row.several && loaded.row.owner != person;
    if row.sitter == Sitter::Open && one && loaded.seats_of(person).next().is_some() {
        return Err(Fault::NotNow("server-one-seat"));
    }
    let seat = row.seat;
    let nonce = join.nonce.clone().unwrap_or_else(|| entropy.nonce());
    Nonce::from_hex(&nonce).ok_or_else(|| Fault::Bad("nonce: 32 hexadecimal digits".into()))?;
    Ok((seat, word, nonce))
}

/// What a game begins with.
#[derive(Debug)]
pub struct Begun {
    pub chronicle: String,
    pub head: Head,
}

pub fn begin(loaded: &Loaded, pace: Duration, entropy: &mut dyn Entropy) -> Result<Begun, Fault> {
    if loaded.seats.iter().any(|row| matches!(row.sitter, Sitter::Open | Sitter::Invited)) {
        return Err(Fault::NotNow("server-seats-free"));
    }
    let mut header = agree(&loaded.row, &loaded.seats, entropy)?;
    let secret = Secret::from_hex(&loaded.row.secret).ok_or(Fault::Unavailable)?;
    let nonces: Vec<Nonce> = loaded.seats.iter().filter_map(|row| Nonce::from_hex(&row.nonce)).collect();
    header.promise = Some(Promise { commitment: secret.commitment(), nonces });
    let open = Scribe::open(header, Luck::Committed(secret), &Shelf);
    let scribe = open.map_err(|error| Fault::Bad(error.to_string()))?;
    let chronicle = scribe.chronicle().map_err(|error| Fault::Bad(error.to_string()))?.to_string();
    let head = Sitting::open(scribe).head(pace);
    Ok(Begun { chronicle, head })
}

/// The same people at a new table, everyone one seat further.
pub fn again(loaded: &Loaded, now: i64, entropy: &mut dyn Entropy) -> (TableRow, Vec<SeatRow>) {
    let before = &loaded.row;
    let row = TableRow {
        listed: before.listed,
        watchable: before.watchable,
        hints: before.hints,
        several: before.several,
        terms: before.terms.clone(),
        scenario: before.scenario.clone(),
        ..new_table(&before.game, &before.owner, now, entropy)
    };
    let count = loaded.seats.len();
    let moved = |(place, seat): (usize, &SeatRow)| {
        let from = &loaded.seats[(place + count - 1) % count];
        // The seats' roles stay, the people move.
        let open = SeatRow { role: seat.role.clone(), ..SeatRow::open(seat.seat) };
        // Where somebody deleted their account, anybody may sit.
        if from.is_left() {
            return open;
        }
        SeatRow {
            sitter: from.sitter,
            person: from.person.clone(),
            bot: if from.sitter == Sitter::Bot { from.bot.clone() } else { String::new() },
            temper: from.temper.clone(),
            nonce: entropy.nonce(),
            ..open
        }
    };
    (row, loaded.seats.iter().enumerate().map(moved).collect())
}
