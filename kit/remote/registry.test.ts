import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { pageLockSchema, publicRegistrySchema } from './registry.ts';

const remote = {
  id: '0123456789abcdef',
  entry: '/r/mfe-home/0123456789abcdef/entry.js',
  integrity: 'sha384-abc',
  styles: ['/r/mfe-home/0123456789abcdef/styles.css'],
  exposes: ['./app'],
  routes: [{ id: 'home', pattern: '/', scripts: [] }],
};
const lock = {
  shell: '/r/shell/0123456789abcdef/shell.js',
  remote: { name: 'mfe-home', id: remote.id, entry: remote.entry, integrity: remote.integrity },
  scripts: [remote.entry],
};

const acceptsRemote = (changes: Partial<Record<keyof typeof remote, unknown>>) =>
  v.is(publicRegistrySchema, {
    contractVersion: 1,
    remotes: { 'mfe-home': { ...remote, ...changes } },
  });
const acceptsLock = (changes: object) => v.is(pageLockSchema, { ...lock, ...changes });

test('what the composer writes is taken', () => {
  expect(acceptsRemote({})).toBe(true);
  expect(acceptsLock({})).toBe(true);
  expect(acceptsLock({ data: { any: ['thing'] } })).toBe(true);
  expect(acceptsLock({ remote: null })).toBe(true);
});

test('code and styles are taken from the releases of this site and nowhere else', () => {
  const elsewhere = 'https://example.com/r/entry.js';
  expect(acceptsRemote({ entry: elsewhere })).toBe(false);
  expect(acceptsRemote({ styles: [elsewhere] })).toBe(false);
  expect(acceptsRemote({ routes: [{ id: 'a', pattern: '/', scripts: [elsewhere] }] })).toBe(false);
  expect(acceptsLock({ shell: elsewhere })).toBe(false);
  expect(acceptsLock({ scripts: [elsewhere] })).toBe(false);
  expect(acceptsLock({ remote: { ...lock.remote, entry: elsewhere } })).toBe(false);
});

test('a release without a hash to check its code by is refused', () => {
  expect(acceptsRemote({ integrity: '' })).toBe(false);
  expect(acceptsRemote({ integrity: 'md5-abc' })).toBe(false);
});

test('a release is named by 16 hexadecimal digits', () => {
  expect(acceptsRemote({ id: 'latest' })).toBe(false);
  expect(acceptsLock({ remote: { ...lock.remote, id: '../../elsewhere' } })).toBe(false);
});
