import { orThrow, type DatabaseHandle } from '../database/database-handle.ts';
import { scrubDatabase } from '../database/scrub-database.ts';
import { errorFacts } from '../http/error-facts.ts';
import type { Sink } from '../inbox/run-inbox.ts';
import type { InboxJournal } from '../journal/inbox-journal.ts';
import { erase, planErasure, type ErasurePlan } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import type { RowCounts } from './held-rows.ts';
import type { Person } from './person.ts';

/** How long rule 8(3) of India's DPDP Rules 2025 requires processed data to be kept, in milliseconds. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type PersonalData = {
  database: DatabaseHandle;
  journal: InboxJournal;
  /** How long to wait for other programs in order to overwrite the files, in milliseconds. */
  scrubTimeoutMs?: number;
};

/** Writes a person's data as JSON after recording the access, and returns the number of submissions. */
export async function exportOnePerson(
  { database, journal }: PersonalData,
  { person, about }: { person: Person; about: string },
  write: Sink,
): Promise<number> {
  const { submissions, json } = await exportPerson(database, person, { about, now: Date.now() });
  orThrow(await journal.note({ action: 'export-person', rows: submissions }));
  await write(json);
  return submissions;
}

/**
 * Prints how much data we store about a person by table, and erases it if confirmed. Returns whether everything
 * requested was done, and prints the reason if not. Throws if the database is unavailable.
 */
export async function eraseOnePerson(
  { database, journal, scrubTimeoutMs }: PersonalData,
  request: { person: Person; about: string; confirmed: boolean; open: boolean },
  write: Sink,
): Promise<boolean> {
  const plan = await planErasure(database, request.person);
  if (!request.confirmed) {
    await write(`Data about this person:\n${tableOf(plan.counts)}${remarksOn(plan)}`);
    await write('Nothing was changed. To erase it, run the command again with --yes.\n');
    return true;
  }
  if (plan.open.length > 0 && !request.open) {
    await write(`${openRequests(plan)}Nothing was erased.\n`);
    return false;
  }
  const erased = await erase(database, journal, plan);
  if (erased.kind === 'unavailable') {
    const { message } = errorFacts(erased.error);
    await write(`Nothing was erased: the database failed (${message}).\n`);
    return false;
  }
  const { counts, receipt } = erased;
  await write(`Erased:\n${tableOf(counts)}Receipt ${receipt}, recorded in the journal.\n`);
  const scrubbed = await scrubDatabase(database, { timeoutMs: scrubTimeoutMs });
  if (scrubbed.kind === 'failed') {
    await write(
      'The rows were deleted, but their remnants in the database files could not be overwritten ' +
        `(${errorFacts(scrubbed.error).message}). Run the command again when the site is less busy.\n`,
    );
    return false;
  }
  await write(
    'Remnants in the database files were overwritten. ' +
      'Backups were not: see docs/personal-data.md.\n',
  );
  return true;
}

function tableOf(counts: RowCounts): string {
  return Object.entries(counts)
    .map(([table, rows]) => `  ${table.padEnd(24)}${rows}\n`)
    .join('');
}

/** Describes what to consider before erasing. */
function remarksOn(plan: ErasurePlan): string {
  const recent = plan.own.filter(({ receivedAt }) => receivedAt > Date.now() - YEAR_MS).length;
  const mentions = plan.mentions.map(({ id }) => `  ${id}\n`).join('');
  return [
    plan.own.length === 0 ? '' : OTHER_ADDRESSES,
    mentions === ''
      ? ''
      : `Other people mention this person. These submissions stay; erase them by id if needed:\n${mentions}`,
    recent === 0 ? '' : `${recent} of their submissions are less than a year old. ${RECENT}`,
    plan.open.length === 0 ? '' : openRequests(plan),
  ].join('');
}

const OTHER_ADDRESSES =
  'Submissions under another e-mail address or phone number must be looked up by that one; "export" lists those they gave.\n';

const RECENT = 'See docs/personal-data.md for the legal requirements.\n';

function openRequests({ open }: ErasurePlan): string {
  return (
    'These deletion requests are unhandled, and erasing them would lose them:\n' +
    open.map(({ id }) => `  ${id}\n`).join('') +
    'Deliver them, handle them manually and run "settle ID", or erase them anyway with --open-too.\n'
  );
}
