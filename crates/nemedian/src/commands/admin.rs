//! `nemedian admin`: what the operator does about people and tables, while servers run.

use std::io::Write;

use serde::Serialize;
use server::{
    Office, Undone,
    wire::{Known, KnownPerson, KnownTable, Reported, Sitter, Status},
};

use super::serve::{Settings, runtime};
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Admin {
    #[command(flatten)]
    settings: Settings,
    /// As JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Lists people, the last to be here first
    People {
        /// Letters of the name
        #[arg(default_value = "")]
        find: String,
    },
    /// Shows one person and where they sit
    Person { who: String },
    /// Lists tables, the last at which something happened first
    Tables {
        /// gathering, running or over [default: all]
        #[arg(long)]
        status: Option<String>,
    },
    /// Shows who sits at a table
    Table { table: String },
    /// Ends somebody's log-ins and keeps them out; a bot plays on for them
    Ban {
        who: String,
        /// For those who look them up later
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Lets somebody in again
    Unban { who: String },
    /// Gives somebody another name
    Rename { who: String, name: String },
    /// Deletes an account, for good
    Remove {
        who: String,
        /// Really
        #[arg(long)]
        yes: bool,
    },
    /// Takes a table whose game is not over out of the world
    Close { table: String },
    /// Prints a link for one new password
    Reset { who: String },
    /// Shows the talk that was reported
    Reports {
        /// Also what is settled
        #[arg(long)]
        all: bool,
    },
    /// Says that a report was dealt with
    Settle {
        report: String,
        /// What was done about it
        #[arg(default_value = "")]
        verdict: String,
    },
}

impl From<Undone> for Failure {
    fn from(undone: Undone) -> Failure {
        match undone {
            Undone::Store(error) => Failure::Server(error.to_string()),
            Undone::Status(_) => Failure::usage(undone),
            _ => Failure::Refused(undone.to_string()),
        }
    }
}

pub(crate) fn run(args: &Admin, out: &mut dyn Write) -> Result<(), Failure> {
    let config = args.settings.config()?;
    if let Task::Remove { who, yes: false } = &args.task {
        return Err(Failure::usage(format!("{who} would be deleted for good: say --yes if that is meant")));
    }
    let public = config.public.clone().unwrap_or_else(|| format!("http://{}", config.listen));
    runtime()?.block_on(async {
        let office = Office::open(&config.database).await.map_err(Undone::from)?;
        let done = perform(args, &office, &public, out).await;
        office.close().await;
        done
    })
}

async fn perform(args: &Admin, office: &Office, public: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.json;
    match &args.task {
        Task::People { find } => show(out, json, &office.people(find).await?, |out, people| {
            people.iter().try_for_each(|known| person(out, known))
        }),
        Task::Person { who } => {
            show(out, json, &office.person(who).await?, |out, KnownPerson { person: known, tables }| {
                person(out, known)?;
                tables.iter().try_for_each(|known| table(out, known))
            })
        }
        Task::Tables { status } => {
            show(out, json, &office.tables(status.as_deref()).await?, |out, tables| {
                tables.iter().try_for_each(|known| table(out, known))
            })
        }
        Task::Table { table: id } => show(out, json, &office.table(id).await?, table),
        Task::Ban { who, reason } => show(out, json, &office.ban(who, reason).await?, person),
        Task::Unban { who } => show(out, json, &office.unban(who).await?, person),
        Task::Rename { who, name } => show(out, json, &office.rename(who, name).await?, person),
        Task::Remove { who, .. } => show(out, json, &office.remove(who).await?, |out, known| {
            writeln!(out, "{} ({}) is deleted", known.name, known.id)
        }),
        Task::Close { table: id } => show(out, json, &office.close_table(id).await?, |out, known| {
            writeln!(out, "{} ({}) is closed", known.id, known.game)
        }),
        Task::Reset { who } => {
            let link = server::wire::ResetLink { link: office.reset(who, public).await? };
            show(out, json, &link, |out, link| writeln!(out, "for one new password: {}", link.link))
        }
        Task::Reports { all } => show(out, json, &office.reports(*all).await?, |out, reports| {
            reports.iter().try_for_each(|reported| report(out, reported))
        }),
        Task::Settle { report, verdict } => {
            office.settle(report, verdict).await?;
            show(out, json, &(), |out, ()| writeln!(out, "{report} is settled"))
        }
    }
}

/// For a script or for a reader.
fn show<T: Serialize>(
    out: &mut dyn Write,
    json: bool,
    what: &T,
    plainly: impl FnOnce(&mut dyn Write, &T) -> std::io::Result<()>,
) -> Result<(), Failure> {
    if json {
        serde_json::to_writer_pretty(&mut *out, what).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        plainly(out, what)?;
    }
    Ok(())
}

fn person(out: &mut dyn Write, known: &Known) -> std::io::Result<()> {
    let mut marks = vec![if known.guest { "guest" } else { "registered" }.to_string()];
    if known.admin {
        marks.push("administrator".into());
    }
    if let Some(since) = known.banned {
        let reason =
            if known.ban_reason.is_empty() { String::new() } else { format!(": {}", known.ban_reason) };
        marks.push(format!("banned {}{reason}", time(since)));
    }
    let Known { id, name, seen, tables, reports, .. } = known;
    let seen = if *seen > 0 { time(*seen) } else { "–".into() };
    writeln!(out, "{id}  {name}  {}  seen {seen}  tables {tables}  reports {reports}", marks.join(", "))
}

fn table(out: &mut dyn Write, known: &KnownTable) -> std::io::Result<()> {
    let status = match known.status {
        Status::Gathering => "gathering",
        Status::Running => "running",
        Status::Over => "over",
    };
    let seats = known.seats.iter().map(|seat| match (seat.sitter, &seat.person) {
        (Sitter::Open, _) => "open".to_string(),
        (Sitter::Invited, _) => "invited".to_string(),
        (Sitter::Person, Some(person)) if seat.stand_in => format!("{} [{person}, a bot plays]", seat.name),
        (Sitter::Person, Some(person)) => format!("{} [{person}]", seat.name),
        _ => seat.name.clone(),
    });
    let seats = seats.collect::<Vec<_>>().join(", ");
    let KnownTable { id, game, touched, .. } = known;
    let listed = if known.listed { "listed" } else { "unlisted" };
    writeln!(out, "{id}  {game}  {status}  {listed}  {}  {seats}", time(*touched))
}

fn report(out: &mut dyn Write, reported: &Reported) -> std::io::Result<()> {
    let Reported { id, table, person, name, reporter_name, why, at, .. } = reported;
    let settled = match reported.settled {
        Some(at) => format!("settled {} {}", time(at), reported.verdict),
        None => "open".into(),
    };
    writeln!(out, "{id}  {}  table {table}  {}", time(*at), settled.trim_end())?;
    writeln!(out, "  {reporter_name} reports {name} [{person}]: {why}")?;
    for line in &reported.context {
        let mark = if line.number == reported.line { '>' } else { ' ' };
        writeln!(out, "  {mark} {}: {}", line.name, line.text)?;
    }
    Ok(())
}

/// A moment in milliseconds since 1970, in UTC, to the minute.
fn time(moment: i64) -> String {
    let minutes = moment.div_euclid(60_000);
    let (day, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    // Eras of 400 years that begin with a March: the day that may be missing is the last of a year.
    let days = day + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let of_years = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * of_years + of_years / 4 - of_years / 100);
    let from_march = (5 * of_year + 2) / 153;
    let date = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = 400 * era + of_years + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02}", minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn moments_are_written_as_dates() {
        assert_eq!(time(0), "1970-01-01 00:00");
        assert_eq!(time(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(time(1_767_225_540_000), "2025-12-31 23:59");
        assert_eq!(time(1_772_323_199_999), "2026-02-28 23:59");
    }
}
