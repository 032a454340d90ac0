import type { Kysely } from 'kysely';
import * as v from 'valibot';
import {
  canonicalJson,
  type SiteVersion,
  siteVersionSchema,
  versionId,
} from '../versions/site-version.ts';
import type { RegistryTables } from './registry-tables.ts';

/**
 * Increments the live pointer's fence, and moves the pointer if a version is given, provided that the fence still
 * equals `fence`. Otherwise returns `false`, and the caller must retry.
 */
export async function movePointer(
  tables: Kysely<RegistryTables>,
  fence: number,
  to: { version?: string } = {},
): Promise<boolean> {
  const moved = await tables
    .updateTable('delivery_live')
    .set({ ...to, fence: fence + 1 })
    .where('fence', '=', fence)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/**
 * Saves a version as the newest one, so that open pages keep their scripts. Call this in the transaction that moves the
 * pointer. If this machine's clock (`now`, in milliseconds) is behind, dates the version a millisecond after the
 * previous one. Otherwise `prune` could delete a version that visitors have only just left.
 */
export async function saveVersion(
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

export function parseVersion(text: string): SiteVersion {
  return v.parse(siteVersionSchema, JSON.parse(text));
}
