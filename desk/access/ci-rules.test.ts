import { expect, test } from '@jest/globals';
import { ConfigError } from '@site/api/environment.ts';
import { parseCiRules, readCiRules } from './ci-rules.ts';

const rule = {
  claims: { repository: 'acme/blog', ref: 'refs/heads/main' },
  sections: ['mfe-blog'],
  actions: ['release', 'promote'],
};
const issuer = {
  name: 'github',
  issuer: 'https://token.actions.githubusercontent.com',
  audience: 'https://ship.example.in',
  rules: [rule],
};

function problemsOf(given: unknown): readonly string[] {
  try {
    parseCiRules(typeof given === 'string' ? given : JSON.stringify(given), 'it.json');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('parses the rules of a file, and returns none without a file', async () => {
  expect(parseCiRules(JSON.stringify({ issuers: [issuer] }), 'it.json')).toEqual([issuer]);
  expect(await readCiRules('/nowhere/delivery.config.json')).toEqual([]);
});

test.each([
  ['text that is not JSON', '{', 'it.json is not JSON'],
  ['an unknown field', { issuers: [], keys: [] }, 'keys'],
  ['an http address', withIssuer({ issuer: 'http://ci.example.in' }), 'must be an https'],
  ['no audience', withIssuer({ audience: '' }), 'audience must not be empty'],
  ['the same issuer twice', { issuers: [issuer, issuer] }, 'is listed twice'],
  ['every branch', withRule({ claims: { repository: 'acme/blog' } }), 'must name the branch'],
  [
    'every repository',
    withRule({ claims: { ref: 'refs/heads/main' } }),
    'must name the repository',
  ],
  ['an unknown section', withRule({ sections: ['shop'] }), 'must be some of'],
  ['an unknown action', withRule({ actions: ['fly'] }), 'must be some of'],
  ['no action', withRule({ actions: [] }), 'must name an action'],
])('rejects %s', (_what, given, words) => {
  expect(problemsOf(given)).toEqual([expect.stringContaining(words)]);
});

function withIssuer(changes: object): unknown {
  return { issuers: [{ ...issuer, ...changes }] };
}

function withRule(changes: object): unknown {
  return withIssuer({ rules: [{ ...rule, ...changes }] });
}
