import { expect, test } from '@jest/globals';
import {
  CONTRACT_VERSION,
  type RemoteRenderer,
  type RenderedPage,
} from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';

const site = configuredSite();

const names = ownSections().map(({ name }) => name);

async function rendererOf(name: string): Promise<RemoteRenderer> {
  const module: { renderer: RemoteRenderer } = await import(`../../${name}/renderer.ts`);
  return module.renderer;
}

/** Paths that show the page of another path. */
const showsAnother = /^\/(?:blog$|parents-desk\b)/;

async function renderAll(name: string): Promise<Map<string, RenderedPage>> {
  const renderer = await rendererOf(name);
  const { posts = [] } = renderer;
  const services: Services = {
    publishedBlogs: async (which) => (which === 'built-in' ? posts : []),
    blog: async () => null,
  };
  const paths = await renderer.paths({ site, services });
  const pages = new Map<string, RenderedPage>();
  for (const pathname of paths) {
    pages.set(pathname, await renderer.render({ path: pathname, site, services }));
  }
  return pages;
}

test.each(names)('%s has a renderer of this contract version', async (name) => {
  expect(await rendererOf(name)).toMatchObject({ name, contractVersion: CONTRACT_VERSION });
});

test.each(names)(
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
