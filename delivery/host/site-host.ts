import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPages } from '../compose/page-path.ts';
import { securityHeaders } from './security-headers.ts';

/** How long browsers may keep what they fetched. Release addresses never change meaning; pages do at any time. */
const caching = {
  release: 'public, max-age=31536000, immutable',
  asset: 'public, max-age=86400, stale-while-revalidate=604800',
  page: 'no-cache',
} as const;

/** Our own stand-ins for third parties' pages, which pages of this site frame. */
const FRAMED = 'website/assets/stand-ins/';

/** Where the public tree is and what must be said about the site. */
export type SiteHostOptions = {
  publicDir: string;
  site: SiteConfig;
  /** Whether the compressed twins may be sent; off while pages are changed on their way out. */
  preCompressed?: boolean;
};

/**
 * Serves the public tree as it stands at each request: pages with and without a trailing slash,
 * precompressed twins, the 404 page with its status, and security headers on everything.
 */
export async function siteHost(server: FastifyInstance, options: SiteHostOptions): Promise<void> {
  const { publicDir, site, preCompressed = true } = options;
  const headers = securityHeaders(site);
  const framedHeaders = securityHeaders(site, { framed: true });

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  await server.register(fastifyStatic, {
    root: publicDir,
    serve: false,
    preCompressed,
    cacheControl: false,
    dotfiles: 'deny',
  });

  server.get('/*', async (request, reply) => {
    const file = fileFor(publicDir, request);
    if (!file) return sendErrorPage(reply, publicDir, 'notFound');
    reply.header('cache-control', cachingFor(file));
    // Said for plain answers too: a cache must not give one browser's encoding to another.
    reply.header('vary', 'accept-encoding');
    if (file.startsWith(FRAMED)) reply.headers(framedHeaders);
    return reply.sendFile(file);
  });

  server.setNotFoundHandler(async (_request, reply) => sendErrorPage(reply, publicDir, 'notFound'));
}

/** Answers with one of the shell's own pages and the status it stands for. */
export function sendErrorPage(
  reply: FastifyReply,
  publicDir: string,
  reason: keyof typeof errorPages,
): FastifyReply {
  return reply
    .code(reason === 'notFound' ? 404 : 500)
    .header('cache-control', caching.page)
    .sendFile(errorPages[reason], publicDir);
}

/** The file of the public tree that answers a request, relative to it; `null` when there is none. */
function fileFor(publicDir: string, request: FastifyRequest): string | null {
  const pathname = decodedPath(request.url);
  if (pathname === null) return null;
  const inside = path.posix.normalize(pathname).replace(/^\/+|\/+$/g, '');
  const candidates = [path.posix.join(inside, 'index.html'), inside].filter(
    (file) => file !== '' && !isErrorPage(file),
  );
  return candidates.find((file) => isServedFile(path.join(publicDir, file))) ?? null;
}

function decodedPath(url: string): string | null {
  try {
    const pathname = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    const leadsElsewhere =
      pathname.includes('\0') || pathname.includes('..') || pathname.startsWith('//');
    return leadsElsewhere ? null : pathname;
  } catch {
    // Not a well-formed address, so nothing stands there.
    return null;
  }
}

/** The shell's own pages stand for other addresses and have none of their own. */
function isErrorPage(file: string): boolean {
  return Object.values(errorPages).some((page) => page === file);
}

/** Twins and half-written files are not addresses of their own. */
function isServedFile(file: string): boolean {
  if (/\.(br|gz|new)$/.test(file)) return false;
  return existsSync(file) && statSync(file).isFile();
}

function cachingFor(file: string): string {
  if (file.startsWith('r/')) return caching.release;
  if (file.startsWith('website/assets/')) return caching.asset;
  return caching.page;
}
