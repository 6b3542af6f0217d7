//! A tournament as a picture: ratings, scores over time, victories by seat and role.

use super::statistics::{Rate, Record};

const COLOURS: [&str; 6] = ["#8c2d19", "#1f5a7a", "#4a7023", "#7a4b94", "#b8860b", "#444444"];
const WIDTH: f64 = 760.0;
const LEFT: f64 = 170.0;
const ROW: f64 = 22.0;

/// An SVG document.
pub fn svg(title: &str, records: &[Record]) -> String {
    let mut page = Page { body: String::new(), y: 30.0 };
    page.text(10.0, 17.0, title);
    ratings(&mut page, records);
    scores(&mut page, records);
    for (at, record) in records.iter().enumerate() {
        let seats = record.by_seat.iter().enumerate().map(|(seat, &rate)| (format!("seat {seat}"), rate));
        let roles = record.by_role.iter().map(|(role, &rate)| ((*role).to_string(), rate));
        let bars: Vec<_> = seats.chain(roles).collect();
        page.heading(&format!("{}: victories by seat and role", record.name));
        for (name, rate) in bars {
            page.bar(&name, rate, COLOURS[at % COLOURS.len()]);
        }
    }
    let height = page.y + 20.0;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" font-family=\"sans-serif\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fdfaf2\"/>\n{}</svg>\n",
        page.body
    )
}

struct Page {
    body: String,
    y: f64,
}

impl Page {
    fn text(&mut self, x: f64, size: f64, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        self.body += &format!("<text x=\"{x}\" y=\"{:.1}\" font-size=\"{size}\">{text}</text>\n", self.y);
    }

    fn heading(&mut self, text: &str) {
        self.y += 2.0 * ROW;
        self.text(10.0, 14.0, text);
    }

    /// A rate as a bar from 0 to 1, with its interval.
    fn bar(&mut self, name: &str, rate: Rate, colour: &str) {
        self.y += ROW;
        self.text(10.0, 12.0, name);
        let x = |part: f64| LEFT + part * (WIDTH - LEFT - 90.0);
        let y = self.y - 4.0;
        self.body += &format!(
            "<rect x=\"{LEFT}\" y=\"{:.1}\" width=\"{:.1}\" height=\"12\" fill=\"{colour}\"/>\n\
             <path d=\"M{:.1} {y:.1}H{:.1}\" stroke=\"#000\"/>\n",
            self.y - 10.0,
            x(rate.rate) - LEFT,
            x(rate.low),
            x(rate.high),
        );
        self.text(WIDTH - 80.0, 12.0, &format!("{:.1} %", 100.0 * rate.rate));
    }
}

fn ratings(page: &mut Page, records: &[Record]) {
    page.heading("Victories, with 95 % intervals");
    for (at, record) in records.iter().enumerate() {
        let name = format!("{} ({:.0} Elo)", record.name, record.elo);
        page.bar(&name, record.wins, COLOURS[at % COLOURS.len()]);
    }
}

fn scores(page: &mut Page, records: &[Record]) {
    const HEIGHT: f64 = 160.0;
    page.heading("Mean score as the game goes on");
    let most = records.iter().flat_map(|record| &record.scores).copied().fold(1.0, f64::max);
    let bottom = page.y + 20.0 + HEIGHT;
    for (at, record) in records.iter().enumerate() {
        let step = (WIDTH - LEFT - 90.0) / (record.scores.len().max(2) - 1) as f64;
        let points = record.scores.iter().enumerate();
        let points = points
            .map(|(i, score)| format!("{:.1},{:.1}", LEFT + i as f64 * step, bottom - score / most * HEIGHT));
        let points = points.collect::<Vec<_>>().join(" ");
        let colour = COLOURS[at % COLOURS.len()];
        page.body += &format!(
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n"
        );
        page.y += ROW;
        page.text(10.0, 12.0, &format!("{}: {:.1}", record.name, record.scores.last().unwrap_or(&0.0)));
    }
    page.y = page.y.max(bottom);
}
