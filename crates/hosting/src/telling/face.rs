//! The game as one looker may see it: computed from his view and nothing else.

use language::Teller;
use serde::Serialize;
use shelf::Shelved;
use table::{Eye, Phrase, Seat, Turn};

use crate::{
    telling::{patch::difference_by_lines, words::line},
    wire::{Offer, PatchStep, Placing, View},
};

/// In notation, in words, and whether it is final.
type Offered = (String, Phrase, bool);

/// A view in no language yet. Two equal faces are the same bytes in every language.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// As JSON text.
    sheet: Box<str>,
    ask: Phrase,
    turn: Vec<u8>,
    offers: Vec<Offered>,
    take_back: bool,
    standing: Option<Vec<Placing>>,
}

impl Face {
    pub fn of(host: &dyn Shelved, eye: Eye) -> Face {
        let (offers, take_back) = match eye {
            Eye::Seat(seat) => (offers(host, seat), host.may_take_back(seat)),
            Eye::Onlooker | Eye::Archive => (Vec::new(), false),
        };
        let standing = || {
            let standing = host.standing();
            let place = |seat| Placing { place: standing.place(seat), score: standing.score(seat) };
            (0..host.seats()).map(Seat).map(place).collect()
        };
        Face {
            sheet: host.sheet_text(eye).into(),
            ask: host.ask(eye),
            turn: host.turn().seats().iter().map(|seat| seat.0).collect(),
            offers,
            take_back,
            // While the game goes on the standing may count what is hidden.
            standing: (host.turn() == Turn::Over).then(standing),
        }
    }

    /// The steps from the view of an earlier face to the view of this one. Only what differs is put into words.
    pub fn since(&self, before: &Face, teller: &Teller) -> Vec<PatchStep> {
        let mut steps = difference_by_lines("/sheet", &before.sheet, &self.sheet);
        if self.ask != before.ask {
            steps.push(replace("/ask", line(teller, &self.ask)));
        }
        if self.turn != before.turn {
            steps.push(replace("/turn", &self.turn));
        }
        if self.offers != before.offers {
            self.offered_since(before, teller, &mut steps);
        }
        if self.take_back != before.take_back {
            steps.push(replace("/take_back", self.take_back));
        }
        if self.standing != before.standing {
            steps.push(replace("/over", self.standing.is_some()));
            steps.push(replace("/standing", &self.standing));
        }
        steps
    }

    /// Offers that stand at the beginning or the end of both lists stay.
    fn offered_since(&self, before: &Face, teller: &Teller, steps: &mut Vec<PatchStep>) {
        let same = |(old, new): &(&Offered, &Offered)| old == new;
        let head = before.offers.iter().zip(&self.offers).take_while(same).count();
        let (old, new) = (&before.offers[head..], &self.offers[head..]);
        let tail = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
        if head + tail == 0 {
            let all: Vec<_> = self.offers.iter().map(|offered| offer(teller, offered)).collect();
            return steps.push(replace("/offers", all));
        }
        for _ in tail..old.len() {
            let path = format!("/offers/{head}");
            steps.push(PatchStep { op: "remove".into(), path, from: None, value: None });
        }
        for (place, offered) in (head..).zip(&new[..new.len() - tail]) {
            let added = replace(&format!("/offers/{place}"), offer(teller, offered));
            steps.push(PatchStep { op: "add".into(), ..added });
        }
    }

    pub fn view(&self, teller: &Teller) -> View {
        View {
            sheet: serde_json::from_str(&self.sheet).expect("a sheet is JSON"),
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

fn replace(path: &str, value: impl Serialize) -> PatchStep {
    let value = Some(serde_json::to_value(value).expect("a view is plain data"));
    PatchStep { op: "replace".into(), path: path.into(), from: None, value }
}

fn offers(host: &dyn Shelved, seat: Seat) -> Vec<Offered> {
    let offers = host.offers(seat).into_iter().zip(host.finals(seat));
    offers.map(|((action, phrase), is_final)| (action, phrase, is_final)).collect()
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
                    let steps = serde_json::to_value(after.since(&before, &teller)).expect("JSON");
                    let steps: json_patch::Patch = serde_json::from_value(steps).expect("a patch");
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
