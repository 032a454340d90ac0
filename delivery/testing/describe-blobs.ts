import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { BlobError, type BlobStore, hashOf, isIntact } from '../blobs/blob-store.ts';

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
      expect(await isIntact(blobs, hash)).toBe(true);
    });

    test('names a missing blob in the error', async () => {
      expect(await isIntact(blobs, nothing)).toBe(false);
      await expect(blobs.read(nothing)).rejects.toThrow(BlobError);
      await expect(blobs.read(nothing)).rejects.toThrow(nothing);
    });

    test('stores a blob once if it is put concurrently', async () => {
      await Promise.all(Array.from({ length: 10 }, () => blobs.put(words)));
      const [listed, ...others] = await blobs.list();
      expect(others).toEqual([]);
      expect(listed?.hash).toBe(hashOf(words));
      expect(Math.abs(Date.now() - Number(listed?.putAt.getTime()))).toBeLessThan(600_000);
    });

    test('removes a blob, and can store it again', async () => {
      const hash = await blobs.put(words);
      await blobs.remove(hash);
      await blobs.remove(hash);
      expect(await blobs.list()).toEqual([]);
      await expect(blobs.read(hash)).rejects.toThrow(BlobError);
      await blobs.put(words);
      expect(await blobs.read(hash)).toEqual(words);
    });
  });
}
