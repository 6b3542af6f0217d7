//! Victories and scores by role, as a picture.

use bots::arena::{MOMENTS, statistics::Rate};

use crate::Records;

const COLOURS: [&str; 10] = [
    "#8c2d19", "#1f5a7a", "#4a7023", "#7a4b94", "#b8860b", "#444444", "#c25b86", "#2a8c82", "#6b4a2b",
    "#3d4fb5",
];
const WIDTH: f64 = 760.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 680.0;
const ROW: f64 = 24.0;
const HEIGHT: f64 = 220.0;

/// An SVG document.
pub(crate) fn svg(title: &str, records: &Records) -> String {
    let mut body = text(10.0, 30.0, 17.0, title);
    let y = victories(&mut body, records, 60.0);
    let y = scores(&mut body, records, y + 40.0);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{y:.0}\" font-family=\"sans-serif\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fdfaf2\"/>\n{body}</svg>\n"
    )
}

fn text(x: f64, y: f64, size: f64, text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\">{text}</text>\n")
}

fn line(path: &str, colour: &str, width: f64) -> String {
    format!("<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>\n")
}

/// A point and its interval for each role; a line where all would be equal.
fn victories(body: &mut String, records: &Records, mut y: f64) -> f64 {
    let rates: Vec<(&str, Rate)> = records.iter().map(|(&role, record)| (role, record.rate())).collect();
    let least = rates.iter().map(|(_, rate)| rate.low).fold(1.0, f64::min);
    let most = rates.iter().map(|(_, rate)| rate.high).fold(0.0, f64::max);
    let (least, most) = ((least * 20.0).floor() / 20.0, (most * 20.0).ceil() / 20.0);
    let x = |part: f64| LEFT + (part - least) / (most - least) * (RIGHT - LEFT);
    *body += &text(10.0, y, 14.0, "Victories, with 95 % intervals; the line is the mean");
    let (top, bottom) = (y + 10.0, y + 16.0 + ROW * rates.len() as f64);
    for step in 0..=((most - least) * 20.0).round() as u32 {
        let part = least + f64::from(step) / 20.0;
        *body += &line(&format!("M{:.1} {top:.1}V{bottom:.1}", x(part)), "#ddd5c0", 1.0);
        *body += &text(x(part) - 10.0, bottom + 14.0, 11.0, &format!("{:.0} %", 100.0 * part));
    }
    let games: u64 = rates.iter().map(|(_, rate)| rate.of).sum();
    let mean = rates.iter().map(|(_, rate)| rate.rate * rate.of as f64).sum::<f64>() / games.max(1) as f64;
    *body += &line(&format!("M{:.1} {top:.1}V{bottom:.1}", x(mean)), "#444444", 1.5);
    for (at, (role, rate)) in rates.into_iter().enumerate() {
        y += ROW;
        let colour = COLOURS[at % COLOURS.len()];
        *body += &text(10.0, y + 4.0, 12.0, role);
        *body += &line(&format!("M{:.1} {y:.1}H{:.1}", x(rate.low), x(rate.high)), colour, 2.0);
        *body += &format!("<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\"/>\n", x(rate.rate));
        *body += &text(RIGHT + 12.0, y + 4.0, 12.0, &format!("{:.1} %", 100.0 * rate.rate));
    }
    bottom + 20.0
}

/// A line for each role, from the start to the end.
fn scores(body: &mut String, records: &Records, y: f64) -> f64 {
    *body += &text(10.0, y, 14.0, "Mean score, from the start of the game to its end");
    let means = records.values().map(|record| record.scores.map(|sum| sum / record.games.max(1) as f64));
    let means: Vec<[f64; MOMENTS]> = means.collect();
    let most = means.iter().flatten().copied().fold(1.0, f64::max);
    let bottom = y + 20.0 + HEIGHT;
    let across = |moment: usize| LEFT + (RIGHT - LEFT) * moment as f64 / (MOMENTS - 1) as f64;
    let up = |score: f64| bottom - score / most * HEIGHT;
    let step = if most > 12.0 { 5 } else { 2 };
    for score in (0..=most as u32).step_by(step) {
        let y = up(f64::from(score));
        *body += &line(&format!("M{LEFT} {y:.1}H{RIGHT}"), "#ddd5c0", 1.0);
        *body += &text(LEFT - 24.0, y + 4.0, 11.0, &score.to_string());
    }
    for (at, (scores, role)) in means.iter().zip(records.keys()).enumerate() {
        let points = scores.iter().enumerate();
        let points: Vec<String> =
            points.map(|(moment, &score)| format!("{:.1} {:.1}", across(moment), up(score))).collect();
        let colour = COLOURS[at % COLOURS.len()];
        *body += &line(&format!("M{}", points.join("L")), colour, 2.0);
        let key = bottom + 24.0 + ROW * (at / 5) as f64;
        let x = 10.0 + 148.0 * (at % 5) as f64;
        *body += &line(&format!("M{x} {:.1}H{:.1}", key - 4.0, x + 14.0), colour, 3.0);
        *body += &text(x + 20.0, key, 12.0, &format!("{role} {:.1}", scores[MOMENTS - 1]));
    }
    bottom + 24.0 + ROW * records.len().div_ceil(5) as f64
}
