//! Somebody goes: nothing that is stored leads to them any more.

use hosting::{bots::STAND_IN, wire::ChatLine};

use super::{
    Notice, Statement, Store, Stored, json, json_text,
    office::{REARRANGED, ToTell, all_alone},
    text,
};

/// A bot sits down first: an entry locks the seat it is written for, and from then on writes none for the person.
const STANDS_IN: &str = "UPDATE seats SET stand_in = 1, bot = $2 WHERE person = $1 AND stand_in = 0
    AND table_id IN (SELECT id FROM tables WHERE status = 'running')";

/// What is done for each of a person's seats that plays.
const PLAYED_ON: &str = "UPDATE tables SET bots = bots | $2, bot_until = 0,
    bot_due = CASE WHEN ((bots | $2) & missing) <> 0 THEN (SELECT now FROM clock) ELSE 0 END
    WHERE status = 'running' AND id IN (SELECT table_id FROM seats WHERE person = $1 AND seat = $3)";

const LEFT: &[&str] = &[
    "DELETE FROM logins WHERE person = $1",
    REARRANGED,
    "DELETE FROM mutes WHERE table_id IN (SELECT id FROM tables WHERE owner = $1 AND status = 'gathering')",
    "DELETE FROM removed WHERE table_id IN (SELECT id FROM tables WHERE owner = $1 AND status = 'gathering')",
    "DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE owner = $1 AND status = 'gathering')",
    "DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE owner = $1 AND status = 'gathering')",
    "UPDATE tables SET next = '' WHERE next IN (SELECT id FROM tables WHERE owner = $1 AND status = 'gathering')",
    "DELETE FROM tables WHERE owner = $1 AND status = 'gathering'",
    "UPDATE seats SET sitter = CASE WHEN invitation = '' THEN 'open' ELSE 'invited' END, person = '', nonce = '',
     role = CASE WHEN role LIKE 'chosen %' THEN 'chosen' ELSE role END
     WHERE person = $1 AND table_id IN (SELECT id FROM tables WHERE status = 'gathering')",
];

/// Nothing leads to them any more.
const FORGOTTEN: &[&str] = &[
    "DELETE FROM looks WHERE person = $1",
    "DELETE FROM links WHERE person = $1",
    "DELETE FROM barred WHERE person = $1",
    "DELETE FROM mutes WHERE person = $1",
    "DELETE FROM removed WHERE person = $1",
    "DELETE FROM blocks WHERE person = $1 OR other = $1",
    // A line is reported once by anybody, and by nobody in particular as often as they go.
    "UPDATE reports SET reporter = id WHERE reporter = $1",
    "UPDATE reports SET person = '', name = '' WHERE person = $1",
    // Whose command it was; that it is done once matters to nobody now.
    "UPDATE log SET command = '' WHERE table_id IN (SELECT table_id FROM seats WHERE person = $1)
     AND command LIKE $1 || ' %'",
    "UPDATE seats SET person = '', seen = 0 WHERE person = $1",
    "UPDATE tables SET owner = '' WHERE owner = $1",
    "UPDATE chat SET person = '', name = '', command = '' WHERE person = $1",
];

/// A person's log-ins end; where they play, a bot plays on; seats of games that have not begun are free again, and tables
/// of their own that gather are closed.
pub(super) fn leaves(person: &str) -> Vec<Statement> {
    let played_on = |seat: i64| all_alone(PLAYED_ON, person).bind(1i64 << seat).bind(seat);
    let mut statements = vec![all_alone(STANDS_IN, person).bind(STAND_IN)];
    statements.extend((0..table::MOST_SEATS as i64).map(played_on));
    statements.extend(LEFT.iter().map(|statement| all_alone(statement, person)));
    statements
}

impl Store {
    /// Deletes an account in one go: a bot plays on in its place, seats of games that have not begun are free, its own
    /// tables that have not begun are closed, and what was said stands without a name. What those who are there must hear.
    pub(crate) async fn delete_person(&self, person: &str) -> Stored<ToTell> {
        let logins = self.logins(person).await?.into_iter().map(|login| Notice::Revoked { login: login.id });
        let own =
            "SELECT table_id AS id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE owner = $1";
        let tables = self.listed(own, person).await?.into_iter().map(|table| Notice::Arranged { table });
        let told: ToTell = logins.chain(tables).collect();
        let mut rest = leaves(person);
        rest.extend(self.without_name_in_reports(person).await?);
        rest.extend(FORGOTTEN.iter().map(|statement| all_alone(statement, person)));
        self.change_after(all_alone("DELETE FROM people WHERE id = $1", person), rest).await?;
        Ok(told)
    }

    /// Every table somebody sits at, over or not.
    pub(crate) async fn tables_with(&self, person: &str) -> Stored<Vec<String>> {
        self.listed("SELECT DISTINCT table_id AS id FROM seats WHERE person = $1", person).await
    }

    async fn listed(&self, question: &str, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query(question).bind(person).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(text(row, "id")?)).collect()
    }

    /// The lines around reported ones tell who said them by name alone.
    async fn without_name_in_reports(&self, person: &str) -> Stored<Vec<Statement>> {
        let rows = sqlx::query(
            "SELECT reports.id AS id, context, people.name AS name FROM reports, people WHERE people.id = $1
             AND table_id IN (SELECT table_id FROM chat WHERE chat.person = $1)",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        let mut statements = Vec::new();
        for row in rows {
            let (id, name) = (text(&row, "id")?, text(&row, "name")?);
            let mut context: Vec<ChatLine> = json(&row, "context")?;
            context.iter_mut().filter(|line| line.name == name).for_each(|line| line.name.clear());
            statements.push(
                sqlx::query("UPDATE reports SET context = $2 WHERE id = $1")
                    .bind(id)
                    .bind(json_text(&context)),
            );
        }
        Ok(statements)
    }
}
