import type { Registry } from '@site/delivery/registry/registry.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { indianMinute } from '../../status/indian-minute.ts';
import { sessionStore } from '../accounts/sessions.ts';
import { createSignInLink, LINK_MINUTES, type SignInLink } from '../accounts/sign-in-links.ts';
import { newUserSchema, type User, userStore, whoIs } from '../accounts/users.ts';
import { Choices } from '../page/choices.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { errorsOf, listIn, textIn } from '../page/form-values.ts';
import { BackTo, Heading } from '../page/heading.tsx';
import { ListTable } from '../page/list-table.tsx';
import { ShownOnce } from '../page/shown-once.tsx';
import { type Role, roles, roleWords } from '../role.ts';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import { keyRoutes } from './key-routes.tsx';

/** Users and their roles, and keys for CI. */
export function peopleSection(context: { registry: Registry; origin: string }): DeskSection {
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

const LAST_OPERATOR = 'This is the last operator. Make someone else an operator first.';

function peopleRoutes(
  app: FastifyInstance,
  desk: Desk,
  { registry, origin }: { registry: Registry; origin: string },
): void {
  const users = userStore(registry);
  const sessions = sessionStore(registry);

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
    const text = `${user.name} can sign in now. Create a link and hand it over.`;
    return desk.goTo(reply, `/people/${user.id}`, { tone: 'done', text });
  });

  app.get<{ Params: { id: string } }>('/people/:id', { config }, async (request, reply) => {
    const user = await users.byId(request.params.id);
    if (!user) return desk.notFound(request, reply);
    return desk.show(request, reply, personPage(user));
  });

  app.post<{ Params: { id: string } }>('/people/:id/link', { config }, async (request, reply) => {
    const user = await users.byId(request.params.id);
    if (!user) return desk.notFound(request, reply);
    const by = whoIs(signedIn(request));
    const link = await createSignInLink(registry, user, { origin, by });
    // Shown directly: after a redirect, the secret would have to be in a cookie.
    return desk.show(request, reply, personPage(user, link));
  });

  app.post<{ Params: { id: string } }>('/people/:id/roles', { config }, async (request, reply) => {
    const { id } = request.params;
    const here = `/people/${id}`;
    const read = v.safeParse(newUserSchema.entries.roles, listIn(request.body, 'roles'));
    if (!read.success) {
      return desk.goTo(reply, here, { tone: 'wrong', text: 'Choose at least one role.' });
    }
    const changed = await users.setRoles(id, read.output, whoIs(signedIn(request)));
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
        <>
          <Heading lead="They are signed out immediately and can no longer sign in. Their audit entries remain.">
            Remove <bdi>{user.name}</bdi>?
          </Heading>
          <div className="flex flex-wrap gap-3">
            <DeskForm action={`/people/${user.id}/remove`}>
              <Button type="submit">Remove</Button>
            </DeskForm>
            <ButtonLink href={`/people/${user.id}`} variant="second">
              Cancel
            </ButtonLink>
          </div>
        </>
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

function personPage(user: User, link?: SignInLink) {
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
          <DeskForm action={`/people/${id}/roles`} className="grid content-start gap-4">
            <Choices name="roles" legend="Roles" options={roleOptions} chosen={user.roles} />
            <div>
              <Button type="submit">Save roles</Button>
            </div>
          </DeskForm>
          <div className="grid content-start justify-items-start gap-4">
            <DeskForm action={`/people/${id}/link`}>
              <Button type="submit" variant="second">
                Create a sign-in link
              </Button>
            </DeskForm>
            <Note icon="info">
              A link works once, for {LINK_MINUTES} minutes. It signs anyone in as <bdi>{name}</bdi>
              , so hand it over in person or in a private message.
            </Note>
            <DeskForm action={`/people/${id}/sign-out`}>
              <Button type="submit" variant="second">
                Sign out everywhere
              </Button>
            </DeskForm>
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
