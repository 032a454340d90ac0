import { expect, test } from '@jest/globals';
import { parseInboxArguments } from './parse-inbox-arguments.ts';

const all = ['message', 'call-back', 'waitlist', 'deletion'];
const id = '019a0000-0000-7000-8000-000000000001';

test.each([
  [[], { kind: 'list', limit: 20, kinds: all }],
  [['list'], { kind: 'list', limit: 20, kinds: all }],
  [['--limit', '5'], { kind: 'list', limit: 5, kinds: all }],
  [['list', '--limit=10000'], { kind: 'list', limit: 10_000, kinds: all }],
  [['export', '--csv'], { kind: 'export', file: undefined, kinds: all }],
  [['export', '--csv', '--out', 'a.csv'], { kind: 'export', file: 'a.csv', kinds: all }],
  [['--kind', 'waitlist'], { kind: 'list', limit: 20, kinds: ['waitlist'] }],
  [
    ['export', '--csv', '--kind', 'deletion'],
    { kind: 'export', file: undefined, kinds: ['deletion'] },
  ],
  [['--retry', id], { kind: 'retry', id }],
  [['--help'], { kind: 'help' }],
  [['-h', 'export'], { kind: 'help' }],
])('%j is understood', (words, request) => {
  expect(parseInboxArguments(words)).toEqual(request);
});

test.each([
  [
    ['delete'],
    'Cannot do that: there is no command "delete"; there are "list" and "export". Try --help.',
  ],
  [
    ['list', 'export'],
    'Cannot do that: only one command at a time, not also "export". Try --help.',
  ],
  [
    ['list', '--limit', '0'],
    'Cannot do that: --limit must be a whole number from 1 to 10000. Try --help.',
  ],
  [
    ['list', '--limit', '10001'],
    'Cannot do that: --limit must be a whole number from 1 to 10000. Try --help.',
  ],
  [
    ['list', '--limit', '1e3'],
    'Cannot do that: --limit must be a whole number from 1 to 10000. Try --help.',
  ],
  [['list', '--csv'], 'Cannot do that: --csv and --out belong to "export". Try --help.'],
  [['export'], 'Cannot do that: "export" needs --csv. Try --help.'],
  [
    ['export', '--csv', '--limit', '3'],
    'Cannot do that: --limit belongs to "list"; an export has them all. Try --help.',
  ],
  [['export', '--csv', '--out', ''], 'Cannot do that: --out needs the name of a file. Try --help.'],
  [
    ['--kind', 'letters'],
    'Cannot do that: --kind must be one of: message, call-back, waitlist, deletion. Try --help.',
  ],
  [['--retry', '12'], 'Cannot do that: --retry needs the id that the list shows. Try --help.'],
  [['list', '--retry', id], 'Cannot do that: --retry stands alone. Try --help.'],
  [['--retry', id, '--csv'], 'Cannot do that: --retry stands alone. Try --help.'],
])('%j is answered with one sentence', (words, sentence) => {
  expect(parseInboxArguments(words)).toEqual({ kind: 'wrong', sentence });
});

test.each([[['--colour']], [['list', '--limit']], [['export', '--csv=yes']]])(
  '%j is answered with one line that ends in the way to help',
  (words) => {
    expect(parseInboxArguments(words)).toEqual({
      kind: 'wrong',
      sentence: expect.stringMatching(/^Cannot do that: [^\n]+[^.]\. Try --help\.$/),
    });
  },
);
