//! A position, and the primitives that change it: atomic, and never asking anybody anything.

use table::{Alone, Private, Seat, Seats};

use crate::{
    board::{Alliance, Board, Lying, Place, Site, Sites},
    cards::op::Boon,
    content::{Ability, Card, Content},
    event::{Ending, Event, Told},
    flow::Stack,
    score::Source,
    secrets::Secrets,
    set::CardSet,
};

/// Plain data: cloned, hashed, stored and searched as it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) cards: &'static Content,
    pub(crate) board: Board,
    pub(crate) secrets: Secrets,
    pub(crate) flow: Stack,
}

const _: () = assert!(size_of::<State>() <= 2688);

impl State {
    /// What lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn flow(&self) -> &Stack {
        &self.flow
    }

    pub fn content(&self) -> &'static Content {
        self.cards
    }

    /// What a player holds.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.secrets.hands[seat.index()]
    }

    /// How many magic objects a player has face down.
    pub fn hidden_objects(&self, seat: Seat) -> u8 {
        self.secrets.objects[seat.index()].len()
    }

    /// The card laid at this place in the contest, face down or up.
    pub fn laid(&self, at: u8) -> Card {
        self.secrets.laid[usize::from(at)]
    }

    /// P-6, O-3: hand sizes are open unless cheating is allowed. A player who might hold a card counts as holding one.
    pub(crate) fn may_hold_cards(&self, seat: Seat) -> bool {
        self.board.options.nothing_to_lose || !self.hand(seat).is_empty()
    }

    pub(crate) fn others(&self, seat: Seat) -> Seats {
        self.board.alive.without(seat)
    }

    pub(crate) fn ability(&self, seat: Seat) -> Ability {
        self.cards.heroes[usize::from(self.board.heroes[seat.index()])].ability
    }

    /// H-11: their hero has this ability and has not spent it.
    pub(crate) fn can(&self, seat: Seat, ability: Ability) -> bool {
        self.ability(seat) == ability && !self.board.spent.has(seat)
    }

    pub(crate) fn spend(&mut self, seat: Seat) {
        self.board.spent = self.board.spent.with(seat);
    }

    /// A player's face-up objects and outstanding adventures.
    pub(crate) fn open_cards(&self, seat: Seat) -> CardSet {
        let outstanding = self.board.completed[seat.index()].and(self.board.outstanding);
        self.board.objects[seat.index()].or(Site::cards(outstanding))
    }

    /// What a player's open cards do for them.
    pub fn boons(&self, seat: Seat) -> impl Iterator<Item = &'static Boon> {
        let cards = self.cards;
        self.open_cards(seat)
            .iter()
            .flat_map(move |card| cards.effect(card).map_or(&[][..], |effect| effect.boons()))
    }

    pub(crate) fn has_boon(&self, seat: Seat, boon: Boon) -> bool {
        self.boons(seat).any(|&its| its == boon)
    }

    // ------------------------------------------------------------ glory

    pub(crate) fn gain(&mut self, seat: Seat, amount: u16, source: Source, cx: Told<'_, '_>) {
        if amount > 0 {
            self.board.add_glory(seat, amount, source);
            cx.tell(Event::Glory { seat, change: amount as i16, source });
        }
    }

    /// Pays all of it; the last GP too, if it comes to that.
    pub(crate) fn pay(&mut self, from: Seat, to: Seat, amount: u16, source: Source, cx: Told<'_, '_>) {
        if amount > 0 {
            self.board.take_glory(from, amount, source);
            self.board.add_glory(to, amount, source);
            cx.tell(Event::Paid { from, to, amount, source });
        }
    }

    /// V-5: pays down to 1 GP.
    pub(crate) fn pay_down_to_one(
        &mut self,
        from: Seat,
        to: Seat,
        amount: u16,
        source: Source,
        cx: Told<'_, '_>,
    ) {
        let amount = amount.min(self.board.gp(from).saturating_sub(1));
        self.pay(from, to, amount, source, cx);
    }

    pub(crate) fn pay_bank(&mut self, seat: Seat, amount: u16, source: Source, cx: Told<'_, '_>) {
        if amount > 0 {
            self.board.take_glory(seat, amount, source);
            cx.tell(Event::Glory { seat, change: -(amount as i16), source });
        }
    }

    // ------------------------------------------------------------ challenges

    /// The challenge at this place of a row, face down or up.
    pub fn challenge_at(&self, site: Site, slot: u8) -> Card {
        self.secrets.rows[site.index()][usize::from(slot)]
    }

    /// S-4, C-4
    pub(crate) fn place_challenge(&mut self, seat: Seat, site: Site, card: Card, cx: Told<'_, '_>) {
        let seen_by = self.board.alive.iter().filter(|&other| self.foresees(other, site)).collect::<Seats>();
        self.tell(Event::Placed { seat, site, card: Private::to(seen_by.with(seat), card) }, cx);
        let row = &mut self.board.rows[site.index()];
        self.secrets.rows[site.index()][usize::from(row.len())] = card;
        row.push(Lying { placer: seat, face: None });
        row.ever += 1;
    }

    /// Takes a challenge off its adventure.
    pub(crate) fn lift_challenge(&mut self, site: Site, slot: u8) -> Card {
        let hidden = &mut self.secrets.rows[site.index()];
        let card = hidden[usize::from(slot)];
        hidden.copy_within(usize::from(slot) + 1.., usize::from(slot));
        let row = &mut self.board.rows[site.index()];
        row.remove(slot);
        hidden[usize::from(row.len())] = Card(0);
        card
    }

    /// C-5: whether there is room for one more.
    pub(crate) fn has_room(&self, site: Site) -> bool {
        let row = self.board.row(site);
        let difficulty = self.cards.adventure(site.card()).difficulty;
        let counted = if self.board.options.cap_ever { row.ever.max(row.len()) } else { row.len() };
        counted < difficulty
    }

    // ------------------------------------------------------------ heroes

    /// A-6, L-7: what leaving an adventure brings with it.
    pub(crate) fn depart(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.board.discard = self.board.discard.or(self.board.allies[seat.index()].take());
        self.end_alliance(seat, cx);
    }

    /// L-7
    pub(crate) fn end_alliance(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let theirs = self.board.alliances.iter_mut().find(|alliance| alliance.members.has(seat));
        if let Some(alliance) = theirs {
            cx.tell(Event::AllianceEnded { members: alliance.members });
            *alliance = Alliance::NONE;
        }
    }

    pub(crate) fn travel(&mut self, seat: Seat, site: Site, cx: Told<'_, '_>) {
        self.depart(seat, cx);
        self.board.places[seat.index()] = Place::At(site);
        self.board.fresh = self.board.fresh.without(seat);
        self.foresee(seat, cx);
    }

    /// H-5: tells a player what they now see where their hero stands.
    pub(crate) fn foresee(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(site) = self.board.place(seat).site() else { return };
        if !self.foresees(seat, site) {
            return;
        }
        let row = *self.board.row(site);
        for (slot, lying) in row.challenges().iter().enumerate() {
            if lying.face.is_none() && lying.placer != seat {
                let slot = slot as u8;
                cx.seal();
                let card = self.challenge_at(site, slot);
                self.tell(Event::Foresaw { seat: Alone(seat), site, slot, card }, cx);
            }
        }
    }

    ///
    pub(crate) fn expel(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(from) = self.board.place(seat).site() else { return };
        self.depart(seat, cx);
        self.board.places[seat.index()] = Place::Expelled { from, waited: false };
        cx.tell(Event::Expelled { seat, hero: self.board.heroes[seat.index()], site: from });
    }

    /// A-2, P-7: the adventures a hero may stand on, `except` one.
    pub(crate) fn open_sites(&self, seat: Seat, except: Option<Site>) -> Sites {
        let open = |&site: &Site| Some(site) != except && !self.board.row(site).has_of(seat);
        self.board.on_table.iter().filter(open).collect()
    }

    /// takes an adventure off the table; its challenges are discarded, its heroes between adventures.
    /// Those who completed it wait for the next hero phase; the others may move in a turn still to come.
    pub(crate) fn clear_site(&mut self, site: Site, completed_by: Seats, cx: Told<'_, '_>) {
        while !self.board.row(site).is_empty() {
            let placer = self.board.row(site).challenges()[0].placer;
            let card = self.lift_challenge(site, 0);
            self.board.discard.insert(card);
            cx.seal();
            self.tell(Event::Banished { seat: placer, site, card }, cx);
        }
        for seat in self.board.heroes_at(site).iter() {
            self.depart(seat, cx);
            self.board.places[seat.index()] = Place::Between;
            if completed_by.has(seat) {
                self.board.fresh = self.board.fresh.with(seat);
            }
        }
        self.board.on_table.remove(site);
        self.board.rows[site.index()].ever = 0;
    }

    /// C-3, S-2: an adventure comes into play before `seat`.
    pub(crate) fn open_site(&mut self, seat: Seat, card: Card) {
        let site = Site::of(card);
        self.board.on_table.insert(site);
        self.board.rows[site.index()].owner = Some(seat);
    }

    /// Moves an object from one table to another; it stays as it lies.
    pub(crate) fn take_object(&mut self, from: Seat, to: Seat, card: Card, cx: Told<'_, '_>) {
        if self.board.objects[from.index()].has(card) {
            self.board.objects[from.index()].remove(card);
            self.board.objects[to.index()].insert(card);
            cx.tell(Event::ObjectTaken { from, to, card: Private::open(card) });
        } else {
            self.secrets.objects[from.index()].remove(card);
            self.secrets.objects[to.index()].insert(card);
            cx.seal();
            cx.tell(Event::ObjectTaken { from, to, card: Private::between(from, to, card) });
        }
        self.foresee(to, cx);
    }

    pub(crate) fn take_card(&mut self, from: Seat, to: Seat, card: Card, cx: Told<'_, '_>) {
        self.secrets.hands[from.index()].remove(card);
        self.secrets.hands[to.index()].insert(card);
        cx.seal();
        self.tell(Event::CardTaken { from, to, card: Private::between(from, to, card) }, cx);
    }

    // ------------------------------------------------------------ endings

    /// The game is over; how it stands says who won.
    pub(crate) fn finish(&mut self, by: Ending, cx: Told<'_, '_>) {
        self.flow = Stack::EMPTY;
        for seat in Seats::first_n(self.board.seats).iter() {
            let (scored, glory) = (self.board.scored[seat.index()], self.board.gp(seat));
            cx.tell(Event::Count { seat, scored, glory });
        }
        let most = self.board.alive.iter().map(|seat| self.board.gp(seat)).max();
        let leaders = self.board.alive.iter().filter(|&seat| Some(self.board.gp(seat)) == most);
        if leaders.clone().count() > 1 {
            for seat in leaders {
                cx.tell(Event::GloryTied { seat, completed: self.board.tally[seat.index()] });
            }
        }
        cx.tell(Event::Over { winners: self.ranking().winners(), by });
    }

    pub(crate) fn adventures_completed(&self) -> Sites {
        self.board.completed.iter().fold(self.board.set_aside, |all, &its| all.or(its))
    }
}
