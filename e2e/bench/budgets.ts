/**
 * Everything measured of one page, by name. Times in milliseconds, sizes in bytes, scores from 0 to 100. Its twin is the
 * same page without scripts, measured right after it: what the machine does to one it does to the other.
 */
export const pageFigures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'firstContentfulPaint',
  'largestContentfulPaint',
  'cumulativeLayoutShift',
  'totalBlockingTime',
  'speedIndex',
  'paintAgainstTwin',
  'blockingOverTwin',
  'documentBytes',
  'styleBytes',
  'fontBytes',
  'imageBytes',
  'otherBytes',
  'firstPaintBytes',
  'neededScriptBytes',
  'scriptBytesBeforeLive',
  'scriptBytesLive',
  'bytesWithoutImages',
  'bytesWithImages',
  'requestDepth',
  'initiatorDepth',
] as const;

export type PageFigure = (typeof pageFigures)[number];

/** Everything measured of the site as a whole. Time in milliseconds, rates a second. */
export type SiteFigure =
  | 'composeTime'
  | 'composeChanges'
  | 'postsPerSecond'
  | 'insertsPerSecond'
  | 'postsPerInsert';

/** How far one figure may go. */
export type Budget = {
  figure: PageFigure | SiteFigure;
  /** Whether the limit is the most or the least there may be. */
  bound: 'atMost' | 'atLeast';
  /** In the unit of the figure. */
  limit: number;
  /** `content`: the limit speaks of compressed bytes (Brotli), so the headers of the answers do not count. */
  of?: 'content';
  /** Where the limit was decided. */
  source: string;
};

const source = 'architecture, section 7';

/** Every budget of the site. They are reported, never asserted: a miss is a fact to act on. */
export const budgets: readonly Budget[] = [
  { figure: 'performance', bound: 'atLeast', limit: 100, source },
  { figure: 'accessibility', bound: 'atLeast', limit: 100, source },
  { figure: 'bestPractices', bound: 'atLeast', limit: 100, source },
  { figure: 'seo', bound: 'atLeast', limit: 100, source },
  { figure: 'paintAgainstTwin', bound: 'atMost', limit: 1.05, source },
  { figure: 'blockingOverTwin', bound: 'atMost', limit: 50, source },
  { figure: 'cumulativeLayoutShift', bound: 'atMost', limit: 0, source },
  { figure: 'neededScriptBytes', bound: 'atMost', limit: 0, source },
  { figure: 'scriptBytesBeforeLive', bound: 'atMost', limit: 10_000, of: 'content', source },
  { figure: 'requestDepth', bound: 'atMost', limit: 1, source },
  { figure: 'composeTime', bound: 'atMost', limit: 10_000, source },
  { figure: 'composeChanges', bound: 'atMost', limit: 0, source },
];
