import type { Kysely } from 'kysely';
import type { RegistryTables } from './registry-tables.ts';

/**
 * Raises the number of the live pointer, and moves the pointer when a version is named, if it still has the number
 * `fence`. Says whether it had: whoever was slower has to look again.
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
