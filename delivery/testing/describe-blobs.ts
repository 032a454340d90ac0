import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { BlobError, type BlobStore, hashOf } from '../blobs/blob-store.ts';
import { compressWell } from '../blobs/compress.ts';

const words = Buffer.from('<p>Ears in winter</p>'.repeat(200));
const nothing = hashOf('never put');

/** The tests that every store of blobs has to pass. `open` returns an empty store. */
export function describeBlobs(name: string, open: () => Promise<BlobStore>): void {
  describe(`blobs in ${name}`, () => {
    let blobs: BlobStore;
    beforeEach(async () => {
      blobs = await open();
    });

    test.each([300_000, 0])('stores %d bytes under their hash', async (size) => {
      const bytes = randomBytes(size);
      const hash = await blobs.put(bytes);
      expect(hash).toBe(hashOf(bytes));
      expect(await blobs.read(hash)).toEqual(bytes);
      expect(await blobs.has(hash)).toBe(true);
      const files = await blobs.files(hash);
      expect(await readFile(files.plain)).toEqual(bytes);
      expect(Object.keys(files)).toEqual(['plain']);
    });

    test('stores a generated or given gzip next to a blob, and no slower encoding', async () => {
      const { plain, br, gz } = await blobs.files(await blobs.put(words, { compress: true }));
      expect(await readFile(plain)).toEqual(words);
      expect(gunzipSync(await readFile(gz ?? ''))).toEqual(words);
      expect(br).toBeUndefined();
      const made = gzipSync(words, { level: 1 });
      await blobs.remove(hashOf(words));
      const taken = await blobs.files(await blobs.put(words, { gz: made }));
      expect(await readFile(taken.gz ?? '')).toEqual(made);
    });

    test('finds a better encoding that was added later, and deletes it with the blob', async () => {
      const hash = await blobs.put(words, { compress: true });
      const file = `${blobs.fileOf(hash)}.br`;
      await writeFile(file, await compressWell(words));
      expect(await blobs.files(hash)).toMatchObject({ br: file });
      await blobs.remove(hash);
      expect(existsSync(file)).toBe(false);
    });

    test('names a missing blob in the error', async () => {
      expect(await blobs.has(nothing)).toBe(false);
      await expect(blobs.read(nothing)).rejects.toThrow(BlobError);
      await expect(blobs.files(nothing)).rejects.toThrow(nothing);
    });

    test('stores a blob once if it is put concurrently', async () => {
      await Promise.all(Array.from({ length: 10 }, () => blobs.put(words, { compress: true })));
      const [listed, ...others] = await blobs.list();
      expect(others).toEqual([]);
      expect(listed?.hash).toBe(hashOf(words));
      expect(Math.abs(Date.now() - Number(listed?.putAt.getTime()))).toBeLessThan(600_000);
    });

    test('removes a blob with its encodings, and can store it again', async () => {
      const hash = await blobs.put(words, { compress: true });
      await blobs.remove(hash);
      await blobs.remove(hash);
      expect(await blobs.has(hash)).toBe(false);
      expect(await blobs.list()).toEqual([]);
      await expect(blobs.read(hash)).rejects.toThrow(BlobError);
      await blobs.put(words);
      expect(Object.keys(await blobs.files(hash))).toEqual(['plain']);
    });
  });
}
