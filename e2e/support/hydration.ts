import type { Page } from 'playwright/test';
import { untilLive } from './site.ts';

/** What became of a page's HTML while the page came to life. */
export type Adoption = {
  /** Every heading is still the element that was sent: the HTML was adopted, not drawn anew. */
  isKept: boolean;
  /** How far things moved, as the browser scores layout shifts; 0 is nothing. */
  shifted: number;
};

/** Opens a page and watches it come to life. */
export async function watchAdoption(page: Page, pathname: string): Promise<Adoption> {
  await page.goto(pathname);
  await page.evaluate(async () => {
    // What the late font moves is not what coming to life moves.
    await document.fonts.ready;
    // A carousel draws its slides anew, at the same place and size, once its script is there.
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
      isKept:
        Array.isArray(headings) &&
        headings.every((heading) => heading instanceof Node && heading.isConnected),
      shifted: Number(Reflect.get(window, 'shifted')),
    };
  });
}
