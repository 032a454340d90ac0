import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import type { Blog } from '@site/kit/api/blog.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { publicFolder } from '../compose/compose.ts';
import { drawPages } from '../compose/draw-pages.ts';
import { criticalSheets } from '../compose/critical-css/critical-sheets.ts';
import { siteHost } from '../host/site-host.ts';
import { readRegistry } from '../registry/registry.ts';
import type { ShipSurroundings } from '../registry/ship.ts';
import { readRelease } from '../releases/release-store.ts';
import type { PartName, Release } from '../releases/release.ts';
import type { ReadyPost } from './read-post.ts';

/**
 * A server that shows a post as it would be published, inside the site as it stands: its page and its
 * pictures are in memory, and nothing is stored. Does not listen yet. Throws when no site is live.
 */
export async function previewPost(
  ship: ShipSurroundings,
  { draft, files }: ReadyPost,
): Promise<{ server: FastifyInstance; path: string }> {
  const { dataDir, site, services } = ship;
  const { published: _published, sourceFile: _sourceFile, updatedAt, ...rest } = draft;
  const blog: Blog = {
    ...rest,
    updatedAt: new Date(updatedAt).toISOString(),
    description: sanitiseBlogHtml(draft.description),
  };
  const path = `/blog/${draft.blogId}`;
  const shell = await liveRelease(dataDir, 'shell');
  const release = await liveRelease(dataDir, 'mfe-blog');
  const firstScreens = await criticalSheets(dataDir, shell, [release]);
  const [page] = await drawPages(
    {
      dataDir,
      site,
      shell,
      firstScreens,
      services: {
        ...services,
        blog: async (id) => (id === draft.blogId ? blog : services.blog(id)),
      },
    },
    release,
    [path],
  );
  const server = Fastify();
  await siteHost(server, { publicDir: publicFolder(dataDir), site });
  server.get(path, async (_request, reply) => reply.type('text/html').send(page?.html));
  for (const [address, text] of firstScreens.made) {
    server.get(address, async (_request, reply) => reply.type('text/css').send(text));
  }
  for (const { name, bytes } of files) {
    const type = `image/${name.endsWith('.jpg') ? 'jpeg' : name.slice(-4)}`;
    server.get(`/website/assets/posts/${name}`, async (_request, reply) =>
      reply.type(type).send(bytes),
    );
  }
  return { server, path };
}

async function liveRelease(dataDir: string, name: PartName): Promise<Release> {
  const { parts } = await readRegistry(dataDir);
  const id = parts[name]?.live;
  const release = id === undefined ? null : await readRelease(dataDir, name, id);
  if (!release) throw new Error(`No release of ${name} is live: run npm start first.`);
  return release;
}
