//! The texts of an owner's edition; in a process of their own, because they stay.

use language::{Locale, Teller, adopt};

#[test]
fn adopted_texts_count_for_more_than_ours_in_their_language() {
    let name = |locale| Teller::new(locale, &[]).name("kingdom-aquilonia");
    let french = name(Locale::Fr);
    adopt(&[
        (Locale::En, "kingdom-aquilonia = First\n".into()),
        (Locale::En, "kingdom-aquilonia = The Lion Throne\n".into()),
    ])
    .expect("it is Fluent");
    assert_eq!(name(Locale::En), "The Lion Throne");
    assert_eq!(name(Locale::Fr), french, "other languages keep theirs");
    assert_ne!(name(Locale::Pseudo), Teller::new(Locale::En, &[]).name("kingdom-aquilonia"));
    assert!(name(Locale::Pseudo).chars().count() > "The Lion Throne".len(), "made strange, too");

    let bad = adopt(&[(Locale::En, "kingdom-turan = Turan\n".into()), (Locale::Fr, "a = b\n= c\n".into())]);
    assert_eq!(bad.expect_err("no Fluent").line, 2);
    assert_eq!(name(Locale::En), "The Lion Throne", "nothing is taken in half");
}
