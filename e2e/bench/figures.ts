const count = String;
const score = (value: number) => String(Number(value.toFixed(1)));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const ratio = (value: number) => value.toFixed(3);

/** How a figure is called and written, and its budget, if it has one. */
type Figure = readonly [
  label: string,
  format: (value: number) => string,
  budget?: {
    atMost?: number;
    atLeast?: number;
    /** The budget counts only where this other figure reaches it. */
    where?: string;
  },
];

/**
 * Everything that is measured, with its budget (architecture, section 7), in milliseconds, bytes or points.
 * A page's twin is the same page without scripts, measured right after it: a slow machine slows both.
 */
const figures: Readonly<Record<string, Figure>> = {
  performance: ['Lighthouse performance', score, { atLeast: 100, where: 'twinPerformance' }],
  twinPerformance: ['Lighthouse performance of the twin', score],
  accessibility: ['Lighthouse accessibility', score, { atLeast: 100 }],
  bestPractices: ['Lighthouse best practices', score, { atLeast: 100 }],
  seo: ['Lighthouse SEO', score, { atLeast: 100 }],
  fcp: ['First Contentful Paint', seconds],
  lcp: ['Largest Contentful Paint', seconds],
  lcpToTwin: ['Largest Contentful Paint to the twin’s', ratio, { atMost: 1.05 }],
  tbt: ['Total Blocking Time', milliseconds],
  tbtOverTwin: ['Total Blocking Time over the twin’s', milliseconds, { atMost: 50 }],
  cls: ['Cumulative Layout Shift', ratio, { atMost: 0 }],
  firstPress: ['First press until the page answers', milliseconds, { atMost: 200 }],
  firstPressOpened: ['First press until the dialog is open', milliseconds],
  lostPresses: ['First presses lost', count, { atMost: 0 }],
  scriptNeeded: ['JavaScript needed to read, navigate or send', kilobytes, { atMost: 0 }],
  scriptBeforeLive: ['JavaScript before idle or touched', kilobytes, { atMost: 10_000 }],
  scriptLive: ['JavaScript once fully live', kilobytes],
  document: ['Document', kilobytes],
  firstPaint: ['Document + render-blocking CSS', kilobytes],
  style: ['CSS', kilobytes],
  font: ['Fonts', kilobytes],
  image: ['Images', kilobytes],
  other: ['Data and other files', kilobytes],
  total: ['Everything', kilobytes],
  requestDepth: ['Request depth after the document', count, { atMost: 1 }],
  benchmarkIndex: ['Lighthouse’s benchmarkIndex of the machine', count],
  load: ['Load of the machine before a run', score],
  routes: ['Addresses that Lighthouse looked at', count],
  routesBelow100: [
    'Addresses below 100 in accessibility, best practices or SEO',
    count,
    { atMost: 0 },
  ],
  composedPages: ['Pages, 1,000 posts among them', count],
  compose: ['Compose them from nothing', seconds, { atMost: 15_000 }],
  composeChanges: ['Differences when it is composed again', count, { atMost: 0 }],
  manyPages: ['Generated pages, in another site', count],
  manyPagesTime: ['Compose them from nothing', seconds],
  manyPagesMemory: ['Most memory meanwhile', megabytes, { atMost: 1_000_000_000 }],
  section: ['Promote a section of 2,000 pages, one word changed', seconds, { atMost: 8000 }],
  publish: ['Publish one post beside 1,000', seconds, { atMost: 1500 }],
  promote: ['Promote a change of one page', seconds, { atMost: 2000 }],
  rollBack: ['Roll it back', seconds, { atMost: 1000 }],
  servedPerSecond: ['Requests answered by the built-in host, a second', score],
  nginxPerSecond: ['Requests answered by nginx from the same tree, a second', score],
  servedToNginx: ['The first to the second', ratio],
  postsPerSecond: ['Messages stored through the API, a second', score],
  insertsPerSecond: ['Rows committed by a bare loop, a second', score],
  postsPerInsert: ['The first to the second', ratio],
};

/** Measured values by the name of their figure; what was not measured is absent. */
export type Values = Readonly<Record<string, number>>;

/** What was measured of several pages, or of the site, by the name of each. */
export type Columns = Readonly<Record<string, Values>>;

/** Whether one of the values misses its budget; no budget, or no value, is no miss. */
export function isMissed(name: string, values: Values): boolean {
  const value = values[name];
  const { atMost = Infinity, atLeast = -Infinity, where } = figures[name]?.[2] ?? {};
  if (value === undefined) return false;
  if (where !== undefined && (values[where] ?? -Infinity) < atLeast) return false;
  return value > atMost || value < atLeast;
}

/** A Markdown table with a row for every figure that was measured, a column for every page; misses are bold. */
export function markdownTable(columns: Columns): string {
  const rows = Object.entries(figures).flatMap(([name, [label, format]]) => {
    const cells = Object.values(columns).map((values) => {
      const text = values[name] === undefined ? '' : format(values[name]);
      return isMissed(name, values) ? `**${text}**` : text;
    });
    return cells.some((cell) => cell !== '') ? [[label, budgetOf(name), ...cells]] : [];
  });
  const head = ['', 'budget', ...Object.keys(columns)];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A sentence for every missed budget. */
export function missSentences(columns: Columns): string[] {
  return Object.entries(columns).flatMap(([where, values]) =>
    Object.entries(figures).flatMap(([name, [label, format]]) =>
      isMissed(name, values)
        ? [`${where}: ${label} is ${format(values[name] ?? NaN)}, not ${budgetOf(name)}.`]
        : [],
    ),
  );
}

function budgetOf(name: string): string {
  const [, format = count, { atMost, atLeast } = {}] = figures[name] ?? [];
  if (atMost !== undefined) return `≤ ${format(atMost)}`;
  return atLeast === undefined ? '' : `≥ ${format(atLeast)}`;
}

/** The middle of the values; with an even number of them, halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The medians of what several runs measured, figure by figure. */
export function medians(runs: readonly Values[]): Values {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...names].map((name) => [name, median(runs.flatMap((run) => run[name] ?? []))]),
  );
}

/** What a page's scripts cost, whatever the machine: its values beside those of its twin. */
export function againstTwin(page: Values, twin: Values): Values {
  const { lcp = NaN, tbt = NaN } = page;
  return {
    ...page,
    twinPerformance: twin['performance'] ?? NaN,
    lcpToTwin: lcp / (twin['lcp'] ?? NaN),
    tbtOverTwin: tbt - (twin['tbt'] ?? NaN),
  };
}
