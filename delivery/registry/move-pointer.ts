import type { Kysely } from 'kysely';
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
