//! Who may know what (P-6). A view is the open board and one's own slice of the secrets; it does not remember.

mod promises;
mod suspicion;

use promises::pledged;
use table::{
    Chance, Cx, Eye, Glimpse, MOST_SEATS, Seat, Seats, Seen, Sight,
    flow::{Flow as _, Frame as _},
};

use crate::{
    board::{Board, Contest, MOST_LAID, MOST_PICKS, Offer, ROW, Site},
    content::{Card, Content},
    event::Event,
    flow::{Draft, Frame, Stack, Talk, contest_runs, laid_lie},
    secrets::{Drawing, Secrets},
    set::{self, CardSet},
    state::State,
};

/// How often hands are dealt until everybody can keep what they promised; then cards are exchanged.
const DEALS: u32 = 32;

/// What one looker sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub eye: Eye,
    pub cards: &'static Content,
    pub board: Board,
    pub flow: Stack,
    pub hands: [Seen<CardSet>; MOST_SEATS],
    /// How many cards each holds, as far as it is open; with cheating, as far as anybody can have counted (O-3).
    pub hand_sizes: [i8; MOST_SEATS],
    /// Not known where hand sizes are secret.
    pub pile: Seen<u8>,
    pub object_pile: u8,
    pub objects: [Seen<CardSet>; MOST_SEATS],
    pub hidden_objects: [u8; MOST_SEATS],
    pub rows: [[Seen<Card>; ROW]; Site::COUNT],
    pub drawn: Option<Seen<Card>>,
    pub laid: [Seen<Card>; MOST_LAID],
    /// Challenges that left the game face down.
    pub gone: Seen<CardSet>,
    pub gone_unseen: u8,
    pub draft: Seen<Offer>,
    /// L-1: how many offers they have begun; known to themselves.
    pub drafts: [Seen<u8>; MOST_SEATS],
    /// L-2: what each has picked for the treaty being carried out, in the order of its clauses.
    pub picks: [Seen<Card>; MOST_PICKS],
    /// L-2: what a player was told that others hold: they may ask for it by name. No sheet or story reads it.
    pub shown: [Seen<[CardSet; MOST_SEATS]>; MOST_SEATS],
    pub cheats: [Seen<Cheats>; MOST_SEATS],
}

/// O-3: what a player alone knows of their own cheating.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cheats {
    /// This cycle, and in this phase.
    pub cheated: bool,
    pub cheating: bool,
    pub drawing: Drawing,
    pub surplus: i8,
}

impl View {
    /// The player asked now.
    pub fn asked(&self) -> Option<Seat> {
        self.flow.top().and_then(|frame| frame.asked(&self.board).first())
    }

    /// The contest being fought, or the last one.
    pub fn contest(&self) -> Option<&Contest> {
        Some(&self.board.contest).filter(|&contest| *contest != Contest::NONE)
    }

    /// Whether a contest is being fought.
    pub fn contest_runs(&self) -> bool {
        contest_runs(&self.flow)
    }

    /// Whether hand sizes are secret from this looker.
    fn counts_hidden(&self) -> bool {
        self.board.options.nothing_to_lose && self.eye != Eye::Archive
    }
}

fn each<T>(of: impl Fn(Seat) -> T) -> [T; MOST_SEATS] {
    core::array::from_fn(|at| of(Seat(at as u8)))
}

impl Sight for State {
    type View = View;
    type Glimpse = Glimpse<Event>;
    type Memory = ();

    fn view(&self, eye: Eye) -> View {
        let State { board, secrets, mut flow, cards } = *self;
        let asked = self.asked().first().unwrap_or(Seat(u8::MAX));
        let surplus =
            |seat: Seat| if board.options.nothing_to_lose { secrets.surplus[seat.index()] } else { 0 };
        let all = eye == Eye::Archive;
        // L-1: whether they only think or draw up an offer, nobody sees. Who counters is waited for as such.
        if let Some(Frame::Draft(Draft { seat })) = flow.top()
            && !eye.sees(seat)
            && board.offer.parties.is_empty()
        {
            flow.replace(Talk { seat });
        }
        let hidden_pile = board.options.nothing_to_lose && !all;
        View {
            eye,
            cards,
            board,
            flow,
            hands: each(|seat| eye.glances(seat, secrets.hands[seat.index()])),
            hand_sizes: each(|seat| secrets.hands[seat.index()].len() as i8 - surplus(seat)),
            pile: if hidden_pile { Seen::Unknown } else { Seen::Known(secrets.pile.len()) },
            object_pile: secrets.object_pile.len(),
            objects: each(|seat| eye.glances(seat, secrets.objects[seat.index()])),
            hidden_objects: each(|seat| secrets.objects[seat.index()].len()),
            rows: core::array::from_fn(|site| self.row_seen_by(eye, Site(site as u8))),
            drawn: secrets.drawn.map(|card| eye.glances(asked, card)),
            laid: core::array::from_fn(|at| {
                let at = at as u8;
                let layer = board.contest.layer(at);
                let open = board.contest.revealed || eye.sees(layer);
                if at < board.contest.count && open {
                    Seen::Known(secrets.laid[usize::from(at)])
                } else {
                    Seen::Unknown
                }
            }),
            gone: if all { Seen::Known(secrets.gone) } else { Seen::Unknown },
            gone_unseen: secrets.gone.len(),
            draft: eye.glances(asked, secrets.draft),
            drafts: each(|seat| eye.glances(seat, secrets.drafts[seat.index()])),
            picks: self.picks_seen_by(eye),
            shown: each(|seat| eye.glances(seat, secrets.shown[seat.index()])),
            cheats: each(|seat| eye.glances(seat, self.cheats_of(seat))),
        }
    }

    fn glimpse(event: &Event, eye: Eye) -> Option<Glimpse<Event>> {
        Glimpse::of(event, eye)
    }

    fn imagine(view: &View, (): &(), chance: &mut dyn Chance) -> State {
        let mut cx = Cx::quiet(chance);
        let mut state =
            State { cards: view.cards, board: view.board, secrets: Secrets::NONE, flow: view.flow };
        let (pack, objects) = state.packs();
        state.recall(view);
        state.imagine_objects(view, objects, &mut cx);
        let pool = pack.except(state.open_everywhere()).except(state.recalled(view));
        state.imagine_cards(view, pool, &mut cx);
        state
    }
}

impl State {
    fn cheats_of(&self, seat: Seat) -> Cheats {
        Cheats {
            cheated: self.secrets.cheated.has(seat),
            cheating: self.secrets.cheating.has(seat),
            drawing: self.secrets.drawings[seat.index()],
            surplus: self.secrets.surplus[seat.index()],
        }
    }

    /// P-6, H-5: face up for all; face down for the placer and those who foresee it.
    fn row_seen_by(&self, eye: Eye, site: Site) -> [Seen<Card>; ROW] {
        let row = self.board.row(site);
        let foreseen = matches!(eye, Eye::Seat(seat) if self.foresees(seat, site));
        core::array::from_fn(|slot| match row.challenges().get(slot) {
            Some(lying) if lying.face.is_some() || foreseen || eye.sees(lying.placer) => {
                Seen::Known(self.secrets.rows[site.index()][slot])
            }
            _ => Seen::Unknown,
        })
    }

    /// Puts back what the view knows.
    fn recall(&mut self, view: &View) {
        let known = |set: Seen<CardSet>| set.known().unwrap_or(CardSet::NONE);
        let secrets = &mut self.secrets;
        for at in 0..MOST_SEATS {
            secrets.hands[at] = known(view.hands[at]);
            secrets.objects[at] = known(view.objects[at]);
            let cheats = view.cheats[at].known().unwrap_or_default();
            secrets.surplus[at] = cheats.surplus;
            secrets.drawings[at] = cheats.drawing;
            secrets.drafts[at] = view.drafts[at].known().unwrap_or(0);
            secrets.shown[at] = view.shown[at].known().unwrap_or_default();
            if cheats.cheated {
                secrets.cheated = secrets.cheated.with(Seat(at as u8));
            }
            if cheats.cheating {
                secrets.cheating = secrets.cheating.with(Seat(at as u8));
            }
        }
        for (site, row) in view.rows.iter().enumerate() {
            for (slot, seen) in row.iter().enumerate() {
                secrets.rows[site][slot] = seen.known().unwrap_or(Card(0));
            }
        }
        for at in 0..MOST_LAID {
            secrets.laid[at] = view.laid[at].known().unwrap_or(Card(0));
        }
        secrets.drawn = view.drawn.and_then(Seen::known);
        secrets.gone = known(view.gone);
        secrets.picks = view.picks.map(|pick| pick.known().unwrap_or(Card(0)));
        secrets.draft = match (view.draft, view.flow.top()) {
            (Seen::Known(draft), _) => draft,
            // The offers of others are open again.
            (Seen::Unknown, Some(Frame::Draft(Draft { seat }))) => {
                Offer { proposer: seat, parties: Seats::of(seat), ..Offer::NONE }
            }
            _ => Offer::NONE,
        };
    }

    /// Cards whose place everybody knows.
    fn open_everywhere(&self) -> CardSet {
        let board = &self.board;
        let mut open = board.discard.or(board.gone).or(Site::cards(board.on_table));
        open = open.or(Site::cards(self.adventures_completed())).or(self.in_play());
        for allies in board.allies {
            open = open.or(allies);
        }
        open
    }

    /// Cards whose place the view knows besides.
    fn recalled(&self, view: &View) -> CardSet {
        let secrets = &self.secrets;
        let mut known = secrets.gone.or(secrets.drawn.map_or(CardSet::NONE, CardSet::of));
        for hand in secrets.hands {
            known = known.or(hand);
        }
        let rows = view.rows.iter().flatten().filter_map(|seen| seen.known());
        let laid = view.laid.iter().filter_map(|seen| seen.known()).filter(|_| laid_lie(&view.flow));
        // A card that its holder has promised by name is held (L-2).
        let promised = pledged(&self.board.offer, &self.flow).iter();
        let promised = promised.fold(known, |all, seat| all.or(self.board.offer.named(seat)));
        rows.chain(laid).fold(promised, CardSet::with)
    }

    fn imagine_objects(&mut self, view: &View, objects: CardSet, cx: &mut Cx<'_, Event>) {
        let mut pool = objects.except(self.board.object_discard);
        for at in 0..MOST_SEATS {
            pool = pool.except(self.board.objects[at]).except(self.secrets.objects[at]);
        }
        for at in 0..MOST_SEATS {
            if view.objects[at] == Seen::Unknown {
                self.secrets.objects[at] = deal(&mut pool, view.hidden_objects[at], cx);
            }
        }
        self.secrets.object_pile = pool;
    }

    /// Places that must hold challenges are filled first: so every consistent deal is equally likely.
    fn imagine_cards(&mut self, view: &View, mut pool: CardSet, cx: &mut Cx<'_, Event>) {
        let mut challenges = pool.and(set::CHALLENGES);
        for site in self.board.on_table.iter() {
            for slot in 0..usize::from(self.board.row(site).len()) {
                if view.rows[site.index()][slot] == Seen::Unknown {
                    self.secrets.rows[site.index()][slot] = one(&mut challenges, cx);
                }
            }
        }
        if view.gone == Seen::Unknown {
            self.secrets.gone = deal(&mut challenges, view.gone_unseen, cx);
        }
        if view.drawn == Some(Seen::Unknown) {
            self.secrets.drawn = Some(one(&mut challenges, cx));
        }
        pool = pool.except(set::CHALLENGES).or(challenges);
        for seat in pledged(&self.board.offer, &self.flow).iter() {
            let hand = &mut self.secrets.hands[seat.index()];
            *hand = hand.or(self.board.offer.named(seat));
        }
        for at in 0..self.board.contest.count {
            if view.laid[usize::from(at)] == Seen::Unknown {
                self.secrets.laid[usize::from(at)] = one(&mut pool, cx);
            }
        }
        let (undealt, before) = (pool, self.secrets);
        for _ in 0..DEALS {
            (pool, self.secrets) = (undealt, before);
            self.imagine_hands(view, &mut pool, cx);
            if self.is_as_pledged() {
                break;
            }
        }
        self.keep_pledges(view, &mut pool, cx);
        self.secrets.pile = pool;
        self.imagine_exchanges(view, cx);
        self.imagine_picks(view, cx);
    }

    fn imagine_hands(&mut self, view: &View, pool: &mut CardSet, cx: &mut Cx<'_, Event>) {
        if view.counts_hidden() {
            self.imagine_suspects(view, pool, cx);
            return;
        }
        for at in (0..MOST_SEATS).filter(|&at| view.hands[at] == Seen::Unknown) {
            let held = self.secrets.hands[at].len();
            let dealt = deal(pool, view.hand_sizes[at].unsigned_abs().saturating_sub(held), cx);
            self.secrets.hands[at] = self.secrets.hands[at].or(dealt);
        }
    }

    fn imagine_picks(&mut self, view: &View, cx: &mut Cx<'_, Event>) {
        let (picked, offer) = (self.board.picked, self.board.offer);
        self.board.picked = 0;
        for (at, (clause, _)) in offer.picks().take(picked.into()).enumerate() {
            if view.picks[at] == Seen::Unknown {
                self.secrets.picks[at] = State::one_of(self.pickable(clause), cx).unwrap_or(Card(0));
            }
            self.board.picked += 1;
        }
    }

    /// L-2: everybody sees how many are picked, and the giver which.
    fn picks_seen_by(&self, eye: Eye) -> [Seen<Card>; MOST_PICKS] {
        let mut seen = [Seen::Unknown; MOST_PICKS];
        for (at, (_, clause)) in self.board.offer.picks().take(self.board.picked.into()).enumerate() {
            seen[at] = eye.glances(clause.from, self.secrets.picks[at]);
        }
        seen
    }
}

/// Takes so many cards out of a pool, at random.
fn deal(pool: &mut CardSet, count: u8, cx: &mut Cx<'_, Event>) -> CardSet {
    let mut dealt = CardSet::NONE;
    for _ in 0..count.min(pool.len()) {
        dealt.insert(one(pool, cx));
    }
    dealt
}

fn one(pool: &mut CardSet, cx: &mut Cx<'_, Event>) -> Card {
    let card = State::one_of(*pool, cx).unwrap_or(Card(0));
    pool.remove(card);
    card
}
