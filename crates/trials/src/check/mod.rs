//! Whether the log explains everything that people were told and shown.

mod commands;
mod index;
mod rights;
mod talk;
mod views;

#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, fmt, time::Duration};

use server::{Looker, Retold};

use crate::{
    history::Event,
    truth::{Truth, Wanted},
};
use index::{Index, TableIndex};

/// What cannot be explained.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Acknowledged, and not stored.
    Lost,
    /// Stored more than once.
    Twice,
    /// Stored, and nobody asked for it.
    Unasked,
    /// Answered twice, never, out of order, or with something that is not so.
    Answer,
    /// Stored in another order than it happened in.
    Order,
    /// Shown something that the rules do not give this looker.
    Untrue,
    /// A version or a line that was skipped, repeated, or never came.
    Gap,
    /// Shown to somebody, or done by somebody, who does not sit there.
    NotTheirs,
    /// A private table that somebody else saw, or spoke at.
    Private,
    /// A log-in that was ended and lives on.
    Ended,
    /// A game that cannot be played again, or a database that says it is damaged.
    Damaged,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub kind: Kind,
    pub table: String,
    /// The place in the history, where there is one.
    pub event: Option<usize>,
    pub text: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { kind, table, event, text } = self;
        match event {
            Some(event) => write!(f, "{kind:?} (table {table}, event {event}): {text}"),
            None => write!(f, "{kind:?} (table {table}): {text}"),
        }
    }
}

/// How much was compared.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Compared {
    pub tables: usize,
    pub entries: usize,
    pub commands: usize,
    pub acknowledged: usize,
    /// Sent, and never answered.
    pub unanswered: usize,
    /// Answered `unknown`.
    pub unknown: usize,
    pub sockets: usize,
    pub views: usize,
    pub lines: usize,
}

/// What the checker found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Verdict {
    pub findings: Vec<Finding>,
    pub compared: Compared,
}

impl Verdict {
    pub fn found(&self, kind: Kind) -> bool {
        self.findings.iter().any(|finding| finding.kind == kind)
    }
}

/// As many findings of a kind as are written out.
const TOLD: usize = 5;

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut kinds: BTreeMap<Kind, Vec<&Finding>> = BTreeMap::new();
        for finding in &self.findings {
            kinds.entry(finding.kind).or_default().push(finding);
        }
        for findings in kinds.values() {
            for finding in findings.iter().take(TOLD) {
                writeln!(f, "{finding}")?;
            }
            if findings.len() > TOLD {
                writeln!(f, "… and {} more of this kind", findings.len() - TOLD)?;
            }
        }
        let Compared { tables, entries, commands, acknowledged, unanswered, unknown, sockets, views, lines } =
            self.compared;
        writeln!(
            f,
            "{tables} tables, {entries} entries; {commands} commands, {acknowledged} acknowledged, \
             {unanswered} not answered, {unknown} answered unknown; {sockets} sockets, {views} views and \
             {lines} lines compared; {} findings",
            self.findings.len()
        )
    }
}

/// Compares a history with the tables that are stored, one by one.
#[derive(Debug)]
pub struct Checker<'a> {
    index: Index<'a>,
    /// An ended log-in's sockets are closed within this time.
    bound: Duration,
    verdict: Verdict,
}

impl<'a> Checker<'a> {
    pub fn new(history: &'a [Event], bound: Duration) -> Checker<'a> {
        Checker { index: Index::of(history), bound, verdict: Verdict::default() }
    }

    /// The moments of a table that somebody claims to have been shown.
    pub fn wanted(&self, table: &str) -> Wanted {
        self.index.tables.get(table).map(views::wanted).unwrap_or_default()
    }

    /// A stored table, compared with what people say of it.
    pub fn stored(&mut self, retold: &Retold) {
        let truth = Truth::of(retold, &self.wanted(&retold.id));
        self.compare(&retold.id, &truth);
    }

    /// The same for a truth that is at hand.
    pub fn compare(&mut self, id: &str, truth: &Truth) {
        self.verdict.compared.tables += 1;
        self.verdict.compared.entries += truth.entries.len();
        let Some(table) = self.index.tables.get_mut(id) else { return };
        table.stored = true;
        let table = &*table;
        let mut case = Case {
            id,
            table,
            truth,
            ended: &self.index.ended,
            bound: self.bound,
            verdict: &mut self.verdict,
        };
        if let Some(why) = &truth.unfit {
            case.find(Kind::Damaged, None, why.clone());
        }
        commands::check(&mut case);
        views::check(&mut case);
        talk::check(&mut case);
        rights::check(&mut case);
    }

    /// What was found, once every stored table was compared.
    pub fn verdict(mut self) -> Verdict {
        for (id, table) in self.index.tables.iter().filter(|(_, table)| table.acknowledged && !table.stored) {
            let text = "it was opened and acknowledged, and is not stored".to_string();
            let finding = Finding { kind: Kind::Lost, table: id.clone(), event: Some(table.opened), text };
            self.verdict.findings.push(finding);
        }
        rights::check_logins(&self.index, &mut self.verdict);
        self.verdict
    }
}

/// One table under examination.
struct Case<'a, 'h> {
    id: &'a str,
    table: &'a TableIndex<'h>,
    truth: &'a Truth,
    /// When each ended log-in ended: its event, and the time.
    ended: &'a BTreeMap<u64, (usize, u64)>,
    bound: Duration,
    verdict: &'a mut Verdict,
}

impl Case<'_, '_> {
    fn find(&mut self, kind: Kind, event: Option<usize>, text: String) {
        self.verdict.findings.push(Finding { kind, table: self.id.into(), event, text });
    }
}

/// How a looker is called in a finding.
fn called(looker: Looker) -> String {
    looker.map_or("an onlooker".into(), |seat| format!("seat {seat}"))
}
