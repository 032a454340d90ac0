import type { CDPSession, Page } from 'playwright/test';

/**
 * How many times slower than usual the tests get on, by whatever: their time limits are as many times longer. The suite
 * must give the same answer at every speed.
 */
export const timesSlower = Number(process.env['E2E_SLOWER'] ?? 1);

/** How many times slower than the machine the processor is made to look to pages: `E2E_PAGES_SLOWER=4` is a cheap phone. */
const pagesSlower = Number(process.env['E2E_PAGES_SLOWER'] ?? 1);

/** What the site reports when a section is not alive after eight seconds. The section comes to life later all the same. */
const lateSection = /\[shell\] remote [\w-]+: No answer within 8000 ms\.$/;

/**
 * Errors that a page may report in a slowed round without failing a test: the site's own limits are not lengthened with
 * those of the tests. At full speed there are none.
 */
export const errorsOfSlowPages: readonly RegExp[] = timesSlower > 1 ? [lateSection] : [];

/** The pages that are slowed down. */
const sessions = new WeakMap<Page, CDPSession>();

/** Slows the processor down for a page, when that is asked for. */
export async function slowDown(page: Page): Promise<void> {
  if (pagesSlower === 1) return;
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  await setTimesSlower(session, pagesSlower);
}

/** Looks at a page that stands still without slowing down what looks: that is no work of a visitor's phone. */
export async function atFullSpeed<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const session = sessions.get(page);
  if (!session) return look();
  await setTimesSlower(session, 1);
  try {
    return await look();
  } finally {
    await setTimesSlower(session, pagesSlower);
  }
}

async function setTimesSlower(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
