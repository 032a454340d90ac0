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
import { routePattern } from '../../compose/route-pattern.ts';
import { contentTypeOf, contentTypes } from '../../host/content-types.ts';
import type { Release } from '../../releases/release.ts';
import { readRelease, releaseFolder, releaseFolders } from '../../releases/release-store.ts';
import type { ReleaseRenderer } from '../../render/release-renderer.ts';
import { startRenderProcess } from '../../render/render-process.ts';
import type { LiveSite } from './live-site.ts';
import { pageInFrame } from './page-in-frame.ts';
import type { OwnParts } from './show-live-site.ts';

/** An address that no site has a page for. */
const NO_PAGE = '/a-page-that-is-only-in-development';

/** A section whose newest release is shown, without a shell of its own. */
export type ShownSection = OwnParts & {
  /**
   * Shows this release from now on, and says whether it is another one than before. Rejects with a `RenderError` when its
   * renderer does not start.
   */
  show: (id: string) => Promise<boolean>;
  /** Adds to a server what is of the section: its pages, in the frame of the running site, and its files. */
  serve: (server: FastifyInstance) => void;
  close: () => void;
};

/** `dataDir` is where releases of the section `name` are; pages are rendered with `site` and `services`. */
export function showSection(
  { dataDir, name }: { dataDir: string; name: Exclude<Release['name'], 'shell'> },
  { live, site, services }: { live: LiveSite; site: SiteConfig; services: Services },
): ShownSection {
  let shown: { release: Release; renderer: ReleaseRenderer } | null = null;

  function current() {
    if (!shown) throw new Error(`${name} is not built yet.`);
    return shown;
  }

  /** Where a file is that visitors would find at an address; `null` when it is none of the section's. */
  function fileAt(pathname: string): string | null {
    const [, id = '', file = ''] =
      new RegExp(`^/r/${name}/([0-9a-f]{16})/([\\w@-][\\w.@-]*)$`).exec(pathname) ?? [];
    const asset = `/website/assets/${name}/`;
    const { release } = current();
    if (id !== '') return path.join(releaseFolder(dataDir, name, id), releaseFolders.browser, file);
    if (!pathname.startsWith(asset)) return null;
    // What the release does not list is no file of it, however the address is written.
    const listed = `${releaseFolders.assets}/${name}/${pathname.slice(asset.length)}`;
    return release.files[listed] === undefined
      ? null
      : path.join(releaseFolder(dataDir, name, release.id), listed);
  }

  async function page(pathname: string): Promise<{ status: number; html: string }> {
    const { release, renderer } = current();
    const frame = await (await live.ask(NO_PAGE)).text();
    const patterns = release.routes.map(({ pattern }) => withProductSlug(pattern, site));
    if (routePattern(patterns, pathname) === null) return { status: 404, html: frame };
    try {
      const rendered = await renderer.render(pathname, site);
      return { status: rendered.status, html: pageInFrame(frame, release, rendered) };
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return { status: 500, html: failedPage(words) };
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
      if (!release) throw new Error(`${name} ${id} is not here.`);
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
          // As a stream, like every page: the script of development is put into those.
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

/** What is shown while a page cannot be rendered; it is loaded again when something was saved. */
function failedPage(words: string): string {
  const heading = 'This page cannot be shown';
  return `<!doctype html><html lang="en"><head><title>${heading}</title></head><body><h1>${heading}</h1><pre>${escapeHtml(words)}</pre></body></html>\n`;
}
