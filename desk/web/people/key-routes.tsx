import type { Registry } from '@site/delivery/registry/registry.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type DeliveryKey, keyStore } from '../../access/key-store.ts';
import { type Action, actions, nonParts, rightsSchema, type Section } from '../../access/rights.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { whoIs } from '../accounts/users.ts';
import { AskFirst } from '../page/ask-first.tsx';
import { Choices } from '../page/choices.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { errorsOf, listIn, textIn } from '../page/form-values.ts';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { ListTable } from '../page/list-table.tsx';
import { sentenceStart, titleOf } from '../page/section-title.ts';
import { ShownOnce } from '../page/shown-once.tsx';
import { reviewRolesOf } from '../role.ts';
import { type Desk, signedIn } from '../section.ts';

const MAX_DAYS = 366;
const DAY_MS = 24 * 3_600_000;

const keyName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9-]{1,39}$/,
    'Use 2 to 40 lowercase letters, digits and hyphens, such as content-ci.',
  ),
);

const newKeySchema = v.object({
  name: keyName,
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
  ...rightsSchema.entries,
});

type SentKey = {
  name: string;
  person: string;
  days: string;
  sections: readonly string[];
  actions: readonly string[];
  roles: readonly string[];
};

const config = { access: 'manage-keys' } as const;

/** Lists, creates and revokes keys for CI and machines. */
export function keyRoutes(app: FastifyInstance, desk: Desk, registry: Registry): void {
  const keys = keyStore(registry);

  app.get('/people/keys', { config }, async (request, reply) =>
    desk.show(request, reply, keysPage(await keys.list())),
  );

  /** The sections a key can be limited to. */
  const sectionsNow = async () => {
    const { version } = await registry.live();
    return [...partNamesIn(version?.parts ?? {}), ...nonParts];
  };

  app.get('/people/keys/new', { config }, async (request, reply) => {
    const empty = { name: '', person: '', days: '90', sections: [], actions: [], roles: [] };
    return desk.show(request, reply, newKeyPage(empty, await sectionsNow()));
  });

  app.post('/people/keys/new', { config }, async (request, reply) => {
    const { body } = request;
    const sent: SentKey = {
      name: textIn(body, 'name'),
      person: textIn(body, 'person'),
      days: textIn(body, 'days'),
      sections: listIn(body, 'sections'),
      actions: listIn(body, 'actions'),
      roles: textIn(body, 'roles')
        .split(/[\s,]+/)
        .filter((role) => role !== ''),
    };
    const read = v.safeParse(newKeySchema, sent);
    if (!read.success) {
      const errors = errorsOf(read.issues);
      return desk.show(request, reply, newKeyPage(sent, await sectionsNow(), errors));
    }
    const { name, days, sections, actions: may, roles = [] } = read.output;
    const own = reviewRolesOf(signedIn(request));
    if (!roles.every((role) => own.includes(role))) {
      const errors = { roles: 'A key can approve only in a role that you have yourself.' };
      return desk.show(request, reply, newKeyPage(sent, await sectionsNow(), errors));
    }
    const person = read.output.person === '' ? name : read.output.person;
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const madeBy = whoIs(signedIn(request));
    const rights = { sections, actions: may, roles };
    const added = await keys.add({ name, kind: 'key', rights, person, madeBy, expiresAt });
    if (added.kind === 'taken') {
      const errors = { name: 'This name is or was in use. Choose another.' };
      return desk.show(request, reply, newKeyPage(sent, await sectionsNow(), errors));
    }
    await desk.note(request, {
      what: `add key ${name}`,
      details: [
        `for ${sections.join(', ')}: ${may.join(', ')}`,
        `owner ${person}${roles.length === 0 ? '' : `, may approve as ${roles.join(', ')}`}`,
        `until ${expiresAt.toISOString()}`,
      ],
      sections,
    });
    // Shown directly: after a redirect, the secret would have to be in a cookie.
    return desk.show(request, reply, keysPage(await keys.list(), { name, text: added.text }));
  });

  app.get<{ Params: { name: string } }>(
    '/people/keys/:name/revoke',
    { config },
    async (request, reply) => {
      const key = (await keys.list()).find(({ name }) => name === request.params.name);
      if (!key) return desk.notFound(request, reply);
      return desk.show(request, reply, {
        title: `Revoke the key ${key.name}`,
        body: (
          <AskFirst
            title={`Revoke the key ${key.name}?`}
            lead="Whatever uses it can no longer release or promote, starting now. This cannot be undone."
            action={`/people/keys/${key.name}/revoke`}
            button="Revoke"
            back="/people/keys"
          />
        ),
      });
    },
  );

  app.post<{ Params: { name: string } }>(
    '/people/keys/:name/revoke',
    { config },
    async (request, reply) => {
      const { name } = request.params;
      const { kind } = await keys.revoke(name);
      if (kind === 'unknown') return desk.notFound(request, reply);
      if (kind === 'revoked') await desk.note(request, { what: `revoke key ${name}`, details: [] });
      const text =
        kind === 'revoked'
          ? `The key ${name} has been revoked.`
          : `The key ${name} was already revoked.`;
      return desk.goTo(reply, '/people/keys', { tone: 'done', text });
    },
  );
}

function keysPage(keys: readonly DeliveryKey[], made?: { name: string; text: string }) {
  return {
    title: 'Keys for CI',
    body: (
      <>
        <BackTo href="/people">People</BackTo>
        <Heading
          actions={
            <ButtonLink href="/people/keys/new" iconBefore="plus">
              Create a key
            </ButtonLink>
          }
        >
          Keys for CI
        </Heading>
        {made && (
          <ShownOnce id="key" label={`The key ${made.name}`} value={made.text}>
            Copy it now: it is not shown again. Store it as a secret in your CI.
          </ShownOnce>
        )}
        {keys.length === 0 ? (
          <Empty title="No keys yet">A key lets CI release and promote.</Empty>
        ) : (
          <ListTable
            caption="Keys with their rights and expiry dates"
            columns={['Name', 'Rights', 'Created', 'State', 'Action']}
            rows={keys.map((key) => ({
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
                  <ButtonLink
                    key="revoke"
                    href={`/people/keys/${key.name}/revoke`}
                    variant="second"
                  >
                    Revoke<span className="sr-only"> {key.name}</span>
                  </ButtonLink>
                ),
              ],
            }))}
          />
        )}
      </>
    ),
  };
}

/** What each action of a key allows. */
const actionWords: Readonly<Record<Action, string>> = {
  read: 'see releases and history',
  release: 'upload a new release, without showing it to visitors',
  preview: 'create previews of a release, and their links',
  promote: 'make a release live',
  rollback: 'make the previous release live again',
  approve: 'approve the release of somebody else, in the review roles below',
};

function stateOf({ revokedAt, expiresAt, isExpired }: DeliveryKey): string {
  if (revokedAt) return `revoked ${indianMinute(revokedAt)}`;
  return `${isExpired ? 'expired' : 'expires'} ${indianMinute(expiresAt)}`;
}

function newKeyPage(
  sent: SentKey,
  sections: readonly Section[],
  errors: Partial<Record<string, string>> = {},
) {
  return {
    title: 'Create a key',
    status: Object.keys(errors).length === 0 ? 200 : 422,
    body: (
      <>
        <Heading lead="For CI or a machine. The secret is shown once.">Create a key</Heading>
        <DeskForm action="/people/keys/new" className="grid max-w-dialog-small gap-5">
          <TextField
            id="name"
            name="name"
            label="Name"
            hint="Identifies the key in the audit log, so it cannot be reused."
            defaultValue={sent.name}
            error={errors['name']}
          />
          <Choices
            name="sections"
            legend="Sections"
            options={sections.map((name) => ({ value: name, label: titleOf(name) }))}
            chosen={sent.sections}
            error={errors['sections']}
          />
          <Choices
            name="actions"
            legend="Actions"
            options={actions.map((action) => ({
              value: action,
              label: sentenceStart(action),
              hint: actionWords[action],
            }))}
            chosen={sent.actions}
            error={errors['actions']}
          />
          <TextField
            id="roles"
            name="roles"
            label="Review roles"
            mark="optional"
            hint="Needed only to approve, such as clinical."
            defaultValue={sent.roles.join(', ')}
            error={errors['roles']}
          />
          <TextField
            id="person"
            name="person"
            label="Owner"
            mark="optional"
            hint="Use the same name for all keys of one person: nobody can approve their own release."
            defaultValue={sent.person}
            error={errors['person']}
          />
          <TextField
            id="days"
            name="days"
            label="Valid for (days)"
            inputMode="numeric"
            defaultValue={sent.days}
            error={errors['days']}
          />
          <Button type="submit">Create key</Button>
        </DeskForm>
      </>
    ),
  };
}
