//! What a game of Age of Conan is like: what is fought for, and what points come of.

use age_of_conan::{State, cards::op::Contest, event::Event};
use bots::shape::{Moment, Sketch};

pub(super) fn sketch(moment: &Moment<'_, State>, sketch: &mut Sketch) {
    for event in moment.told {
        happened(moment, event, sketch);
    }
}

fn happened(moment: &Moment<'_, State>, event: &Event, sketch: &mut Sketch) {
    let before = &moment.before.board;
    match *event {
        Event::ContestBegins { kind, .. } => sketch.count(
            match kind {
                Contest::Campaign => "campaigns",
                Contest::Battle => "battles",
                Contest::Siege => "sieges",
                Contest::Alliance => "alliances sought",
                Contest::Breaking => "alliances attacked",
            },
            1,
        ),
        Event::Subjugated { .. } => {
            sketch.count("subjugations", 1);
        }
        Event::Allied { .. } => sketch.count("alliances made", 1),
        Event::MarkerRemoved { seat, at } => {
            let broken = before.realm(seat).towers.has(at);
            sketch.count(if broken { "alliances broken" } else { "forts lost" }, 1);
        }
        Event::CrownAttempt { success, .. } => {
            sketch.count("crownings tried", 1);
            sketch.count("crownings", i32::from(success));
        }
        Event::CityBuilt { .. } => sketch.count("cities", 1),
        Event::UnitPlaced { .. } => sketch.count("units placed", 1),
        Event::AdventureEnds { .. } => sketch.count("adventures", 1),
        Event::Points { count, .. } => {
            let conquest = moment.told.iter().any(|other| matches!(other, Event::Subjugated { .. }));
            sketch.count(if conquest { "points of conquest" } else { "points of forts" }, count.into());
        }
        Event::PointsLost { count, .. } => sketch.count("points lost", count.into()),
        Event::ObjectiveMet { points, .. } => sketch.count("points of objectives", points.into()),
        Event::Richest { points, .. } => sketch.count("points of gold", points.into()),
        Event::MostCrom { points, .. } => sketch.count("points of Crom", points.into()),
        Event::Crowned { points, .. } => sketch.count("points of the crown", points.into()),
        Event::Supremacy { points, .. } => sketch.count("points of tokens", points.into()),
        Event::Over => {
            for seat in before.seats().iter() {
                sketch.size("gold unspent", before.realm(seat).gold.into());
                sketch.size("points", moment.after.board.realm(seat).points.into());
            }
        }
        _ => {}
    }
}
