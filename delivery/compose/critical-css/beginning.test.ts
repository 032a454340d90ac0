import { expect, test } from '@jest/globals';
import { htmlBeforeSheets } from './fold.ts';

const sheet = (address: string) => ({ address, integrity: 'sha256-abc' });
const head = '<!doctype html><html><head><link rel="stylesheet" href="/a.css"></head>';

test('returns the body up to the first full sheet', () => {
  const sheets = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
  const document = `${head}<body><header>Menu</header><h1>School</h1>${sheets}<p>More</p></body></html>`;
  expect(htmlBeforeSheets(document, [sheet('/a.css'), sheet('/b.css')])).toBe(
    '<!doctype html><body><header>Menu</header><h1>School</h1>',
  );
});

test('returns the whole body if it has no sheets', () => {
  expect(htmlBeforeSheets(`${head}<body><p>All</p></body>`, [sheet('/a.css')])).toContain(
    '<p>All</p>',
  );
});
