//! The attacks, one in each file.

mod bot_farm;
mod bot_times;
mod catch_ups;
mod chat_flood;
mod clock_jump;
mod connection_flood;
mod deaf_answers;
mod deaf_watchers;
mod fast_tables;
mod file_flood;
mod forgetting;
mod guest_tokens;
mod hard_link;
mod hidden_answers;
mod huge_names;
mod load_churn;
mod lobby_toggles;
mod locked_out;
mod malformed_frames;
mod max_tables;
mod metrics_for_strangers;
mod missing_wal;
mod odd_names;
mod password_storm;
mod ping_flood;
mod private_games;
mod refused_sockets;
mod rematches;
mod repeated_commands;
mod replays;
mod request_flood;
mod slow_uploads;
mod stale_moves;
mod toggling;

use super::attack::Attack;

/// All attacks, in the order in which they are made.
pub(crate) const ATTACKS: &[&Attack] = &[
    &huge_names::HUGE_NAMES,
    &deaf_answers::DEAF_ANSWERS,
    &rematches::REMATCHES,
    &max_tables::MAX_TABLES,
    &replays::REPLAYS,
    &hidden_answers::HIDDEN_ANSWERS,
    &bot_times::BOT_TIMES,
    &bot_farm::BOT_FARM,
    &clock_jump::CLOCK_JUMP,
    &repeated_commands::REPEATED_COMMANDS,
    &forgetting::FORGETTING,
    &guest_tokens::GUEST_TOKENS,
    &chat_flood::CHAT_FLOOD,
    &toggling::TOGGLING,
    &ping_flood::PING_FLOOD,
    &locked_out::LOCKED_OUT,
    &odd_names::ODD_NAMES,
    &private_games::PRIVATE_GAMES,
    &refused_sockets::REFUSED_SOCKETS,
    &metrics_for_strangers::METRICS_FOR_STRANGERS,
    &hard_link::HARD_LINK,
    &missing_wal::MISSING_WAL,
    &slow_uploads::SLOW_UPLOADS,
    &deaf_watchers::DEAF_WATCHERS,
    &fast_tables::FAST_TABLES,
    &stale_moves::STALE_MOVES,
    &password_storm::PASSWORD_STORM,
    &load_churn::LOAD_CHURN,
    &catch_ups::CATCH_UPS,
    &malformed_frames::MALFORMED_FRAMES,
    &lobby_toggles::LOBBY_TOGGLES,
    &connection_flood::CONNECTION_FLOOD,
    &request_flood::REQUEST_FLOOD,
    &file_flood::FILE_FLOOD,
];
