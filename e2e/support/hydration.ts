import type { Page } from 'playwright/test';
import { openLive } from './site.ts';

/** What happened to a page's HTML while it was hydrated. */
export type Hydration = {
  /** Every heading is still the element that was sent: the HTML was hydrated, not rendered again. */
  keepsElements: boolean;
  /** The layout shifts, each with its score and up to five elements that moved, with places and sizes in pixels. */
  moved: readonly string[];
};

declare global {
  interface Window {
    /** Ends the watch of a page that hydrates. */
    endWatch?: () => Promise<Hydration>;
  }
}

/**
 * Watches how each page hydrates that is opened here from now on. A page comes to life only once it is watched: on a
 * busy machine it would be quicker than a test that starts to look when it has loaded.
 */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(watchDocument);
}

/** Opens a page where hydration is watched, and says what happened to its HTML. */
export async function hydrationOf(page: Page, pathname: string): Promise<Hydration> {
  await openLive(page, pathname);
  const seen = await page.evaluate(() => window.endWatch?.());
  if (!seen) throw new Error(`${pathname} was loaded anew, or was not watched.`);
  return seen;
}

/**
 * Remembers the headings of a page when it has loaded, and what moves from then on; until then it is never idle, which
 * is what the loader of the shell waits for. Runs in the page, so it must be self-contained.
 */
function watchDocument(): void {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
    entry.entryType === 'layout-shift';

  /** Waits until what has changed by now is drawn. */
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
    // A carousel renders its slides again, at the same place and size, once its script has loaded.
    const headings = [...document.querySelectorAll('#slot h1, #slot h2')].filter(
      (heading) => !heading.closest('[aria-roledescription=carousel]'),
    );
    // The web font may shift the layout, in the first frame that has it; hydration must not.
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
