//! An owner's own edition: its cards and boards, and the words it brings for them.

use content::{Folder, Problem, texts};
use language::{Locale, Teller};
use table::Content;

use crate::{ContentLabel, Outward};

/// An edition that was read.
#[derive(Clone, Debug)]
pub struct Edition {
    pub content: Content,
    /// The messages that name and describe what is in it.
    pub names: Vec<&'static str>,
}

/// What was found of an edition in which nothing is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    pub label: ContentLabel,
    /// By language, the names and texts that nobody has words for in it. They are shown in another one.
    pub unsaid: Vec<(Locale, Vec<&'static str>)>,
}

/// Reads an edition, cards and words; `None` where the rules say everything.
pub(crate) fn read<O: Outward>(folder: &Folder) -> Option<Result<Edition, Vec<Problem>>> {
    let (wrong, names) = match O::edition(&folder.files, false)? {
        Ok(edition) => (Vec::new(), Ok(edition)),
        Err(problems) => (problems, Err(())),
    };
    let known = names.as_ref().ok().map(|edition| &edition.names[..]);
    let problems = [wrong, texts::check(&folder.texts, known)].concat();
    Some(names.ok().filter(|_| problems.is_empty()).ok_or(problems))
}

/// Reads an edition, and from now on plays with its cards and speaks its words.
pub(crate) fn adopt<O: Outward>(folder: &Folder) -> Option<Result<Edition, Vec<Problem>>> {
    let read =
        read::<O>(folder)?.and_then(|_| O::edition(&folder.files, true).unwrap_or_else(|| Err(vec![])));
    Some(read.and_then(|edition| {
        let layers = unsaid(folder, &edition).into_iter().flat_map(|(locale, nameless)| {
            let layers = texts::layers(&folder.texts, locale.tag(), &nameless);
            layers.into_iter().map(move |layer| (locale, layer))
        });
        let unread = |bad: language::BadText| vec![Problem::new("the texts", bad.line, bad.what)];
        language::adopt(&layers.collect::<Vec<_>>()).map_err(unread).map(|()| edition)
    }))
}

/// The names and texts that neither the edition nor we have words for.
pub(crate) fn unsaid(folder: &Folder, edition: &Edition) -> Vec<(Locale, Vec<&'static str>)> {
    let of = |locale: Locale| {
        let ours = Teller::new(locale, &[]);
        let mut nameless = texts::unsaid(&folder.texts, locale.tag(), &edition.names);
        nameless.retain(|name| !ours.knows(name));
        (locale, nameless)
    };
    Locale::ALL.map(of).to_vec()
}
