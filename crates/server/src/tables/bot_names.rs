//! Bots by their names.

use munera_bots::Bot;
use munera_protocol::fault::{Code, Fault};
use munera_rules::Message;
use munera_session::BotName;

/// The bot with a name, if there is one.
pub(super) fn read_bot(name: &str) -> Result<BotName, Fault> {
    let unknown = |_| {
        let known = Bot::ALL.map(Bot::name).join(", ");
        Fault::new(Code::UnknownBot, Message::new("fault-unknown-bot").with("known", known))
    };
    let bot: Bot = name.parse().map_err(unknown)?;
    Ok(BotName(bot.name().to_owned()))
}
