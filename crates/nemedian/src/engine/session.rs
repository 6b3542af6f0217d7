//! One conversation: at most one game at a time.

use chronicle::{Chronicle, Header, Luck, NotScripted, Scribe, Secret};
use games::{GAMES, Shelf};
use language::{Locale, Teller};
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{ContentLabel, Shelved, Start, Terms};
use table::{Agreed, Content, Deed, Entry, Eye, Refusal, Seat, Seats, Told, Turn};

use super::{
    error::Error,
    request::{self, Lang, New, Request, Who},
};
use crate::{
    chance::{Source, trusted},
    record,
    wording::{StoryEntry, Wording, eye_value, places},
};

pub(super) struct Session {
    locale: Locale,
    game: Option<Table>,
}

struct Table {
    scribe: Scribe<dyn Shelved>,
    /// The secret of committed chance; opened when the game is over.
    secret: Option<Secret>,
}

pub(super) type Answer = Result<Value, Error>;

impl Session {
    pub(super) fn new(locale: Locale) -> Session {
        Session { locale, game: None }
    }

    pub(super) fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::Games {} => {
                let labels: Vec<_> = GAMES.iter().map(|title| title.label()).collect();
                Ok(json!({ "ok": true, "games": labels }))
            }
            Request::New(new) => self.begin(*new),
            Request::Turn {} => Ok(turn(self.game()?)),
            Request::Legal { seat } => {
                Ok(json!({ "ok": true, "actions": self.seated(seat)?.legal(Seat(seat)) }))
            }
            Request::Offers { seat, lang } => self.offers(seat, lang),
            Request::Play { seat, action, chance, eye, lang } => self.play(seat, &action, chance, eye, lang),
            Request::Why { seat, action: Some(action), thing: None, lang } => self.why(seat, &action, lang),
            Request::Why { seat, action: None, thing: Some(thing), lang } => self.why_not(seat, &thing, lang),
            Request::Why { .. } => {
                Err(Error::new("bad-request", "why: give either `action` or `thing`, one of them"))
            }
            Request::Hint(hint) => self.hint(hint),
            Request::Forecast { eye: Who(eye), seed } => self.forecast(eye, seed),
            Request::Undo { seat, lang } => self.undo(seat, lang),
            Request::Resign { seat, eye, lang } => self.resign(seat, eye, lang),
            Request::View { eye: Who(eye), lang } => self.view(eye, lang),
            Request::Story { eye: Who(eye), after, lang } => self.story(eye, after, lang),
            Request::Standing {} => Ok(json!({ "ok": true, "standing": places(&self.game()?.standing()) })),
            Request::Scenario {} => Ok(json!({ "ok": true, "scenario": self.game()?.set_down() })),
            Request::Chronicle {} => self.chronicle(),
            Request::Load { chronicle, at, seed } => self.load(&chronicle, at, seed),
            Request::Quit {} => Ok(json!({ "ok": true })),
        }
    }

    fn table(&mut self) -> Result<&mut Table, Error> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn game(&self) -> Result<&dyn Shelved, Error> {
        self.game.as_ref().map(|table| table.scribe.host()).ok_or_else(no_game)
    }

    /// The game, if it has this seat.
    pub(super) fn seated(&self, seat: u8) -> Result<&dyn Shelved, Error> {
        let game = self.game()?;
        let seats = game.seats();
        if seat < seats {
            return Ok(game);
        }
        let refusal = Refusal::NoSuchSeat { seat: Seat(seat), seats };
        Err(Error::refused(&refusal, &self.teller(None)))
    }

    pub(super) fn looked_at(&self, eye: Eye) -> Result<&dyn Shelved, Error> {
        match eye {
            Eye::Seat(seat) => self.seated(seat.0),
            Eye::Onlooker | Eye::Archive => self.game(),
        }
    }

    /// The requested language, or the engine's own.
    pub(super) fn teller(&self, lang: Option<Lang>) -> Teller {
        Teller::new(lang.map_or(self.locale, |Lang(locale)| locale), &[])
    }

    fn begin(&mut self, new: New) -> Answer {
        let New { game, seats, edition, preset, options, scenario, seed, chance, committed } = new;
        let start = match scenario {
            Some(_) if seats.is_some() || edition.is_some() || preset.is_some() || !options.is_empty() => {
                return Err(Error::new(
                    "bad-request",
                    "a scenario says its own seats, edition and options: give nothing else",
                ));
            }
            Some(text) => Start::Scenario(text),
            None => {
                let seats = seats.ok_or_else(|| Error::new("bad-request", "missing field `seats`"))?;
                // A number leaves the roles to the rules' recommendation, a null in a list to chance.
                let counted = matches!(seats, request::Seats::Count(_));
                let terms = Terms { edition, roles: seats.roles(), preset, options };
                Start::Agreed(if counted { terms.proposed(games::game(&game)?) } else { terms })
            }
        };
        let header = games::agree(&game, &start, named)?;
        let table = match (committed, chance) {
            (true, Some(_)) => return Err(Error::new("bad-chance", NotScripted::Committed)),
            (true, None) => Table::committed(header, Source::new(seed))?,
            (false, chance) => Table::trusting(header, seed_or_any(seed)?, chance.as_deref())?,
        };
        let answer = introduced(table.scribe.host());
        self.game = Some(table);
        Ok(answer)
    }

    fn offers(&self, seat: u8, lang: Option<Lang>) -> Answer {
        let teller = asked(lang);
        let offer = |(action, phrase)| Offer { action, wording: Wording::new(&phrase, teller.as_ref()) };
        let offers: Vec<_> = self.seated(seat)?.offers(Seat(seat)).into_iter().map(offer).collect();
        Ok(json!({ "ok": true, "offers": offers }))
    }

    fn play(
        &mut self,
        seat: u8,
        action: &str,
        chance: Option<Vec<u32>>,
        eye: Option<Who>,
        lang: Option<Lang>,
    ) -> Answer {
        let eye = eye.map_or(Eye::Seat(Seat(seat)), |Who(eye)| eye);
        let teller = self.teller(lang);
        self.looked_at(eye)?;
        let scribe = &mut self.table()?.scribe;
        let told = match chance {
            None => scribe.act(Seat(seat), action).map_err(|refusal| Error::refused(&refusal, &teller))?,
            Some(chance) => {
                let entry = Entry { seat: Seat(seat), deed: Deed::Act(action.to_string()), chance };
                scribe.redo(&entry).map_err(|error| match error {
                    NotScripted::Refused(refusal) => Error::refused(&refusal, &teller),
                    NotScripted::Committed => Error::new("bad-chance", error),
                })?
            }
        };
        Ok(events(&told, eye, asked(lang).as_ref()))
    }

    fn why(&self, seat: u8, action: &str, lang: Option<Lang>) -> Answer {
        let teller = self.teller(lang);
        Ok(match self.seated(seat)?.judge(Seat(seat), action) {
            Ok(()) => json!({ "ok": true, "legal": true }),
            Err(refusal) => Error::refused(&refusal, &teller).why(),
        })
    }

    fn undo(&mut self, seat: u8, lang: Option<Lang>) -> Answer {
        let teller = self.teller(lang);
        let done = self.table()?.scribe.take_back(Seat(seat));
        done.map(|()| json!({ "ok": true })).map_err(|refusal| Error::refused(&refusal, &teller))
    }

    fn resign(&mut self, seat: u8, eye: Option<Who>, lang: Option<Lang>) -> Answer {
        let eye = eye.map_or(Eye::Seat(Seat(seat)), |Who(eye)| eye);
        let teller = self.teller(lang);
        self.looked_at(eye)?;
        let told = self.table()?.scribe.leave(Seat(seat));
        let told = told.map_err(|refusal| Error::refused(&refusal, &teller))?;
        Ok(events(&told, eye, asked(lang).as_ref()))
    }

    fn view(&self, eye: Eye, lang: Option<Lang>) -> Answer {
        let teller = asked(lang);
        let game = self.looked_at(eye)?;
        let mut answer = json!({ "ok": true, "eye": eye_value(eye), "view": game.sheet(eye) });
        if let Some(teller) = teller {
            let ask = game.ask(eye);
            answer["ask"] = teller.say(&ask).into();
            answer["rule"] = ask.rule.map(|rule| rule.0).into();
            answer["text"] = game.describe(eye).iter().map(|phrase| teller.say(phrase)).collect();
        }
        Ok(answer)
    }

    fn story(&self, eye: Eye, after: Option<usize>, lang: Option<Lang>) -> Answer {
        let teller = asked(lang);
        let mut story = self.looked_at(eye)?.story(eye);
        story.retain(|&(entry, _)| after.is_none_or(|after| entry > after));
        Ok(json!({ "ok": true, "eye": eye_value(eye), "story": StoryEntry::all(&story, teller.as_ref()) }))
    }

    /// The game so far. Committed chance is opened when the game is over, not before.
    fn chronicle(&mut self) -> Answer {
        let Table { scribe, secret } = self.table()?;
        let chronicle =
            record::written(scribe, secret.as_ref()).map_err(|error| Error::new("unwritable", error))?;
        Ok(json!({ "ok": true, "chronicle": chronicle.to_string() }))
    }

    fn load(&mut self, text: &str, at: Option<usize>, seed: Option<u64>) -> Answer {
        let chronicle = Chronicle::parse(text).map_err(|error| Error::new("bad-chronicle", error))?;
        let at = at.unwrap_or(chronicle.entries().len());
        // Checks every entry, including those after `at`.
        chronicle.replay(&Shelf)?;
        let entries = chronicle.entries().get(..at).ok_or_else(|| {
            Error::new("bad-request", format!("at: there are only {} entries", chronicle.entries().len()))
        })?;
        let mut header = chronicle.header().clone();
        let whole = at == chronicle.entries().len();
        let secret = chronicle.opened().filter(|_| whole).cloned();
        let luck = if let Some(secret) = &secret {
            Luck::Committed(secret.clone())
        } else {
            // The secret is unknown, or the game takes another course: from now on chance is taken on trust.
            header.promise = None;
            trusted(seed_or_any(seed)?)
        };
        let scribe = Scribe::resume(header, luck, chronicle.opening(), entries, &Shelf)?;
        let answer = introduced(scribe.host());
        self.game = Some(Table { scribe, secret });
        Ok(answer)
    }
}

impl Table {
    fn committed(mut header: Header, mut source: Source) -> Result<Table, Error> {
        let secret = source.promise(&mut header).map_err(unlucky)?;
        let scribe = Scribe::open(header, Luck::Committed(secret.clone()), &Shelf);
        Ok(Table { scribe: scribe.map_err(|error| Error::new("bad-setup", error))?, secret: Some(secret) })
    }

    /// Chance from a seed; the answers during the setup may be given.
    fn trusting(header: Header, seed: u64, opening: Option<&[u32]>) -> Result<Table, Error> {
        let luck = trusted(seed);
        let scribe = match opening {
            Some(answers) => Scribe::resume(header, luck, answers, &[], &Shelf)
                .map_err(|fails| Error::new("bad-chance", fails))?,
            None => Scribe::open(header, luck, &Shelf).map_err(|error| Error::new("bad-setup", error))?,
        };
        Ok(Table { scribe, secret: None })
    }
}

/// Adds sentences only if a language was requested.
pub(super) fn asked(lang: Option<Lang>) -> Option<Teller> {
    lang.map(|Lang(locale)| Teller::new(locale, &[]))
}

/// An action with the phrase that offers it.
#[derive(Debug, Serialize)]
struct Offer {
    action: String,
    #[serde(flatten)]
    wording: Wording,
}

fn no_game() -> Error {
    Error::new("no-game", "there is no game yet: begin with \"new\" or \"load\"")
}

pub(super) fn seed_or_any(seed: Option<u64>) -> Result<u64, Error> {
    seed.map_or_else(|| Source::System.seed(), Ok).map_err(unlucky)
}

fn unlucky(error: std::io::Error) -> Error {
    Error::new("no-randomness", error)
}

/// The name of a seat's player in the chronicle.
fn named(_: usize, role: Option<&str>) -> Option<String> {
    role.map(String::from)
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn turn(game: &dyn Shelved) -> Value {
    match game.turn() {
        Turn::Over => json!({ "ok": true, "over": true, "standing": places(&game.standing()) }),
        Turn::Awaits(awaited) => {
            json!({ "ok": true, "awaits": numbers(awaited), "missing": numbers(game.missing()) })
        }
    }
}

/// What a client needs to know about a game it has just opened.
fn introduced(game: &dyn Shelved) -> Value {
    let mut answer = json!({ "ok": true, "game": game.game(), "seats": game.seats(), "roles": game.roles() });
    if let Agreed::Setup { options, content, .. } = game.agreed() {
        answer["options"] = options.into_iter().map(|(option, value)| (option, Value::from(value))).collect();
        if content != Content::NONE {
            answer["content"] = json!(ContentLabel::from(content));
        }
    }
    answer["awaits"] = numbers(game.turn().seats()).into();
    answer
}

fn events(told: &Told, eye: Eye, teller: Option<&Teller>) -> Value {
    let heard = told.iter().find(|heard| heard.eye == eye);
    let phrases = heard.map_or(&[][..], |heard| &heard.phrases);
    json!({ "ok": true, "events": Wording::all(phrases, teller) })
}
