import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import type { AtEnd } from './at-end.ts';

/** The screen of Lighthouse's mobile preset, so that all measurements load the same pictures. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Opens an empty page of a phone that has never been here; gives it to some work and closes it. */
export async function withPhonePage<T>(
  { browser, atEnd, scripts }: { browser: Browser; atEnd: AtEnd; scripts: boolean },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: scripts });
  const close = atEnd(() => context.close());
  try {
    return await work(await context.newPage());
  } finally {
    await close();
  }
}
