import {
  address,
  type CheckedFile,
  checkedFile,
  hash,
  invalid,
  list,
  object,
  ownPath,
  releaseId,
  text,
} from './parse-fields.ts';

export type { CheckedFile };

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

/** Reads the page lock from a document. Throws if it is missing or the page was tampered with. */
export function readPageLock(document: Document): PageLock {
  const text = document.getElementById(PAGE_LOCK_ID)?.textContent ?? '';
  return parsePageLock(JSON.parse(text));
}

/**
 * Parses a page lock; throws on invalid input. Hand-written, because every visitor downloads this code and a schema
 * library would be four times the size.
 */
export function parsePageLock(value: unknown): PageLock {
  const { shell, remote, scripts, others, signals = null } = object(value);
  return {
    shell: checkedFile(shell),
    remote: remote === null ? null : lockedRemote(remote),
    scripts: list(scripts, checkedFile),
    others: list(others, text),
    signals: signals === null ? null : lockedSignals(signals),
  };
}

function lockedRemote(value: unknown): LockedRemote {
  const { name, id, contract, entry, integrity } = object(value);
  if (typeof contract !== 'number') throw invalid(contract, 'must be a number');
  return {
    name: text(name),
    id: releaseId(id),
    contract,
    entry: address(entry),
    integrity: hash(integrity),
  };
}

function lockedSignals(value: unknown): PageLock['signals'] {
  const { to, route } = object(value);
  return { to: ownPath(to), route: text(route) };
}
