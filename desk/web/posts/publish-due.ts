import { isIntact } from '@site/delivery/blobs/blob-store.ts';
import { type Draft, restingState } from '@site/api/posts/draft-store.ts';
import { createScheduleGuard } from '@site/api/posts/schedule-guard.ts';
import { takeTurns } from '../../delivery/take-turns.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { lostRight } from './lost-right.ts';
import {
  circumstances,
  draftsOf,
  leased,
  type PostsContext,
  publishDraft,
} from './publish-draft.ts';
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
  const inTurn = takeTurns(1);
  const advanceOrReport = async (draft: Draft) => {
    try {
      await advance(context, draft, heldReason !== null);
    } catch (error) {
      // One failure must not block the other posts.
      onError(error, draft);
    }
  };
  const pending = await draftsOf(context).pending();
  await Promise.all(pending.map((draft) => inTurn(() => advanceOrReport(draft))));
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

/** Whether anything that decides about a draft has changed since it was checked. */
async function hasNews(stores: Stores, draft: Draft): Promise<boolean> {
  const { state, waitsFor, waitsBeside } = draft;
  if ((await circumstances(stores, draft)) !== waitsBeside) return true;
  // Pruning may have deleted what the clinician has to see.
  return state === 'waiting' && waitsFor !== null && !(await isIntact(stores.blobs, waitsFor));
}
