//! The map, and what the rulebooks' worked examples say of it.

use age_of_conan::content::{
    Area, EVERYWHERE, Kingdom, Map, PROVINCES,
    Province::{
        self, Aquilonia, Argos, BorderKingdom, Brythunia, Cimmeria, Khauran, Koth, Nordheim, Ophir,
        PictishWilderness, Turan, Zamora,
    },
    Provinces, Sea, Terrain, Track,
};

use content::sheet::Entry;

use super::{Edition, words::keys};

const FILE: &str = "map.toml";

/// The fields of a province that the rulebooks can state.
const FIELDS: [&str; 6] = ["area", "value", "savage", "coasts", "track", "adjacent"];

/// What one entry says.
#[derive(Debug)]
struct Sketch {
    province: Province,
    line: usize,
    area: Area,
    value: u8,
    savage: bool,
    coasts: Vec<Sea>,
    track: Track,
    adjacent: Provinces,
}

impl Edition<'_> {
    pub(super) fn map(&mut self) -> Option<Map> {
        let sketches = self.each(FILE, PROVINCES, |edition, entry| Some((edition.province(entry)?, 1)));
        let drawn: Provinces = sketches.iter().map(|sketch| sketch.province).collect();
        for missing in EVERYWHERE.except(drawn).iter() {
            self.problems.add(FILE, 0, format!("{} is missing, or has something wrong", missing.key()));
        }
        if drawn != EVERYWHERE {
            return None;
        }
        let map = draw(&sketches);
        self.borders(&sketches, &map);
        self.book(&map);
        Some(map)
    }

    fn province(&mut self, entry: &Entry<'_>) -> Option<Sketch> {
        let province = entry.value("key", Province::from_key, &keys!(Province));
        self.key("province-", entry)?;
        let area = entry.value("area", Area::from_key, &keys!(Area));
        let home = province.and_then(Province::home_of);
        let (value, track) = if home.is_some() { (Some(0), Some(Track::NONE)) } else { open(entry) };
        let savage = entry.flag("savage");
        let coasts = entry.values("coasts", Sea::from_key, &keys!(Sea), false);
        let adjacent = entry.values("adjacent", Province::from_key, &keys!(Province), false);
        entry.values("fixed", |word| FIELDS.contains(&word).then_some(()), &FIELDS, false);
        if home.is_some() && savage {
            entry.wrong(entry.line, "a home province is never savage (T-4)");
        }
        let (province, area, line) = (province?, area?, entry.line);
        if home.is_some_and(|kingdom: Kingdom| kingdom.area() != area) {
            entry.wrong(line, format!("the home {} lies in another area (V-1)", province.key()));
        }
        let adjacent = adjacent.into_iter().collect();
        Some(Sketch { province, line, area, value: value?, savage, coasts, track: track?, adjacent })
    }

    fn borders(&self, sketches: &[Sketch], map: &Map) {
        for &Sketch { province, line, adjacent, .. } in sketches {
            let key = province.key();
            if adjacent.has(province) {
                self.problems.add(FILE, line, format!("{key} is adjacent to itself"));
            }
            for other in adjacent.iter().filter(|&other| !map.adjacent(other).has(province)) {
                let other = other.key();
                let reason = format!("{key} is adjacent to {other}, but {other} not to {key}");
                self.problems.add(FILE, line, reason);
            }
            if map.distance(Aquilonia, province) == u8::MAX {
                self.problems.add(FILE, line, format!("no way leads from aquilonia to {key}"));
            }
        }
    }

    /// What the rulebooks state of the board, mostly in their worked examples. It holds for every edition.
    fn book(&self, map: &Map) {
        let facts: [(bool, &str); 15] = [
            (
                map.area(Ophir) == Area::Central && map.value(Ophir) == 3,
                "ophir: Central Hyboria, value 3 (E-20)",
            ),
            (
                map.area(Argos) == Area::Central && map.value(Argos) == 4,
                "argos: Central Hyboria, value 4 (E-19)",
            ),
            (map.area(Zamora) == Area::East && map.value(Zamora) == 4, "zamora: East, value 4 (E-14, E-16)"),
            (map.value(Khauran) == 3, "khauran: value 3 (E-10)"),
            (map.area(Brythunia) == Area::North, "brythunia: North (E-23)"),
            (map.value(PictishWilderness) >= 3, "pictish-wilderness: value at least 3 (E-11)"),
            (
                [Zamora, Khauran, Brythunia].into_iter().all(|province| !map.savage.has(province)),
                "zamora, khauran and brythunia are not savage (E-10, E-16, E-23)",
            ),
            (
                map.track(Ophir).len() == 2 && map.track(Ophir).terrain(0) == Terrain::Plains,
                "ophir: two icons, the first plains (E-13, E-20, E-21)",
            ),
            (map.track(Argos).len() >= 2, "argos: at least two icons (E-18)"),
            (
                map.track(Koth).len() >= 2 && map.track(Koth).terrain(1) == Terrain::Woods,
                "koth: the second icon is woods (E-22)",
            ),
            (map.adjacent(Aquilonia).has(Ophir), "aquilonia and ophir are adjacent (E-18)"),
            (map.adjacent(Aquilonia).has(Argos), "aquilonia and argos are adjacent (E-18)"),
            (
                map.adjacent(Zamora).has(Turan) && map.adjacent(Zamora).has(Koth),
                "zamora is adjacent to turan and koth (E-15, E-17)",
            ),
            (!map.adjacent(Turan).has(Koth), "turan and koth are not adjacent (E-15, E-17)"),
            (
                nearer(map, Aquilonia, Nordheim)
                    == [PictishWilderness, Cimmeria, BorderKingdom].into_iter().collect(),
                "from aquilonia, pictish-wilderness, cimmeria and border-kingdom, and no other, lead nearer to nordheim (E-2)",
            ),
        ];
        for (_, fact) in facts.iter().filter(|(holds, _)| !holds) {
            self.problems.add(FILE, 0, format!("against the rulebook: {fact}"));
        }
    }
}

/// Value and track of a province that is no home.
fn open(entry: &Entry<'_>) -> (Option<u8>, Option<Track>) {
    let value = entry.number("value", 1..=6);
    let icons = entry.values("track", Terrain::from_key, &keys!(Terrain), true);
    if (1..=Track::LONGEST).contains(&icons.len()) {
        return (value, Some(Track::new(&icons)));
    }
    entry.wrong(entry.line, format!("track must have 1 to {} icons, not {}", Track::LONGEST, icons.len()));
    (value, None)
}

fn draw(sketches: &[Sketch]) -> Map {
    let mut map = Map {
        area: [Area::Central; PROVINCES],
        value: [0; PROVINCES],
        track: [Track::NONE; PROVINCES],
        adjacent: [Provinces::NONE; PROVINCES],
        distance: [[0; PROVINCES]; PROVINCES],
        areas: [Provinces::NONE; 4],
        savage: Provinces::NONE,
        coasts: [Provinces::NONE; 3],
    };
    for sketch in sketches {
        let (province, i) = (sketch.province, sketch.province.index());
        map.area[i] = sketch.area;
        map.value[i] = sketch.value;
        map.track[i] = sketch.track;
        map.adjacent[i] = sketch.adjacent;
        map.areas[sketch.area.index()] = map.areas[sketch.area.index()].with(province);
        if sketch.savage {
            map.savage = map.savage.with(province);
        }
        for sea in &sketch.coasts {
            map.coasts[sea.index()] = map.coasts[sea.index()].with(province);
        }
    }
    map.distance = Map::distances(&map.adjacent);
    map
}

/// The neighbours of a province that are nearer to another (U-4).
fn nearer(map: &Map, from: Province, to: Province) -> Provinces {
    let here = map.distance(from, to);
    map.adjacent(from).iter().filter(|&next| map.distance(next, to) < here).collect()
}
