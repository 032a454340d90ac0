import { expect, test } from '@jest/globals';
import { ConfigError } from '@site/api/environment.ts';
import { parseServiceAddress, parseSignIn } from './service-address.ts';

const key = `delivery_${'0'.repeat(16)}_${'A'.repeat(43)}`;

/** The problems of an environment. */
function problemsOf(environment: Record<string, string>, to?: string): readonly string[] {
  try {
    parseServiceAddress(environment, to);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('without settings, a command ships to the site of its folder', () => {
  expect(parseServiceAddress({}, undefined)).toBeNull();
  expect(parseServiceAddress({ DELIVERY_URL: '', DELIVERY_KEY: key }, undefined)).toBeNull();
});

test('an option overrides the environment', () => {
  const environment = { DELIVERY_URL: 'https://ship.example.in', DELIVERY_KEY: key };
  expect(parseServiceAddress(environment, undefined)).toEqual({
    url: 'https://ship.example.in',
    key,
  });
  expect(parseServiceAddress(environment, 'http://127.0.0.1:8090/team/')).toEqual({
    url: 'http://127.0.0.1:8090/team',
    key,
  });
});

test.each([
  ['http://ship.example.in'],
  ['http://127.0.0.1.example.in'],
  ['https://key@ship.example.in'],
  ['https://ship.example.in/?key=1'],
  ['ship.example.in'],
  ['file:///etc'],
])('never sends a key to %s', (url) => {
  expect(problemsOf({ DELIVERY_KEY: key, DELIVERY_URL: url })).toEqual([
    expect.stringMatching(/^DELIVERY_URL: must be the https address/),
  ]);
  expect(problemsOf({ DELIVERY_KEY: key }, url)).toEqual([expect.stringMatching(/^--service: /)]);
});

test('reports a missing or malformed key without printing it', () => {
  expect(problemsOf({}, 'https://ship.example.in')).toEqual([
    expect.stringMatching(/^DELIVERY_KEY: must be your key/),
  ]);
  const problems = problemsOf({ DELIVERY_KEY: `${key}\nx` }, 'https://ship.example.in');
  expect(problems).toHaveLength(1);
  expect(problems.join()).not.toContain('AAAA');
});

test('without a key a CI run signs in with its token; a key takes precedence', () => {
  const run = { DELIVERY_URL: 'https://ship.example.in', DELIVERY_TOKEN: 'a.b.c' };
  expect(parseServiceAddress(run, undefined)).toEqual({
    url: 'https://ship.example.in',
    token: 'a.b.c',
  });
  expect(parseServiceAddress({ ...run, DELIVERY_KEY: key }, undefined)).toMatchObject({ key });
});

test('a CI run signs in with its token, or with one that it requests from GitHub for the service', () => {
  const to = 'https://ship.example.in/';
  expect(parseSignIn({ DELIVERY_TOKEN: 'a.b.c\n' }, to)).toEqual({
    url: 'https://ship.example.in',
    token: 'a.b.c',
  });
  const github = {
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://ci.example.in/?api=1',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
  };
  expect(parseSignIn(github, to).token).toEqual({
    url: 'https://ci.example.in/?api=1',
    requestToken: 'x',
    audience: 'https://ship.example.in',
  });
  expect(parseSignIn({ ...github, DELIVERY_AUDIENCE: 'us' }, to).token).toMatchObject({
    audience: 'us',
  });
  expect(() => parseSignIn({}, to)).toThrow('DELIVERY_TOKEN: must be the token of this CI run');
  expect(() => parseSignIn({ DELIVERY_TOKEN: 'a' }, undefined)).toThrow('DELIVERY_URL: must be');
});
