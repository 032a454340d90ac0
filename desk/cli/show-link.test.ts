import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hasDesktop, showLink } from './show-link.ts';

const link = 'http://127.0.0.1:1/status/open?ticket=a';
const desk = { platform: 'linux', env: { DISPLAY: ':0' }, isTerminal: true } as const;

const printed: string[] = [];
const complained: string[] = [];
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line) => void complained.push(String(line)));
});
afterEach(() => {
  jest.restoreAllMocks();
  printed.length = 0;
  complained.length = 0;
});

test.each([
  ['a Linux desktop', { ...desk, env: { WAYLAND_DISPLAY: 'wayland-0' } }, true],
  ['a Linux server', { ...desk, env: {} }, false],
  ['a Mac', { ...desk, platform: 'darwin', env: {} }, true],
  ['a Mac over SSH', { ...desk, platform: 'darwin', env: { SSH_CONNECTION: '10.0.0.1' } }, false],
  ['a CI', { ...desk, env: { DISPLAY: ':99', CI: 'true' } }, false],
  ['a script that takes the link', { ...desk, isTerminal: false }, false],
] as const)('opens a browser only where a person would see it: %s', (_name, terminal, expected) => {
  expect(hasDesktop(terminal)).toBe(expected);
});

test('prints the link everywhere, and opens it once on a desktop', async () => {
  const opened: string[] = [];
  await showLink(link, { ...desk, env: {} }, async (each) => opened.push(each));
  expect([printed, opened]).toEqual([[link], []]);
  await showLink(link, desk, async (each) => opened.push(each));
  expect([printed, opened]).toEqual([[link, link], [link]]);
});

test('a browser that fails to start leaves the link and an error', async () => {
  await showLink(link, desk, async () => {
    throw new Error('spawn xdg-open ENOENT');
  });
  expect(printed).toEqual([link]);
  expect(complained).toEqual(['Could not open a browser: spawn xdg-open ENOENT']);
});
