import type { PageFigure } from './budgets.ts';

/** What one Lighthouse run gave. Scores from 0 to 100, times in milliseconds. */
export type LighthouseRun = {
  /** The version of Lighthouse. */
  version: string;
  figures: Readonly<Record<LighthouseFigure, number>>;
  /** How fast the machine was while it ran, by Lighthouse's own small calculation; higher is faster. */
  benchmarkIndex: number;
  /** Processes wanting a core during the minute before the run, as the system counts them. */
  load: number;
  /** Audits that took points away from accessibility, best practices or SEO, in Lighthouse's words. */
  complaints: readonly string[];
};

/** A run, and what the same page gave right afterwards without its scripts. */
export type RunWithTwin = LighthouseRun & { twin: Twin };

/** A page without scripts; times in milliseconds. */
export type Twin = { largestContentfulPaint: number; totalBlockingTime: number };

/** The figures that compare a page with its twin. */
export type TwinFigure = Extract<PageFigure, 'paintAgainstTwin' | 'blockingOverTwin'>;

/** The figures that Lighthouse gives. */
export type LighthouseFigure = Extract<
  PageFigure,
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'firstContentfulPaint'
  | 'largestContentfulPaint'
  | 'cumulativeLayoutShift'
  | 'totalBlockingTime'
  | 'speedIndex'
>;

/** The figures that are read off the network and the document. */
export type TransferFigure = Exclude<
  PageFigure,
  LighthouseFigure | TwinFigure | 'neededScriptBytes'
>;

/** All that is known of one page. */
export type PageMeasurement = {
  path: string;
  figures: Readonly<Record<PageFigure, number>>;
  /** For sizes: the compressed content alone, without the headers of the answers, in bytes. */
  content: Readonly<Partial<Record<PageFigure, number>>>;
  /** Sentences on what stands out. */
  notes: readonly string[];
  runs: readonly RunWithTwin[];
};

/** What composing everything gave. */
export type ComposeMeasurement = {
  pages: number;
  /** Time in milliseconds of each compose from nothing. */
  milliseconds: readonly number[];
  /** Files of the public tree that are not the same after both, by their path. */
  changed: readonly string[];
};

/** What storing messages as fast as possible gave. */
export type PostsMeasurement = {
  /** Messages the service stored and acknowledged. */
  postsPerSecond: number;
  /** Rows a bare loop committed to a file of the same kind. */
  insertsPerSecond: number;
};

/** What publishing one post gave; times in milliseconds. */
export type PublishingMeasurement = {
  composed: readonly {
    /** How many posts were published before it. */
    posts: number;
    /** Composing the whole site from nothing. */
    everything: { pages: number; milliseconds: number };
    /** Composing what the one post touches. */
    onePost: { pages: number; milliseconds: number };
    /** From the start of the command until the post's page answered. */
    visibleAfter: number;
  }[];
};

/** All that one call of the command found. */
export type BenchReport = {
  /** Day of the measurement, `YYYY-MM-DD`. */
  date: string;
  node: string;
  browser: string;
  cores: number;
  runsPerPage: number;
  pages: readonly PageMeasurement[];
  /** Pages asked for that the site does not have. */
  missingPages: readonly string[];
  compose: ComposeMeasurement;
  posts: PostsMeasurement;
  publishing: PublishingMeasurement;
};
