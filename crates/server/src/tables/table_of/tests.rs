use data_encoding::HEXLOWER;
use munera_engine::verify::{self, verify};
use munera_guide::wire::{AutoResponse, TableCommand};
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_protocol::fairness::ServerSeed;
use munera_protocol::record::Record;
use munera_rules::gladiators::{Gladiators, Options};
use munera_rules::{Game, Seat, SeatSet, Viewer};
use munera_session::{Author, BotName, Moment, Opening, PersonId, Settings, TableStage};
use munera_text::{Language, Locale};

use super::{Entropy, TableOf};
use crate::tables::TableRequest;
use crate::tables::any_table::{AnyTable, Decision, PendingWrite};
use crate::tables::command_limits::{CommandLimits, DecisionPermit};

/// The bots at these tables.
const BOT: &str = "easy";

fn host() -> Author {
    Author { id: PersonId(0), formerly: Vec::new(), name: String::new(), is_program: false }
}

/// A new table of so many players. The number decides its deals.
fn opened(players: u8, number: u16) -> TableOf<Gladiators> {
    let game = Gladiators::with_options(Options::new(players)).expect("options");
    let server_seed = ServerSeed::from_hex(&format!("{number:0128x}")).expect("a seed");
    let opening = Opening {
        at: Moment(0),
        host: host().id,
        settings: Settings::new(BotName(BOT.to_owned())),
        secret: HEXLOWER.decode(server_seed.to_hex().as_bytes()).expect("digits"),
        commitment: server_seed.commitment().to_string(),
    };
    let code = TableCode::from_bytes([7; 10]);
    TableOf::open(code, game, opening, server_seed, Entropy::system())
}

fn fill() -> TableCommand {
    TableCommand::Fill { bot: BOT.to_owned() }
}

/// A table of four bots, and what is stored when the host starts the game.
fn begun(number: u16) -> (TableOf<Gladiators>, PendingWrite) {
    let mut table = opened(4, number);
    perform(&mut table, fill());
    table.adopt();
    let write = perform(&mut table, TableCommand::Start);
    (table, write)
}

fn perform(table: &mut TableOf<Gladiators>, command: TableCommand) -> PendingWrite {
    perform_at(Moment(1), table, command)
}

fn perform_at(now: Moment, table: &mut TableOf<Gladiators>, command: TableCommand) -> PendingWrite {
    let locale = Locale::of(Language::English);
    let request = TableRequest::Command(command);
    match table.decide(permit(&request), now, &host(), None, &request, locale) {
        Ok(Decision::Store(write)) => write,
        other => panic!("{other:?}"),
    }
}

/// The permit for a first request.
fn permit(request: &TableRequest) -> DecisionPermit {
    let permit = CommandLimits::default().permit(host().id, request, Moment(0));
    permit.expect("nothing was asked before")
}

fn stage_proposed(table: &TableOf<Gladiators>) -> Option<TableStage> {
    table.proposals.back().map(|held| held.proposal.stage())
}

/// D2.4: about one game of four in five hundred is won by the cards of the setup.
#[test]
fn a_game_that_is_over_as_it_begins_has_a_record() {
    let is_over = |table: &TableOf<Gladiators>| {
        stage_proposed(table).is_some_and(|stage| matches!(stage, TableStage::Over(_)))
    };
    let mut tables = (0..20_000).map(begun);
    let (mut table, write) = tables.find(|(table, _)| is_over(table)).expect("such a setup");
    let text = write.record.expect("a record");
    let record = Record::read(&text).expect("it can be read");
    assert_eq!(record.events.len(), 1, "{text}");
    assert!(record.events[0].starts_with("setup "), "{text}");
    let verdict = verify(&Packs::own(), &record);
    assert!(matches!(verdict, verify::Verdict::Fair { chance_events: 1, .. }), "{verdict:?}");
    table.adopt();
    assert!(matches!(table.stage(), TableStage::Over(_)));
}

/// Other games have no record when they begin.
#[test]
fn a_game_that_goes_on_has_no_record_yet() {
    let (table, write) = begun(0);
    assert_eq!(stage_proposed(&table), Some(TableStage::Playing));
    assert_eq!(write.record, None);
}

/// The lobby, and the list of who is here, change with the summary.
#[test]
fn what_a_seat_does_in_secret_stores_no_summary_however_old_it_is() {
    let mut table = opened(2, 1);
    let sit = TableCommand::Sit { seat: 0, name: None, seed: None, also: false };
    for command in [sit, fill(), TableCommand::Start] {
        let write = perform(&mut table, command);
        assert!(write.summary.is_some());
        table.adopt();
    }
    let declare = |how| TableCommand::Declare { seat: 0, standing: how };
    for (minutes, how) in [(2, AutoResponse::Decline), (5, AutoResponse::Ask)] {
        let write = perform_at(Moment(minutes * 60_000), &mut table, declare(how));
        assert_eq!(write.summary, None, "a declaration is the seat's own");
        table.adopt();
    }
    let pause = perform_at(Moment(6 * 60_000), &mut table, TableCommand::Pause);
    assert_eq!(pause.summary.map(|summary| summary.touched), Some(6 * 60_000));
}

/// What is decided next is decided as if it were stored; what is shown is only what is stored.
#[test]
fn a_table_goes_on_with_a_hidden_proposal_before_it_is_stored() {
    let mut table = opened(2, 1);
    for command in [
        TableCommand::Sit { seat: 0, name: None, seed: None, also: false },
        fill(),
        TableCommand::Start,
    ] {
        assert_eq!(perform(&mut table, command).hidden, None, "everyone is told");
        table.adopt();
    }
    let declare = || TableCommand::Declare { seat: 0, standing: AutoResponse::Decline };
    let seat = Viewer::Seat(Seat::new(0));
    let shown = |table: &TableOf<Gladiators>| {
        serde_json::to_string(&table.state(seat, Moment(0))).expect("a message")
    };
    let before = shown(&table);
    let write = perform(&mut table, declare());
    assert_eq!(write.hidden, Some(SeatSet::only(Seat::new(0))));
    table.go_on();
    let locale = Locale::of(Language::English);
    let again = TableRequest::Command(declare());
    let refused = table.decide(permit(&again), Moment(0), &host(), None, &again, locale);
    assert!(refused.is_err(), "it is so already");
    perform(&mut table, TableCommand::Pause);
    assert_eq!(shown(&table), before);
    let known = table.table.version(seat);
    assert_eq!(table.adopt(), [(seat, known)]);
    assert_eq!(table.adopt().len(), 3, "all viewers are told of the pause");
    assert_ne!(shown(&table), before);
    table.discard_all();
    perform(&mut table, TableCommand::Resume);
}
