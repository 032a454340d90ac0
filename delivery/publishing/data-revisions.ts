import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BlogStore, createBlogStore, type StoredBlog } from '@site/api/blogs/blog-store.ts';
import { orThrow, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { Blog } from '@site/kit/api/blog.ts';
import { CLEANING_RULES } from '@site/kit/blog-html/sanitise-blog-html.ts';
import { pictureAddresses } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, type BlobStore, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Stores } from '../stores/stores.ts';
import { type DataRevision, noPosts, overviewOf } from '../versions/data-revision.ts';
import { canonicalJson, EARLIER_VERSIONS } from '../versions/site-version.ts';
import { readData } from '../versions/read-version.ts';
import { createPictureKeeper, type PictureKeeper } from './fetching/picture-keeper.ts';
import type { Network } from '../fetching/network.ts';
import { picturesNamedIn, pictureStore } from './picture-store.ts';

const MAX_CONCURRENT_POSTS = 16;

/**
 * Stores the published posts and their pictures as a data revision to render from. Reuses unchanged posts of the newest
 * intact revision. Rejects if the database is unavailable, because a site without posts must not replace one with
 * posts.
 */
export async function createRevision(
  { dataDir, blobs, registry }: Stores,
  store: BlogStore,
  keeper?: PictureKeeper,
): Promise<BlobHash> {
  const before = await newestRevision({ blobs, registry });
  const previous = new Map(before.posts.map((post) => [post.overview.blogId, post]));
  const folder = pictureStore(dataDir);
  // The live revision can contain pictures from other machines.
  const isKept = (name: string) => name in before.pictures || existsSync(path.join(folder, name));

  const { rows } = orThrow(await store.publishedRows());
  const unchanged = await mapConcurrently(rows, MAX_CONCURRENT_POSTS, async (row) => {
    const post = previous.get(row.id);
    const isUnchanged =
      post?.row === hashOfRow(row) && !post.hasForeignPictures && post.pictures.every(isKept);
    return post && isUnchanged && (await blobs.has(post.hash)) ? post : null;
  });
  const read: (Post | NewPost)[] = [];
  for (const [index, row] of rows.entries()) {
    // Read new posts sequentially, so that a slow host gets one request at a time.
    const post = unchanged[index] ?? (await readNewPost(store, row, { keeper, isKept }));
    if (post) read.push(post);
  }
  const posts = await mapConcurrently(read, MAX_CONCURRENT_POSTS, async (post) =>
    'text' in post ? storePost(blobs, post) : post,
  );
  const pictures: DataRevision['pictures'] = {};
  for (const name of new Set(posts.flatMap((post) => post.pictures))) {
    const hash = before.pictures[name];
    if (hash !== undefined && (await blobs.has(hash))) pictures[name] = hash;
    else if (existsSync(path.join(folder, name)))
      pictures[name] = await blobs.put(await readFile(path.join(folder, name)));
  }
  return blobs.put(Buffer.from(canonicalJson({ posts, pictures })));
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

/** Creates revisions from a database, after fetching missing remote pictures through `network`. */
export function revisionCreator(
  stores: Stores,
  {
    site,
    database,
    network,
  }: { site: SiteConfig; database: DatabaseHandle; network?: Network | undefined },
): () => Promise<BlobHash> {
  const store = createBlogStore(database);
  const { dataDir } = stores;
  const keeper = createPictureKeeper({ dataDir, site, store, ...(network && { network }) });
  return () => createRevision(stores, store, keeper);
}

/**
 * Stores the live revision without a post. Nothing else is in it, such as a post that somebody is publishing right now,
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
  return blobs.put(Buffer.from(canonicalJson({ posts, pictures })));
}

type Post = DataRevision['posts'][number];

/** A new post, with the text for its blob. */
type NewPost = Omit<Post, 'hash'> & { text: string };

/**
 * Reads a post as readers will see it, with our copies of remote pictures. Returns `null` if it has just been
 * unpublished.
 */
async function readNewPost(
  store: BlogStore,
  row: StoredBlog,
  { keeper, isKept }: { keeper: PictureKeeper | undefined; isKept: (name: string) => boolean },
): Promise<NewPost | null> {
  if (!(await keeper?.keep([store.blogOf(row)], isKept))) return newPost(store.blogOf(row), row);
  const { row: updated } = orThrow(await store.readRow(row.id));
  return updated?.published === 1 ? newPost(store.blogOf(updated), updated) : null;
}

function newPost(blog: Blog, row: StoredBlog): NewPost {
  const text = canonicalJson(blog);
  return {
    overview: overviewOf(blog),
    text,
    row: hashOfRow(row),
    pictures: picturesNamedIn(text),
    hasForeignPictures: [blog.thumbnail, ...pictureAddresses(blog.description)].some((address) =>
      address.startsWith('https:'),
    ),
  };
}

async function storePost(blobs: BlobStore, { text, ...post }: NewPost): Promise<Post> {
  return { ...post, hash: await blobs.put(Buffer.from(text)) };
}

function hashOfRow(row: StoredBlog): string {
  return hashOf(canonicalJson([CLEANING_RULES, row]));
}
