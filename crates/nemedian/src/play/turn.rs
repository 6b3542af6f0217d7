//! A human's turn: what is shown, and what the typed commands do.

use std::path::PathBuf;

use ::table::{Eye, Phrase, Refusal, Seat};

use super::{chart, coach, console::Console, table::Table, words::Words};
use crate::{args::Ask, failure::Failure, wording::prompt};

/// How the game goes on.
pub(super) enum Next {
    On,
    /// This player wants the screen.
    Seat(Seat),
    Quit,
}

/// The player in front of the screen.
pub(super) struct Screen {
    ask: Ask,
    looking: Option<Seat>,
    /// How many entries there were when the position was last shown.
    seen: Option<usize>,
}

impl Screen {
    pub(super) fn new(ask: Ask) -> Screen {
        Screen { ask, looking: None, seen: None }
    }

    pub(super) fn human(
        &mut self,
        table: &mut Table,
        console: &mut Console<'_>,
        seat: Seat,
    ) -> Result<Next, Failure> {
        let offers = table.game().offers(seat);
        if let ([(action, phrase)], Ask::Needed) = (&offers[..], self.ask) {
            let offer = table.teller.say(phrase);
            console.say(&table.teller.say_text("terminal-only-answer", &[("offer", &offer)]))?;
            // It was offered, so the rules cannot refuse it.
            let played = table.act(seat, action)?;
            return played
                .map(|()| Next::On)
                .map_err(|refusal| Failure::Refused(table.teller.refusal(&refusal)));
        }
        if !self.draw_curtain(table, console, seat)? {
            return Ok(Next::Quit);
        }
        self.show(table, console, seat)?;
        loop {
            let Some(line) = console.ask("> ")? else { return Ok(Next::Quit) };
            if let Some(next) = self.obey(table, console, seat, &line)? {
                return Ok(next);
            }
        }
    }

    /// Clears the screen between two humans. False if the input ends.
    fn draw_curtain(
        &mut self,
        table: &Table,
        console: &mut Console<'_>,
        seat: Seat,
    ) -> Result<bool, Failure> {
        if self.looking != Some(seat) {
            self.seen = None;
            if console.curtain && table.humans() > 1 {
                console.wipe()?;
                let pass = table.teller.say(&Phrase::new("terminal-curtain").with("seat", seat));
                if console.ask(&format!("{pass} "))?.is_none() {
                    return Ok(false);
                }
                console.wipe()?;
            }
        }
        self.looking = Some(seat);
        Ok(true)
    }

    /// What is new, the position unless this player has just looked at it, the question, the offers.
    fn show(&mut self, table: &mut Table, console: &mut Console<'_>, seat: Seat) -> Result<(), Failure> {
        let eye = Eye::Seat(seat);
        console.say("")?;
        table.news(eye).iter().try_for_each(|line| console.say(&format!("· {line}")))?;
        let entries = table.game().entries();
        let own =
            |seen: usize| entries.get(seen..).is_some_and(|new| new.iter().all(|entry| entry.seat == seat));
        if !self.seen.is_some_and(own) {
            describe(table, console, eye)?;
        }
        self.seen = Some(table.game().entries().len());
        offers(table, console, seat)
    }

    /// Executes what was typed; `None` if the player has to type again.
    fn obey(
        &mut self,
        table: &mut Table,
        console: &mut Console<'_>,
        seat: Seat,
        line: &str,
    ) -> Result<Option<Next>, Failure> {
        let eye = Eye::Seat(seat);
        match meant(table, seat, line) {
            Words::Number(_) => {
                let most = table.game().legal(seat).len() as u32;
                let wrong = Phrase::new("terminal-number-between").with("least", 1).with("most", most);
                console.say(&table.teller.say(&wrong))?;
            }
            Words::Action(action) => return act(table, console, seat, &action),
            Words::Why(action) => why(table, console, seat, &action)?,
            Words::Rules(words) => rules(table, console, &words)?,
            Words::Save(path) => save(table, console, &path)?,
            Words::Seat(number) => return other_seat(table, console, &number),
            Words::Undo => match table.undo(seat)? {
                Ok(()) => {
                    console.say(&table.teller.name("terminal-undone"))?;
                    self.seen = None;
                    self.show(table, console, seat)?;
                }
                Err(refusal) => refuse(table, console, &refusal)?,
            },
            Words::Story => table.story(eye).iter().try_for_each(|line| console.say(line))?,
            Words::View => describe(table, console, eye)?,
            Words::Score => {
                let standing = table.teller.standing(&table.game().standing());
                standing.iter().try_for_each(|line| console.say(line))?;
            }
            Words::Forecast => coach::forecast(table, console, eye)?,
            Words::Hint => coach::hint(table, console, seat, 1)?,
            Words::Explain => coach::hint(table, console, seat, usize::MAX)?,
            Words::Offers => offers(table, console, seat)?,
            Words::Resign => return resign(table, console, seat),
            Words::Help => help(table, console, eye)?,
            Words::Quit => return Ok(Some(Next::Quit)),
        }
        Ok(None)
    }
}

/// What was typed; the number of an offer means its action.
fn meant(table: &Table, seat: Seat, line: &str) -> Words {
    let offered = table.game().legal(seat);
    if offered.iter().any(|action| action == line) {
        return Words::Action(line.to_string());
    }
    match Words::read(line) {
        Words::Number(number) => match number.checked_sub(1).and_then(|index| offered.get(index)) {
            Some(action) => Words::Action(action.clone()),
            None => Words::Number(number),
        },
        words => words,
    }
}

/// What can be typed, and what the symbols on the map mean.
fn help(table: &Table, console: &mut Console<'_>, eye: Eye) -> Result<(), Failure> {
    console.say(&table.teller.name("terminal-help"))?;
    if let Some(chart) = table.game().chart(eye) {
        console.say(&table.teller.name(chart.legend))?;
    }
    Ok(())
}

/// The position: a map if there is one, and in words what the map does not show.
pub(super) fn describe(table: &Table, console: &mut Console<'_>, eye: Eye) -> Result<(), Failure> {
    let chart = table.game().chart(eye);
    for line in chart.iter().flat_map(|chart| chart::drawn(chart, &table.teller)) {
        console.say(&line)?;
    }
    let shown = chart.map_or(&[][..], |chart| chart.shows);
    for phrase in table.game().describe(eye).iter().filter(|phrase| !shown.contains(&phrase.key)) {
        console.say(&table.teller.say(phrase))?;
    }
    Ok(())
}

fn offers(table: &Table, console: &mut Console<'_>, seat: Seat) -> Result<(), Failure> {
    console.say(&prompt(&table.teller, &table.game().ask(Eye::Seat(seat))))?;
    for (number, (action, phrase)) in (1..).zip(table.game().offers(seat)) {
        console.say(&format!("{number:>3}  {}  [{action}]", table.teller.say(&phrase)))?;
    }
    Ok(())
}

fn act(
    table: &mut Table,
    console: &mut Console<'_>,
    seat: Seat,
    action: &str,
) -> Result<Option<Next>, Failure> {
    match table.act(seat, action)? {
        Ok(()) => Ok(Some(Next::On)),
        Err(refusal) => {
            refuse(table, console, &refusal)?;
            if let Refusal::Unreadable(_) = refusal {
                console.say(&table.teller.name("terminal-hint"))?;
            }
            Ok(None)
        }
    }
}

fn refuse(table: &Table, console: &mut Console<'_>, refusal: &Refusal) -> Result<(), Failure> {
    Ok(console.say(&table.teller.refusal(refusal))?)
}

/// Why an action is not allowed, or a thing cannot be chosen, with the texts of the rules; an offer's number will
/// do for an action.
fn why(table: &Table, console: &mut Console<'_>, seat: Seat, asked: &str) -> Result<(), Failure> {
    if asked.is_empty() {
        return Ok(console.say(&table.teller.name("terminal-why-what"))?);
    }
    let offered = table.game().legal(seat);
    let number = asked.parse::<usize>().ok().and_then(|number| offered.get(number.checked_sub(1)?));
    let asked = number.map_or(asked, String::as_str);
    // A thing may be named as on the board.
    let thing = asked.to_lowercase().replace([' ', '\''], "-");
    let chosen = |action: &String| action == asked || action.split(' ').any(|word| word == thing);
    if offered.iter().any(chosen) {
        return Ok(console.say(&table.teller.name("terminal-allowed"))?);
    }
    let reasons = [asked, &thing].map(|words| table.game().why_not(seat, words));
    let reasons = reasons.into_iter().find(|reasons| !reasons.is_empty());
    for refusal in reasons.unwrap_or_else(|| vec![Refusal::Unreadable(asked.to_string())]) {
        refuse(table, console, &refusal)?;
        if let Refusal::Illegal(illegal) = refusal
            && let Some(rule) = illegal.rule()
        {
            rules(table, console, rule.0)?;
        }
    }
    Ok(())
}

/// A rule by its number, or the rules that contain these words.
fn rules(table: &Table, console: &mut Console<'_>, words: &str) -> Result<(), Failure> {
    let teller = &table.teller;
    let Some(book) = &table.book else { return Ok(console.say(&teller.name("terminal-no-rulebook"))?) };
    if words.is_empty() {
        return Ok(console.say(&teller.name("terminal-rules-what"))?);
    }
    let found = book.find(words).map_or_else(|| book.search(words), |rule| vec![rule]);
    if found.is_empty() {
        let near = book.close_to(words).join(", ");
        return Ok(console.say(&teller.say_text("terminal-no-rule", &[("words", words), ("near", &near)]))?);
    }
    found.iter().try_for_each(|rule| console.say(rule.line().as_str()))?;
    Ok(())
}

/// From now on the game is written to this file.
fn save(table: &mut Table, console: &mut Console<'_>, path: &str) -> Result<(), Failure> {
    let before = table.save.clone();
    if !path.is_empty() {
        let wanted = Some(PathBuf::from(path));
        if wanted != before && PathBuf::from(path).exists() {
            return Ok(console.say(&table.teller.say_text("terminal-save-exists", &[("file", path)]))?);
        }
        table.save = wanted;
    }
    let line = match table.write() {
        Ok(Some(path)) => table.teller.say_text("terminal-saved", &[("file", &path.display().to_string())]),
        Ok(None) => table.teller.name("terminal-save-where"),
        Err(failure) => {
            // The game goes on, and is still saved where it was.
            table.save = before;
            failure.to_string()
        }
    };
    Ok(console.say(&line)?)
}

/// During simultaneous choices another player may take the screen, to choose or to change their choice.
fn other_seat(table: &Table, console: &mut Console<'_>, number: &str) -> Result<Option<Next>, Failure> {
    let seat = number.parse().ok().map(Seat);
    let awaited = |seat: &Seat| table.is_human(*seat) && table.game().turn().seats().has(*seat);
    if let Some(seat) = seat.filter(awaited) {
        return Ok(Some(Next::Seat(seat)));
    }
    console.say(&table.teller.name("terminal-seat-not-awaited"))?;
    Ok(None)
}

fn resign(table: &mut Table, console: &mut Console<'_>, seat: Seat) -> Result<Option<Next>, Failure> {
    let yes = table.teller.name("terminal-yes");
    let question = table.teller.say_text("terminal-resign-sure", &[("yes", &yes)]);
    let Some(answer) = console.ask(&format!("{question} "))? else { return Ok(Some(Next::Quit)) };
    if answer.to_lowercase() != yes.to_lowercase() {
        console.say(&table.teller.name("terminal-not-resigned"))?;
        return Ok(None);
    }
    match table.leave(seat)? {
        Ok(()) => Ok(Some(Next::On)),
        Err(refusal) => {
            refuse(table, console, &refusal)?;
            Ok(None)
        }
    }
}
