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
  const part = { name: 'mfe-home', release: '0123456789abcdef' };
  reportError('remote', new Error('did not arrive'), part);
  reportError('navigate', 'timeout');
  expect(warn.mock.calls).toEqual([
    ['[shell] remote mfe-home: did not arrive'],
    ['[shell] navigate: timeout'],
  ]);
  expect(heard).toEqual([
    { place: 'remote', part, message: 'did not arrive' },
    { place: 'navigate', part: undefined, message: 'timeout' },
  ]);
});
