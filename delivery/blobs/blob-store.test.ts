import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { describeBlobs } from '../testing/describe-blobs.ts';
import { hashOf } from './blob-store.ts';
import { folderBlobs } from './folder-blobs.ts';
import { sharedBlobs } from './shared-blobs.ts';
import { folderForEach } from '../testing/folder-for-each.ts';

const words = Buffer.from('<p>Ears in winter</p>'.repeat(200));

const folder = folderForEach();

test.each([-3 * 365 * 24, -13, -1, 1, 13])(
  'uploads an object dated %d hours from now again, unless it is recent',
  async (hours) => {
    const putAt = new Date(Date.now() + hours * 3_600_000);
    const put: string[] = [];
    const blobs = sharedBlobs(
      {
        address: 'memory://',
        putAt: async () => putAt,
        get: async () => null,
        put: async (name) => void put.push(name),
        list: async () => [],
        remove: async () => {},
      },
      folderBlobs(path.join(folder.path, 'cache')),
    );
    const hash = await blobs.put(words);
    expect(put).toEqual(Math.abs(hours) > 12 ? [hash] : []);
  },
);

describeBlobs('a folder', async () => folderBlobs(path.join(folder.path, 'blobs')));

test.each([
  ['changed', (file: string) => writeFile(file, 'X'.repeat(words.length))],
  ['empty', (file: string) => writeFile(file, '')],
])('putting a blob again replaces a file that is %s', async (_how, damage) => {
  const blobs = folderBlobs(folder.path);
  const { plain } = await blobs.files(await blobs.put(words));
  await chmod(plain, 0o644);
  await damage(plain);
  expect(await blobs.read(await blobs.put(words))).toEqual(words);
});

test('rejects reading a blob whose file was changed', async () => {
  const blobs = folderBlobs(folder.path);
  const { plain } = await blobs.files(await blobs.put(words));
  await chmod(plain, 0o644);
  await writeFile(plain, 'other words');
  await expect(blobs.read(hashOf(words))).rejects.toThrow('is damaged');
});
