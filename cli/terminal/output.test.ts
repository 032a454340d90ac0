import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { CheckedLinks } from '../links/checked-links.ts';
import type { CitedLinks } from '../links/cited-links.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { linesForLinks } from '../commands/links.ts';
import { printOutcome } from './print-outcome.ts';

test('lists dead and moved links by section, with the first pages that contain them', () => {
  const on = (part: PartName, ...pages: string[]) => new Map([[part, new Set(pages)]]);
  const cited: CitedLinks = new Map([
    ['https://a.example/', on('mfe-blog', '/f', '/e', '/d', '/c', '/b', '/a', '/g')],
    ['https://b.example/', on('shell', '/')],
    ['https://c.example/', on('shell', '/')],
    ['https://d.example/', on('shell', '/')],
  ]);
  const day = { on: '2026-11-26' };
  const checked: CheckedLinks = new Map([
    ['https://a.example/', { ...day, finding: { kind: 'dead', reason: 'answers 404' } }],
    ['https://b.example/', { ...day, finding: { kind: 'moved', to: 'https://new.example/' } }],
    ['https://c.example/', { ...day, finding: { kind: 'uncertain', reason: 'answers 403' } }],
  ]);
  expect(linesForLinks(cited, checked)).toEqual([
    'mfe-blog',
    '  dead   https://a.example/',
    '         answers 404',
    '         on /a, /b, /c, /d, /e and 2 more',
    '',
    'shell',
    '  moved  https://b.example/',
    '         now https://new.example/',
    '         on /',
    '',
    '4 addresses: 0 fine, 1 moved, 1 dead, 1 uncertain, 1 not checked yet.',
  ]);
});

describe('the outcome of a promotion', () => {
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
});
