import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { faq } from '../../content/faq.ts';
import { questionSearchEntries } from './search-entries.ts';

test('every question can be found, leads to its own place and says the beginning of its answer', () => {
  const entries = questionSearchEntries(configuredSite());
  expect(new Set(entries.map(({ path }) => path)).size).toBe(faq.questions.length);
  for (const { path, summary } of entries) {
    expect(path).toMatch(/^\/company\/faq#[a-z-]+$/);
    expect(summary).toMatch(/^\S.*[.?!]$/);
  }
});
