import { expect, test } from '@jest/globals';
import { parseInboxArguments } from './parse-inbox-arguments.ts';

const all = ['message', 'call-back', 'waitlist', 'deletion'];
const id = '019a0000-0000-7000-8000-000000000001';

test.each([
  [[], { kind: 'list', limit: 20, kinds: all }],
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
    'there is no command "delete"; there are list, export, erase, settle, journal, retention',
  ],
  [['list', 'export'], 'only one command at a time, not also "export"'],
  [['list', '--limit', '0'], '--limit must be a whole number from 1 to 10000'],
  [['list', '--limit', '10001'], '--limit must be a whole number from 1 to 10000'],
  [['list', '--yes'], '--yes does not go with "list"'],
  [['export'], '"export" needs --csv, or the e-mail address or phone number of one person'],
  [['export', '--csv', '--limit', '3'], '--limit does not go with "export"'],
  [
    ['export', 'asha@example.in', '--csv'],
    'an export of one person is JSON and has all kinds: leave out --csv and --kind',
  ],
  [
    ['export', 'Asha'],
    '"export" needs an e-mail address, an Indian mobile number or the id of a submission',
  ],
  [['erase'], '"erase" needs an e-mail address, an Indian mobile number or the id of a submission'],
  [['erase', 'a@b.in', 'c@d.in'], 'only one thing at a time, not also "c@d.in"'],
  [['settle', '12'], '"settle" needs the id that the list shows'],
  [['export', '--csv', '--out', ''], '--out needs the name of a file'],
  [['--kind', 'letters'], '--kind must be one of: message, call-back, waitlist, deletion'],
  [['--retry', '12'], '--retry needs the id that the list shows'],
  [['list', '--retry', id], '--retry stands alone'],
  [['--retry', id, '--csv'], '--retry stands alone'],
])('%j is refused with one sentence', (words, reason) => {
  const sentence = `Cannot do that: ${reason}. Try --help.`;
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
