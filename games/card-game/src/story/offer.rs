//! What each click is called.

use table::{Phrase, Seat, flow::Frame as _};

use crate::{
    action::{Action, Deed, Good},
    board::{Pending, Site},
    rules::Term,
    view::View,
};

/// Some decisions call a click otherwise than the rest.
pub(super) fn offer(view: &View, action: Action) -> Phrase {
    let phrase = usual(view, action);
    match view.flow.top().and_then(|frame| frame.calls(action)) {
        Some(key) => Phrase { key, ..phrase },
        None => phrase,
    }
}

fn usual(view: &View, action: Action) -> Phrase {
    match action {
        Action::Pass => Phrase::new("cg-offer-decline"),
        Action::No => Phrase::new("cg-offer-no"),
        Action::Done => Phrase::new("cg-offer-done"),
        Action::Scrap => Phrase::new("cg-offer-scrap"),
        Action::Withdraw => Phrase::new("cg-offer-withdraw"),
        Action::Yes => Phrase::new("cg-offer-yes"),
        Action::Counter => Phrase::new("cg-offer-counter"),
        Action::Submit => Phrase::new("cg-offer-submit"),
        Action::Match => Phrase::new("cg-offer-match"),
        Action::Target(seat) => {
            Phrase::new("cg-offer-player").with("seat", seat).with("hero", view.hero(seat))
        }
        Action::Site(site) => Phrase::new("cg-offer-adventure-there").with("adventure", view.site(site)),
        Action::Spot(site, slot) => spot("cg-offer-spot", view, site, slot),
        Action::Hidden(seat) => Phrase::new("cg-offer-hidden-object").with("seat", seat),
        Action::Choose(card) => Phrase::new("cg-offer-choose").with("card", view.name(card)),
        Action::Adventure(card) => Phrase::new("cg-offer-play-adventure").with("card", view.name(card)),
        Action::Challenge(card, site) => Phrase::new("cg-offer-play-challenge")
            .with("card", view.name(card))
            .with("adventure", view.site(site)),
        Action::Turn(card) => Phrase::new("cg-offer-turn-object").with("card", view.name(card)),
        Action::Special(card) => Phrase::new("cg-offer-play-special").with("card", view.name(card)),
        Action::Deed(deed) => offer_deed(view, deed),
        Action::Peek(deed, site, slot) => offer_peek(view, deed, site, slot),
        Action::Bid(amount) => Phrase::new("cg-offer-bid").with("amount", amount),
        Action::Hire => Phrase::new("cg-offer-hire").with("card", view.name(view.board.contest.card)),
        Action::HireFree => {
            Phrase::new("cg-offer-hire-free").with("card", view.name(view.board.contest.card))
        }
        Action::Name(attribute, figure) => Phrase::new("cg-offer-name")
            .with("attribute", attribute.key())
            .with("figure", view.figure(figure)),
        Action::Lay(card) => Phrase::new("cg-offer-lay").with("card", view.name(card)),
        Action::LayOn(card, seat) => {
            Phrase::new("cg-offer-lay-on").with("card", view.name(card)).with("hero", view.hero(seat))
        }
        Action::Rage => Phrase::new("cg-offer-rage"),
        Action::Sermon => Phrase::new("cg-offer-sermon"),
        Action::Draw => Phrase::new("cg-offer-draw"),
        Action::DrawTwo => Phrase::new("cg-offer-draw-two"),
        Action::SwapTwo(card) => Phrase::new("cg-offer-swap-two").with("card", view.name(card)),
        _ => offer_term(view, action),
    }
}

fn spot(key: &'static str, view: &View, site: Site, slot: u8) -> Phrase {
    Phrase::new(key)
        .with("card", view.lying(site, slot))
        .with("number", slot + 1)
        .with("adventure", view.site(site))
}

fn offer_deed(view: &View, deed: Deed) -> Phrase {
    let site = |key: &'static str, site: Site| Phrase::new(key).with("adventure", view.site(site));
    let hero =
        |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat).with("hero", view.hero(seat));
    match deed {
        Deed::Pass => Phrase::new("cg-offer-stand"),
        Deed::Move(to) => site("cg-offer-move", to),
        Deed::Face(slot) => {
            let here = view.asked().and_then(|seat| view.board.place(seat).site());
            match here {
                Some(here) => spot("cg-offer-face", view, here, slot),
                None => Phrase::new("cg-offer-stand"),
            }
        }
        Deed::Duel(seat) => hero("cg-offer-duel", seat),
        Deed::Complete => Phrase::new("cg-offer-complete"),
        Deed::StealCard(seat) => hero("cg-offer-steal-card", seat),
        Deed::StealObject(card) => Phrase::new("cg-offer-steal-object").with("card", view.name(card)),
        Deed::StealHidden(seat) => hero("cg-offer-steal-hidden", seat),
        Deed::Return(to) => site("cg-offer-return", to),
        Deed::Ransom(to) => site("cg-offer-ransom", to).with("amount", view.board.options.ransom),
        Deed::Use(card) => Phrase::new("cg-offer-use").with("card", view.name(card)),
    }
}

/// O-3: the same deed, and what is looked at besides.
fn offer_peek(view: &View, deed: Deed, site: Site, slot: u8) -> Phrase {
    let spot = |key: &'static str| Phrase::new(key).with("number", slot + 1).with("place", view.site(site));
    match deed {
        Deed::Pass => spot("cg-peek-stand"),
        Deed::Move(to) => spot("cg-peek-move").with("adventure", view.site(to)),
        Deed::Face(at) => spot("cg-peek-face").with("challenge", at + 1),
        Deed::Duel(seat) => spot("cg-peek-duel").with("hero", view.hero(seat)),
        Deed::Complete => spot("cg-peek-complete"),
        Deed::StealCard(seat) | Deed::StealHidden(seat) => {
            let card = matches!(deed, Deed::StealCard(_));
            let what = if card { "cg-a-hand-card" } else { "cg-a-hidden-object" };
            spot("cg-peek-steal").with("what", what).with("seat", seat)
        }
        Deed::StealObject(card) | Deed::Use(card) => {
            let phrase = if matches!(deed, Deed::Use(_)) { "cg-peek-use" } else { "cg-peek-steal-object" };
            spot(phrase).with("card", view.name(card))
        }
        Deed::Return(to) | Deed::Ransom(to) => spot("cg-peek-leave").with("adventure", view.site(to)),
    }
}

/// The clicks that build an offer.
fn offer_term(view: &View, action: Action) -> Phrase {
    match action {
        Action::Treaty => Phrase::new("cg-offer-treaty"),
        Action::Alliance => Phrase::new("cg-offer-alliance"),
        Action::Invite(seat) => {
            Phrase::new("cg-offer-invite").with("seat", seat).with("hero", view.hero(seat))
        }
        Action::Share(tenths) => share(view, tenths),
        Action::Heir(heir) => {
            let phrase = match (term(view), heir) {
                (Some(Term::Object(_)), None) => Phrase::new("cg-offer-object-active"),
                (Some(Term::Object(_)), Some(_)) => Phrase::new("cg-offer-object-heir"),
                (_, None) => Phrase::new("cg-offer-effect-active"),
                (_, Some(_)) => Phrase::new("cg-offer-effect-heir"),
            };
            heir.into_iter().fold(phrase, |phrase, seat| phrase.with("seat", seat))
        }
        Action::Between(from, to) => Phrase::new("cg-offer-between").with("from", from).with("to", to),
        Action::Good(good) => Phrase::new(good_key(good)),
        Action::Amount(amount) => {
            let draft = view.draft.known();
            let glory = matches!(draft.map(|draft| draft.pending), Some(Pending::Kind(_, _, Good::Glory)));
            Phrase::new(if glory { "cg-offer-amount-glory" } else { "cg-offer-amount" })
                .with("amount", amount)
        }
        Action::Grab(grab) => Phrase::new("cg-offer-grab")
            .with("glory", grab.glory)
            .with("objects", grab.objects.count_ones())
            .with("effect", u8::from(grab.effect)),
        _ => Phrase::new("cg-offer-decline"),
    }
}

fn term(view: &View) -> Option<Term> {
    view.draft.known().and_then(|draft| crate::rules::due_term(&view.board, view.cards, &draft))
}

fn share(view: &View, tenths: u8) -> Phrase {
    let Some(Term::Share(share, seat)) = term(view) else { return Phrase::new("cg-offer-decline") };
    let phrase = match share {
        crate::action::Share::Loot => Phrase::new("cg-offer-share-loot"),
        crate::action::Share::Gains => Phrase::new("cg-offer-share-gains"),
        crate::action::Share::Losses => Phrase::new("cg-offer-share-losses"),
    };
    phrase.with("tenths", tenths).with("seat", seat)
}

pub(super) fn good_key(good: Good) -> &'static str {
    match good {
        Good::Glory => "cg-good-glory",
        Good::Card => "cg-good-card",
        Good::RandomCards => "cg-good-random-cards",
        Good::ChosenCards => "cg-good-chosen-cards",
        Good::Adventures => "cg-good-adventures",
        Good::Challenges => "cg-good-challenges",
        Good::Resolutions => "cg-good-resolutions",
        Good::Object => "cg-good-object",
        Good::HiddenObjects => "cg-good-hidden-objects",
        Good::ShowRandom => "cg-good-show-random",
        Good::ShowChosen => "cg-good-show-chosen",
        Good::ShowAdventures => "cg-good-show-adventures",
        Good::ShowChallenges => "cg-good-show-challenges",
        Good::ShowResolutions => "cg-good-show-resolutions",
        Good::ShowObjects => "cg-good-show-objects",
        Good::ShowPlaced => "cg-good-show-placed",
    }
}
