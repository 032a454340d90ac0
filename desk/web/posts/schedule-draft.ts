import type { Draft, Writer } from '@site/api/posts/draft-store.ts';
import { indianDay, indianTime } from '@site/api/indian-time.ts';
import { forecastOf } from './draft-revision.ts';
import {
  awaitApproval,
  busy,
  circumstancesNow,
  datedFor,
  draftsOf,
  leased,
  noteAuthors,
  type PostsContext,
  reasonToAskAgain,
  resaved,
  type Waiting,
} from './publish-draft.ts';

/** Result of scheduling. */
export type Scheduled =
  | { kind: 'scheduled' | 'refused' | 'busy'; problems: readonly string[] }
  | Waiting;

/**
 * Schedules a draft, with the date on which it goes live. If its words need a clinician's approval, requests that now.
 * `isRecheck`: it is scheduled already, but its text or the live posts have changed since.
 */
export function scheduleDraft(
  context: PostsContext,
  given: Draft,
  { dueAt, by, isRecheck = false }: { dueAt: number; by: Writer; isRecheck?: boolean },
): Promise<Scheduled> {
  return leased(context, given, async () => {
    const { registry } = context.stores;
    const drafts = draftsOf(context);
    const day = indianDay(dueAt);
    const draft = await resaved(context, given, { source: datedFor(given, day), by });
    if (!draft) return busy;
    const { id, slug, updatedAt } = draft;
    const circumstancesOf = await circumstancesNow(context.stores, draft);
    const forecast = await forecastOf(context, draft, day);
    if ((await drafts.find(id))?.updatedAt !== updatedAt) return busy;
    if (forecast.kind === 'refused') {
      const { problems } = forecast;
      // A text that is being changed keeps its time. It is checked again after the next change, and when it is due.
      if (isRecheck) {
        const waitsBeside = await circumstancesOf(null);
        await drafts.setState(id, { state: 'scheduled', dueAt, waitsBeside, problems, by });
      }
      return { kind: 'refused', problems };
    }
    const { revision, needs } = forecast;
    const entry = { who: by.who, what: `schedule post ${slug}`, sections: ['posts'] };
    const details = [`for ${new Date(dueAt).toISOString()}`];
    const missing = needs.filter(({ approvedBy }) => approvedBy === null);
    if (missing.length === 0) {
      const waitsFor = needs.length === 0 ? null : revision;
      if (waitsFor !== null) await noteAuthors(context, draft, waitsFor, by);
      const waitsBeside = await circumstancesOf(waitsFor);
      await drafts.setState(id, { state: 'scheduled', dueAt, waitsFor, waitsBeside, by });
      if (!isRecheck) await registry.note({ ...entry, details });
      return { kind: 'scheduled', problems: [] };
    }
    const said = await reasonToAskAgain(context.stores, given, revision);
    const waitsBeside = await circumstancesOf(revision);
    const request = { waitsFor: revision, waitsBeside, dueAt, said, by };
    if (!(await awaitApproval(context, draft, request))) return busy;
    const problems = missing.map(({ role, why }) => `It must be approved as ${role}. ${why}`);
    await registry.noteWaiting({ ...entry, details: [...details, ...problems] });
    return { kind: 'waiting', revision, problems };
  });
}

/** What scheduling led to, for the writer. */
export function scheduledWords({ kind, problems }: Scheduled, dueAt: number): string {
  return {
    scheduled: `Scheduled for ${indianTime(dueAt)}, Indian time.`,
    waiting: `Submitted: this post waits for a clinician. It goes live on ${indianTime(dueAt)}, Indian time, once approved.`,
    refused: `Not scheduled. ${problems.join(' ')}`,
    busy: 'Not scheduled: someone is saving or publishing it right now. Try again in a minute.',
  }[kind];
}
