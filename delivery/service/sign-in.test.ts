import { createSecretKey, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import { startIssuer, type TestIssuer } from '../testing/start-issuer.ts';

const AUDIENCE = 'https://ship.example.in';
const MINUTE_S = 60;

let issuer: TestIssuer;
let service: TestService;

beforeEach(async () => {
  issuer = await startIssuer();
  const rule = {
    claims: { repository: 'acme/blog', ref: 'refs/heads/main' },
    sections: ['mfe-blog'],
    actions: ['release'],
    roles: ['legal'],
  } as const;
  const { sections, actions, roles } = rule;
  const rules = [{ ...rule, sections: [...sections], actions: [...actions], roles: [...roles] }];
  service = await openTestService({
    issuers: [{ name: 'github', issuer: issuer.address, audience: AUDIENCE, rules }],
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
  await issuer.close();
});

/** What a sound run of the team's CI claims. */
const claims = () => ({
  aud: AUDIENCE,
  sub: 'repo:acme/blog:ref:refs/heads/main',
  repository: 'acme/blog',
  ref: 'refs/heads/main',
  jti: randomUUID(),
});

const now = () => Math.floor(Date.now() / 1000);
const signIn = (token: string) => service.call('POST', '/v1/sign-in', { key: token });
const signedIn = v.object({ key: v.string() });

test('a run of the CI gets a key for a quarter of an hour, for its section and what it may do', async () => {
  const { status, body } = await signIn(await issuer.token(claims()));
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { sections: ['mfe-blog'], actions: ['release'] },
  });
  const { key } = v.parse(signedIn, body);
  expect(await service.call('GET', '/v1/me', { key })).toMatchObject({
    body: { name: 'github acme/blog refs/heads/main' },
  });
  const order = { parts: [{ section: 'mfe-blog', release: null }] };
  expect(await service.call('POST', '/v1/promotions', { key, body: order })).toMatchObject({
    status: 403,
  });
  const [tried, made] = await service.site.stores.registry.journal(2);
  expect(tried).toMatchObject({ who: 'ci github acme/blog refs/heads/main', outcome: 'refused' });
  expect(made).toMatchObject({ what: 'sign in', outcome: 'done', sections: ['mfe-blog'] });

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * MINUTE_S * 1000);
  expect(await service.call('GET', '/v1/me', { key })).toMatchObject({ status: 401 });
});

test.each([
  ['GitHub names', { actor: 'Asha-Rao' }, 'github:asha-rao'],
  ['GitLab names', { user_login: 'asha.rao' }, 'github:asha.rao'],
  ['nobody names', {}, 'github acme/blog refs/heads/main'],
  ['is named as no account can be', { actor: 'key dr-nair' }, 'github acme/blog refs/heads/main'],
])('a run is the person whom %s, with the roles of its rule', async (_who, named, person) => {
  const { body } = await signIn(await issuer.token({ ...claims(), ...named }));
  expect(body).toMatchObject({ roles: ['legal'] });
  const { key } = v.parse(signedIn, body);
  expect(await service.call('GET', '/v1/me', { key })).toMatchObject({
    body: { person, roles: ['legal'] },
  });
});

test('the keys of the issuer are fetched once for many tokens', async () => {
  for (let runs = 0; runs < 5; runs += 1) {
    expect(await signIn(await issuer.token(claims()))).toMatchObject({ status: 201 });
  }
  expect(issuer.asked()).toBe(1);
});

/** Tokens that are not to be taken: what is wrong, the reason that is counted, and whether the journal may name the run. */
const bad: readonly [string, string, boolean, () => Promise<string>][] = [
  ['no token', 'token-unsigned-or-forged', false, async () => 'open-sesame'],
  ['a token of three empty parts', 'token-unsigned-or-forged', false, async () => 'eyJ9.eyJ9.eyJ9'],
  [
    'a signature with another key',
    'token-unsigned-or-forged',
    false,
    () => issuer.token(claims(), { withOtherKey: true }),
  ],
  [
    'claims that were changed after signing',
    'token-unsigned-or-forged',
    false,
    async () => {
      const [head, , signature] = (await issuer.token({ ...claims(), ref: 'refs/heads/x' })).split(
        '.',
      );
      const [, body] = (await issuer.token(claims())).split('.');
      return [head, body, signature].join('.');
    },
  ],
  [
    'alg: none',
    'token-unsigned-or-forged',
    false,
    async () =>
      new UnsecuredJWT({ ...claims(), iss: issuer.address })
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode(),
  ],
  [
    'HS256 with the public key as the secret',
    'token-unsigned-or-forged',
    false,
    async () =>
      new SignJWT({ ...claims(), iss: issuer.address })
        .setProtectedHeader({ alg: 'HS256', kid: 'own' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(createSecretKey(Buffer.from(issuer.publicKey))),
  ],
  [
    'a key that the issuer does not have',
    'token-unsigned-or-forged',
    false,
    () => issuer.token(claims(), { kid: 'unknown' }),
  ],
  [
    'an issuer that nobody has named',
    'token-of-unknown-issuer',
    false,
    () => issuer.token({ ...claims(), iss: 'https://example.com' }),
  ],
  [
    'an issuer that only begins alike',
    'token-of-unknown-issuer',
    false,
    () => issuer.token({ ...claims(), iss: `${issuer.address}/` }),
  ],
  ['no issuer', 'token-of-unknown-issuer', false, () => issuer.token({ ...claims(), iss: '' })],
  [
    'an expired token',
    'token-expired',
    false,
    () => issuer.token(claims(), { until: now() - MINUTE_S }),
  ],
  [
    'a token without an end',
    'token-unsigned-or-forged',
    false,
    () => issuer.token({ ...claims(), exp: undefined }),
  ],
  [
    'a token that was made long ago',
    'token-expired',
    false,
    () => issuer.token(claims(), { from: now() - 7 * 3600, until: now() + 3600 }),
  ],
  [
    'a token for later',
    'token-not-yet-valid',
    false,
    () => issuer.token({ ...claims(), nbf: now() + 2 * MINUTE_S }),
  ],
  [
    'a token of tomorrow',
    'token-not-yet-valid',
    false,
    () => issuer.token(claims(), { from: now() + 24 * 3600, until: now() + 25 * 3600 }),
  ],
  [
    'another audience',
    'token-for-somebody-else',
    false,
    () => issuer.token({ ...claims(), aud: 'https://other.example.in' }),
  ],
  [
    'no audience',
    'token-for-somebody-else',
    false,
    () => issuer.token({ ...claims(), aud: undefined }),
  ],
  [
    'an audience besides ours',
    'token-for-somebody-else',
    true,
    () => issuer.token({ ...claims(), aud: [AUDIENCE, 'https://other.example.in'] }),
  ],
  [
    'another repository',
    'token-without-rights',
    true,
    () => issuer.token({ ...claims(), repository: 'acme/blog2' }),
  ],
  [
    'another branch',
    'token-without-rights',
    true,
    () => issuer.token({ ...claims(), ref: 'refs/pull/7/merge' }),
  ],
  ['no branch', 'token-without-rights', true, () => issuer.token({ ...claims(), ref: undefined })],
  [
    'a list of branches with the right one',
    'token-without-rights',
    true,
    () => issuer.token({ ...claims(), ref: ['refs/heads/main'] }),
  ],
  [
    'a token that was used before',
    'token-used-before',
    true,
    async () => {
      const token = await issuer.token(claims());
      await signIn(token);
      return token;
    },
  ],
  [
    'a token of the same number',
    'token-used-before',
    true,
    async () => {
      const same = claims();
      await signIn(await issuer.token(same, { until: now() + 200 }));
      return issuer.token(same);
    },
  ],
  [
    'a token without a number that was used before',
    'token-used-before',
    true,
    async () => {
      const token = await issuer.token({ ...claims(), jti: undefined });
      await signIn(token);
      return token;
    },
  ],
];

test.each(bad)('%s: refused, written down and counted', async (_what, reason, isNamed, make) => {
  const token = await make();
  const answer = await signIn(token);
  expect(answer).toMatchObject({ status: 401, body: { kind: 'not-signed-in' } });
  const [entry] = await service.site.stores.registry.journal(1);
  expect(entry).toMatchObject({
    what: 'POST /v1/sign-in',
    outcome: 'refused',
    who: expect.stringMatching(isNamed ? /^ci github acme\/blog/ : /^somebody unknown$/),
  });
  const looker = await service.keyFor('looker', { sections: ['shell'], actions: ['read'] });
  const { body } = await service.call('GET', '/v1/refusals', { key: looker });
  expect(body).toEqual({ refused: { [reason]: 1 } });
  const written = JSON.stringify([service.log, await service.site.stores.registry.journal(9)]);
  expect(written).not.toContain(token.slice(-30));
});

test('a token that is shown ten times at one moment is good once', async () => {
  const token = await issuer.token(claims());
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
});

test('when the issuer cannot be asked nobody signs in, and later it goes on', async () => {
  issuer.callItself('https://somebody.else');
  expect(await signIn(await issuer.token(claims()))).toMatchObject({ status: 503 });
  issuer.callItself(issuer.address);
  expect(await signIn(await issuer.token(claims()))).toMatchObject({ status: 201 });
});
