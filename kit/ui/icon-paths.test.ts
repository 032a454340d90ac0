import { expect, test } from '@jest/globals';
import { iconPaths } from './icon-paths.ts';
import { socialNetworks } from './social-links.tsx';

test('draws the X logo as an outlined letter, unlike the Close icon', () => {
  const x = socialNetworks.find(({ link }) => link === 'x');
  expect(x?.path).toMatch(/Z/);
  expect(iconPaths.close).not.toMatch(/Z/);
});

test.each([
  ...Object.entries(iconPaths),
  ...socialNetworks.map(({ name, path }) => [name, path] as const),
])('%s is one valid path', (_name, path) => {
  expect(path).toMatch(/^M[-MmLlHhVvCcSsQqTtAaZz0-9. ]+$/);
});
