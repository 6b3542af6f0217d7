//! Every challenge and every hero with the numbers of their card.

mod scene;

use card_game::content::{Attribute, OURS};
use scene::{duel, isle, word};

#[test]
fn every_challenge_resists_with_its_own_value() {
    for challenge in &OURS.challenges {
        for attribute in Attribute::ALL {
            let scene = isle("explorer", &[challenge.word], "").face(word(attribute), &[]);
            let against = challenge.values[attribute as usize] as i8;
            assert_eq!(scene.compared(), Some((4, against)), "{} {attribute:?}", challenge.word);
            let beaten = 4 > against;
            assert_eq!(scene.gp(), if beaten { [17, 13] } else { [13, 17] }, "{}", challenge.word);
            assert_eq!(scene.has("discard", challenge.word), beaten, "{}", challenge.word);
        }
    }
}

#[test]
fn every_antagonist_can_be_hired_and_fights_with_its_own_values() {
    let antagonists = OURS.challenges.iter().filter_map(|card| Some((card, card.ally_cost?)));
    for (card, cost) in antagonists {
        let scene = isle("explorer", &[card.word], "").play("0 face 1; 0 hire");
        assert_eq!(scene.gp(), [15 - u16::from(cost), 15], "{}", card.word);
        assert!(scene.has("allies 0", card.word));
        for attribute in Attribute::ALL {
            let scene = isle("explorer", &["quicksand"], &format!("allies 0 {}", card.word));
            let name = format!("0 name {} ally {}", word(attribute), card.word);
            let scene = scene.play(&format!("0 face 1; 0 bid 1; 1 match; {name}")).lay(&[]);
            let value = card.values[attribute as usize] as i8;
            assert_eq!(scene.compared().map(|(value, _)| value), Some(value), "{}", card.word);
        }
    }
}

#[test]
fn whoever_is_no_antagonist_cannot_be_hired() {
    for challenge in OURS.challenges.iter().filter(|card| card.ally_cost.is_none()) {
        let scene = isle("explorer", &[challenge.word], "").play("0 face 1");
        assert!(!scene.allows("0 hire"), "{}", challenge.word);
    }
}

#[test]
fn every_hero_fights_with_his_own_values() {
    for hero in OURS.heroes.iter().filter(|hero| hero.word != "sorcerer") {
        for attribute in Attribute::ALL {
            let scene = isle(hero.word, &["maze-of-passages"], "").face(word(attribute), &[]);
            let value = hero.values[attribute as usize] as i8;
            assert_eq!(scene.compared().map(|(value, _)| value), Some(value), "{}", hero.word);
        }
    }
    for attribute in Attribute::ALL {
        let scene = duel("explorer", "").fight(word(attribute), &[]);
        let against = [2, 4, 5][attribute as usize];
        assert_eq!(scene.compared(), Some((4, against)), "the Sorcerer, challenged");
    }
}
