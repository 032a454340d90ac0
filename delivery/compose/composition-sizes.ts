import type { BlobStore } from '../blobs/blob-store.ts';
import { RenderError } from '../render/rendered.ts';

/** How large a composition may be: pages of a section, bytes of a section, and bytes of the whole site. */
export type CompositionSizes = { sectionPages: number; sectionBytes: number; siteBytes: number };

/** Enough for 5,000 pages of 100 kB in each of several sections, which are stored whole and as fragments. */
export const maxSizes: CompositionSizes = {
  sectionPages: 20_000,
  sectionBytes: 1_000_000_000,
  siteBytes: 2_000_000_000,
};

/** Limits how much may be put into a store. A put beyond it rejects with a `RenderError` that names `what`. */
export function limitedBlobs(blobs: BlobStore, what: string, maxBytes: number): BlobStore {
  let size = 0;
  return {
    ...blobs,
    async put(bytes) {
      size += bytes.length;
      if (size > maxBytes) {
        throw new RenderError(`${what} has more than ${maxBytes / 1_000_000} MB of pages.`);
      }
      return blobs.put(bytes);
    },
  };
}
