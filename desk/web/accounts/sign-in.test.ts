import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMailer } from '@site/api/outgoing/send-mail.ts';
import { startMailServer } from '@site/api/testing/mail-server.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@site/kit/durations.ts';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';
import { mailLinkBy } from './mail-link.ts';
import { createSignInLink, tokenStore } from './tokens.ts';
import { type User, userStore } from './users.ts';

const origin = 'https://desk.pebble.example';
const SESSION = '__Host-desk';

let desk: TestDesk;

beforeEach(async () => {
  desk = await openTestDesk();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await desk.close();
});

async function linkFor(user: User): Promise<{ path: string; token: string }> {
  const { url } = await createSignInLink(desk.registry, user, { origin });
  const { pathname, search, searchParams } = new URL(url);
  return { path: `${pathname}${search}`, token: searchParams.get('token') ?? '' };
}

/** Lets the clock go on from now. */
function afterMs(ms: number): void {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
}

test('of several requests at once, one uses a link', async () => {
  const asha = await desk.addUser('Asha Rao', 'operator');
  const { token } = await linkFor(asha);
  const holders = await Promise.all([1, 2, 3].map(() => tokenStore(desk.registry).useLink(token)));
  expect(holders.filter((holder) => holder !== null)).toHaveLength(1);
});

test('a link signs in once, and only on the button', async () => {
  const asha = await desk.addUser('Asha Rao', 'operator');
  const { path, token } = await linkFor(asha);
  const scanner = desk.newBrowser();
  for (let times = 0; times < 3; times += 1) {
    const looked = await scanner.get(path);
    expect([looked.status, looked.body.includes('<bdi>Asha Rao</bdi>')]).toEqual([200, true]);
  }
  expect(scanner.cookies.has(SESSION)).toBe(false);

  const browser = desk.newBrowser();
  const opened = await browser.post('/sign-in/link', { token });
  expect([opened.status, opened.location]).toEqual([303, '/']);
  expect(String(opened.headers['set-cookie'])).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
  expect((await browser.get('/account')).body).toContain('Asha Rao');

  const again = await desk.newBrowser().post('/sign-in/link', { token });
  expect(again.status).toBe(403);
  expect((await desk.newBrowser().get(path)).status).toBe(403);
});

test('of two concurrent sign-ins with a link, one succeeds', async () => {
  const { token } = await linkFor(await desk.addUser('Asha Rao', 'operator'));
  const answers = await Promise.all(
    [1, 2, 3].map(() => desk.newBrowser().post('/sign-in/link', { token })),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
});

test('a link expires after 15 minutes', async () => {
  const { path, token } = await linkFor(await desk.addUser('Asha Rao', 'operator'));
  afterMs(15 * MINUTE_MS);
  expect((await desk.newBrowser().get(path)).status).toBe(403);
  expect((await desk.newBrowser().post('/sign-in/link', { token })).status).toBe(403);
});

test('the database contains no secret of a link or session', async () => {
  const { token } = await linkFor(await desk.addUser('Asha Rao', 'operator'));
  const browser = await desk.signIn('writer');
  const { db } = desk.registry.connection;
  const tables = db.withTables<{ desk_tokens: { hash: string } }>();
  const kept = JSON.stringify(await tables.selectFrom('desk_tokens').selectAll().execute());
  expect(kept).toContain('hash');
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(browser.cookies.get(SESSION));
});

test('blocks only the client that guesses links, whatever address it claims to have', async () => {
  const { path } = await linkFor(await desk.addUser('Asha Rao', 'operator'));
  const attacker = desk.newBrowser();
  const statuses = [];
  for (let times = 0; times < 22; times += 1) {
    const guess = `${'A'.repeat(40)}${100 + times}`;
    const address = `203.0.113.${times}`;
    const forged = { 'x-forwarded-for': address, forwarded: `for=${address}` };
    statuses.push((await attacker.post('/sign-in/link', { token: guess }, forged)).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 403));
  expect(statuses.slice(20)).toEqual([429, 429]);
  // A good link still works from the same address: a whole clinic may share one.
  expect((await attacker.get(path)).status).toBe(200);
});

test('prevents session fixation', async () => {
  const { token } = await linkFor(await desk.addUser('Asha Rao', 'operator'));
  const browser = desk.newBrowser();
  const planted = 'P'.repeat(43);
  browser.cookies.set(SESSION, planted);
  await browser.post('/sign-in/link', { token });
  expect(browser.cookies.get(SESSION)).not.toBe(planted);
  const attacker = desk.newBrowser();
  attacker.cookies.set(SESSION, planted);
  expect((await attacker.get('/account')).location).toBe('/sign-in');
});

test('signing in again ends the previous session', async () => {
  const browser = await desk.signIn('writer');
  const before = browser.cookies.get(SESSION) ?? '';
  const { token } = await linkFor(browser.user);
  await browser.post('/sign-in/link', { token });
  const old = desk.newBrowser();
  old.cookies.set(SESSION, before);
  expect((await old.get('/account')).location).toBe('/sign-in');
  expect((await browser.get('/account')).status).toBe(200);
});

test('a session ends after twelve idle hours, and after a week', async () => {
  const idle = await desk.signIn('writer');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 11 * HOUR_MS);
  expect((await idle.get('/account')).status).toBe(200);
  clock.mockImplementation(() => now + 22 * HOUR_MS);
  expect((await idle.get('/account')).status).toBe(200);
  clock.mockImplementation(() => now + 34 * HOUR_MS);
  expect((await idle.get('/account')).location).toBe('/sign-in');

  const busy = await desk.signIn('writer');
  const begun = Date.now();
  for (let hours = 11; hours < 168; hours += 11) {
    clock.mockImplementation(() => begun + hours * HOUR_MS);
    expect((await busy.get('/account')).status).toBe(200);
  }
  clock.mockImplementation(() => begun + 168 * HOUR_MS);
  expect((await busy.get('/account')).location).toBe('/sign-in');
});

test('setting the clock back does not extend a session', async () => {
  const browser = await desk.signIn('writer');
  afterMs(-HOUR_MS);
  expect((await browser.get('/account')).location).toBe('/sign-in');
});

test('links made while the clock was ahead do not use up the links by e-mail', async () => {
  const asha = await desk.addUser('Asha Rao', 'operator');
  afterMs(3 * 365 * 24 * HOUR_MS);
  await linkFor(asha);
  expect(await tokenStore(desk.registry).countLinks(asha)).toBe(1);
  jest.restoreAllMocks();
  expect(await tokenStore(desk.registry).countLinks(asha)).toBe(0);
});

test('signs out here or everywhere', async () => {
  const one = await desk.signIn('writer');
  const { token } = await linkFor(one.user);
  const other = desk.newBrowser();
  await other.post('/sign-in/link', { token });
  await other.get('/account');
  expect((await other.post('/sign-out')).location).toBe('/sign-in');
  expect((await other.get('/account')).location).toBe('/sign-in');
  expect((await one.get('/account')).status).toBe(200);

  const third = desk.newBrowser();
  await third.post('/sign-in/link', { token: (await linkFor(one.user)).token });
  await one.post('/sign-out/everywhere');
  expect((await third.get('/account')).location).toBe('/sign-in');
  const said = (await desk.registry.journal(3)).map(({ who, what }) => `${who}: ${what}`);
  expect(said[0]).toBe('Person 1 (person.1@pebble.example): sign out of the desk everywhere');
});

test('signing in continues to the requested page', async () => {
  const { token } = await linkFor(await desk.addUser('Asha Rao', 'operator'));
  const browser = desk.newBrowser();
  expect((await browser.get('/people/new?from=mail')).location).toBe('/sign-in');
  const opened = await browser.post('/sign-in/link', { token });
  expect(opened.location).toBe('/people/new?from=mail');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nb'])(
  'rejects the return address %j',
  async (planted) => {
    const { token } = await linkFor(await desk.addUser('Asha Rao', 'operator'));
    const browser = desk.newBrowser();
    browser.cookies.set('__Host-desk-next', encodeURIComponent(planted));
    expect((await browser.post('/sign-in/link', { token })).location).toBe('/');
  },
);

test('removing a person ends their sessions and links immediately', async () => {
  await desk.addUser('Asha Rao', 'operator');
  const browser = await desk.signIn('operator');
  const { path } = await linkFor(browser.user);
  await userStore(desk.registry).remove(browser.user, 'a test');
  expect((await browser.get('/account')).location).toBe('/sign-in');
  expect((await desk.newBrowser().get(path)).status).toBe(403);
});

test('requesting a link by email gives the same response with and without an account', async () => {
  const sent: string[] = [];
  const mailing = await openTestDesk(undefined, {
    mailLink: async ({ email }, { url }) => void sent.push(`${email} ${url}`),
  });
  await mailing.addUser('Asha Rao', 'operator');
  const browser = mailing.newBrowser();
  const known = await browser.post('/sign-in', { email: 'ASHA.RAO@pebble.example' });
  const unknown = await browser.post('/sign-in', { email: 'nobody@pebble.example' });
  expect(known.body).toBe(unknown.body);
  while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual([
    expect.stringMatching(
      /^asha\.rao@pebble\.example https:\/\/desk\.pebble\.example\/sign-in\/link\?token=/,
    ),
  ]);
  for (let times = 0; times < 8; times += 1) {
    await browser.post('/sign-in', { email: 'asha.rao@pebble.example' });
  }
  const { db } = mailing.registry.connection;
  const links = db.withTables<{ desk_tokens: { hash: string } }>().selectFrom('desk_tokens');
  // Nobody fills a colleague's mailbox.
  expect(await links.selectAll().execute()).toHaveLength(5);
  await mailing.close();
});

test('mails a link over STARTTLS, and only to a server with a trusted certificate', async () => {
  const mail = await startMailServer({ starttls: true });
  const trusted = new URL(mail.url);
  const certificate = path.join(repositoryRoot, 'e2e/fixtures/localhost/certificate.pem');
  trusted.searchParams.set('tls.ca', readFileSync(certificate, 'utf8'));
  const mailBy = (url: string) => {
    const send = createMailer({ url, from: 'desk@pebble.example' });
    return mailLinkBy(send, 'Pebble');
  };
  const link = { url: `${origin}/sign-in/link?token=1`, expiresAt: new Date() };
  const asha = await desk.addUser('Asha Rao', 'operator');
  await expect(mailBy(mail.url)(asha, link)).rejects.toThrow('self-signed certificate');
  await mailBy(trusted.href)(asha, link);
  expect(mail.letters).toMatchObject([{ to: ['asha.rao@pebble.example'] }]);
  await mail.close();
});
