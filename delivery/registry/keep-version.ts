import type { Kysely } from 'kysely';
import { canonicalJson, type SiteVersion, versionId } from '../versions/site-version.ts';
import type { RegistryTables } from './registry-tables.ts';

/**
 * Writes down a version that visitors get from now on, as the latest of all: its scripts stay for pages that are open.
 * `tables` are those of the transaction that moves the pointer. `now` is this machine's clock, in milliseconds. Where it
 * is behind that of who shipped before, the version counts as made a millisecond after theirs: what visitors have just
 * left must not pass for what nobody reads any more.
 */
export async function keepVersion(
  tables: Kysely<RegistryTables>,
  version: SiteVersion,
  now: number,
): Promise<void> {
  const latest = await tables
    .selectFrom('delivery_versions')
    .select('made_at')
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  const made_at = Math.max(now, (latest?.made_at ?? 0) + 1);
  await tables
    .insertInto('delivery_versions')
    .values({ id: versionId(version), version: canonicalJson(version), made_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ made_at }))
    .execute();
}
