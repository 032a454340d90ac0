import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { root } from '../support/site.ts';

/** Runs in another process, because Jest cannot load TypeScript's API. */
function mixedTextIn(folder: string, entries: RegExp): string[] {
  const search = `
    import { findMixedText } from './e2e/checks/mixed-text.ts';
    const found = findMixedText(${JSON.stringify(folder)}, (file) => ${entries}.test(file));
    console.log(JSON.stringify(found));
  `;
  const found: unknown = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', search], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  return v.parse(v.array(v.string()), found);
}

/** Modules that a browser renders more than once: islands, dialogs, the shell, and pages with changing data. */
const rendersAgain =
  /\.island\.tsx$|^mfe-forms\/dialogs\.ts$|^shell\/boot\.ts$|^mfe-blog\/pages\/.+\.tsx$/;

test('changing text has its own element, so that translated pages work', () => {
  expect(mixedTextIn(root, rendersAgain)).toEqual([]);
});

test('finds every way to mix text with changing content, and nothing else', () => {
  const folder = path.join(root, 'e2e/fixtures/mixed-text');
  const lines = readFileSync(path.join(folder, 'examples.tsx'), 'utf8').split('\n');
  const breaking = lines.flatMap((line, index) =>
    line.includes('/* breaks */') ? [index + 1] : [],
  );
  const found = mixedTextIn(folder, /^examples\.tsx$/).map((text) => Number(text.split(':')[1]));
  expect(breaking.length).toBeGreaterThan(7);
  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual(breaking);
});
