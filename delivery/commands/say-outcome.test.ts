import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sayOutcome, sentenceFor } from './say-outcome.ts';

const report = { pages: 42, written: 7, unchanged: 120, removed: 1, milliseconds: 1260 };
let said: string[] = [];

beforeEach(() => {
  said = [];
  const note = (text: string) => void said.push(text);
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

test('what was composed is one sentence', () => {
  expect(sentenceFor(report)).toBe(
    'Composed 42 pages in 1.3 s: 7 files written, 120 unchanged, 1 pages removed.',
  );
});

test('after shipping every live release is named', () => {
  sayOutcome({
    kind: 'shipped',
    report,
    live: { shell: 'a'.repeat(16), 'mfe-blog': 'b'.repeat(16) },
  });
  expect(said).toEqual([
    expect.stringMatching(/^ {2}shell +a{16}$/),
    expect.stringMatching(/^ {2}mfe-blog +b{16}$/),
    sentenceFor(report),
  ]);
  expect(process.exitCode).toBeUndefined();
});

test('a refusal lists its reasons and makes the program fail', () => {
  sayOutcome({ kind: 'refused', problems: ['First reason.', 'Second reason.'] });
  expect(said).toEqual([
    'Not shipped, and nothing has changed:',
    '  First reason.',
    '  Second reason.',
  ]);
  expect(process.exitCode).toBe(1);
});
