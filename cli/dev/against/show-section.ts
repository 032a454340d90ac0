import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { escapeHtml } from '@site/kit/escape-html.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyInstance } from 'fastify';
import { routePattern } from '@site/delivery/compose/route-pattern.ts';
import { contentTypeOf, contentTypes } from '@site/delivery/releases/content-types.ts';
import { browserIdOf, type Release } from '@site/delivery/releases/release.ts';
import {
  readRelease,
  releaseFolder,
  releaseFolders,
} from '@site/delivery/releases/release-store.ts';
import type { ReleaseRenderer } from '@site/delivery/render/release-renderer.ts';
import { startRenderProcess } from '@site/delivery/render/render-process.ts';
import type { LiveSite } from './live-site.ts';
import { pageInFrame } from './page-in-frame.ts';
import type { OwnParts } from './show-live-site.ts';

const NO_PAGE = '/a-page-that-is-only-in-development';

/** A section's latest release, without a local shell. */
export type ShownSection = OwnParts & {
  /**
   * Switches to this release and returns whether it differs from the previous one. Rejects with a `RenderError` if
   * its renderer doesn't start.
   */
  show: (id: string) => Promise<boolean>;
  /** Serves the section's pages, within the running site's shell, and its files. */
  serve: (server: FastifyInstance) => void;
  close: () => void;
};

/**
 * Shows a section without a local shell. `dataDir` contains its releases; `site` and `services` are used for rendering.
 */
export function showSection(
  { dataDir, name }: { dataDir: string; name: Exclude<Release['name'], 'shell'> },
  { live, site, services }: { live: LiveSite; site: SiteConfig; services: Services },
): ShownSection {
  let shown: { release: Release; renderer: ReleaseRenderer } | null = null;

  function current() {
    if (!shown) throw new Error(`${name} hasn't been built yet.`);
    return shown;
  }

  /** Returns the local file for a URL, or `null` if it isn't one of the section's. */
  function fileAt(pathname: string): string | null {
    const asset = `/website/assets/${name}/`;
    const { release } = current();
    const [, file = ''] =
      new RegExp(`^/r/${name}/${browserIdOf(release)}/([\\w@-][\\w.@-]*)$`).exec(pathname) ?? [];
    if (file !== '') {
      return path.join(releaseFolder(dataDir, name, release.id), releaseFolders.browser, file);
    }
    if (!pathname.startsWith(asset)) return null;
    // Serve only files listed in the release, however the URL is spelt.
    const listed = `${releaseFolders.assets}/${name}/${pathname.slice(asset.length)}`;
    return release.files[listed] === undefined
      ? null
      : path.join(releaseFolder(dataDir, name, release.id), listed);
  }

  async function page(pathname: string): Promise<{ status: number; html: string }> {
    const { release, renderer } = current();
    const frame = await (await live.request(NO_PAGE)).text();
    const patterns = release.routes.map(({ pattern }) => withProductSlug(pattern, site));
    if (routePattern(patterns, pathname) === null) return { status: 404, html: frame };
    try {
      const rendered = await renderer.render(pathname, site);
      return { status: rendered.status, html: pageInFrame(frame, release, rendered) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { status: 500, html: failedPage(message) };
    }
  }

  return {
    section: async () => current().release,
    shell: async () => null,
    holds(pathname) {
      const file = fileAt(pathname);
      return file !== null && existsSync(file);
    },
    async show(id) {
      if (shown?.release.id === id) return false;
      const release = await readRelease(dataDir, name, id);
      if (!release) throw new Error(`Release ${id} of ${name} not found.`);
      const renderer = await startRenderProcess({ dataDir, name, id, services });
      shown?.renderer.close();
      shown = { release, renderer };
      return true;
    },
    serve(server) {
      server.get('/*', async (request, reply) => {
        const pathname = decodeURI(request.url.split('?', 1)[0] ?? '/');
        if (pathname === SITE_CONFIG_PATH) return reply.send(site);
        const file = fileAt(pathname);
        reply.header('cache-control', 'no-store');
        if (file === null) {
          const { status, html } = await page(pathname);
          // Sent as a stream, because the development script is only injected into streams.
          return reply
            .code(status)
            .type(contentTypes.html)
            .send(Readable.from([Buffer.from(html)]));
        }
        return reply.type(contentTypeOf(file) ?? contentTypes.txt).send(await readFile(file));
      });
    },
    close: () => shown?.renderer.close(),
  };
}

/** Returns the page to show when rendering fails. It reloads after the next save. */
function failedPage(message: string): string {
  const heading = 'This page could not be rendered';
  return `<!doctype html><html lang="en"><head><title>${heading}</title></head><body><h1>${heading}</h1><pre>${escapeHtml(message)}</pre></body></html>\n`;
}
