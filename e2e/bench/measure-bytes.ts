import type { Browser, Page } from 'playwright/test';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { untilLive } from '../support/site.ts';
import type { AtEnd } from './at-end.ts';
import type { TransferFigure } from './measurement.ts';
import { recordRequests, type RecordedRequest, type RequestKind } from './record-requests.ts';
import { addressesNamedIn, requestDepth } from './request-depth.ts';
import { withPhonePage } from './with-phone-page.ts';

/** The page to load and what to load it with. */
type PageRequest = { browser: Browser; atEnd: AtEnd; url: string };

type SizeFigure = Exclude<TransferFigure, 'requestDepth' | 'initiatorDepth'>;

/** What both loads of a page saw: the live one's requests and blocking files, and the waiting one's requests. */
type Loads = {
  requests: readonly RecordedRequest[];
  blocking: ReadonlySet<string>;
  waiting: readonly RecordedRequest[];
};

/** What loading a page moves over the network. Sizes in bytes. */
export type TransferMeasurement = {
  figures: Readonly<Record<TransferFigure, number>>;
  /** The sizes once more, without the headers of the answers. */
  content: Readonly<Partial<Record<TransferFigure, number>>>;
  /** Sentences on what stands out. */
  notes: readonly string[];
};

/** How long nothing may move before a page counts as fully live, and as waiting for its visitor, in ms. */
const quiet = { live: 1000, waiting: 5000 };

/**
 * Loads a page as a first-time visitor with a phone does, and counts every byte. "Fully live" is once
 * the shell has said so and nothing has moved for a second. JavaScript "before live" is counted in a
 * second load with the browser's data saver on: the loader then waits for a touch that never comes.
 * Throws when the page does not come to life, or the server does not compress with Brotli.
 */
export async function measureBytes(request: PageRequest): Promise<TransferMeasurement> {
  const live = await loadUntilLive(request);
  const waiting = await loadUntilWaiting(request);
  const { requests } = live;
  const fixed = [REGISTRY_PATH, SITE_CONFIG_PATH].map((path) => new URL(path, request.url).href);
  const named = new Set([...addressesNamedIn(live.html, request.url), ...fixed]);
  const loads = { ...live, waiting };
  return {
    figures: {
      ...sizesOf(loads, ({ bytes }) => bytes),
      requestDepth: requestDepth(requests, request.url, named),
      initiatorDepth: requestDepth(requests, request.url, new Set()),
    },
    content: sizesOf(loads, ({ bytes, headerBytes }) => bytes - headerBytes),
    notes: [
      ...notesOnFailures(requests),
      ...notesOnRepeats(requests),
      ...notesOnLateNames(requests, request.url, named),
    ],
  };
}

/** The sizes of both loads, with `sizeOf` saying what counts of a request. */
function sizesOf(
  { requests, blocking, waiting }: Loads,
  sizeOf: (request: RecordedRequest) => number,
): Record<SizeFigure, number> {
  const total = (group: readonly RecordedRequest[]) =>
    group.reduce((sum, request) => sum + sizeOf(request), 0);
  return {
    documentBytes: total(ofKind(requests, 'document')),
    styleBytes: total(ofKind(requests, 'style')),
    fontBytes: total(ofKind(requests, 'font')),
    imageBytes: total(ofKind(requests, 'image')),
    otherBytes: total(ofKind(requests, 'other')),
    firstPaintBytes: total([
      ...ofKind(requests, 'document'),
      ...ofKind(requests, 'style').filter(({ url }) => blocking.has(url)),
    ]),
    scriptBytesBeforeLive: total(ofKind(waiting, 'script')),
    scriptBytesLive: total(ofKind(requests, 'script')),
    bytesWithoutImages: total(requests.filter(({ kind }) => kind !== 'image')),
    bytesWithImages: total(requests),
  };
}

async function loadUntilLive({ browser, atEnd, url }: PageRequest) {
  return withPhonePage({ browser, atEnd, scripts: true }, async (page) => {
    const recording = await recordRequests(await page.context().newCDPSession(page));
    const html = await open(page, url);
    await untilLive(page).catch((error: unknown) => {
      throw new Error(`${url} did not come to life.`, { cause: error });
    });
    await recording.untilQuiet(quiet.live);
    const requests = recording.requests();
    const document = requests.find(({ kind }) => kind === 'document');
    if (document?.encoding !== 'br')
      throw new Error(`${url} does not come compressed with Brotli.`);
    return { html, requests, blocking: await blockingFiles(page) };
  });
}

async function loadUntilWaiting({ browser, atEnd, url }: PageRequest) {
  return withPhonePage({ browser, atEnd, scripts: true }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const recording = await recordRequests(session);
    await open(page, url);
    await recording.untilQuiet(quiet.waiting);
    if ((await page.locator('html[data-shell]').count()) > 0) {
      throw new Error(`${url} came to life by itself although the data saver is on.`);
    }
    return recording.requests();
  });
}

/** Opens a page and gives the document as it was sent. */
async function open(page: Page, url: string): Promise<string> {
  const response = await page.goto(url, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status() ?? 'nothing'}.`);
  return response.text();
}

/** The files that kept the browser from painting, by its own account. */
async function blockingFiles(page: Page): Promise<ReadonlySet<string>> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  return new Set(addresses);
}

function notesOnFailures(requests: readonly RecordedRequest[]): string[] {
  return requests
    .filter(({ state, status }) => state !== 'finished' || status >= 400)
    .map(({ url, state, status }) =>
      status >= 400
        ? `${url} answered ${status}.`
        : `${url} was not fetched to its end (${state}).`,
    );
}

function notesOnRepeats(requests: readonly RecordedRequest[]): string[] {
  const fetched = requests.filter(({ bytes }) => bytes > 0).map(({ url }) => url);
  const repeated = new Set(fetched.filter((url, index) => fetched.indexOf(url) !== index));
  return [...repeated].map((url) => `${url} was fetched more than once.`);
}

function notesOnLateNames(
  requests: readonly RecordedRequest[],
  documentUrl: string,
  named: ReadonlySet<string>,
): string[] {
  return requests
    .filter(({ url, initiator }) => url !== documentUrl && initiator !== null && !named.has(url))
    .map(({ url, initiator }) => `${url} is named by ${initiator}, not by the document.`);
}

function ofKind(
  requests: readonly RecordedRequest[],
  wanted: RequestKind,
): readonly RecordedRequest[] {
  return requests.filter(({ kind }) => kind === wanted);
}
