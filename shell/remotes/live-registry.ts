import type { PublicRegistry } from '@site/kit/remote/registry.ts';
import { fetchRegistry, findRemote } from './registry-client.ts';

/** Which releases are live, once that has to be known. */
export type LiveRegistry = {
  /** Gives the registry, fetched once. Rejects when it cannot be read; the next call asks anew. */
  read: () => Promise<PublicRegistry>;
  /** Whether a remote may draw a path. While the registry is not here that is possible for any path. */
  mayDraw: (pathname: string) => boolean;
};

/** A pointer comes near, a finger touches, or the keyboard arrives. */
const signs = ['pointerover', 'focusin'] as const;

/**
 * Makes the registry of a page. Many visitors read one page and leave, so it is not fetched with the page
 * but at the first sign of a press: from there to the press takes about as long as the answer.
 */
export function createLiveRegistry(window: Window): LiveRegistry {
  let known: PublicRegistry | null = null;
  let asked: Promise<PublicRegistry> | null = null;

  async function ask(): Promise<PublicRegistry> {
    try {
      known = await fetchRegistry();
      return known;
    } finally {
      if (!known) asked = null;
    }
  }

  function read(): Promise<PublicRegistry> {
    asked ??= ask();
    return asked;
  }

  function readAhead({ target }: Event): void {
    if (!(target instanceof Element && target.closest('a, button'))) return;
    for (const sign of signs) window.removeEventListener(sign, readAhead);
    // A press asks anew, and says what went wrong.
    read().catch(() => {});
  }
  for (const sign of signs) window.addEventListener(sign, readAhead, { passive: true });

  return {
    read,
    mayDraw: (pathname) => known === null || findRemote(known, pathname) !== null,
  };
}
