//! Tables' logs in SQLite.

use munera_ids::TableCode;

use super::{Sqlite, erasure_rows, table_rows, writer};
use crate::Answer;
use crate::Append;
use crate::Erasure;
use crate::ErasureDue;
use crate::Logs;
use crate::NewTable;
use crate::PersonId;
use crate::ReadLog;
use crate::SummaryStage;
use crate::TableSummary;

impl Logs for Sqlite {
    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        Box::pin(self.writer.ask(move |connection| table_rows::create(connection, &table)))
    }

    fn lease(&self, table: TableCode) -> Answer<'_, u64> {
        Box::pin(self.writer.ask(move |connection| table_rows::begin_epoch(connection, table)))
    }

    fn read(&self, table: TableCode) -> Answer<'_, ReadLog> {
        Box::pin(self.readers.ask(move |connection| table_rows::read_log(connection, table)))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(self.writer.ask(move |connection| table_rows::append(connection, &append)))
    }

    fn summary(&self, table: TableCode) -> Answer<'_, Option<TableSummary>> {
        Box::pin(self.readers.ask(move |connection| table_rows::summary(connection, table)))
    }

    fn record(&self, table: TableCode) -> Answer<'_, Option<String>> {
        Box::pin(self.readers.ask(move |connection| table_rows::record(connection, table)))
    }

    fn import(&self, summary: TableSummary, record: String) -> Answer<'_, ()> {
        Box::pin(
            self.writer.ask(move |connection| table_rows::import(connection, &summary, &record)),
        )
    }

    fn listed(&self, most: u32) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(self.readers.ask(move |connection| table_rows::listed(connection, most)))
    }

    fn of_person(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(
            self.readers.ask(move |connection| table_rows::of_person(connection, person, most)),
        )
    }

    fn unfinished(&self) -> Answer<'_, Vec<TableCode>> {
        Box::pin(self.readers.ask(table_rows::unfinished))
    }

    fn newest(&self) -> Answer<'_, Option<i64>> {
        Box::pin(self.readers.ask(table_rows::newest))
    }

    fn delete(&self, table: TableCode) -> Answer<'_, ()> {
        Box::pin(self.writer.erase(move |connection| table_rows::delete(connection, table)))
    }

    fn delete_before(&self, moment: i64, stages: &[SummaryStage]) -> Answer<'_, u64> {
        let stages = stages.to_vec();
        Box::pin(async move {
            let mut total = 0;
            for stage in stages {
                let some =
                    move |connection: &_| table_rows::delete_some_before(connection, moment, stage);
                total += self.writer.erase_in_portions(some).await?;
            }
            Ok(total)
        })
    }

    fn keep_attachment(&self, hash: String, text: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let wanted = hash.clone();
            let known =
                self.readers.ask(move |connection| table_rows::attachment(connection, &wanted));
            if known.await?.is_some() {
                return Ok(());
            }
            let keep = move |connection: &_| table_rows::keep_attachment(connection, &hash, &text);
            self.writer.ask(keep).await
        })
    }

    fn attachment(&self, hash: String) -> Answer<'_, Option<String>> {
        Box::pin(self.readers.ask(move |connection| table_rows::attachment(connection, &hash)))
    }

    fn erasures_due(&self, most: u32) -> Answer<'_, Vec<ErasureDue>> {
        Box::pin(self.readers.ask(move |connection| erasure_rows::due(connection, most)))
    }

    fn erase(&self, erasure: Erasure) -> Answer<'_, ()> {
        // The traces go at the end, once for all tables, so that players do not wait for each.
        Box::pin(self.writer.ask(move |connection| erasure_rows::erase(connection, &erasure)))
    }

    fn finish_erasures(&self) -> Answer<'_, ()> {
        Box::pin(self.writer.erase_for_good(erasure_rows::finish))
    }

    fn probe(&self) -> Answer<'_, ()> {
        Box::pin(self.writer.ask(|connection| Ok(writer::beat(connection)?)))
    }
}
