import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Faq } from './content/page-schemas.ts';
import document from './content/faq.md';
import { remote } from './remote.ts';
import { pageSearchEntries, questionSearchEntries } from './search-entries.ts';

const site = configuredSite();

test.each(remote.routes.map(({ pattern, open }) => ({ pattern, open })))(
  'the structured data for $pattern has breadcrumbs and a subject',
  async ({ pattern, open }) => {
    const { head } = await open();
    const given = head({ site, params: {}, data: undefined });
    const { title, jsonLd = [] } = given;

    expect(title).toMatch(new RegExp(` \\| ${site.product.name}$`));
    const trail = jsonLd.find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = trail?.['itemListElement'];
    if (!Array.isArray(steps)) throw new Error('There is no trail.');
    expect(steps[0]).toMatchObject({ position: 1, name: 'Home', item: `${site.siteUrl}/` });
    expect(steps.at(-1)).toMatchObject({
      position: steps.length,
      item: `${site.siteUrl}${pattern}`,
    });
  },
);

test('every page is in the search index, with synonyms', () => {
  const entries = pageSearchEntries(site);

  expect(entries.map(({ path }) => path).toSorted()).toEqual(
    remote.routes.map(({ pattern }) => pattern).toSorted(),
  );
  expect(entries).toContainEqual({
    path: '/refund-policy',
    kind: 'page',
    title: 'Refund policy: how to ask, and how long it takes',
    alsoCalled: expect.arrayContaining(['money back']),
    summary: expect.stringMatching(/^How to ask for your money back/),
  });
});

const { questions } = contentOf<Faq>(document);

test('every question is in the search index, with its anchor and the first sentence of its answer', () => {
  const entries = questionSearchEntries(site);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(questions.length);
  for (const { path, summary } of entries) {
    expect(path).toMatch(/^\/company\/faq#[a-z-]+$/);
    expect(summary).toMatch(/^\S.*[.?!]$/);
  }
});
