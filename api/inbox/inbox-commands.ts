import { open } from 'node:fs/promises';
import { readApiConfig } from '../config.ts';
import { answered, type DatabaseHandle } from '../database/database-handle.ts';
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

/** Which submissions a command is about: of one kind, or of all. */
type Kind = { kind?: SubmissionKind | undefined };
type Json = { json?: boolean | undefined };
type Limit = { limit: number };
type Out = { out?: string | undefined };

/** Prints the newest submissions. */
export async function listInbox({ kind, limit, json }: Kind & Limit & Json): Promise<void> {
  const format = json ? 'json' : 'table';
  await withInbox(({ inbox }) =>
    listSubmissions(inbox, { limit, kinds: kindsOf(kind) }, toStandardOutput, format),
  );
}

/** Writes every submission as CSV. */
export async function exportInbox({ kind, out }: Kind & Out): Promise<void> {
  await withInbox(({ inbox }) =>
    writeTo(out, (write) => exportSubmissions(inbox, kindsOf(kind), write)),
  );
}

/** Writes everything that is held about a person as JSON. */
export async function exportPerson(about: string, { out }: Out): Promise<void> {
  const person = personOf(about);
  await withInbox(({ database, journal }) =>
    writeTo(out, (write) => exportOnePerson({ database, journal }, { person, about }, write)),
  );
}

/** Tells what is held about a person, and erases it with `yes`. */
export async function erasePerson(
  about: string,
  { yes = false, openToo = false }: { yes?: boolean | undefined; openToo?: boolean | undefined },
): Promise<void> {
  const request = { person: personOf(about), about, confirmed: yes, open: openToo };
  await withInbox(async ({ database, journal }) => {
    const isDone = await eraseOnePerson({ database, journal }, request, toStandardOutput);
    process.exitCode = isDone ? 0 : 1;
  });
}

/** Notes that a person has dealt with a deletion request. */
export async function settleRequest(id: string): Promise<void> {
  await withInbox(async ({ database, journal }) => {
    const { kind } = answered(await createOutboxStore(database).settleByHand(id));
    if (kind === 'not-open') throw new Error('No open deletion request has this id.');
    console.log('Settled.');
    answered(await journal.note({ action: 'settle', rows: 1 }));
  });
}

/** Puts a deletion request that was given up or refused back in the queue. */
export async function retryRequest(id: string): Promise<void> {
  await withInbox(async ({ database, journal }) => {
    const { kind } = answered(await createOutboxStore(database).requeue(id));
    if (kind === 'not-given-up') {
      throw new Error('No deletion request that was given up or refused has this id.');
    }
    console.log('Queued again; the running service passes it on.');
    answered(await journal.note({ action: 'retry', rows: 1 }));
  });
}

/** Prints who has read or erased what visitors sent. */
export async function printJournal({ limit, json }: Limit & Json): Promise<void> {
  await withInbox(async ({ journal }) => {
    const { entries } = answered(await journal.newest(limit));
    if (json) console.log(JSON.stringify(entries, null, 2));
    else if (entries.length === 0) console.log('No entries.');
    else toStandardOutput(journalTable(entries));
  });
}

/** Says whether retention is held back, and lets its next run delete with `yes`. */
export async function retention({
  yes,
  json,
}: Json & { yes?: boolean | undefined }): Promise<void> {
  await withInbox(async ({ database }) => {
    const guard = createClockGuard(database);
    const { reason } = answered(await guard.heldReason());
    if (reason !== null && yes) answered(await guard.confirm());
    if (json) {
      console.log(
        JSON.stringify({ heldBecause: reason, confirmed: reason !== null && yes === true }),
      );
    } else if (reason === null) {
      console.log('Old messages are deleted on time.');
    } else if (yes) {
      console.log('The next run deletes what is due. It starts within an hour.');
    } else {
      console.log(
        `Nothing is deleted: ${reason}\nCheck the clock, then run: npx site inbox retention --yes`,
      );
    }
  });
}

/** Opens an existing database, runs a command, and closes it again. */
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
    const known = sentences.find(([start]) => code.startsWith(start))?.[1];
    throw known === undefined ? error : new Error(known, { cause: error });
  }
}

/** Gives text to the screen, or to a new file: never over one that is there, and for nobody else's eyes. */
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

function personOf(about: string): Person {
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

/** What to say of an error, by how its code begins; others speak for themselves. */
const sentences = [
  ['EEXIST', 'That file already exists. Give --out another name.'],
  ['SQLITE_BUSY', 'Another program is writing to the database. Nothing was done; try again later.'],
] as const;
