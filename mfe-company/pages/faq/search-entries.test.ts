import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { Faq } from '../../content/faq-schema.ts';
import document from '../../content/faq.md';
import { questionSearchEntries } from './search-entries.ts';

const { questions } = contentOf<Faq>(document);

test('every question can be found, leads to its own place and says the beginning of its answer', () => {
  const entries = questionSearchEntries(configuredSite());
  expect(new Set(entries.map(({ path }) => path)).size).toBe(questions.length);
  for (const { path, summary } of entries) {
    expect(path).toMatch(/^\/company\/faq#[a-z-]+$/);
    expect(summary).toMatch(/^\S.*[.?!]$/);
  }
});
