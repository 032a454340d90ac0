import { expect, test } from '@jest/globals';
import { iconPaths } from './icon-paths.ts';

test.each(Object.entries(iconPaths))('%s is one path that a browser can draw', (_name, path) => {
  expect(path).toMatch(/^M[-MmLlHhVvCcSsQqTtAaZz0-9. ]+$/);
});
