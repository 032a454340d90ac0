import type { Registry } from '@site/delivery/registry/registry.ts';
import * as v from 'valibot';
import { keyStore } from '../access/key-store.ts';
import { reviewRoles } from '../access/review-roles.ts';
import { deskTables } from '../registry/desk-tables.ts';

const storedRoles = v.array(v.string());

/**
 * The roles of review rules that a user of the desk or the owner of a key has. Expired and revoked keys count, too: a
 * site with reviewers must not lose its approvals when a key expires.
 */
export async function heldRoles(registry: Registry): Promise<ReadonlySet<string>> {
  const rows = await registry.connection.whenFree(() =>
    deskTables(registry).selectFrom('desk_users').select('roles').execute(),
  );
  const held = rows.flatMap(({ roles }) => v.parse(storedRoles, JSON.parse(roles)));
  const ofUsers = held.flatMap((role) => reviewRoles[role] ?? []);
  const keys = await keyStore(registry).list();
  return new Set([...ofUsers, ...keys.flatMap(({ rights }) => rights.roles)]);
}
