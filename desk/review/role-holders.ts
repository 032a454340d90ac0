import type { Registry } from '@site/delivery/registry/registry.ts';
import * as v from 'valibot';
import { reviewRoles } from '../access/review-roles.ts';
import { deskTables } from '../registry/desk-tables.ts';

const storedRoles = v.array(v.string());

/** The roles of review rules that somebody at the desk has. */
export function heldRoles(registry: Registry): Promise<ReadonlySet<string>> {
  return registry.connection.whenFree(async () => {
    const rows = await deskTables(registry).selectFrom('desk_users').select('roles').execute();
    const held = rows.flatMap(({ roles }) => v.parse(storedRoles, JSON.parse(roles)));
    return new Set(held.flatMap((role) => reviewRoles[role] ?? []));
  });
}
