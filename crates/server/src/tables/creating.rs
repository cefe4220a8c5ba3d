//! How tables are made: a new one with the wishes of its host, or one more with the same people.

use std::io;

use data_encoding::HEXLOWER;
use munera_guide::wire::{ErrorBody, NewTable, SeatWish, TableCommand, Trouble};
use munera_ids::TableCode;
use munera_protocol::catalog::read_game;
use munera_protocol::fairness::ServerSeed;
use munera_protocol::fault::Fault;
use munera_protocol::with_game;
use munera_session::{Author, Occupant, Opening, Settings};
use munera_text::{Language, Locale};

use super::TableRequest;
use super::any_table::{AnyTable, Decision, PendingWrite, RematchTemplate};
use super::bot_names::read_bot;
use super::command_limits::DecisionPermit;
use super::message::trouble_error;
use super::registry::Tables;
use super::seat_map::SeatMap;
use super::table_of::TableOf;
use super::{errors, log};
use crate::client::AddressGroup;
use crate::error::AppError;
use crate::limits::TablePermit;

impl Tables {
    /// Refuses a wish for a table that no person could have: its game, options or settings are wrong.
    pub fn check_wish(&self, wish: &NewTable, locale: &Locale) -> Result<(), AppError> {
        let refused = |fault: Fault| AppError::Table(errors::error(&fault, locale));
        read_game(self.packs(), &wish.game, &wish.options).map_err(refused)?;
        let settings = wish.settings.read().map_err(refused)?;
        read_bot(&settings.substitute.0).map(drop).map_err(refused)
    }

    /// Creates a table.
    pub async fn create(
        &self,
        permit: TablePermit,
        author: &Author,
        wish: &NewTable,
        locale: &Locale,
    ) -> Result<TableCode, AppError> {
        let refused = |fault: Fault| AppError::Table(errors::error(&fault, locale));
        let game = read_game(self.packs(), &wish.game, &wish.options).map_err(refused)?;
        let mut settings = wish.settings.read().map_err(refused)?;
        settings.substitute = read_bot(&settings.substitute.0).map_err(refused)?;
        let (code, opening, seed) =
            self.opening(author, settings).map_err(|error| AppError::internal(&error))?;
        with_game!(game, game => {
            let first = log::write_opening(&game, &opening);
            let players = usize::from(munera_rules::Game::players(&game));
            if wish.seats.len() > players {
                return Err(refused(Fault::request("fault-too-many-seats")));
            }
            let mut table = TableOf::open(code, game, opening, seed, self.entropy().clone());
            let commands = commands_for(&wish.seats, wish.start);
            let ready =
                self.fill(permit, &mut table, vec![first], author, &commands, locale)?;
            #[expect(clippy::disallowed_methods, reason = "the table was counted: it is ready")]
            let created = self.logs().create(ready.new.clone()).await;
            created.map_err(|error| {
                tracing::error!(%error, "a new table cannot be stored");
                trouble_error(Trouble::Storage, locale)
            })?;
            ready.note_stored();
        });
        Ok(code)
    }

    /// Makes a table like another, with the same host and the same people in its chairs. The other
    /// table stores it together with the entry that names it.
    pub(super) fn prepare_rematch(
        &self,
        rematch_template: RematchTemplate,
        group: AddressGroup,
    ) -> Result<ReadyTable, AppError> {
        let permit = self.limits().table(group)?;
        let game = read_game(self.packs(), &rematch_template.game, &rematch_template.options)?;
        // The other table had allowed this, so a refusal here is a fault of the server.
        let locale = Locale::of(Language::English);
        let (host, settings) = (&rematch_template.host, rematch_template.opening.settings);
        let (code, opening, seed) =
            self.opening(host, settings).map_err(|error| AppError::internal(&error))?;
        with_game!(game, game => {
            let first = log::write_opening(&game, &opening);
            let mut table = TableOf::open(code, game, opening, seed, self.entropy().clone());
            let mut entries = vec![first];
            for (number, occupant) in (0..).zip(rematch_template.chairs) {
                let (sits, command) = match occupant {
                    // A person who was forgotten does not come back: the chair is free.
                    Occupant::Person(sitter) if sitter.name.is_empty() => continue,
                    Occupant::Person(sitter) => {
                        let person = Author {
                            id: sitter.id,
                            formerly: Vec::new(),
                            name: sitter.name.clone(),
                            is_program: sitter.is_program,
                        };
                        let name = Some(sitter.name);
                        (person, TableCommand::Sit { seat: number, name, seed: None, also: true })
                    }
                    Occupant::Bot(bot) => {
                        (host.clone(), TableCommand::SeatBot { seat: number, bot: bot.0 })
                    }
                    Occupant::Empty => continue,
                };
                let sat = self.perform(&permit, &mut table, &sits, &command, locale);
                let sat = sat.map_err(|_| Fault::internal())?;
                entries.extend(sat.into_iter().flat_map(|sat| sat.entries));
            }
            self.fill(permit, &mut table, entries, host, &[], locale)
        })
    }

    fn opening(
        &self,
        author: &Author,
        settings: Settings,
    ) -> io::Result<(TableCode, Opening, ServerSeed)> {
        let seed = ServerSeed::from_bytes(self.entropy().bytes()?);
        let code = TableCode::from_bytes(self.entropy().bytes()?);
        let opening = Opening {
            at: self.now(),
            host: author.id,
            settings,
            secret: HEXLOWER.decode(seed.to_hex().as_bytes()).unwrap_or_default(),
            commitment: seed.commitment().to_string(),
        };
        Ok((code, opening, seed))
    }

    /// Carries out a command at a table that is not stored yet; returns what must be stored.
    fn perform(
        &self,
        permit: &TablePermit,
        table: &mut dyn AnyTable,
        author: &Author,
        command: &TableCommand,
        locale: &Locale,
    ) -> Result<Option<PendingWrite>, ErrorBody> {
        let request = TableRequest::Command(command.clone());
        let permit = DecisionPermit::for_new_table(permit);
        match table.decide(permit, self.now(), author, None, &request, locale)? {
            Decision::Store(write) => {
                table.adopt();
                Ok(Some(write))
            }
            Decision::Again => Ok(None),
        }
    }

    /// Fills a new table's chairs. The table is ready to be stored.
    fn fill(
        &self,
        permit: TablePermit,
        table: &mut dyn AnyTable,
        mut entries: Vec<munera_storage::StoredEntry>,
        author: &Author,
        commands: &[TableCommand],
        locale: &Locale,
    ) -> Result<ReadyTable, AppError> {
        let mut record = None;
        for command in commands {
            if let Some(write) = self.perform(&permit, table, author, command, locale)? {
                entries.extend(write.entries);
                record = record.or(write.record);
            }
        }
        let summary = table.summary();
        self.unfinished().add(summary.table, permit)?;
        let place = ReservedPlace { tables: self.clone(), code: summary.table, is_kept: false };
        let new = munera_storage::NewTable { summary, entries, record };
        Ok(ReadyTable { new, seat_map: table.seat_map(), place })
    }
}

/// A table that is ready to be stored. It counts among the tables whose games are not over, and no
/// longer if it is dropped before it is stored.
pub(super) struct ReadyTable {
    /// What must be stored.
    pub(super) new: munera_storage::NewTable,
    seat_map: SeatMap,
    place: ReservedPlace,
}

impl ReadyTable {
    /// Notes that it is stored, and tells the lobby and the programs of its people.
    pub(super) fn note_stored(self) {
        let Self { new, seat_map, mut place } = self;
        place.is_kept = true;
        place.tables.note_summary(&new.summary);
        let events = place.tables.program_events();
        events.tell(new.summary.table, &seat_map.emptied(), &seat_map);
    }
}

/// A place among the tables whose games are not over.
struct ReservedPlace {
    tables: Tables,
    code: TableCode,
    is_kept: bool,
}

impl Drop for ReservedPlace {
    fn drop(&mut self) {
        if !self.is_kept {
            self.tables.unfinished().remove(self.code);
        }
    }
}

/// The commands that fill a new table's chairs.
fn commands_for(seats: &[SeatWish], start: bool) -> Vec<TableCommand> {
    let mut commands = Vec::new();
    for (seat, wish) in (0..).zip(seats) {
        match wish {
            SeatWish::Free => {}
            SeatWish::Me { name, seed } => commands.push(TableCommand::Sit {
                seat,
                name: name.clone(),
                seed: seed.clone(),
                also: true,
            }),
            SeatWish::Bot(bot) => {
                commands.push(TableCommand::SeatBot { seat, bot: bot.clone() });
            }
        }
    }
    if start {
        commands.push(TableCommand::Start);
    }
    commands
}
