//! The balance of Fired Up as tables for people and as JSON for programs.

use std::io::{self, Write};

use munera_rules::Game;
use munera_rules::fired_up::{BetId, Fighter, FiredUp, HighlightId, Moment};
use serde_json::{Map, Value, json};

use super::BalanceSettings;
use super::figures::{Figures, Source};
use super::mean::Mean;
use super::targets::targets;
use crate::locale::{Language, Locale};

fn source_name(source: Source) -> String {
    match source {
        Source::Highlights(moment) => format!("highlights_{}", moment.word()),
        Source::Bets => "bets".to_owned(),
    }
}

/// All figures as one object. Shares are parts of 1, margins half of the 95 % interval.
pub(super) fn json(settings: BalanceSettings, figures: &Figures) -> Value {
    let pack = &settings.content.pack;
    let wins = |circle: usize| -> Map<String, Value> {
        let of = |fighter: Fighter| figures.wins[circle][fighter as usize].json();
        Fighter::ALL.into_iter().map(|fighter| (fighter.name().to_owned(), of(fighter))).collect()
    };
    let tiers = |means: &[Mean]| means.iter().map(|mean| mean.json()).collect::<Vec<Value>>();
    let highlights: Map<String, Value> = HighlightId::all()
        .map(|card| {
            let count = pack.highlight(card).tiers.len();
            (card.to_string(), json!(tiers(&figures.tiers[card.index()][..count])))
        })
        .collect();
    let moments: Map<String, Value> = Moment::ALL
        .into_iter()
        .map(|moment| {
            let means = [0, 1, 2].map(|tier| figures.mean_of(pack, moment, tier));
            (moment.word().to_owned(), json!(tiers(&means)))
        })
        .collect();
    let bets: Map<String, Value> = BetId::ALL
        .into_iter()
        .map(|bet| {
            let of = &figures.bets[bet.index()];
            let value = json!({
                "settled": of.settled.json(), "pays": of.pays.json(), "cards": of.cards.json(),
                "right": of.right.json(), "paid": of.paid.json(),
            });
            (bet.to_string(), value)
        })
        .collect();
    let points: Map<String, Value> = Source::ALL
        .into_iter()
        .map(|source| (source_name(source), figures.points[source.index()].json()))
        .collect();
    let first: Map<String, Value> = (2..)
        .zip(figures.first_wins)
        .filter(|(_, wins)| wins.count() > 0)
        .map(|(players, wins): (u8, Mean)| (players.to_string(), wins.json()))
        .collect();
    let bars: Vec<Value> = targets(pack, figures)
        .into_iter()
        .map(|target| {
            let ends = |range: &std::ops::RangeInclusive<f64>| json!([range.start(), range.end()]);
            json!({
                "name": target.name, "asked": ends(&target.asked), "found": ends(&target.found),
                "met": target.is_met(),
            })
        })
        .collect();
    json!({
        "game": FiredUp::NAME, "pack": settings.content.name, "hash": settings.content.hash,
        "games": figures.games, "players": settings.players, "bot": settings.bot.name(),
        "abilities": settings.abilities, "seed": settings.seed,
        "fights_won": {"4": wins(0), "5": wins(1)},
        "highlights": highlights, "moments": moments, "bets": bets, "points": points,
        "eliminations": figures.eliminations,
        "median_eliminations": figures.median_eliminations(),
        "first_player_wins": first, "targets": bars,
    })
}

fn percent(mean: Mean) -> String {
    if mean.count() == 0 {
        return "-".to_owned();
    }
    format!("{:.1} ±{:4.1}", mean.value() * 100.0, mean.margin() * 100.0)
}

fn plain(mean: Mean) -> String {
    format!("{:.2} ±{:5.2}", mean.value(), mean.margin())
}

/// All figures as tables.
pub(super) fn write_tables(
    settings: BalanceSettings,
    figures: &Figures,
    output: &mut dyn Write,
) -> io::Result<()> {
    let content = settings.content;
    let abilities = if settings.abilities { "with" } else { "without" };
    writeln!(
        output,
        "Pack {}, hash {}: {} games of {} players, {abilities} abilities. After ± half of the 95 % interval.",
        content.name,
        &content.hash[..16],
        figures.games,
        settings.bot.name(),
    )?;
    write_fighters(figures, output)?;
    write_highlights(settings, figures, output)?;
    write_bets(settings, figures, output)?;
    write_players(figures, output)?;
    write_targets(settings, figures, output)
}

fn write_fighters(figures: &Figures, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "\nFights won, %             of 4           of 5")?;
    for fighter in Fighter::ALL {
        let [four, five] = [0, 1].map(|circle| percent(figures.wins[circle][fighter as usize]));
        writeln!(output, "  {:<14} {four:>13}  {five:>13}", fighter.name())?;
    }
    let fallen: Vec<String> = figures.eliminations.iter().map(ToString::to_string).collect();
    let median = figures.median_eliminations();
    writeln!(output, "Games in which 0 to 5 fighters fell: {}; median {median}", fallen.join(" "))
}

fn write_highlights(
    settings: BalanceSettings,
    figures: &Figures,
    output: &mut dyn Write,
) -> io::Result<()> {
    let content = settings.content;
    let pack = &content.pack;
    writeln!(
        output,
        "\nHighlights met of those kept, %            tier 1        tier 2        tier 3  points"
    )?;
    for moment in Moment::ALL {
        let cells = [0, 1, 2].map(|tier| percent(figures.mean_of(pack, moment, tier)));
        let [one, two, three] = cells;
        let name = format!("all {}", moment.word());
        writeln!(output, "  {name:<33} {one:>13} {two:>13} {three:>13}")?;
        for card in HighlightId::all().filter(|card| pack.highlight(*card).moment == moment) {
            let tiers = &pack.highlight(card).tiers;
            let name = format!("{card} {}", content.highlight_title(card, Language::English));
            let name: String = name.chars().take(33).collect();
            write!(output, "  {name:<33}")?;
            for tier in 0..3 {
                let met = figures.tiers[card.index()][tier];
                let cell = if tier < tiers.len() { percent(met) } else { String::new() };
                write!(output, " {cell:>13}")?;
            }
            let points: Vec<String> = tiers.iter().map(|tier| tier.points.to_string()).collect();
            writeln!(output, "  {}", points.join(" "))?;
        }
    }
    Ok(())
}

fn write_bets(
    settings: BalanceSettings,
    figures: &Figures,
    output: &mut dyn Write,
) -> io::Result<()> {
    let locale = Locale::of(Language::English);
    writeln!(
        output,
        "\nBets                                    settled, %       pays, %    cards       right, %  points paid"
    )?;
    for bet in BetId::ALL {
        let event = locale.bet_event(settings.content.pack.bet(bet).event);
        let name: String = format!("{bet} {event}").chars().take(37).collect();
        let of = &figures.bets[bet.index()];
        let [settled, pays, right] = [of.settled, of.pays, of.right].map(percent);
        let (cards, paid) = (of.cards.value(), plain(of.paid));
        writeln!(
            output,
            "  {name:<37} {settled:>12} {pays:>13} {cards:>8.2} {right:>14} {paid:>12}"
        )?;
    }
    Ok(())
}

fn write_players(figures: &Figures, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "\nPoints of a player in a game")?;
    for source in Source::ALL {
        let points = plain(figures.points[source.index()]);
        writeln!(output, "  {:<18} {points:>13}", source_name(source).replace('_', ", "))?;
    }
    writeln!(output, "\nGames won by whoever began, %      fair")?;
    for (players, wins) in (2_u8..).zip(figures.first_wins) {
        if wins.count() > 0 {
            let fair = 100.0 / f64::from(players);
            writeln!(output, "  {players} players {:>18} {fair:>10.1}", percent(wins))?;
        }
    }
    Ok(())
}

fn write_targets(
    settings: BalanceSettings,
    figures: &Figures,
    output: &mut dyn Write,
) -> io::Result<()> {
    writeln!(output, "\nTargets                               asked         found")?;
    for target in targets(&settings.content.pack, figures) {
        let ends = |range: &std::ops::RangeInclusive<f64>, digits| {
            format!("{:.digits$} to {:.digits$}", range.start(), range.end())
        };
        let verdict = if target.is_met() { "met" } else { "MISSED" };
        let (asked, found) = (ends(&target.asked, 0), ends(&target.found, 1));
        writeln!(output, "  {:<35} {asked:>8}  {found:>12}  {verdict}", target.name)?;
    }
    Ok(())
}
