import { expect, test } from '@jest/globals';
import type { CheckedLinks } from '../links/checked-links.ts';
import type { CitedLinks } from '../links/cited-links.ts';
import type { PartName } from '../releases/release.ts';
import { linesForLinks } from './lines-for-links.ts';

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
