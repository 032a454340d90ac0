import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BlogStore, createBlogStore } from '@site/api/blogs/blog-store.ts';
import { answered, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { Blog } from '@site/kit/api/blog.ts';
import { pictureAddresses } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';
import type { Stores } from '../stores.ts';
import { type DataRevision, noPosts } from '../versions/data-revision.ts';
import { readData } from '../versions/read-version.ts';
import { canonicalJson } from '../versions/site-version.ts';
import { createPictureKeeper, type PictureKeeper } from './fetching/picture-keeper.ts';
import type { PictureNetwork } from './fetching/picture-network.ts';
import { picturesNamedIn, pictureStore } from './picture-store.ts';

/**
 * Keeps the published posts and their pictures, as they are in the database now, as a revision that pages can be
 * made from. What has not changed since the live revision is not read again. Rejects when the database
 * does not answer, because a site without its posts must not replace one with them.
 */
export async function takeRevision(
  { dataDir, blobs, registry }: Stores,
  store: BlogStore,
  keeper?: PictureKeeper,
): Promise<BlobHash> {
  const { version } = await registry.live();
  const before = version ? await readData(blobs, version.data) : noPosts;
  const known = new Map(before.posts.map((post) => [post.overview.blogId, post]));
  const folder = pictureStore(dataDir);
  // What another machine has brought in is in the live revision.
  const isKept = (name: string) => name in before.pictures || existsSync(path.join(folder, name));

  const posts: DataRevision['posts'] = [];
  for (const { blogId } of answered(await store.overviews('all')).blogs) {
    const row = await rowHash(store, blogId);
    const post = known.get(blogId);
    const isUnchanged =
      post?.row === row && !post.hasForeignPictures && post.pictures.every(isKept);
    if (post && isUnchanged && (await blobs.has(post.hash))) {
      posts.push(post);
      continue;
    }
    const blog = await readPost(store, blogId, { keeper, isKept });
    // Taken back between the two questions: it is in the next revision no more.
    if (!blog) continue;
    const { description, details: _details, summary, ...overview } = blog;
    const text = canonicalJson(blog);
    posts.push({
      overview: { ...overview, ...(summary === undefined ? {} : { summary }) },
      hash: await blobs.put(Buffer.from(text)),
      row: await rowHash(store, blogId),
      pictures: picturesNamedIn(text),
      hasForeignPictures: [blog.thumbnail, ...pictureAddresses(description)].some((address) =>
        address.startsWith('https:'),
      ),
    });
  }
  const pictures: DataRevision['pictures'] = {};
  for (const name of new Set(posts.flatMap((post) => post.pictures))) {
    const hash = before.pictures[name];
    if (hash !== undefined && (await blobs.has(hash))) pictures[name] = hash;
    else if (existsSync(path.join(folder, name)))
      pictures[name] = await blobs.put(await readFile(path.join(folder, name)));
  }
  return blobs.put(Buffer.from(canonicalJson({ posts, pictures })));
}

/** Takes revisions of the posts in a database; pictures of other hosts are fetched before, through `network` if given. */
export function revisionOf(
  stores: Stores,
  {
    site,
    database,
    network,
  }: { site: SiteConfig; database: DatabaseHandle; network?: PictureNetwork | undefined },
): () => Promise<BlobHash> {
  const store = createBlogStore(database);
  const { dataDir } = stores;
  const keeper = createPictureKeeper({ dataDir, site, store, ...(network && { network }) });
  return () => takeRevision(stores, store, keeper);
}

async function rowHash(store: BlogStore, blogId: string): Promise<string> {
  return hashOf(canonicalJson(answered(await store.readRow(blogId)).row));
}

/** A post as its readers get it, with our copies of pictures that other hosts keep; `null` when there is none. */
async function readPost(
  store: BlogStore,
  blogId: string,
  { keeper, isKept }: { keeper: PictureKeeper | undefined; isKept: (name: string) => boolean },
): Promise<Blog | null> {
  const read = answered(await store.byId(blogId));
  if (read.kind === 'missing') return null;
  if (!(await keeper?.keep([read.blog], isKept))) return read.blog;
  const again = answered(await store.byId(blogId));
  return again.kind === 'missing' ? null : again.blog;
}
