import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createBlogStore, storedRow } from '@site/api/blogs/blog-store.ts';
import { createDraftStore, type Draft } from '@site/api/blogs/draft-store.ts';
import { orThrow, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import { indianDay } from '@site/api/indian-time.ts';
import type { PreviewAddress } from '@site/delivery/previews/preview-address.ts';
import { pictureStore } from '@site/delivery/publishing/picture-store.ts';
import { publishPost, unpublishPost } from '@site/delivery/publishing/publish-post.ts';
import { readPost } from '@site/delivery/publishing/read-post.ts';
import { createRevision } from '@site/delivery/publishing/data-revisions.ts';
import { removeUnshown, writePictures } from '@site/delivery/publishing/picture-store.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { makePreview } from '../../previews/make-preview.ts';
import { linkToPage, previewLink } from '../../previews/preview-link.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { reviewStore } from '../../review/review-store.ts';
import { personOf, type User, userStore, whoIs } from '../accounts/users.ts';
import { fieldsOf, sourceOf } from './post-fields.ts';

/** What the posts work with. */
export type PostsContext = {
  stores: Stores;
  database: DatabaseHandle;
  /** The live configuration of the site. */
  readSite: () => Promise<SiteConfig>;
  previewAddress: PreviewAddress;
  now?: () => number;
};

/** A line of the text that cannot be published as it is; `null` for what the other fields say. */
export type PostProblem = { line: number | null; reason: string };

/** How long a preview of a draft can be seen, in days. */
const PREVIEW_DAYS = 1;

const WAITS = /^posts ([0-9a-f]{64}) has to be approved/;

/** What the site cannot show of a draft. Nothing is stored. */
export async function problemsOf(
  context: PostsContext,
  draft: Pick<Draft, 'id' | 'source'>,
): Promise<readonly PostProblem[]> {
  const read = await readDraft(context, draft);
  if (read.kind === 'ready') return [];
  const above = draft.source.split('\n').indexOf('---', 1) + 1;
  return read.problems.map(({ line, reason }) => ({
    line: line > above ? line - above : null,
    reason,
  }));
}

/** Publishes a draft in somebody's name. A medical post waits until a clinician has approved it. */
export async function publishDraft(
  context: PostsContext,
  draft: Draft,
  user: User | null,
): Promise<Draft['state']> {
  const { stores, database, readSite } = context;
  const drafts = createDraftStore(database);
  const today = todayOf(context);
  const { who, person } = authorOf(user, draft);
  const source = datedSource(draft, today);
  if (source !== draft.source) await drafts.save(draft.id, { ...draft, source, author: who });
  const file = await writeFiles(context, { ...draft, source });
  const outcome = await publishPost(
    {
      stores,
      site: await readSite(),
      database,
      today,
      policy: reviewPolicy(stores, { who, person }),
    },
    file,
  );
  if (outcome.kind === 'done') {
    await drafts.setState(draft.id, { state: 'published' });
    await stores.registry.note({
      who,
      what: `publish post ${outcome.blogId}`,
      details: [],
      sections: ['posts'],
    });
    return 'published';
  }
  const waitsFor = outcome.problems.map((line) => WAITS.exec(line)?.[1]).find(Boolean);
  if (waitsFor === undefined) {
    await drafts.setState(draft.id, { state: 'draft', problems: outcome.problems });
    return 'draft';
  }
  await drafts.setState(draft.id, { state: 'waiting', waitsFor, problems: outcome.problems });
  return 'waiting';
}

/** Takes a published post back. Its draft stays and can be published again. */
export async function withdrawDraft(
  { stores, database, readSite, ...context }: PostsContext,
  draft: Draft,
  user: User,
): Promise<readonly string[]> {
  const policy = reviewPolicy(stores, authorOf(user, draft));
  const outcome = await unpublishPost(
    { stores, site: await readSite(), database, today: todayOf(context), policy },
    fieldsOf(draft.source).slug,
  );
  if (outcome.kind === 'refused') return outcome.problems;
  await createDraftStore(database).setState(draft.id, { state: 'withdrawn' });
  const what = `withdraw post ${outcome.blogId}`;
  await stores.registry.note({ who: whoIs(user), what, details: [], sections: ['posts'] });
  return [];
}

/** Publishes scheduled drafts whose time has come, and waiting ones that have been approved. */
export async function publishDue(context: PostsContext): Promise<void> {
  const { stores, database } = context;
  const drafts = createDraftStore(database, context.now && { now: context.now });
  for (const draft of await drafts.due()) {
    if (draft.state === 'waiting' && !(await isApproved(stores, draft))) continue;
    const user = await userStore(stores.registry).byId(draft.author);
    await publishDraft(context, draft, user);
  }
}

/** Shows a draft inside the whole site, at a link that anybody may be sent. */
export async function previewDraft(
  context: PostsContext,
  draft: Draft,
  user: User,
): Promise<{ kind: 'made'; link: string } | { kind: 'refused'; problems: readonly string[] }> {
  const { stores, database, previewAddress } = context;
  const read = await readDraft(context, draft);
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
    const outcome = await makePreview(
      stores,
      { parts: [], data, days: PREVIEW_DAYS },
      { who: whoIs(user) },
    );
    if (outcome.kind === 'refused') return outcome;
    const link = await previewLink(stores, previewAddress, outcome.preview);
    return { kind: 'made', link: linkToPage(link, `/blog/${blog.blogId}`) };
  } finally {
    await removeUnshown(stores.dataDir, store, added);
  }
}

function todayOf({ now = Date.now }: Pick<PostsContext, 'now'>): string {
  return indianDay(now());
}

function authorOf(user: User | null, draft: Draft) {
  // Whoever began a draft stays its author when their account is gone.
  return user
    ? { who: whoIs(user), person: personOf(user) }
    : { who: `the desk, for ${draft.author}`, person: `user:${draft.author}` };
}

async function isApproved({ registry }: Stores, { waitsFor }: Draft): Promise<boolean> {
  if (waitsFor === null) return false;
  const approvals = await reviewStore(registry).approvals({ section: 'posts', id: waitsFor });
  return approvals.length > 0;
}

async function readDraft(context: PostsContext, draft: Pick<Draft, 'id' | 'source'>) {
  return readPost(await writeFiles(context, draft), {
    site: await context.readSite(),
    store: pictureStore(context.stores.dataDir),
    today: todayOf(context),
  });
}

/** Puts a draft and its pictures where publishing reads them. The database has them all. */
async function writeFiles(
  { stores, database }: PostsContext,
  { id, source }: Pick<Draft, 'id' | 'source'>,
): Promise<string> {
  const folder = path.join(stores.dataDir, 'drafts', id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const drafts = createDraftStore(database);
  for (const name of await drafts.pictureNames(id)) {
    const bytes = await drafts.picture(id, name);
    if (bytes) await writeDurably(path.join(folder, name), bytes);
  }
  const file = path.join(folder, 'post.md');
  await writeDurably(file, source);
  return file;
}

/** A post is of the day on which it is first published. What waits for approval stays as it was read. */
function datedSource({ state, source }: Draft, today: string): string {
  if (state !== 'draft' && state !== 'scheduled') return source;
  return sourceOf({ ...fieldsOf(source), date: '' }, today);
}
