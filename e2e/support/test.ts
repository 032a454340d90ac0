import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from 'playwright/test';

// Programs started by tests must not inherit Playwright's loader, which would rewrite the sources of releases.
delete process.env['NODE_OPTIONS'];

type Fixtures = {
  /** Errors in the page: uncaught errors, unhandled rejections, console errors and hydration differences. */
  pageErrors: string[];
  /** Declares errors that this test causes on purpose. */
  expectPageErrors: (pattern: RegExp) => void;
};

/** Returns a separate client address for each test, because the service limits requests per client. */
function clientAddress(testId: string): string {
  const [a, b, c] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${c}`;
}

/** Tests that need no browser. */
export { base as serverTest };

/** A test fails on any error in the page, except those it declares with `expectPageErrors`. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    // One page view in ten is sampled and loads another script; tests use the others.
    await context.addInitScript(() => {
      const { random } = Math;
      Math.random = () => 0.5 + random() / 2;
    });
    await provide(context);
    // A closing page may still be prefetching through a route.
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
