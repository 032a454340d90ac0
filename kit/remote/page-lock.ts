/** A file and its SRI hash (`sha256-…` or `sha384-…`). */
export type CheckedFile = { address: string; integrity: string };

/** The release of a remote that a page uses. */
export type LockedRemote = {
  name: string;
  /** Identifies its files for browsers. Releases that differ only in what they render share it. */
  id: string;
  /** The contract version that the release was built against. */
  contract: number;
  /** The federated entry and its SRI hash. */
  entry: string;
  integrity: string;
};

/**
 * Records which releases rendered a page. The live page loads exactly these, even if others have been promoted since,
 * so that HTML and code match.
 */
export type PageLock = {
  shell: CheckedFile;
  /** The remote that rendered the page; `null` on the shell's own pages. */
  remote: LockedRemote | null;
  /**
   * The scripts of the page's islands, except the entry, listed so that browsers can fetch them in parallel. Empty for
   * a page without islands, which needs no code of the remote.
   */
  scripts: readonly CheckedFile[];
  /** Other scripts that the page may load, such as the booking widget. */
  others: readonly string[];
  /**
   * The endpoint for failures and vitals, and the route pattern to report with them; `null` if reporting is off. See
   * `kit/signals/page-signal.ts`.
   */
  signals: { to: string; route: string } | null;
};

/** The id of the element that contains a page's lock. */
export const PAGE_LOCK_ID = 'page-lock';

/** Reads the page lock from a document; throws if it has none. */
export function readPageLock(document: Document): PageLock {
  return parsePageLock(document.getElementById(PAGE_LOCK_ID)?.textContent ?? '');
}

/**
 * Parses a page lock. The composer wrote it into the same document, so that checking every field would protect nothing:
 * this only finds a document that is not ours.
 */
export function parsePageLock(text: string): PageLock {
  const lock: unknown = JSON.parse(text);
  if (typeof lock !== 'object' || lock === null || !('shell' in lock))
    throw new Error('The page lock is malformed.');
  return lock as PageLock;
}
