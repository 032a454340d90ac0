import { type BlobHash, type BlobStore, hashOf } from '../blobs/blob-store.ts';
import type { ManifestLine, PartManifest } from './part-manifest.ts';
import { canonicalJson } from './site-version.ts';

/** Stores a manifest and returns its hash. Equal manifests have equal hashes. */
export async function storeManifest(
  blobs: BlobStore,
  { part, asked, redirects, links, ...lists }: PartManifest,
): Promise<BlobHash> {
  const chunks: BlobHash[] = [];
  for (const lines of chunksOf(linesOf(lists))) {
    chunks.push(await blobs.put(Buffer.from(canonicalJson(lines))));
  }
  return blobs.put(Buffer.from(canonicalJson({ part, asked, redirects, links, chunks })));
}

function linesOf({
  pages,
  files,
  search,
}: Pick<PartManifest, 'pages' | 'files' | 'search'>): ManifestLine[] {
  return [
    ...inOrder(pages).map(([key, value]) => ({ kind: 'page' as const, key, value })),
    ...inOrder(files).map(([key, value]) => ({ kind: 'file' as const, key, value })),
    // The order of search entries matters.
    ...search.map((value) => ({ kind: 'search' as const, key: value.path, value })),
  ];
}

function inOrder<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The number of lines in a chunk, on average. */
const LINES_PER_CHUNK = 64;

/** Splits after lines whose key has a rare hash, so that an added line changes only the chunk that it is in. */
function chunksOf(lines: readonly ManifestLine[]): ManifestLine[][] {
  const chunks: ManifestLine[][] = [[]];
  for (const line of lines) {
    chunks.at(-1)?.push(line);
    if (parseInt(hashOf(line.key).slice(0, 8), 16) % LINES_PER_CHUNK === 0) chunks.push([]);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}
