//! One table with all its sockets: whoever may act does, at a beat, and everybody notes when he hears of it.

use std::{
    sync::Mutex,
    time::{Duration, Instant},
};

use futures_util::{
    SinkExt as _, StreamExt as _,
    stream::{SelectAll, SplitSink, SplitStream, select_all},
};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use table::{Chance as _, Dice};
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    Wrong, lock,
    people::{People, Ws},
    report::Felt,
};

/// An answer that does not come in this time is none.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Game {
    name: String,
    table: String,
    players: Vec<Player>,
    inbox: SelectAll<Numbered>,
    /// Who sent the last command, and when.
    actor: usize,
    sent: Instant,
    /// Whether it is still to be answered, or its own update to be heard.
    open: bool,
    due: u32,
    commands: u32,
    dice: Dice,
}

type Numbered = std::pin::Pin<
    Box<dyn futures_util::Stream<Item = (usize, <SplitStream<Ws> as futures_util::Stream>::Item)> + Send>,
>;

/// As much of a client as is needed to go on: the version, and what may be done.
struct Player {
    say: SplitSink<Ws, Message>,
    version: u32,
    /// The parts of the view that are kept: `offers` and `over`.
    view: Value,
}

/// The parts of a message that are looked at; everything else is passed over.
#[derive(Deserialize)]
struct Heard<'a> {
    r#type: &'a str,
    #[serde(default)]
    answer: &'a str,
    version: Option<u32>,
    #[serde(borrow)]
    view: Option<Shown<'a>>,
    #[serde(borrow, default)]
    patch: Vec<Step<'a>>,
    #[serde(borrow)]
    snapshot: Option<Snapshot<'a>>,
}

#[derive(Deserialize)]
struct Snapshot<'a> {
    version: u32,
    #[serde(borrow)]
    view: Option<Shown<'a>>,
}

#[derive(Deserialize)]
struct Shown<'a> {
    #[serde(borrow)]
    offers: &'a RawValue,
    over: bool,
}

#[derive(Deserialize)]
struct Step<'a> {
    path: &'a str,
    op: &'a str,
    #[serde(borrow)]
    value: Option<&'a RawValue>,
}

impl Game {
    pub(crate) async fn open(people: &People, name: &str) -> Result<Game, Wrong> {
        let title = games::game(name)?;
        let seats = usize::from(title.label().seats[0]);
        let mut wanted = vec![json!({ "sitter": "me" })];
        wanted.resize(seats, json!({ "sitter": "open" }));
        let table = json!({ "game": name, "seats": wanted, "listed": false });
        let opened = people.post(0, "/api/tables", &table).await?;
        let table = opened["table"]["id"].as_str().ok_or("no table came")?.to_string();
        for who in 1..seats {
            people.post(who, &format!("/api/tables/{table}/join"), &json!({})).await?;
        }
        people.post(0, &format!("/api/tables/{table}/start"), &json!({})).await?;
        let (mut players, mut heard): (Vec<Player>, Vec<Numbered>) = Default::default();
        for who in 0..seats {
            let (say, hear) = people.socket(who, &table).await?.split();
            players.push(Player { say, version: 0, view: Value::Null });
            heard.push(Box::pin(hear.map(move |message| (who, message))));
        }
        let (inbox, dice) = (select_all(heard), Dice(getrandom::u64()?));
        let (name, sent) = (name.to_string(), Instant::now());
        let mut game =
            Game { name, table, players, inbox, actor: seats, sent, open: false, due: 0, commands: 0, dice };
        while game.players.iter().any(|player| player.view.is_null()) {
            game.hear(&Mutex::default()).await?;
        }
        Ok(game)
    }

    pub(crate) fn id(&self) -> &str {
        &self.table
    }

    /// Plays until the time is over; a game that ends is followed by another one.
    pub(crate) async fn play(
        &mut self,
        people: &People,
        first: Duration,
        every: Duration,
        until: Instant,
        felt: &Mutex<Felt>,
    ) -> Result<(), Wrong> {
        let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + first, every);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let end = tokio::time::sleep_until(until.into());
        tokio::pin!(end);
        loop {
            tokio::select! {
                () = &mut end, if !self.open => return Ok(()),
                _ = beat.tick(), if !self.open => {
                    if self.players.iter().any(|player| player.view["over"] == true) {
                        *self = Game::open(people, &self.name).await?;
                    }
                    self.act().await?;
                }
                heard = self.hear(felt) => heard?,
            }
        }
    }

    /// One of those who may act, drawn by lot, does one of the things he may do.
    async fn act(&mut self) -> Result<(), Wrong> {
        let offers = |player: &Player| player.view["offers"].as_array().map_or(0, Vec::len);
        let able: Vec<usize> =
            (0..self.players.len()).filter(|&who| offers(&self.players[who]) > 0).collect();
        if able.is_empty() {
            return Ok(());
        }
        let who = able[self.dice.below(able.len() as u32) as usize];
        let player = &mut self.players[who];
        let offer = self.dice.below(offers(player) as u32) as usize;
        self.commands += 1;
        let (id, seen) = (self.commands.to_string(), player.version);
        let action = &player.view["offers"][offer]["action"];
        let command = json!({ "id": id, "seen": seen, "do": "act", "action": action });
        self.sent = Instant::now();
        (self.actor, self.open, self.due) = (who, true, u32::MAX);
        player.say.send(Message::text(command.to_string())).await?;
        Ok(())
    }

    /// Takes in one message.
    async fn hear(&mut self, felt: &Mutex<Felt>) -> Result<(), Wrong> {
        let message = tokio::time::timeout(PATIENCE, self.inbox.next()).await;
        let Ok(message) = message else {
            return if self.open { Err("no answer came".into()) } else { Ok(()) };
        };
        let (who, message) = message.ok_or("the sockets were closed")?;
        let Message::Text(text) = message? else { return Ok(()) };
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        let milliseconds = self.sent.elapsed().as_secs_f64() * 1000.0;
        match heard.r#type {
            "snapshot" => self.players[who].look(heard.version, heard.view.as_ref())?,
            "update" => {
                self.players[who].follow(&heard)?;
                if self.commands > 0 && self.actor != who {
                    lock(felt).updated.push(milliseconds);
                }
            }
            "answer" if heard.answer == "done" => {
                self.due = heard.version.unwrap_or(0);
                lock(felt).answered.push(milliseconds);
            }
            "answer" if heard.answer == "stale" => {
                // Somebody else's deed crossed his: he looks again.
                let snapshot = heard.snapshot.ok_or("no snapshot came")?;
                self.players[who].look(Some(snapshot.version), snapshot.view.as_ref())?;
                self.due = 0;
            }
            "answer" | "problem" => return Err(text.to_string().into()),
            _ => {}
        }
        self.open &= self.players.get(self.actor).is_some_and(|actor| actor.version < self.due);
        Ok(())
    }
}

impl Player {
    fn look(&mut self, version: Option<u32>, shown: Option<&Shown<'_>>) -> Result<(), Wrong> {
        let Some(shown) = shown else { return Ok(()) };
        self.version = version.unwrap_or(0);
        self.view =
            json!({ "offers": serde_json::from_str::<Value>(shown.offers.get())?, "over": shown.over });
        Ok(())
    }

    fn follow(&mut self, heard: &Heard<'_>) -> Result<(), Wrong> {
        let version = heard.version.unwrap_or(0);
        if version != self.version + 1 {
            return Err(format!("version {version} came after {}", self.version).into());
        }
        self.version = version;
        let mut kept = Vec::new();
        for step in &heard.patch {
            if step.path.starts_with("/offers") || step.path == "/over" {
                let value: Value =
                    step.value.map_or(Ok(Value::Null), |value| serde_json::from_str(value.get()))?;
                kept.push(json!({ "op": step.op, "path": step.path, "value": value }));
            }
        }
        let patch: json_patch::Patch = serde_json::from_value(kept.into())?;
        Ok(json_patch::patch(&mut self.view, &patch)?)
    }
}
