import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBlogStore, storedRow } from '@site/api/blogs/blog-store.ts';
import { createDraftStore, type Draft, type Writer } from '@site/api/blogs/draft-store.ts';
import { orThrow, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import { indianDay } from '@site/api/indian-time.ts';
import type { PreviewAddress } from '@site/delivery/previews/preview-address.ts';
import { checkPost } from '@site/delivery/publishing/check-post.ts';
import { createRevision } from '@site/delivery/publishing/data-revisions.ts';
import {
  pictureStore,
  removeUnshown,
  writePictures,
} from '@site/delivery/publishing/picture-store.ts';
import { splitPost } from '@site/delivery/publishing/post-file.ts';
import { idConflict, publishPost, unpublishPost } from '@site/delivery/publishing/publish-post.ts';
import { readPost } from '@site/delivery/publishing/read-post.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { makePreview } from '../../previews/make-preview.ts';
import { linkToPage } from '../../previews/link-to-page.ts';
import { previewLink } from '../../previews/preview-link.ts';
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
  const conflict = idConflict({ blogId: slug, sourceFile: fileOf(context, id) }, row);
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
  const { stores, database, readSite } = context;
  const drafts = draftsOf(context);
  const today = todayOf(context);
  let draft = given;
  // A post gets the date of its first publication. A waiting post must stay exactly as reviewed.
  if (!keepsDate && draft.firstLiveAt === null && draft.state !== 'waiting') {
    const source = redated(draft.source, today);
    if (source !== draft.source && !(await drafts.save(draft, { ...draft, source, by }))) {
      return { kind: 'busy', problems: [] };
    }
    draft = (await drafts.find(draft.id)) ?? draft;
  }
  const { id, source } = draft;
  const { version } = await stores.registry.live();
  const file = await writeFiles(context, draft, fileOf(context, id));
  const site = await readSite();
  const policy = reviewPolicy(stores, by);
  const outcome = await publishPost({ stores, site, database, today, policy, who: by.who }, file);
  await rm(path.dirname(file), { recursive: true, force: true });
  if (outcome.kind === 'done') {
    await drafts.setLive(id, source);
    await drafts.setState(id, { state: 'published', by });
    return { kind: 'published', problems: [] };
  }
  const problems = outcome.problems.map((problem) =>
    problem.replace(/^\S*post\.md:\d+: /, '').replace(/\. To publish without it, .*$/s, ''),
  );
  const [waitsFor] = outcome.awaits ?? [];
  if (waitsFor === undefined) {
    await drafts.setState(id, { state: 'draft', problems, by });
    return { kind: 'refused', problems };
  }
  // Nobody who wrote part of a post can approve it.
  for (const { author } of await unpublishedVersions(drafts, draft)) {
    await reviewStore(stores.registry).noteAuthor({ section: 'posts', id: waitsFor, ...author });
  }
  const saved = await drafts.find(id);
  if (saved?.updatedAt !== draft.updatedAt) return { kind: 'busy', problems: [] };
  const waitsBeside = version?.data ?? null;
  await drafts.setState(id, { state: 'waiting', waitsFor, waitsBeside, problems, by });
  return { kind: 'waiting', problems };
}

/** The versions saved since the published one. */
async function unpublishedVersions(
  drafts: ReturnType<typeof createDraftStore>,
  { id, liveSource }: Draft,
) {
  const versions = await drafts.versions(id);
  const live = versions.findIndex(({ source }) => source === liveSource);
  return live < 0 ? versions : versions.slice(0, live);
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
  for (const draft of await draftsOf(context).due()) {
    try {
      if (draft.state === 'waiting' && !(await canProceed(context.stores, draft))) continue;
      await publishDraft(context, draft, draft.author);
    } catch (error) {
      // One failure must not block the other posts.
      onError(error, draft);
    }
  }
}

/** Whether a draft was approved, or other posts went live so that its review has to be requested again. */
async function canProceed(
  { registry }: Stores,
  { waitsFor, waitsBeside }: Draft,
): Promise<boolean> {
  if (waitsFor === null) return true;
  const { version } = await registry.live();
  if ((version?.data ?? null) !== waitsBeside) return true;
  const approvals = await reviewStore(registry).approvals({ section: 'posts', id: waitsFor });
  return approvals.length > 0;
}

/** Creates a preview of a draft inside the site. Anyone with its link can open it. */
export async function previewDraft(
  context: PostsContext & { previewAddress: PreviewAddress },
  draft: Draft,
  by: Writer,
): Promise<{ kind: 'made'; link: string } | { kind: 'refused'; problems: readonly string[] }> {
  const { stores, database, previewAddress } = context;
  const folder = await mkdtemp(path.join(tmpdir(), 'post-preview-'));
  try {
    const read = await readPost(await writeFiles(context, draft, path.join(folder, 'post.md')), {
      site: await context.readSite(),
      store: pictureStore(stores.dataDir),
      today: todayOf(context),
      withoutMissingPictures: true,
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function todayOf({ now = Date.now }: Pick<PostsContext, 'now'>): string {
  return indianDay(now());
}

/** The file a draft is published from; it identifies the post's owner in the store. */
function fileOf({ stores }: Pick<PostsContext, 'stores'>, id: string): string {
  return path.resolve(stores.dataDir, 'drafts', id, 'post.md');
}

/** Writes a draft and its pictures from the database to files, for publishing. */
async function writeFiles(
  context: PostsContext,
  { id, source }: Pick<Draft, 'id' | 'source'>,
  file: string,
): Promise<string> {
  const folder = path.dirname(file);
  await rm(folder, { recursive: true, force: true });
  const drafts = draftsOf(context);
  for (const name of await drafts.pictureNames(id)) {
    const bytes = await drafts.picture(id, name);
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    if (bytes) await writeDurably(target, bytes);
  }
  await mkdir(folder, { recursive: true });
  await writeDurably(file, source);
  return file;
}
