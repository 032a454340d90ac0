import type { Draft } from '@site/api/posts/draft-store.ts';
import { indianTime } from '@site/api/indian-time.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { askedChanges } from '../../review/decisions.ts';

/** Display title of a post. */
export function titleOf({ title }: Pick<Draft, 'title'>): string {
  return title === '' ? 'Untitled' : title;
}

/** Whether readers see another text than the one at the desk. */
export function isChangedSince({ liveSource, source }: Pick<Draft, 'liveSource' | 'source'>) {
  return liveSource !== null && liveSource !== source;
}

/** State of a post in a few words, starting with what happens next. */
export function stateOf(
  draft: Draft,
  { hasAskedChanges, now }: { hasAskedChanges: boolean; now: number },
): string {
  const { state, dueAt } = draft;
  const isLive = draft.liveSource !== null;
  const time = dueAt === null ? '' : indianTime(dueAt);
  if (state === 'scheduled' || state === 'waiting') {
    const words =
      state === 'scheduled'
        ? `Scheduled for ${time}`
        : hasAskedChanges
          ? 'Changes requested: edit it and send it again'
          : 'Waiting for approval';
    const isPlanned = state === 'waiting' && dueAt !== null;
    const plan = isPlanned ? `, ${dueAt <= now ? 'late: it was due' : 'due'} ${time}` : '';
    return `${words}${plan}${isLive ? '; an earlier text is on the site' : ''}`;
  }
  const words = {
    draft: 'Draft',
    published: isChangedSince(draft) ? 'On the site, changed since' : 'On the site',
    withdrawn: 'Withdrawn',
  }[state];
  return dueAt === null ? words : `${words}; not scheduled any more, it was due ${time}`;
}

/** What a writer has to know after saving; empty if nothing has changed for readers and reviewers. */
export function savedNote(before: Pick<Draft, 'state'>, draft: Draft): string {
  const { state, dueAt } = draft;
  const unseen = isChangedSince(draft) ? 'Readers do not see it yet.' : '';
  if (state === 'scheduled' && dueAt !== null) {
    const planned = `It is scheduled for ${indianTime(dueAt)}.`;
    return before.state === 'waiting'
      ? `${planned} If it needs a clinician, the approval is requested again in a few minutes.`
      : planned;
  }
  if (before.state !== 'waiting' || state === 'waiting') return unseen;
  return state === 'draft'
    ? 'This post is a draft again and no longer waiting for approval.'
    : `This post is no longer waiting for approval. ${unseen}`.trim();
}

/** The posts whose clinician has asked for changes, by id. */
export async function changesAskedOf(
  registry: Registry,
  drafts: readonly Pick<Draft, 'id' | 'state' | 'waitsFor'>[],
): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (const { id, state, waitsFor } of drafts) {
    if (state !== 'waiting' || waitsFor === null) continue;
    if (await askedChanges(registry, { section: 'posts', id: waitsFor })) asked.add(id);
  }
  return asked;
}
