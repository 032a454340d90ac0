import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION, type RenderedPage } from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { renderer as assessments } from '../../mfe-assessments/renderer.ts';
import { renderer as blog } from '../../mfe-blog/renderer.ts';
import { renderer as company } from '../../mfe-company/renderer.ts';
import { renderer as forms } from '../../mfe-forms/renderer.ts';
import { renderer as home } from '../../mfe-home/renderer.ts';
import { type OwnSection, ownSectionNames } from '../support/site.ts';

const site = configuredSite();
const services: Services = { publishedBlogs: async () => [], blog: async () => null };

const renderers = {
  'mfe-home': home,
  'mfe-assessments': assessments,
  'mfe-company': company,
  'mfe-forms': forms,
  'mfe-blog': blog,
};

/** Paths that show the page of another path. */
const showsAnother = /^\/(?:blog$|parents-desk\b)/;

async function renderAll(name: OwnSection): Promise<Map<string, RenderedPage>> {
  const renderer = renderers[name];
  const paths = await renderer.paths({ site, services });
  const pages = new Map<string, RenderedPage>();
  for (const pathname of paths) {
    pages.set(pathname, await renderer.render({ path: pathname, site, services }));
  }
  return pages;
}

test.each(ownSectionNames)('%s has a renderer of this contract version', (name) => {
  expect(renderers[name]).toMatchObject({ name, contractVersion: CONTRACT_VERSION });
});

test.each(ownSectionNames)(
  '%s renders all its pages completely, deterministically and in line with the policy',
  async (name) => {
    const pages = await renderAll(name);
    expect(await renderAll(name)).toEqual(pages);
    expect(pages.size).toBeGreaterThan(0);
    const titles = new Set<string>();
    for (const [pathname, { html, head, status }] of pages) {
      expect([pathname, html.match(/<h1[\s>]/g)?.length]).toEqual([pathname, 1]);
      expect([pathname, / style="/.test(html)]).toEqual([pathname, false]);
      expect([pathname, /<script|javascript:| on[a-z]+="/i.test(html)]).toEqual([pathname, false]);
      const words = html.replaceAll(/<[^>]*>/g, '') + JSON.stringify(head);
      expect([pathname, words.match(/\{[\w-]*\}|\bundefined\b/)]).toEqual([pathname, null]);
      expect(head.title).toContain(site.product.name);
      expect(head.description.length).toBeGreaterThan(20);
      expect(head.description.length).toBeLessThanOrEqual(160);
      const isOwn = head.canonicalPath === pathname || showsAnother.test(pathname);
      expect([pathname, isOwn]).toEqual([pathname, true]);
      expect(status).toBe(200);
      titles.add(head.title);
    }
    expect(titles.size).toBe(pages.size);
  },
);
