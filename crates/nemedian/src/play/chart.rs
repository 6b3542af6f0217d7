//! Drawing a board with letters.

use language::Teller;
use shelf::Chart;

/// How wide a place is: six of them fit a terminal of 80 columns.
const WIDTH: usize = 13;

/// The map, line by line, and the meaning of its letters.
pub(super) fn drawn(chart: &Chart, teller: &Teller) -> Vec<String> {
    let mut lines = Vec::new();
    for row in chart.rows.iter().filter(|row| row.iter().any(Option::is_some)) {
        for part in 0..3 {
            let cells = row.iter().map(|spot| match (spot, part) {
                (None, _) => fitted(""),
                (Some(spot), 0) => fitted(&teller.name(spot.name)),
                (Some(spot), part) => fitted(&spot.lines[part - 1]),
            });
            lines.push(cells.collect::<String>().trim_end().to_string());
        }
    }
    let letters = chart.letters.iter().map(|(letter, name)| format!("{letter} {}", teller.name(name)));
    lines.push(letters.collect::<Vec<_>>().join(", "));
    lines
}

/// A text cut or padded to the width of a place, followed by a space.
fn fitted(text: &str) -> String {
    let most = WIDTH - 1;
    if text.chars().count() <= most {
        format!("{text:<WIDTH$}")
    } else {
        text.chars().take(most - 1).chain(['…', ' ']).collect()
    }
}
