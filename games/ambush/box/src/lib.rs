//! What comes with the rules of Ambush in the box: hands are known to their owner, plans to theirs until the reveal.

use ambush::{Card, Frame, Plan, View, Window};
use bots::Sense;
use serde::Serialize;
use shelf::{Figure, Outward, by_fields, whole};
use table::Seat;
use utoipa::ToSchema;

/// The box.
#[derive(Copy, Clone, Debug)]
pub struct Ambush;

impl Sense for Ambush {
    type Game = ambush::Ambush;
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Ambush)]
pub struct Sheet {
    /// Counted from 1.
    round: u8,
    rounds: u8,
    discard: Vec<&'static str>,
    bands: Vec<Band>,
    now: Now,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
struct Band {
    seat: u8,
    men: u8,
    left: bool,
    /// How many cards it holds.
    cards: u8,
    /// What they are; null to all but their owner.
    hand: Option<Vec<&'static str>>,
    /// The plan of this round, once it is revealed.
    plan: Option<PlanSheet>,
    /// The plan its owner has sealed; null to everybody else, sealed or not.
    sealed: Option<PlanSheet>,
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Plan)]
#[serde(rename_all = "kebab-case")]
enum PlanSheet {
    LieLow,
    Rally,
    Strike(u8),
}

/// What is going on.
#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Now {
    Plans,
    /// A card may be played in answer.
    Answer {
        seat: u8,
        card: &'static str,
    },
    Over,
}

by_fields! {
    Sheet { round, rounds, discard, bands, now }
    Band { seat, men, left, cards, hand, plan, sealed }
}

whole!(PlanSheet, Now);

impl From<Plan> for PlanSheet {
    fn from(plan: Plan) -> PlanSheet {
        match plan {
            Plan::LieLow => PlanSheet::LieLow,
            Plan::Rally => PlanSheet::Rally,
            Plan::Strike(target) => PlanSheet::Strike(target.0),
        }
    }
}

impl Outward for Ambush {
    type Sheet = Sheet;

    const TOY: bool = true;

    const CLICKS: &'static [&'static str] = &["strike *", "answer *"];

    fn figures(sheet: &Sheet) -> Vec<Figure> {
        vec![
            Figure::open("figure-men", &sheet.bands, |band| band.men.into()),
            Figure::open("figure-cards", &sheet.bands, |band| band.cards.into()),
        ]
    }

    fn sheet(view: &View) -> Sheet {
        let band = |seat: Seat| Band {
            seat: seat.0,
            men: view.men(seat),
            left: view.left().has(seat),
            cards: view.cards(seat),
            hand: view.hand(seat).known().map(|cards| cards.map(Card::word).collect()),
            plan: view.plan(seat).map(PlanSheet::from),
            sealed: view.sealed(seat).known().flatten().map(PlanSheet::from),
        };
        Sheet {
            round: view.round() + 1,
            rounds: view.rounds(),
            discard: view.discard().map(Card::word).collect(),
            bands: (0..view.seats()).map(Seat).map(band).collect(),
            now: match view.frame() {
                Some(Frame::Plans(_)) => Now::Plans,
                Some(Frame::Window(Window { seat, card })) => Now::Answer { seat: seat.0, card: card.word() },
                _ => Now::Over,
            },
        }
    }
}
