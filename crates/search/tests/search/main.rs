//! The search on games whose answers are known, before it sees ours.

mod ambush;
mod deadline;
mod fairness;
mod games;
mod guides;
mod hidden;
mod kuhn;
mod memory;
mod nim;
mod together;
