import { createBlogStore, storedRow } from '@site/api/blogs/blog-store.ts';
import { createDraftStore, type Draft, type Writer } from '@site/api/blogs/draft-store.ts';
import { orThrow, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { takeTurns } from '@site/delivery/compose/take-turns.ts';
import type { PreviewAddress } from '@site/delivery/previews/preview-address.ts';
import { checkPost } from '@site/delivery/publishing/check-post.ts';
import { createRevision } from '@site/delivery/publishing/data-revisions.ts';
import {
  pictureStore,
  removeUnshown,
  writePictures,
} from '@site/delivery/publishing/picture-store.ts';
import { splitPost } from '@site/delivery/publishing/post-file.ts';
import type { PostSource } from '@site/delivery/publishing/post-source.ts';
import {
  DESK_ORIGIN,
  idConflict,
  publishPost,
  type PublishOutcome,
  unpublishPost,
} from '@site/delivery/publishing/publish-post.ts';
import { readPost } from '@site/delivery/publishing/read-post.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { makePreview } from '../../previews/make-preview.ts';
import { linkToPage, previewLink } from '../../previews/preview-link.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { reviewStore } from '../../review/review-store.ts';
import { fieldAt, fieldTitles, type PostFields, redated } from './post-fields.ts';

/** Dependencies of publishing drafts. */
export type PostsContext = {
  stores: Stores;
  database: DatabaseHandle;
  /** The live configuration of the site. */
  readSite: () => Promise<SiteConfig>;
  now?: (() => number) | undefined;
};

/** A reason why a draft cannot be published, with its line or field. */
export type PostProblem = { line: number | null; field: keyof PostFields | null; reason: string };

/** Result of publishing. `busy`: it is being published already, or was just saved. */
export type Published = {
  kind: 'published' | 'waiting' | 'refused' | 'busy';
  problems: readonly string[];
};

/** Lifetime of a preview, in days. */
const PREVIEW_DAYS = 1;

export function draftsOf({ database, now }: Pick<PostsContext, 'database' | 'now'>) {
  return createDraftStore(database, { now });
}

/** Problems of a draft, except in the contents of its pictures. */
export async function problemsOf(
  context: PostsContext,
  draft: Pick<Draft, 'id' | 'source' | 'slug'>,
): Promise<readonly PostProblem[]> {
  const { id, source, slug } = draft;
  const pictures = await draftsOf(context).pictureNames(id);
  const above = splitPost(source)?.linesAbove ?? 0;
  const found = checkPost(source, { today: todayOf(context), pictures }).map(
    ({ line, reason, field: path }): PostProblem => {
      const field = path === undefined ? null : fieldAt(path);
      if (path === undefined || field === null) {
        return { line: line > above ? line - above : null, field, reason };
      }
      const words = reason.startsWith(`${path} `) ? reason.slice(path.length + 1) : `: ${reason}`;
      return { line: null, field, reason: `${fieldTitles[field]} ${words}`.replace(' : ', ': ') };
    },
  );
  const { row } = orThrow(await createBlogStore(context.database).readRow(slug));
  const conflict = idConflict({ blogId: slug, sourceFile: originOf(id) }, row);
  return conflict === null ? found : [{ line: null, field: 'slug', reason: conflict }, ...found];
}

/** Publishes a draft as `by`. A medical post waits for a clinician's approval. */
export async function publishDraft(
  context: PostsContext,
  draft: Draft,
  by: Writer,
  { keepsDate = false }: { keepsDate?: boolean } = {},
): Promise<Published> {
  const drafts = draftsOf(context);
  if (!(await drafts.lease(draft))) return { kind: 'busy', problems: [] };
  try {
    return await publishLeased(context, draft, { by, keepsDate });
  } finally {
    await drafts.release(draft.id);
  }
}

async function publishLeased(
  context: PostsContext,
  given: Draft,
  { by, keepsDate }: { by: Writer; keepsDate: boolean },
): Promise<Published> {
  const { stores } = context;
  const drafts = draftsOf(context);
  let draft = given;
  // A post gets the date of its first publication. A waiting post must stay exactly as reviewed.
  if (!keepsDate && draft.firstLiveAt === null && draft.state !== 'waiting') {
    const source = redated(draft.source, todayOf(context));
    if (source !== draft.source && !(await drafts.save(draft, { ...draft, source, by }))) {
      return { kind: 'busy', problems: [] };
    }
    draft = (await drafts.find(draft.id)) ?? draft;
  }
  const { id, source } = draft;
  const waitsBeside = await circumstances(stores, draft);
  const outcome = await publishChecked(context, draft, by);
  if (outcome.kind === 'done') {
    await drafts.setLive(id, source);
    await drafts.setState(id, { state: 'published', by });
    return { kind: 'published', problems: [] };
  }
  const { problems } = outcome;
  const [waitsFor] = outcome.awaits ?? [];
  if (waitsFor === undefined) {
    await drafts.setState(id, { state: 'draft', problems, by });
    return { kind: 'refused', problems };
  }
  // Nobody who wrote part of a post can approve it.
  const saved = await drafts.find(id);
  for (const author of (saved ?? draft).unpublishedAuthors) {
    await reviewStore(stores.registry).noteAuthor({ section: 'posts', id: waitsFor, ...author });
  }
  if (saved?.updatedAt !== draft.updatedAt) return { kind: 'busy', problems: [] };
  await drafts.setState(id, { state: 'waiting', waitsFor, waitsBeside, problems, by });
  return { kind: 'waiting', problems };
}

/** Publishes a draft that passes every check of the editor, as scheduling does. */
async function publishChecked(
  context: PostsContext,
  draft: Draft,
  by: Writer,
): Promise<PublishOutcome> {
  const found = await problemsOf(context, draft);
  if (found.length > 0) return { kind: 'refused', problems: found.map(({ reason }) => reason) };
  const { stores, database, readSite } = context;
  const policy = reviewPolicy(stores, by);
  const today = todayOf(context);
  const publishing = { stores, site: await readSite(), database, today, policy, who: by.who };
  return publishPost(publishing, postOf(context, draft));
}

/** Unpublishes a post. Its draft remains and can be published again. */
export async function withdrawDraft(
  context: PostsContext,
  draft: Draft,
  by: Writer,
): Promise<readonly string[]> {
  const { stores, database, readSite } = context;
  const policy = reviewPolicy(stores, by);
  const outcome = await unpublishPost(
    { stores, site: await readSite(), database, today: todayOf(context), policy, who: by.who },
    draft.slug,
  );
  if (outcome.kind === 'refused') return outcome.problems;
  const drafts = draftsOf(context);
  await drafts.setLive(draft.id, null);
  await drafts.setState(draft.id, { state: 'withdrawn' });
  return [];
}

/** Publishes drafts that are due, and waiting ones that can proceed. */
export async function publishDue(
  context: PostsContext,
  onError: (error: unknown, draft: Draft) => void,
): Promise<void> {
  const inTurn = takeTurns(1);
  const publish = async (draft: Draft) => {
    try {
      if (draft.state === 'waiting' && !(await canProceed(context.stores, draft))) return;
      await publishDraft(context, draft, draft.author);
    } catch (error) {
      // One failure must not block the other posts.
      onError(error, draft);
    }
  };
  const due = await draftsOf(context).due();
  await Promise.all(due.map((draft) => inTurn(() => publish(draft))));
}

/** Whether anything that decides about a waiting draft has changed since the last attempt to publish it. */
async function canProceed(stores: Stores, draft: Draft): Promise<boolean> {
  return draft.waitsFor === null || (await circumstances(stores, draft)) !== draft.waitsBeside;
}

/** What decides about a waiting draft: the live version and the approvals. */
async function circumstances({ registry }: Stores, { waitsFor }: Draft): Promise<string> {
  const { id } = await registry.live();
  const reviews = reviewStore(registry);
  const approvals =
    waitsFor === null ? [] : await reviews.approvals({ section: 'posts', id: waitsFor });
  return [
    id ?? '',
    ...approvals.map(({ role, person, at }) => `${role} ${person} ${at.getTime()}`),
  ].join(', ');
}

/** Creates a preview of a draft inside the site. Anyone with its link can open it. */
export async function previewDraft(
  context: PostsContext & { previewAddress: PreviewAddress },
  draft: Draft,
  by: Writer,
): Promise<{ kind: 'made'; link: string } | { kind: 'refused'; problems: readonly string[] }> {
  const { stores, database, previewAddress } = context;
  const found = await problemsOf(context, draft);
  if (found.length > 0) return { kind: 'refused', problems: found.map(({ reason }) => reason) };
  const read = await readPost(postOf(context, draft), {
    site: await context.readSite(),
    store: pictureStore(stores.dataDir),
    today: todayOf(context),
  });
  if (read.kind === 'refused') {
    return { kind: 'refused', problems: read.problems.map(({ reason }) => reason) };
  }
  const { draft: blog, files } = read.post;
  const store = createBlogStore(database);
  const row = storedRow(blog);
  const withDraft = {
    ...store,
    async publishedRows() {
      const { rows } = orThrow(await store.publishedRows());
      return { kind: 'read' as const, rows: [row, ...rows.filter(({ id }) => id !== row.id)] };
    },
  };
  const added = await writePictures(stores.dataDir, files);
  try {
    const data = () => createRevision(stores, withDraft);
    const outcome = await makePreview(stores, { parts: [], data, days: PREVIEW_DAYS }, by);
    if (outcome.kind === 'refused') return outcome;
    const link = await previewLink(stores, previewAddress, outcome.preview);
    return { kind: 'made', link: linkToPage(link, `/blog/${blog.blogId}`) };
  } finally {
    await removeUnshown(stores.dataDir, store, added);
  }
}

export function todayOf({ now = Date.now }: Pick<PostsContext, 'now'>): string {
  return indianDay(now());
}

function originOf(id: string): string {
  return `${DESK_ORIGIN}${id}`;
}

/** A draft with the pictures attached to it, all from the database. */
function postOf(context: PostsContext, { id, source }: Pick<Draft, 'id' | 'source'>): PostSource {
  return {
    name: 'post.md',
    contents: source,
    origin: originOf(id),
    picture: (name) => draftsOf(context).picture(id, name),
    describe: ({ reason }) => reason,
  };
}
