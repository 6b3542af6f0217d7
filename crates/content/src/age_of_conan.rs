//! Editions of the board game.
