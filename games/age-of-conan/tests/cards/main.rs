//! Every card of the built-in edition does what its text says.

mod aquilonia;
mod artifacts;
mod hyperborea;
mod named;
mod objectives;
mod scene;
mod strategy;
mod stygia;
mod together;
mod turan;
