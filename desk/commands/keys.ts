import * as v from 'valibot';
import { actions, rightsSchema, sectionWords } from '../access/rights.ts';
import type { DeliveryKey } from '../access/key-store.ts';
import { type Registry, whoAmI } from '@site/delivery/registry/registry.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { keyStore } from '../access/key-store.ts';
import { openSiteStores } from '@site/delivery/commands/open-site-stores.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';

/** How long a key is good for when nobody says so, and at most, in days. */
const DAYS = { preset: 90, most: 366 };

const DAY_MS = 24 * 3_600_000;

await runCommand({
  help: `npm run -s keys -- add NAME --sections SECTION,… --actions ACTION,… [--roles ROLE,…] [--person NAME] [--days ${DAYS.preset}]
       npm run -s keys -- list
       npm run -s keys -- revoke NAME

Who may use the delivery service (npm run delivery). Run it on the machine of the service.

  add      makes a key for a team or a machine and prints it, once: only a hash of it is kept. The name is what the
           journal knows it by, so no two keys ever have the same.
  list     names, sections and actions, and until when each key is good
  revoke   ends a key at once

  --sections   out of ${sectionWords}
  --actions    out of ${actions.join(', ')}; whoever may do anything may read
  --roles      in which roles its holder may approve (with the action approve), such as clinical
  --person     whose key it is, the same for every key of one person: nobody approves what they have released. The
               account of a CI is a person as github:asha. Without it the key is for a person of its own name
  --days       how long it is good for, ${DAYS.most} days at most`,
  options: {
    sections: { type: 'string' },
    actions: { type: 'string' },
    roles: { type: 'string' },
    person: { type: 'string' },
    days: { type: 'string' },
  },
  async run({ positionals: [word, name, ...rest], options }) {
    noMoreArguments(rest);
    if (word === 'list') {
      noMoreArguments(name === undefined ? [] : [name]);
      const config = parseDeliveryConfig(process.env);
      await using stores = await openSiteStores(config);
      const { registry } = stores;
      await list(registry);

      return;
    }
    if (word !== 'add' && word !== 'revoke') throw new UsageError('Say add, list or revoke.');
    const named = nameArgument(name);
    if (word === 'revoke') {
      const config = parseDeliveryConfig(process.env);
      await using stores = await openSiteStores(config);
      const { registry } = stores;
      await revoke(registry, named);

      return;
    }
    const wanted = {
      name: named,
      rights: rightsOf(options),
      person: personArgument(options['person']) ?? named,
      expiresAt: endOf(options['days']),
    };
    const config = parseDeliveryConfig(process.env);
    await using stores = await openSiteStores(config);
    const { registry } = stores;
    await add(registry, wanted);
  },
});

type Words = Readonly<Record<string, string | boolean | undefined>>;

function nameArgument(word: string | undefined): string {
  if (word !== undefined && /^[a-z0-9][a-z0-9-]{1,39}$/.test(word)) return word;
  throw new UsageError(
    'Give the key a name of 2 to 40 small letters, digits and hyphens, such as content-ci.',
  );
}

function rightsOf(options: Words) {
  const listed = (option: string) => {
    const text = options[option];
    return typeof text === 'string' ? text.split(',') : [];
  };
  const wanted = {
    sections: listed('sections'),
    actions: listed('actions'),
    roles: listed('roles'),
  };
  const read = v.safeParse(rightsSchema, wanted);
  if (read.success) return { roles: [], ...read.output };
  const [{ message }] = read.issues;
  throw new UsageError(`--${String(read.issues[0].path?.[0].key)} ${message}.`);
}

function personArgument(word: Words[string]): string | undefined {
  if (word === undefined) return undefined;
  if (typeof word === 'string' && /^[a-z0-9][\w.:@[\]-]{1,119}$/i.test(word)) return word;
  throw new UsageError(
    '--person takes a name without spaces, such as asha-rao or github:asha-rao.',
  );
}

function endOf(days: Words[string]): Date {
  const number = days === undefined ? DAYS.preset : Number(days);
  if (Number.isInteger(number) && number >= 1 && number <= DAYS.most) {
    return new Date(Date.now() + number * DAY_MS);
  }
  throw new UsageError(`--days must be a whole number from 1 to ${DAYS.most}.`);
}

async function add(
  registry: Registry,
  {
    name,
    rights,
    person,
    expiresAt,
  }: Pick<DeliveryKey, 'name' | 'rights' | 'person' | 'expiresAt'>,
): Promise<void> {
  const madeBy = whoAmI();
  const added = await keyStore(registry).add({
    name,
    kind: 'key',
    rights,
    person,
    expiresAt,
    madeBy,
  });
  if (added.kind === 'taken') {
    throw new Error(`There is or was a key called ${name}. Choose another name.`);
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
  console.error(
    `The key ${name}, good until ${expiresAt.toISOString()}. It is shown now and never again:`,
  );
  // Alone on standard output, for programs that put it where it is kept.
  console.log(added.text);
}

async function revoke(registry: Registry, name: string): Promise<void> {
  const { kind } = await keyStore(registry).revoke(name);
  if (kind === 'unknown') throw new Error(`There is no key called ${name}.`);
  if (kind === 'revoked-before') throw new Error(`The key ${name} was revoked before.`);
  await registry.note({ what: `revoke key ${name}`, details: [] });
  console.log(`The key ${name} is good for nothing any more.`);
}

async function list(registry: Registry): Promise<void> {
  const keys = await keyStore(registry).list();
  if (keys.length === 0) console.log('There are no keys.');
  for (const key of keys) {
    console.log(`${key.name}  ${stateOf(key)}`);
    console.log(`    ${key.rights.sections.join(', ')}: ${key.rights.actions.join(', ')}`);
    console.log(`    ${personLine(key)}`);
    console.log(`    made ${key.madeAt.toISOString()} by ${key.madeBy}`);
  }
}

function personLine({ person, rights: { roles } }: Pick<DeliveryKey, 'person' | 'rights'>): string {
  return `of ${person}${roles.length === 0 ? '' : `, who may approve as ${roles.join(', ')}`}`;
}

function stateOf({ revokedAt, expiresAt, isExpired }: DeliveryKey): string {
  if (revokedAt) return `revoked ${revokedAt.toISOString()}`;
  return `${isExpired ? 'expired' : 'good until'} ${expiresAt.toISOString()}`;
}
