import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { promoted, readRegistry, type Registry, rolledBack, writeRegistry } from './registry.ts';

const [A, B, C] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;
const empty: Registry = { parts: {} };

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'registry-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test('the first release of a part has nothing before it', () => {
  expect(promoted(empty, 'shell', A)).toEqual({ parts: { shell: { live: A, previous: [] } } });
});

test('promoting keeps what was live before, the latest last', () => {
  const registry = [A, B, C].reduce((known, id) => promoted(known, 'shell', id), empty);
  expect(registry.parts.shell).toEqual({ live: C, previous: [A, B] });
});

test('promoting one part leaves the others alone', () => {
  const registry = promoted(promoted(empty, 'shell', A), 'mfe-home', B);
  expect(registry.parts).toEqual({
    shell: { live: A, previous: [] },
    'mfe-home': { live: B, previous: [] },
  });
});

test('promoting what is live already changes nothing', () => {
  const registry = promoted(promoted(empty, 'shell', A), 'shell', B);
  expect(promoted(registry, 'shell', B)).toBe(registry);
});

test('neither promoting nor going back touches the registry it was given', () => {
  const registry = promoted(promoted(empty, 'shell', A), 'shell', B);
  const before = JSON.stringify(registry);
  promoted(registry, 'shell', C);
  rolledBack(registry, 'shell');
  expect(JSON.stringify(registry)).toBe(before);
});

test('going back leads through the releases in turn, until there is none', () => {
  const registry = [A, B, C].reduce((known, id) => promoted(known, 'shell', id), empty);
  const once = rolledBack(registry, 'shell');
  expect(once?.parts.shell).toEqual({ live: B, previous: [A] });
  const twice = once && rolledBack(once, 'shell');
  expect(twice?.parts.shell).toEqual({ live: A, previous: [] });
  expect(twice && rolledBack(twice, 'shell')).toBeNull();
});

test('a part that was never promoted cannot go back', () => {
  expect(rolledBack(promoted(empty, 'shell', A), 'mfe-blog')).toBeNull();
});

test('what is written is read again', async () => {
  const registry = promoted(promoted(empty, 'shell', A), 'mfe-blog', B);
  await writeRegistry(dataDir, registry);
  expect(await readRegistry(dataDir)).toEqual(registry);
  expect(await readdir(dataDir)).toEqual(['registry.json']);
});

test('a site that nothing was promoted to has an empty registry', async () => {
  expect(await readRegistry(dataDir)).toEqual({ parts: {} });
});

test.each([
  ['half a file', '{"parts": {"shell":'],
  ['a part that is none', JSON.stringify({ parts: { 'mfe-shop': { live: A, previous: [] } } })],
  ['an id that is none', JSON.stringify({ parts: { shell: { live: '../..', previous: [] } } })],
])('a registry with %s is refused', async (_what, text) => {
  await writeFile(path.join(dataDir, 'registry.json'), text);
  await expect(readRegistry(dataDir)).rejects.toBeInstanceOf(Error);
});
