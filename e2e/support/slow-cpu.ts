import type { Page } from 'playwright/test';

/**
 * How many times slower than the machine the processor is made to look to pages: `E2E_SLOWER=4` is a
 * cheap phone. The suite must give the same answer at every speed.
 */
export const timesSlower = Number(process.env['E2E_SLOWER'] ?? 1);

/** Slows the processor down for a page, when that is asked for. */
export async function slowDown(page: Page): Promise<void> {
  if (timesSlower === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}
