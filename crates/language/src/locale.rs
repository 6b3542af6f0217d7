//! The languages, as `languages/list.toml` lists them.

use std::{fmt, str::FromStr};

use unic_langid::LanguageIdentifier;

macro_rules! spoken {
    ($($language:ident $tag:literal $endonym:literal,)+) => {
        /// A language. The first stands in for the others.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Locale {
            $($language,)+
            /// English made strange – accented, longer, in brackets – to show on a screen what was never translated and
            /// what does not fit.
            Pseudo,
        }

        impl Locale {
            /// The languages people speak.
            pub const ALL: [Locale; Locale::Pseudo as usize] = [$(Locale::$language,)+];
            /// With the one nobody speaks.
            pub(crate) const EVERY: [Locale; Locale::ALL.len() + 1] = [$(Locale::$language,)+ Locale::Pseudo];

            pub const fn tag(self) -> &'static str {
                match self {
                    $(Locale::$language => $tag,)+
                    Locale::Pseudo => "en-XA",
                }
            }

            /// The language in its own words.
            pub const fn endonym(self) -> &'static str {
                match self {
                    $(Locale::$language => $endonym,)+
                    Locale::Pseudo => "[Ëñĝļíšĥ]",
                }
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Locale {
    /// The folder its texts lie in.
    pub const fn folder(self) -> &'static str {
        match self {
            Locale::Pseudo => Locale::En.tag(),
            spoken => spoken.tag(),
        }
    }

    /// Decides the plural rules.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // Two letters are always an identifier.
        self.folder().parse().unwrap_or_default()
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// No such language here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLocale(pub String);

impl fmt::Display for UnknownLocale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Locale::ALL.map(Locale::tag).join(", ");
        write!(f, "no language {:?}; there are {known}, and {} for testing", self.0, Locale::Pseudo)
    }
}

impl std::error::Error for UnknownLocale {}

impl FromStr for Locale {
    type Err = UnknownLocale;

    /// Takes a tag as people and systems write it: `pl`, `fr-CA`, `it_IT.UTF-8`.
    fn from_str(text: &str) -> Result<Locale, UnknownLocale> {
        let tag = text.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_ascii_lowercase();
        if tag == "en-xa" {
            return Ok(Locale::Pseudo);
        }
        let language = tag.split('-').next().unwrap_or_default();
        if language == "qps" {
            return Ok(Locale::Pseudo);
        }
        let known = Locale::ALL.into_iter().find(|locale| locale.tag() == language);
        known.ok_or_else(|| UnknownLocale(text.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_people_and_systems_write_them() {
        let read = |text: &str| text.parse::<Locale>();
        assert_eq!(read("pl"), Ok(Locale::Pl));
        assert_eq!(read("fr-CA"), Ok(Locale::Fr));
        assert_eq!(read("it_IT.UTF-8"), Ok(Locale::It));
        assert_eq!(read("EN_gb@euro"), Ok(Locale::En));
        assert_eq!(read("en-XA"), Ok(Locale::Pseudo));
        assert_eq!(read("qps-ploc"), Ok(Locale::Pseudo));
        assert_eq!(read("C.UTF-8"), Err(UnknownLocale("C.UTF-8".into())));
        assert!(read("").is_err());
        for locale in Locale::ALL.into_iter().chain([Locale::Pseudo]) {
            assert_eq!(read(locale.tag()), Ok(locale));
        }
    }

    #[test]
    fn an_unknown_language_is_answered_with_those_there_are() {
        let error = "de".parse::<Locale>().unwrap_err().to_string();
        assert_eq!(error, "no language \"de\"; there are en, fr, it, pl, and en-XA for testing");
    }
}
