import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import {
  createDraftStore,
  type Draft,
  restingState,
  type Writer,
} from '@site/api/blogs/draft-store.ts';
import { orThrow, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { indianDay } from '@site/api/indian-time.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { checkPost } from '@site/delivery/publishing/check-post.ts';
import { splitPost } from '@site/delivery/publishing/post-file.ts';
import {
  idConflict,
  publishPost,
  type PublishOutcome,
  unpublishPost,
} from '@site/delivery/publishing/publish-post.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { makePreview } from '../../previews/make-preview.ts';
import { linkToPage } from '../../previews/link-to-page.ts';
import { previewLink } from '../../previews/preview-link.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { reviewStore } from '../../review/review-store.ts';
import { originOf, postOf, withRevision } from './draft-revision.ts';
import { dateOf, fieldAt, fieldTitles, type PostFields, redated } from './post-fields.ts';

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
export type Published =
  | { kind: 'published' | 'refused' | 'busy'; problems: readonly string[] }
  | Waiting;

/** A post that awaits approval; `revision` is what a clinician approves. */
export type Waiting = { kind: 'waiting'; revision: string; problems: readonly string[] };

/** A publication or schedule that someone else got in the way of. */
export const busy = { kind: 'busy', problems: [] } as const;

/** Lifetime of a preview, in days. */
const PREVIEW_DAYS = 1;

export function draftsOf({ database, now }: Pick<PostsContext, 'database' | 'now'>) {
  return createDraftStore(database, { now });
}

/** Problems of a draft, except in the contents of its pictures. */
export async function problemsOf(
  context: PostsContext,
  draft: Pick<Draft, 'id' | 'source' | 'slug' | 'firstLiveAt'>,
): Promise<readonly PostProblem[]> {
  const { id, slug } = draft;
  // The date of a scheduled post is in the future until it goes live.
  const source = datedFor(draft, todayOf(context));
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

/** The text as it goes live on a day: a post gets the date of its first publication. */
export function datedFor(
  { source, firstLiveAt }: Pick<Draft, 'source' | 'firstLiveAt'>,
  day: string,
): string {
  return firstLiveAt === null ? redated(source, day) : source;
}

/** The text as it would go live today. A reviewed post must stay exactly as reviewed. */
export function textFor(draft: Draft, today: string): string {
  const isReviewed = draft.waitsFor !== null && dateOf(draft.source) <= today;
  return isReviewed ? draft.source : datedFor(draft, today);
}

/**
 * Publishes a draft as `by`. If its words need a clinician's approval, it waits for that. `dueAt` is the time that it
 * was scheduled for.
 */
export async function publishDraft(
  context: PostsContext,
  draft: Draft,
  by: Writer,
  options: { keepsDate?: boolean; dueAt?: number | null } = {},
): Promise<Published> {
  return leased(context, draft, () => publishLeased(context, draft, { by, ...options }));
}

/** Runs `work` while no other process works on the draft. */
export async function leased<Result>(
  context: PostsContext,
  draft: Draft,
  work: () => Promise<Result>,
): Promise<Result | typeof busy> {
  const drafts = draftsOf(context);
  if (!(await drafts.lease(draft))) return busy;
  try {
    return await work();
  } finally {
    await drafts.release(draft.id);
  }
}

/** Stores another text of a leased draft, and returns it; `null` if someone saved in the meantime. */
export async function resaved(
  context: PostsContext,
  draft: Draft,
  { source, by }: { source: string; by: Writer },
): Promise<Draft | null> {
  if (source === draft.source) return draft;
  const drafts = draftsOf(context);
  if (!(await drafts.save(draft, { ...draft, source, by }))) return null;
  return drafts.find(draft.id);
}

async function publishLeased(
  context: PostsContext,
  given: Draft,
  {
    by,
    keepsDate = false,
    dueAt = null,
  }: { by: Writer; keepsDate?: boolean; dueAt?: number | null },
): Promise<Published> {
  const { stores } = context;
  const drafts = draftsOf(context);
  const source = keepsDate ? given.source : textFor(given, todayOf(context));
  const draft = await resaved(context, given, { source, by });
  if (!draft) return busy;
  const { id } = draft;
  const circumstancesOf = await circumstancesNow(stores, draft);
  const outcome = await publishChecked(context, draft, by);
  if (outcome.kind === 'done') {
    await drafts.setLive(id, source);
    await drafts.setState(id, { state: 'published', by });
    return { kind: 'published', problems: [] };
  }
  const { problems } = outcome;
  const [waitsFor] = outcome.awaits ?? [];
  if (waitsFor === undefined) {
    await drafts.setState(id, { state: restingState(draft), dueAt, problems, by });
    return { kind: 'refused', problems };
  }
  const waitsBeside = await circumstancesOf(waitsFor);
  const said = await reasonToAskAgain(stores, given, waitsFor);
  const asked = await awaitApproval(context, draft, { waitsFor, waitsBeside, dueAt, said, by });
  return asked ? { kind: 'waiting', revision: waitsFor, problems } : busy;
}

/** Requests the approval of a revision; `false` if someone saved in the meantime. */
export async function awaitApproval(
  context: PostsContext,
  draft: Draft,
  {
    waitsFor,
    waitsBeside,
    dueAt,
    said,
    by,
  }: Pick<Draft, 'waitsBeside' | 'dueAt'> & {
    waitsFor: string;
    said: readonly string[];
    by: Writer;
  },
): Promise<boolean> {
  const drafts = draftsOf(context);
  const { id } = draft;
  const saved = await drafts.find(id);
  await noteAuthors(context, saved ?? draft, waitsFor, by);
  if (saved?.updatedAt !== draft.updatedAt) return false;
  const change = { dueAt, waitsFor, waitsBeside, problems: said, by };
  await drafts.setState(id, { state: 'waiting', ...change });
  return true;
}

/** Notes who wrote a revision: nobody who wrote part of a post can approve it. */
export async function noteAuthors(
  { stores }: PostsContext,
  { unpublishedAuthors }: Pick<Draft, 'unpublishedAuthors'>,
  revision: string,
  by: Writer,
): Promise<void> {
  for (const author of [...unpublishedAuthors, by]) {
    await reviewStore(stores.registry).noteAuthor({ section: 'posts', id: revision, ...author });
  }
}

/** What decides about a draft that waits or is scheduled: the live version, and the approvals of its revision. */
export async function circumstances(
  stores: Stores,
  draft: Pick<Draft, 'waitsFor'>,
): Promise<string> {
  return (await circumstancesNow(stores, draft))(draft.waitsFor);
}

/**
 * Reads what decides about a draft before it is composed, so that changes during composition are detected. Returns
 * a function from the composed revision, or `null` if that needs no approval, to the circumstances.
 */
export async function circumstancesNow(
  { registry }: Stores,
  { waitsFor }: Pick<Draft, 'waitsFor'>,
): Promise<(revision: string | null) => Promise<string>> {
  const approvalsOf = async (revision: string | null) =>
    revision === null
      ? []
      : (await reviewStore(registry).approvals({ section: 'posts', id: revision })).map(
          ({ role, person, at }) => `${role} ${person} ${at.getTime()}`,
        );
  const { id } = await registry.live();
  const approvals = await approvalsOf(waitsFor);
  return async (revision) =>
    [id ?? '', ...(revision === waitsFor ? approvals : await approvalsOf(revision))].join(', ');
}

/** What to tell the writer whose post was submitted before, for another revision. */
export async function reasonToAskAgain(
  stores: Stores,
  { waitsFor }: Draft,
  revision: string,
): Promise<readonly string[]> {
  if (waitsFor === null || waitsFor === revision) return [];
  return (await isApproved(stores, waitsFor))
    ? ['It was approved, but the site has changed since. A clinician has to approve it again.']
    : ['Another post went live in the meantime, so the approval was requested again.'];
}

/** Whether someone other than its authors has approved a revision. */
async function isApproved({ registry }: Stores, revision: string): Promise<boolean> {
  const reviewed = { section: 'posts', id: revision } as const;
  const authors = await reviewStore(registry).authors(reviewed);
  const approvals = await reviewStore(registry).approvals(reviewed);
  return approvals.some(({ person }) => !authors.some((author) => author.person === person));
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

/** Creates a preview of a draft inside the site. Anyone with its link can open it. */
export async function previewDraft(
  context: PostsContext & { previewAddress: PreviewAddress },
  draft: Draft,
  by: Writer,
): Promise<{ kind: 'made'; link: string } | { kind: 'refused'; problems: readonly string[] }> {
  const found = await problemsOf(context, draft);
  if (found.length > 0) return { kind: 'refused', problems: found.map(({ reason }) => reason) };
  const { stores, previewAddress } = context;
  const day = todayOf(context);
  const dated = { id: draft.id, source: datedFor(draft, day) };
  return withRevision(context, dated, day, async (data, blogId) => {
    const outcome = await makePreview(stores, { parts: [], data, days: PREVIEW_DAYS }, by);
    if (outcome.kind === 'refused') return outcome;
    const link = await previewLink(stores, previewAddress, outcome.preview);
    return { kind: 'made', link: linkToPage(link, `/blog/${blogId}`) };
  });
}

export function todayOf({ now = Date.now }: Pick<PostsContext, 'now'>): string {
  return indianDay(now());
}
