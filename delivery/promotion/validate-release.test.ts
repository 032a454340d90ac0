import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import type { Release } from '../releases/release.ts';
import { releaseProblems } from './validate.ts';

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
  redirects: [],
  scripts: {},
  islands: {},
  ...changes,
});

const route = (pattern: string) => ({ id: pattern, pattern });

const shell = release('shell', []);
const home = release('mfe-home', ['/']);
const company = release('mfe-company', ['/company', '/school', '/clinic']);

test('accepts a valid release alongside other valid ones', () => {
  expect(
    releaseProblems(release('mfe-blog', ['/blog', '/feed']), [shell, home, company], null),
  ).toEqual([]);
  expect(releaseProblems(home, [shell, company], null)).toEqual([]);
  expect(releaseProblems(shell, [home, company], null)).toEqual([]);
});

const served = `${CONTRACT_VERSION - 1} and ${CONTRACT_VERSION}`;

test.each([
  [1, 'Promote a shell of that version first, with delivery commands of that version.'],
  [-2, 'Rebuild it from the current source.'],
])(
  'rejects a release whose contract version is off by %d, and explains what to do',
  (difference, remedy) => {
    const contractVersion = CONTRACT_VERSION + difference;
    expect(releaseProblems(release('mfe-blog', ['/blog'], { contractVersion }), [], null)).toEqual([
      `mfe-blog was built against version ${contractVersion} of the contract; this site serves versions ${served}. ${remedy}`,
    ]);
  },
);

test('accepts releases and shells of the previous contract', () => {
  const contractVersion = CONTRACT_VERSION - 1;
  const earlier = release('mfe-blog', ['/blog'], { contractVersion });
  expect(releaseProblems(earlier, [shell, home], null)).toEqual([]);
  const earlierShell = release('shell', [], { contractVersion });
  expect(releaseProblems(earlier, [earlierShell], null)).toEqual([]);
  expect(releaseProblems(shell, [home, earlier], null)).toEqual([]);
  expect(releaseProblems(earlierShell, [earlier], null)).toEqual([]);
});

test('rejects a shell that does not support a live remote’s contract', () => {
  const ancient = { ...home, contractVersion: CONTRACT_VERSION - 2 };
  expect(releaseProblems(shell, [ancient, company], null)).toEqual([
    `The shell was built against version ${CONTRACT_VERSION} of the contract and serves versions ${served}; the live mfe-home was built against version ${CONTRACT_VERSION - 2}. Release mfe-home again and promote both together.`,
  ]);
  const older = release('shell', [], { contractVersion: CONTRACT_VERSION - 1 });
  expect(releaseProblems(older, [home], null)).toEqual([
    expect.stringContaining(`the live mfe-home was built against version ${CONTRACT_VERSION}.`),
  ]);
  const unknown = release('shell', [], { contractVersion: CONTRACT_VERSION + 1 });
  expect(releaseProblems(unknown, [home], null)).toEqual([
    `The shell was built against version ${CONTRACT_VERSION + 1} of the contract; these delivery commands know versions ${served}.`,
  ]);
});

test('rejects a remote without ./app; a shell needs none', () => {
  expect(
    releaseProblems(release('mfe-blog', ['/blog'], { exposes: ['./dialogs'] }), [], null),
  ).toEqual(['mfe-blog does not expose ./app, so the shell could not mount it.']);
  expect(releaseProblems(release('shell', [], { exposes: [] }), [], null)).toEqual([]);
});

test('rejects a page outside the claimed prefixes', () => {
  const routes = ['/blog', '/blog/:id', '/blogs', '/'].map(route);
  expect(releaseProblems(release('mfe-blog', ['/blog'], { routes }), [], null)).toEqual([
    'mfe-blog has a page at /blogs, outside the prefixes it claims.',
    'mfe-blog has a page at /, outside the prefixes it claims.',
  ]);
});

test('claiming the home page does not claim any other page', () => {
  const routes = ['/', '/rooms'].map(route);
  expect(releaseProblems(release('mfe-home', ['/'], { routes }), [company], null)).toEqual([
    'mfe-home has a page at /rooms, outside the prefixes it claims.',
  ]);
});

test.each([
  ['the same prefix as', '/school', '/school'],
  ['a prefix below that of', '/company/careers', '/company'],
  ['a prefix above that of', '/company', '/company/faq'],
])('rejects claiming %s another remote', (_what, prefix, theirs) => {
  const others = [home, release('mfe-company', [theirs])];
  expect(releaseProblems(release('mfe-blog', [prefix]), others, null)).toEqual([
    `mfe-blog claims ${prefix}, which belongs to mfe-company.`,
  ]);
});

test('prefixes match whole path segments', () => {
  expect(releaseProblems(release('mfe-blog', ['/schools', '/clinics']), [company], null)).toEqual(
    [],
  );
});

test('rejects claims to reserved paths', () => {
  const own = ['/r', '/website', '/api', '/registry.json', '/site.json'];
  const claimable = own.filter(
    (prefix) => releaseProblems(release('mfe-blog', [prefix]), [shell], null).length === 0,
  );
  expect(claimable).toEqual([]);
});
