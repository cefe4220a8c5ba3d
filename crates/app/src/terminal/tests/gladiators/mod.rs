//! Gladiators.
