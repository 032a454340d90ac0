import { open } from 'node:fs/promises';
import { readApiConfig } from './config.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { errorFacts } from './http/error-facts.ts';
import { parseInboxArguments, type InboxRequest } from './inbox/parse-inbox-arguments.ts';
import { exportMessages, listMessages } from './inbox/run-inbox.ts';
import { createContactStore, type ContactStore } from './submissions/contact-store.ts';

const HELP = `Shows the messages that people sent through the contact forms.

  npm run inbox                                 the newest 20, as a table
  npm run inbox -- list --limit 50              the newest 50
  npm run inbox -- export --csv                 every message, as CSV
  npm run inbox -- export --csv --out FILE      the same into a new file that only you can read

It reads the database that DATA_DIR or DATABASE_URL names, as the service does.
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
    await answer(createContactStore(database), request);
  } finally {
    await database.close();
  }
}

async function answer(
  store: ContactStore,
  request: Extract<InboxRequest, { kind: 'list' | 'export' }>,
): Promise<void> {
  if (request.kind === 'list') {
    await listMessages(store, request, toStandardOutput);
    return;
  }
  if (request.file === undefined) {
    await exportMessages(store, toStandardOutput);
    return;
  }
  // Never over a file that is there, and for nobody else's eyes.
  const file = await open(request.file, 'wx', 0o600);
  try {
    const count = await exportMessages(store, async (text) => {
      await file.write(text);
    });
    console.error(`Wrote ${count} messages to ${request.file}`);
  } finally {
    await file.close();
  }
}

function toStandardOutput(text: string): void {
  process.stdout.write(text);
}

inbox().catch((error: unknown) => {
  const { message, code } = errorFacts(error);
  console.error(
    code === 'EEXIST' ? 'That file is already there. Give another name to --out.' : message,
  );
  process.exitCode = 1;
});
