import { answered, type DatabaseHandle } from '../database/database-handle.ts';
import { scrubDatabase } from '../database/scrub-database.ts';
import { errorFacts } from '../http/error-facts.ts';
import type { Sink } from '../inbox/run-inbox.ts';
import type { InboxJournal } from '../journal/inbox-journal.ts';
import { erase, planErasure, type ErasurePlan } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import type { RowCounts } from './held-rows.ts';
import type { Person } from './person.ts';

/** How long India's DPDP Rules 2025, rule 8(3), ask to keep what was processed, in milliseconds. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What the commands about one person work with. */
type PersonalData = {
  database: DatabaseHandle;
  journal: InboxJournal;
  /** How long to wait for other programs when the files are overwritten, in milliseconds. */
  scrubTimeoutMs?: number;
};

/**
 * Writes everything that is held about somebody as JSON, after noting that it was read, and gives how many things they
 * sent. Throws when the database does not answer.
 */
export async function exportOnePerson(
  { database, journal }: PersonalData,
  { person, about }: { person: Person; about: string },
  write: Sink,
): Promise<number> {
  const { submissions, json } = await exportPerson(database, person, { about, now: Date.now() });
  answered(await journal.note({ action: 'export-person', rows: submissions }));
  await write(json);
  return submissions;
}

/**
 * Tells what is held about somebody by table, and erases it when that is confirmed. Gives whether all that was asked is
 * done; when not, it says why. Throws when the database does not answer.
 */
export async function eraseOnePerson(
  { database, journal, scrubTimeoutMs }: PersonalData,
  request: { person: Person; about: string; confirmed: boolean; open: boolean },
  write: Sink,
): Promise<boolean> {
  const plan = await planErasure(database, request.person);
  if (!request.confirmed) {
    await write(`Held about this person:\n${tableOf(plan.counts)}${remarksOn(plan)}`);
    await write('Nothing was changed. To erase it, say the same with --yes.\n');
    return true;
  }
  if (plan.open.length > 0 && !request.open) {
    await write(`${openRequests(plan)}Nothing was erased.\n`);
    return false;
  }
  const erased = await erase(database, journal, plan);
  if (erased.kind === 'unavailable') {
    const { message } = errorFacts(erased.error);
    await write(`Nothing was erased: the database did not take it (${message}).\n`);
    return false;
  }
  const { counts, receipt } = erased;
  await write(`Erased:\n${tableOf(counts)}Receipt ${receipt}, kept in the journal.\n`);
  const scrubbed = await scrubDatabase(database, { timeoutMs: scrubTimeoutMs });
  if (scrubbed.kind === 'failed') {
    await write(
      'The rows are gone. What they left in the files could not be overwritten ' +
        `(${errorFacts(scrubbed.error).message}). Say the same again in a quiet minute.\n`,
    );
    return false;
  }
  await write(
    'What the rows left in the files of the database is overwritten. ' +
      'Backups are not: docs/personal-data.md says what to do about them.\n',
  );
  return true;
}

function tableOf(counts: RowCounts): string {
  return Object.entries(counts)
    .map(([table, rows]) => `  ${table.padEnd(24)}${rows}\n`)
    .join('');
}

/** What somebody should know before they erase. */
function remarksOn(plan: ErasurePlan): string {
  const young = plan.own.filter(({ receivedAt }) => receivedAt > Date.now() - YEAR_MS).length;
  const naming = plan.naming.map(({ id }) => `  ${id}\n`).join('');
  return [
    plan.own.length === 0 ? '' : KNOWN_OTHERWISE,
    naming === ''
      ? ''
      : `Others name this person in their own words. These stay; each can be erased by its id:\n${naming}`,
    young === 0 ? '' : `${young} of what they sent is less than a year old: ${YOUNG}`,
    plan.open.length === 0 ? '' : openRequests(plan),
  ].join('');
}

const KNOWN_OTHERWISE =
  'What they sent under another e-mail address or phone number is found by that alone; "export" shows which they gave.\n';

const YOUNG = 'docs/personal-data.md says what the law asks of that.\n';

function openRequests({ open }: ErasurePlan): string {
  return (
    'Nobody has dealt with these deletion requests yet, so whoever is to delete elsewhere would never hear of them:\n' +
    open.map(({ id }) => `  ${id}\n`).join('') +
    'Pass them on, or deal with them and say "settle ID", or erase them all the same with --open-too.\n'
  );
}
