import { expect, test } from '@jest/globals';
import { parseRemoteApp, parseRemoteDialogs, parseRemoteIslands } from './parse-remote-module.ts';

const step = async () => {};
const dialogs = { bootstrap: step, mount: step, update: step, unmount: step };
const app = { ...dialogs, prepare: async () => ({ kind: 'unknown' }) };
const islands = { hydrateIslands: () => {} };

test('accepts a complete module unchanged', () => {
  expect(parseRemoteApp(app)).toBe(app);
  expect(parseRemoteDialogs(dialogs)).toBe(dialogs);
  expect(parseRemoteIslands(islands)).toBe(islands);
});

test('lists all functions that a module is missing', () => {
  expect(() => parseRemoteApp({ ...app, mount: undefined, prepare: 'later' })).toThrow(
    "The remote's module is missing mount, prepare.",
  );
  expect(() => parseRemoteIslands({})).toThrow('is missing hydrateIslands.');
  expect(() => parseRemoteDialogs({ bootstrap: step })).toThrow(
    'is missing mount, update, unmount.',
  );
});

test.each([null, 'code'])('rejects %s as a module', (module) => {
  expect(() => parseRemoteApp(module)).toThrow(
    'is missing bootstrap, mount, update, unmount, prepare.',
  );
});
