import type { Page } from 'playwright/test';
import { openLive } from './site.ts';

/** What happened to a page's HTML during hydration. */
export type Hydration = {
  /** Whether every heading is still the original element, so that the HTML was hydrated and not re-rendered. */
  keepsElements: boolean;
  /** The layout shifts, each with its score and up to five moved elements, with positions and sizes in pixels. */
  moved: readonly string[];
};

declare global {
  interface Window {
    /** Stops observing a hydrating page. */
    endWatch?: () => Promise<Hydration>;
  }
}

/**
 * Observes the hydration of each page opened from now on. Delays hydration until the observer is ready, because
 * hydration could otherwise finish first.
 */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(watchDocument);
}

/** Opens a page and reports what happened to its HTML during hydration. */
export async function hydrationOf(page: Page, pathname: string): Promise<Hydration> {
  await openLive(page, pathname);
  const seen = await page.evaluate(() => window.endWatch?.());
  if (!seen) throw new Error(`${pathname} was reloaded or not observed.`);
  return seen;
}

/**
 * Records the headings of a loaded page and layout shifts from then on. Keeps the page busy until then, because the
 * shell's loader waits for an idle page. Runs in the page, so it must be self-contained.
 */
function watchDocument(): void {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
    entry.entryType === 'layout-shift';

  /** Waits until pending changes are drawn. */
  const untilDrawn = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  const moved: string[] = [];
  const record = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries.filter(isLayoutShift)) {
      if (hadRecentInput) continue;
      const elements = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML : node?.textContent;
        return `${name?.slice(0, 60) ?? 'what is gone now'} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
      });
      moved.push(`${value}: ${elements.join('; ')}`);
    }
  };

  const watch = async () => {
    // A carousel re-renders its slides with the same layout once its script has loaded.
    const headings = [...document.querySelectorAll('#slot h1, #slot h2')].filter(
      (heading) => !heading.closest('[aria-roledescription=carousel]'),
    );
    // The web font may shift the layout in its first frame; hydration must not.
    await document.fonts.ready;
    await untilDrawn();
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    window.endWatch = async () => {
      await untilDrawn();
      record(observer.takeRecords());
      return { keepsElements: headings.every(({ isConnected }) => isConnected), moved };
    };
  };
  const loaded = new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
  const watched = loaded.then(watch);
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (work, options) => {
    void watched.then(() => whenIdle(work, options));
    return 0;
  };
}
