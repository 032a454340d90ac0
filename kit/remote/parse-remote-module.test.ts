import { expect, test } from '@jest/globals';
import { parseRemoteApp, parseRemoteDialogs, parseRemoteIslands } from './parse-remote-module.ts';

const step = async () => {};
const dialogs = { bootstrap: step, mount: step, update: step, unmount: step };
const app = { ...dialogs, prepare: async () => ({ kind: 'unknown' }) };
const islands = { hydrateIslands: () => {} };

test('a whole module is taken as it is', () => {
  expect(parseRemoteApp(app)).toBe(app);
  expect(parseRemoteDialogs(dialogs)).toBe(dialogs);
  expect(parseRemoteIslands(islands)).toBe(islands);
});

test('everything a module lacks is named', () => {
  expect(() => parseRemoteApp({ ...app, mount: undefined, prepare: 'later' })).toThrow(
    "The remote's module lacks mount, prepare.",
  );
  expect(() => parseRemoteIslands({})).toThrow('lacks hydrateIslands.');
  expect(() => parseRemoteDialogs({ bootstrap: step })).toThrow('lacks mount, update, unmount.');
});

test.each([null, 'code'])('%s is no module', (module) => {
  expect(() => parseRemoteApp(module)).toThrow('lacks bootstrap, mount, update, unmount, prepare.');
});
