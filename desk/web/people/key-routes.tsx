import type { Registry } from '@site/delivery/registry/registry.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import * as v from 'valibot';
import { DAY_MS } from '@site/kit/durations.ts';
import { type DeliveryKey, keyStore } from '../../access/key-store.ts';
import { type Action, actions, nonParts, rightsSchema } from '../../access/rights.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { whoIs } from '../accounts/users.ts';
import { PageButton } from '../page/buttons.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import type { ListContent } from '../page/list.tsx';
import type { Routes } from '../page/routes.tsx';
import { sentenceStart, titleOf } from '../page/section-title.ts';
import { ShownOnce } from '../page/shown-once.tsx';
import { TextArea } from '../page/text-area.tsx';
import { reviewRolesOf } from '../role.ts';

const MAX_DAYS = 366;

const newKeySchema = v.object({
  name: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9][a-z0-9-]{1,39}$/,
      'Use 2 to 40 lowercase letters, digits and hyphens, such as content-ci.',
    ),
  ),
  person: v.union(
    [v.literal(''), v.pipe(v.string(), v.regex(/^[a-z0-9][\w.:@[\]-]{1,119}$/i))],
    'Use a name without spaces, such as asha-rao or github:asha-rao.',
  ),
  days: v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, 'Enter a number of days.'),
    v.transform(Number),
    v.minValue(1, 'Enter at least 1 day.'),
    v.maxValue(MAX_DAYS, `Enter at most ${MAX_DAYS} days.`),
  ),
  sections: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'Choose at least one section.'),
    rightsSchema.entries.sections,
  ),
  actions: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'Choose what the key may do.'),
    rightsSchema.entries.actions,
  ),
  roles: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter((role) => role !== '')),
    rightsSchema.entries.roles,
  ),
});

/** What each action of a key allows. */
const actionWords: Readonly<Record<Action, string>> = {
  read: 'see releases and history',
  release: 'upload a new release, without showing it to visitors',
  preview: 'create previews of a release, and their links',
  promote: 'make a release live',
  rollback: 'make the previous release live again',
  approve: 'approve the release of somebody else, in the review roles below',
};

/** Lists, creates and revokes keys for CI and machines. */
export function keyRoutes(
  on: Routes,
  { registry, origin }: { registry: Registry; origin: string },
) {
  const keys = keyStore(registry);

  on.list('/people/keys', {
    async show({ offset, limit }) {
      const all = await keys.list();
      return keyList(all.slice(offset, offset + limit), all.length);
    },
  });

  on.form('/people/keys/new', {
    find: async () => {
      const { version } = await registry.live();
      return [...partNamesIn(version?.parts ?? {}), ...nonParts];
    },
    fields: (sections) => ({
      name: {
        label: 'Name',
        hint: 'Lowercase letters, digits and hyphens, such as content-ci. It names the key in the history for good.',
      },
      sections: {
        label: 'Sections',
        kind: 'checks',
        options: sections.map((value) => ({ value, label: titleOf(value) })),
      },
      actions: {
        label: 'Actions',
        kind: 'checks',
        options: actions.map((value) => ({
          value,
          label: sentenceStart(value),
          hint: actionWords[value],
        })),
      },
      roles: {
        label: 'Review roles',
        optional: true,
        hint: 'Needed only to approve, such as clinical.',
      },
      person: {
        label: 'Owner',
        optional: true,
        hint: 'Use the same name for all keys of one person: nobody can approve their own release.',
      },
      days: { label: 'Valid for (days)', kind: 'number' },
    }),
    schema: newKeySchema,
    view: () => ({
      title: 'Create a key',
      lead: 'For CI or a machine. The secret is shown once.',
      back: { href: '/people/keys', title: 'Keys for CI' },
      values: { days: '90' },
      button: 'Create key',
    }),
    async run({ me }, { name, days, person: typed, ...sent }) {
      const rights = { ...sent, roles: sent.roles ?? [] };
      const own = reviewRolesOf(me);
      if (!rights.roles.every((role) => own.includes(role)))
        return { errors: { roles: 'A key can approve only in a role that you have yourself.' } };
      const person = typed === '' ? name : typed;
      const expiresAt = new Date(Date.now() + days * DAY_MS);
      const madeBy = whoIs(me);
      const added = await keys.add({ name, kind: 'key', rights, person, madeBy, expiresAt });
      if (added.kind === 'taken')
        return { errors: { name: 'This name is or was in use. Choose another.' } };
      const { sections } = rights;
      const may = rights.roles.length === 0 ? '' : `, may approve as ${rights.roles.join(', ')}`;
      return {
        // Shown directly: after a redirect, the secret would have to be in a cookie.
        ...newKeyPage(name, { key: added.text, origin }),
        note: {
          what: `add key ${name}`,
          details: [
            `for ${sections.join(', ')}: ${rights.actions.join(', ')}`,
            `owner ${person}${may}`,
            `until ${expiresAt.toISOString()}`,
          ],
          sections,
        },
      };
    },
  });

  on.action('/people/keys/:name/revoke', {
    find: async ({ params }) => (await keys.list()).find(({ name }) => name === params['name']),
    confirm: ({ of: { name } }) => ({
      title: `Revoke the key ${name}?`,
      lead: 'Whatever uses it can no longer release or promote, starting now. This cannot be undone.',
      back: { href: '/people/keys', title: 'Keys for CI' },
      button: 'Revoke',
      isDangerous: true,
    }),
    async run({ of: { name } }) {
      const to = '/people/keys';
      if (!(await keys.revoke(name))) return { to, done: `The key ${name} was already revoked.` };
      const note = { what: `revoke key ${name}`, details: [] };
      return { to, done: `The key ${name} has been revoked.`, note };
    },
  });
}

/** The secret of a new key, and the settings of CI that take it. */
function newKeyPage(name: string, { key, origin }: { key: string; origin: string }) {
  return {
    title: `The key ${name}`,
    body: (
      <>
        <BackTo href="/people/keys">Keys for CI</BackTo>
        <Heading lead="Copy it now: it is not shown again.">The key {name}</Heading>
        <ShownOnce id="key" label={`The key ${name}`} value={key}>
          Store it as a secret in your CI.
        </ShownOnce>
        <TextArea
          id="variables"
          label="Variables of your CI"
          hint="Paste both lines into the settings of your CI."
          rows={3}
          readOnly
          defaultValue={`DELIVERY_URL=${origin}\nDELIVERY_KEY=${key}`}
        />
      </>
    ),
  };
}

function keyList(keys: readonly DeliveryKey[], total: number): ListContent {
  return {
    title: 'Keys for CI',
    back: { href: '/people', title: 'People' },
    actions: (
      <PageButton href="/people/keys/new" variant="main" iconBefore="plus">
        Create a key
      </PageButton>
    ),
    noun: 'keys',
    total,
    empty: { title: 'No keys yet', words: 'A key lets CI release and promote.' },
    rows: {
      caption: 'Keys with their rights and expiry dates',
      columns: ['Name', 'Rights', 'Created', 'State', 'Action'],
      rows: keys.map((key) => ({
        key: key.id,
        cells: [
          key.name,
          `${key.rights.sections.map(titleOf).join(', ')}: ${key.rights.actions.join(', ')}`,
          <span key="made">
            {indianMinute(key.madeAt)} by <bdi>{key.madeBy}</bdi>
          </span>,
          stateOf(key),
          key.revokedAt || key.isExpired ? (
            ''
          ) : (
            <a
              key="revoke"
              href={`/people/keys/${key.name}/revoke`}
              className="whitespace-nowrap text-coral-700"
            >
              Revoke<span className="sr-only"> {key.name}</span>
            </a>
          ),
        ],
      })),
    },
  };
}

function stateOf({ revokedAt, expiresAt, isExpired }: DeliveryKey): string {
  if (revokedAt) return `revoked ${indianMinute(revokedAt)}`;
  return `${isExpired ? 'expired' : 'expires'} ${indianMinute(expiresAt)}`;
}
