//! What a player can click.

use table::{Seat, worded};

use crate::{
    board::Conflict,
    cards::CardRef,
    content::{Category, Province},
    dice::{Face, Use},
    lexicon::{Lexicon, Strategy, TokenKind},
};

worded! {
    Lexicon:
    /// One click. The order is the order of the offers. None gives, sells or shows anything (T-14).
    #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
    pub enum Action {
        /// B-2: a bid token, by its value, and a strategy card.
        Bid(token: u8, card: Option<Strategy>) = "bid",
        /// B-4, C-4
        Strategy(card: Strategy) = "strategy",
        /// U-3, D-8
        Conan(to: Province) = "conan",
        /// D-8
        Raider(at: Province) = "raider",
        /// D-9
        Take = "take",
        ///
        Keep = "keep",
        ///
        Trade = "trade",
        /// U-7: a table card from hand.
        Table(card: CardRef) = "table",
        /// U-7
        Refresh(card: CardRef) = "refresh",
        /// K-2..K-5: a card in its window.
        Use(card: CardRef) = "use",
        /// D-2..D-6
        Die(face: Face, purpose: Use) = "die",
        /// D-10
        DrawBoth = "draw-both",
        /// D-10
        DrawTwo = "draw-two",
        /// M-2, G-7, G-8, G-10: a unit.
        Place(at: Province) = "place",
        /// I-1, G-10: an emissary.
        Send(at: Province) = "send",
        /// M-3, M-4: the army that moves…
        Army(from: Province) = "army",
        /// …or the emissary (I-2)…
        Emissary(from: Province) = "emissary",
        /// …how many of its units…
        Units(count: u8) = "units",
        /// …and where to.
        To(to: Province) = "to",
        /// M-4: attack where an own army campaigns.
        Campaign(at: Province) = "campaign",
        /// I-5
        Contest(at: Province) = "contest",
        /// I-4
        Collect(at: Province) = "collect",
        /// C-9
        Sorcery = "sorcery",
        /// One of the dice to be rerolled.
        Reroll(die: Conflict) = "reroll",
        /// M-13
        March = "march",
        /// M-18, M-23
        Retreat(to: Province) = "retreat",
        /// M-18, M-24: another round.
        Fight = "fight",
        /// The price of a card: a unit there.
        Sacrifice(at: Province) = "sacrifice",
        /// From whom a card takes.
        Rob(seat: Seat) = "rob",
        /// Whose unit a card removes, and where.
        Slay(seat: Seat, at: Province) = "slay",
        /// Whose emissary a card removes, and where.
        Banish(seat: Seat, at: Province) = "banish",
        /// Where a card or a garrison discards raiders (G-2).
        Repel(at: Province) = "repel",
        /// A used table card that a card makes ready.
        Ready(card: CardRef) = "ready",
        /// G-9
        City(at: Province) = "city",
        /// G-10: one kingdom and one strategy card.
        BuyBoth = "buy-both",
        /// G-10: one strategy card.
        BuyOne = "buy-one",
        /// G-11
        Category(category: Category) = "category",
        /// G-11
        Token(token: TokenKind) = "token",
        /// W-1
        Crown(category: Category) = "crown",
        /// Enough, or nothing at all.
        Done = "done",
        /// G-11: begins a choice anew.
        Reconsider = "reconsider",
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
