import { ship, type Wanted } from '../ship/ship.ts';
import type { Stores } from '../stores.ts';
import type { PartName } from '../releases/release.ts';
import type { WatchedParts } from './watch-parts.ts';

/** Ships parts that were built, one after another; what is built meanwhile waits and is shipped once. */
export type Shipping = {
  /** Ships what is built of a part now, or once shipping has begun. */
  add: (part: PartName) => void;
  /** Leaves out what was added of a part so far: its caller ships it. */
  leaveOut: (part: PartName) => void;
  begin: () => void;
};

/** Nothing is shipped before `begin`, when the first version is live. `onShipped` hears how it ended for each part: nothing is wrong, or the sentences that say what is. */
export function shipChanges(
  stores: Stores,
  watched: Pick<WatchedParts, 'release'>,
  onShipped: (part: PartName, problems: readonly string[]) => void,
): Shipping {
  const waiting = new Set<PartName>();
  let hasBegun = false;
  let working = false;

  async function work(): Promise<void> {
    if (!hasBegun || working) return;
    working = true;
    for (const part of waiting) {
      waiting.delete(part);
      onShipped(part, await shipped(part));
    }
    working = false;
  }

  async function shipped(name: PartName): Promise<readonly string[]> {
    try {
      return await shipInDevelopment(stores, {
        parts: [{ name, id: await watched.release(name) }],
      });
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  return {
    add(part) {
      waiting.add(part);
      void work();
    },
    leaveOut(part) {
      waiting.delete(part);
    },
    begin() {
      hasBegun = true;
      void work();
    },
  };
}

/** Ships; a link may lead to a page that is still to be written, and a page may go. Gives why it was refused, nothing when it was not. */
export async function shipInDevelopment(
  stores: Stores,
  wanted: Wanted,
): Promise<readonly string[]> {
  const outcome = await ship(stores, wanted, {
    allowBrokenLinks: 'development',
    gone: 'development',
  });
  return outcome.kind === 'refused' ? outcome.problems : [];
}
