//! People.

use hosting::{rows::Sealed, telling::names};
use sqlx::any::AnyRow;

use super::{
    Statement, Store, StoreError, Stored, flag,
    office::{REARRANGED, all_alone},
    text,
};
use crate::accounts::naming;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PersonRow {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The one they chose, by its key; empty for none.
    pub(crate) portrait: String,
    /// Empty for a guest.
    pub(crate) password: Sealed,
    pub(crate) mail: Sealed,
    /// Whether somebody opened the link that was sent to this address.
    pub(crate) confirmed: bool,
    pub(crate) admin: bool,
}

pub(super) fn person(row: &AnyRow) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow {
        id: text(row, "id")?,
        name: text(row, "name")?,
        portrait: text(row, "portrait")?,
        password: text(row, "password")?.into(),
        mail: text(row, "mail")?.into(),
        confirmed: flag(row, "confirmed")?,
        admin: flag(row, "admin")?,
    })
}

pub(super) const PERSON: &str = "people.id AS id, name, portrait, password, mail, confirmed, admin";

/// A name and all that look like it are this person's from now on; whoever comes at the same moment waits, and comes too
/// late. Done before anything else, and by everybody in the same order, so that no two wait for each other.
pub(super) fn takes(person: &str, name: &str) -> Statement {
    sqlx::query(
        "INSERT INTO looks (look, person) SELECT $2, id FROM people WHERE id = $1
         UNION SELECT $3, id FROM people WHERE id = $1 ORDER BY 1",
    )
    .bind(person.to_string())
    .bind(naming::key(name))
    .bind(naming::look(name))
}

/// The name this person had is free.
pub(super) fn gives_up(person: &str) -> Statement {
    all_alone("DELETE FROM looks WHERE person = $1", person)
}

/// Guests who bear a name that somebody registers, or one that looks like it, are called as if they had never said one.
pub(super) fn yields(name: &str) -> [Statement; 2] {
    let (key, look) = (naming::key(name), naming::look(name));
    let tables = sqlx::query(
        "UPDATE tables SET arranged = arranged + 1 WHERE id IN (SELECT table_id FROM seats WHERE person IN (
             SELECT id FROM people WHERE password = '' AND (name_key IN ($1, $2) OR name_look IN ($1, $2))))",
    );
    let nameless = sqlx::query(
        "UPDATE people SET name = $3 || substr(id, 1, 4), name_key = '', name_look = ''
         WHERE password = '' AND (name_key IN ($1, $2) OR name_look IN ($1, $2))",
    );
    [tables.bind(key.clone()).bind(look.clone()), nameless.bind(key).bind(look).bind(names::GUEST)]
}

/// What was not changed, or must be unique and is there already, is another's.
pub(super) fn taken_unless(changed: Stored<bool>) -> Stored<()> {
    match changed {
        Ok(true) => Ok(()),
        Ok(false) => Err(StoreError::Taken),
        Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {
            Err(StoreError::Taken)
        }
        Err(error) => Err(error),
    }
}

impl Store {
    pub(crate) async fn add_guest(&self, id: &str, name: &str) -> Stored<()> {
        let add = sqlx::query("INSERT INTO people (id, name, made) SELECT $1, $2, now FROM clock")
            .bind(id.to_string())
            .bind(name.to_string());
        self.change(add).await?;
        Ok(())
    }

    /// Any number of guests may share a name, but none bears a registered one; `Taken` if it is.
    pub(crate) async fn rename_guest(&self, id: &str, name: &str) -> Stored<()> {
        let rename = sqlx::query(
            "UPDATE people SET name_key = $1, name_look = $2, name = $4 WHERE id = $3 AND password = ''",
        )
        .bind(naming::key(name))
        .bind(naming::look(name))
        .bind(id.to_string())
        .bind(name.to_string());
        // A guest keeps nobody from the name. But as long as this is not done, somebody who registers it waits.
        let taken = vec![takes(id, name), rename, gives_up(id)];
        taken_unless(self.change_then(taken, vec![all_alone(REARRANGED, id)]).await)
    }

    pub(crate) async fn choose_portrait(&self, id: &str, portrait: &str) -> Stored<()> {
        let choose = sqlx::query("UPDATE people SET portrait = $2 WHERE id = $1");
        let choose = choose.bind(id.to_string()).bind(portrait.to_string());
        self.change_then(vec![choose], vec![all_alone(REARRANGED, id)]).await?;
        Ok(())
    }

    /// Makes a guest a person of a name that nobody else has, nor one that looks like it; `Taken` if somebody does. Other
    /// guests who bear it are called as if they had never said one; who they are.
    pub(crate) async fn claim(
        &self,
        id: &str,
        name: &str,
        password: &str,
        mail: &str,
    ) -> Stored<Vec<String>> {
        let claim = sqlx::query(
            "UPDATE people SET name_key = $1, name_look = $2, name = $4, password = $5, mail = $6
             WHERE id = $3 AND password = ''",
        )
        .bind(naming::key(name))
        .bind(naming::look(name))
        .bind(id.to_string())
        .bind(name.to_string())
        .bind(password.to_string())
        .bind(mail.to_string());
        let alike = sqlx::query(
            "SELECT id FROM people WHERE password = '' AND id <> $3
             AND (name_key IN ($1, $2) OR name_look IN ($1, $2))",
        )
        .bind(naming::key(name))
        .bind(naming::look(name))
        .bind(id);
        let rows = alike.fetch_all(&self.read).await?;
        let others = rows.iter().map(|row| text(row, "id")).collect::<Result<Vec<_>, _>>()?;
        let mut rest = vec![all_alone(REARRANGED, id)];
        rest.extend(yields(name));
        taken_unless(self.change_then(vec![takes(id, name), claim], rest).await).map(|()| others)
    }

    pub(crate) async fn person_by_name(&self, name: &str) -> Stored<Option<PersonRow>> {
        self.person_where("name_key = $1 AND password <> ''", &naming::key(name)).await
    }

    /// The one person with this address, if it is confirmed.
    pub(crate) async fn person_by_mail(&self, mail: &str) -> Stored<Option<PersonRow>> {
        self.person_where("mail = $1 AND confirmed = 1 AND password <> '' ORDER BY made LIMIT 1", mail).await
    }

    async fn person_where(&self, condition: &str, value: &str) -> Stored<Option<PersonRow>> {
        let question = format!("SELECT {PERSON} FROM people WHERE {condition}");
        let row = sqlx::query(&question).bind(value).fetch_optional(&self.read).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    pub(crate) async fn make_admin(&self, person: &str) -> Stored<()> {
        let make = sqlx::query("UPDATE people SET admin = 1 WHERE id = $1");
        self.change(make.bind(person.to_string())).await?;
        Ok(())
    }
}
