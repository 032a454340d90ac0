import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { breakpoints } from './breakpoints.ts';

test.each(Object.entries(breakpoints))('%s is where the stylesheets have it', (name, query) => {
  const tokens = readFileSync(path.join(__dirname, '../styles/tokens.css'), 'utf8');
  const width = new RegExp(`--breakpoint-${name}: (\\d+px);`).exec(tokens)?.[1];
  expect(query).toBe(`(width >= ${width})`);
});
