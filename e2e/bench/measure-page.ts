import type { Browser } from 'playwright/test';
import type { AtEnd } from './at-end.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureWithoutScripts } from './measure-without-scripts.ts';
import type {
  LighthouseFigure,
  RunWithTwin,
  PageMeasurement,
  Twin,
  TwinFigure,
} from './measurement.ts';
import { median } from './median.ts';

/** What the network and a browser without scripts say of a page, before Lighthouse is asked. */
export type PageBeforeLighthouse = Omit<PageMeasurement, 'figures' | 'runs'> & {
  figures: Omit<PageMeasurement['figures'], LighthouseFigure | TwinFigure>;
};

/** Measures what does not depend on the speed of the machine. */
export async function measureBeforeLighthouse({
  browser,
  atEnd,
  origin,
  path,
}: {
  browser: Browser;
  atEnd: AtEnd;
  origin: string;
  path: string;
}): Promise<PageBeforeLighthouse> {
  const request = { browser, atEnd, url: new URL(path, origin).href };
  const transfer = await measureBytes(request);
  const gaps = await measureWithoutScripts(request);
  // A page that does not work without scripts needs all that make it live.
  const neededScriptBytes = gaps.length === 0 ? 0 : transfer.figures.scriptBytesLive;
  return {
    path,
    figures: { ...transfer.figures, neededScriptBytes },
    content: transfer.content,
    notes: [...transfer.notes, ...gaps].map((note) => note.replaceAll(origin, '')),
  };
}

/** Joins both halves of a page's measurement; each Lighthouse figure is the median of its own runs. */
export function withLighthouse(
  page: PageBeforeLighthouse,
  runs: readonly RunWithTwin[],
): PageMeasurement {
  const middle = (figure: LighthouseFigure) => median(runs.map(({ figures }) => figures[figure]));
  const ofTwin = (figure: keyof Twin) => median(runs.map(({ twin }) => twin[figure]));
  return {
    ...page,
    figures: {
      ...page.figures,
      paintAgainstTwin: middle('largestContentfulPaint') / ofTwin('largestContentfulPaint'),
      blockingOverTwin: middle('totalBlockingTime') - ofTwin('totalBlockingTime'),
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      bestPractices: middle('bestPractices'),
      seo: middle('seo'),
      firstContentfulPaint: middle('firstContentfulPaint'),
      largestContentfulPaint: middle('largestContentfulPaint'),
      cumulativeLayoutShift: middle('cumulativeLayoutShift'),
      totalBlockingTime: middle('totalBlockingTime'),
      speedIndex: middle('speedIndex'),
    },
    notes: [...page.notes, ...new Set(runs.flatMap(({ complaints }) => complaints))],
    runs,
  };
}
