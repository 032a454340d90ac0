import { hashOf } from '@site/delivery/blobs/blob-store.ts';

/** Identifies everything that a reviewer has read, from `approvedWords`. */
export function seenMark(words: readonly string[]): string {
  return hashOf(words.join(' ')).slice(0, 24);
}
