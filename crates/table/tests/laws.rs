//! The laws hold for the toy games, and each of them catches the fault it is there for.

mod faulty;

use ambush::Ambush;
use faulty::{Fault, Faulty};
use nim::Nim;
use table::{
    Dice, Rules, Setup,
    laws::{self, Law},
};

fn setup<S: Setup>(seats: usize, preset: &str) -> S {
    let mut setup = S::new(1, &vec![None; seats]).unwrap();
    setup.preset(preset).unwrap();
    setup
}

fn counted(quiet: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(quiet).count_total
}

#[test]
fn nim_keeps_the_laws() {
    for seed in 0..200 {
        let preset = if seed % 2 == 0 { "classic" } else { "misere" };
        let agreed = setup(2 + seed as usize % 3, preset);
        let report = laws::check::<Nim>(&agreed, seed, 1).unwrap();
        assert!(report.actions > 0 && report.widest <= 5);
        laws::check_leaving::<Nim>(&agreed, seed).unwrap();
        laws::check_quiet::<Nim>(&agreed, seed, counted).unwrap();
    }
}

#[test]
fn ambush_keeps_the_laws() {
    for seed in 0..300 {
        let preset = if seed % 2 == 0 { "standard" } else { "short" };
        let mut agreed: ambush::Agreement = setup(2 + seed as usize % 3, preset);
        agreed.set("feints", if seed % 5 == 0 { "off" } else { "on" }).unwrap();
        let report = laws::check::<Ambush>(&agreed, seed, 1).unwrap();
        assert!(report.decisions > 0);
        laws::check_leaving::<Ambush>(&agreed, seed).unwrap();
        laws::check_quiet::<Ambush>(&agreed, seed, counted).unwrap();
    }
}

/// A chosen player reaches what random play does not.
#[test]
fn laws_hold_for_a_chosen_way_of_playing() {
    let agreed = setup(3, "standard");
    let report = laws::check_played_by::<Ambush>(&agreed, 1, 1, &mut |_, _, legal, _| legal.len() - 1);
    assert!(report.unwrap().actions > 10);
}

/// Plays the faulty game until some law reports; says which.
fn caught(fault: Fault) -> Law {
    faulty::with(fault, || {
        for seed in 0..200 {
            let agreed = setup(3, "standard");
            if let Err(broken) = laws::check::<Faulty>(&agreed, seed, 1) {
                return broken.law;
            }
            if let Err(broken) = laws::check_leaving::<Faulty>(&agreed, seed) {
                return broken.law;
            }
            if let Err(broken) = laws::check_quiet::<Faulty>(&agreed, seed, counted) {
                return broken.law;
            }
        }
        panic!("no law noticed: {fault:?}")
    })
}

#[test]
fn a_faultless_copy_passes() {
    faulty::with(Fault::None, || {
        for seed in 0..50 {
            laws::check::<Faulty>(&setup(3, "standard"), seed, 1).unwrap();
            laws::check_leaving::<Faulty>(&setup(3, "standard"), seed).unwrap();
        }
    });
}

#[test]
fn laws_catch_planted_faults() {
    for (fault, law) in [
        (Fault::LeakingView, Law::NoSilentSecret),
        (Fault::LeakingOnlooker, Law::OnlookerSeesLeast),
        (Fault::LeakingSize, Law::Imagination),
        (Fault::SkippedPrompt, Law::AsksOpenly),
        (Fault::DeadEnd, Law::NoDeadEnd),
        (Fault::NobodyAsked, Law::NoDeadEnd),
        (Fault::NotationClash, Law::NotationRoundTrip),
        (Fault::HeldGenerator, Law::ArchiveSeesAll),
        (Fault::UnorderedOffers, Law::OffersInOrder),
        (Fault::LenientJudge, Law::LegalIsJudged),
        (Fault::StrictJudge, Law::LegalIsJudged),
        (Fault::Endless, Law::Bounded),
        (Fault::ForgetfulText, Law::PositionRoundTrip),
        (Fault::ShownSeal, Law::SealedUnseen),
        (Fault::FinalSeal, Law::SealedChangeable),
        (Fault::EarlyReveal, Law::SealedUnseen),
        (Fault::ChatteringSeal, Law::SealedUnseen),
        (Fault::LeaverWins, Law::Leaving),
        (Fault::Allocates, Law::NoAllocation),
        (Fault::DeafSetup, Law::SetupSpeaks),
    ] {
        assert_eq!(caught(fault), law, "{fault:?}");
    }
}

/// Examined only at its end, a game that draws luck from elsewhere is caught by its record.
#[test]
fn the_record_catches_hidden_luck() {
    let broken =
        faulty::with(Fault::HiddenLuck, || laws::check::<Faulty>(&setup(3, "standard"), 1, u32::MAX));
    assert_eq!(broken.unwrap_err().law, Law::ReplayEquality);
}

/// Two thousand random playouts end, and a faulty one would not pass for a faultless one.
#[test]
fn playouts_end() {
    let mut buffer = Vec::new();
    for seed in 0..2_000 {
        let mut dice = Dice(seed);
        let mut ambush =
            Ambush::begin(&setup(2 + seed as usize % 3, "standard"), &mut table::Cx::quiet(&mut dice));
        let played = table::play_out(&mut ambush, &mut dice, &mut buffer);
        assert!(played > 0 && ambush.missing().is_empty());
    }
}
