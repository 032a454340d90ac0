import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../support/site.ts';

const guide = readFileSync(path.join(root, 'docs/a-section-of-your-own.md'), 'utf8');
const section = path.join(root, 'e2e/fixtures/mfe-vaccines');

/** What of the section has its own words in the guide: its scripts and settings differ by what one likes. */
const written = readdirSync(section, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(mjs|tsx?|css|md)$/.test(file) && !file.includes('node_modules'),
);

test('the section of the guide is the one that is shipped in a test, file by file', () => {
  expect(written).toHaveLength(9);
  for (const file of written) {
    const text = readFileSync(path.join(section, file), 'utf8').trim();
    expect(guide).toContain(`\`${file.split(path.sep).join('/')}\``);
    expect(guide).toContain(`\n${text}\n\`\`\``);
  }
});
