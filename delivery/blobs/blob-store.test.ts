import { chmod, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { describeBlobs } from '../testing/describe-blobs.ts';
import { folderForEach } from '../testing/folder-for-each.ts';
import { hashOf } from './blob-store.ts';
import { blobFile, folderBlobs } from './folder-blobs.ts';

const words = Buffer.from('<p>Ears in winter</p>'.repeat(200));
const file = () => blobFile(folder.path, hashOf(words));

const folder = folderForEach();

describeBlobs('a folder', async () => folderBlobs(path.join(folder.path, 'blobs')));

test.each([
  ['changed', (target: string) => writeFile(target, 'X'.repeat(words.length))],
  ['empty', (target: string) => writeFile(target, '')],
])('putting a blob again replaces a file that is %s', async (_how, damage) => {
  const blobs = folderBlobs(folder.path);
  await blobs.put(words);
  await chmod(file(), 0o644);
  await damage(file());
  expect(await blobs.read(await blobs.put(words))).toEqual(words);
});

test('rejects reading a blob whose file was changed', async () => {
  const blobs = folderBlobs(folder.path);
  await blobs.put(words);
  await chmod(file(), 0o644);
  await writeFile(file(), 'other words');
  await expect(blobs.read(hashOf(words))).rejects.toThrow('is damaged');
});

test('putting a blob again renews the time of its put', async () => {
  const blobs = folderBlobs(folder.path);
  await blobs.put(words);
  await utimes(file(), new Date(0), new Date(0));
  expect(await blobs.list()).toEqual([{ hash: hashOf(words), putAt: new Date(0) }]);
  await blobs.put(words);
  expect((await stat(file())).mtimeMs).toBeGreaterThan(Date.now() - 600_000);
});
