//! The game as one looker may see it: computed from his view and nothing else.

use language::Teller;
use shelf::{AnySheet, Shelved, Steps};
use table::{Eye, Phrase, Seat, Turn};

use crate::{
    telling::words::{line, write_line, write_offer},
    wire::{Offer, Placing, View},
};

/// In notation, in words, and whether it is final.
type Offered = (String, Phrase, bool);

/// A view in no language yet. Two equal faces are the same bytes in every language.
#[derive(Debug)]
pub struct Face {
    sheet: Box<dyn AnySheet>,
    ask: Phrase,
    turn: Vec<u8>,
    offers: Vec<Offered>,
    take_back: bool,
    standing: Option<Vec<Placing>>,
}

impl Face {
    pub fn of(host: &dyn Shelved, eye: Eye) -> Face {
        let (offers, take_back) = match eye {
            Eye::Seat(seat) => (host.offered(seat), host.may_take_back(seat)),
            Eye::Onlooker | Eye::Archive => (Vec::new(), false),
        };
        let standing = || {
            let standing = host.standing();
            let place = |seat| Placing { place: standing.place(seat), score: standing.score(seat) };
            (0..host.seats()).map(Seat).map(place).collect()
        };
        Face {
            sheet: host.any_sheet(eye),
            ask: host.ask(eye),
            turn: host.turn().seats().iter().map(|seat| seat.0).collect(),
            offers,
            take_back,
            // While the game goes on the standing may count what is hidden.
            standing: (host.turn() == Turn::Over).then(standing),
        }
    }

    /// The steps from the view of an earlier face to the view of this one. Only what differs is put into words.
    pub fn since(&self, before: &Face, teller: &Teller, steps: &mut Steps) {
        let Face { sheet, ask, turn, offers, take_back, standing } = self;
        steps.within("sheet", |steps| sheet.since(&*before.sheet, steps));
        if *ask != before.ask {
            steps.within("ask", |steps| steps.replace_by(|text| write_line(teller, ask, text)));
        }
        if *turn != before.turn {
            steps.within("turn", |steps| steps.replace(turn));
        }
        if *offers != before.offers {
            steps.within("offers", |steps| self.offered_since(before, teller, steps));
        }
        if *take_back != before.take_back {
            steps.within("take_back", |steps| steps.replace(take_back));
        }
        if *standing != before.standing {
            steps.within("over", |steps| steps.replace(&standing.is_some()));
            steps.within("standing", |steps| steps.replace(standing));
        }
    }

    /// Offers that stand at the beginning or the end of both lists stay.
    fn offered_since(&self, before: &Face, teller: &Teller, steps: &mut Steps) {
        let (old, new) = (&before.offers, &self.offers);
        let write = |(action, phrase, is_final): &Offered, text: &mut Vec<u8>| {
            write_offer(teller, action, phrase, *is_final, text);
        };
        if old.first() != new.first() && old.last() != new.last() {
            return steps.replace_by(|text| {
                text.push(b'[');
                for (place, offered) in new.iter().enumerate() {
                    text.extend_from_slice(if place > 0 { b"," } else { b"" });
                    write(offered, text);
                }
                text.push(b']');
            });
        }
        let instead =
            |_: &Offered, new: &Offered, steps: &mut Steps| steps.replace_by(|text| write(new, text));
        steps.list(old, new, instead, |new, steps| steps.add_by(|text| write(new, text)));
    }

    pub fn view(&self, teller: &Teller) -> View {
        View {
            sheet: self.sheet.value(),
            ask: line(teller, &self.ask),
            words: Vec::new(),
            turn: self.turn.clone(),
            offers: self.offers.iter().map(|offered| offer(teller, offered)).collect(),
            take_back: self.take_back,
            over: self.standing.is_some(),
            standing: self.standing.clone(),
        }
    }
}

fn offer(teller: &Teller, (action, phrase, is_final): &Offered) -> Offer {
    Offer { action: action.clone(), line: line(teller, phrase), is_final: *is_final }
}

impl PartialEq for Face {
    fn eq(&self, other: &Face) -> bool {
        let Face { sheet, ask, turn, offers, take_back, standing } = self;
        sheet.is(&*other.sheet)
            && (ask, turn, offers) == (&other.ask, &other.turn, &other.offers)
            && (take_back, standing) == (&other.take_back, &other.standing)
    }
}

#[cfg(test)]
mod tests {
    use language::Locale;
    use table::{Chance as _, Deed, Dice};

    use super::*;
    use crate::{played::played, room::sitting::Sitting};

    /// Random games of every kind: whoever sees something new is told so, and the steps he is told lead there.
    #[test]
    fn the_steps_lead_from_each_view_to_the_next() {
        let teller = Teller::new(Locale::En, &[]);
        let json = |face: &Face| serde_json::to_value(face.view(&teller)).expect("JSON");
        for title in games::GAMES {
            let (row, _, records) = played(title.name(), 0, &mut Dice(0)).expect("it begins");
            let mut sitting = Sitting::resume(&row, &records).expect("it fits");
            let mut dice = Dice(9);
            for number in 0..400 {
                let Some(seat) = sitting.host().missing().first() else { break };
                let eyes: Vec<Eye> = sitting.eyes().collect();
                let before: Vec<_> = eyes.iter().map(|&eye| sitting.face(eye)).collect();
                let legal = sitting.host().legal(seat);
                let action = legal[dice.below(legal.len() as u32) as usize].clone();
                let back = number % 7 == 0 && sitting.host().may_take_back(seat);
                let deed = if back { Deed::TakeBack } else { Deed::Act(action) };
                let changes = sitting.play(seat, &deed).expect("it is legal");
                for ((eye, before), change) in eyes.into_iter().zip(before).zip(changes) {
                    let after = sitting.face(eye);
                    assert!(change.is_some() || *after == *before, "{}: {eye:?}", title.name());
                    let mut steps = Steps::after(Vec::new());
                    after.since(&before, &teller, &mut steps);
                    let steps: json_patch::Patch = serde_json::from_slice(&steps.end()).expect("a patch");
                    let mut view = json(&before);
                    json_patch::patch(&mut view, &steps).expect("it fits");
                    assert_eq!(view, json(&after), "{}", title.name());
                }
            }
        }
    }

    /// The page links the rule of a question; it looks nothing up.
    #[test]
    fn a_prompt_carries_its_rule_to_the_wire() {
        let (row, _, records) = played("ambush", 0, &mut Dice(0)).expect("it begins");
        let mut sitting = Sitting::resume(&row, &records).expect("it fits");
        let seat = sitting.host().missing().first().expect("somebody is asked");
        let view = sitting.face(Eye::Seat(seat)).view(&Teller::new(Locale::En, &[]));
        assert_eq!(view.ask.rule.as_deref(), Some("R-2"), "{:?}", view.ask);
        assert_eq!(serde_json::to_value(&view).expect("JSON")["ask"]["rule"], "R-2");
        let onlooker = sitting.face(Eye::Onlooker).view(&Teller::new(Locale::En, &[]));
        assert_eq!(
            serde_json::to_value(&onlooker).expect("JSON")["ask"].get("rule"),
            Some(&serde_json::Value::Null)
        );
    }
}
