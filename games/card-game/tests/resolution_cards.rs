//! Every resolution card does what it says. The Explorer (4, 4, 4) faces the Maze of Passages (6, 4, 5).

mod scene;

use card_game::{
    content::{Attribute, OURS},
    event::Event,
};
use scene::{Scene, card, duel, isle, word};

/// The maze, with these hands.
fn maze(hand: &str, theirs: &str) -> Scene {
    let line =
        |seat: u8, hand: &str| if hand.is_empty() { String::new() } else { format!("hand {seat} {hand}\n") };
    isle("explorer", &["maze-of-passages"], &format!("{}{}", line(0, hand), line(1, theirs)))
}

/// What is compared when Strength, Cunning or Spirit is named.
type Compared = [(i8, i8); 3];

/// A card, who lays it, and what comes of it.
const COMPARED: &[(&str, u8, Compared)] = &[
    ("curse-of-nergal", 1, [(3, 6), (4, 4), (4, 5)]),
    ("stygian-venom", 1, [(2, 6), (4, 4), (4, 5)]),
    ("lotus-haze", 1, [(4, 6), (3, 4), (4, 5)]),
    ("false-trail", 1, [(4, 6), (2, 4), (4, 5)]),
    ("whisper-of-set", 1, [(4, 6), (4, 4), (3, 5)]),
    ("dread-of-the-outer-dark", 1, [(4, 6), (4, 4), (2, 5)]),
    ("iron-thews", 0, [(6, 6), (4, 4), (4, 5)]),
    ("hunters-pride", 0, [(5, 6), (4, 4), (4, 5)]),
    ("cats-step", 0, [(4, 6), (6, 4), (4, 5)]),
    ("thieves-cant", 0, [(4, 6), (5, 4), (4, 5)]),
    ("will-of-iron", 0, [(4, 6), (4, 4), (6, 5)]),
    ("prayer-to-mitra", 0, [(4, 6), (4, 4), (5, 5)]),
    ("battle-madness", 0, [(5, 6), (5, 4), (5, 5)]),
    ("affair-of-honour", 0, [(4, 6), (4, 4), (4, 5)]),
    ("hidden-weakness", 0, [(4, 5), (4, 3), (4, 4)]),
    ("fresh-troops", 1, [(4, 8), (4, 4), (4, 5)]),
    ("hidden-mechanism", 1, [(4, 6), (4, 6), (4, 5)]),
    ("ancient-ward", 1, [(4, 6), (4, 4), (4, 7)]),
    ("test-of-steel", 1, [(4, 6), (4, 6), (4, 6)]),
    ("battle-of-wits", 0, [(4, 4), (4, 4), (4, 4)]),
    ("contest-of-wills", 0, [(4, 5), (4, 5), (4, 5)]),
    ("wheel-of-fate", 0, [(4, 4), (4, 5), (4, 6)]),
];

#[test]
fn what_is_compared() {
    for &(laid, seat, values) in COMPARED {
        for attribute in Attribute::ALL {
            let scene = if seat == 0 { maze(laid, "") } else { maze("", laid) };
            let scene = scene.face(word(attribute), &[&format!("{seat} {laid}")]);
            assert_eq!(scene.compared(), Some(values[attribute as usize]), "{laid}, {attribute:?}");
            assert!(scene.has("discard", laid) || laid == "whisper-of-set", "{laid} is discarded");
        }
    }
}

/// D-3: on the hero a card lies on. The Explorer (4, 4, 4) challenges the Sorcerer (2, 4, 5).
#[test]
fn in_a_duel_a_card_works_on_the_hero_it_lies_on() {
    let fights: [(&str, &str, &str, (i8, i8)); 6] = [
        ("affair-of-honour", "0 affair-of-honour on 0", "cunning", (6, 4)),
        ("affair-of-honour", "0 affair-of-honour on 1", "cunning", (4, 6)),
        ("battle-madness", "0 battle-madness on 0", "cunning", (4, 4)),
        ("curse-of-nergal", "0 curse-of-nergal on 1", "strength", (4, 1)),
        ("hidden-mechanism", "0 hidden-mechanism on 0", "cunning", (6, 4)),
        ("test-of-steel", "0 test-of-steel on 1", "spirit", (4, 2)),
    ];
    for (held, laid, attribute, compared) in fights {
        let scene = duel("explorer", &format!("hand 0 {held}")).fight(attribute, &[laid]);
        assert_eq!(scene.compared(), Some(compared), "{laid}");
    }
}

#[test]
fn lotus_haze_draws_if_its_side_loses() {
    let lost = maze("cats-step", "lotus-haze").face("cunning", &["0 cats-step", "1 lotus-haze"]);
    assert_eq!((lost.compared(), lost.list("hand 1").len()), (Some((5, 4)), 1));
    let won = maze("", "lotus-haze").face("cunning", &["1 lotus-haze"]);
    assert_eq!(won.list("hand 1").len(), 0);
}

#[test]
fn whisper_of_set_returns_if_its_side_loses() {
    let lost = maze("will-of-iron iron-thews", "whisper-of-set hidden-weakness");
    let lost = lost.face("spirit", &["0 will-of-iron", "1 whisper-of-set", "1 hidden-weakness"]);
    assert_eq!(lost.compared(), Some((5, 4)));
    assert!(lost.has("hand 1", "whisper-of-set"));
    let won = maze("", "whisper-of-set").face("spirit", &["1 whisper-of-set"]);
    assert!(won.has("discard", "whisper-of-set"));
}

#[test]
fn hunters_pride_takes_the_beaten_challenge() {
    let scene = isle("explorer", &["lion-of-the-sands"], "hand 0 hunters-pride");
    let scene = scene.face("strength", &["0 hunters-pride"]);
    assert!(scene.has("hand 0", "lion-of-the-sands") && !scene.has("discard", "lion-of-the-sands"));
    let held = maze("hunters-pride", "").face("strength", &["0 hunters-pride"]);
    assert_eq!(held.list("hand 0").len(), 0);
}

#[test]
fn thieves_cant_steals_from_the_loser() {
    let won = maze("thieves-cant", "quicksand").face("cunning", &["0 thieves-cant"]);
    assert_eq!((won.list("hand 0"), won.list("hand 1").len()), (vec!["quicksand".to_string()], 0));
    let lost = maze("thieves-cant", "quicksand").face("strength", &["0 thieves-cant"]);
    assert_eq!(lost.list("hand 1"), ["quicksand"]);
}

#[test]
fn prayer_to_mitra_earns_a_glory_point() {
    let hand = "prayer-to-mitra will-of-iron";
    let won = maze(hand, "").face("spirit", &["0 prayer-to-mitra", "0 will-of-iron"]);
    assert_eq!(won.gp(), [18, 13]);
    let lost = maze(hand, "").face("strength", &["0 prayer-to-mitra"]);
    assert_eq!(lost.gp(), [13, 17]);
}

#[test]
fn unbroken_oath_keeps_the_attribute_and_wins_ties() {
    let plain = maze("", "test-of-steel").face("cunning", &["1 test-of-steel"]);
    assert_eq!(plain.compared(), Some((4, 6)));
    let sworn = maze("unbroken-oath", "test-of-steel");
    let sworn = sworn.face("cunning", &["0 unbroken-oath", "1 test-of-steel"]);
    assert_eq!((sworn.compared(), sworn.gp()), (Some((4, 4)), [17, 13]));
}

#[test]
fn sign_of_the_phoenix_cancels_the_card_before_it() {
    let scene = maze("sign-of-the-phoenix", "false-trail");
    let scene = scene.face("cunning", &["1 false-trail", "0 sign-of-the-phoenix"]);
    assert_eq!(scene.compared(), Some((4, 4)));
    let bluffed = maze("sign-of-the-phoenix", "false-trail quicksand");
    let lays = ["1 false-trail", "1 quicksand", "0 sign-of-the-phoenix"];
    assert_eq!(bluffed.face("cunning", &lays).compared(), Some((2, 4)), "a bluff draws it on itself");
    let early = maze("sign-of-the-phoenix", "false-trail");
    let early = early.face("cunning", &["0 sign-of-the-phoenix", "1 false-trail"]);
    assert_eq!(early.compared(), Some((2, 4)), "not a card laid later");
}

#[test]
fn baited_trap_cancels_the_card_after_it() {
    let lays = ["0 baited-trap", "1 false-trail", "0 cats-step"];
    let scene = maze("baited-trap cats-step", "false-trail").face("cunning", &lays);
    assert_eq!((scene.compared(), scene.list("hand 0").len()), (Some((6, 4)), 1), "and draws a card");
    let lays = ["0 baited-trap", "1 sign-of-the-phoenix", "1 false-trail"];
    let scene = maze("baited-trap", "sign-of-the-phoenix false-trail").face("cunning", &lays);
    assert_eq!(scene.compared(), Some((2, 4)), "the last laid speaks first");
    assert_eq!(scene.count(|event| matches!(event, Event::Shown { cancelled: true, .. })), 1);
}

#[test]
fn mirror_of_shadows_works_as_the_card_before_it() {
    let scene = maze("mirror-of-shadows", "hidden-mechanism");
    let scene = scene.face("cunning", &["1 hidden-mechanism", "0 mirror-of-shadows"]);
    assert_eq!(scene.compared(), Some((4, 8)));
    let duel = duel("explorer", "hand 0 mirror-of-shadows\nhand 1 iron-thews");
    let duel = duel.fight("strength", &["1 iron-thews on 1", "0 mirror-of-shadows on 0"]);
    assert_eq!(duel.compared(), Some((6, 4)));
    let bluff = maze("mirror-of-shadows", "quicksand");
    let bluff = bluff.face("cunning", &["1 quicksand", "0 mirror-of-shadows"]);
    assert_eq!(bluff.compared(), Some((4, 4)));
    let stolen = maze("mirror-of-shadows iron-thews", "thieves-cant");
    let stolen = stolen.face("cunning", &["1 thieves-cant", "0 mirror-of-shadows"]);
    assert_eq!((stolen.compared(), stolen.list("hand 1").len()), (Some((6, 4)), 0), "without its afterwards");
}

#[test]
fn mockery_of_fate_turns_modifiers_round() {
    let scene = maze("mockery-of-fate", "false-trail");
    let scene = scene.face("cunning", &["1 false-trail", "0 mockery-of-fate"]);
    assert_eq!(scene.compared(), Some((6, 4)));
    let scene = maze("mockery-of-fate", "hidden-mechanism");
    let scene = scene.face("cunning", &["1 hidden-mechanism", "0 mockery-of-fate"]);
    assert_eq!(scene.compared(), Some((4, 6)), "not those on the challenge");
}

#[test]
fn born_to_battle_counts_the_best_attribute() {
    let more = "hand 0 born-to-battle\nhand 1 dread-of-the-outer-dark";
    let scene = isle("mercenary", &["maze-of-passages"], more);
    let scene = scene.face("spirit", &["0 born-to-battle", "1 dread-of-the-outer-dark"]);
    assert_eq!(scene.compared(), Some((3, 5)), "5 for 2, less 2 of the attribute contested");
}

#[test]
fn grasping_shadow_disarms() {
    let more = "open 0 night-thiefs-cloak\ncompleted 0 mountain-of-crom\noutstanding mountain-of-crom\n";
    let armed = isle("explorer", &["maze-of-passages"], more).face("cunning", &[]);
    assert_eq!(armed.compared(), Some((7, 4)));
    let scene = isle("explorer", &["maze-of-passages"], &format!("{more}hand 1 grasping-shadow"));
    let scene = scene.face("cunning", &["1 grasping-shadow"]);
    assert_eq!((scene.compared(), scene.gp()), (Some((4, 4)), [13, 17]), "no ties either");
}

#[test]
fn fog_of_the_grey_lands_calls_everything_off() {
    let scene = maze("fog-of-the-grey-lands", "whisper-of-set");
    let scene = scene.face("cunning", &["0 fog-of-the-grey-lands", "1 whisper-of-set"]);
    assert_eq!((scene.compared(), scene.gp()), (None, [15, 15]));
    assert!(scene.says("challenge isle-of-iron-statues maze-of-passages 1 up"));
    assert!(scene.has("discard", "whisper-of-set") && scene.has("discard", "fog-of-the-grey-lands"));
    let duel = duel("explorer", "hand 0 fog-of-the-grey-lands");
    let duel = duel.fight("cunning", &["0 fog-of-the-grey-lands on 0"]);
    assert_eq!((duel.gp(), duel.count(|event| matches!(event, Event::Expelled { .. }))), ([15, 15], 0));
}

#[test]
fn hidden_purse_saves_three_of_the_stake() {
    let scene = maze("hidden-purse", "").play("0 face 1; 0 bid 5; 1 match; 0 name strength hero 0");
    let scene = scene.lay(&["0 hidden-purse"]);
    assert_eq!((scene.gp(), scene.list("hand 0").len()), ([13, 17], 1));
    let small = maze("hidden-purse", "").face("strength", &["0 hidden-purse"]);
    assert_eq!(small.gp(), [15, 15], "no more than was staked");
    let won = maze("hidden-purse cats-step", "").face("cunning", &["0 hidden-purse", "0 cats-step"]);
    assert_eq!((won.gp(), won.list("hand 0").len()), ([17, 13], 0));
}

#[test]
fn victors_price_costs_the_loser_more() {
    let scene = maze("quicksand", "victors-price").face("strength", &["1 victors-price"]);
    assert_eq!((scene.gp(), scene.list("hand 0").len()), ([11, 19], 0));
    let text = maze("", "victors-price").play("0 face 1; 0 bid 14; 1 match; 0 name strength hero 0");
    assert_eq!(text.lay(&["1 victors-price"]).gp(), [1, 29], "V-5: the last GP stays");
}

/// The card phase, with a hero before two challenges.
fn cards(hand: &str) -> Scene {
    scene::scene(&format!(
        "seats 2\nplayer 0 mercenary 15 at isle-of-iron-statues\nplayer 1 sorcerer 15 at forgotten-crypt\n\
         adventure isle-of-iron-statues 0\nadventure forgotten-crypt 1\nhand 0 {hand}\n\
         challenge isle-of-iron-statues quicksand 1 down\nchallenge isle-of-iron-statues frost-giant 1 down"
    ))
}

#[test]
fn rumours_of_gold_show_the_challenges_of_an_adventure() {
    let scene = cards("rumours-of-gold").play("0 special rumours-of-gold; 0 at isle-of-iron-statues");
    let seen = |word| {
        scene.count(
            |event| matches!(event, Event::SawChallenge { card: its, .. } if its.known() == Some(card(word))),
        )
    };
    assert_eq!((seen("quicksand"), seen("frost-giant")), (1, 1));
    assert_eq!((scene.list("hand 0").len(), scene.gp()), (1, [15, 15]));
    assert!(scene.has("discard", "rumours-of-gold"));
}

#[test]
fn bribed_guards_let_the_hero_pass() {
    let scene = cards("bribed-guards").play("0 special bribed-guards");
    assert!(!scene.allows("0 spot isle-of-iron-statues 2"), "only the one they would face next");
    let scene = scene.play("0 spot isle-of-iron-statues 1");
    assert!(scene.has("discard", "quicksand") && scene.gp() == [15, 15]);
    assert!(scene.says("challenge isle-of-iron-statues frost-giant 1 down"));
}

#[test]
fn other_resolution_cards_are_not_for_the_card_phase() {
    let scene = cards("curse-of-nergal bribed-guards");
    assert!(scene.allows("0 special bribed-guards") && !scene.allows("0 special curse-of-nergal"), "C-10");
}

/// Every resolution card is named in this file.
#[test]
fn no_resolution_card_is_forgotten() {
    let file = include_str!("resolution_cards.rs");
    for special in &OURS.specials[..usize::from(OURS.resolution_cards)] {
        assert!(file.contains(special.word), "{} has no test", special.word);
    }
}
