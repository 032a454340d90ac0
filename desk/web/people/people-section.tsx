import { type DatabaseHandle, inTransaction } from '@site/api/database/database-handle.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { Note } from '@site/kit/ui/note.tsx';
import * as v from 'valibot';
import { indianMinute } from '../../status/indian-minute.ts';
import { addDeskMail } from '../accounts/desk-mail.ts';
import type { SignInWays } from '../accounts/let-in.tsx';
import { createSignInLink, LINK_MINUTES, type SignInLink, tokenStore } from '../accounts/tokens.ts';
import { newUserSchema, type User, userStore, whoIs } from '../accounts/users.ts';
import { PageButton, PostButton, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { type FormField, Inputs } from '../page/fields.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import type { ListView } from '../page/list.tsx';
import { type Answer, type Ask, type Routes, routesFor } from '../page/routes.tsx';
import { ShownOnce } from '../page/shown-once.tsx';
import { isRole, type Role, roles, roleWords } from '../role.ts';
import type { Desk, DeskPage, DeskSection } from '../section.ts';
import { keyRoutes } from './key-routes.tsx';

/** Dependencies of the section. */
export type PeopleContext = {
  registry: Registry;
  database: DatabaseHandle;
  origin: string;
} & Pick<SignInWays, 'mailLink'>;

/** Users and their roles, and keys for CI. */
export function peopleSection(context: PeopleContext): DeskSection {
  return {
    path: '/people',
    title: 'People',
    icon: 'family',
    action: 'manage-people',
    routes(app, desk) {
      const on = routesFor(app, desk, 'manage-people');
      peopleRoutes(on, desk, context);
      keyRoutes(routesFor(app, desk, 'manage-keys'), context);
    },
  };
}

const rolesField = {
  label: 'Roles',
  kind: 'checks',
  options: roles.map((role) => ({
    value: role,
    label: roleWords[role].title,
    hint: roleWords[role].does,
  })),
} as const satisfies FormField;

const OWN_ROLES = 'Another operator has to change your roles.';
const LAST_OPERATOR = 'This is the last operator. Make someone else an operator first.';
const SIGNS_IN_ALONE = 'signs in on the sign-in page, with the e-mail address of this account.';

/** How people get in: by a mailed link, only with a provider, or only by a link that an operator hands over. */
type WayIn = 'mail' | 'provider' | 'link';

/** What follows once a person is added. */
const nextSteps: Readonly<Record<WayIn, string>> = {
  mail: ' We are sending an invitation by e-mail.',
  provider: '',
  link: ' Create a link and hand it over.',
};

const backToPeople = { href: '/people', title: 'People' };

function peopleRoutes(
  on: Routes,
  desk: Desk,
  { registry, database, origin, mailLink }: PeopleContext,
): void {
  const users = userStore(registry);
  const wayIn: WayIn = mailLink ? 'mail' : desk.tellsPeopleApart ? 'provider' : 'link';

  on.list('/people', {
    filters: () => ({ role: ['', ...roles] }),
    show: async (view) => peopleList(view, await users.list()),
  });

  on.form('/people/new', {
    fields: () => ({
      name: { label: 'Name' },
      email: { label: 'E-mail', kind: 'email' },
      roles: rolesField,
    }),
    schema: newUserSchema,
    view: () => ({ title: 'Add a person', back: backToPeople, button: 'Add' }),
    async run({ me }, person) {
      const by = whoIs(me);
      const added = await users.add(person, by);
      if (added.kind === 'taken')
        return { errors: { email: 'Someone already uses this address.' } };
      const { id, name } = added.user;
      if (wayIn === 'mail') {
        await inTransaction(database, (transaction) =>
          addDeskMail(transaction, { kind: 'invitation', userId: id, by }),
        );
      }
      return { to: `/people/${id}`, done: `${name} can sign in now.${nextSteps[wayIn]}` };
    },
  });

  /** The page of a person, and what is done there. `confirm` asks first. */
  const find = ({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) =>
    users.byId(id);
  const act = (
    name: string,
    run: (ask: Ask<User>, to: string) => Promise<Answer>,
    asks?: { question: readonly [string, string]; lead: string; button: string },
  ) =>
    on.action(`/people/:id/${name}`, {
      find,
      ...(asks && {
        confirm: ({ of }: Ask<User>) => ({
          title: asks.question.join(of.name),
          heading: (
            <>
              {asks.question[0]}
              <bdi>{of.name}</bdi>
              {asks.question[1]}
            </>
          ),
          lead: asks.lead,
          back: { href: `/people/${of.id}`, title: of.name },
          button: asks.button,
          isDangerous: true,
        }),
      }),
      run: (ask) => run(ask, `/people/${ask.of.id}`),
    });

  on.page('/people/:id', {
    find,
    show: ({ of, me }) => personPage(of, { wayIn, isOwn: of.id === me.id }),
  });

  act('link', async ({ of, me }, to) => {
    if (wayIn === 'provider') return { to, wrong: `${of.name} ${SIGNS_IN_ALONE}` };
    const isMailed = mailLink !== undefined;
    const link = await createSignInLink(registry, of, { origin, by: whoIs(me), isMailed });
    // Shown directly: after a redirect, the secret would have to be in a cookie.
    if (!mailLink) return personPage(of, { wayIn, isOwn: of.id === me.id, link });
    await mailLink(of, link);
    return { to, done: `We have e-mailed a sign-in link to ${of.email}.` };
  });

  act('roles', async ({ of, me, values }, to) => {
    const read = v.safeParse(newUserSchema.entries.roles, values('roles'));
    if (!read.success) return { to, wrong: 'Choose at least one role.' };
    if (me.id === of.id) return { to, wrong: OWN_ROLES };
    return (await users.setRoles(of, read.output, whoIs(me)))
      ? { to, done: `${of.name} now has the roles ${titlesOf(read.output)}.` }
      : { to, wrong: LAST_OPERATOR };
  });

  act(
    'sign-out',
    async ({ of }, to) => {
      const ended = await tokenStore(registry).endSessions(of);
      const what = `sign ${whoIs(of)} out on all devices`;
      return {
        to,
        done: `${of.name} has been signed out on all devices.`,
        note: { what, details: [`${ended} sessions ended`] },
      };
    },
    {
      question: ['Sign ', ' out everywhere?'],
      lead: 'They are signed out on all devices, and lose what they have not saved. They can sign in again.',
      button: 'Sign out everywhere',
    },
  );

  act('unbind', async ({ of, me }, to) => {
    const done = (await users.unbind(of, whoIs(me)))
      ? `The next account at a provider that signs in with the address of ${of.name} becomes theirs.`
      : `${of.name} has not signed in with a provider yet.`;
    return { to, done };
  });

  act(
    'remove',
    async ({ of, me }, to) =>
      (await users.remove(of, whoIs(me)))
        ? { to: '/people', done: `${of.name} has been removed.` }
        : { to, wrong: LAST_OPERATOR },
    {
      question: ['Remove ', '?'],
      lead: 'They are signed out immediately and can no longer sign in. Their audit entries remain.',
      button: 'Remove',
    },
  );
}

function titlesOf(own: readonly Role[]): string {
  return own.map((role) => roleWords[role].title).join(', ');
}

function peopleList(view: ListView, all: readonly User[]) {
  const role = view.filter('role');
  const words = view.search.toLowerCase();
  const found = all.filter(
    ({ name, email, roles: own }) =>
      `${name} ${email}`.toLowerCase().includes(words) && (!isRole(role) || own.includes(role)),
  );
  return {
    title: 'People',
    actions: (
      <>
        <PageButton href="/people/new" variant="main" iconBefore="plus">
          Add a person
        </PageButton>
        <PageButton href="/people/keys">Keys for CI</PageButton>
      </>
    ),
    search: 'Search by name or address',
    selects: [
      {
        name: 'role',
        label: 'Role',
        options: [{ value: '', label: 'All' }, ...rolesField.options],
      },
    ],
    noun: 'people',
    total: found.length,
    empty: { title: 'Nobody here', words: 'People who can sign in appear here.' },
    rows: {
      caption: 'People who can sign in, with their roles',
      columns: ['Name', 'E-mail', 'Roles', 'Added'],
      rows: found.slice(view.offset, view.offset + view.limit).map((user) => ({
        key: user.id,
        cells: [
          <a key="name" href={view.link(`/people/${user.id}`)}>
            <bdi>{user.name}</bdi>
          </a>,
          user.email,
          titlesOf(user.roles),
          indianMinute(user.addedAt),
        ],
      })),
    },
  };
}

function personPage(
  user: User,
  { wayIn, isOwn, link }: { wayIn: WayIn; isOwn: boolean; link?: SignInLink },
): DeskPage {
  const { id, name, email, addedAt, addedBy } = user;
  const here = `/people/${id}`;
  const body = (
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
          <DeskForm
            action={`${here}/roles`}
            className="grid content-start justify-items-start gap-4"
          >
            <Inputs fields={{ roles: rolesField }} values={{ roles: user.roles }} />
            <Submit>Save roles</Submit>
          </DeskForm>
        )}
        <div className="grid content-start justify-items-start gap-4">
          {wayIn !== 'provider' && (
            <PostButton action={`${here}/link`}>
              {wayIn === 'mail' ? 'E-mail a sign-in link' : 'Create a sign-in link'}
            </PostButton>
          )}
          <Note icon="info">
            {wayIn === 'link' ? (
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
          <PostButton action={`${here}/unbind`}>Allow another provider account</PostButton>
          <PageButton href={`${here}/sign-out`} variant="danger">
            Sign out everywhere
          </PageButton>
          <PageButton href={`${here}/remove`} variant="danger">
            Remove
          </PageButton>
        </div>
      </div>
    </>
  );
  return { title: name, body };
}
