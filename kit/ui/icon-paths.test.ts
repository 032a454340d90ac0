import { expect, test } from '@jest/globals';
import { iconPaths } from './icon-paths.ts';
import { socialNetworks } from '../social-networks.ts';

test.each([
  ...Object.entries(iconPaths),
  ...socialNetworks.map(({ name, path }) => [name, path] as const),
])('%s is one path that a browser can draw', (_name, path) => {
  expect(path).toMatch(/^M[-MmLlHhVvCcSsQqTtAaZz0-9. ]+$/);
});
