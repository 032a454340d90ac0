import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import type { Release } from '../releases/release.ts';
import { checkRelease } from './check-release.ts';

const release = (
  name: Release['name'],
  prefixes: string[],
  changes: Partial<Release> = {},
): Release => ({
  name,
  id: 'a'.repeat(16),
  files: {},
  builtAt: '2024-06-17T10:00:00.000Z',
  gitRevision: null,
  contractVersion: CONTRACT_VERSION,
  entry: 'entry.js',
  integrity: 'sha384-a',
  styles: [],
  exposes: name === 'shell' ? [] : ['./app'],
  prefixes,
  routes: prefixes.map((pattern) => ({ id: pattern, pattern })),
  islands: {},
  ...changes,
});

const route = (pattern: string) => ({ id: pattern, pattern });

const shell = release('shell', []);
const home = release('mfe-home', ['/']);
const company = release('mfe-company', ['/company', '/school', '/clinic']);

test('a sound release beside sound others may be promoted', () => {
  expect(
    checkRelease(release('mfe-blog', ['/blog', '/feed']), [shell, home, company], null),
  ).toEqual([]);
  expect(checkRelease(home, [shell, company], null)).toEqual([]);
  expect(checkRelease(shell, [home, company], null)).toEqual([]);
});

test('a release of another contract is refused, with what to do', () => {
  const contractVersion = CONTRACT_VERSION + 1;
  expect(checkRelease(release('mfe-blog', ['/blog'], { contractVersion }), [], null)).toEqual([
    `mfe-blog was built against version ${contractVersion} of the contract; this site runs version ${CONTRACT_VERSION}. Release it again from the present source.`,
  ]);
});

test('a shell of another contract is refused while a live remote speaks the old one', () => {
  const contractVersion = CONTRACT_VERSION + 1;
  const next = release('shell', [], { contractVersion });
  expect(checkRelease(next, [home, { ...company, contractVersion }], null)).toEqual([
    `The shell was built against version ${contractVersion} of the contract and the live mfe-home against version ${CONTRACT_VERSION}. Release mfe-home again and promote both together.`,
  ]);
});

test('a remote without ./app is refused; a shell needs none', () => {
  expect(
    checkRelease(release('mfe-blog', ['/blog'], { exposes: ['./dialogs'] }), [], null),
  ).toEqual(['mfe-blog does not expose ./app, so the shell could not mount it.']);
  expect(checkRelease(release('shell', [], { exposes: [] }), [], null)).toEqual([]);
});

test('a page outside the claimed prefixes is refused', () => {
  const routes = ['/blog', '/blog/:id', '/blogs', '/'].map(route);
  expect(checkRelease(release('mfe-blog', ['/blog'], { routes }), [], null)).toEqual([
    'mfe-blog has a page at /blogs, outside the prefixes it claims.',
    'mfe-blog has a page at /, outside the prefixes it claims.',
  ]);
});

test('claiming the home page claims no other', () => {
  const routes = ['/', '/rooms'].map(route);
  expect(checkRelease(release('mfe-home', ['/'], { routes }), [company], null)).toEqual([
    'mfe-home has a page at /rooms, outside the prefixes it claims.',
  ]);
});

test.each([
  ['the same prefix', '/school'],
  ['a prefix below another one', '/company/careers'],
])('claiming %s as another remote is refused', (_what, prefix) => {
  const [problem] = checkRelease(release('mfe-blog', [prefix]), [home, company], null);
  expect(problem).toBe(`mfe-blog claims ${prefix}, which belongs to mfe-company.`);
});

test('claiming a prefix above that of another remote is refused', () => {
  const others = [release('mfe-company', ['/company/faq'])];
  expect(checkRelease(release('mfe-blog', ['/company']), others, null)).toEqual([
    'mfe-blog claims /company, which belongs to mfe-company.',
  ]);
});

test('names that only begin alike are different places', () => {
  expect(checkRelease(release('mfe-blog', ['/schools', '/clinics']), [company], null)).toEqual([]);
});

test('everything that is wrong is said at once', () => {
  const problems = checkRelease(
    release('mfe-blog', ['/school'], {
      contractVersion: CONTRACT_VERSION + 1,
      exposes: [],
      routes: [route('/feed')],
    }),
    [company],
    null,
  );
  expect(problems).toHaveLength(4);
});

test('a remote built for another contract than the live shell’s is refused', () => {
  const older = release('shell', [], { contractVersion: CONTRACT_VERSION - 1 });
  expect(checkRelease(release('mfe-blog', ['/blog']), [older], null)).not.toEqual([]);
});

test('the addresses of the site itself cannot be claimed', () => {
  const own = ['/r', '/website', '/api', '/registry.json', '/site.json'];
  const claimable = own.filter(
    (prefix) => checkRelease(release('mfe-blog', [prefix]), [shell], null).length === 0,
  );
  expect(claimable).toEqual([]);
});
