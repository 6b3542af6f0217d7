//! L-2, L-3, L-8 – Building an offer, click by click.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::{Action, Clause, Good, Share},
    board::{Board, MOST_CLAUSES, Offer, OfferKind, Pending, Site},
    content::{Card, Content},
    event::Told,
    lexicon::Lexicon,
    set::CardSet,
    state::State,
    view::View,
};

/// The most cards one asks for where hand sizes are secret (O-3).
const ASKED_UNSEEN: u8 = 9;
/// The most GP one term can be.
const MOST_GLORY: u16 = 250;

worded! {
    Lexicon:
    /// L-1, L-2: the offer they build.
    pub struct Draft { seat: Seat } = "draft"
}

impl Decision<State> for Draft {
    const RULE: Rule = Rule("L-2");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let draft = &state.secrets.draft;
        out.push(Action::Scrap);
        out.extend(state.is_complete(draft).then_some(Action::Submit));
        match draft.kind {
            OfferKind::None => {
                out.push(Action::Treaty);
                let among = state.counter_among().unwrap_or(Seats::NONE);
                let allies = state.possible_allies(seat).with(seat);
                out.extend(among.except(allies).is_empty().then_some(Action::Alliance));
            }
            OfferKind::Treaty => state.offer_clauses(seat, draft, out),
            OfferKind::Alliance => state.offer_terms(draft, out),
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            // L-1: it costs nothing, and nobody hears of it.
            Action::Scrap => {
                state.flow.pop();
                state.secrets.draft = Offer::NONE;
                state.board.offer = Offer::NONE;
            }
            Action::Submit => {
                state.flow.pop();
                state.submit(cx);
            }
            _ => state.draft(action),
        }
    }

    fn why_not(self, state: &State, _: Seat, action: Action) -> Illegal {
        state.refused_draft(action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-draft")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        let draft = &state.secrets.draft;
        let theirs = draft.proposer == self.seat && draft.parties.has(self.seat);
        expect(theirs, "a draft of who builds it")?;
        state.in_talks()
    }
}

impl State {
    fn is_complete(&self, draft: &Offer) -> bool {
        let among = self.counter_among().is_none_or(|among| among == draft.parties);
        let built = match draft.kind {
            OfferKind::None => false,
            OfferKind::Treaty => {
                let named = |clause: &Clause| clause.from == draft.proposer || clause.to == draft.proposer;
                draft.pending == Pending::Nothing && draft.clauses().iter().any(named)
            }
            OfferKind::Alliance => draft.parties.len() > 1 && self.due_term(draft).is_none(),
        };
        among && built
    }

    fn offer_clauses(&self, seat: Seat, draft: &Offer, out: &mut Vec<Action>) {
        match draft.pending {
            Pending::Nothing if usize::from(draft.count) < MOST_CLAUSES => {
                let among = self.counter_among().unwrap_or(self.partners_in_talk(seat).with(seat));
                for from in among.iter() {
                    let takers = among.without(from).iter().filter(|&to| self.has_goods(draft, from, to));
                    out.extend(takers.map(|to| Action::Between(from, to)));
                }
            }
            Pending::Nothing => {}
            Pending::Between(from, to) => {
                let offered = Good::ALL.into_iter().filter(|&good| self.most_of(draft, from, to, good) > 0);
                out.extend(offered.map(Action::Good));
            }
            Pending::Kind(from, _, good) => self.offer_what(draft, from, good, out),
        }
    }

    fn has_goods(&self, draft: &Offer, from: Seat, to: Seat) -> bool {
        Good::ALL.into_iter().any(|good| self.most_of(draft, from, to, good) > 0)
    }

    fn offer_what(&self, draft: &Offer, from: Seat, good: Good, out: &mut Vec<Action>) {
        match good {
            Good::Card => out.extend(self.nameable(draft, from).iter().map(Action::Choose)),
            Good::Object => out.extend(self.givable_objects(draft, from).iter().map(Action::Choose)),
            Good::ShowPlaced => {
                let Pending::Kind(_, to, _) = draft.pending else { return };
                let spots = self.placed(draft, from, to);
                out.extend(spots.map(|(site, slot)| Action::Spot(site, slot)));
            }
            _ => {
                let Pending::Kind(_, to, _) = draft.pending else { return };
                out.extend((1..=self.most_of(draft, from, to, good)).map(Action::Amount));
            }
        }
    }

    /// L-2: one's own cards, and those of another that one was shown.
    fn nameable(&self, draft: &Offer, from: Seat) -> CardSet {
        let named = draft.clauses().iter().filter(|clause| clause.good == Good::Card);
        let known = if from == draft.proposer {
            self.hand(from)
        } else {
            self.secrets.shown[draft.proposer.index()][from.index()]
        };
        known.except(named.map(|clause| Card(clause.what)).collect())
    }

    /// The challenges one placed that lie face down and are not promised to be shown to this player already.
    fn placed<'a>(&'a self, draft: &'a Offer, from: Seat, to: Seat) -> impl Iterator<Item = (Site, u8)> + 'a {
        self.board.on_table.iter().flat_map(move |site| {
            let challenges = self.board.row(site).challenges().iter().enumerate();
            let theirs = challenges.filter(move |(_, lying)| lying.placer == from && lying.face.is_none());
            theirs.map(move |(slot, _)| (site, slot as u8)).filter(move |&(site, slot)| {
                let what = Clause::at(site, slot);
                !draft.clauses().contains(&Clause { from, to, good: Good::ShowPlaced, what })
            })
        })
    }

    fn givable_objects(&self, draft: &Offer, from: Seat) -> CardSet {
        let named = draft.clauses().iter().filter(|clause| clause.good == Good::Object);
        self.board.objects[from.index()].except(named.map(|clause| Card(clause.what)).collect())
    }

    /// L-2: how much of a good can still be asked of a player, by what the proposer knows; 0 if none.
    fn most_of(&self, draft: &Offer, from: Seat, to: Seat, good: Good) -> u8 {
        let own = from == draft.proposer;
        let unseen = self.board.options.nothing_to_lose && !own;
        let hand = |seat: Seat| u16::from(if unseen { ASKED_UNSEEN } else { self.hand(seat).len() });
        let promised = |of: fn(Good) -> bool| draft.promised(from, of);
        let free_cards = || hand(from).saturating_sub(promised(Good::is_of_hand));
        let named = || free_cards().min(self.nameable(draft, from).len().into());
        let hidden = u16::from(self.secrets.objects[from.index()].len());
        let of_hidden = |good| matches!(good, Good::HiddenObjects | Good::ShowObjects);
        let most = match good {
            Good::Glory => {
                let spare = self.board.gp(from).saturating_sub(1).min(MOST_GLORY);
                spare.saturating_sub(promised(|good| good == Good::Glory))
            }
            Good::Card => named(),
            Good::Object => u16::from(self.givable_objects(draft, from).len()),
            Good::HiddenObjects | Good::ShowObjects => hidden.saturating_sub(promised(of_hidden)),
            Good::ShowPlaced => u16::from(self.placed(draft, from, to).next().is_some()),
            // Of their own cards they say which ones they give.
            _ if own && good != Good::ShowChosen => 0,
            _ => free_cards(),
        };
        most.min(250) as u8
    }

    // ------------------------------------------------------------ L-8

    fn due_term(&self, draft: &Offer) -> Option<Term> {
        due_term(&self.board, self.cards, draft)
    }

    fn offer_terms(&self, draft: &Offer, out: &mut Vec<Action>) {
        let among = self.counter_among().unwrap_or(Seats::first_n(4));
        let last = draft.partners().iter().last();
        if draft.settled == 0 {
            let possible = self.possible_allies(draft.proposer).and(among).except(draft.parties);
            let next = possible.iter().filter(|&seat| last.is_none_or(|last| seat > last));
            out.extend(next.map(Action::Invite));
        }
        let joined = self.board.alliances.iter().all(|alliance| {
            alliance.members.and(draft.parties).is_empty()
                || alliance.members.except(draft.parties).is_empty()
        });
        if draft.parties.len() < 2 || !joined || (self.counter_among().is_some() && draft.parties != among) {
            return;
        }
        match self.due_term(draft) {
            Some(Term::Share(share, _)) => {
                let given: u8 = draft.terms.tenths[share as usize].iter().sum();
                out.extend((0..=10 - given).map(Action::Share));
            }
            Some(Term::Object(_) | Term::Effect) => {
                out.push(Action::Heir(None));
                out.extend(draft.parties.iter().map(|seat| Action::Heir(Some(seat))));
            }
            None => {}
        }
    }

    fn draft(&mut self, action: Action) {
        let due = self.due_term(&self.secrets.draft);
        let draft = &mut self.secrets.draft;
        match action {
            Action::Treaty => draft.kind = OfferKind::Treaty,
            Action::Alliance => draft.kind = OfferKind::Alliance,
            Action::Invite(other) => draft.parties = draft.parties.with(other),
            Action::Share(tenths) => settle_share(draft, due, tenths),
            Action::Heir(heir) => settle_heir(draft, due, heir),
            Action::Between(from, to) => draft.pending = Pending::Between(from, to),
            Action::Good(good) => {
                if let Pending::Between(from, to) = draft.pending {
                    draft.pending = Pending::Kind(from, to, good);
                }
            }
            Action::Amount(amount) => add_clause(draft, amount),
            Action::Choose(card) => add_clause(draft, card.0),
            Action::Spot(site, slot) => add_clause(draft, Clause::at(site, slot)),
            _ => {}
        }
    }

    fn refused_draft(&self, action: Action) -> Illegal {
        let draft = &self.secrets.draft;
        let giver = match draft.pending {
            Pending::Between(from, _) | Pending::Kind(from, _, _) => from,
            Pending::Nothing => draft.proposer,
        };
        match action {
            Action::Choose(_) | Action::Good(Good::Card) if giver != draft.proposer => {
                Rule("L-2").forbids("cg-refused-name-only-own")
            }
            Action::Amount(_) => Rule("L-2").forbids("cg-refused-too-much"),
            Action::Good(_) | Action::Between(..) | Action::Choose(_) | Action::Spot(..) => {
                Rule("L-2").forbids("cg-refused-not-tradable")
            }
            Action::Invite(_) => Rule("L-3").forbids("cg-refused-invite"),
            Action::Share(_) | Action::Heir(_) => Rule("L-8").forbids("cg-refused-terms"),
            Action::Submit => Rule("L-1").forbids("cg-refused-incomplete"),
            _ => Rule("L-1").forbids("cg-refused-talk"),
        }
    }
}

/// A term of an alliance (L-8).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Term {
    Share(Share, Seat),
    Object(u8),
    Effect,
}

fn settle_share(draft: &mut Offer, due: Option<Term>, tenths: u8) {
    let Some(Term::Share(share, member)) = due else { return };
    let row = &mut draft.terms.tenths[share as usize];
    row[member.index()] = tenths;
    draft.settled += 1;
    if draft.settled.is_multiple_of(draft.parties.len() - 1)
        && let Some(last) = draft.parties.iter().last()
    {
        row[last.index()] = 0;
        row[last.index()] = 10 - row.iter().sum::<u8>();
    }
}

fn settle_heir(draft: &mut Offer, due: Option<Term>, heir: Option<Seat>) {
    match due {
        Some(Term::Object(at)) => draft.terms.objects[usize::from(at)] = heir,
        Some(Term::Effect) => draft.terms.effect = heir,
        _ => return,
    }
    draft.settled += 1;
}

fn add_clause(draft: &mut Offer, what: u8) {
    let Pending::Kind(from, to, good) = draft.pending else { return };
    draft.add(Clause { from, to, good, what });
    draft.pending = Pending::Nothing;
    draft.parties = draft.parties.with(from).with(to);
}

/// The next term of an alliance to settle: a member's share, or the heir of an object or of the effect.
pub(crate) fn due_term(board: &Board, cards: &Content, draft: &Offer) -> Option<Term> {
    let site = board.place(draft.proposer).site().filter(|_| draft.kind == OfferKind::Alliance)?;
    let loot = cards.adventure(site.card());
    // The last member's share is what is left.
    let shared = draft.parties.len().saturating_sub(1);
    if shared == 0 {
        return None;
    }
    let at = draft.settled;
    if at < 3 * shared {
        let member = draft.parties.iter().nth(usize::from(at % shared))?;
        return Some(Term::Share(Share::ALL[usize::from(at / shared)], member));
    }
    let at = at - 3 * shared;
    if at < loot.objects {
        return Some(Term::Object(at));
    }
    (at == loot.objects && loot.effect.is_some()).then_some(Term::Effect)
}
