import type { Client } from 'pg';
import { errorFacts } from '../http/error-facts.ts';

/** How long everybody else may have to queue behind a rewrite that is itself waiting for the table, in milliseconds. */
const LOCK_TIMEOUT_MS = 2000;

/** PostgreSQL's code for a lock that could not be taken in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** PostgreSQL's code for a notice that informs and does not warn. */
const INFORMATION = '00000';

/**
 * Rewrites the file of a PostgreSQL table, and gives whether no deleted row is left in it. One may be left when somebody
 * is using the table, or when a transaction in any database of the server began before the deletion and might still
 * need to see it: the server copies such rows, and says how many only in the text of a notice. Throws when the table was
 * not rewritten for another reason, such as an account that does not own it.
 */
export async function rewriteTable(client: Client, table: string): Promise<boolean> {
  const heard: Record<'code' | 'message' | 'detail', string | undefined>[] = [];
  const hear = (notice: (typeof heard)[number]) => void heard.push(notice);
  client.on('notice', hear);
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(`vacuum (full, verbose) ${client.escapeIdentifier(table)}`);
  } catch (error) {
    if (errorFacts(error).code !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  } finally {
    client.off('notice', hear);
  }
  // "0 dead row versions cannot be removed yet", in the language of the server.
  const kept = heard
    .filter(({ code }) => code === INFORMATION)
    .map(({ detail }) => /\d+/.exec(detail ?? '')?.[0])
    .find((count) => count !== undefined);
  if (kept !== undefined) return kept === '0';
  const reason = heard.map(({ message }) => message).join('; ');
  throw new Error(`PostgreSQL did not rewrite the table ${table}: ${reason || 'no reason given'}`);
}
