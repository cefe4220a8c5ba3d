//! Random tables of all games.

use data_encoding::HEXLOWER;
use munera_bots::Generator;
use munera_guide::wire::{ClockForm, NewTable, SeatWish, SettingsForm};
use munera_protocol::catalog::{CatalogOptions, GameName};
use munera_protocol::codec::Codec;
use munera_protocol::content::Packs;
use munera_protocol::{with_game, with_table};
use munera_rules::{Game, GameOptions, Randomness};
use munera_session::Chat;
use serde_json::Value;

/// A random table: any game, any options, any settings.
pub(crate) fn random_table(packs: &Packs, generator: &mut Generator) -> NewTable {
    let game = GameName::ALL[generator.below(GameName::ALL.len() as u32) as usize];
    let (options, players) = with_table!(game, Table => random_options::<Table>(packs, generator));
    let settings = random_settings(generator);
    let me = |generator: &mut Generator| {
        let bytes = (0..16).map(|_| generator.below(256) as u8).collect::<Vec<u8>>();
        let seed = (generator.below(2) == 0).then(|| HEXLOWER.encode(&bytes));
        SeatWish::Me { name: None, seed }
    };
    let seats = (0..players).map(|seat| match generator.below(10) {
        // Now and then several people share a device.
        number if seat == 0 || number == 0 => me(generator),
        1..=3 => SeatWish::Bot(if generator.below(5) == 0 { "easy" } else { "random" }.to_owned()),
        _ => SeatWish::Free,
    });
    let seats = seats.collect();
    NewTable { game: game.as_str().to_owned(), options, settings, seats, start: false }
}

fn random_options<G: Game<Options: CatalogOptions>>(
    packs: &Packs,
    generator: &mut Generator,
) -> (Value, u8) {
    let content = <G::Options as munera_protocol::codec::OptionsCodec>::content(packs);
    let kinds = G::Options::every_kind(&content);
    let kind = &kinds[generator.below(kinds.len() as u32) as usize];
    loop {
        let usual = generator.below(2) == 0;
        let options =
            if usual { kind.clone() } else { kind.with_random_options(&content, generator) };
        let players = options.players();
        if let Ok(game) = options.into_game() {
            let written = with_game!(&game, game => game.write_options());
            return (written, players);
        }
    }
}

fn random_settings(generator: &mut Generator) -> SettingsForm {
    let mut any = |from: u32, to: u32| from + generator.below(to - from + 1);
    let clock = match any(0, 3) {
        0 => ClockForm::None,
        1 => ClockForm::PerMove { seconds: any(10, 120) },
        2 => ClockForm::Bank { seconds: any(30, 300), increment: any(0, 15) },
        _ => ClockForm::Bank { seconds: any(600, 3_600), increment: any(0, 60) },
    };
    SettingsForm {
        listed: any(0, 1) == 0,
        clock,
        response_seconds: (any(0, 1) == 0).then(|| any(5, 60)),
        pace_ms: [0, 300, 900, 3_000][any(0, 3) as usize],
        grace_seconds: [0, 15, 60, 600][any(0, 3) as usize],
        substitute: ["random", "easy"][any(0, 4) as usize / 4].to_owned(),
        chat: [Chat::Free, Chat::Free, Chat::Phrases, Chat::Off][any(0, 3) as usize],
        takebacks: any(0, 2) > 0,
        spectators: any(0, 3) > 0,
        patience_hours: [1, 24, 336][any(0, 2) as usize],
    }
}
