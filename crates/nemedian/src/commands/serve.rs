//! `nemedian serve` and `nemedian worker`

use std::{
    io::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use server::{CannotServe, Config};
use tracing::{Level, Metadata};
use tracing_subscriber::{filter::filter_fn, fmt, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use super::content;
use crate::failure::Failure;

/// Every setting may stand on the command line, in the environment as NEMEDIAN_…, or in a TOML file; the first
/// of these that says something counts.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Settings {
    /// A TOML file with settings, named as they are here
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// sqlite:FILE or postgres://USER@HOST/NAME [default: sqlite:nemedian.db]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// [default: 127.0.0.1:4000]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// How players reach the server, such as https://play.example.org
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// A folder with a web client, instead of the one inside this program
    #[arg(long, value_name = "FOLDER")]
    web: Option<String>,
    /// Take the asker's address from X-Forwarded-For: true or false
    #[arg(long, value_name = "BOOL")]
    behind_proxy: Option<String>,
    /// How long bots wait before they act, in milliseconds
    #[arg(long, value_name = "MS")]
    pace: Option<String>,
    /// How long bots may think, in milliseconds
    #[arg(long, value_name = "MS")]
    bot_time: Option<String>,
    /// When an unused table is forgotten, in seconds
    #[arg(long, value_name = "S")]
    idle: Option<String>,
    /// How often it is checked whether log-ins have ended or seats changed unheard, in seconds
    #[arg(long, value_name = "S")]
    recheck: Option<String>,
    /// Multiplies every rate limit
    #[arg(long, value_name = "FACTOR")]
    rates: Option<String>,
    /// How many connections there may be in all [default: as the limit of open files allows, at most 20000]
    #[arg(long, value_name = "N")]
    connections: Option<String>,
    /// How many connections from one address, or behind a proxy how many sockets; --rates multiplies it
    #[arg(long, value_name = "N")]
    connections_an_address: Option<String>,
    /// How long the headers of a request may take, in seconds
    #[arg(long, value_name = "S")]
    header_time: Option<String>,
    /// How long the body of a request may take, in seconds
    #[arg(long, value_name = "S")]
    body_time: Option<String>,
    /// How long a connection may rest between requests, in seconds
    #[arg(long, value_name = "S")]
    rest_time: Option<String>,
    /// How long an answer may wait to be taken, in seconds
    #[arg(long, value_name = "S")]
    write_time: Option<String>,
    /// Whether bots decide in this process: true or false
    #[arg(long, value_name = "BOOL")]
    bots: Option<String>,
    /// Offer the toys, too, small games for developers: true or false
    #[arg(long, value_name = "BOOL")]
    toys: Option<String>,
    /// Who shows this as a bearer token may read /metrics from anywhere
    #[arg(long, value_name = "WORD")]
    metrics_token: Option<String>,
    /// When a table that nobody finished or came back to is deleted, in days; 0 for never
    #[arg(long, value_name = "DAYS")]
    forget_tables_after: Option<String>,
    /// When a guest who did not come back is deleted, in days; 0 for never
    #[arg(long, value_name = "DAYS")]
    forget_guests_after: Option<String>,
    /// Whom letters come from, such as 'Nemedian <tables@example.org>'
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Where letters are given up, such as smtp://USER:PASSWORD@HOST:587?tls=required
    #[arg(long, value_name = "URL")]
    mail_server: Option<String>,
    /// Play with the edition of the cards and boards in this folder, or in its folders named after games
    #[arg(long, value_name = "FOLDER")]
    content: Option<String>,
    /// What is logged, such as info or server=debug
    #[arg(long, value_name = "FILTER")]
    log: Option<String>,
    /// How it is logged: text or json
    #[arg(long, value_name = "FORM")]
    log_form: Option<String>,
}

/// A minute, in milliseconds: nobody can follow slower bots.
const LONGEST_PACE: u64 = 60_000;
/// Ten minutes, in milliseconds.
const LONGEST_THOUGHT: u64 = 600_000;
/// A week, in seconds.
const LONGEST_IDLE: u64 = 604_800;
/// Ten minutes, in seconds: the longest that an ended log-in may live on at a disconnected node.
const LONGEST_RECHECK: u64 = 600;
/// More than any machine has.
const MOST_CONNECTIONS: u64 = 1_000_000;
/// An hour, in seconds.
const LONGEST_WAIT: u64 = 3600;
const SHORTEST_TOKEN: usize = 16;
/// A hundred years.
const MOST_DAYS: u64 = 36_525;

/// None is never.
fn days(days: u64) -> Option<Duration> {
    (days > 0).then(|| Duration::from_hours(24 * days))
}

/// An origin as browsers send it: no path, no user.
fn is_site(text: &str) -> bool {
    let site = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = site.map(|site| site.strip_suffix('/').unwrap_or(site));
    host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '@', '?', '#', ' ']))
}

impl Settings {
    fn flags(&self) -> Vec<(&'static str, &Option<String>)> {
        vec![
            ("database", &self.database),
            ("listen", &self.listen),
            ("public", &self.public),
            ("web", &self.web),
            ("behind-proxy", &self.behind_proxy),
            ("pace", &self.pace),
            ("bot-time", &self.bot_time),
            ("idle", &self.idle),
            ("recheck", &self.recheck),
            ("rates", &self.rates),
            ("connections", &self.connections),
            ("connections-an-address", &self.connections_an_address),
            ("header-time", &self.header_time),
            ("body-time", &self.body_time),
            ("rest-time", &self.rest_time),
            ("write-time", &self.write_time),
            ("bots", &self.bots),
            ("toys", &self.toys),
            ("metrics-token", &self.metrics_token),
            ("forget-tables-after", &self.forget_tables_after),
            ("forget-guests-after", &self.forget_guests_after),
            ("mail-from", &self.mail_from),
            ("mail-server", &self.mail_server),
            ("content", &self.content),
            ("log", &self.log),
            ("log-form", &self.log_form),
        ]
    }

    /// All settings by name, from every source.
    fn said(&self) -> Result<Vec<(&'static str, String)>, Failure> {
        let file = match &self.config {
            Some(path) => crate::files::text(path)?
                .parse::<toml::Table>()
                .map_err(|error| Failure::file(path, error.to_string().trim_end()))?,
            None => toml::Table::new(),
        };
        if let Some(unknown) = file.keys().find(|key| self.flags().iter().all(|(name, _)| name != key)) {
            return Err(Failure::usage(format!("config: there is no setting {unknown:?}")));
        }
        let value = |(name, flag): (&'static str, &Option<String>)| {
            let variable = format!("NEMEDIAN_{}", name.to_uppercase().replace('-', "_"));
            let in_file = || match file.get(name)? {
                toml::Value::String(text) => Some(text.clone()),
                other => Some(other.to_string()),
            };
            // An empty variable counts as unset, so that scripts can pass on variables that may not be set.
            let variable = || std::env::var(variable).ok().filter(|said| !said.is_empty());
            let said = flag.clone().or_else(variable).or_else(in_file)?;
            Some((name, said))
        };
        Ok(self.flags().into_iter().filter_map(value).collect())
    }

    pub(crate) fn config(&self) -> Result<Config, Failure> {
        let mut config = Config::default();
        for (name, said) in self.said()? {
            let not = |wanted: &str| Failure::usage(format!("{name}: {said:?} is not {wanted}"));
            let flag = || said.parse().map_err(|_| not("true or false"));
            let number = |most: u64| {
                let number = said.parse().ok().filter(|number| *number <= most);
                number.ok_or_else(|| not(&format!("a whole number from 0 to {most}")))
            };
            let some = |most: u64| {
                let number = said.parse().ok().filter(|number| (1..=most).contains(number));
                number.ok_or_else(|| not(&format!("a whole number from 1 to {most}")))
            };
            match name {
                "database" => config.database = said,
                "listen" => {
                    config.listen = said
                        .parse()
                        .map_err(|_| not("an address with a port, such as 127.0.0.1:4000 or [::]:4000"))?;
                }
                "public" if !is_site(&said) => {
                    return Err(not("the address of a site, such as https://play.example.org"));
                }
                "public" => config.public = Some(said),
                "web" => config.web = Some(said.into()),
                "behind-proxy" => config.behind_proxy = flag()?,
                "pace" => config.pace = Duration::from_millis(number(LONGEST_PACE)?),
                "bot-time" => config.bot_time = Duration::from_millis(number(LONGEST_THOUGHT)?),
                "idle" => config.idle = Duration::from_secs(number(LONGEST_IDLE)?),
                "recheck" => {
                    let seconds = said.parse().ok().filter(|seconds| (1..=LONGEST_RECHECK).contains(seconds));
                    let wanted = || not(&format!("a whole number from 1 to {LONGEST_RECHECK}"));
                    config.recheck = Duration::from_secs(seconds.ok_or_else(wanted)?);
                }
                "rates" => {
                    let factor = said.parse().ok().filter(|factor: &f64| factor.is_finite() && *factor > 0.0);
                    config.rates = factor.ok_or_else(|| not("a number above 0"))?;
                }
                "connections" => config.connections = Some(some(MOST_CONNECTIONS)? as usize),
                "connections-an-address" => {
                    config.connections_an_address = some(MOST_CONNECTIONS)? as usize;
                }
                "header-time" => config.header_time = Duration::from_secs(some(LONGEST_WAIT)?),
                "body-time" => config.body_time = Duration::from_secs(some(LONGEST_WAIT)?),
                "rest-time" => config.rest_time = Duration::from_secs(some(LONGEST_WAIT)?),
                "write-time" => config.write_time = Duration::from_secs(some(LONGEST_WAIT)?),
                "bots" => config.bots = flag()?,
                "toys" => config.toys = flag()?,
                "metrics-token" if said.len() < SHORTEST_TOKEN => {
                    return Err(not(&format!("{SHORTEST_TOKEN} letters long or longer")));
                }
                "metrics-token" => config.metrics_token = Some(said),
                "forget-tables-after" => config.forget_tables = days(number(MOST_DAYS)?),
                "forget-guests-after" => config.forget_guests = days(number(MOST_DAYS)?),
                "mail-from" => config.mail_from = Some(said),
                "mail-server" => config.mail_server = Some(said),
                "content" => content::adopt_any(Path::new(&said))?,
                _ => {}
            }
        }
        server::check_mail(&config).map_err(|error| Failure::usage(error.to_string()))?;
        Ok(config)
    }

    fn log(&self) -> Result<(), Failure> {
        let said = self.said()?;
        let find = |wanted| said.iter().find(|(name, _)| *name == wanted).map(|(_, said)| said.as_str());
        let filter = find("log").unwrap_or("info");
        let filter = tracing_subscriber::EnvFilter::try_new(filter)
            .map_err(|error| Failure::usage(format!("log: {error}")))?;
        let logging = tracing_subscriber::registry().with(filter).with(filter_fn(discreet));
        let lines = fmt::layer().with_writer(std::io::stderr);
        match find("log-form").unwrap_or("text") {
            "text" => logging.with(lines).init(),
            "json" => logging.with(lines.json()).init(),
            other => return Err(Failure::usage(format!("log-form: {other:?} is neither text nor json"))),
        }
        Ok(())
    }
}

/// Libraries do not know what is secret: their detailed messages, such as every message on a socket, are never logged,
/// whatever the settings say.
fn discreet(what: &Metadata<'_>) -> bool {
    *what.level() <= Level::INFO || ["server", "nemedian"].iter().any(|ours| what.target().starts_with(ours))
}

impl From<CannotServe> for Failure {
    fn from(error: CannotServe) -> Failure {
        Failure::Server(error.to_string())
    }
}

pub(crate) fn run(settings: &Settings, out: &mut dyn Write) -> Result<(), Failure> {
    let config = settings.config()?;
    settings.log()?;
    let ready = |server: &server::Server| {
        _ = writeln!(out, "listening on http://{}", server.address);
        if let Some(link) = &server.admin_link {
            _ = writeln!(out, "the administrator's link, good for once: {link}");
        }
        _ = out.flush();
    };
    runtime()?.block_on(async {
        // Before the server announces itself: once it can be reached, it can be stopped.
        let stop = told_to_stop()?;
        Ok(server::serve(config, ready, stop).await?)
    })
}

/// Lets bots decide for the tables of a PostgreSQL, and serves nobody.
pub(crate) fn work(settings: &Settings) -> Result<(), Failure> {
    let config = settings.config()?;
    settings.log()?;
    runtime()?.block_on(async {
        let stop = told_to_stop()?;
        Ok(server::work(config, stop).await?)
    })
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Runtime::new()?)
}

/// Ctrl-C or a service manager's signal; listens from now on, even if it is awaited later.
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}
