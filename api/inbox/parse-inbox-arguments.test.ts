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
  [['journal'], { kind: 'journal', limit: 20 }],
  [['journal', '--limit', '3'], { kind: 'journal', limit: 3 }],
  [['settle', id], { kind: 'settle', id }],
  [
    ['export', 'Asha@Example.in'],
    {
      kind: 'export-person',
      person: { kind: 'email', address: 'asha@example.in' },
      about: 'Asha@Example.in',
      file: undefined,
    },
  ],
  [
    ['export', '+91 98765 43210', '--out', 'a.json'],
    {
      kind: 'export-person',
      person: { kind: 'mobile', digits: '9876543210' },
      about: '+91 98765 43210',
      file: 'a.json',
    },
  ],
  [
    ['erase', '९८७६५४३२१०'],
    {
      kind: 'erase',
      person: { kind: 'mobile', digits: '9876543210' },
      about: '९८७६५४३२१०',
      confirmed: false,
      open: false,
    },
  ],
  [
    ['erase', id, '--yes', '--open-too'],
    {
      kind: 'erase',
      person: { kind: 'submission', id },
      about: id,
      confirmed: true,
      open: true,
    },
  ],
  [['--help'], { kind: 'help' }],
  [['-h', 'export'], { kind: 'help' }],
])('%j is understood', (words, request) => {
  expect(parseInboxArguments(words)).toEqual(request);
});

test.each([
  [
    ['delete'],
    'Cannot do that: there is no command "delete"; there are list, export, erase, settle, journal. Try --help.',
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
  [['list', '--csv'], 'Cannot do that: --csv does not go with "list". Try --help.'],
  [['list', '--yes'], 'Cannot do that: --yes does not go with "list". Try --help.'],
  [['journal', 'now'], 'Cannot do that: only one command at a time, not also "now". Try --help.'],
  [
    ['export'],
    'Cannot do that: "export" needs --csv, or the e-mail address or phone number of one person. Try --help.',
  ],
  [
    ['export', '--csv', '--limit', '3'],
    'Cannot do that: --limit does not go with "export". Try --help.',
  ],
  [
    ['export', 'asha@example.in', '--csv'],
    'Cannot do that: an export of one person is JSON and has all kinds: leave out --csv and --kind. Try --help.',
  ],
  [
    ['export', 'Asha'],
    'Cannot do that: "export" needs an e-mail address, an Indian mobile number or the id of a submission. Try --help.',
  ],
  [
    ['erase'],
    'Cannot do that: "erase" needs an e-mail address, an Indian mobile number or the id of a submission. Try --help.',
  ],
  [
    ['erase', '12345', '--yes'],
    'Cannot do that: "erase" needs an e-mail address, an Indian mobile number or the id of a submission. Try --help.',
  ],
  [
    ['erase', 'a@b.in', 'c@d.in'],
    'Cannot do that: only one thing at a time, not also "c@d.in". Try --help.',
  ],
  [['settle', '12'], 'Cannot do that: "settle" needs the id that the list shows. Try --help.'],
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
