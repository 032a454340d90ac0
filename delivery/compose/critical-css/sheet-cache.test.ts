import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashOf } from '../../blobs/blob-store.ts';
import { distinctionsOf } from './distinctions.ts';
import { fullSheets } from './full-sheets.ts';
import { readCachedSheets, sheetCacheFolder, writeCachedSheets } from './sheet-cache.ts';

const fullSheet = hashOf('a[href^="/blog"],[hidden],#b{order:1}');
const remembered = {
  distinctions: distinctionsOf(fullSheets(['a[href^="/blog"],[hidden],#b{order:1}'])),
  texts: new Map([['a shape', '.a{order:1}']]),
};

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'remembered-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('keys the cache by the hashes of the full sheets', async () => {
  expect(await readCachedSheets(dataDir, [fullSheet])).toBeNull();
  await writeCachedSheets(dataDir, [fullSheet], remembered);
  expect(await readCachedSheets(dataDir, [fullSheet])).toEqual(remembered);
  expect(await readCachedSheets(dataDir, [fullSheet, hashOf('another')])).toBeNull();
});

test('ignores damaged entries', async () => {
  await writeCachedSheets(dataDir, [fullSheet], remembered);
  const folder = sheetCacheFolder(dataDir);
  const [file = ''] = await readdir(folder);
  await appendFile(path.join(folder, file), ' ');
  expect(await readCachedSheets(dataDir, [fullSheet])).toBeNull();
});
