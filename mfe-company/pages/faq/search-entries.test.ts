import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { questionSearchEntries } from './search-entries.ts';

test('every question can be found, leads to its own place and says the beginning of its answer', () => {
  const entries = questionSearchEntries(configuredSite());
  expect(entries).toHaveLength(14);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(14);
  for (const { path, summary } of entries) {
    expect(path).toMatch(/^\/company\/faq#[a-z-]+$/);
    expect(summary).toMatch(/^\S.*[.?!]$/);
  }
});
