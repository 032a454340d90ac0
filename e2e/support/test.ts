import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from 'playwright/test';
import { slowDown } from './slow-cpu.ts';
import { PAGE_ANNOTATION } from '../checks/playwright-result.ts';

type Fixtures = {
  /** What went wrong in the page: uncaught errors, unhandled rejections, console errors and hydration differences. */
  complaints: string[];
  /** Complaints that this test brings about on purpose. */
  expectComplaints: (pattern: RegExp) => void;
};

/** An address of its own for each test, as each visitor has: the service limits what one client sends. */
function clientAddress(testId: string): string {
  const [a, b, c] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${c}`;
}

/** A test in which the page complains has failed, unless it said that it expects the complaint. */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId }) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': clientAddress(testId) }),
  complaints: [
    async ({ context }, use, testInfo) => {
      const complaints: string[] = [];
      // A page that is closed at once needs no slowing down.
      context.on('page', (page) => void slowDown(page).catch(() => {}));
      const where = (page: Page | null) => (page ? new URL(page.url()).pathname : '');
      context.on('weberror', (error) =>
        complaints.push(`uncaught at ${where(error.page())}: ${error.error().message}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error' || message.text().startsWith('[shell]')) {
          complaints.push(`console at ${where(message.page())}: ${message.text()}`);
        }
      });
      await use(complaints);
      if (testInfo.status !== testInfo.expectedStatus) {
        const description = context
          .pages()
          .map((page) => page.url())
          .join(', ');
        testInfo.annotations.push({ type: PAGE_ANNOTATION, description });
      }
    },
    { auto: true },
  ],
  expectComplaints: [
    async ({ complaints }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      const surprises = complaints.filter(
        (text) => !expected.some((pattern) => pattern.test(text)),
      );
      expect(surprises, 'nothing went wrong in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
