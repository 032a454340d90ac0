import { open } from 'node:fs/promises';
import { readApiConfig } from './config.ts';
import { answered } from './database/database-handle.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { errorFacts } from './http/error-facts.ts';
import { parseInboxArguments, type InboxRequest } from './inbox/parse-inbox-arguments.ts';
import { exportSubmissions, listSubmissions, type Inbox } from './inbox/run-inbox.ts';
import { createInboxStore } from './inbox/inbox-store.ts';
import { createOutboxStore, type OutboxStore } from './outbox/outbox-store.ts';

const HELP = `Shows what people sent in: contact messages, wishes to be called back, places on the waitlist and
deletion requests, these with how far they have got on their way to the configured webhook.

  npm run inbox                                 the newest 20, as a table
  npm run inbox -- list --limit 50              the newest 50
  npm run inbox -- list --kind deletion         of one kind: message, call-back, waitlist or deletion
  npm run inbox -- export --csv                 everything, as CSV; --kind works here too
  npm run inbox -- export --csv --out FILE      the same into a new file that only you can read
  npm run inbox -- --retry ID                   put a given-up or refused deletion request back in line

It reads the database that DATA_DIR or DATABASE_URL names, as the service does. DELETION_WEBHOOK_URL and
DELETION_WEBHOOK_SECRET say whether deletion requests are passed on.
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
    if (request.kind === 'retry') {
      await requeue(createOutboxStore(database), request.id);
      return;
    }
    const webhook = read.config.deletionWebhook !== undefined;
    await answer({ store: createInboxStore(database), webhook }, request);
  } finally {
    await database.close();
  }
}

async function answer(
  inbox: Inbox,
  request: Extract<InboxRequest, { kind: 'list' | 'export' }>,
): Promise<void> {
  if (request.kind === 'list') {
    await listSubmissions(inbox, request, toStandardOutput);
    return;
  }
  if (request.file === undefined) {
    await exportSubmissions(inbox, request.kinds, toStandardOutput);
    return;
  }
  // Never over a file that is there, and for nobody else's eyes.
  const file = await open(request.file, 'wx', 0o600);
  try {
    const count = await exportSubmissions(inbox, request.kinds, async (text) => {
      await file.write(text);
    });
    console.error(`Wrote ${count} rows to ${request.file}`);
  } finally {
    await file.close();
  }
}

async function requeue(outbox: OutboxStore, id: string): Promise<void> {
  const result = answered(await outbox.requeue(id));
  if (result.kind === 'not-given-up')
    throw new Error('No deletion request of that id was given up or refused.');
  console.log('It is back in line and will be passed on by the running service.');
}

function toStandardOutput(text: string): void {
  process.stdout.write(text);
}

// Whoever reads the output has enough, as `| head` has.
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

inbox().catch((error: unknown) => {
  const { message, code } = errorFacts(error);
  console.error(
    code === 'EEXIST' ? 'That file is already there. Give another name to --out.' : message,
  );
  process.exitCode = 1;
});
