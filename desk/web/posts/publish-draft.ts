import {
  createDraftStore,
  type Draft,
  restingState,
  type Writer,
} from '@site/api/posts/draft-store.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { splitPost } from '@site/api/posts/post-file.ts';
import { createPostStore } from '@site/api/posts/post-store.ts';
import { checkPost, idConflict, publishPost, unpublishPost } from '@site/api/posts/publish-post.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { reviewStore } from '../../review/review-store.ts';
import { promotePostsOf } from '../../delivery/promote-posts.ts';
import { addDeskMail, type DeskMail } from '../accounts/desk-mail.ts';
import { originOf, postOf } from './draft-revision.ts';
import { dateOf, type PostProblem, problemAt, redated } from './post-fields.ts';

/** Dependencies of publishing drafts. */
export type PostsContext = {
  stores: Stores;
  database: DatabaseHandle;
  now?: (() => number) | undefined;
};

/** Result of publishing. `busy`: it is being published already, or was just saved. */
export type Published =
  | { kind: 'published' | 'refused' | 'busy'; problems: readonly string[] }
  | Waiting;

/** A post that awaits approval; `revision` is what a clinician approves. */
export type Waiting = { kind: 'waiting'; revision: string; problems: readonly string[] };

/** A publication or schedule that someone else got in the way of. */
export const busy = { kind: 'busy', problems: [] } as const;

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
  const checks = { name: '', today: todayOf(context), pictures };
  const found = checkPost(source, checks).map((problem) => problemAt(problem, above));
  const published = await createPostStore(context.database).read(slug);
  const conflict = idConflict(slug, originOf(id), published);
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
  const outcome = await publishPost(publishingAs(context, by), postOf(context, draft));
  if (outcome.kind === 'done') {
    await drafts.setLive(id, source);
    await drafts.setState(id, { state: 'published', by }, async (transaction) => {
      // A writer who published it just now has seen that it is live.
      if (given.state !== 'waiting' && given.state !== 'scheduled') return;
      const to = { people: [given.author.person] };
      const mail: DeskMail = { kind: 'news', about: 'live', path: `/posts/${id}`, to };
      await addDeskMail(transaction, mail, context);
    });
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
  await drafts.setState(id, { state: 'waiting', ...change }, (transaction) => {
    const authors = [...draft.unpublishedAuthors, by].map(({ person }) => person);
    const to = { cliniciansExcept: authors };
    const mail: DeskMail = { kind: 'news', about: 'approval', path: '/approvals', to };
    // The same text is requested again, as another revision, whenever other posts go live.
    const mailId = `approval-${id}-${draft.updatedAt}`;
    return addDeskMail(transaction, mail, { now: context.now, id: mailId });
  });
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

/** Unpublishes a post. Its draft remains and can be published again. */
export async function withdrawDraft(
  context: PostsContext,
  draft: Draft,
  { by, why }: { by: Writer; why: string },
): Promise<readonly string[]> {
  const outcome = await unpublishPost(publishingAs(context, by), draft.slug, why);
  if (outcome.kind === 'refused') return outcome.problems;
  const drafts = draftsOf(context);
  await drafts.setLive(draft.id, null);
  await drafts.setState(draft.id, { state: 'withdrawn' });
  return [];
}

/** Publishing as a writer, whose approvals of their own words do not count. */
function publishingAs(context: PostsContext, by: Writer) {
  const { stores, database } = context;
  const policy = reviewPolicy(stores, by);
  const promotePosts = promotePostsOf(database, stores, { policy, who: by.who });
  return { database, today: todayOf(context), promotePosts };
}

export function todayOf({ now = Date.now }: Pick<PostsContext, 'now'>): string {
  return indianDay(now());
}
