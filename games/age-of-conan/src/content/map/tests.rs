use super::*;
use crate::content::BUILT_IN;

#[test]
fn words_and_names_agree() {
    for province in Province::ALL {
        assert_eq!(Province::from_key(province.key()), Some(province));
        assert_eq!(province.name().strip_prefix("province-"), Some(province.key()));
        assert_eq!(Province::at(province.index()), province);
    }
    assert_eq!(Province::from_key("atlantis"), None);
}

#[test]
fn kingdoms_live_at_home() {
    for kingdom in Kingdom::ALL {
        assert_eq!(kingdom.home().home_of(), Some(kingdom));
        assert_eq!(BUILT_IN.map.area(kingdom.home()), kingdom.area());
    }
    assert_eq!(Province::Ophir.home_of(), None);
    assert_eq!(HOMES, Kingdom::ALL.into_iter().map(Kingdom::home).collect());
}

#[test]
fn sets_of_provinces() {
    let set: Provinces =
        [Province::Koth, Province::Aquilonia, Province::PictishWilderness].into_iter().collect();
    assert!(set.iter().eq([Province::Aquilonia, Province::Koth, Province::PictishWilderness]));
    assert_eq!(set.len(), 3);
    assert_eq!(set.without(Province::Aquilonia).first(), Some(Province::Koth));
    assert!(set.covers(Provinces::of(Province::Koth)) && !set.covers(EVERYWHERE));
    assert_eq!(EVERYWHERE.iter().count(), PROVINCES);
    assert_eq!(Provinces::NONE.first(), None);
}

/// Distances are those of a walk: symmetric, one between neighbours, and never cut short.
#[test]
fn t_10_distance_is_the_least_number_of_steps() {
    let map = &BUILT_IN.map;
    for from in Province::ALL {
        assert_eq!(map.distance(from, from), 0);
        for to in Province::ALL {
            let steps = map.distance(from, to);
            assert_eq!(steps, map.distance(to, from));
            let least = map.adjacent(from).iter().map(|next| map.distance(next, to)).min();
            assert!(from == to || least.map(|least| least + 1) == Some(steps), "{from:?} to {to:?}");
        }
    }
    assert_eq!(map.distance(Province::Aquilonia, Province::Nordheim), 2);
    assert_eq!(map.distance(Province::Turan, Province::Koth), 2);
}

#[test]
fn tracks_say_their_terrain() {
    let koth = BUILT_IN.map.track(Province::Koth);
    assert_eq!(koth.icons(), [Terrain::Plains, Terrain::Woods, Terrain::Urban]);
    assert_eq!((koth.len(), koth.terrain(1)), (3, Terrain::Woods));
    assert!(BUILT_IN.map.track(Province::Turan).is_empty());
}

/// V-8 may leave the Southern Sea out, and with it Iranistan and Punt; the Black Kingdoms have two coasts.
#[test]
fn t_5_coasts_are_those_of_three_seas() {
    let map = &BUILT_IN.map;
    let without = map.coastal(true).except(map.coastal(false));
    assert!(without.iter().eq([Province::Iranistan, Province::Punt]));
    assert!(map.coastal(false).has(Province::BlackKingdoms));
}
