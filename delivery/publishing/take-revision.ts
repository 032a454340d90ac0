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
import { mapConcurrently } from '../compose/map-concurrently.ts';
import type { Stores } from '../stores.ts';
import { type DataRevision, noPosts, overviewOf } from '../versions/data-revision.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import { readData } from '../versions/read-version.ts';
import { canonicalJson } from '../versions/site-version.ts';
import { createPictureKeeper, type PictureKeeper } from './fetching/picture-keeper.ts';
import type { Network } from '../fetching/network.ts';
import { picturesNamedIn, pictureStore } from './picture-store.ts';

/** How many new posts are put into the store at once. */
const POSTS_AT_ONCE = 16;

/**
 * Keeps the published posts and their pictures, as they are in the database now, as a revision that pages can be
 * made from. What has not changed since the newest intact revision is not read again. Rejects when the database
 * does not answer, because a site without its posts must not replace one with them.
 */
export async function takeRevision(
  { dataDir, blobs, registry }: Stores,
  store: BlogStore,
  keeper?: PictureKeeper,
): Promise<BlobHash> {
  const before = await newestRevision({ blobs, registry });
  const known = new Map(before.posts.map((post) => [post.overview.blogId, post]));
  const folder = pictureStore(dataDir);
  // What another machine has brought in is in the live revision.
  const isKept = (name: string) => name in before.pictures || existsSync(path.join(folder, name));

  const { rows } = orThrow(await store.publishedRows());
  const unchanged = await mapConcurrently(rows, POSTS_AT_ONCE, async (row) => {
    const post = known.get(row.id);
    const isUnchanged =
      post?.row === hashOfRow(row) && !post.hasForeignPictures && post.pictures.every(isKept);
    return post && isUnchanged && (await blobs.has(post.hash)) ? post : null;
  });
  const read: (Post | NewPost)[] = [];
  for (const [index, row] of rows.entries()) {
    // One after another, because a host that is slow to give its pictures is not asked for many at once.
    const post = unchanged[index] ?? (await readNewPost(store, row, { keeper, isKept }));
    if (post) read.push(post);
  }
  const posts = await mapConcurrently(read, POSTS_AT_ONCE, async (post) =>
    'text' in post ? keepPost(blobs, post) : post,
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

/** The live revision, or where that is damaged, the one before it. */
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

/** Takes revisions of the posts in a database; pictures of other hosts are fetched before, through `network` if given. */
export function revisionOf(
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
  return () => takeRevision(stores, store, keeper);
}

type Post = DataRevision['posts'][number];

/** A post that is in no revision yet, with the text that its blob will hold. */
type NewPost = Omit<Post, 'hash'> & { text: string };

/**
 * A post as its readers get it, with our copies of pictures that other hosts keep; `null` when it has been taken back
 * meanwhile.
 */
async function readNewPost(
  store: BlogStore,
  row: StoredBlog,
  { keeper, isKept }: { keeper: PictureKeeper | undefined; isKept: (name: string) => boolean },
): Promise<NewPost | null> {
  if (!(await keeper?.keep([store.blogOf(row)], isKept))) return newPost(store.blogOf(row), row);
  const { row: again } = orThrow(await store.readRow(row.id));
  return again?.published === 1 ? newPost(store.blogOf(again), again) : null;
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

async function keepPost(blobs: BlobStore, { text, ...post }: NewPost): Promise<Post> {
  return { ...post, hash: await blobs.put(Buffer.from(text)) };
}

function hashOfRow(row: StoredBlog): string {
  return hashOf(canonicalJson([CLEANING_RULES, row]));
}
