/**
 * Everything that a page reports about itself (docs/personal-data.md). Nothing here names a visitor, what they typed, or
 * the address they asked for.
 */
export type PageSignal = {
  /** The pattern of the page's route, such as `/blog/:id`, or `NO_ROUTE`. */
  route: string;
  /** Failures of this page view, each once. */
  failures?: readonly Failure[];
  /** How quick this page view was, of one in `MEASURED_ONE_IN`. */
  vitals?: { part: PartRelease; values: Vitals };
  /** The token that came with the page, sent with failures: without it they do not count towards a canary. */
  token?: string;
};

/** The metric of a page's `Server-Timing` header whose description is its token; there while canaries run. */
export const PAGE_TOKEN_METRIC = 'page';

/** A release of a part of the site: `mfe-blog` and its 16 hexadecimal digits. */
export type PartRelease = { name: string; release: string };

/** What failed, and of which release. */
export type Failure = PartRelease & { kind: FailureKind };

/** What can fail in a browser. */
export const failureKinds = [
  /** The shell's script did not arrive, or was not what was released. */
  'shell-not-loaded',
  /** The shell's script arrived and the page was not live 8 seconds later. */
  'shell-too-slow',
  /** The shell gave up starting. */
  'shell-failed',
  /** A section's code did not arrive, or its page or one of its islands could not be drawn. */
  'section-failed',
  /** A section's page could not be taken away. */
  'section-stuck',
  /** A dialog could not be opened. */
  'dialog-failed',
  /** A move to another page, or data that it needs, failed. */
  'move-failed',
  /** A script of a release threw, and nobody caught it. */
  'script-error',
  /** A promise of a release was rejected, and nobody caught it. */
  'rejected-promise',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/**
 * What is measured of a page view: largest contentful paint, interaction to next paint, cumulative layout shift and time
 * to first byte as the web-vitals library defines them, and `live`, the time from the start of the visit to the page
 * until its scripts have taken over. Milliseconds, but for the layout shift, which has no unit. What a browser does not
 * tell is left out.
 */
export type Vitals = Readonly<Partial<Record<VitalName, number>>>;

export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb', 'live'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What a vital is cut at: longer times are of computers that slept, and no page shifts about as much. */
export const LARGEST_VITAL: Readonly<Record<VitalName, number>> = {
  lcp: 600_000,
  inp: 600_000,
  cls: 100,
  ttfb: 600_000,
  live: 600_000,
};

/** The route of pages that have none: the shell's own. */
export const NO_ROUTE = 'none';

/** One page view in so many is measured. */
export const MEASURED_ONE_IN = 10;

/** The most failures that one page view tells of. */
export const MOST_FAILURES = 5;

/** How long counts are kept, in days. */
export const COUNTS_KEPT_FOR_DAYS = 90;

/** Where signals are sent, below the API's address. */
export const SIGNALS_PATH = '/signals';

/** Where browsers report what the page's policies kept from happening, below the API's address. */
export const REPORTS_PATH = '/reports';

const releaseFile = /^\/r\/([a-z][a-z0-9-]{0,40})\/([0-9a-f]{16})\//;

/**
 * The release of the first release file named in a text, such as a URL or a stack trace; `null` when there is none.
 * `origin` is this site's; empty where its addresses are paths.
 */
export function partOfAddress(text: string, origin: string): PartRelease | null {
  const start = text.indexOf(`${origin}/r/`);
  if (start === -1) return null;
  const [, name, release] = releaseFile.exec(text.slice(start + origin.length)) ?? [];
  return name === undefined || release === undefined ? null : { name, release };
}
