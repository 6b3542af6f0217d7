//! How it is written down.

use alloc::{
    format,
    string::{String, ToString},
};

use table::{
    Misread, Notation, Seat, Seats, Setup,
    flow::{Frame as _, step},
    reading::{self, Line},
    words::Word,
};

use super::{
    Action, Agreement, Ambush, Board, Card, Frame, Hand, Plan, Secrets, flow::Stack, round::ROUND, size,
};

/// What words stand for at this table: seats are numbers.
#[derive(Copy, Clone, Debug)]
pub struct Lexicon {
    seats: u8,
}

impl Word<Lexicon> for Seat {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        self.0.put(lexicon, out);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Seat> {
        u8::take(lexicon, words).filter(|&seat| seat < lexicon.seats).map(Seat)
    }
}

impl Word<Lexicon> for Card {
    fn put(self, _: &Lexicon, out: &mut String) {
        out.push_str(self.word());
    }

    fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Card> {
        words.next().and_then(Card::of)
    }
}

impl Card {
    pub const fn word(self) -> &'static str {
        match self {
            Card::Shield => "shield",
            Card::Feint => "feint",
            Card::Rally => "rally",
        }
    }

    fn of(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }
}

fn plan_word(plan: Plan) -> String {
    match plan {
        Plan::LieLow => "lie-low".into(),
        Plan::Rally => "rally".into(),
        Plan::Strike(target) => format!("strike-{target}"),
    }
}

fn plan_of(word: &str) -> Option<Plan> {
    Some(match word {
        "lie-low" => Plan::LieLow,
        "rally" => Plan::Rally,
        _ => match word.strip_prefix("strike-")?.as_bytes() {
            [digit @ b'0'..=b'3'] => Plan::Strike(Seat(digit - b'0')),
            _ => return None,
        },
    })
}

impl Notation for Ambush {
    fn write(&self, action: Action) -> String {
        match action {
            Action::Plan(plan) => plan_word(plan),
            Action::Decline => "decline".into(),
            Action::Answer(card) => format!("answer {}", card.word()),
        }
    }

    fn read(&self, text: &str) -> Option<Action> {
        match text.strip_prefix("answer ") {
            Some(card) => Card::of(card).map(Action::Answer),
            None if text == "decline" => Some(Action::Decline),
            None => plan_of(text).map(Action::Plan),
        }
    }

    fn set_down(&self) -> String {
        let Ambush { board, secrets, flow } = self;
        let Agreement { seats, .. } = board.agreed;
        let mut text = format!("seats {seats}\n");
        for choice in Agreement::CHOICES {
            text += &format!("{} {}\n", choice.name, board.agreed.get(choice.name));
        }
        text += &format!("round {}\n", board.round);
        text += &cards("discard", board.discard);
        for seat in (0..seats).map(Seat) {
            text += &format!("band {seat} {}\n", board.men[seat.index()]);
            text += &cards(&format!("hand {seat}"), secrets.hands[seat.index()]);
            for (heading, plan) in [("plan", board.plans), ("sealed", secrets.sealed)] {
                if let Some(plan) = plan[seat.index()] {
                    text += &format!("{heading} {seat} {}\n", plan_word(plan));
                }
            }
            if board.left.has(seat) {
                text += &format!("left {seat}\n");
            }
        }
        for frame in flow.frames() {
            text += "at ";
            frame.put(&Lexicon { seats }, &mut text);
            text += "\n";
        }
        text
    }

    fn set_up(text: &str) -> Result<Ambush, Misread> {
        let board = Board {
            agreed: Agreement::DEFAULT,
            men: [0; 4],
            round: 0,
            discard: [0; 3],
            plans: [None; 4],
            left: Seats::NONE,
        };
        let secrets = Secrets { hands: [[0; 3]; 4], sealed: [None; 4] };
        let mut ambush = Ambush { board, secrets, flow: Stack::EMPTY };
        for line in reading::lines(text) {
            ambush.read_line(line)?;
        }
        ambush.sensible().map_err(|expected| Misread::missing(text, expected))?;
        Ok(ambush)
    }
}

fn cards(heading: &str, hand: Hand) -> String {
    if size(hand) == 0 {
        return String::new();
    }
    let mut line = heading.to_string();
    for card in Card::ALL {
        for _ in 0..hand[card as usize] {
            line += " ";
            line += card.word();
        }
    }
    line + "\n"
}

impl Ambush {
    fn read_line(&mut self, mut line: Line<'_>) -> Result<(), Misread> {
        let Ambush { board, secrets, flow } = self;
        let most_seat = u32::from(board.agreed.seats) - 1;
        let seat = |line: &mut Line<'_>| line.number("a seat", most_seat).map(|n| Seat(n as u8));
        let start = line;
        match line.word("a heading")? {
            "seats" => {
                let two_to_four = |word: &str| word.parse().ok().filter(|n| (2..=4).contains(n));
                board.agreed.seats = line.as_a("2 to 4", two_to_four)?;
            }
            option @ ("men" | "rounds" | "feints") => {
                let agreed = &mut board.agreed;
                line.as_a("a value of this option", |value| agreed.set(option, value).ok())?;
            }
            "round" => board.round = line.number("a round", u32::from(board.agreed.options.rounds))? as u8,
            "discard" => board.discard = read_cards(&mut line)?,
            "band" => {
                let seat = seat(&mut line)?;
                board.men[seat.index()] = line.number("at most 9 men", 9)? as u8;
            }
            "hand" => {
                let seat = seat(&mut line)?;
                secrets.hands[seat.index()] = read_cards(&mut line)?;
            }
            heading @ ("plan" | "sealed") => {
                let seat = seat(&mut line)?;
                let plans = if heading == "plan" { &mut board.plans } else { &mut secrets.sealed };
                plans[seat.index()] = Some(line.as_a("lie-low, rally or strike-N", plan_of)?);
            }
            "left" => board.left = board.left.with(seat(&mut line)?),
            "at" => {
                if flow.is_full() {
                    return Err(start.misread("no more than three frames"));
                }
                let lexicon = Lexicon { seats: board.agreed.seats };
                let frame = Frame::take(line.rest(), &lexicon);
                flow.push(
                    frame
                        .ok_or_else(|| line.misread("round, plans, clash or window, and where it stands"))?,
                );
                return Ok(());
            }
            _ => {
                let headings =
                    "seats, men, rounds, feints, round, discard, band, hand, plan, sealed, left or at";
                return Err(start.misread(headings));
            }
        }
        line.end()
    }

    /// Whether a position as written could be played on; else what would be expected.
    fn sensible(&self) -> Result<(), &'static str> {
        let bands = self.board.standing_bands();
        let held = |card: usize| self.secrets.hands.iter().map(|hand| hand[card]).sum::<u8>();
        let within = |card: usize| held(card) + self.board.discard[card] <= Card::COPIES;
        if !(0..3).all(within) {
            return Err("at most four cards of a kind in hands and discard");
        }
        let plans = self.board.plans.iter().chain(&self.secrets.sealed).zip((0..4).map(Seat).cycle());
        for (plan, seat) in plans {
            match *plan {
                Some(Plan::Strike(target)) if target == seat || target.0 >= self.board.agreed.seats => {
                    return Err("plans that strike another band");
                }
                Some(Plan::Rally)
                    if self.secrets.sealed[seat.index()] == Some(Plan::Rally)
                        && self.secrets.hands[seat.index()][Card::Rally as usize] == 0 =>
                {
                    return Err("a sealed rally only with the card in hand");
                }
                _ => {}
            }
        }
        match *self.flow.frames() {
            [] => Ok(()),
            [Frame::Round { step: PLANNING }, top @ Frame::Plans(_)] => top.fits(self, true),
            [
                Frame::Round { step: STRIKING },
                Frame::Clash { striker, target, .. },
                top @ Frame::Window(_),
            ] if bands.has(striker) && bands.has(target) && striker != target => top.fits(self, true),
            _ => {
                Err("no frames, `at round plans` and `at plans`, or `at round reveal`, a clash and a window")
            }
        }
    }
}

/// How many steps of the round are begun while plans are made, and while a strike is carried out: its step is begun
/// anew after each.
const PLANNING: u8 = step(ROUND, "plans") + 1;
const STRIKING: u8 = step(ROUND, "strikes");

fn read_cards(line: &mut Line<'_>) -> Result<Hand, Misread> {
    let mut hand = [0; 3];
    while line.peek().is_some() {
        let before = *line;
        let card = line.as_a("shield, feint or rally", Card::of)?;
        hand[card as usize] += 1;
        if hand[card as usize] > Card::COPIES {
            return Err(before.misread("at most four cards of a kind"));
        }
    }
    Ok(hand)
}
