//! What one likes at first sight.

use card_game::{
    State,
    action::{Action, Deed},
    board::{Figure, Place, Site},
    content::{Attribute, Values},
};
use table::Seat;

pub(super) fn liking(world: &State, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Deed(deed) | Action::Peek(deed, ..) => deed_liking(world, seat, deed),
        Action::Bid(total) => {
            let edge = edge(world, seat);
            let opening =
                f32::from(total) - f32::from(world.board().contest.bids.into_iter().max().unwrap_or(0));
            0.3 * edge - 0.25 * (opening - 1.0).max(0.0) - 0.3
        }
        Action::Withdraw => -0.5 * edge(world, seat) - 0.5,
        Action::Match => 0.3 * edge(world, seat) + 0.5,
        Action::Name(attribute, figure) => 1.5 * margin(world, attribute, figure),
        Action::Lay(card) | Action::LayOn(card, _) => {
            if world.content().is_resolution(card) {
                0.5
            } else {
                -2.5
            }
        }
        Action::Challenge(card, site) => 1.0 + 0.1 * toughness(world, card) + 0.2 * lure(world, site),
        _ => plain(action),
    }
}

/// What is liked or not wherever it is offered.
fn plain(action: Action) -> f32 {
    match action {
        Action::Adventure(_) => 1.0,
        Action::Turn(_) | Action::Rage | Action::Submit => 0.8,
        Action::Done => 2.5,
        Action::No => 0.7,
        Action::Scrap => 0.3,
        Action::Treaty | Action::Alliance | Action::Counter => -1.5,
        Action::Hire => -0.3,
        _ => 0.0,
    }
}

fn deed_liking(world: &State, seat: Seat, deed: Deed) -> f32 {
    match deed {
        Deed::Complete => 4.0,
        Deed::Face(_) => 1.0,
        Deed::Move(site) => 0.3 * lure(world, site) - 0.3 * f32::from(world.board().row(site).len()),
        Deed::Duel(_) => -0.5,
        Deed::Pass => match world.board().place(seat) {
            Place::At(_) => -0.5,
            _ => -1.5,
        },
        _ => 0.5,
    }
}

/// The loot of an adventure, small numbers.
fn lure(world: &State, site: Site) -> f32 {
    let adventure = world.content().adventure(site.card());
    0.5 * f32::from(adventure.glory) + 0.5 * f32::from(adventure.objects)
}

fn toughness(world: &State, card: card_game::content::Card) -> f32 {
    let least = world.content().challenge(card).values.into_iter().min();
    least.unwrap_or(0).into()
}

/// By how much the hero's side is ahead with what lies open, for the side that `seat` is on.
fn edge(world: &State, seat: Seat) -> f32 {
    let contest = &world.board().contest;
    let active = contest.sides[0];
    let figure = Figure::Hero(active);
    let best = Attribute::ALL.map(|attribute| margin(world, attribute, figure));
    let best = best.into_iter().fold(f32::NEG_INFINITY, f32::max).clamp(-4.0, 4.0);
    if contest.duel {
        return 0.0;
    }
    // Equal values do not beat a challenge.
    if seat == active { best - 0.5 } else { 0.5 - best }
}

fn margin(world: &State, attribute: Attribute, figure: Figure) -> f32 {
    let content = world.content();
    let values: Values = match figure {
        Figure::Hero(seat) => content.heroes[usize::from(world.board().heroes[seat.index()])].values,
        Figure::Ally(card) => content.challenge(card).values,
    };
    let fought = &world.board().contest;
    let against: Values = if fought.duel {
        content.heroes[usize::from(world.board().heroes[fought.sides[1].index()])].values
    } else {
        content.challenge(fought.card).values
    };
    f32::from(values[attribute as usize]) - f32::from(against[attribute as usize])
}
