//! The map: provinces, areas, terrains, seas, and what an edition says of them.

use table::{Member, Set};

/// How many provinces the board has.
pub const PROVINCES: usize = 27;

/// A closed list of words, as files and notation write them. Those that people read have a name in the languages
/// too: `Sea from "sea-"` gives it in full, as the audit of the languages wants it; `Face, "face"` joins it.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident from $prefix:literal:
     $($(#[$of:meta])* $variant:ident = $word:literal),* $(,)?) => {
        words! { @list $(#[$doc])* $name: $($(#[$of])* $variant),* }

        impl $name {
            const KEYS: [&'static str; $name::ALL.len()] = [$($word.split_at($prefix.len()).1),*];

            /// The key of its name in the languages.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The word of the content files.
            pub const fn key(self) -> &'static str {
                $name::KEYS[self.index()]
            }
        }
    };
    ($(#[$doc:meta])* $name:ident, $prefix:literal:
     $($(#[$of:meta])* $variant:ident = $word:literal),* $(,)?) => {
        words! { $(#[$doc])* $name: $($(#[$of])* $variant = $word),* }

        impl $name {
            /// The key of its name in the languages.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => concat!($prefix, "-", $word)),* }
            }
        }
    };
    ($(#[$doc:meta])* $name:ident: $($(#[$of:meta])* $variant:ident = $word:literal),* $(,)?) => {
        words! { @list $(#[$doc])* $name: $($(#[$of])* $variant),* }

        impl $name {
            /// The word of the content files.
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }
    };
    (@list $(#[$doc:meta])* $name:ident: $($(#[$of:meta])* $variant:ident),*) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$of])* $variant),* }

        impl $name {
            pub const ALL: [$name; [$(stringify!($variant)),*].len()] = [$($name::$variant),*];

            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value whose word this is.
            pub fn from_key(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|known| known.key() == word)
            }
        }
    };
}
pub(crate) use words;

words! {
    /// A province; the four homes come first, in the order of [`Kingdom`].
    Province from "province-":
    Aquilonia = "province-aquilonia", Turan = "province-turan", Stygia = "province-stygia",
    Hyperborea = "province-hyperborea", Ophir = "province-ophir", Argos = "province-argos",
    Koth = "province-koth", Nemedia = "province-nemedia", Corinthia = "province-corinthia",
    Zingara = "province-zingara", Zamora = "province-zamora", Khauran = "province-khauran",
    Steppes = "province-steppes", Khoraja = "province-khoraja", EasternDesert = "province-eastern-desert",
    Iranistan = "province-iranistan", Shem = "province-shem", Kush = "province-kush",
    Darfar = "province-darfar", Keshan = "province-keshan", Punt = "province-punt",
    BlackKingdoms = "province-black-kingdoms", Cimmeria = "province-cimmeria",
    Nordheim = "province-nordheim", BorderKingdom = "province-border-kingdom",
    Brythunia = "province-brythunia", PictishWilderness = "province-pictish-wilderness",
}

words! {
    /// A kingdom a player can take (S-1).
    Kingdom from "kingdom-":
    Aquilonia = "kingdom-aquilonia", Turan = "kingdom-turan", Stygia = "kingdom-stygia",
    Hyperborea = "kingdom-hyperborea",
}

words! {
    /// A part of the map (V-1), in the order of the kingdoms whose home lies in it.
    Area from "area-":
    Central = "area-central", East = "area-east", South = "area-south", North = "area-north",
}

words! {
    /// The ground of a military contest.
    Terrain from "terrain-":
    Plains = "terrain-plains", Hills = "terrain-hills", Woods = "terrain-woods", Urban = "terrain-urban",
}

words! {
    /// What makes a province coastal (T-5).
    Sea from "sea-":
    Western = "sea-western", Vilayet = "sea-vilayet", Southern = "sea-southern",
}

impl Province {
    /// The province with this index.
    ///
    /// # Panics
    /// If there is none.
    pub const fn at(index: usize) -> Province {
        Province::ALL[index]
    }

    /// The kingdom whose home this is (T-3).
    pub const fn home_of(self) -> Option<Kingdom> {
        if self.index() < Kingdom::ALL.len() { Some(Kingdom::ALL[self.index()]) } else { None }
    }
}

impl Kingdom {
    /// Its home province (T-3).
    pub const fn home(self) -> Province {
        Province::at(self.index())
    }

    /// The area that is in play when the kingdom is (V-1).
    pub const fn area(self) -> Area {
        Area::ALL[self.index()]
    }
}

/// A set of provinces.
pub type Provinces = Set<Province>;

/// All of them.
pub const EVERYWHERE: Provinces = Provinces::from_bits((1 << PROVINCES) - 1);
/// The four homes (T-3).
pub const HOMES: Provinces = Provinces::from_bits(0b1111);

impl Member for Province {
    type Bits = u32;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn numbered(number: u8) -> Province {
        Province::at(number.into())
    }
}

/// A set of terrains.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Terrains(pub u8);

impl Terrains {
    pub const NONE: Terrains = Terrains(0);
    pub const ALL: Terrains = Terrains(0b1111);

    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 & (1 << terrain as u8) != 0
    }

    pub const fn with(self, terrain: Terrain) -> Terrains {
        Terrains(self.0 | 1 << terrain as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = Terrain> + Clone {
        Terrain::ALL.into_iter().filter(move |&terrain| self.has(terrain))
    }
}

/// The icons of a campaign, first to last (M-8); homes have none.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Track {
    icons: [Terrain; Track::LONGEST],
    len: u8,
}

impl Track {
    pub const LONGEST: usize = 4;
    pub const NONE: Track = Track { icons: [Terrain::Plains; Track::LONGEST], len: 0 };

    /// # Panics
    /// If there are more icons than [`Track::LONGEST`].
    pub const fn new(icons: &[Terrain]) -> Track {
        let mut track = Track { icons: [Terrain::Plains; Track::LONGEST], len: icons.len() as u8 };
        let mut step = 0;
        while step < icons.len() {
            track.icons[step] = icons[step];
            step += 1;
        }
        track
    }

    pub fn icons(&self) -> &[Terrain] {
        &self.icons[..usize::from(self.len)]
    }

    /// How many icons there are.
    pub const fn len(&self) -> u8 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The terrain of a step, counted from zero; plains where the track has no such step.
    pub const fn terrain(&self, step: u8) -> Terrain {
        if step < self.len { self.icons[step as usize] } else { Terrain::Plains }
    }
}

/// What an edition says of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Map {
    pub area: [Area; PROVINCES],
    /// 0 for homes (T-3).
    pub value: [u8; PROVINCES],
    pub track: [Track; PROVINCES],
    pub adjacent: [Provinces; PROVINCES],
    /// Steps between two provinces (T-10).
    pub distance: [[u8; PROVINCES]; PROVINCES],
    pub areas: [Provinces; 4],
    pub savage: Provinces,
    /// By [`Sea`].
    pub coasts: [Provinces; 3],
}

impl Map {
    #[inline]
    pub const fn area(&self, province: Province) -> Area {
        self.area[province.index()]
    }

    /// The provinces of an area, homes included.
    #[inline]
    pub const fn of_area(&self, area: Area) -> Provinces {
        self.areas[area.index()]
    }

    #[inline]
    pub const fn value(&self, province: Province) -> u8 {
        self.value[province.index()]
    }

    #[inline]
    pub const fn track(&self, province: Province) -> &Track {
        &self.track[province.index()]
    }

    #[inline]
    pub const fn adjacent(&self, province: Province) -> Provinces {
        self.adjacent[province.index()]
    }

    #[inline]
    pub const fn distance(&self, from: Province, to: Province) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// The coastal provinces, homes included (T-5); option V-8 may leave the Southern Sea out.
    #[inline]
    pub fn coastal(&self, southern: bool) -> Provinces {
        let [western, vilayet, southern_sea] = self.coasts;
        let two = western.or(vilayet);
        if southern { two.or(southern_sea) } else { two }
    }

    /// Least steps between all provinces (T-10); 255 where there is no way.
    pub const fn distances(adjacent: &[Provinces; PROVINCES]) -> [[u8; PROVINCES]; PROVINCES] {
        let mut table = [[u8::MAX; PROVINCES]; PROVINCES];
        let mut from = 0;
        while from < PROVINCES {
            let mut reached: u32 = 1 << from;
            let mut border = reached;
            let mut steps = 0;
            while border != 0 {
                let mut next = 0;
                let mut to = 0;
                while to < PROVINCES {
                    if border & (1 << to) != 0 {
                        table[from][to] = steps;
                        next |= adjacent[to].bits();
                    }
                    to += 1;
                }
                border = next & !reached;
                reached |= next;
                steps += 1;
            }
            from += 1;
        }
        table
    }
}

#[cfg(test)]
mod tests;
