import { open } from 'node:fs/promises';
import { readApiConfig } from './config.ts';
import { answered, type DatabaseHandle } from './database/database-handle.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { errorFacts } from './http/error-facts.ts';
import { parseInboxArguments, type InboxRequest } from './inbox/parse-inbox-arguments.ts';
import { exportSubmissions, listSubmissions, type Sink } from './inbox/run-inbox.ts';
import { createInboxStore } from './inbox/inbox-store.ts';
import { createInboxJournal, type InboxJournal } from './journal/inbox-journal.ts';
import { journalTable } from './journal/journal-table.ts';
import { createOutboxStore, type OutboxStore } from './outbox/outbox-store.ts';
import { type ClockGuard, createClockGuard } from './retention/clock-guard.ts';
import { eraseOnePerson, exportOnePerson } from './personal-data/run-personal-data.ts';

const HELP = `Shows what people sent in: contact messages, wishes to be called back, places on the waitlist and
deletion requests, these with how far they have got on their way to the configured webhook. Shows or erases
what is held about one person.

  npm run inbox                                 the newest 20, as a table
  npm run inbox -- list --limit 50              the newest 50
  npm run inbox -- list --kind deletion         of one kind: message, call-back, waitlist or deletion
  npm run inbox -- export --csv                 everything, as CSV; --kind works here too
  npm run inbox -- export --csv --out FILE      the same into a new file that only you can read
  npm run inbox -- export WHO                   everything held about one person, as JSON; --out works here too
  npm run inbox -- erase WHO                    what would be erased of this person; changes nothing
  npm run inbox -- erase WHO --yes              erase it, in the files of the database too
  npm run inbox -- erase WHO --yes --open-too   also deletion requests that nobody has dealt with
  npm run inbox -- settle ID                    note that you have dealt with a deletion request yourself
  npm run inbox -- --retry ID                   put a given-up or refused deletion request back in line
  npm run inbox -- journal                      who has read or erased what visitors sent, and when
  npm run inbox -- retention                    whether old messages are deleted on time, or why not
  npm run inbox -- retention --yes              let the next run delete, after you have checked the clock

WHO is an e-mail address, an Indian mobile number or the id of a submission, in quotes when it has spaces. Who reads or
erases is noted: when, your account, this machine, how many.

It reads the database that DATA_DIR or DATABASE_URL names, as the service does, and may run beside it.
DELETION_WEBHOOK_URL and DELETION_WEBHOOK_SECRET say whether deletion requests are passed on.
`;

async function inbox(): Promise<void> {
  const request = parseInboxArguments(process.argv.slice(2));
  if (request.kind === 'help') {
    process.stdout.write(HELP);
    return;
  }
  if (request.kind === 'wrong') {
    console.error(request.sentence);
    process.exitCode = 2;
    return;
  }
  const read = readApiConfig();
  if (read.kind === 'invalid') throw new Error(`${read.problems.join('; ')}.`);
  const database = await openDatabase(read.config.database, { mustExist: true });
  try {
    await migrateDatabase(database);
    await answer(database, request, read.config.deletionWebhook !== undefined);
  } finally {
    await database.close();
  }
}

async function answer(
  database: DatabaseHandle,
  request: Exclude<InboxRequest, { kind: 'help' | 'wrong' }>,
  webhook: boolean,
): Promise<void> {
  const journal = createInboxJournal(database);
  const inbox = { store: createInboxStore(database), journal, webhook };
  switch (request.kind) {
    case 'list':
      return listSubmissions(inbox, request, toStandardOutput);
    case 'export':
      return writeTo(request.file, (write) => exportSubmissions(inbox, request.kinds, write));
    case 'export-person':
      return writeTo(request.file, (write) =>
        exportOnePerson({ database, journal }, request, write),
      );
    case 'erase': {
      const isDone = await eraseOnePerson({ database, journal }, request, toStandardOutput);
      process.exitCode = isDone ? 0 : 1;
      return undefined;
    }
    case 'journal': {
      const { entries } = answered(await journal.newest(request.limit));
      return toStandardOutput(
        entries.length === 0 ? 'Nobody has read anything yet.\n' : journalTable(entries),
      );
    }
    case 'retention':
      return toStandardOutput(await retentionState(createClockGuard(database), request));
    case 'settle':
    case 'retry':
      return changeRequest(createOutboxStore(database), journal, request);
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

/** Confirms the next run of retention, or says why it is held back. */
async function retentionState(
  guard: ClockGuard,
  { confirmed }: { confirmed: boolean },
): Promise<string> {
  const { reason } = answered(await guard.heldReason());
  if (reason === null) return 'Old messages are deleted on time.\n';
  if (!confirmed) {
    return `Nothing is deleted: ${reason}\nCheck the clock, then run: npm run inbox -- retention --yes\n`;
  }
  answered(await guard.confirm());
  return 'The next run deletes what is due. It starts within an hour.\n';
}

/** Puts a deletion request back in line, or notes that a person has dealt with it. */
async function changeRequest(
  outbox: OutboxStore,
  journal: InboxJournal,
  { kind, id }: { kind: 'settle' | 'retry'; id: string },
): Promise<void> {
  if (kind === 'settle') {
    const { kind: result } = answered(await outbox.settleByHand(id));
    if (result === 'not-open') {
      throw new Error('No deletion request of that id is still to be dealt with.');
    }
    console.log('It is noted that you have dealt with it.');
  } else {
    const { kind: result } = answered(await outbox.requeue(id));
    if (result === 'not-given-up') {
      throw new Error('No deletion request of that id was given up or refused.');
    }
    console.log('It is back in line and will be passed on by the running service.');
  }
  answered(await journal.note({ action: kind, rows: 1 }));
}

function toStandardOutput(text: string): void {
  process.stdout.write(text);
}

/** What to say of an error, by how its code begins; others speak for themselves. */
const sentences = [
  ['EEXIST', 'That file is already there. Give another name to --out.'],
  [
    'SQLITE_BUSY',
    'Another program is writing to the database. Nothing was done; try again in a quiet minute.',
  ],
] as const;

// Whoever reads the output has enough, as `| head` has.
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

inbox().catch((error: unknown) => {
  const { message, code = '' } = errorFacts(error);
  console.error(sentences.find(([start]) => code.startsWith(start))?.[1] ?? message);
  process.exitCode = 1;
});
