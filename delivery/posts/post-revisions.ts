import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { PictureFile } from '@site/api/posts/post-pictures.ts';
import {
  createPostStore,
  picturesOf,
  postOf,
  type StoredPost,
} from '@site/api/posts/post-store.ts';
import { isBuiltInPost } from '@site/kit/api/post-overview.ts';
import { CLEANING_RULES } from '@site/kit/post-html/sanitise-post-html.ts';
import { type BlobHash, hashOf, isIntact, unlessDamaged } from '../blobs/blob-store.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Stores } from '../stores/stores.ts';
import { type DataRevision, noPosts, overviewOf } from '../versions/data-revision.ts';
import { readData } from '../versions/read-version.ts';
import { canonicalJson, EARLIER_VERSIONS } from '../versions/site-version.ts';

const MAX_CONCURRENT_POSTS = 16;

/**
 * Stores the published posts and their pictures as a data revision to render from. `added` is a post that joins or
 * replaces one of them, with its pictures. Reuses unchanged posts and pictures of the newest intact revision, which can
 * come from other machines. Rejects if the database is unavailable, because a site without posts must not replace one
 * with posts.
 */
export async function createRevision(
  { blobs, registry }: Stores,
  database: DatabaseHandle,
  added?: { row: StoredPost; files: readonly PictureFile[] },
): Promise<BlobHash> {
  const store = createPostStore(database);
  const published = await store.rows();
  const rows = added
    ? [added.row, ...published.filter(({ id }) => id !== added.row.id)]
    : published;
  const before = await newestRevision({ blobs, registry });
  const previous = new Map(before.posts.map((post) => [post.row, post]));
  const posts = await mapConcurrently(
    rows.toSorted(newestFirst),
    MAX_CONCURRENT_POSTS,
    async (row) => {
      const hash = hashOf(canonicalJson([CLEANING_RULES, row]));
      const known = previous.get(hash);
      if (known && (await isIntact(blobs, known.hash))) return known;
      const post = postOf(row);
      const text = Buffer.from(canonicalJson(post));
      return {
        overview: overviewOf(post),
        hash: await blobs.put(text),
        row: hash,
        pictures: picturesOf(row),
      };
    },
  );
  const pictures: DataRevision['pictures'] = {};
  for (const name of new Set(posts.flatMap((post) => post.pictures))) {
    const known = before.pictures[name];
    if (known !== undefined && (await isIntact(blobs, known))) pictures[name] = known;
    else {
      const file = added?.files.find((one) => one.name === name);
      const bytes = file?.bytes ?? (await store.picture(name));
      if (bytes) pictures[name] = await blobs.put(bytes);
    }
  }
  const withdrawn = (await store.withdrawn()).map(({ id }) => id);
  return blobs.put(Buffer.from(canonicalJson({ posts, pictures, withdrawn })));
}

/**
 * Stores the live revision without a published or built-in post. Nothing else is in it, such as a post that somebody is publishing right now,
 * so nothing else can hold back a withdrawal.
 */
export async function revisionWithout(
  { blobs, registry }: Pick<Stores, 'blobs' | 'registry'>,
  blogId: string,
): Promise<BlobHash> {
  const live = await newestRevision({ blobs, registry });
  const posts = live.posts.filter(({ overview }) => overview.blogId !== blogId);
  const shown = new Set(posts.flatMap((post) => post.pictures));
  const pictures = Object.fromEntries(
    Object.entries(live.pictures).filter(([name]) => shown.has(name)),
  );
  const withdrawn = isBuiltInPost(blogId)
    ? [...new Set([...live.withdrawn, blogId])].toSorted()
    : live.withdrawn;
  return blobs.put(Buffer.from(canonicalJson({ posts, pictures, withdrawn })));
}

/** Returns the live revision, or the newest intact earlier one if it is damaged. */
async function newestRevision({
  blobs,
  registry,
}: Pick<Stores, 'blobs' | 'registry'>): Promise<DataRevision> {
  const { version } = await registry.live();
  if (!version) return noPosts;
  const live = await unlessDamaged(readData(blobs, version.data));
  if (live) return live;
  for (const { version: earlier } of await registry.versions(EARLIER_VERSIONS)) {
    const revision = await unlessDamaged(readData(blobs, earlier.data));
    if (revision) return revision;
  }
  return noPosts;
}

/** Orders posts by date, and those of one date by id, whatever the order of the database. */
function newestFirst(a: StoredPost, b: StoredPost): number {
  return b.updated_at - a.updated_at || (a.id < b.id ? 1 : -1);
}
