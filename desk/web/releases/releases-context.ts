import type { CountedCanary } from '../../canary/canary-counts.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { DeliveryTarget, ListedRelease } from '../../delivery/target.ts';
import type { User } from '../accounts/users.ts';

/** Dependencies of the releases section. */
export type ReleasesContext = {
  stores: Stores;
  /** The database with browser reports, migrated. */
  database: DatabaseHandle;
  /** The delivery target, acting for a user. */
  targetFor: (user: User) => DeliveryTarget;
};

/** State of one part. */
export type PartState = {
  name: PartName;
  /** Newest first. */
  releases: readonly ListedRelease[];
  live: ListedRelease | null;
  /** Whether a release was live before, to which it can be rolled back. */
  canRollBack: boolean;
  /** The audit entry that made it live, if known. */
  since: JournalEntry | null;
  /** Audit entries of its promotions, newest first. */
  promotions: readonly JournalEntry[];
  /** The running canary, if it is of this part. */
  canary: CountedCanary | null;
  /** The newest release, if it is neither live nor a canary. */
  waiting: ListedRelease | null;
};

/** How many promotions are searched for what a release changed. */
const MOST_PROMOTIONS = 100;

/** State of every part, or of `only`; empty if there is no such part. */
export async function readParts(
  { stores }: Pick<ReleasesContext, 'stores'>,
  target: DeliveryTarget,
  only?: string,
): Promise<readonly PartState[]> {
  const names = (await target.parts()).filter((name) => only === undefined || name === only);
  const latest = await target.canary.latest();
  const { version } = await stores.registry.live();
  const running = latest?.canary.endedAt === null ? latest : null;
  const parts: PartState[] = [];
  for (const name of names) {
    const releases = await target.releases(name);
    const canary = running?.canary.parts.some((part) => part.name === name) ? running : null;
    const promotions = await stores.registry.journal(MOST_PROMOTIONS, {
      sections: [name],
      outcome: 'live',
    });
    const [newest = null] = releases;
    const isShown = newest?.isLive || canary?.canary.parts.some((part) => part.id === newest?.id);
    parts.push({
      name,
      releases,
      live: releases.find(({ isLive }) => isLive) ?? null,
      canRollBack: (version?.parts[name]?.previous.length ?? 0) > 0,
      since: promotions[0] ?? null,
      promotions,
      canary,
      waiting: newest?.isThere && !isShown ? newest : null,
    });
  }
  return parts;
}

/** State of one part; `null` if it does not exist. */
export async function readPart(
  context: Pick<ReleasesContext, 'stores'>,
  target: DeliveryTarget,
  name: string,
): Promise<PartState | null> {
  if (!isPartName(name)) return null;
  const [part = null] = await readParts(context, target, name);
  return part;
}
