//! People.

use sqlx::any::AnyRow;

use super::{Sealed, Store, StoreError, Stored, flag, text};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PersonRow {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Empty for a guest.
    pub(crate) password: Sealed,
    pub(crate) mail: Sealed,
    pub(crate) admin: bool,
}

pub(super) fn person(row: &AnyRow) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow {
        id: text(row, "id")?,
        name: text(row, "name")?,
        password: text(row, "password")?.into(),
        mail: text(row, "mail")?.into(),
        admin: flag(row, "admin")?,
    })
}

/// Two names that differ only in capitals are the same.
pub(crate) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    pub(crate) async fn add_guest(&self, id: &str, name: &str) -> Stored<()> {
        let add =
            sqlx::query("INSERT INTO people (id, name, name_key, made) SELECT $1, $2, $3, now FROM clock")
                .bind(id.to_string())
                .bind(name.to_string())
                // A guest's name is not his own: any number may share it.
                .bind(format!("#{id}"));
        self.change(add).await?;
        Ok(())
    }

    pub(crate) async fn rename_guest(&self, id: &str, name: &str) -> Stored<()> {
        let rename = sqlx::query("UPDATE people SET name = $2 WHERE id = $1 AND password = ''");
        self.change(rename.bind(id.to_string()).bind(name.to_string())).await?;
        Ok(())
    }

    /// Makes a guest a person of his own name.
    pub(crate) async fn claim(&self, id: &str, name: &str, password: &str, mail: &str) -> Stored<()> {
        let claim = sqlx::query(
            "UPDATE people SET name = $2, name_key = $3, password = $4, mail = $5
             WHERE id = $1 AND password = '' AND NOT EXISTS (SELECT 1 FROM people WHERE name_key = $3)",
        )
        .bind(id.to_string())
        .bind(name.to_string())
        .bind(name_key(name))
        .bind(password.to_string())
        .bind(mail.to_string());
        match self.change(claim).await {
            Ok(0) => Err(StoreError::Taken),
            Ok(_) => Ok(()),
            Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {
                Err(StoreError::Taken)
            }
            Err(error) => Err(error),
        }
    }

    pub(crate) async fn person_by_name(&self, name: &str) -> Stored<Option<PersonRow>> {
        let row = sqlx::query("SELECT id, name, password, mail, admin FROM people WHERE name_key = $1")
            .bind(name_key(name))
            .fetch_optional(&self.read)
            .await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    pub(crate) async fn make_admin(&self, person: &str) -> Stored<()> {
        let make = sqlx::query("UPDATE people SET admin = 1 WHERE id = $1");
        self.change(make.bind(person.to_string())).await?;
        Ok(())
    }
}
