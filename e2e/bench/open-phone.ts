import type { Browser, BrowserContextOptions, Page } from 'playwright/test';

/** The screen of Lighthouse's mobile preset, so that all measurements load the same pictures. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Opens an empty page of a phone that has never been here, passes it to `work`, and closes it. */
export async function openPhone<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
