import { expect, test } from '@jest/globals';
import { parseRemoteApp, parseRemoteDialogs } from './parse-remote-module.ts';

const step = async () => {};
const lifecycles = { bootstrap: step, mount: step, update: step, unmount: step };

test('accepts a complete module unchanged', () => {
  expect(parseRemoteApp(lifecycles)).toBe(lifecycles);
  expect(parseRemoteDialogs(lifecycles)).toBe(lifecycles);
});

test('lists all functions that a module is missing', () => {
  expect(() => parseRemoteApp({ ...lifecycles, mount: undefined, update: 'later' })).toThrow(
    "The remote's module is missing mount, update.",
  );
  expect(() => parseRemoteDialogs({ bootstrap: step })).toThrow(
    'is missing mount, update, unmount.',
  );
});

test.each([null, 'code'])('rejects %s as a module', (module) => {
  expect(() => parseRemoteApp(module)).toThrow('is missing bootstrap, mount, update, unmount.');
});
