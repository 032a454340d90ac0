import path from 'node:path';
import { type BlogStore, createBlogStore, type StoredBlog } from '@site/api/blogs/blog-store.ts';
import { orThrow, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { builtInCards } from '@site/kit/blog-cards/built-in-cards.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Outcome, Policy } from '../promotion/plan.ts';
import { promote } from '../promotion/promote.ts';
import type { Stores } from '../stores.ts';
import type { Network } from '../fetching/network.ts';
import type { FileProblem } from './post-file.ts';
import { type ReadyPost, readPost } from './read-post.ts';
import { picturesNamedIn, pictureStore } from './picture-store.ts';
import { revisionOf } from './take-revision.ts';
import { removeUnshown, writePictures } from './write-pictures.ts';

/** What publishing works with. */
export type PublishContext = {
  stores: Stores;
  site: SiteConfig;
  database: DatabaseHandle;
  /** A day such as `2026-11-21`. */
  today: string;
  /** How pictures of other hosts are reached; through the public internet unless told. */
  network?: Network;
  /** What is checked besides before the post goes live. */
  policy?: Policy;
};

/** What came of a publication; a problem is a whole line, with file and line number where there is one. */
export type PublishOutcome =
  | {
      kind: 'done';
      blogId: string;
      shipped: Extract<Outcome, { kind: 'shipped' }>;
      /** What readers do not get yet; whole lines. */
      missing: readonly string[];
    }
  | { kind: 'refused'; problems: readonly string[] };

/** The address at which the site says that there is no such post. */
const RESERVED_ID = 'unknown';

/**
 * Publishes a writer's file, or publishes it anew when it has changed. The post is stored, then a version of the
 * site that shows it is made and goes live; when that fails, the post is as it was. A program that is ended in
 * between leaves a post that the next publication, or the next start, brings to the site.
 */
export async function publishPost(
  context: PublishContext,
  file: string,
  { withoutMissingPictures }: { withoutMissingPictures?: boolean } = {},
): Promise<PublishOutcome> {
  const { stores, site, database, today, network } = context;
  const { dataDir } = stores;
  const store = createBlogStore(database);
  const read = await readPost(file, {
    site,
    store: pictureStore(dataDir),
    today,
    network,
    withoutMissingPictures,
  });
  const name = path.relative(process.cwd(), file);
  const inFile = ({ line, reason }: FileProblem) => `${name}:${line}: ${reason}`;
  if (read.kind === 'refused') return refused(...read.problems.map(inFile));
  const { draft, files, idLine, missing } = read.post;
  const before = await keptRow(store, draft.blogId);
  const taken = whoHasId(read.post, before);
  if (taken !== null) return refused(`${name}:${idLine}: ${taken}`);

  const added = await writePictures(dataDir, files);
  const outcome = await change(context, {
    what: `publish ${draft.blogId}`,
    make: async () => void orThrow(await store.save(draft)),
    undo: async () => void orThrow(await store.restore(draft.blogId, before)),
  }).catch(async (error: unknown) => {
    await removeUnshown(dataDir, store, added);
    throw error;
  });
  if (outcome.kind === 'refused') {
    await removeUnshown(dataDir, store, added);
    return outcome;
  }
  if (before) await removeUnshown(dataDir, store, picturesOf(before));
  return {
    kind: 'done',
    blogId: draft.blogId,
    shipped: outcome,
    missing: missing.map(inFile),
  };
}

/** Takes a post back: its page is gone, and no other shows it. Its file may be published again. */
export async function unpublishPost(
  context: PublishContext,
  blogId: string,
): Promise<PublishOutcome> {
  const { stores, database } = context;
  const store = createBlogStore(database);
  const before = await keptRow(store, blogId);
  if (before?.published !== 1) {
    return refused(
      builtInCards.some((card) => card.blogId === blogId)
        ? `${blogId} is part of the site and cannot be taken back.`
        : `No post called ${blogId} is published.`,
    );
  }
  const outcome = await change(context, {
    what: `unpublish ${blogId}`,
    make: async () => void orThrow(await store.restore(blogId, { ...before, published: 0 })),
    undo: async () => void orThrow(await store.restore(blogId, before)),
  });
  if (outcome.kind === 'refused') return outcome;
  await removeUnshown(stores.dataDir, store, picturesOf(before));
  return { kind: 'done', blogId, shipped: outcome, missing: [] };
}

type Change = { what: string; make: () => Promise<void>; undo: () => Promise<void> };

/** Changes a post and makes a site that shows it live; takes the change back when there can be no such site. */
async function change(
  { stores, site, database, network, policy }: PublishContext,
  { what, make, undo }: Change,
): Promise<Outcome> {
  const data = revisionOf(stores, { site, database, network });
  await make();
  try {
    const outcome = await promote(stores, { data, what }, policy);
    if (outcome.kind === 'refused') await undo();
    return outcome;
  } catch (error) {
    await undo();
    throw error;
  }
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

async function keptRow(store: BlogStore, id: string): Promise<StoredBlog | null> {
  return orThrow(await store.readRow(id)).row;
}

/** The names of the pictures that a post shows. */
function picturesOf(post: StoredBlog): readonly string[] {
  const { thumbnail, description, details, fetched_pictures } = post;
  return picturesNamedIn(`${thumbnail} ${description} ${details} ${fetched_pictures}`);
}

function refused(...problems: string[]): PublishOutcome {
  return { kind: 'refused', problems };
}
