import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from 'playwright/test';

// Programs that tests start must not inherit Playwright's loader: it rewrites what releases are built from.
delete process.env['NODE_OPTIONS'];

type Fixtures = {
  /** Errors in the page: uncaught errors, unhandled rejections, console errors and hydration differences. */
  pageErrors: string[];
  /** Declares errors that this test causes on purpose. */
  expectPageErrors: (pattern: RegExp) => void;
};

/** An address of its own for each test, as each visitor has: the service limits what one client sends. */
function clientAddress(testId: string): string {
  const [a, b, c] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${c}`;
}

/** A test fails on any error in the page, except those it declares with `expectPageErrors`. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    // One page view in ten is measured, by chance, and asks for one script more: a test has the others.
    await context.addInitScript(() => {
      const { random } = Math;
      Math.random = () => 0.5 + random() / 2;
    });
    await provide(context);
    // A page that closes may still be fetching what it prefetches through a route.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId }) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': clientAddress(testId) }),
  pageErrors: [
    async ({ context }, use, testInfo) => {
      const pageErrors: string[] = [];
      const where = (page: Page | null) => (page ? new URL(page.url()).pathname : '');
      context.on('weberror', (error) =>
        pageErrors.push(`uncaught at ${where(error.page())}: ${error.error().message}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error' || message.text().startsWith('[shell]')) {
          pageErrors.push(`console at ${where(message.page())}: ${message.text()}`);
        }
      });
      await use(pageErrors);
      if (testInfo.status !== testInfo.expectedStatus) {
        const description = context
          .pages()
          .map((page) => page.url())
          .join(', ');
        testInfo.annotations.push({ type: 'page', description });
      }
    },
    { auto: true },
  ],
  expectPageErrors: [
    async ({ pageErrors }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      const unexpected = pageErrors.filter(
        (text) => !expected.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'no errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
