import type { Client } from 'pg';
import { errorFacts } from '../http/error-facts.ts';

/** How long other queries may queue behind a rewrite that is waiting for its lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 2000;

const LOCK_NOT_AVAILABLE = '55P03';

/** PostgreSQL's code for an informational notice. */
const INFORMATION = '00000';

/**
 * Rewrites the file of a PostgreSQL table and returns whether the file is free of deleted rows. Some may remain if the
 * table is in use, or if a transaction in any database of the server started before the deletion and can still see
 * them. The server reports their number only in the text of a notice. Throws if the rewrite failed for another
 * reason, such as a missing permission.
 */
export async function rewriteTable(client: Client, table: string): Promise<boolean> {
  const notices: Record<'code' | 'message' | 'detail', string | undefined>[] = [];
  const collect = (notice: (typeof notices)[number]) => void notices.push(notice);
  client.on('notice', collect);
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(`vacuum (full, verbose) ${client.escapeIdentifier(table)}`);
  } catch (error) {
    if (errorFacts(error).code !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  } finally {
    client.off('notice', collect);
  }
  // "0 dead row versions cannot be removed yet", in the server's language.
  const remaining = notices
    .filter(({ code }) => code === INFORMATION)
    .map(({ detail }) => /\d+/.exec(detail ?? '')?.[0])
    .find((count) => count !== undefined);
  if (remaining !== undefined) return remaining === '0';
  const reason = notices.map(({ message }) => message).join('; ');
  throw new Error(`PostgreSQL could not rewrite the table ${table}: ${reason || 'unknown reason'}`);
}
