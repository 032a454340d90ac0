import type { Registry } from '@site/delivery/registry/registry.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { indianMinute } from '../../status/indian-minute.ts';
import { sessionStore } from '../accounts/sessions.ts';
import type { SignInWays } from '../accounts/let-in.tsx';
import { createSignInLink, LINK_MINUTES, type SignInLink } from '../accounts/sign-in-links.ts';
import { newUserSchema, type User, userStore, whoIs } from '../accounts/users.ts';
import { AskFirst } from '../page/ask-first.tsx';
import { Choices } from '../page/choices.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { errorsOf, listIn, textIn } from '../page/form-values.ts';
import { BackTo, Heading } from '../page/heading.tsx';
import { ListTable } from '../page/list-table.tsx';
import { ShownOnce } from '../page/shown-once.tsx';
import { type Role, roles, roleWords } from '../role.ts';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import { keyRoutes } from './key-routes.tsx';

/** Dependencies of the section. */
export type PeopleContext = { registry: Registry; origin: string } & Pick<SignInWays, 'mailLink'>;

/** Users and their roles, and keys for CI. */
export function peopleSection(context: PeopleContext): DeskSection {
  return {
    path: '/people',
    title: 'People',
    icon: 'family',
    action: 'manage-people',
    routes(app, desk) {
      peopleRoutes(app, desk, context);
      keyRoutes(app, desk, context.registry);
    },
  };
}

const config = { access: 'manage-people' } as const;

const roleOptions = roles.map((role) => ({
  value: role,
  label: roleWords[role].title,
  hint: roleWords[role].does,
}));

const OWN_ROLES = 'Another operator has to change your roles.';
const SIGNS_IN_ALONE = 'signs in on the sign-in page, with the e-mail address of this account.';

/** How people get in: by a mailed link, only with a provider, or only by a link that an operator hands over. */
type WayIn = 'mail' | 'provider' | 'link';

const LAST_OPERATOR = 'This is the last operator. Make someone else an operator first.';

function peopleRoutes(
  app: FastifyInstance,
  desk: Desk,
  { registry, origin, mailLink }: PeopleContext,
): void {
  const users = userStore(registry);
  const sessions = sessionStore(registry);
  const waysIn: WayIn = mailLink ? 'mail' : desk.tellsPeopleApart ? 'provider' : 'link';

  app.get('/people', { config }, async (request, reply) => {
    const list = await users.list();
    return desk.show(request, reply, {
      title: 'People',
      body: (
        <>
          <Heading
            actions={
              <>
                <ButtonLink href="/people/new" iconBefore="plus">
                  Add a person
                </ButtonLink>
                <ButtonLink href="/people/keys" variant="second">
                  Keys for CI
                </ButtonLink>
              </>
            }
          >
            People
          </Heading>
          <ListTable
            caption="People who can sign in, with their roles"
            columns={['Name', 'E-mail', 'Roles', 'Added']}
            rows={list.map((user) => ({
              key: user.id,
              cells: [
                <a key="name" href={`/people/${user.id}`}>
                  <bdi>{user.name}</bdi>
                </a>,
                user.email,
                titlesOf(user.roles),
                indianMinute(user.addedAt),
              ],
            }))}
          />
        </>
      ),
    });
  });

  app.get('/people/new', { config }, (request, reply) =>
    desk.show(request, reply, newPersonPage({ name: '', email: '', roles: [] })),
  );

  app.post('/people/new', { config }, async (request, reply) => {
    const sent = {
      name: textIn(request.body, 'name'),
      email: textIn(request.body, 'email'),
      roles: listIn(request.body, 'roles'),
    };
    const read = v.safeParse(newUserSchema, sent);
    if (!read.success) {
      return desk.show(request, reply, newPersonPage(sent, errorsOf(read.issues)));
    }
    const by = whoIs(signedIn(request));
    const added = await users.add(read.output, by);
    if (added.kind === 'taken') {
      const errors = { email: 'Someone already uses this address.' };
      return desk.show(request, reply, newPersonPage(sent, errors));
    }
    const { user } = added;
    const text =
      waysIn === 'link'
        ? `${user.name} can sign in now. Create a link and hand it over.`
        : `${user.name} can sign in now.`;
    return desk.goTo(reply, `/people/${user.id}`, { tone: 'done', text });
  });

  app.get<{ Params: { id: string } }>('/people/:id', { config }, async (request, reply) => {
    const user = await users.byId(request.params.id);
    if (!user) return desk.notFound(request, reply);
    const isOwn = user.id === signedIn(request).id;
    return desk.show(request, reply, personPage(user, { waysIn, isOwn }));
  });

  app.post<{ Params: { id: string } }>('/people/:id/link', { config }, async (request, reply) => {
    const user = await users.byId(request.params.id);
    if (!user) return desk.notFound(request, reply);
    const me = signedIn(request);
    const by = whoIs(me);
    const here = `/people/${user.id}`;
    if (mailLink) {
      await mailLink(user, await createSignInLink(registry, user, { origin, by, isMailed: true }));
      const text = `We have e-mailed a sign-in link to ${user.email}.`;
      return desk.goTo(reply, here, { tone: 'done', text });
    }
    if (waysIn === 'provider') {
      return desk.goTo(reply, here, { tone: 'wrong', text: `${user.name} ${SIGNS_IN_ALONE}` });
    }
    const link = await createSignInLink(registry, user, { origin, by });
    // Shown directly: after a redirect, the secret would have to be in a cookie.
    return desk.show(request, reply, personPage(user, { waysIn, isOwn: user.id === me.id, link }));
  });

  app.post<{ Params: { id: string } }>('/people/:id/roles', { config }, async (request, reply) => {
    const { id } = request.params;
    const here = `/people/${id}`;
    const read = v.safeParse(newUserSchema.entries.roles, listIn(request.body, 'roles'));
    if (!read.success) {
      return desk.goTo(reply, here, { tone: 'wrong', text: 'Choose at least one role.' });
    }
    const me = signedIn(request);
    if (me.id === id) return desk.goTo(reply, here, { tone: 'wrong', text: OWN_ROLES });
    const changed = await users.setRoles(id, read.output, whoIs(me));
    switch (changed.kind) {
      case 'unknown':
        return desk.notFound(request, reply);
      case 'last-operator':
        return desk.goTo(reply, here, { tone: 'wrong', text: LAST_OPERATOR });
      case 'changed': {
        const { user } = changed;
        return desk.goTo(reply, here, {
          tone: 'done',
          text: `${user.name} now has the roles ${titlesOf(user.roles)}.`,
        });
      }
    }
  });

  app.get<{ Params: { id: string } }>(
    '/people/:id/sign-out',
    { config },
    async (request, reply) => {
      const user = await users.byId(request.params.id);
      if (!user) return desk.notFound(request, reply);
      return desk.show(request, reply, {
        title: `Sign ${user.name} out`,
        body: (
          <AskFirst
            title={
              <>
                Sign <bdi>{user.name}</bdi> out everywhere?
              </>
            }
            lead="They are signed out on all devices, and lose what they have not saved. They can sign in again."
            action={`/people/${user.id}/sign-out`}
            button="Sign out everywhere"
            back={`/people/${user.id}`}
          />
        ),
      });
    },
  );

  app.post<{ Params: { id: string } }>(
    '/people/:id/sign-out',
    { config },
    async (request, reply) => {
      const user = await users.byId(request.params.id);
      if (!user) return desk.notFound(request, reply);
      const ended = await sessions.endAll(user.id);
      await desk.note(request, {
        what: `sign ${whoIs(user)} out on all devices`,
        details: [`${ended} sessions ended`],
      });
      const text = `${user.name} has been signed out on all devices.`;
      return desk.goTo(reply, `/people/${user.id}`, { tone: 'done', text });
    },
  );

  app.post<{ Params: { id: string } }>('/people/:id/unbind', { config }, async (request, reply) => {
    const user = await users.byId(request.params.id);
    if (!user) return desk.notFound(request, reply);
    const isUnbound = await users.unbind(user, whoIs(signedIn(request)));
    const text = isUnbound
      ? `The next account at a provider that signs in with the address of ${user.name} becomes theirs.`
      : `${user.name} has not signed in with a provider yet.`;
    return desk.goTo(reply, `/people/${user.id}`, { tone: 'done', text });
  });

  app.get<{ Params: { id: string } }>('/people/:id/remove', { config }, async (request, reply) => {
    const user = await users.byId(request.params.id);
    if (!user) return desk.notFound(request, reply);
    return desk.show(request, reply, {
      title: `Remove ${user.name}`,
      body: (
        <AskFirst
          title={
            <>
              Remove <bdi>{user.name}</bdi>?
            </>
          }
          lead="They are signed out immediately and can no longer sign in. Their audit entries remain."
          action={`/people/${user.id}/remove`}
          button="Remove"
          back={`/people/${user.id}`}
        />
      ),
    });
  });

  app.post<{ Params: { id: string } }>('/people/:id/remove', { config }, async (request, reply) => {
    const { id } = request.params;
    const removed = await users.remove(id, whoIs(signedIn(request)));
    switch (removed.kind) {
      case 'unknown':
        return desk.notFound(request, reply);
      case 'last-operator':
        return desk.goTo(reply, `/people/${id}`, { tone: 'wrong', text: LAST_OPERATOR });
      case 'removed':
        return desk.goTo(reply, '/people', {
          tone: 'done',
          text: `${removed.user.name} has been removed.`,
        });
    }
  });
}

function titlesOf(own: readonly Role[]): string {
  return own.map((role) => roleWords[role].title).join(', ');
}

function newPersonPage(
  sent: { name: string; email: string; roles: readonly string[] },
  errors: Partial<Record<string, string>> = {},
) {
  return {
    title: 'Add a person',
    status: Object.keys(errors).length === 0 ? 200 : 422,
    body: (
      <>
        <Heading>Add a person</Heading>
        <DeskForm action="/people/new" className="grid max-w-dialog-small gap-5">
          <TextField
            id="name"
            name="name"
            label="Name"
            defaultValue={sent.name}
            error={errors['name']}
          />
          <TextField
            id="email"
            name="email"
            type="email"
            label="E-mail"
            defaultValue={sent.email}
            error={errors['email']}
          />
          <Choices
            name="roles"
            legend="Roles"
            options={roleOptions}
            chosen={sent.roles}
            error={errors['roles']}
          />
          <Button type="submit">Add</Button>
        </DeskForm>
      </>
    ),
  };
}

function personPage(
  user: User,
  { waysIn, isOwn, link }: { waysIn: WayIn; isOwn: boolean; link?: SignInLink },
) {
  const { id, name, email, addedAt, addedBy } = user;
  return {
    title: name,
    body: (
      <>
        <BackTo href="/people">People</BackTo>
        <Heading
          lead={
            <>
              {email}, added {indianMinute(addedAt)} by <bdi>{addedBy}</bdi>
            </>
          }
        >
          <bdi>{name}</bdi>
        </Heading>
        {link && (
          <ShownOnce id="link" label={`Link for ${name}`} value={link.url}>
            Copy it now: it is not shown again. It works once, until {indianMinute(link.expiresAt)}.
          </ShownOnce>
        )}
        <div className="grid gap-8 lg:grid-cols-2">
          {isOwn ? (
            <div className="grid content-start gap-3">
              <h2 className="text-20">Roles</h2>
              <p>{titlesOf(user.roles)}</p>
              <Note icon="lock">{OWN_ROLES}</Note>
            </div>
          ) : (
            <DeskForm action={`/people/${id}/roles`} className="grid content-start gap-4">
              <Choices name="roles" legend="Roles" options={roleOptions} chosen={user.roles} />
              <div>
                <Button type="submit">Save roles</Button>
              </div>
            </DeskForm>
          )}
          <div className="grid content-start justify-items-start gap-4">
            {waysIn !== 'provider' && (
              <DeskForm action={`/people/${id}/link`}>
                <Button type="submit" variant="second">
                  {waysIn === 'mail' ? 'E-mail a sign-in link' : 'Create a sign-in link'}
                </Button>
              </DeskForm>
            )}
            <Note icon="info">
              {waysIn === 'link' ? (
                <>
                  A link works once, for {LINK_MINUTES} minutes. It signs anyone in as{' '}
                  <bdi>{name}</bdi>, so hand it over in person or in a private message.
                </>
              ) : (
                <>
                  <bdi>{name}</bdi> {SIGNS_IN_ALONE}
                </>
              )}
            </Note>
            <ButtonLink href={`/people/${id}/sign-out`} variant="second">
              Sign out everywhere
            </ButtonLink>
            <DeskForm action={`/people/${id}/unbind`}>
              <Button type="submit" variant="second">
                Allow another provider account
              </Button>
            </DeskForm>
            <ButtonLink href={`/people/${id}/remove`} variant="second">
              Remove
            </ButtonLink>
          </div>
        </div>
      </>
    ),
  };
}
