//! The script of a lesson: position, rigged chance, steps. `games/<game>/lessons/<lesson>/script.txt`.

use std::collections::BTreeMap;

use shelf::Bot;

use crate::{
    Fact,
    lines::{Bad, Block, Field, blocks},
};

/// What the lessons of a game have in common: `games/<game>/lessons/lessons.txt`.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// In their order.
    pub lessons: Vec<String>,
    /// Where the sheet says what is asked.
    pub question: String,
    /// What others do in a free step: the first of these that they may.
    pub others: Vec<String>,
    faces: BTreeMap<String, u32>,
}

/// What happens in a lesson.
#[derive(Clone, Debug)]
pub struct Script {
    /// Who the learner is.
    pub you: String,
    pub minutes: u8,
    pub position: String,
    pub form: Form,
    pub(crate) question: String,
    pub(crate) others: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum Form {
    Steps(Vec<Step>),
    FirstGame(Guided),
}

#[derive(Clone, Debug)]
pub struct Step {
    pub name: String,
    pub line: usize,
    /// What is lit: a kind and its name each.
    pub point: Vec<String>,
    pub task: Task,
    /// What the others do then, and what must be true, in order.
    pub then: Vec<Then>,
    pub wrong: Vec<Wrong>,
}

/// What the learner is to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// Nothing but go on.
    Read,
    /// One of these ways, each a gesture of one or more actions.
    Do(Vec<Vec<Move>>),
    /// Anything legal.
    Free(Free),
}

#[derive(Clone, Debug)]
pub enum Free {
    Once,
    /// As long as the same question stands.
    WhileAsked,
    Until(Fact),
}

/// An action, with the answers of chance if they are rigged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    pub action: String,
    pub chance: Option<Vec<u32>>,
}

#[derive(Clone, Debug)]
pub enum Then {
    /// The learner's own moves are played for them: passing, forced answers.
    Plays {
        who: String,
        moves: Vec<Move>,
    },
    Expect(Fact),
}

/// A wrong way, which has words of its own.
#[derive(Clone, Debug)]
pub struct Wrong {
    pub way: Vec<Move>,
    /// Whether the rules allow it; it is not played all the same.
    pub allowed: bool,
    /// The rule to read.
    pub rule: String,
}

impl Wrong {
    /// As the files with the words name it.
    pub fn name(&self) -> String {
        let actions: Vec<_> = self.way.iter().map(|one| one.action.as_str()).collect();
        actions.join("; ")
    }
}

/// A whole game with the guide at the shoulder.
#[derive(Clone, Debug)]
pub struct Guided {
    pub against: Bot,
    /// When the last word is said; one may play on.
    pub ends: Fact,
    /// Said the first time a kind of decision comes.
    pub firsts: Vec<Remark>,
    /// Said the first time something happens.
    pub moments: Vec<Remark>,
    pub last: Remark,
}

#[derive(Clone, Debug)]
pub struct Remark {
    pub name: String,
    /// Names of questions, or keys of what is told.
    pub on: Vec<String>,
    /// Only then.
    pub only_if: Option<Fact>,
    pub point: Vec<String>,
    /// Whether it may never come.
    pub rare: bool,
}

impl Course {
    pub fn parse(text: &str) -> Result<Course, Bad> {
        let mut course = Course::default();
        for field in &blocks(text, &[])?[0].fields {
            let words = || field.value.split_whitespace().map(str::to_string).collect();
            match field.key.split_once(' ') {
                Some(("face", name)) => {
                    let number = field.value.parse().map_err(|_| field.bad("expected a number"))?;
                    course.faces.insert(name.to_string(), number);
                }
                None if field.key == "lessons" => course.lessons = words(),
                None if field.key == "question" => course.question = field.value.to_string(),
                None if field.key == "others" => course.others = words(),
                _ => return Err(field.bad("there is no such field here")),
            }
        }
        Ok(course)
    }

    /// `a; b [hit miss / axe]`: actions, each with its answers of chance if they are rigged.
    fn moves(&self, field: &Field<'_>, text: &str) -> Result<Vec<Move>, Bad> {
        let read = |part: &str| {
            let Some((action, chance)) = part.split_once('[') else {
                return Ok(Move { action: part.to_string(), chance: None });
            };
            let chance = chance.strip_suffix(']').ok_or_else(|| field.bad("expected a closing bracket"))?;
            let answers = chance.split_whitespace().filter(|&word| word != "/").map(|word| {
                let known = word.parse().ok().or_else(|| self.faces.get(word).copied());
                known.ok_or_else(|| field.bad(format!("chance has no face {word:?}")))
            });
            let chance = Some(answers.collect::<Result<_, _>>()?);
            Ok(Move { action: action.trim().to_string(), chance })
        };
        let moves: Result<Vec<_>, Bad> =
            text.split(';').map(str::trim).filter(|part| !part.is_empty()).map(read).collect();
        moves
            .and_then(|moves| if moves.is_empty() { Err(field.bad("expected an action")) } else { Ok(moves) })
    }
}

impl Script {
    pub fn parse(text: &str, course: &Course) -> Result<Script, Bad> {
        let blocks = blocks(text, &["position", "step", "first", "moment", "last"])?;
        let head = &blocks[0];
        let needed = |key: &str| {
            let field = head.fields.iter().find(|field| field.key == key);
            field.ok_or_else(|| Bad::at(0, key, "the lesson does not say it"))
        };
        if let Some(field) =
            head.fields.iter().find(|f| !["you", "minutes", "against", "ends"].contains(&f.key))
        {
            return Err(field.bad("there is no such field before the position"));
        }
        let minutes = needed("minutes")?;
        let position = blocks.iter().find(|block| block.kind == "position");
        let position = position.ok_or_else(|| Bad::at(0, "position", "the lesson has none"))?;
        let parts: Vec<&Block<'_>> = blocks.iter().skip(1).filter(|block| block.kind != "position").collect();
        let form = if head.fields.iter().any(|field| field.key == "against") {
            let (against, ends) = (needed("against")?, needed("ends")?);
            let against = against.value.parse().map_err(|_| against.bad("there is no such bot"))?;
            Form::FirstGame(guided(against, Fact::parse(&ends.into(), course)?, &parts, course)?)
        } else {
            if let Some(other) = parts.iter().find(|block| block.kind != "step") {
                return Err(Bad::at(other.line, other.kind, "only a first game has this"));
            }
            Form::Steps(parts.iter().map(|block| Step::parse(block, course)).collect::<Result<_, _>>()?)
        };
        Ok(Script {
            you: needed("you")?.value.to_string(),
            minutes: minutes.value.parse().map_err(|_| minutes.bad("expected a number"))?,
            position: position.text.clone(),
            form,
            question: course.question.clone(),
            others: course.others.clone(),
        })
    }

    /// The steps; none in a first game.
    pub fn steps(&self) -> &[Step] {
        match &self.form {
            Form::Steps(steps) => steps,
            Form::FirstGame(_) => &[],
        }
    }
}

impl<'a> From<&Field<'a>> for Field<'a> {
    fn from(field: &Field<'a>) -> Field<'a> {
        *field
    }
}

fn guided(against: Bot, ends: Fact, parts: &[&Block<'_>], course: &Course) -> Result<Guided, Bad> {
    let all = |kind: &str| -> Result<Vec<Remark>, Bad> {
        parts.iter().filter(|block| block.kind == kind).map(|block| Remark::parse(block, course)).collect()
    };
    let last = all("last")?.pop().ok_or_else(|| Bad::at(0, "last", "a first game needs a last word"))?;
    Ok(Guided { against, ends, firsts: all("first")?, moments: all("moment")?, last })
}

impl Step {
    fn parse(block: &Block<'_>, course: &Course) -> Result<Step, Bad> {
        let (mut ways, mut task, mut point) = (Vec::new(), None, Vec::new());
        let (mut then, mut wrong) = (Vec::new(), Vec::new());
        for field in &block.fields {
            match field.key {
                "point" => point = pointed(field),
                "do" | "or" => ways.push(course.moves(field, field.value)?),
                "read" => task = Some(Task::Read),
                "free" => task = Some(Task::Free(free(field, course)?)),
                "then" => {
                    let (who, moves) =
                        field.value.split_once(':').ok_or_else(|| field.bad("expected WHO: what they do"))?;
                    then.push(Then::Plays {
                        who: who.trim().to_string(),
                        moves: course.moves(field, moves)?,
                    });
                }
                "expect" => then.push(Then::Expect(Fact::parse(field, course)?)),
                "wrong" => wrong.push(Wrong::parse(field, course)?),
                _ => return Err(field.bad("a step has no such field")),
            }
        }
        let task = match (ways.is_empty(), task) {
            (true, Some(task)) => task,
            (false, None) => Task::Do(ways),
            _ => return Err(Bad::at(block.line, "step", "expected one of do, free and read")),
        };
        if block.name.is_empty() || point.is_empty() {
            return Err(Bad::at(block.line, "step", "a step has a name and points at something"));
        }
        Ok(Step { name: block.name.to_string(), line: block.line, point, task, then, wrong })
    }
}

fn pointed(field: &Field<'_>) -> Vec<String> {
    field.value.split(',').map(|one| one.trim().to_string()).filter(|one| !one.is_empty()).collect()
}

fn free(field: &Field<'_>, course: &Course) -> Result<Free, Bad> {
    match field.value.split_once(' ') {
        None if field.value == "once" => Ok(Free::Once),
        Some(("while", "asked")) => Ok(Free::WhileAsked),
        Some(("until", fact)) => Ok(Free::Until(Fact::parse(&Field { value: fact, ..*field }, course)?)),
        _ => Err(field.bad("expected `once`, `while asked` or `until FACT`")),
    }
}

impl Wrong {
    fn parse(field: &Field<'_>, course: &Course) -> Result<Wrong, Bad> {
        let expected = || field.bad("expected ACTIONS | allowed RULE, or ACTIONS | refused RULE");
        let (way, verdict) = field.value.rsplit_once('|').ok_or_else(expected)?;
        let (verdict, rule) = verdict.trim().split_once(' ').ok_or_else(expected)?;
        let allowed = match verdict {
            "allowed" => true,
            "refused" => false,
            _ => return Err(expected()),
        };
        Ok(Wrong { way: course.moves(field, way)?, allowed, rule: rule.trim().to_string() })
    }
}

impl Remark {
    fn parse(block: &Block<'_>, course: &Course) -> Result<Remark, Bad> {
        let mut remark = Remark {
            name: block.name.to_string(),
            on: Vec::new(),
            only_if: None,
            point: Vec::new(),
            rare: false,
        };
        for field in &block.fields {
            match field.key {
                "on" => remark.on = field.value.split_whitespace().map(str::to_string).collect(),
                "if" => remark.only_if = Some(Fact::parse(field, course)?),
                "point" => remark.point = pointed(field),
                "rare" => remark.rare = true,
                _ => return Err(field.bad("a remark has no such field")),
            }
        }
        if remark.on.is_empty() && block.kind != "last" {
            return Err(Bad::at(block.line, "on", "it does not say when it is said"));
        }
        Ok(remark)
    }
}
