//! A position as text: one line a fact; what goes without saying is left out.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Write;

use table::{Seat, Seats, flow::Frame as _};

use crate::{
    board::{Alliance, Contest, Figure, Offer, OfferKind, Outcome, Pending, Place, Site, Sites, Terms},
    content::{Card, OURS},
    lexicon::{ATTRIBUTES, GOODS, KINDS, word_of},
    options::Options,
    score::Source,
    set::CardSet,
    state::State,
};

struct Page<'a> {
    text: String,
    state: &'a State,
}

pub(super) fn set_down(state: &State) -> String {
    let mut page = Page { text: String::new(), state };
    page.agreement();
    page.players();
    page.adventures();
    page.piles();
    page.turn();
    page.contest();
    page.diplomacy();
    page.cheating();
    page.frames();
    page.text
}

fn seats(seats: Seats) -> String {
    let mut text = String::new();
    for seat in seats.iter() {
        _ = write!(text, " {seat}");
    }
    text
}

fn or_dash(seat: Option<Seat>) -> String {
    seat.map_or("-".to_string(), |seat| seat.to_string())
}

impl Page<'_> {
    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn card(&self, card: Card) -> &'static str {
        self.state.cards.word(card)
    }

    fn site(&self, site: Site) -> &'static str {
        self.card(site.card())
    }

    /// `name card card …`, unless there is none.
    fn cards(&mut self, name: &str, cards: CardSet) {
        if !cards.is_empty() {
            self.text.push_str(name);
            for card in cards.iter() {
                self.text.push(' ');
                self.text.push_str(self.state.cards.word(card));
            }
            self.text.push('\n');
        }
    }

    fn sites(&mut self, name: &str, sites: Sites) {
        self.cards(name, Site::cards(sites));
    }

    fn seats(&mut self, name: &str, these: Seats) {
        if !these.is_empty() {
            self.line(&format!("{name}{}", seats(these)));
        }
    }

    fn number(&mut self, name: &str, number: u16, usual: u16) {
        if number != usual {
            self.line(&format!("{name} {number}"));
        }
    }

    fn flag(&mut self, name: &str, on: bool) {
        if on {
            self.line(name);
        }
    }

    fn agreement(&mut self) {
        let State { board, cards, .. } = self.state;
        if **cards != OURS {
            self.line(&format!("content {} {:016x}", cards.name, cards.digest));
        }
        self.line(&format!("seats {}", board.seats));
        for choice in Options::CHOICES {
            let value = board.options.get(choice.name);
            if value != Options::DEFAULT.get(choice.name) {
                self.line(&format!("option {} {value}", choice.name));
            }
        }
        self.number("first", board.first.0.into(), 0);
        self.number("cycle", board.cycle, 1);
    }

    fn players(&mut self) {
        let State { board, secrets, cards, .. } = self.state;
        for at in 0..usize::from(board.seats) {
            let hero = cards.heroes[usize::from(board.heroes[at])].word;
            let place = match board.places[at] {
                Place::At(site) => format!("at {}", self.site(site)),
                Place::Between => "between".into(),
                Place::Expelled { from, waited: false } => format!("expelled {}", self.site(from)),
                Place::Expelled { from, waited: true } => format!("waited {}", self.site(from)),
                Place::Away => "away".into(),
            };
            self.line(&format!("player {at} {hero} {} {place}", board.glory[at]));
        }
        for at in 0..usize::from(board.seats) {
            let mut scored = format!("scored {at}");
            let sources = Source::ALL.into_iter().zip(board.scored[at]);
            for (source, amount) in sources.filter(|(_, amount)| *amount != 0) {
                scored += &format!(" {} {amount}", source.word());
            }
            if board.scored[at].iter().any(|amount| *amount != 0) {
                self.line(&scored);
            }
            self.cards(&format!("hand {at}"), secrets.hands[at]);
            self.cards(&format!("open {at}"), board.objects[at]);
            self.cards(&format!("hidden {at}"), secrets.objects[at]);
            self.cards(&format!("allies {at}"), board.allies[at]);
            self.sites(&format!("completed {at}"), board.completed[at]);
            self.number(&format!("fell {at}"), board.fell[at].into(), 0);
            let usual = board.completed[at].len();
            self.number(&format!("tally {at}"), board.tally[at].into(), usual.into());
        }
        self.seats("spent", board.spent);
        self.seats("dealt", board.dealt);
        self.seats("fresh", board.fresh);
        self.seats("leaving", board.leaving);
        self.seats("left", board.left);
    }

    fn adventures(&mut self) {
        let State { board, secrets, .. } = self.state;
        for site in board.on_table.iter() {
            let row = board.row(site);
            let owner = or_dash(row.owner);
            let ever = if row.ever == row.len() { String::new() } else { format!(" ever {}", row.ever) };
            self.line(&format!("adventure {} {owner}{ever}", self.site(site)));
            for (slot, lying) in row.challenges().iter().enumerate() {
                let card = self.card(secrets.rows[site.index()][slot]);
                let face = if lying.face.is_some() { "up" } else { "down" };
                self.line(&format!("challenge {} {card} {} {face}", self.site(site), lying.placer));
            }
        }
        for at in 0..Site::COUNT {
            let site = Site(at as u8);
            if let (false, Some(owner)) = (board.on_table.has(site), board.row(site).owner) {
                self.line(&format!("patron {} {owner}", self.site(site)));
            }
        }
        self.sites("set-aside", board.set_aside);
        self.sites("outstanding", board.outstanding);
        self.sites("ending", board.ending);
    }

    fn piles(&mut self) {
        let State { board, secrets, .. } = self.state;
        self.cards("discard", board.discard);
        self.cards("object-discard", board.object_discard);
        self.cards("gone", board.gone);
        self.cards("gone-unseen", secrets.gone);
        if let Some(card) = secrets.drawn {
            self.cards("drawn", CardSet::of(card));
        }
    }

    fn turn(&mut self) {
        let board = &self.state.board;
        self.flag("tied", board.tied);
        self.flag("busy", board.busy);
        self.number("idle", board.idle.into(), 0);
        self.flag("acted", board.acted);
        self.flag("triumph", board.triumph);
        self.flag("failed", board.failed);
        if let Some(grab) = board.grab {
            let effect = if grab.effect { "effect" } else { "-" };
            self.line(&format!("grab {} {} {effect}", grab.glory, grab.objects));
        }
    }

    fn contest(&mut self) {
        let contest = &self.state.board.contest;
        if *contest == Contest::NONE {
            return;
        }
        let Contest { site, slot, card, sides, bids, .. } = *contest;
        let kind = if contest.duel { "duel" } else { "challenge" };
        let (site, card) = (self.site(site), self.card(card));
        self.line(&format!("contest {kind} {site} {} {card} {} {}", slot + 1, sides[0], sides[1]));
        self.line(&format!("bids {} {}", bids[0], bids[1]));
        let attribute = contest.attribute.map_or("-", |attribute| word_of(ATTRIBUTES, attribute));
        let figure = match contest.figure {
            Figure::Hero(seat) => format!("hero {seat}"),
            Figure::Ally(card) => format!("ally {}", self.card(card)),
        };
        self.line(&format!("named {attribute} {figure}"));
        match contest.outcome {
            Outcome::Open => {}
            Outcome::Won(side) => self.line(&format!("outcome won {side}")),
            Outcome::Withdrawn(side) => self.line(&format!("outcome withdrawn {side}")),
            Outcome::CalledOff => self.line("outcome called-off"),
            Outcome::Hired => self.line("outcome hired"),
        }
        if let Some((value, against)) = contest.compared {
            self.line(&format!("compared {value} {against}"));
        }
        self.flag("raged", contest.raged);
        self.number("passes", contest.passes.into(), 0);
        for at in 0..contest.count {
            let card = self.card(self.state.secrets.laid[usize::from(at)]);
            let cancelled = if contest.cancelled >> at & 1 == 1 { " cancelled" } else { "" };
            self.line(&format!("laid {card} {} {}{cancelled}", contest.layer(at), contest.lies_on(at)));
        }
        self.flag("revealed", contest.revealed);
        if contest.net != 0 {
            self.line(&format!("net {}", contest.net));
        }
    }

    fn diplomacy(&mut self) {
        let State { board, secrets, .. } = self.state;
        if board.proposals != [0; 4] {
            let [a, b, c, d] = board.proposals;
            self.line(&format!("proposals {a} {b} {c} {d}"));
        }
        self.seats("barred", board.barred);
        for (at, alliance) in board.alliances.iter().enumerate() {
            if *alliance != Alliance::NONE {
                let broken = if alliance.broken { "broken" } else { "kept" };
                let members = seats(alliance.members);
                self.line(&format!("alliance {at} {broken} {}{members}", terms(&alliance.terms)));
            }
        }
        self.offer("offer", &board.offer);
        self.offer("draft", &secrets.draft);
        if board.picked > 0 {
            let picks = secrets.picks[..usize::from(board.picked)].iter();
            let words: Vec<_> = picks.map(|&card| self.card(card)).collect();
            self.line(&format!("picked {}", words.join(" ")));
        }
        if secrets.drafts != [0; 4] {
            let [a, b, c, d] = secrets.drafts;
            self.line(&format!("drafts {a} {b} {c} {d}"));
        }
        for (seat, shown) in secrets.shown.iter().enumerate() {
            for (holder, &cards) in shown.iter().enumerate() {
                self.cards(&format!("shown {seat} {holder}"), cards);
            }
        }
    }

    fn offer(&mut self, name: &str, offer: &Offer) {
        if *offer == Offer::NONE {
            return;
        }
        let kind = word_of(KINDS, offer.kind);
        self.line(&format!("{name} {kind} {}{}", offer.proposer, seats(offer.parties)));
        for clause in offer.clauses() {
            let good = word_of(GOODS, clause.good);
            let (from, to) = (clause.from, clause.to);
            self.line(&format!("{name}-clause {from} {to} {good} {}", clause.what));
        }
        match offer.pending {
            Pending::Nothing => {}
            Pending::Between(from, to) => self.line(&format!("{name}-pending {from} {to}")),
            Pending::Kind(from, to, good) => {
                self.line(&format!("{name}-pending {from} {to} {}", word_of(GOODS, good)));
            }
        }
        if offer.kind == OfferKind::Alliance {
            self.line(&format!("{name}-terms {} {}", offer.settled, terms(&offer.terms)));
        }
    }

    fn cheating(&mut self) {
        let State { board, secrets, .. } = self.state;
        self.seats("accused", board.accused);
        self.seats("convicted", board.convicted);
        self.seats("cheated", secrets.cheated);
        self.seats("cheating", secrets.cheating);
        for at in 0..usize::from(board.seats) {
            let drawing = secrets.drawings[at];
            if let Some(card) = drawing.extra {
                self.line(&format!("extra {at} {}", self.card(card)));
            }
            if let Some((put_back, first)) = drawing.exchange {
                self.line(&format!("exchanged {at} {} {}", self.card(put_back), self.card(first)));
            }
            if secrets.surplus[at] != 0 {
                self.line(&format!("surplus {at} {}", secrets.surplus[at]));
            }
        }
    }

    fn frames(&mut self) {
        if self.state.flow.frames().is_empty() {
            self.line("over");
        }
        let lexicon = self.state.lexicon();
        for frame in self.state.flow.frames() {
            self.text.push_str("frame ");
            frame.put(&lexicon, &mut self.text);
            self.text.push('\n');
        }
    }
}

/// Tenths of loot, gains and losses; heirs of the objects and of the effect.
fn terms(terms: &Terms) -> String {
    let mut text = String::new();
    for tenths in terms.tenths {
        let [a, b, c, d] = tenths;
        _ = write!(text, "{a},{b},{c},{d} ");
    }
    for heir in terms.objects.iter().chain([&terms.effect]) {
        text.push_str(&or_dash(*heir));
    }
    text
}
