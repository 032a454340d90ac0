import type { PageFigure, SiteFigure } from './budgets.ts';

type Unit = 'score' | 'seconds' | 'milliseconds' | 'shift' | 'kilobytes' | 'count' | 'ratio';

const words: Readonly<Record<PageFigure | SiteFigure, { label: string; unit: Unit }>> = {
  performance: { label: 'Lighthouse performance', unit: 'score' },
  accessibility: { label: 'Lighthouse accessibility', unit: 'score' },
  bestPractices: { label: 'Lighthouse best practices', unit: 'score' },
  seo: { label: 'Lighthouse SEO', unit: 'score' },
  firstContentfulPaint: { label: 'First Contentful Paint', unit: 'seconds' },
  largestContentfulPaint: { label: 'Largest Contentful Paint', unit: 'seconds' },
  cumulativeLayoutShift: { label: 'Cumulative Layout Shift', unit: 'shift' },
  totalBlockingTime: { label: 'Total Blocking Time', unit: 'milliseconds' },
  speedIndex: { label: 'Speed Index', unit: 'seconds' },
  paintAgainstTwin: { label: 'Largest Contentful Paint to the twin’s', unit: 'ratio' },
  blockingOverTwin: { label: 'Total Blocking Time over the twin’s', unit: 'milliseconds' },
  documentBytes: { label: 'Document', unit: 'kilobytes' },
  styleBytes: { label: 'CSS', unit: 'kilobytes' },
  fontBytes: { label: 'Fonts', unit: 'kilobytes' },
  imageBytes: { label: 'Images', unit: 'kilobytes' },
  otherBytes: { label: 'Data and other files', unit: 'kilobytes' },
  firstPaintBytes: { label: 'Document + render-blocking CSS', unit: 'kilobytes' },
  neededScriptBytes: { label: 'JavaScript needed to read, navigate or send', unit: 'kilobytes' },
  scriptBytesBeforeLive: { label: 'JavaScript before idle or touched', unit: 'kilobytes' },
  scriptBytesLive: { label: 'JavaScript once fully live', unit: 'kilobytes' },
  bytesWithoutImages: { label: 'Everything but images', unit: 'kilobytes' },
  bytesWithImages: { label: 'Everything with images', unit: 'kilobytes' },
  requestDepth: { label: 'Request depth after the document', unit: 'count' },
  initiatorDepth: { label: 'Longest chain of initiators', unit: 'count' },
  composeTime: { label: 'Compose all routes from nothing', unit: 'seconds' },
  composeChanges: { label: 'Files that differ when composed again', unit: 'count' },
  postsPerSecond: { label: 'Messages stored through the API, a second', unit: 'count' },
  insertsPerSecond: { label: 'Rows committed by a bare loop, a second', unit: 'count' },
  postsPerInsert: { label: 'The first to the second', unit: 'ratio' },
};

/** A unit's figures as written: how much of the raw figure makes one, decimals shown, and the word after. */
const units: Readonly<Record<Unit, { divisor: number; decimals: number; suffix: string }>> = {
  score: { divisor: 1, decimals: 1, suffix: '' },
  seconds: { divisor: 1000, decimals: 2, suffix: ' s' },
  milliseconds: { divisor: 1, decimals: 0, suffix: ' ms' },
  shift: { divisor: 1, decimals: 3, suffix: '' },
  kilobytes: { divisor: 1000, decimals: 1, suffix: ' kB' },
  count: { divisor: 1, decimals: 0, suffix: '' },
  ratio: { divisor: 1, decimals: 2, suffix: '' },
};

/** What a figure is called. */
export function labelOf(figure: PageFigure | SiteFigure): string {
  return words[figure].label;
}

/** A figure with its unit, such as `1.20 s` or `14.0 kB`; 1 kB is 1,000 bytes. */
export function textOf(figure: PageFigure | SiteFigure, value: number): string {
  const { divisor, decimals, suffix } = units[words[figure].unit];
  const text = (value / divisor).toFixed(decimals);
  // Scores are whole, but the middle of two need not be: 99.5 must not read as 100.
  return `${words[figure].unit === 'score' ? Number(text) : text}${suffix}`;
}

/** As `textOf`, but a difference too small to be seen is still said to be one. */
export function differenceText(figure: PageFigure | SiteFigure, difference: number): string {
  const { divisor, decimals } = units[words[figure].unit];
  const smallest = divisor / 10 ** decimals;
  return difference < smallest / 2
    ? `less than ${textOf(figure, smallest)}`
    : textOf(figure, difference);
}
