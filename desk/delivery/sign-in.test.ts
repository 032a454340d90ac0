import { createSecretKey, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import type { CiIssuer } from '../access/ci-rules.ts';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import { startIssuer, type TestIssuer } from '../testing/start-issuer.ts';

const AUDIENCE = 'https://ship.example.in';
const MINUTE_S = 60;

let issuer: TestIssuer;
let service: TestService;

beforeEach(async () => {
  issuer = await startIssuer();
  const rule: CiIssuer['rules'][number] = {
    claims: { repository: 'acme/blog', ref: 'refs/heads/main' },
    sections: ['mfe-blog'],
    actions: ['release'],
    roles: ['legal'],
  };
  service = await openTestService({
    issuers: [{ name: 'github', issuer: issuer.address, audience: AUDIENCE, rules: [rule] }],
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
  await issuer.close();
});

/** The claims of a valid run of the team's CI. */
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

test('a CI run gets a key for 15 minutes with the rights of its rule', async () => {
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
  ['GitHub’s actor', { actor: 'Asha-Rao' }, 'github:asha-rao'],
  ['GitLab’s user_login', { user_login: 'asha.rao' }, 'github:asha.rao'],
  ['its own name without an account', {}, 'github acme/blog refs/heads/main'],
  [
    'its own name with an invalid account',
    { actor: 'key dr-nair' },
    'github acme/blog refs/heads/main',
  ],
])('the owner of a CI key is %s, with the roles of its rule', async (_who, named, person) => {
  const { body } = await signIn(await issuer.token({ ...claims(), ...named }));
  expect(body).toMatchObject({ roles: ['legal'] });
  const { key } = v.parse(signedIn, body);
  expect(await service.call('GET', '/v1/me', { key })).toMatchObject({
    body: { person, roles: ['legal'] },
  });
});

/** Signs valid claims with some changed. */
const tokenWith = (changes: object) => issuer.token({ ...claims(), ...changes });

type Refusal = { reason: string; isNamed: boolean; tokens: Record<string, () => Promise<string>> };

/** Tokens to reject, by the counted reason, and whether the audit log may name the run. */
const refusals: readonly Refusal[] = [
  {
    reason: 'token-unsigned-or-forged',
    isNamed: false,
    tokens: {
      'something that is not a token': async () => 'open-sesame',
      'a signature with another key': () => issuer.token(claims(), { withOtherKey: true }),
      'claims changed after signing': async () => {
        const [head, , signature] = (await tokenWith({ ref: 'refs/heads/x' })).split('.');
        const [, body] = (await issuer.token(claims())).split('.');
        return [head, body, signature].join('.');
      },
      'alg: none': async () =>
        new UnsecuredJWT({ ...claims(), iss: issuer.address })
          .setIssuedAt()
          .setExpirationTime('5m')
          .encode(),
      'HS256 with the public key as the secret': async () =>
        new SignJWT({ ...claims(), iss: issuer.address })
          .setProtectedHeader({ alg: 'HS256', kid: 'own' })
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(createSecretKey(Buffer.from(issuer.publicKey))),
      'a key the issuer does not have': () => issuer.token(claims(), { kid: 'unknown' }),
      'a token without an expiry': () => tokenWith({ exp: undefined }),
    },
  },
  {
    reason: 'token-of-unknown-issuer',
    isNamed: false,
    tokens: {
      'an unknown issuer': () => tokenWith({ iss: 'https://example.com' }),
      'an issuer with the same prefix': () => tokenWith({ iss: `${issuer.address}/` }),
      'no issuer': () => tokenWith({ iss: '' }),
    },
  },
  {
    reason: 'token-expired',
    isNamed: false,
    tokens: {
      'an expired token': () => issuer.token(claims(), { until: now() - MINUTE_S }),
      'a token issued long ago': () =>
        issuer.token(claims(), { from: now() - 7 * 3600, until: now() + 3600 }),
    },
  },
  {
    reason: 'token-not-yet-valid',
    isNamed: false,
    tokens: {
      'a token not valid yet': () => tokenWith({ nbf: now() + 2 * MINUTE_S }),
      'a token issued tomorrow': () =>
        issuer.token(claims(), { from: now() + 24 * 3600, until: now() + 25 * 3600 }),
    },
  },
  {
    reason: 'token-for-somebody-else',
    isNamed: false,
    tokens: {
      'another audience': () => tokenWith({ aud: 'https://other.example.in' }),
      'no audience': () => tokenWith({ aud: undefined }),
    },
  },
  {
    reason: 'token-for-somebody-else',
    isNamed: true,
    tokens: {
      'an audience in addition to ours': () =>
        tokenWith({ aud: [AUDIENCE, 'https://other.example.in'] }),
    },
  },
  {
    reason: 'token-without-rights',
    isNamed: true,
    tokens: {
      'another repository': () => tokenWith({ repository: 'acme/blog2' }),
      'another branch': () => tokenWith({ ref: 'refs/pull/7/merge' }),
      'no branch': () => tokenWith({ ref: undefined }),
      'a list of branches with the right one': () => tokenWith({ ref: ['refs/heads/main'] }),
    },
  },
  {
    reason: 'token-used-before',
    isNamed: true,
    tokens: {
      'a token used before': () => used(issuer.token(claims())),
      'a token with the jti of another': async () => {
        const same = claims();
        await used(issuer.token(same, { until: now() + 200 }));
        return issuer.token(same);
      },
      'a token without a jti used before': () => used(tokenWith({ jti: undefined })),
    },
  },
];

async function used(signed: Promise<string>): Promise<string> {
  await signIn(await signed);
  return signed;
}

const bad = refusals.flatMap(({ tokens, ...expected }) =>
  Object.entries(tokens).map(([what, make]) => [what, { ...expected, make }] as const),
);

test.each(bad)(
  'rejects and counts %s, with an audit entry if the run is verified',
  async (_what, { reason, isNamed, make }) => {
    const token = await make();
    const answer = await signIn(token);
    expect(answer).toMatchObject({ status: 401, body: { kind: 'not-signed-in' } });
    const who = expect.stringMatching(/^ci github acme\/blog/);
    expect(await service.site.stores.registry.journal(1)).toMatchObject(
      isNamed ? [{ what: 'POST /v1/sign-in', outcome: 'refused', who }] : [],
    );
    const looker = await service.keyFor('looker', { sections: ['shell'], actions: ['read'] });
    const { body } = await service.call('GET', '/v1/refusals', { key: looker });
    expect(body).toEqual({ refused: { [reason]: 1 } });
    const written = JSON.stringify([service.log, await service.site.stores.registry.journal(9)]);
    expect(written).not.toContain(token.slice(-30));
  },
);

test('a token used ten times concurrently works once', async () => {
  const token = await issuer.token(claims());
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
});

test('sign-in fails while the issuer is unreachable, and recovers afterwards', async () => {
  issuer.callItself('https://somebody.else');
  expect(await signIn(await issuer.token(claims()))).toMatchObject({ status: 503 });
  issuer.callItself(issuer.address);
  expect(await signIn(await issuer.token(claims()))).toMatchObject({ status: 201 });
});

test('refetches an issuer’s keys after ten minutes, measured by a monotonic clock', async () => {
  expect((await signIn(await issuer.token(claims()))).status).toBe(201);
  const token = await issuer.token(claims());
  await issuer.close();
  expect((await signIn(await issuer.token(claims()))).status).toBe(201);
  const later = performance.now() + 10 * MINUTE_S * 1000 + 1;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  expect((await signIn(token)).status).toBe(503);
});
