import type { Page } from 'playwright/test';

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
  // In the page itself: a locator would bring Playwright's own script into each of a hundred pages.
  return page.evaluate(async () => {
    // The web font may shift the layout; hydration must not.
    await document.fonts.ready;
    // A carousel renders its slides again, at the same place and size, once its script has loaded.
    const headings = [...document.querySelectorAll('#slot h1, #slot h2')].filter(
      (heading) => !heading.closest('[aria-roledescription=carousel]'),
    );
    let shifted = 0;
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (!('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry))
          continue;
        if (!entry.hadRecentInput) shifted += entry.value;
      }
    };
    const shifts = new PerformanceObserver((list) => note(list.getEntries()));
    shifts.observe({ type: 'layout-shift' });

    const { documentElement } = document;
    const isLive = () => documentElement.dataset['shell'] === 'live';
    await new Promise<void>((resolve) => {
      const marks = new MutationObserver(() => {
        if (!isLive()) return;
        marks.disconnect();
        resolve();
      });
      marks.observe(documentElement, { attributeFilter: ['data-shell'] });
      if (isLive()) resolve();
    });

    // What hydration changed is laid out in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    note(shifts.takeRecords());
    shifts.disconnect();
    return { keepsElements: headings.every(({ isConnected }) => isConnected), shifted };
  });
}
