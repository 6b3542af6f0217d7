//! People who meet at one table after the other: they take seats and give them back, play, talk, say things twice, come
//! back after a while, and stay where they should not.

use std::{sync::Arc, time::Duration};

use reqwest::Method;
use serde_json::{Value, json};
use table::{Chance as _, Dice};
use tokio::time::Instant;

use crate::{
    history::What,
    people::{Person, World},
    socket::Socket,
};

/// As many deeds are done at a table before everybody goes to another one.
const MOST_DEEDS: u32 = 150;
/// Sockets of earlier tables that are left open on purpose.
const MOST_LEFT_OPEN: usize = 12;

pub(crate) struct Party {
    world: Arc<World>,
    name: usize,
    dice: Dice,
    until: Instant,
    /// How long somebody waits for what must come, once every fault is mended.
    patience: Duration,
    /// The first opens the tables; the last one never sits.
    people: Vec<Person>,
    commands: u32,
    /// Of tables they have left: `(table, socket)`.
    left_open: Vec<(String, Socket)>,
}

/// An evening at one table.
struct Table {
    id: String,
    /// Every open socket, of whoever.
    sockets: Vec<Socket>,
    deeds: u32,
}

impl Party {
    pub(crate) async fn gather(
        world: &Arc<World>,
        name: usize,
        mut dice: Dice,
        (until, patience): (Instant, Duration),
    ) -> Option<Party> {
        let mut people = Vec::new();
        for number in 0..5 {
            let mut person = Person::arrive(world, &mut dice).await?;
            // Passwords cost time: one of them has several log-ins.
            if number == 1 {
                person.claim(&mut dice).await;
            }
            people.push(person);
        }
        let world = Arc::clone(world);
        Some(Party { world, name, dice, until, patience, people, commands: 0, left_open: vec![] })
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Plays until the time is over; then everybody waits for what must come, and goes home.
    pub(crate) async fn play(mut self) {
        let mut last = None;
        while Instant::now() < self.until {
            if let Some(table) = last.take() {
                self.leave_behind(table);
            }
            last = self.open().await;
            let Some(table) = &mut last else { continue };
            while Instant::now() < self.until && table.deeds < MOST_DEEDS && !over(table) {
                self.something(table).await;
                tokio::time::sleep(Duration::from_millis(2 + u64::from(self.dice.below(20)))).await;
            }
        }
        let mut all = std::mem::take(&mut self.left_open);
        if let Some(table) = &mut last {
            self.come_back(table).await;
            all.extend(table.sockets.iter().map(|socket| (table.id.clone(), socket.clone())));
        }
        self.settle(all).await;
        self.tidy().await;
    }

    /// Most hang up; some sockets are forgotten.
    fn leave_behind(&mut self, table: Table) {
        self.left_open.retain(|(_, socket)| socket.is_open());
        for socket in table.sockets {
            // Those whose log-in was ended above all.
            let ended = !socket.who.is_empty() && self.person_of(&socket).is_none();
            if self.left_open.len() < MOST_LEFT_OPEN && (ended || self.one_in(4)) {
                self.left_open.push((table.id.clone(), socket));
            } else {
                socket.hang_up();
            }
        }
    }

    /// Everybody finds their log-in as it was.
    async fn tidy(&mut self) {
        for person in self.people.clone() {
            person.insist(&mut self.dice, &Method::GET, "/api/me", &Value::Null).await;
        }
    }

    /// Opens a table; before it begins, seats change hands and sockets stay where they were.
    async fn open(&mut self) -> Option<Table> {
        let names: Vec<&str> = games::GAMES.iter().map(|title| title.name()).collect();
        let game = names[self.below(names.len())];
        let seats = usize::from(games::game(game).ok()?.label().seats[0]);
        let mut wanted = vec![json!({ "sitter": "me" })];
        wanted.resize(seats, json!({ "sitter": "open" }));
        if seats > 2 && self.one_in(2) {
            wanted[seats - 1] = json!({ "sitter": "bot", "bot": "random" });
        }
        let free: Vec<usize> = (1..seats).filter(|&seat| wanted[seat]["sitter"] == "open").collect();
        let watchable = self.one_in(2);
        let table = json!({ "game": game, "seats": wanted, "listed": false, "watchable": watchable });
        let owner = self.people[0].clone();
        let opened = owner.insist(&mut self.dice, &Method::POST, "/api/tables", &table).await?;
        let id = opened.body["table"]["id"].as_str()?.to_string();
        let mut table = Table { id, sockets: vec![], deeds: 0 };
        self.watch(&mut table, 0).await;
        // Somebody without a seat, and somebody without a name.
        let last = self.people.len() - 1;
        self.watch(&mut table, last).await;
        let nobody = Person::stranger(&self.world);
        table.sockets.extend(nobody.look(&mut self.dice, &table.id, "").await);
        for seat in free {
            self.take_seat(&mut table, seat).await?;
        }
        let start = format!("/api/tables/{}/start", table.id);
        for _ in 0..20 {
            match owner.insist(&mut self.dice, &Method::POST, &start, &json!({})).await {
                // Said again after an answer that was lost, it has begun already.
                Some(reply) if reply.ok() || reply.status == 409 => break,
                _ => {}
            }
        }
        for who in 0..last {
            self.watch(&mut table, who).await;
        }
        Some(table)
    }

    /// Somebody looks from wherever they sit.
    async fn watch(&mut self, table: &mut Table, who: usize) {
        let person = self.people[who].clone();
        table.sockets.extend(person.look(&mut self.dice, &table.id, "").await);
    }

    /// A seat goes from hand to hand until somebody keeps it; the sockets of those before stay open.
    async fn take_seat(&mut self, table: &mut Table, seat: usize) -> Option<()> {
        let sitters = self.people.len() - 2;
        for round in 0..20 {
            let who = 1 + (self.below(sitters) + round) % sitters;
            let person = self.people[who].clone();
            let (join, leave) =
                (format!("/api/tables/{}/join", table.id), format!("/api/tables/{}/leave", table.id));
            person.insist(&mut self.dice, &Method::POST, &join, &json!({ "seat": seat })).await?;
            let looking = format!("?seat={seat}");
            let Some(socket) = person.look(&mut self.dice, &table.id, &looking).await else { continue };
            table.sockets.push(socket);
            if round > 2 || self.one_in(2) {
                return Some(());
            }
            person.insist(&mut self.dice, &Method::POST, &leave, &json!({})).await?;
        }
        None
    }

    /// Somebody does something.
    async fn something(&mut self, table: &mut Table) {
        table.deeds += 1;
        match self.below(100) {
            0..60 => self.act(table).await,
            60..66 => self.talk(table).await,
            66..70 => self.take_back(table).await,
            70..72 => self.hand_over(table).await,
            72..78 => self.ask(table).await,
            78..84 => self.come_back(table).await,
            84..92 => self.trespass(table).await,
            92..94 => self.log_out(table).await,
            _ => self.hang_up(table),
        }
    }

    fn name(&mut self) -> String {
        self.commands += 1;
        format!("p{}c{}", self.name, self.commands)
    }

    /// Says the same until it is answered; whoever is cut off comes back.
    async fn say(
        &mut self,
        table: &mut Table,
        mut socket: Socket,
        id: &str,
        seen: u32,
        order: &Value,
    ) -> Option<Value> {
        for _ in 0..30 {
            let answer = socket.command(id, seen, order.clone()).await;
            let unsure = match &answer {
                Some(answer) => {
                    answer["type"] == "problem" && answer["code"] == "unavailable"
                        || answer["answer"] == "unknown"
                        || answer["code"] == "unknown"
                }
                None => true,
            };
            if !unsure || Instant::now() > self.until {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            if self.one_in(2) {
                // What became of it? Whoever knows that it was done need not say it again.
                let question = self.name();
                let became = socket.command(&question, 0, json!({ "do": "became", "command": id })).await;
                if became.is_some_and(|became| became["done"] == true) && self.one_in(2) {
                    return answer;
                }
            }
            if !socket.is_open() {
                let person = self.people.iter().find(|person| person.id == socket.who)?.clone();
                let looking = socket.now().seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
                let again = person.look(&mut self.dice, &table.id, &looking).await?;
                table.sockets.push(again.clone());
                socket = again;
            }
        }
        None
    }

    /// One who may act does; sometimes it is said twice at once, or again later.
    async fn act(&mut self, table: &mut Table) {
        // What they see is looked at once: it may change at any moment.
        let seen = |socket: &Socket| (socket.clone(), socket.now());
        let mut able: Vec<_> = table.sockets.iter().map(seen).collect();
        able.retain(|(_, now)| now.open && !now.actions().is_empty());
        if able.is_empty() {
            return self.come_back(table).await;
        }
        let (socket, now) = able.swap_remove(self.below(able.len()));
        let actions = now.actions();
        // Whoever may reconsider mostly does not: otherwise nobody would ever be done.
        if actions.iter().all(|action| action == "reconsider") && !self.one_in(4) {
            return;
        }
        let order = json!({ "do": "act", "action": actions[self.below(actions.len())] });
        let (id, seen) = (self.name(), now.version);
        let twice = self.one_in(8);
        let answer = if twice {
            let mut dice = self.dice.clone();
            self.dice.below(2);
            let (person, path) = (self.person_of(&socket), commands(&table.id, now.seat));
            let again = with(&order, &id, seen);
            let other = async {
                let Some(person) = person else { return };
                person.ask(&mut dice, &Method::POST, &path, &again).await;
            };
            tokio::join!(self.say(table, socket.clone(), &id, seen, &order), other).0
        } else {
            self.say(table, socket.clone(), &id, seen, &order).await
        };
        let Some(version) = answer.and_then(|answer| answer["version"].as_u64()) else { return };
        let version = version as u32;
        if self.one_in(10)
            && let Some(person) = self.person_of(&socket)
        {
            // As if it had never heard the answer: with what it had seen, or with what it has seen since.
            let seen = if self.one_in(2) { seen } else { version };
            let path = commands(&table.id, now.seat);
            person.ask(&mut self.dice, &Method::POST, &path, &with(&order, &id, seen)).await;
        }
        socket.until(Duration::from_millis(500), |showing| showing.version >= version).await;
    }

    fn person_of(&self, socket: &Socket) -> Option<Person> {
        self.people.iter().find(|person| person.id == socket.who && person.login == socket.login).cloned()
    }

    async fn talk(&mut self, table: &mut Table) {
        let Some(socket) = self.any(table, |_| true) else { return };
        let id = self.name();
        let order = json!({ "do": "chat", "text": format!("{id}, by Crom!") });
        socket.command(&id, 0, order).await;
    }

    fn any(&mut self, table: &Table, which: impl Fn(&Socket) -> bool) -> Option<Socket> {
        let open: Vec<&Socket> =
            table.sockets.iter().filter(|socket| socket.is_open() && which(socket)).collect();
        if open.is_empty() { None } else { Some(open[self.below(open.len())].clone()) }
    }

    async fn take_back(&mut self, table: &mut Table) {
        let Some(socket) = self.any(table, |socket| socket.now().view["take_back"] == true) else { return };
        let (id, seen) = (self.name(), socket.now().version);
        self.say(table, socket, &id, seen, &json!({ "do": "take_back" })).await;
    }

    /// A bot plays for somebody for a while.
    async fn hand_over(&mut self, table: &mut Table) {
        let Some(socket) = self.any(table, |socket| socket.now().seat.is_some()) else { return };
        let id = self.name();
        socket.command(&id, 0, json!({ "do": "hand_over", "bot": "random" })).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        let id = self.name();
        self.say(table, socket, &id, 0, &json!({ "do": "take_over" })).await;
    }

    /// Somebody asks over HTTP, whether they may or not.
    async fn ask(&mut self, table: &Table) {
        let who = self.below(self.people.len() + 1);
        let person = self.people.get(who).cloned().unwrap_or_else(|| Person::stranger(&self.world));
        let path = if self.one_in(4) { "" } else { "/snapshot" };
        let path = format!("/api/tables/{}{path}", table.id);
        person.ask(&mut self.dice, &Method::GET, &path, &Value::Null).await;
    }

    fn hang_up(&mut self, table: &Table) {
        // Those who left their seat stay, to see whether somebody lets them.
        let Some(socket) = self.any(table, |socket| socket.now().seat.is_some()) else { return };
        socket.hang_up();
    }

    /// Those who sit and have no socket open one; often they go on from what they saw.
    async fn come_back(&mut self, table: &mut Table) {
        for who in 0..self.people.len() - 1 {
            let person = self.people[who].clone();
            let of_them = |socket: &&Socket| socket.who == person.id && socket.login == person.login;
            if table.sockets.iter().any(|socket| of_them(&socket) && socket.is_open()) {
                continue;
            }
            let last = table.sockets.iter().rev().find(of_them).map(Socket::now);
            let last = last.filter(|now| now.seat.is_some() && !now.view.is_null());
            let again = match last.filter(|_| !self.one_in(3)) {
                Some(now) => {
                    let looking = format!("?seat={}&since={}", now.seat.unwrap_or(0), now.version);
                    person.look_on(&mut self.dice, &table.id, &looking, &now).await
                }
                None => person.look(&mut self.dice, &table.id, "").await,
            };
            table.sockets.retain(Socket::is_open);
            table.sockets.extend(again);
        }
    }

    /// Those who gave their seat back, and those who never had one, try to go on.
    async fn trespass(&mut self, table: &mut Table) {
        let last = self.people.last().map(|person| person.id.clone()).unwrap_or_default();
        let Some(socket) = self.any(table, |socket| socket.who == last || socket.now().seat.is_some()) else {
            return;
        };
        let now = socket.now();
        let id = self.name();
        let order = match now.actions().first() {
            Some(action) => json!({ "do": "act", "action": action }),
            None => json!({ "do": "chat", "text": format!("{id}: let me in") }),
        };
        socket.command(&id, now.version, order).await;
    }

    /// The one with a password logs in again, looks, and ends one of the two log-ins; its sockets stay.
    async fn log_out(&mut self, table: &mut Table) {
        self.watch(table, 1).await;
        let Some(again) = self.people[1].log_in_again(&mut self.dice).await else { return };
        table.sockets.extend(again.look(&mut self.dice, &table.id, "").await);
        let old = std::mem::replace(&mut self.people[1], again);
        if !old.log_out(&mut self.dice).await {
            return;
        }
        old.ask(&mut self.dice, &Method::GET, "/api/me", &Value::Null).await;
        let path = format!("/api/tables/{}/snapshot", table.id);
        old.ask(&mut self.dice, &Method::GET, &path, &Value::Null).await;
    }

    /// Every fault is mended: what must come comes, and who has no right is shown the door.
    async fn settle(&mut self, sockets: Vec<(String, Socket)>) {
        let until = Instant::now() + self.patience;
        for (table, socket) in sockets.iter().filter(|(_, socket)| socket.is_open()) {
            let last = self.last_shown(table, socket).await;
            let (version, line) = last.unwrap_or_default();
            let rest = until.saturating_duration_since(Instant::now()).max(Duration::from_millis(100));
            // Who may not look has nothing to wait for but the door.
            socket.until(rest, |now| last.is_some() && now.version >= version && now.line >= line).await;
            if socket.is_open() {
                let settled = What::Settled { socket: socket.number, version, line };
                self.world.recorder.note(&socket.who, settled);
            }
        }
        for (_, socket) in &sockets {
            socket.hang_up();
        }
    }

    /// The version and the line that somebody who may look is shown now; nothing for those who may not.
    async fn last_shown(&mut self, table: &str, socket: &Socket) -> Option<(u32, i64)> {
        let person = match socket.who.as_str() {
            "" => Person::stranger(&self.world),
            _ => self.person_of(socket)?,
        };
        let looking = socket.now().seat.map_or("onlooker=true".into(), |seat| format!("seat={seat}"));
        let path = format!("/api/tables/{table}/snapshot?{looking}");
        let reply = person.insist(&mut self.dice, &Method::GET, &path, &Value::Null).await?;
        let lines = reply.body["chat"].as_array().into_iter().flatten();
        let line = lines.filter_map(|line| line["number"].as_i64()).max().unwrap_or(0);
        reply.ok().then(|| (reply.body["version"].as_u64().unwrap_or(0) as u32, line))
    }
}

fn over(table: &Table) -> bool {
    table.sockets.iter().any(|socket| socket.now().over())
}

fn commands(table: &str, seat: Option<u8>) -> String {
    let seat = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
    format!("/api/tables/{table}/commands{seat}")
}

fn with(order: &Value, id: &str, seen: u32) -> Value {
    let mut order = order.clone();
    order["id"] = id.into();
    order["seen"] = seen.into();
    order
}
