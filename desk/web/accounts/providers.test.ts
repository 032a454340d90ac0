import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import { openTestDesk, type TestBrowser, type TestDesk } from '../../testing/open-test-desk.ts';
import { type SignOptions, startIssuer, type TestIssuer } from '../../testing/start-issuer.ts';
import { parseDeskConfig } from '../desk-config.ts';
import { createProvider } from './providers.ts';
import { userStore } from './users.ts';

const SESSION = '__Host-desk';
const client = { clientId: 'desk', clientSecret: 'secret' };

let issuer: TestIssuer;
let desk: TestDesk;

beforeEach(async () => {
  issuer = await startIssuer();
  const provider = { id: 'google', name: 'Google', issuer: issuer.address, ...client };
  desk = await openTestDesk(undefined, { providers: [createProvider(provider)] });
  await desk.addUser('Asha Rao', 'front-desk');
});

afterEach(async () => {
  jest.restoreAllMocks();
  await desk.close();
  await issuer.close();
});

/** Goes to the issuer and lets it say who somebody is; gives where it leads back to. */
async function say(
  browser: TestBrowser,
  claims: Readonly<Record<string, unknown>>,
  { code = 'code', ...sign }: SignOptions & { code?: string } = {},
): Promise<string> {
  const { location = '' } = await browser.get('/sign-in/with/google');
  const { searchParams: asked } = new URL(location);
  expect(asked.get('redirect_uri')).toBe('https://desk.pebble.example/sign-in/from/google');
  expect(asked.get('code_challenge_method')).toBe('S256');
  const about = { sub: '1', aud: 'desk', nonce: asked.get('nonce'), ...claims };
  issuer.grant(code, asked.get('code_challenge') ?? '', await issuer.token(about, sign));
  const back = new URLSearchParams({ code, state: asked.get('state') ?? '' });
  return `/sign-in/from/google?${back.toString()}`;
}

const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600;

const asha = { email: 'Asha.Rao@Pebble.Example', email_verified: true };

test('a person with a verified address signs in once, with an audit entry', async () => {
  const browser = desk.newBrowser();
  expect((await browser.get('/sign-in')).body).toContain('Sign in with Google');
  const back = await say(browser, asha);
  expect((await browser.get(back)).location).toBe('/');
  expect((await browser.get('/account')).body).toContain('Asha Rao');
  expect((await desk.registry.journal(1))[0]).toMatchObject({
    who: 'Asha Rao (asha.rao@pebble.example)',
    what: 'sign in to the desk',
    details: ['by Google'],
  });
  expect((await desk.newBrowser().get(back)).status).toBe(403);
  expect((await browser.get(back)).status).toBe(403);
});

test.each([
  ['an address without an account', { ...asha, email: 'eve@evil.example' }, {}],
  ['an unverified address', { ...asha, email_verified: false }, {}],
  ['an address without a verification claim', { email: asha.email }, {}],
  ['no address', {}, {}],
  ['a token for another site', { ...asha, aud: 'another' }, {}],
  ['a token from another attempt', { ...asha, nonce: 'another' }, {}],
  ['a token from another issuer', { ...asha, iss: 'https://evil.example' }, {}],
  ['a token signed with a different key', asha, { withOtherKey: true }],
  ['an expired token', asha, { from: 1, until: 2 }],
  ['a token from the future', asha, { from: IN_AN_HOUR, until: IN_AN_HOUR + 300 }],
  ['a token for several sites', { ...asha, aud: ['desk', 'another'], azp: 'desk' }, {}],
  ['a token that another client requested', { ...asha, azp: 'another' }, {}],
  ['a full-width address', { ...asha, email: '\uFF41sha.rao@pebble.example' }, {}],
  [
    'an address with an invisible character',
    { ...asha, email: 'asha\u200B.rao@pebble.example' },
    {},
  ],
  ['an address with a soft hyphen', { ...asha, email: 'asha.rao@peb\u00ADble.example' }, {}],
  ['an address with a zero byte', { ...asha, email: 'asha.rao@pebble.example\0' }, {}],
  ['an address with a final dot', { ...asha, email: 'asha.rao@pebble.example.' }, {}],
])('rejects %s without creating an account', async (_what, claims, sign) => {
  const browser = desk.newBrowser();
  const answer = await browser.get(await say(browser, claims, sign));
  expect(answer.status).toBe(403);
  expect(browser.cookies.has(SESSION)).toBe(false);
});

test('only the first account of a person signs in, until an operator allows another', async () => {
  const signIn = async (sub: string) => {
    const browser = desk.newBrowser();
    return browser.get(await say(browser, { ...asha, sub }));
  };
  expect((await signIn('1')).location).toBe('/');
  expect((await signIn('1')).location).toBe('/');
  const refused = await signIn('2');
  expect(refused.status).toBe(403);
  expect(refused.body).toContain('signs in with another account');
  const users = userStore(desk.registry);
  const user = await users.byEmail('asha.rao@pebble.example');
  const operator = await desk.signIn('operator');
  const allowed = await operator.post(`/people/${user?.id}/unbind`, {});
  expect(allowed.location).toBe(`/people/${user?.id}`);
  expect((await desk.registry.journal(1))[0]).toMatchObject({
    who: expect.stringContaining(operator.user.name),
    what: 'let Asha Rao (asha.rao@pebble.example) sign in with another account at a provider',
  });
  expect((await signIn('2')).location).toBe('/');
  expect((await signIn('1')).status).toBe(403);
});

test('rejects the callback of another browser’s attempt', async () => {
  const attacker = desk.newBrowser();
  const back = await say(attacker, asha);
  const victim = desk.newBrowser();
  await victim.get('/sign-in/with/google');
  expect((await victim.get(back)).status).toBe(403);
  expect(victim.cookies.has(SESSION)).toBe(false);
});

test('reports an unreachable issuer, and retries at the next attempt', async () => {
  issuer.callItself('https://another.example');
  expect((await desk.newBrowser().get('/sign-in/with/google')).status).toBe(502);
  issuer.callItself(issuer.address);
  expect((await desk.newBrowser().get('/sign-in/with/google')).status).toBe(303);
});

test('requests verified addresses from GitHub', async () => {
  const asked: { url: string; authorization: string | null }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers } = new Request(input, init);
    asked.push({ url, authorization: headers.get('authorization') });
    return url.endsWith('/access_token')
      ? Response.json({ access_token: 'gho_1', token_type: 'bearer', scope: 'user:email' })
      : url.endsWith('/user')
        ? Response.json({ id: 583231 })
        : Response.json([
            { email: 'asha.rao@pebble.example', verified: false, primary: true },
            { email: 'asha@home.example', verified: true, primary: false },
          ]);
  });
  const gitHub = createProvider({ id: 'github', name: 'GitHub', issuer: null, ...client });
  const callback = 'https://desk.pebble.example/sign-in/from/github';
  const { url, attempt } = await gitHub.begin(callback);
  expect(url).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?.*scope=user%3Aemail/);
  const back = new URL(`${callback}?code=1&state=${attempt.state}`);
  expect(await gitHub.identityFrom(back, attempt)).toEqual({
    issuer: 'https://github.com',
    subject: '583231',
    emails: ['asha@home.example'],
  });
  expect(asked.map(({ url: address }) => address)).toEqual([
    'https://github.com/login/oauth/access_token',
    'https://api.github.com/user',
    'https://api.github.com/user/emails',
  ]);
  expect(asked[1]?.authorization).toBe('Bearer gho_1');
});

test('reads the sign-in providers from the environment', () => {
  expect(parseDeskConfig({})).toEqual({
    port: 8091,
    host: '127.0.0.1',
    origin: null,
    ciRulesFile: path.join(repositoryRoot, 'delivery.config.json'),
    contentRepo: null,
    ciShipsContent: false,
    hosts: [],
    providers: [],
  });
  const read = parseDeskConfig({
    DESK_URL: 'https://desk.pebble.example/',
    GITLAB_URL: 'https://git.pebble.example',
    GITLAB_CLIENT_ID: 'a',
    GITLAB_CLIENT_SECRET: 'b',
    GITHUB_CLIENT_ID: 'c',
    GITHUB_CLIENT_SECRET: 'd',
  });
  expect(read.origin).toBe('https://desk.pebble.example');
  expect(read.providers.map(({ id, issuer: address }) => [id, address])).toEqual([
    ['gitlab', 'https://git.pebble.example'],
    ['github', null],
  ]);
  expect(() => parseDeskConfig({ GOOGLE_CLIENT_ID: 'a' })).toThrow('must be set together');
  expect(
    parseDeskConfig({ SITE_HOSTS: 'http://10.0.0.2:8080, http://10.0.0.3:8080' }).hosts,
  ).toEqual(['http://10.0.0.2:8080', 'http://10.0.0.3:8080']);
  expect(() => parseDeskConfig({ SITE_HOSTS: 'here' })).toThrow('SITE_HOSTS');
  expect(() => parseDeskConfig({ DESK_PORT: 'x' })).toThrow('DESK_PORT: must be a number');
});
