import { afterEach, expect, jest, test } from '@jest/globals';
import { reportError } from './report-error.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('an error reaches the console and whoever listens, with its place and remote', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const heard: unknown[] = [];
  document.addEventListener(
    'shell:error',
    (event) => event instanceof CustomEvent && heard.push(event.detail),
  );
  reportError('remote', new Error('did not arrive'), 'mfe-home');
  reportError('navigate', 'timeout');
  expect(warn.mock.calls).toEqual([
    ['[shell] remote mfe-home: did not arrive'],
    ['[shell] navigate: timeout'],
  ]);
  expect(heard).toEqual([
    { place: 'remote', remote: 'mfe-home', message: 'did not arrive' },
    { place: 'navigate', remote: undefined, message: 'timeout' },
  ]);
});
