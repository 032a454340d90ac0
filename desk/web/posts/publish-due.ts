import { type Draft, restingState } from '@site/api/blogs/draft-store.ts';
import { createScheduleGuard } from '@site/api/blogs/schedule-guard.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { lostRight } from './lost-right.ts';
import { draftsOf, isApproved, leased, type PostsContext, publishDraft } from './publish-draft.ts';
import { scheduleDraft } from './schedule-draft.ts';

/** How long a scheduled text must be unchanged before it is checked again, so that nobody reviews half a sentence. */
const QUIET_MS = 2 * 60_000;

/**
 * Publishes drafts that are due or approved, and requests approvals again where the text or the live posts have changed.
 * Returns why scheduled posts are held, or `null`.
 */
export async function publishDue(
  context: PostsContext,
  onError: (error: unknown, draft: Draft) => void,
): Promise<string | null> {
  const { database, now } = context;
  const heldReason = await createScheduleGuard(database, { now }).look();
  for (const draft of await draftsOf(context).pending()) {
    try {
      await advance(context, draft, heldReason !== null);
    } catch (error) {
      // One failure must not block the other posts.
      onError(error, draft);
    }
  }
  return heldReason;
}

async function advance(context: PostsContext, draft: Draft, isHeld: boolean): Promise<void> {
  const { stores } = context;
  const { id, slug, state, author, dueAt } = draft;
  const reason = await lostRight(stores.registry, author);
  if (reason !== null) {
    await leased(context, draft, async () => {
      const state = restingState(draft);
      await draftsOf(context).setState(id, { state, dueAt, problems: [reason] });
      const entry = { who: 'the desk', what: `hold post ${slug}`, sections: ['posts'] };
      await stores.registry.note({ ...entry, details: [reason] });
    });
    return;
  }
  const now = (context.now ?? Date.now)();
  if (dueAt !== null && isHeld) return;
  if (dueAt === null || dueAt <= now) {
    const isReady = state === 'scheduled' || (await hasNews(stores, draft));
    if (isReady) await publishDraft(context, draft, author, { dueAt });
    return;
  }
  const isBeingWritten = draft.waitsBeside === null && Math.abs(now - draft.updatedAt) < QUIET_MS;
  if (!isBeingWritten && (await hasNews(stores, draft))) {
    await scheduleDraft(context, draft, { dueAt, by: author, isRecheck: true });
  }
}

/** Whether the live posts or the approval have changed since a draft was checked. */
async function hasNews(stores: Stores, { state, waitsFor, waitsBeside }: Draft): Promise<boolean> {
  const { version } = await stores.registry.live();
  if ((version?.data ?? null) !== waitsBeside) return true;
  if (waitsFor === null) return false;
  const isGiven = await isApproved(stores, waitsFor);
  // Pruning may have deleted what the clinician has to see.
  return state === 'waiting' ? isGiven || !(await stores.blobs.has(waitsFor)) : !isGiven;
}
