//! Every adventure: its difficulty, its loot, and its special effect.

mod scene;

use card_game::{board::Place, content::OURS, event::Event};
use scene::{Scene, card, scene};
use table::{Alone, Rules, Seat};

/// Player 0 alone on an adventure of player 1, about to complete it; the Sorcerer stands elsewhere.
fn on(adventure: &str, more: &str) -> Scene {
    let crypt = if adventure == "forgotten-crypt" { "red-citadel" } else { "forgotten-crypt" };
    scene(&format!(
        "seats 2\nplayer 0 mercenary 15 at {adventure}\nplayer 1 sorcerer 15 at {crypt}\n\
         adventure {adventure} 1\nadventure {crypt} 1\n{more}\nphase heroes"
    ))
}

fn completed(adventure: &str, more: &str) -> Scene {
    on(adventure, more).play("0 complete")
}

#[test]
fn every_adventure_holds_as_many_challenges_as_its_difficulty() {
    for adventure in &OURS.adventures {
        let row = ["quicksand", "frost-giant", "rockslide", "grey-ape"];
        for lying in 0..=usize::from(adventure.difficulty) {
            let challenges = scene::row(adventure.word, &row[..lying]);
            let text = format!(
                "seats 2\nplayer 0 mercenary 15 between\nplayer 1 sorcerer 15 between\n\
                 adventure {} 0\n{challenges}hand 1 wizard-fire\nfirst 1",
                adventure.word
            );
            let allowed = scene(&text).allows(&format!("1 challenge wizard-fire on {}", adventure.word));
            assert_eq!(allowed, lying < usize::from(adventure.difficulty), "{} {lying}", adventure.word);
        }
    }
}

#[test]
fn every_adventure_yields_its_loot() {
    for adventure in &OURS.adventures {
        let scene = completed(adventure.word, "");
        let glory = scene.told.iter().find_map(|event| match event {
            Event::Glory { seat: Seat(0), change, .. } => Some(*change),
            _ => None,
        });
        assert_eq!(glory, Some(i16::from(adventure.glory)), "{}", adventure.word);
        assert_eq!(scene.list("hidden 0").len(), usize::from(adventure.objects), "{}", adventure.word);
        assert!(scene.has("completed 0", adventure.word));
        assert_eq!(scene.state.board().place(Seat(0)), Place::Between);
    }
}

#[test]
fn forgotten_crypt_and_isle_of_iron_statues_have_no_special_effect() {
    for plain in ["forgotten-crypt", "isle-of-iron-statues"] {
        let scene = completed(plain, "");
        assert!(!scene.has("outstanding", plain));
        assert!(!scene.state.missing().has(Seat(0)), "nothing is asked");
        assert_eq!(scene.gp(), [17, 15]);
    }
}

#[test]
fn tavern_in_the_maul_steals_a_card() {
    let scene = completed("tavern-in-the-maul", "hand 1 quicksand").play("0 player 1");
    assert_eq!((scene.list("hand 0"), scene.list("hand 1").len()), (vec!["quicksand".to_string()], 0));
    let declined = completed("tavern-in-the-maul", "hand 1 quicksand").play("0 pass");
    assert_eq!(declined.list("hand 1"), ["quicksand"]);
}

#[test]
fn caravan_road_leads_on() {
    let scene = completed("caravan-road", "challenge forgotten-crypt frost-giant 1 down");
    let scene = scene.play("0 at forgotten-crypt");
    assert!(scene.says("player 0 mercenary 16 at forgotten-crypt"), "in spite of challenges");
    let own = completed("caravan-road", "challenge forgotten-crypt frost-giant 0 down");
    assert!(!own.state.missing().has(Seat(0)), "P-7: not where their own challenge lies");
}

#[test]
fn hermits_cave_shows_challenges_and_draws() {
    let scene = completed("hermits-cave", "challenge forgotten-crypt frost-giant 1 down");
    let scene = scene.play("0 at forgotten-crypt");
    let saw = |event: &Event| matches!(event, Event::SawChallenge { seat: Seat(0), card: its, .. } if its.known() == Some(card("frost-giant")));
    assert_eq!((scene.count(saw), scene.list("hand 0").len()), (1, 1));
    assert_eq!(completed("hermits-cave", "").list("hand 0").len(), 1, "nothing to see, still a card");
}

#[test]
fn ravaged_village_thanks_its_patron() {
    assert_eq!(completed("ravaged-village", "").gp(), [17, 16]);
    let own = "seats 2\nplayer 0 mercenary 15 at ravaged-village\nplayer 1 sorcerer 15 between\n\
               adventure ravaged-village 0\nphase heroes";
    assert_eq!(scene(own).play("0 complete").gp(), [17, 15], "not oneself");
}

#[test]
fn camp_of_the_free_companions_makes_allies_cheaper() {
    let outstanding = "completed 0 camp-of-the-free-companions\noutstanding camp-of-the-free-companions\n\
                       challenge drowned-city black-dragon-deserter 1 down";
    let scene = on("drowned-city", outstanding).play("0 face 1; 0 hire");
    assert_eq!(scene.gp(), [12, 15], "3 instead of 5");
    assert!(completed("camp-of-the-free-companions", "").has("outstanding", "camp-of-the-free-companions"));
}

#[test]
fn spring_of_the_ancients_renews_the_ability() {
    let scene = completed("spring-of-the-ancients", "spent 0 1");
    assert_eq!(scene.list("spent"), ["1"]);
}

#[test]
fn smugglers_cove_costs_every_other_a_card() {
    let scene = completed("smugglers-cove", "hand 0 grey-ape\nhand 1 quicksand");
    assert_eq!((scene.list("hand 0"), scene.list("hand 1").len()), (vec!["grey-ape".to_string()], 0));
    assert!(scene.has("discard", "quicksand"));
}

#[test]
fn arena_of_messantia_pays_for_victories() {
    let arena = "completed 0 arena-of-messantia\noutstanding arena-of-messantia\n";
    let beats = on("drowned-city", &format!("{arena}challenge drowned-city rusted-portcullis 1 down"));
    assert_eq!(beats.face("strength", &[]).gp(), [18, 13], "1 for a challenge");
    let yielded = on("drowned-city", &format!("{arena}challenge drowned-city frost-giant 1 down"));
    assert_eq!(yielded.play("0 face 1; 0 bid 1; 1 withdraw").gp(), [17, 14], "also if the placer withdraws");
    let duel = scene::duel("mercenary", arena).fight("strength", &[]);
    assert_eq!(duel.gp(), [19, 13], "2 for a duel");
}

#[test]
fn ruined_watchtower_banishes_any_challenge() {
    let more = "challenge forgotten-crypt frost-giant 1 down\nchallenge forgotten-crypt quicksand 1 down";
    let scene = completed("ruined-watchtower", more).play("0 spot forgotten-crypt 2");
    assert!(scene.has("discard", "quicksand"));
    assert!(scene.says("challenge forgotten-crypt frost-giant 1 down"));
}

#[test]
fn oracle_of_the_jewelled_caves_sees_and_draws() {
    let oracle = "completed 0 oracle-of-the-jewelled-caves\noutstanding oracle-of-the-jewelled-caves\n";
    let text =
        format!("seats 2\nplayer 0 mercenary 15 between\nplayer 1 sorcerer 15 between\n{oracle}phase draw");
    assert_eq!(scene(&text).list("hand 0").len(), 2);
    let scene = on("drowned-city", &format!("{oracle}challenge forgotten-crypt quicksand 1 down"));
    let scene = scene.play("0 move forgotten-crypt");
    let saw = |event: &Event| matches!(event, Event::Foresaw { seat: Alone(Seat(0)), card: its, .. } if *its == card("quicksand"));
    assert_eq!(scene.count(saw), 1);
}

#[test]
fn house_of_mitra_forbids_duels() {
    let safe = "completed 1 house-of-mitra\noutstanding house-of-mitra";
    assert!(!scene::duel("mercenary", safe).allows("0 duel 1"));
    assert!(scene::duel("mercenary", "").allows("0 duel 1"));
}

#[test]
fn black_river_brings_a_card_back() {
    let scene = completed("black-river", "discard quicksand cats-step").play("0 choose cats-step");
    assert!(scene.has("hand 0", "cats-step") && scene.list("hand 0").len() == 2, "and a card is drawn");
    assert_eq!(scene.list("discard"), ["quicksand"]);
}

#[test]
fn drowned_city_shows_a_hand() {
    let scene = completed("drowned-city", "hand 1 quicksand cats-step").play("0 player 1");
    let saw = |event: &Event| matches!(event, Event::SawHand { seat: Seat(0), of: Seat(1), cards } if cards.known().is_some_and(|cards| cards.len() == 2));
    assert_eq!((scene.count(saw), scene.list("hand 1").len()), (1, 2));
}

#[test]
fn red_citadel_expels_a_hero() {
    let scene = completed("red-citadel", "adventure caravan-road 1").play("0 player 1");
    assert!(scene.says("player 1 sorcerer 15 expelled forgotten-crypt"));
}

#[test]
fn frontier_fort_pays_for_challenges_that_hold() {
    let fort =
        "completed 1 frontier-fort\noutstanding frontier-fort\nchallenge drowned-city frost-giant 1 down";
    assert_eq!(on("drowned-city", fort).face("strength", &[]).gp(), [13, 19]);
    let withdrawn = on("drowned-city", fort).play("0 face 1; 0 withdraw");
    assert_eq!(withdrawn.gp(), [14, 16], "only if it is resolved");
}

#[test]
fn halls_of_the_jade_city_take_an_object() {
    let theirs = "open 1 atlantean-blade\nhidden 1 gate-stone";
    let open = completed("halls-of-the-jade-city", theirs).play("0 choose atlantean-blade");
    assert!(open.has("open 0", "atlantean-blade"));
    let hidden = completed("halls-of-the-jade-city", theirs).play("0 hidden 1");
    assert!(hidden.has("hidden 0", "gate-stone") && hidden.has("open 1", "atlantean-blade"));
}

#[test]
fn mountain_of_crom_strengthens_for_one_contest() {
    let crom = "completed 0 mountain-of-crom\noutstanding mountain-of-crom\n";
    let scene = on("drowned-city", &format!("{crom}challenge drowned-city voices-in-the-tower 1 down"));
    let scene = scene.face("strength", &[]);
    assert_eq!((scene.compared(), scene.gp()), (Some((7, 7)), [17, 13]), "+2, and ties are won");
    assert!(!scene.has("outstanding", "mountain-of-crom"));
    let left = on("drowned-city", &format!("{crom}challenge drowned-city frost-giant 1 down"));
    let left = left.play("0 face 1; 0 withdraw");
    assert!(!left.has("outstanding", "mountain-of-crom"), "a contest withdrawn from is over, too");
}

#[test]
fn throne_of_acheron_takes_tribute_and_razes_an_adventure() {
    let held = "challenge forgotten-crypt quicksand 0 up\nadventure black-river 0";
    let throne = completed("throne-of-acheron", held);
    assert_eq!(throne.gp(), [21, 13]);
    assert!(!throne.allows("0 at throne-of-acheron"), "it is completed");
    let razed = throne.clone().play("0 at forgotten-crypt");
    assert_eq!(razed.state.board().place(Seat(1)), Place::Between);
    assert!(razed.has("discard", "quicksand") && razed.has("discard", "forgotten-crypt"));
    assert_eq!(razed.gp(), [21, 13], "nobody gains or loses GP for it");
    let kept = throne.play("0 pass");
    assert!(!kept.has("discard", "forgotten-crypt"), "they need not");
    let poor = "seats 2\nplayer 0 mercenary 15 at throne-of-acheron\nplayer 1 sorcerer 2 between\n\
                adventure throne-of-acheron 1\nphase heroes";
    assert_eq!(scene(poor).play("0 complete").gp(), [20, 1], "V-5");
}

/// until the end of the next cycle's draw phase. Everybody passes wherever they can.
#[test]
fn an_effect_for_a_cycle_ends_with_the_next_one() {
    let mut scene = completed("house-of-mitra", "");
    let mut cycles = Vec::new();
    while scene.state.board().cycle < 4 {
        let seat = scene.state.missing().first().expect("somebody");
        let way = ["pass", "stand", "done"].into_iter().find(|way| scene.allows(&format!("{seat} {way}")));
        cycles.push((scene.state.board().cycle, scene.has("outstanding", "house-of-mitra")));
        scene = scene.play(&format!("{seat} {}", way.expect("a way to pass")));
    }
    cycles.dedup();
    assert_eq!(cycles, [(1, true), (2, true), (3, false)]);
}

/// Every adventure is named in this file.
#[test]
fn no_adventure_is_forgotten() {
    let file = include_str!("adventures.rs");
    for adventure in &OURS.adventures {
        assert!(file.contains(adventure.word), "{} has no test", adventure.word);
    }
}
