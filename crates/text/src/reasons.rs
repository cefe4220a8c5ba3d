//! Why a bot likes a move.

use fluent_bundle::FluentValue;
use munera_bots::{fired_up, gladiators, gorus};

use super::fired_up::fighter_variable;
use super::gladiators::trait_variable;
use super::gorus::school_variable;
use super::sentence::{Addressee, Sentence, number};
use super::translation::Locale;

impl Sentence for gorus::Reason {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        let of_school = |id: &str, school| locale.format(id, &[school_variable(school)]);
        let of_favour = |id: &str, favour: i16| locale.format(id, &[("favour", favour.into())]);
        match *self {
            Self::Forced => locale.text("gorus-reason-forced"),
            Self::Takes(favour) => of_favour("gorus-reason-takes", favour),
            Self::TakesForNow => locale.text("gorus-reason-takes-for-now"),
            Self::Avoids(favour) => of_favour("gorus-reason-avoids", favour),
            Self::Ducks => locale.text("gorus-reason-ducks"),
            Self::Feeds(favour) => of_favour("gorus-reason-feeds", favour),
            Self::Supports => locale.text("gorus-reason-supports"),
            Self::Challenges(school) => of_school("gorus-reason-challenges", school),
            Self::MakesZeroCount(school) => of_school("gorus-reason-makes-zero-count", school),
            Self::DropsEight => locale.text("gorus-reason-drops-eight"),
            Self::LeadsHighest => locale.text("gorus-reason-leads-highest"),
            Self::LeadsLow => locale.text("gorus-reason-leads-low"),
            Self::EmptiesSchool(school) => of_school("gorus-reason-empties-school", school),
            Self::CollectsEight => locale.text("gorus-reason-collects-eight"),
        }
    }
}

impl Sentence for gladiators::Reason {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        let of_seat = |id: &str, seat: munera_rules::Seat| {
            locale.format(id, &[number("seat", seat.number())])
        };
        let of_wounds = |id: &str, wounds| locale.format(id, &[number("wounds", wounds)]);
        let of_trait = |id: &str, kind| locale.format(id, &[trait_variable(kind)]);
        let of_pair = |id: &str, pair: munera_rules::gladiators::Pair| {
            locale.format(id, &[("pair", pair.to_string().into())])
        };
        match *self {
            Self::Wins => locale.text("gladiators-reason-wins"),
            Self::Fells(seat) => of_seat("gladiators-reason-fells", seat),
            Self::Wounds(seat, wounds) => locale.format(
                "gladiators-reason-wounds",
                &[number("seat", seat.number()), number("wounds", wounds)],
            ),
            Self::SavesItself => locale.text("gladiators-reason-saves-itself"),
            Self::Spares(wounds) => of_wounds("gladiators-reason-spares", wounds),
            Self::MakesOnslaught => locale.text("gladiators-reason-makes-onslaught"),
            Self::OpensAttack(seat) => of_seat("gladiators-reason-opens-attack", seat),
            Self::WardsOff(seat) => of_seat("gladiators-reason-wards-off", seat),
            Self::MakesPair(pair) => of_pair("gladiators-reason-makes-pair", pair),
            Self::Improves(kind) => of_trait("gladiators-reason-improves", kind),
            Self::SeeksVictory(_) => locale.text("gladiators-reason-seeks-victory"),
            Self::SeeksOnslaught(_) => locale.text("gladiators-reason-seeks-onslaught"),
            Self::SeeksPower(kind) => of_trait("gladiators-reason-seeks-power", kind),
            Self::BreaksOnslaught(seat) => of_seat("gladiators-reason-breaks-onslaught", seat),
            Self::Weakens(seat, kind) => locale.format(
                "gladiators-reason-weakens",
                &[number("seat", seat.number()), trait_variable(kind)],
            ),
            Self::Heals(wounds) => of_wounds("gladiators-reason-heals", wounds),
            Self::Renews(pair) => of_pair("gladiators-reason-renews", pair),
            Self::Draws(kind) => of_trait("gladiators-reason-draws", kind),
            Self::Endures(wounds) => of_wounds("gladiators-reason-endures", wounds),
            Self::KeepsCards => locale.text("gladiators-reason-keeps-cards"),
        }
    }
}

impl Sentence for fired_up::Reason {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        let named =
            |name: &'static str, value: &dyn ToString| -> (&'static str, FluentValue<'static>) {
                (name, value.to_string().into())
            };
        let of_card = |id: &str, card: munera_rules::fired_up::HighlightId| {
            locale.format(id, &[named("card", &card)])
        };
        let of_fighter = |id: &str, fighter| {
            locale
                .format(id, &[("name", locale.fighter(fighter).into()), fighter_variable(fighter)])
        };
        let of_bet = |id: &str, bet: munera_rules::fired_up::BetId, fighter| {
            locale.format(id, &[named("bet", &bet), ("name", locale.fighter(fighter).into())])
        };
        match *self {
            Self::KeepsLikely(card, other) => locale.format(
                "fired-up-reason-keeps-likely",
                &[named("card", &card), named("other", &other)],
            ),
            Self::RollsForBetter => locale.text("fired-up-reason-rolls-for-better"),
            Self::LikesTheDice => locale.text("fired-up-reason-likes-the-dice"),
            Self::ServesHighlight(card) => of_card("fired-up-reason-serves-highlight", card),
            Self::HelpsBet(bet, fighter) => of_bet("fired-up-reason-helps-bet", bet, fighter),
            Self::DrawsFireOnto(fighter) => of_fighter("fired-up-reason-draws-fire-onto", fighter),
            Self::Protects(fighter) => of_fighter("fired-up-reason-protects", fighter),
            Self::Strengthens(fighter) => of_fighter("fired-up-reason-strengthens", fighter),
            Self::Weakens(fighter) => of_fighter("fired-up-reason-weakens", fighter),
            Self::HoldsTarget(fighter) => of_fighter("fired-up-reason-holds-target", fighter),
            Self::FreesTarget(fighter) => of_fighter("fired-up-reason-frees-target", fighter),
            Self::BacksLikely(bet, fighter) => of_bet("fired-up-reason-backs-likely", bet, fighter),
            Self::SavesSocial => locale.text("fired-up-reason-saves-social"),
            Self::GivesUpDie => locale.text("fired-up-reason-gives-up-die"),
            Self::SparesDice => locale.text("fired-up-reason-spares-dice"),
            Self::SettlesNow(points) => {
                locale.format("fired-up-reason-settles-now", &[number("points", points)])
            }
            Self::WaitsForMore(card) => of_card("fired-up-reason-waits-for-more", card),
        }
    }
}
