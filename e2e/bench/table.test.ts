import { expect, test } from '@jest/globals';
import type { PageFigure } from './budgets.ts';
import type { ComposeMeasurement, PageMeasurement } from './measurement.ts';
import { missSentences, overviewTable, pageTable, siteTable } from './table.ts';

const posts = { postsPerSecond: 450, insertsPerSecond: 1200 };
const quickCompose: ComposeMeasurement = { pages: 5, milliseconds: [900, 1200], changed: [] };

/** A page that is exactly at the limits, but for what a test says of it. */
function pageWith(
  path: string,
  figures: Partial<Record<PageFigure, number>>,
  content: Partial<Record<PageFigure, number>> = {},
): PageMeasurement {
  return {
    path,
    figures: {
      performance: 100,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      firstContentfulPaint: 640,
      largestContentfulPaint: 1200,
      cumulativeLayoutShift: 0,
      totalBlockingTime: 50,
      speedIndex: 800,
      paintAgainstTwin: 1.05,
      blockingOverTwin: 50,
      documentBytes: 5000,
      styleBytes: 9000,
      fontBytes: 0,
      imageBytes: 0,
      otherBytes: 0,
      firstPaintBytes: 14_000,
      neededScriptBytes: 0,
      scriptBytesBeforeLive: 10_000,
      scriptBytesLive: 112_000,
      bytesWithoutImages: 150_000,
      bytesWithImages: 350_000,
      requestDepth: 1,
      initiatorDepth: 3,
      ...figures,
    },
    content,
    notes: [],
    runs: [],
  };
}

function rowOf(table: string, label: string): string[] {
  const line = table.split('\n').find((row) => row.startsWith(`| ${label} `)) ?? '';
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('a page at its limits misses nothing', () => {
  expect(missSentences([pageWith('/', {})], quickCompose, posts)).toEqual([]);
});

test('a page table says what was measured, what may be, and by how much it is missed', () => {
  const page = pageWith('/', {
    scriptBytesBeforeLive: 11_411,
    blockingOverTwin: 93.4,
    performance: 98,
  });
  const table = pageTable(page);
  expect(rowOf(table, 'JavaScript before idle or touched')).toEqual([
    'JavaScript before idle or touched',
    '11.4 kB',
    '≤ 10.0 kB',
    'missed by 1.4 kB',
  ]);
  expect(rowOf(table, 'Total Blocking Time over the twin’s').slice(1)).toEqual([
    '93 ms',
    '≤ 50 ms',
    'missed by 43 ms',
  ]);
  expect(rowOf(table, 'Lighthouse performance').slice(1)).toEqual(['98', '≥ 100', 'missed by 2']);
  expect(rowOf(table, 'Largest Contentful Paint to the twin’s').slice(1)).toEqual([
    '1.05',
    '≤ 1.05',
    'kept',
  ]);
});

test('a figure without a budget is shown and not judged', () => {
  const page = pageWith('/', { speedIndex: 4321 });
  expect(rowOf(pageTable(page), 'Speed Index').slice(1)).toEqual(['4.32 s', '', '']);
});

test('a size says how much of it is content', () => {
  const page = pageWith('/', { documentBytes: 5150 }, { documentBytes: 4235 });
  expect(rowOf(pageTable(page), 'Document')[1]).toBe('5.2 kB (content 4.2 kB)');
});

test('a miss too small to be seen is still called one', () => {
  const page = pageWith('/', { paintAgainstTwin: 1.0504, cumulativeLayoutShift: 0.0001 });
  const table = pageTable(page);
  expect(rowOf(table, 'Largest Contentful Paint to the twin’s')[3]).toBe(
    'missed by less than 0.01',
  );
  expect(rowOf(table, 'Cumulative Layout Shift')[3]).toBe('missed by less than 0.001');
});

test('a score between two whole ones is not rounded up to the budget', () => {
  const page = pageWith('/', { performance: 99.5 });
  expect(rowOf(pageTable(page), 'Lighthouse performance').slice(1)).toEqual([
    '99.5',
    '≥ 100',
    'missed by 0.5',
  ]);
});

test('the overview has a column for every page and marks misses', () => {
  const table = overviewTable([pageWith('/', {}), pageWith('/contactUs', { requestDepth: 2 })]);
  expect(table.split('\n')[0]).toMatch(/\| budget +\| `\/` +\| `\/contactUs` +\|$/);
  expect(rowOf(table, 'Request depth after the document').slice(1)).toEqual([
    '≤ 1',
    '1',
    '**2**, missed by 1',
  ]);
});

test('the columns of a table line up', () => {
  const lengths = overviewTable([pageWith('/', {}), pageWith('/company/faq', { seo: 91 })])
    .split('\n')
    .map((line) => line.length);
  expect(new Set(lengths).size).toBe(1);
});

test('storing messages is shown a second, and against bare rows, without a budget', () => {
  const table = siteTable({ pages: 40, milliseconds: [9000], changed: [] }, posts);
  expect(rowOf(table, 'Messages stored through the API, a second').slice(1)).toEqual([
    '450',
    '',
    '',
  ]);
  expect(rowOf(table, 'Rows committed by a bare loop, a second').slice(1)).toEqual([
    '1200',
    '',
    '',
  ]);
  expect(rowOf(table, 'The first to the second').slice(1)).toEqual(['0.38', '', '']);
});

test('composing is judged by its slower time and by the files that came out different', () => {
  const compose: ComposeMeasurement = {
    pages: 40,
    milliseconds: [9000, 10_500],
    changed: ['index.html', 'index.html.br'],
  };
  const table = siteTable(compose, posts);
  expect(rowOf(table, 'Compose all routes from nothing').slice(1)).toEqual([
    '10.50 s',
    '≤ 10.00 s',
    'missed by 0.50 s',
  ]);
  expect(rowOf(table, 'Files that differ when composed again').slice(1)).toEqual([
    '2',
    '≤ 0',
    'missed by 2',
  ]);
});
