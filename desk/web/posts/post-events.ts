import type { Draft } from '@site/api/posts/draft-store.ts';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';

/** What somebody did with a post. */
export type PostEvent = {
  at: number;
  who: string;
  did: string;
  /** The stated reason. */
  why: string | null;
};

/** How many audit entries to search for each name of a post, and how many of its revisions for decisions. */
const MAX_ENTRIES = 100;
const MAX_REVISIONS = 10;

const REVISION = /\b[\da-f]{64}\b/;

/** What people did with a post, newest first, as far as the audit log tells. */
export async function eventsOf(
  { journal }: Pick<Registry, 'journal'>,
  { id, slug }: Pick<Draft, 'id' | 'slug'>,
): Promise<readonly PostEvent[]> {
  const naming = (name: string) => journal(MAX_ENTRIES, { naming: name, sections: ['posts'] });
  const own = [...(await naming(id)), ...(slug === '' ? [] : await naming(slug))].filter(
    ({ what }) => what.endsWith(` ${id}`) || what.endsWith(` ${slug}`),
  );
  const revisions = new Set(
    own.flatMap(({ details }) => details.flatMap((detail) => REVISION.exec(detail)?.[0] ?? [])),
  );
  const decisions: JournalEntry[] = [];
  for (const revision of [...revisions].slice(0, MAX_REVISIONS)) {
    decisions.push(...(await naming(revision)).filter(({ what }) => REVISION.test(what)));
  }
  // Before it began, another post may have had its address.
  const begun = own.find(({ what }) => what === `begin post ${id}`)?.at.getTime() ?? 0;
  const events = [...own, ...decisions]
    .flatMap((entry): PostEvent[] => {
      const did = didIn(entry);
      const { at, who, why } = entry;
      return did === null || at.getTime() < begun ? [] : [{ at: at.getTime(), who, did, why }];
    })
    .toSorted((a, b) => a.at - b.at);
  return withUpdates(events).toReversed();
}

/** Tells the first publication from updates, and from putting a post back. */
function withUpdates(events: readonly PostEvent[]): readonly PostEvent[] {
  let last: string | null = null;
  return events.map((event) => {
    const { did } = event;
    if (did === PUBLISHED && last === PUBLISHED) return { ...event, did: 'Updated it' };
    const isBack = did === PUBLISHED && last === WITHDREW;
    if (did === PUBLISHED || did === WITHDREW) last = did;
    return isBack ? { ...event, did: 'Put it back' } : event;
  });
}

/** When it was withdrawn last, by whom and why; `null` if it never was. */
export function withdrawalIn(events: readonly PostEvent[]): PostEvent | null {
  return events.find(({ did }) => did === WITHDREW) ?? null;
}

const WITHDREW = 'Withdrew it';
const PUBLISHED = 'Published it';

/** Descriptions in the audit log by how they begin, and what they mean for a post. */
const actions: readonly [string, Partial<Record<JournalEntry['outcome'], string>>][] = [
  ['begin post', { done: 'Began it' }],
  ['publish', { live: PUBLISHED, waiting: 'Sent it for approval' }],
  ['schedule post', { done: 'Scheduled it', waiting: 'Scheduled it and sent it for approval' }],
  ['cancel the schedule', { done: 'Cancelled its schedule' }],
  ['hold post', { done: 'Held it back' }],
  ['restore a version', { done: 'Restored an earlier text' }],
  ['unpublish', { live: WITHDREW }],
  ['approve posts', { done: 'Approved it' }],
  ['ask for changes', { done: 'Requested changes' }],
  ['withdraw the approval', { done: 'Withdrew the approval' }],
];

function didIn({ what, outcome }: JournalEntry): string | null {
  const [, byOutcome] = actions.find(([start]) => what.startsWith(start)) ?? [];
  return byOutcome?.[outcome] ?? null;
}
