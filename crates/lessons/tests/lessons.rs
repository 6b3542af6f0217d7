//! Every lesson is played to its end by every listed way, wrong ways included, and a hundred times by lot where anything
//! legal is allowed.

use language::{Locale, RuleBook};
use lessons::{Answer, Course, FirstGame, Form, GO_ON, Lesson, Playing, Script, Taken, Task, Words};
use table::{Chance, Dice, Refusal};

/// How often a free step is played, each time by another lot.
const DRAWN: u64 = 100;
/// How many words the guide may say at once.
const LONGEST: [(Locale, usize); 4] =
    [(Locale::En, 40), (Locale::Fr, 45), (Locale::It, 45), (Locale::Pl, 40)];

/// The languages that all lessons are written in. French, Italian and Polish are still missing.
const WRITTEN: [Locale; 1] = [Locale::En];

fn every() -> Vec<Lesson> {
    let of = |game| lessons::of(game).unwrap_or_else(|bad| panic!("{bad}"));
    games::offered(false).flat_map(|title| of(title.name())).collect()
}

fn begin(lesson: &Lesson, seed: u64) -> Playing<'_> {
    let title = games::game(&lesson.game).unwrap();
    Playing::begin(lesson, title, seed).unwrap_or_else(|unfit| panic!("{unfit}"))
}

fn act(playing: &mut Playing<'_>, deed: &str) -> Answer {
    playing.act(deed).unwrap_or_else(|unfit| panic!("{unfit}"))
}

/// Plays on: the way `way` in the step `at`, else the first; by lot where anything is allowed. Stops before step `stop`.
fn walk(playing: &mut Playing<'_>, (at, way): (usize, usize), lot: &mut Dice, stop: usize) {
    let mut deeds = 0;
    while let Some(step) = playing.step().filter(|_| playing.number() < stop) {
        let name = format!("{}, {}", playing.lesson().name, step.name);
        let line: Vec<String> = match &step.task {
            Task::Read => vec![GO_ON.to_string()],
            Task::Do(ways) => {
                let way = &ways[if playing.number() == at { way } else { 0 }];
                way.iter().map(|one| one.action.clone()).collect()
            }
            Task::Free(_) => {
                let legal = playing.table().legal(playing.me());
                vec![legal[lot.below(legal.len() as u32) as usize].clone()]
            }
        };
        for deed in line {
            let answer = act(playing, &deed);
            assert!(matches!(answer, Answer::Done(_)), "{name}: {deed} is answered {answer:?}");
            deeds += 1;
            assert!(deeds < 300, "{name} never ends");
        }
    }
}

#[test]
fn thirteen_lessons_and_two_first_games() {
    let (firsts, with_steps): (Vec<_>, Vec<_>) =
        every().into_iter().partition(|lesson| matches!(lesson.script.form, Form::FirstGame(_)));
    assert_eq!((with_steps.len(), firsts.len()), (13, 2));
}

#[test]
fn every_listed_way_leads_to_the_end() {
    for lesson in every() {
        for (number, step) in lesson.script.steps().iter().enumerate() {
            let ways = if let Task::Do(ways) = &step.task { ways.len() } else { 1 };
            for way in 0..ways {
                let mut playing = begin(&lesson, 1);
                walk(&mut playing, (number, way), &mut Dice(1), usize::MAX);
                assert_eq!(playing.step().map(|step| &step.name), None);
            }
        }
    }
}

#[test]
fn where_anything_legal_is_allowed_anything_leads_to_the_end() {
    let free = |lesson: &Lesson| lesson.script.steps().iter().any(|step| matches!(step.task, Task::Free(_)));
    let lessons: Vec<_> = every().into_iter().filter(free).collect();
    assert_eq!(lessons.len(), 3);
    for lesson in lessons {
        for seed in 0..DRAWN {
            walk(&mut begin(&lesson, seed), (0, 0), &mut Dice(seed), usize::MAX);
        }
    }
}

#[test]
fn every_wrong_way_is_answered_and_undone() {
    for lesson in every() {
        let book = RuleBook::of(Locale::En, &lesson.game).unwrap();
        for (number, step) in lesson.script.steps().iter().enumerate() {
            for (index, wrong) in step.wrong.iter().enumerate() {
                let name = format!("{}, {}, {}", lesson.name, step.name, wrong.name());
                assert!(book.find(&wrong.rule).is_some(), "{name}: there is no rule {}", wrong.rule);
                let mut playing = begin(&lesson, 1);
                walk(&mut playing, (0, 0), &mut Dice(1), number);
                let (last, before) = wrong.way.split_last().unwrap();
                for one in before {
                    let answer = act(&mut playing, &one.action);
                    assert!(matches!(answer, Answer::Done(_)), "{name}: {answer:?}");
                }
                match playing.table().judge(playing.me(), &last.action) {
                    Ok(()) => assert!(wrong.allowed, "{name} is allowed"),
                    Err(Refusal::Illegal(illegal)) => {
                        let refused = format!("{illegal:?}");
                        let by = format!("{:?}", wrong.rule);
                        assert!(!wrong.allowed && refused.contains(&by), "{name} is refused: {refused}");
                    }
                    Err(other) => panic!("{name}: {other:?}"),
                }
                assert_eq!(act(&mut playing, &last.action), Answer::Wrong { wrong: index }, "{name}");
                walk_on(playing, &name);
            }
        }
    }
}

/// After a wrong way the lesson goes on as if it had not been tried.
fn walk_on(mut playing: Playing<'_>, name: &str) {
    while let Some(deed) = playing.show_me() {
        let answer = act(&mut playing, deed);
        assert!(matches!(answer, Answer::Done(_)), "{name}, then {deed}: {answer:?}");
    }
    let free = playing.step().is_none_or(|step| matches!(step.task, Task::Free(_)));
    assert!(free, "{name}: stuck afterwards");
}

#[test]
fn a_lesson_is_taken_up_where_it_was_left() {
    for lesson in every().iter().filter(|lesson| !lesson.script.steps().is_empty()) {
        let mut whole = begin(lesson, 5);
        walk(&mut whole, (0, 0), &mut Dice(5), usize::MAX);
        let title = games::game(&lesson.game).unwrap();
        for count in 0..=whole.taken().deeds.len() {
            let taken = Taken { seed: 5, deeds: whole.taken().deeds[..count].to_vec() };
            let again = Playing::resume(lesson, title, &taken).unwrap_or_else(|unfit| panic!("{unfit}"));
            assert_eq!(again.taken(), &taken);
            if count == whole.taken().deeds.len() {
                assert_eq!(again.table().set_down(), whole.table().set_down(), "{}", lesson.name);
            }
        }
    }
}

#[test]
fn the_guide_is_short_and_lets_one_do_something() {
    for lesson in every() {
        for locale in lesson.locales() {
            let (_, longest) = LONGEST.iter().find(|(of, _)| *of == locale).expect("a language of ours");
            for speech in lesson.words(locale).speeches() {
                let count =
                    speech.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
                assert!(count <= *longest, "{}, {locale}: {count} words: {speech}", lesson.name);
            }
        }
        let steps = lesson.script.steps();
        assert!(steps.len() <= 7, "{}", lesson.name);
        let reads = |step: &lessons::Step| matches!(step.task, Task::Read);
        assert!(
            steps.windows(4).all(|four| !four.iter().all(reads)),
            "{}: too long without a deed",
            lesson.name
        );
        assert!(steps.iter().all(|step| reads(step) || !step.wrong.is_empty()), "{}", lesson.name);
        assert!(steps.last().is_none_or(reads), "{}: the last step is the last word", lesson.name);
    }
}

#[test]
fn in_a_first_game_every_kind_of_decision_is_introduced_once() {
    for lesson in every() {
        let Form::FirstGame(guided) = &lesson.script.form else { continue };
        let title = games::game(&lesson.game).unwrap();
        let mut said = std::collections::BTreeSet::new();
        for seed in 0..6 {
            let taken = Taken { seed, deeds: Vec::new() };
            let mut game = FirstGame::resume(&lesson, title, &taken).unwrap().unwrap();
            let (mut lot, mut once) = (Dice(seed), std::collections::BTreeSet::new());
            for _ in 0..400 {
                for remark in game.remarks() {
                    assert!(once.insert(remark.name.clone()), "{} is said twice", remark.name);
                }
                if game.ended() {
                    assert!(once.contains(&guided.last.name), "{}: no last word", lesson.name);
                    break;
                }
                let question = game.question();
                let known = guided.firsts.iter().any(|first| first.on.contains(&question));
                assert!(known, "{}: nothing is said about {question}", lesson.name);
                let legal = game.table().legal(game.me());
                let wish = ["complete", "face 1", "match"]
                    .into_iter()
                    .find(|wish| legal.iter().any(|one| one == wish));
                let deed = wish
                    .map_or_else(|| legal[lot.below(legal.len() as u32) as usize].clone(), str::to_string);
                assert!(matches!(game.act(&deed), Ok(Answer::Done(_))), "{}: {deed}", lesson.name);
            }
            let again = FirstGame::resume(&lesson, title, game.taken()).unwrap().unwrap();
            assert_eq!(again.table().set_down(), game.table().set_down());
            said.extend(once);
        }
        assert!(said.len() >= 12, "{}: only {said:?}", lesson.name);
    }
}

#[test]
fn every_lesson_is_written_in_the_same_languages() {
    for lesson in every() {
        assert_eq!(lesson.locales().collect::<Vec<_>>(), WRITTEN, "{}", lesson.name);
    }
}

#[test]
fn a_bad_file_is_named_with_line_and_field() {
    let course = Course::parse("lessons: one\nquestion: now/-1\nface hit: 0\n").unwrap();
    let head = "you: turan\nminutes: 2\nposition\n  seats aquilonia turan\nstep hill\n";
    for (rest, wanted) in [
        ("point: die\ndo: campaign ophir [hit mis]\n", ", line 7, do: chance has no face \"mis\""),
        ("point: die\nread\nexpect: rich\n", ", line 8, expect: \"rich\" is no fact"),
        ("point: die\nsing: loud\n", ", line 7, sing: a step has no such field"),
        ("point: die\n", ", line 5, step: expected one of do, free and read"),
    ] {
        let bad = Script::parse(&format!("{head}{rest}"), &course).unwrap_err();
        assert_eq!(bad.to_string(), wanted);
    }
    let bad = Words::parse("# Title\npromise: P.\nsong: la\n").unwrap_err();
    assert_eq!((bad.line, bad.field.as_str()), (3, "song"));
}
