//! How it is told: keys and typed arguments. Everything reads a view, so that no story says more than its hearer
//! may know.

mod describe;
mod narrate;
mod offer;

use alloc::vec::Vec;

use table::{Phrase, Seat, Seats, Seen, Story};

use crate::{
    action::Action,
    board::{Figure, Site},
    content::Card,
    event::Event,
    flow::Question,
    set::CardSet,
    state::State,
    view::View,
};

impl Story for State {
    fn ask(view: &View) -> Phrase {
        let Some((seat, question)) = view.asked() else { return Phrase::new("cg-over") };
        if view.eye != table::Eye::Seat(seat) {
            return Phrase::new("cg-waiting").with("seat", seat);
        }
        ask(view, question)
    }

    fn offer(view: &View, action: Action) -> Phrase {
        offer::offer(view, action)
    }

    fn narrate(view: &View, glimpse: &Event<Seen<Card>>) -> Phrase {
        narrate::narrate(view, glimpse)
    }

    fn describe(view: &View) -> Vec<Phrase> {
        describe::describe(view)
    }
}

fn ask(view: &View, question: Question) -> Phrase {
    let contest = &view.board.contest;
    let bids = |phrase: Phrase| phrase.with("mine", contest.bids[0]).with("theirs", contest.bids[1]);
    let opposed = if contest.duel { view.hero(contest.sides[1]) } else { view.name(contest.card) };
    let against = |phrase: Phrase| phrase.with("against", opposed);
    match question {
        Question::Swap => Phrase::new("cg-ask-swap"),
        Question::AnswerSwap(from) => {
            Phrase::new("cg-ask-answer-swap").with("seat", from).with("hero", view.hero(from))
        }
        Question::FirstChallenge => Phrase::new("cg-ask-first-challenge")
            .with("card", view.drawn.and_then(Seen::known).map_or("cg-unknown-card", |card| view.name(card))),
        Question::Enter => Phrase::new("cg-ask-enter"),
        Question::Play => Phrase::new("cg-ask-play"),
        Question::Deed => Phrase::new("cg-ask-deed"),
        Question::Honour => Phrase::new("cg-ask-honour"),
        Question::Swift => Phrase::new("cg-ask-swift"),
        Question::Bid => bids(against(Phrase::new("cg-ask-bid"))),
        Question::Name => against(Phrase::new("cg-ask-name")),
        Question::Lay => Phrase::new("cg-ask-lay").with("count", contest.count),
        Question::Rage => Phrase::new("cg-ask-rage"),
        Question::BreakSettlement => Phrase::new("cg-ask-break-settlement"),
        Question::BreakLoot => Phrase::new("cg-ask-break-loot"),
        Question::BreakTreaty => Phrase::new("cg-ask-break-treaty"),
        Question::Stop => Phrase::new("cg-ask-stop").with("heroes", view.heroes_of(view.board.offer.parties)),
        Question::Talk => Phrase::new("cg-ask-talk"),
        Question::Draft => Phrase::new("cg-ask-draft"),
        Question::Answer => Phrase::new("cg-ask-answer").with("seat", view.board.offer.proposer),
        Question::Pick(_) => Phrase::new("cg-ask-pick"),
        Question::Choice => Phrase::new("cg-ask-choice").with("card", view.source()),
        Question::Draw => Phrase::new("cg-ask-draw"),
        Question::Accuse => Phrase::new("cg-ask-accuse"),
    }
}

impl View {
    fn name(&self, card: Card) -> &'static str {
        self.cards.key(card)
    }

    fn site(&self, site: Site) -> &'static str {
        self.name(site.card())
    }

    fn hero(&self, seat: Seat) -> &'static str {
        self.cards.heroes[usize::from(self.board.heroes[seat.index()])].key
    }

    fn names(&self, cards: CardSet) -> Vec<&'static str> {
        cards.iter().map(|card| self.name(card)).collect()
    }

    fn heroes_of(&self, seats: Seats) -> Vec<&'static str> {
        seats.iter().map(|seat| self.hero(seat)).collect()
    }

    fn figure(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Hero(seat) => self.hero(seat),
            Figure::Ally(card) => self.name(card),
        }
    }

    /// What lies at a place of a row, as far as it is seen.
    fn lying(&self, site: Site, slot: u8) -> &'static str {
        match self.rows[site.index()].get(usize::from(slot)) {
            Some(Seen::Known(card)) => self.name(*card),
            _ => "cg-unknown-card",
        }
    }

    /// The card whose effect is being carried out.
    fn source(&self) -> &'static str {
        match self.flow.asking() {
            Some(crate::flow::Frame::Effect { card, .. }) => self.name(card),
            _ => "cg-unknown-card",
        }
    }
}
