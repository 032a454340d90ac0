/**
 * Everything that a page reports about itself; docs/personal-data.md explains why each field is needed. The fields
 * don't reveal a visitor's identity, their input, or the address they requested.
 */
export type PageSignal = {
  /** The route pattern, such as `/blog/:id`, or `NO_ROUTE`. */
  route: string;
  /** Distinct failures in this page view. */
  failures?: readonly Failure[];
  /** Performance of this page view, sampled at one in `MEASURED_ONE_IN`. */
  vitals?: { part: PartRelease; values: Vitals };
  /** The token served with the page. Failures without a token don't count towards a canary. */
  token?: string;
};

/** The `Server-Timing` metric whose description is the page's token; present while canaries run. */
export const PAGE_TOKEN_METRIC = 'page';

/** The release of a section or the shell that a page runs, by the 16 hexadecimal digits that name its files. */
export type PartRelease = { name: string; release: string };

export type Failure = PartRelease & { kind: FailureKind };

export const failureKinds = [
  /** The shell's script failed to load or failed its integrity check. */
  'shell-not-loaded',
  /** The shell's script loaded, but the page was not live after 8 seconds. */
  'shell-too-slow',
  'shell-failed',
  /** A section's code failed to load, or its page or an island failed to render. */
  'section-failed',
  'section-stuck',
  'dialog-failed',
  /** Navigation failed, or loading its data did. */
  'move-failed',
  'script-error',
  'rejected-promise',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/**
 * LCP, INP, CLS and TTFB as defined by the web-vitals library, and `live`: time from the start of the visit until the
 * page is hydrated. In milliseconds, except CLS. Metrics that the browser doesn't support are missing.
 */
type Vitals = Readonly<Partial<Record<VitalName, number>>>;

export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb', 'live'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Values are clamped to these maxima: longer times come from computers that slept, and no page shifts this much. */
export const MAX_VITAL: Readonly<Record<VitalName, number>> = {
  lcp: 600_000,
  inp: 600_000,
  cls: 100,
  ttfb: 600_000,
  live: 600_000,
};

/** The shell's own pages have no route. */
export const NO_ROUTE = 'none';

/** The sampling rate: one page view in this many is measured. */
export const MEASURED_ONE_IN = 10;

/** Maximum number of failures reported per page view. */
export const MAX_FAILURES = 5;

/** How long to keep counts, in days. */
export const COUNTS_RETENTION_DAYS = 90;

/** Where pages send signals, relative to the API base. */
export const SIGNALS_PATH = '/signals';

/** Where browsers send policy violation reports, relative to the API base. */
export const REPORTS_PATH = '/reports';

const releaseFile = /^\/r\/([a-z][a-z0-9-]{0,40})\/([0-9a-f]{16})\//;

/**
 * Finds the first release file in a text, such as a URL or stack trace, and returns its release; `null` if there is
 * none. `origin` is this site's origin, or empty if the text contains site-relative paths.
 */
export function releaseInText(text: string, origin: string): PartRelease | null {
  const start = text.indexOf(`${origin}/r/`);
  if (start === -1) return null;
  const [, name, release] = releaseFile.exec(text.slice(start + origin.length)) ?? [];
  return name === undefined || release === undefined ? null : { name, release };
}
