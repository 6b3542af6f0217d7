//! The kept transcripts: they hold, they are what they should be, and the check notices what it should.

use std::{collections::BTreeSet, sync::LazyLock};

use transcripts::{Begun, COLUMNS, Column, Deed, Files, KEPT, Kept, Named, Transcript, check};

fn kept(game: &str) -> Vec<Named> {
    Files::ours().of(game).unwrap()
}

fn holds(game: &str) {
    let compared = check(&kept(game), &COLUMNS);
    assert!(!compared.is_empty());
    let wrong: Vec<String> = compared
        .iter()
        .filter(|one| !one.holds())
        .map(|one| {
            let columns: BTreeSet<_> = one.differences.iter().map(|at| at.column.name()).collect();
            let first = one.differences.first().map(|at| at.entry);
            format!("{}: {columns:?} from entry {first:?}, strayed {:?}", one.name, one.strayed)
        })
        .collect();
    assert!(wrong.is_empty(), "`cargo transcripts check` says more:\n{}", wrong.join("\n"));
}

#[test]
fn the_board_game_behaves_as_recorded() {
    holds("age-of-conan");
}

#[test]
fn the_card_game_behaves_as_recorded() {
    holds("card-game");
}

#[test]
fn the_toys_behave_as_recorded() {
    holds("nim");
    holds("ambush");
}

#[test]
fn every_preset_and_table_size_is_kept_with_take_backs_and_resignations() {
    for Kept { game, games, midst } in KEPT {
        let all = kept(game);
        let label = games::game(game).unwrap().label();
        let (mut sizes, mut presets, mut options) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut nested = 0;
        for Named { transcript, .. } in &all {
            match &transcript.begun {
                Begun::Agreed { terms, .. } => {
                    sizes.insert(terms.roles.len());
                    presets.extend(terms.preset.as_deref());
                    options.extend(terms.options.iter().map(|(name, _)| name.as_str()));
                }
                Begun::After { .. } => nested += 1,
            }
        }
        let [least, most] = label.seats.map(usize::from);
        assert_eq!((all.len() - nested, nested), (games, midst), "{game}");
        assert_eq!(sizes, (least..=most).collect(), "{game}");
        assert_eq!(presets, label.presets.iter().map(|preset| preset.name).collect(), "{game}");
        assert_eq!(options, label.options.iter().map(|option| option.name).collect(), "{game}");
        let done = |deed: &Deed| all.iter().flat_map(|n| &n.transcript.entries).any(|e| e.deed == *deed);
        assert!(done(&Deed::Leave), "{game}: nobody leaves");
        // In Ambush plans are sealed and answers pass the word on; plans are changed instead.
        assert!(game == "ambush" || done(&Deed::TakeBack), "{game}: nothing is taken back");
    }
}

static AMBUSH: LazyLock<Vec<Named>> = LazyLock::new(|| kept("ambush"));

#[test]
fn a_transcript_reads_back_as_written() {
    for Named { name, transcript } in AMBUSH.iter() {
        assert_eq!(Transcript::read(&transcript.to_string()).unwrap(), *transcript, "{name}");
    }
}

#[test]
fn a_line_that_makes_no_sense_is_named() {
    let text = AMBUSH[0].transcript.to_string();
    let refused = |text: &str| format!("{:#}", Transcript::read(text).unwrap_err());
    assert!(refused(&text.replacen("seats", "chairs", 1)).contains("line 2"));
    assert!(refused(&text.replacen(" begins", " starts", 1)).contains("begins"));
    let lines: Vec<_> = text.lines().collect();
    let short = text.replace(lines[lines.len() - 1], "12345678 0: strike 1");
    assert!(refused(&short).contains(&format!("line {}", lines.len())));
}

/// The first transcript of Ambush, with a change, checked.
fn changed(change: impl FnOnce(&mut Transcript)) -> transcripts::Compared {
    let mut all = AMBUSH.clone();
    change(&mut all[0].transcript);
    check(&all, &COLUMNS).swap_remove(0)
}

#[test]
fn another_digest_is_noticed_in_its_column_and_entry() {
    for (index, column) in COLUMNS.into_iter().enumerate() {
        let compared = changed(|transcript| transcript.entries[3].digests[index] ^= 1);
        let found: Vec<(usize, Column)> =
            compared.differences.iter().map(|difference| (difference.entry, difference.column)).collect();
        assert_eq!((found, compared.strayed), (vec![(4, column)], None));
    }
}

#[test]
fn other_odds_are_noticed() {
    let compared = changed(|transcript| {
        let Begun::Agreed { opening, .. } = &mut transcript.begun else { panic!("a whole game") };
        opening[0].among += 1;
    });
    assert_eq!(compared.strayed.unwrap().entry, 0);
}

#[test]
fn an_action_that_is_refused_is_named() {
    let compared = changed(|transcript| transcript.entries[2].deed = Deed::Act("dance".into()));
    let strayed = compared.strayed.unwrap();
    assert_eq!(strayed.entry, 3);
    assert!(strayed.why.contains("dance"), "{strayed}");
}
