//! The map of Age of Conan, as far as letters can draw it.

use age_of_conan::{View, content::Province};
use shelf::{Chart, Spot};
use table::Seat;

/// Where the provinces lie, roughly; neighbours are near each other.
#[rustfmt::skip]
const MAP: [[Option<Province>; 6]; 8] = {
    use Province::{
        Aquilonia, Argos, BlackKingdoms, BorderKingdom, Brythunia, Cimmeria, Corinthia, Darfar, EasternDesert,
        Hyperborea, Iranistan, Keshan, Khauran, Khoraja, Koth, Kush, Nemedia, Nordheim, Ophir, PictishWilderness,
        Punt, Shem, Steppes, Stygia, Turan, Zamora, Zingara,
    };
    [
        [None, Some(Nordheim), None, Some(Hyperborea), None, None],
        [Some(PictishWilderness), Some(Cimmeria), Some(BorderKingdom), Some(Brythunia), Some(Steppes), None],
        [None, Some(Aquilonia), Some(Nemedia), Some(Corinthia), Some(Zamora), Some(Turan)],
        [Some(Zingara), Some(Argos), Some(Ophir), Some(Koth), Some(Khauran), Some(Iranistan)],
        [None, None, Some(Shem), Some(Khoraja), Some(EasternDesert), None],
        [None, None, Some(Stygia), None, None, None],
        [None, Some(Kush), Some(Darfar), Some(Keshan), Some(Punt), None],
        [None, None, Some(BlackKingdoms), None, None, None],
    ]
};

pub(crate) fn chart(view: &View) -> Chart {
    let spot = |at: Province| view.board.in_play.has(at).then(|| spot(view, at));
    Chart {
        rows: MAP.iter().map(|row| row.iter().map(|at| at.and_then(spot)).collect()).collect(),
        letters: view.board.seats().iter().map(|seat| (letter(view, seat), view.name(seat))).collect(),
        legend: "terminal-legend-age-of-conan",
        shows: &[
            "aoc-describe-city",
            "aoc-describe-fort",
            "aoc-describe-tower",
            "aoc-describe-home",
            "aoc-describe-abroad",
            "aoc-describe-step",
            "aoc-describe-raiders",
        ],
    }
}

/// What a kingdom's pieces are marked with.
fn letter(view: &View, seat: Seat) -> char {
    view.board.realm(seat).kingdom.key().chars().next().unwrap_or('?').to_ascii_uppercase()
}

/// Value or owner, markers, Conan, destination; then units, emissaries and raiders.
fn spot(view: &View, at: Province) -> Spot {
    let board = &view.board;
    let mut head = match board.owner(at) {
        Some(seat) => letter(view, seat).to_string(),
        None => format!("({})", board.value(at)),
    };
    if let Some(seat) = board.owner(at) {
        let realm = board.realm(seat);
        let markers = [(realm.home() == at, '⌂'), (realm.forts.has(at), '■'), (realm.towers.has(at), '▲')];
        head.extend(markers.into_iter().filter(|(there, _)| *there).map(|(_, sign)| sign));
    }
    let guests = [(board.conan == at, " ♛"), (board.destination == at, " ◎")];
    guests.into_iter().filter(|(there, _)| *there).for_each(|(_, sign)| head.push_str(sign));
    let mut pieces = Vec::new();
    for seat in board.seats().iter() {
        let (realm, letter) = (board.realm(seat), letter(view, seat));
        match realm.units_at(at) {
            0 => {}
            units if board.neutral().has(at) => {
                pieces.push(format!("{letter}{units}/{}", board.steps[at.index()] + 1));
            }
            units => pieces.push(format!("{letter}{units}")),
        }
        if realm.emissaries_at(at) > 0 {
            pieces.push(format!("{}{}", letter.to_ascii_lowercase(), realm.emissaries_at(at)));
        }
    }
    if board.raided.has(at) {
        pieces.push(format!("×{}", board.raiders[at.index()]));
    }
    Spot { name: at.name(), lines: [head, pieces.join(" ")] }
}
