import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { JournalEntry } from '@site/delivery/registry/journal.ts';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { DeliveryTarget, ListedRelease } from '../../target/delivery-target.ts';
import type { User } from '../accounts/users.ts';
import { type RunningCanary, runningCanaries } from './running-canaries.ts';

/** What releases are shown and shipped with. */
export type ReleasesContext = {
  stores: Stores;
  /** What browsers told of releases; open and migrated. */
  database: DatabaseHandle;
  /** The site, shipped to in the name of somebody. */
  targetFor: (user: User) => DeliveryTarget;
};

/** How a part of the site is. */
export type PartState = {
  name: PartName;
  /** The last released first. */
  releases: readonly ListedRelease[];
  live: ListedRelease | null;
  /** By what it became live; `null` before that, or when nothing tells. */
  since: JournalEntry | null;
  canary: RunningCanary | null;
  /** The release that was made last, if it is neither live nor a canary. */
  waiting: ListedRelease | null;
};

/** How every part is; of `only` alone when it is given, and nothing when there is no such part. */
export async function readParts(
  { stores }: Pick<ReleasesContext, 'stores'>,
  target: DeliveryTarget,
  only?: string,
): Promise<readonly PartState[]> {
  const names = (await target.parts()).filter((name) => only === undefined || name === only);
  const canaries = await runningCanaries(target);
  const parts: PartState[] = [];
  for (const name of names) {
    const releases = await target.releases(name);
    const canary =
      canaries.find((each) => each.canary.parts.some((part) => part.name === name)) ?? null;
    const [since = null] = await stores.registry.journal(1, { sections: [name], outcome: 'live' });
    const [newest = null] = releases;
    const isShown = newest?.isLive || canary?.canary.parts.some((part) => part.id === newest?.id);
    parts.push({
      name,
      releases,
      live: releases.find(({ isLive }) => isLive) ?? null,
      since,
      canary,
      waiting: newest?.isThere && !isShown ? newest : null,
    });
  }
  return parts;
}

/** One part; `null` when the site has none of this name. */
export async function readPart(
  context: Pick<ReleasesContext, 'stores'>,
  target: DeliveryTarget,
  name: string,
): Promise<PartState | null> {
  if (!isPartName(name)) return null;
  const [part = null] = await readParts(context, target, name);
  return part;
}
