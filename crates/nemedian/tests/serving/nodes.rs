//! Several programs on one PostgreSQL: any of them may be killed at any time.

use std::{
    process::{Child, Command},
    time::Duration,
};

use serde_json::json;
use server::wire::{Answer, Status, TableInfo};
use table::{Chance as _, Dice};

use crate::{
    database::Database,
    guests::{Guest, Socket},
    program::{Node, nemedian, serve},
};

/// What a bot may think, in these tests; a lease lasts three times as long.
const BOT_TIME: &str = "700";

fn node(database: &Database) -> Node {
    let mut command = serve(&database.url());
    // Bots are the workers' business.
    command.args(["--bots", "false"]);
    Node::start(command)
}

/// A running `nemedian worker`; killed when it is dropped.
struct Worker(Child);

impl Worker {
    fn start(database: &Database) -> Worker {
        let mut command: Command = nemedian();
        command.args(["worker", "--pace", "0", "--bot-time", BOT_TIME, "--database", &database.url()]);
        Worker(command.spawn().expect("it runs"))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// Two seats at each node; one node dies in the middle, its players go to the other one and lose nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_killed_in_the_middle_of_a_game_is_not_missed() {
    let database = Database::new();
    database.pool().await.close().await;
    for game in ["age-of-conan", "card-game"] {
        let (one, mut two) = (node(&database), node(&database));
        let guest = Guest::arrive_at(&one.base).await;
        let seats = usize::from(games::game(game).expect("it is on the shelf").label().seats[0]);
        let wanted = json!({ "game": game, "seats": vec![json!({ "sitter": "me" }); seats] });
        let table = guest.open(&wanted).await.table.id;
        guest.begin(&table).await;
        let mut sockets = Vec::new();
        for seat in 0..seats {
            let base = if seat == 0 { &one.base } else { &two.base };
            let guest = Guest { base: base.clone(), ..guest.clone() };
            sockets.push(guest.socket(&table, &format!("?seat={seat}")).await);
        }
        let mut dice = Dice(5);
        play_some(&mut sockets, &mut dice, 40).await;
        two.kill();
        for (seat, socket) in sockets.iter_mut().enumerate().skip(1) {
            let again = guest.socket(&table, &format!("?seat={seat}")).await;
            assert!(again.version >= socket.version, "{game}: nothing is lost");
            *socket = again;
        }
        while !sockets.iter().all(Socket::over) {
            play_some(&mut sockets, &mut dice, 100).await;
        }
        let text = guest.get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
        chronicle::verify(&text, &games::Shelf).expect("a true chronicle");
    }
}

/// So many actions, or fewer if the game is over.
async fn play_some(sockets: &mut [Socket], dice: &mut Dice, most: usize) {
    for _ in 0..most {
        let mut acted = false;
        for socket in &mut *sockets {
            socket.catch_up().await;
            let offers = socket.view().offers;
            if offers.is_empty() || socket.over() {
                continue;
            }
            let action = offers[dice.below(offers.len() as u32) as usize].action.clone();
            match socket.act(&action).await {
                Answer::Done { version, .. } => {
                    socket.until(version).await;
                    acted = true;
                }
                Answer::Stale { .. } => {}
                other => panic!("an offer was not taken: {action}: {other:?}"),
            }
        }
        if !acted && sockets.iter().all(Socket::over) {
            return;
        }
    }
}

/// A worker dies with decisions on its hands: when its lease is over, another one makes them.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_killed_worker_had_claimed_is_decided_by_another() {
    let database = Database::new();
    let pool = database.pool().await;
    let node = node(&database);
    let guest = Guest::arrive_at(&node.base).await;
    let bot = json!({ "sitter": "bot", "bot": "captain" });
    let mut tables = Vec::new();
    for game in ["age-of-conan", "card-game", "nim", "ambush"] {
        let seats = usize::from(games::game(game).expect("it is on the shelf").label().seats[0]);
        let table = guest.open(&json!({ "game": game, "seats": vec![bot.clone(); seats] })).await.table.id;
        guest.begin(&table).await;
        tables.push(table);
    }
    // Whoever looks sees what workers do, told by their notices.
    let mut onlooker = guest.socket(&tables[0], "").await;
    assert!(onlooker.silent_for(Duration::from_millis(300)).await, "the node decides nothing itself");

    let leased = "SELECT id, entries FROM tables WHERE bot_until > $1";
    let mut orphans: Vec<(String, i64)> = Vec::new();
    for _ in 0..50 {
        let worker = Worker::start(&database);
        let claimed = async {
            while sqlx::query(leased).bind(now()).fetch_all(&pool).await.expect("it answers").is_empty() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), claimed).await.expect("the worker claims something");
        drop(worker);
        orphans = sqlx::query_as(leased).bind(now()).fetch_all(&pool).await.expect("it answers");
        if !orphans.is_empty() {
            break;
        }
    }
    assert!(!orphans.is_empty(), "a worker died with a decision on its hands");
    let _other = Worker::start(&database);
    let seen = onlooker.version;
    for (table, entries) in &orphans {
        let goes_on = async {
            let count =
                || sqlx::query_scalar::<_, i64>("SELECT entries FROM tables WHERE id = $1").bind(table);
            while count().fetch_one(&pool).await.expect("it answers") <= *entries {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), goes_on).await.expect("another worker takes it over");
    }
    onlooker.until(seen + 1).await;
    // The short games come to their end.
    for table in &tables[2..] {
        for patience in 0.. {
            let info: TableInfo = guest.get(&format!("/api/tables/{table}")).await.ok().json();
            if info.status == Status::Over {
                break;
            }
            assert!(patience < 600, "the bots do not play on");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let fits = server::doctor(&database.url(), |_| ()).await.expect("it opens");
    assert!(fits.unfit.is_empty() && fits.games == 4, "{fits}");
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
