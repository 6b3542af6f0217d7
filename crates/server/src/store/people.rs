//! People.

use sqlx::any::AnyRow;

use super::{Sealed, Store, StoreError, Stored, flag, text};
use crate::naming;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PersonRow {
    pub(crate) id: String,
    pub(crate) name: String,
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
        password: text(row, "password")?.into(),
        mail: text(row, "mail")?.into(),
        confirmed: flag(row, "confirmed")?,
        admin: flag(row, "admin")?,
    })
}

pub(super) const PERSON: &str = "people.id AS id, name, password, mail, confirmed, admin";

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
            "UPDATE people SET name_key = $1, name_look = $2, name = $4 WHERE id = $3 AND password = ''
             AND NOT EXISTS (SELECT 1 FROM people AS named WHERE named.password <> ''
             AND (named.name_key IN ($1, $2) OR named.name_look IN ($1, $2)))",
        )
        .bind(naming::key(name))
        .bind(naming::look(name))
        .bind(id.to_string())
        .bind(name.to_string());
        let tables = sqlx::query(
            "UPDATE tables SET arranged = arranged + 1 WHERE id IN (SELECT table_id FROM seats WHERE person = $1)",
        );
        let renamed = self.change_after(rename, vec![tables.bind(id.to_string())]).await?;
        if renamed { Ok(()) } else { Err(StoreError::Taken) }
    }

    /// Makes a guest a person of a name that nobody else has. Other guests who bear it are called as if they had never
    /// said one; who they are.
    pub(crate) async fn claim(
        &self,
        id: &str,
        name: &str,
        password: &str,
        mail: &str,
    ) -> Stored<Vec<String>> {
        let (key, look) = (naming::key(name), naming::look(name));
        let claim = sqlx::query(
            "UPDATE people SET name_key = $1, name_look = $2, name = $4, password = $5, mail = $6
             WHERE id = $3 AND password = '' AND NOT EXISTS (SELECT 1 FROM people AS named
             WHERE named.password <> '' AND (named.name_key IN ($1, $2) OR named.name_look IN ($1, $2)))",
        )
        .bind(key.clone())
        .bind(look.clone())
        .bind(id.to_string())
        .bind(name.to_string())
        .bind(password.to_string())
        .bind(mail.to_string());
        let alike = sqlx::query(
            "SELECT id FROM people WHERE password = '' AND id <> $3
             AND (name_key IN ($1, $2) OR name_look IN ($1, $2))",
        )
        .bind(&key)
        .bind(&look)
        .bind(id);
        let rows = alike.fetch_all(&self.read).await?;
        let others = rows.iter().map(|row| text(row, "id")).collect::<Result<Vec<_>, _>>()?;
        let tables = sqlx::query(
            "UPDATE tables SET arranged = arranged + 1 WHERE id IN (SELECT table_id FROM seats WHERE person IN
             (SELECT id FROM people WHERE name_key IN ($1, $2) OR name_look IN ($1, $2)))",
        )
        .bind(key.clone())
        .bind(look.clone());
        let nameless = sqlx::query(
            "UPDATE people SET name = $3 || substr(id, 1, 4), name_key = '', name_look = ''
             WHERE password = '' AND (name_key IN ($1, $2) OR name_look IN ($1, $2))",
        )
        .bind(key.clone())
        .bind(look.clone())
        .bind(naming::GUEST);
        match self.change_after(claim, vec![tables, nameless]).await {
            Ok(true) => Ok(others),
            Ok(false) => Err(StoreError::Taken),
            Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {
                Err(StoreError::Taken)
            }
            Err(error) => Err(error),
        }
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
