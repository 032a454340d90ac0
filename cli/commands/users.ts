import { minuteOf } from '../terminal/output.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { parseDeliveryConfig, UsageError } from '@site/delivery/config.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import * as v from 'valibot';
import { createSignInLink } from '@site/desk/web/accounts/tokens.ts';
import { newUserSchema, type User, userStore } from '@site/desk/web/accounts/users.ts';
import { parseDeskConfig } from '@site/desk/web/desk-config.ts';

/** Adds a person to the desk and prints a sign-in link. */
export async function addUser(
  email: string,
  { name, roles }: { name: string; roles: string },
): Promise<void> {
  const read = v.safeParse(newUserSchema, { name, email, roles: roles.split(',') });
  if (!read.success) {
    const [issue] = read.issues;
    throw new UsageError(`${String(issue.path?.[0].key)}: ${issue.message}`);
  }
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const added = await userStore(stores.registry).add(read.output);
  if (added.kind === 'taken') throw new Error(`${email} already has an account.`);
  await printLink(stores.registry, added.user);
}

async function printLink(registry: Registry, user: User): Promise<void> {
  const { origin, host, port } = parseDeskConfig(process.env);
  const here = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  const { url, expiresAt } = await createSignInLink(registry, user, { origin: origin ?? here });
  console.error(`${user.name} signs in with this link, once, until ${minuteOf(expiresAt)} UTC:`);
  // The only line on standard output, for scripts.
  console.log(url);
}
