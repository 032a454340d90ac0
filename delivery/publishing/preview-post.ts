import type { Blog } from '@site/kit/api/blog.ts';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { composeDocument } from '../compose/compose-document.ts';
import { openContext } from '../compose/render-manifests.ts';
import { publishLive } from '../host/publish-live.ts';
import { linkedFolder, readTree } from '../host/served-tree.ts';
import { siteHost } from '../host/site-host.ts';
import type { Stores } from '../stores/stores.ts';
import type { ReadyPost } from './read-post.ts';

/**
 * Creates a server that shows a post as it would be published, within the live site. Keeps the page and its pictures in
 * memory only. The server isn't listening yet. Throws if nothing is live.
 */
export async function previewPost(
  stores: Stores,
  { draft, files }: ReadyPost,
): Promise<{ server: FastifyInstance; path: string }> {
  const { published: _published, sourceFile: _sourceFile, updatedAt, ...rest } = draft;
  const blog: Blog = {
    ...rest,
    updatedAt: new Date(updatedAt).toISOString(),
    description: sanitiseBlogHtml(draft.description),
  };
  const path = `/blog/${draft.blogId}`;
  const { version } = await stores.registry.live();
  if (!version) throw new Error('Nothing is live yet: run npm start first.');
  const { context, releases } = await openContext(stores, version, {
    change: (services) => ({
      ...services,
      blog: async (id) => (id === draft.blogId ? blog : services.blog(id)),
    }),
  });
  const release = releases.find(({ name }) => name === 'mfe-blog');
  if (!release) throw new Error('mfe-blog has no live release: promote one first.');
  const { site, processes, criticalSheets } = context;
  try {
    const section = await processes.of(release);
    const page = await section.render(path, site);
    const { html } = await composeDocument(context, release, path, page);
    const server = Fastify();
    await publishLive(stores);
    const folder = linkedFolder(stores.dataDir, 'live');
    if (folder === null) throw new Error('Nothing is live yet: run npm start first.');
    const tree = { ...readTree(folder), site };
    await siteHost(server, { tree: () => tree });
    server.get(path, async (_request, reply) => reply.type('text/html').send(html));
    for (const [address, text] of criticalSheets.made) {
      server.get(address, async (_request, reply) => reply.type('text/css').send(text));
    }
    for (const { name, bytes } of files) {
      const type = `image/${name.endsWith('.jpg') ? 'jpeg' : name.slice(-4)}`;
      server.get(`/website/assets/posts/${name}`, async (_request, reply) =>
        reply.type(type).send(bytes),
      );
    }
    return { server, path };
  } finally {
    processes.close();
  }
}
