import type { Page } from 'playwright/test';
import { untilLive } from './site.ts';

/** What happened to a page's HTML while it was hydrated. */
export type Hydration = {
  /** Every heading is still the element that was sent: the HTML was hydrated, not rendered again. */
  keepsElements: boolean;
  /** The sum of the layout shifts, as the browser scores them. */
  shifted: number;
};

/** Opens a page and watches it hydrate. */
export async function watchHydration(page: Page, pathname: string): Promise<Hydration> {
  await page.goto(pathname);
  await page.evaluate(async () => {
    // The web font may shift the layout; hydration must not.
    await document.fonts.ready;
    // A carousel renders its slides again, at the same place and size, once its script has loaded.
    const headings = [...document.querySelectorAll('#slot h1, #slot h2')].filter(
      (heading) => !heading.closest('[aria-roledescription=carousel]'),
    );
    Object.assign(window, { headingsAsSent: headings, shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          'hadRecentInput' in entry &&
          !entry.hadRecentInput
        ) {
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value });
        }
      }
    }).observe({ type: 'layout-shift' });
  });
  await untilLive(page);
  return page.evaluate(() => {
    const headings: unknown = Reflect.get(window, 'headingsAsSent');
    return {
      keepsElements:
        Array.isArray(headings) &&
        headings.every((heading) => heading instanceof Node && heading.isConnected),
      shifted: Number(Reflect.get(window, 'shifted')),
    };
  });
}
