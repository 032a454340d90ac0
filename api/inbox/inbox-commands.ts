import { open } from 'node:fs/promises';
import { readApiConfig } from '../config.ts';
import { orThrow, type DatabaseHandle } from '../database/database-handle.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { errorFacts } from '../http/error-facts.ts';
import { createInboxJournal, type InboxJournal } from '../journal/inbox-journal.ts';
import { journalTable } from '../journal/journal-table.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { parsePerson, type Person } from '../personal-data/person.ts';
import { eraseOnePerson, exportOnePerson } from '../personal-data/run-personal-data.ts';
import { createClockGuard } from '../retention/clock-guard.ts';
import { createInboxStore } from './inbox-store.ts';
import { exportSubmissions, type Inbox, listSubmissions, type Sink } from './run-inbox.ts';
import type { SubmissionKind } from './submission.ts';
import { submissionKinds } from './submission.ts';

/** All kinds if `kind` is omitted. */
type Kind = { kind?: SubmissionKind | undefined };
type Json = { json?: boolean | undefined };
type Limit = { limit: number };
type Out = { out?: string | undefined };

export async function listInbox({ kind, limit, json }: Kind & Limit & Json): Promise<void> {
  const format = json ? 'json' : 'table';
  await withInbox(({ inbox }) =>
    listSubmissions(inbox, { limit, kinds: kindsOf(kind) }, toStandardOutput, format),
  );
}

export async function exportInbox({ kind, out }: Kind & Out): Promise<void> {
  await withInbox(({ inbox }) =>
    writeTo(out, (write) => exportSubmissions(inbox, kindsOf(kind), write)),
  );
}

/** Writes a person's data as JSON. */
export async function exportPerson(about: string, { out }: Out): Promise<void> {
  const person = requirePerson(about);
  await withInbox(({ database, journal }) =>
    writeTo(out, (write) => exportOnePerson({ database, journal }, { person, about }, write)),
  );
}

/** Prints the data we store about a person, and erases it if `yes` is set. */
export async function erasePerson(
  about: string,
  { yes = false, openToo = false }: { yes?: boolean | undefined; openToo?: boolean | undefined },
): Promise<void> {
  const request = { person: requirePerson(about), about, confirmed: yes, open: openToo };
  await withInbox(async ({ database, journal }) => {
    const isDone = await eraseOnePerson({ database, journal }, request, toStandardOutput);
    process.exitCode = isDone ? 0 : 1;
  });
}

/** Records that a deletion request was handled manually. */
export async function settleRequest(id: string): Promise<void> {
  await withInbox(async ({ database, journal }) => {
    const { kind } = orThrow(await createOutboxStore(database).settleByHand(id));
    if (kind === 'not-open') throw new Error('There is no open deletion request with this id.');
    console.log('Settled.');
    orThrow(await journal.note({ action: 'settle', rows: 1 }));
  });
}

/** Requeues a deletion request that was abandoned or rejected. */
export async function retryRequest(id: string): Promise<void> {
  await withInbox(async ({ database, journal }) => {
    const { kind } = orThrow(await createOutboxStore(database).requeue(id));
    if (kind === 'not-given-up') {
      throw new Error('There is no failed deletion request with this id.');
    }
    console.log('Requeued. The running service will deliver it.');
    orThrow(await journal.note({ action: 'retry', rows: 1 }));
  });
}

/** Prints who has read or erased submissions. */
export async function printJournal({ limit, json }: Limit & Json): Promise<void> {
  await withInbox(async ({ journal }) => {
    const { entries } = orThrow(await journal.newest(limit));
    if (json) console.log(JSON.stringify(entries, null, 2));
    else if (entries.length === 0) console.log('No entries.');
    else toStandardOutput(journalTable(entries));
  });
}

/** Prints whether retention is on hold; `yes` lets the next run delete data. */
export async function retention({
  yes,
  json,
}: Json & { yes?: boolean | undefined }): Promise<void> {
  await withInbox(async ({ database }) => {
    const guard = createClockGuard(database);
    const { reason } = orThrow(await guard.heldReason());
    if (reason !== null && yes) orThrow(await guard.confirm());
    if (json) {
      console.log(
        JSON.stringify({ heldBecause: reason, confirmed: reason !== null && yes === true }),
      );
    } else if (reason === null) {
      console.log('Retention is running normally.');
    } else if (yes) {
      console.log('Confirmed. The next run starts within an hour and deletes everything due.');
    } else {
      console.log(
        `Retention is on hold: ${reason}\nCheck the clock, then run: npx site inbox retention --yes`,
      );
    }
  });
}

async function withInbox(
  work: (opened: {
    database: DatabaseHandle;
    journal: InboxJournal;
    inbox: Inbox;
  }) => Promise<unknown>,
): Promise<void> {
  const read = readApiConfig();
  if (read.kind === 'invalid') throw new Error(`${read.problems.join('; ')}.`);
  const { database: settings, deletionWebhook } = read.config;
  try {
    const database = await openDatabase(settings, { mustExist: true });
    try {
      await migrateDatabase(database);
      const journal = createInboxJournal(database);
      const store = createInboxStore(database);
      await work({
        database,
        journal,
        inbox: { store, journal, webhook: deletionWebhook !== undefined },
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    const { code = '' } = errorFacts(error);
    const known = errorMessages.find(([start]) => code.startsWith(start))?.[1];
    throw known === undefined ? error : new Error(known, { cause: error });
  }
}

/** Writes to the terminal, or to a new file that only its owner can read. */
async function writeTo(
  name: string | undefined,
  work: (write: Sink) => Promise<number>,
): Promise<void> {
  if (name === undefined) {
    await work(toStandardOutput);
    return;
  }
  const file = await open(name, 'wx', 0o600);
  try {
    const count = await work(async (text) => {
      await file.write(text);
    });
    console.error(`Wrote ${count} rows to ${name}`);
  } finally {
    await file.close();
  }
}

function requirePerson(about: string): Person {
  const person = parsePerson(about);
  if (person) return person;
  throw new Error(
    `"${about}" is not an email address, an Indian mobile number or the id of a submission.`,
  );
}

function kindsOf(kind: SubmissionKind | undefined): readonly SubmissionKind[] {
  return kind === undefined ? submissionKinds : [kind];
}

function toStandardOutput(text: string): void {
  process.stdout.write(text);
}

/** Messages for errors, by prefix of their code. */
const errorMessages = [
  ['EEXIST', 'That file already exists. Give --out another name.'],
  ['SQLITE_BUSY', 'Another program is writing to the database. Nothing was done; try again later.'],
] as const;
