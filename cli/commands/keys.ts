import * as v from 'valibot';
import { rightsSchema } from '@site/desk/access/rights.ts';
import { minuteOf, printJson } from '../terminal/output.ts';
import { UsageError, parseDeliveryConfig } from '@site/delivery/config.ts';
import { type DeliveryKey, keyStore } from '@site/desk/access/key-store.ts';
import { currentUser } from '@site/delivery/registry/registry.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';

const DAY_MS = 24 * 3_600_000;

/** Adds a key for a team, machine or person, and prints it. Only its hash is stored. */
export async function addKey(
  name: string,
  options: { sections: string; actions: string; roles?: string; person?: string; days: number },
): Promise<void> {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(name)) {
    throw new UsageError(
      'The name of a key has 2 to 40 small letters, digits and hyphens, such as content-ci.',
    );
  }
  const rights = rightsOf(options);
  const person = personOf(options.person) ?? name;
  const expiresAt = new Date(Date.now() + options.days * DAY_MS);
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const { registry } = stores;
  const madeBy = currentUser();
  const added = await keyStore(registry).add({
    name,
    kind: 'key',
    rights,
    person,
    expiresAt,
    madeBy,
  });
  if (added.kind === 'taken') {
    throw new Error(`The name ${name} is or was used by another key. Choose another.`);
  }
  await registry.note({
    what: `add key ${name}`,
    details: [
      `for ${rights.sections.join(', ')}: ${rights.actions.join(', ')}`,
      personLine({ person, rights }),
      `until ${expiresAt.toISOString()}`,
    ],
    sections: rights.sections,
  });
  console.error(`Key ${name}, valid until ${minuteOf(expiresAt)}. It is shown only once:`);
  // The only line on standard output, for scripts.
  console.log(added.text);
}

export async function listKeys({ json }: { json?: boolean | undefined }): Promise<void> {
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const { registry } = stores;
  const keys = await keyStore(registry).list();
  if (json) {
    printJson(keys);
    return;
  }
  if (keys.length === 0) console.log('No keys.');
  for (const key of keys) {
    console.log(`${key.name}  ${stateOf(key)}`);
    console.log(`    ${key.rights.sections.join(', ')}: ${key.rights.actions.join(', ')}`);
    console.log(`    ${personLine(key)}`);
    console.log(`    added ${minuteOf(key.madeAt)} by ${key.madeBy}`);
  }
}

export async function revokeKey(name: string): Promise<void> {
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const { registry } = stores;
  const { kind } = await keyStore(registry).revoke(name);
  if (kind === 'unknown') throw new Error(`Unknown key "${name}".`);
  if (kind === 'revoked-before') throw new Error(`The key ${name} is already revoked.`);
  await registry.note({ what: `revoke key ${name}`, details: [] });
  console.log(`Revoked the key ${name}.`);
}

function rightsOf({
  sections,
  actions,
  roles,
}: {
  sections: string;
  actions: string;
  roles?: string;
}) {
  const read = v.safeParse(rightsSchema, {
    sections: sections.split(','),
    actions: actions.split(','),
    roles: roles === undefined ? [] : roles.split(','),
  });
  if (read.success) return { roles: [], ...read.output };
  const [{ message, path }] = read.issues;
  throw new UsageError(`--${String(path?.[0].key)} ${message}.`);
}

function personOf(word: string | undefined): string | undefined {
  if (word === undefined || /^[a-z0-9][\w.:@[\]-]{1,119}$/i.test(word)) return word;
  throw new UsageError(
    '--person takes a name without spaces, such as asha-rao or github:asha-rao.',
  );
}

function personLine({ person, rights: { roles } }: Pick<DeliveryKey, 'person' | 'rights'>): string {
  return `of ${person}${roles.length === 0 ? '' : `, who may approve as ${roles.join(', ')}`}`;
}

function stateOf({ revokedAt, expiresAt, isExpired }: DeliveryKey): string {
  if (revokedAt) return `revoked ${minuteOf(revokedAt)}`;
  return `${isExpired ? 'expired' : 'valid until'} ${minuteOf(expiresAt)}`;
}
