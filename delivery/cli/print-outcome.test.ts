import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { printOutcome } from './print-outcome.ts';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  const note = (text: string) => void printed.push(text);
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

test('prints live releases and changed pages after a promotion', () => {
  printOutcome({
    kind: 'shipped',
    version: 'c'.repeat(16),
    live: { shell: 'a'.repeat(16), 'mfe-blog': 'b'.repeat(16) },
    pages: {
      added: ['/blog/7'],
      changed: ['/a', '/b', '/c', '/d', '/e', '/f', '/g'],
      removed: [],
    },
    rendered: 42,
    milliseconds: 1260,
  });
  expect(printed).toEqual([
    expect.stringMatching(/^ {2}shell +a{16}$/),
    expect.stringMatching(/^ {2}mfe-blog +b{16}$/),
    'Version cccccccccccccccc is live after 1.3 s: 42 pages rendered.',
    '  1 new: /blog/7',
    '  7 changed: /a, /b, /c, /d, /e and 2 more',
  ]);
  expect(process.exitCode).toBeUndefined();
});

test('prints no control, invisible or bidirectional characters of others', () => {
  printOutcome({ kind: 'refused', problems: ['a\u001B]52;c;cm0=\u0007b\u202Ec\u0085d'] });
  printOutcome({
    kind: 'shipped',
    version: 'c'.repeat(16),
    live: {},
    pages: { added: ['/\u001B[2J'], changed: [], removed: [] },
    rendered: 1,
    milliseconds: 1,
  });
  expect(printed).toContain('  a�]52;c;cm0=�b�c�d');
  expect(printed).toContain('  1 new: /�[2J');
});

test('prints the reasons for a rejection and fails', () => {
  printOutcome({ kind: 'refused', problems: ['First reason.', 'Second reason.'] });
  expect(printed).toEqual([
    'Promotion rejected; nothing changed:',
    '  First reason.',
    '  Second reason.',
  ]);
  expect(process.exitCode).toBe(1);
});
