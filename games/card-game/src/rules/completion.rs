//! An adventure completed: its loot and its effect.

use table::{Seat, Seats};

use crate::{
    action::Share,
    board::{Alliance, Site},
    cards::{
        Feats, Ops, Part,
        op::{Effect, Feat},
    },
    content::Ability,
    event::{Event, Told},
    flow::Frame,
    rules::BreakLoot,
    score::Source,
    state::State,
};

impl State {
    /// The alliance whose terms split the loot of the completion under way.
    pub(crate) fn loot_terms(&self, seat: Seat) -> Option<Alliance> {
        let alliance = self.board.alliance(seat).copied()?;
        // H-6: a Priest who broke it owes nothing more.
        (!(alliance.broken && self.ability(seat) == Ability::Sermon)).then_some(alliance)
    }

    /// H-6
    pub(crate) fn may_break_loot(&mut self, _: Told<'_, '_>) {
        let Some(Frame::Completion { seat, .. }) = self.flow.top() else { return };
        self.board.grab = None;
        self.flow.push(BreakLoot { seat });
    }

    /// A-8, L-8: GP, objects, and who gets the special effect.
    pub(crate) fn share_loot(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Completion { seat, site, .. }) = self.flow.top() else { return };
        cx.tell(Event::Completed { seat, site });
        let terms = self.loot_terms(seat);
        let looters = self.share_glory(seat, site, terms, cx);
        let looters = self.share_objects(seat, site, terms, cx).iter().fold(looters, Seats::with);
        let grabbed = self.board.grab.is_some_and(|grab| grab.effect);
        let named = terms.and_then(|alliance| alliance.terms.effect).filter(|_| !grabbed);
        let gets = named.unwrap_or(seat);
        if let Some(Frame::Completion { heir, .. }) = self.flow.top_mut() {
            *heir = gets;
        }
        let has_effect = self.cards.adventure(site.card()).effect.is_some();
        let looters = if has_effect { looters.with(gets) } else { looters };
        // H-7: outside any split.
        if let Some(raider) = looters.iter().find(|&seat| self.ability(seat) == Ability::Plunder) {
            cx.tell(Event::Plundered { seat: raider });
            self.gain(raider, 1, Source::Plunder, cx);
        }
    }

    /// L-8: partners' shares are rounded down, the rest is the active player's; who got a part.
    fn share_glory(&mut self, seat: Seat, site: Site, terms: Option<Alliance>, cx: Told<'_, '_>) -> Seats {
        let glory = u16::from(self.cards.adventure(site.card()).glory);
        let taken = self.board.grab.map_or(0, |grab| u16::from(grab.glory));
        let mut looters = Seats::NONE;
        let mut left = glory;
        for partner in terms.map_or(Seats::NONE, |alliance| alliance.members.without(seat)).iter() {
            let part = terms.map_or(0, |alliance| alliance.terms.part(Share::Loot, partner, glory));
            let part = part.min(left.saturating_sub(taken));
            left -= part;
            if part > 0 {
                looters = looters.with(partner);
                self.gain(partner, part, Source::Loot, cx);
            }
        }
        self.gain(seat, left, Source::Loot, cx);
        if left > 0 { looters.with(seat) } else { looters }
    }

    /// A-11, L-8
    fn share_objects(&mut self, seat: Seat, site: Site, terms: Option<Alliance>, cx: Told<'_, '_>) -> Seats {
        let mut looters = Seats::NONE;
        for object in 0..self.cards.adventure(site.card()).objects {
            let grabbed = self.board.grab.is_some_and(|grab| grab.objects >> object & 1 == 1);
            let named = terms.and_then(|alliance| alliance.terms.objects[usize::from(object)]);
            let owner = named.filter(|_| !grabbed).unwrap_or(seat);
            if self.draw_object(owner, cx) {
                looters = looters.with(owner);
            }
        }
        looters
    }

    /// before the player who completed it; face up while an effect is outstanding.
    pub(crate) fn lay_completed(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Completion { seat, site, heir, .. }) = self.flow.top() else { return };
        self.clear_site(site, self.board.partners(seat).with(seat), cx);
        self.board.tally[seat.index()] = self.board.tally[seat.index()].saturating_add(1);
        let effect = self.cards.adventure(site.card()).effect;
        let stays = matches!(effect, Some(Effect::NextContest(_) | Effect::NextCycle(_)));
        // Who has the effect of the card needs the card.
        let keeper = if stays { heir } else { seat };
        self.board.completed[keeper.index()].insert(site);
        if stays {
            self.board.outstanding.insert(site);
            self.foresee(keeper, cx);
        }
    }

    /// P-2
    pub(crate) fn special_effect(&mut self, _: Told<'_, '_>) {
        let Some(Frame::Completion { site, heir, .. }) = self.flow.top() else { return };
        if let Some(Effect::Completion(_)) = self.cards.adventure(site.card()).effect {
            self.flow.push(Ops { seat: heir, card: site.card(), part: Part::Now, at: 0 });
        }
    }

    /// Who played it is nobody's concern any more.
    pub(crate) fn forget_patron(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Completion { site, .. }) = self.flow.top() {
            self.board.rows[site.index()].owner = None;
            self.board.grab = None;
        }
    }

    pub(crate) fn completing_feat(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Completion { seat, .. }) = self.flow.top() {
            self.flow.push(Feats { seat, feat: Feat::Completes, from: 0 });
        }
    }
}
