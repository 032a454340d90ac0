import { expect, test } from '@jest/globals';
import { discoveryDocument } from './discovery.ts';
import { parsePageLock } from './page-lock.ts';
import { parsePublicRegistry, type PublicRegistry } from './registry.ts';

const checked = (address: string) => ({ address, integrity: 'sha256-abc' });
const remote = {
  id: '0123456789abcdef',
  contractVersion: 1,
  entry: '/r/mfe-home/0123456789abcdef/entry.js',
  integrity: 'sha384-abc',
  styles: ['/r/mfe-home/0123456789abcdef/styles.css'],
  styleIntegrity: ['sha256-abc'],
  exposes: ['./app'],
  scripts: { './app': [checked('/r/mfe-home/0123456789abcdef/app.js')] },
  patterns: ['/'],
  redirects: { '/start': '/' },
};
const lock = {
  shell: checked('/r/shell/0123456789abcdef/shell.js'),
  remote: {
    name: 'mfe-home',
    id: remote.id,
    contract: 6,
    entry: remote.entry,
    integrity: remote.integrity,
  },
  scripts: [checked('/r/mfe-home/0123456789abcdef/page.js')],
  others: ['/website/assets/desk.js'],
  signals: { to: '/api/signals', route: '/blog/:id' },
};

const registry: PublicRegistry = { remotes: { 'mfe-home': remote } };

/** The registry as it is written, with something else in its one section. */
function written(changes: Partial<Record<keyof typeof remote, unknown>>): unknown {
  const document = discoveryDocument(registry);
  const { id, entry, integrity, ...extras } = { ...remote, ...changes };
  const section = { url: entry, metadata: { integrity, version: id }, extras };
  return { ...document, microFrontends: { 'mfe-home': [section] } };
}

function accepts(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}

const acceptsRemote = (changes: Partial<Record<keyof typeof remote, unknown>>) =>
  accepts(() => parsePublicRegistry(written(changes)));
const acceptsLock = (changes: object) => accepts(() => parsePageLock({ ...lock, ...changes }));

test('parses the composer’s output unchanged', () => {
  expect(parsePublicRegistry({ ...discoveryDocument(registry), more: 1 })).toEqual(registry);
  expect(acceptsRemote({})).toBe(true);
  expect(parsePageLock({ ...lock, more: 1 })).toEqual(lock);
  expect(acceptsLock({ remote: null })).toBe(true);
});

test('accepts redirects only within this site', () => {
  expect(acceptsRemote({ redirects: undefined })).toBe(true);
  for (const to of ['//evil.example', 'https://evil.example', 7]) {
    expect(acceptsRemote({ redirects: { '/start': to } })).toBe(false);
  }
});

test('accepts code and styles only from this site’s releases', () => {
  const elsewhere = 'https://example.com/r/entry.js';
  expect(acceptsRemote({ entry: elsewhere })).toBe(false);
  expect(acceptsRemote({ styles: [elsewhere] })).toBe(false);
  expect(acceptsRemote({ scripts: { './app': [checked(elsewhere)] } })).toBe(false);
  expect(acceptsLock({ shell: checked(elsewhere) })).toBe(false);
  expect(acceptsLock({ scripts: [checked(elsewhere)] })).toBe(false);
  expect(acceptsLock({ remote: { ...lock.remote, entry: elsewhere } })).toBe(false);
});

test('rejects a release without a hash or with a malformed id', () => {
  expect(acceptsRemote({ integrity: '' })).toBe(false);
  expect(acceptsRemote({ integrity: 'md5-abc' })).toBe(false);
  expect(acceptsRemote({ styleIntegrity: [''] })).toBe(false);
  expect(acceptsRemote({ id: 'latest' })).toBe(false);
  expect(acceptsLock({ shell: { ...lock.shell, integrity: undefined } })).toBe(false);
  expect(acceptsLock({ scripts: [{ ...checked(remote.entry), integrity: '' }] })).toBe(false);
  expect(acceptsLock({ remote: { ...lock.remote, id: '../../elsewhere' } })).toBe(false);
});

test('accepts a page without signals, and rejects signals to another site', () => {
  expect(acceptsLock({ signals: null })).toBe(true);
  expect(parsePageLock({ ...lock, signals: undefined }).signals).toBeNull();
  expect(acceptsLock({ signals: { to: 'https://example.com/signals', route: '/' } })).toBe(false);
  expect(acceptsLock({ signals: { to: '//example.com/signals', route: '/' } })).toBe(false);
  expect(acceptsLock({ signals: { to: '/api/signals', route: '' } })).toBe(false);
});

test('rejects missing or malformed fields with a message', () => {
  const noSection = discoveryDocument({ remotes: { '': remote } });
  expect(() => parsePublicRegistry([])).toThrow('must be an object');
  expect(() => parsePublicRegistry({ remotes: {} })).toThrow('must be an object');
  expect(() => parsePublicRegistry({ microFrontends: { 'mfe-home': [] } })).toThrow('an object');
  expect(() => parsePublicRegistry(noSection)).toThrow('must not be empty');
  expect(() => parsePublicRegistry(written({ patterns: {} }))).toThrow('must be a list');
  for (const changes of [{ contractVersion: '1' }, { patterns: ['a'] }, { exposes: [1] }]) {
    expect(acceptsRemote(changes)).toBe(false);
  }
  const noHash = { ...lock.remote, integrity: null };
  const noContract = { ...lock.remote, contract: undefined };
  for (const changes of [
    { remote: undefined },
    { scripts: undefined },
    { remote: noHash },
    { remote: noContract },
  ]) {
    expect(acceptsLock(changes)).toBe(false);
  }
});
