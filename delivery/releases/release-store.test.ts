import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openYard, type Yard } from '../testing/open-yard.ts';
import {
  listReleases,
  loadRemoteRenderer,
  loadShellRenderer,
  readRelease,
  releaseFolder,
} from './release-store.ts';

let yard: Yard;

beforeEach(async () => {
  yard = await openYard();
});

afterEach(async () => {
  await yard.close();
});

test('a release is read as it describes itself', async () => {
  const id = await yard.lay({ name: 'mfe-blog', digit: 'a', pages: { '/blog': 'Words' } });
  expect(await readRelease(yard.dataDir, 'mfe-blog', id)).toMatchObject({
    name: 'mfe-blog',
    id,
    entry: 'entry.js',
    prefixes: ['/blog'],
  });
});

test('a release that is not there is none', async () => {
  expect(await readRelease(yard.dataDir, 'mfe-blog', 'a'.repeat(16))).toBeNull();
  expect(await listReleases(yard.dataDir, 'mfe-blog')).toEqual([]);
});

test('a damaged description is told', async () => {
  const id = await yard.lay({ name: 'mfe-blog', digit: 'a' });
  const file = path.join(releaseFolder(yard.dataDir, 'mfe-blog', id), 'release.json');
  await writeFile(file, JSON.stringify({ name: 'mfe-blog', id, entry: '../../elsewhere.js' }));
  await expect(readRelease(yard.dataDir, 'mfe-blog', id)).rejects.toThrow('Invalid');
});

test('the releases of a part are listed, newest first, and nothing else in the folder', async () => {
  await yard.lay({ name: 'mfe-blog', digit: 'a', builtAt: '2024-06-17T10:00:00.000Z' });
  await yard.lay({ name: 'mfe-blog', digit: 'b', builtAt: '2024-06-19T10:00:00.000Z' });
  await yard.lay({ name: 'mfe-blog', digit: 'c', builtAt: '2024-06-18T10:00:00.000Z' });
  await yard.lay({ name: 'mfe-home', digit: 'd' });
  await writeFile(path.join(yard.dataDir, 'releases', 'mfe-blog', 'notes.txt'), 'mine');
  const listed = await listReleases(yard.dataDir, 'mfe-blog');
  expect(listed.map(({ id }) => id)).toEqual(['b', 'c', 'a'].map((digit) => digit.repeat(16)));
});

test('the renderer of a release draws its pages', async () => {
  const id = await yard.lay({ name: 'mfe-blog', digit: 'a', pages: { '/blog': 'Words' } });
  expect(loadRemoteRenderer(yard.dataDir, 'mfe-blog', id)).toMatchObject({ prefixes: ['/blog'] });
  const shellId = await yard.lay({ name: 'shell', digit: 'b' });
  expect(loadShellRenderer(yard.dataDir, shellId)).toHaveProperty('renderDocument');
});

test('a release without a renderer is told', async () => {
  const id = await yard.lay({ name: 'mfe-blog', digit: 'a' });
  const file = path.join(releaseFolder(yard.dataDir, 'mfe-blog', id), 'node', 'renderer.cjs');
  await writeFile(file, 'exports.something = 1;');
  expect(() => loadRemoteRenderer(yard.dataDir, 'mfe-blog', id)).toThrow(
    `mfe-blog ${id} has no renderer.`,
  );
});

test('a release that says it is another one is told', async () => {
  await yard.lay({ name: 'mfe-blog', digit: 'a', files: { 'release.json': '' } });
  const other = await yard.lay({ name: 'mfe-home', digit: 'b' });
  const description = JSON.stringify(await readRelease(yard.dataDir, 'mfe-home', other));
  await yard.lay({ name: 'mfe-blog', digit: 'a', files: { 'release.json': description } });
  await expect(readRelease(yard.dataDir, 'mfe-blog', 'a'.repeat(16))).rejects.toBeInstanceOf(Error);
});
