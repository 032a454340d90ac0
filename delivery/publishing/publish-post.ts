import path from 'node:path';
import { type BlogStore, createBlogStore, type StoredBlog } from '@site/api/blogs/blog-store.ts';
import type { DatabaseHandle, DatabaseUnavailable } from '@site/api/database/database-handle.ts';
import { POSTS_BESIDE } from '@site/kit/blog-cards/blog-card-data.ts';
import { builtInCards } from '@site/kit/blog-cards/built-in-cards.ts';
import { type ComposeReport, pictureStore } from '../compose/compose.ts';
import { recomposeForData, type ShipSurroundings } from '../registry/ship.ts';
import type { PictureNetwork } from './fetching/picture-network.ts';
import { type ReadyPost, readPost } from './read-post.ts';
import { removeUnshown, writePictures } from './write-pictures.ts';

/** What publishing works with. */
export type PublishSurroundings = {
  ship: ShipSurroundings;
  database: DatabaseHandle;
  /** A day such as `2026-11-21`. */
  today: string;
  /** How pictures of other hosts are reached; through the public internet unless told. */
  network?: PictureNetwork;
};

/** What came of a publication; a problem is a whole line, with file and line number where there is one. */
export type PublishOutcome =
  | { kind: 'done'; blogId: string; report: ComposeReport }
  | { kind: 'refused'; problems: readonly string[] };

/** The address at which the site says that there is no such post. */
const RESERVED_ID = 'unknown';

/**
 * Publishes a writer's file, or publishes it anew when it has changed. Pictures are there before the post,
 * the post before its pages; whatever fails, everything is as it was.
 */
export async function publishPost(
  surroundings: PublishSurroundings,
  file: string,
): Promise<PublishOutcome> {
  const { ship, database, today, network } = surroundings;
  const { dataDir, site } = ship;
  const store = createBlogStore(database);
  const read = await readPost(file, { site, store: pictureStore(dataDir), today, network });
  const name = path.relative(process.cwd(), file);
  if (read.kind === 'refused') {
    return refused(...read.problems.map(({ line, reason }) => `${name}:${line}: ${reason}`));
  }
  const { draft, files, idLine } = read.post;
  const before = await keptRow(store, draft.blogId);
  const taken = whoHasId(read.post, before);
  if (taken !== null) return refused(`${name}:${idLine}: ${taken}`);

  const added = await writePictures(dataDir, files);
  try {
    const report = await recomposeForData(ship, {
      tell: () => changeOf(store, draft.blogId),
      make: async () => answered(await store.save(draft)),
      undo: async () => answered(await store.restore(draft.blogId, before)),
    });
    if (before) await removeUnshown(dataDir, store, picturesOf(before));
    return { kind: 'done', blogId: draft.blogId, report };
  } catch (error) {
    await removeUnshown(dataDir, store, added);
    throw error;
  }
}

/** Takes a post back: its page is gone, and no other shows it. Its file may be published again. */
export async function unpublishPost(
  { ship, database }: PublishSurroundings,
  blogId: string,
): Promise<PublishOutcome> {
  const store = createBlogStore(database);
  const before = await keptRow(store, blogId);
  if (before?.published !== 1) {
    return refused(
      builtInCards.some((card) => card.blogId === blogId)
        ? `${blogId} is part of the site and cannot be taken back.`
        : `No post called ${blogId} is published.`,
    );
  }
  const report = await recomposeForData(ship, {
    tell: () => changeOf(store, blogId),
    make: async () => answered(await store.restore(blogId, { ...before, published: 0 })),
    undo: async () => answered(await store.restore(blogId, before)),
  });
  await removeUnshown(ship.dataDir, store, picturesOf(before));
  return { kind: 'done', blogId, report };
}

/** Why the id of a post cannot be its own; `null` when it can. */
function whoHasId({ draft }: ReadyPost, before: StoredBlog | null): string | null {
  const { blogId, sourceFile } = draft;
  if (blogId === RESERVED_ID || builtInCards.some((card) => card.blogId === blogId)) {
    return `the id ${blogId} belongs to a page of the site`;
  }
  if (before?.published !== 1 || before.source_file === sourceFile) return null;
  return before.source_file === ''
    ? `the id ${blogId} belongs to a post that was not published from a file`
    : `the id ${blogId} belongs to another file, ${before.source_file}`;
}

/** The change of a post, told before it is made: the posts beside it may be others afterwards. */
async function changeOf(store: BlogStore, blogId: string) {
  const beside = await store.overviews({ beside: blogId, each: POSTS_BESIDE });
  if (beside.kind === 'unavailable') throw unanswered(beside);
  return { kind: 'blog', blogId, besideBefore: beside.blogs.map((blog) => blog.blogId) } as const;
}

async function keptRow(store: BlogStore, id: string): Promise<StoredBlog | null> {
  const read = await store.readRow(id);
  if (read.kind === 'unavailable') throw unanswered(read);
  return read.row;
}

/** The names of the pictures that a post shows. */
function picturesOf(post: StoredBlog): readonly string[] {
  const { thumbnail, description, details, fetched_pictures } = post;
  const named = `${thumbnail} ${description} ${details} ${fetched_pictures}`.match(
    /[0-9a-f]{16}-\d{2,4}\.\w{3,4}/g,
  );
  return [...new Set(named)];
}

/** Throws when the database did not do what it was asked. */
function answered(result: { kind: 'saved' } | DatabaseUnavailable): void {
  if (result.kind === 'unavailable') throw unanswered(result);
}

function unanswered({ error }: DatabaseUnavailable): Error {
  return new Error('The database did not answer.', { cause: error });
}

function refused(...problems: string[]): PublishOutcome {
  return { kind: 'refused', problems };
}
