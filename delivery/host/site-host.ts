import { existsSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CRITICAL_SHEETS } from '../compose/critical-css/critical-sheets.ts';
import { errorPages, patternPages } from '../compose/page-path.ts';
import { contentTypes } from '../nginx/content-types.ts';
import { type HotFile, type HotFiles, hotFiles } from './hot-files.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** How long browsers may keep what they fetched. Release addresses never change meaning; pages do at any time. */
export const caching = {
  folders: {
    'r/': FOREVER,
    [`${CRITICAL_SHEETS}/`]: FOREVER,
    'website/assets/': 'public, max-age=86400, stale-while-revalidate=604800',
  },
  page: 'no-cache',
} as const;

/** How files are sent that never change, so that nobody asks whether a copy is still good. */
const unchanging = { etag: false, lastModified: false, acceptRanges: false } as const;

/** Our own stand-ins for third parties' pages, which pages of this site frame. */
export const FRAMED = 'website/assets/stand-ins/';

/** What is served at this moment: a tree of files, and the site that its headers are for. */
export type ServedTree = { folder: string; site: SiteConfig };

/** Where files are and how they are sent. */
export type SiteHostOptions = {
  /** Asked once for each request, so that one answer never mixes two trees. */
  tree: () => ServedTree;
  /** Whether the compressed twins may be sent; off while pages are changed on their way out. */
  preCompressed?: boolean;
  /** How much of what is asked for most is held in memory, in bytes; 0 for nothing. 64 MB when left out. */
  hotBytes?: number;
};

const HOT_BYTES = 64_000_000;

/** Addresses whose file is remembered, in all trees together. */
const REMEMBERED_ADDRESSES = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request is answered from. */
    tree: ServedTree;
  }
  interface FastifyReply {
    /** What is held in memory; `null` where everything is read from the disk. */
    hotFiles: HotFiles | null;
  }
}

/**
 * Serves a tree of files: pages with and without a trailing slash,
 * precompressed twins, the 404 page with its status, and security headers on everything: all of them on
 * whatever can be a page, few on files that are parts of pages.
 */
export async function siteHost(server: FastifyInstance, options: SiteHostOptions): Promise<void> {
  const { tree, preCompressed = true, hotBytes = HOT_BYTES } = options;
  server.decorateRequest('tree', null, []);
  const hot = preCompressed && hotBytes > 0 ? hotFiles(hotBytes) : null;
  server.decorateReply('hotFiles', { getter: () => hot });
  const known = new LRUCache<string, Found>({ max: REMEMBERED_ADDRESSES });

  server.addHook('onRequest', async (request, reply) => {
    request.tree = tree();
    reply.headers(securityHeaders(request.tree.site));
  });

  await server.register(fastifyStatic, {
    root: tree().folder,
    serve: false,
    preCompressed,
    cacheControl: false,
    dotfiles: 'deny',
  });

  server.get('/*', async (request, reply) => {
    const { folder, site } = request.tree;
    const found = fileFor(folder, request, known);
    if (!found) return sendErrorPage(reply, folder, 'notFound');
    const { file, status } = found;
    reply.code(status).header('cache-control', cachingFor(file));
    // Said for plain answers too: a cache must not give one browser's encoding to another.
    reply.header('vary', 'accept-encoding');
    if (isPartOfPages(file)) {
      for (const name of Object.keys(securityHeaders(site))) reply.removeHeader(name);
      reply.headers(fileHeaders);
    } else if (file.startsWith(FRAMED)) reply.headers(securityHeaders(site, { framed: true }));
    return sendFile(reply, folder, file);
  });

  server.setNotFoundHandler(async (request, reply) =>
    sendErrorPage(reply, request.tree.folder, 'notFound'),
  );
}

/** Answers with one of the shell's own pages and the status it stands for. */
export function sendErrorPage(
  reply: FastifyReply,
  folder: string,
  reason: keyof typeof errorPages,
): Promise<FastifyReply> {
  reply
    .code(reason === 'notFound' ? 404 : 500)
    .header('cache-control', caching.page)
    .header('vary', 'accept-encoding');
  return sendFile(reply, folder, errorPages[reason]);
}

/** Sends a file of a tree: from memory where that comes to the same, else from the disk. */
async function sendFile(reply: FastifyReply, folder: string, file: string): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const isForever = isUnchanging(file);
  const fromDisk = () => reply.sendFile(file, folder, isForever ? unchanging : {});
  const type = typeOf(file);
  const held =
    type === undefined || isConditional(headers)
      ? null
      : await reply.hotFiles?.read(path.join(folder, file));
  if (!held || type === undefined) return fromDisk();
  const encoding = encodingFor(headers['accept-encoding'], held);
  const { body, etag, lastModified } = (encoding && held[encoding]) ?? held.identity;
  const copy = headers['if-none-match'];
  const isSame = copy === etag && !isForever && method === 'GET';
  // Another copy, or a list of several, is for the library to compare.
  if (copy !== undefined && !isSame) return fromDisk();
  if (!isForever) {
    reply.headers({ 'accept-ranges': 'bytes', 'last-modified': lastModified, etag });
  }
  if (copy !== undefined) return reply.code(304).send();
  reply.header('content-type', type);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Whether an answer depends on more than which copy a browser has, such as when it asks for a part of a file. */
function isConditional(headers: IncomingHttpHeaders): boolean {
  const asked = (name: string) => headers[name] !== undefined;
  if (['range', 'if-match', 'if-unmodified-since'].some(asked)) return true;
  // The copy's date counts only for who does not say which copy it is.
  return asked('if-modified-since') && !asked('if-none-match');
}

type Found = { file: string; status: 200 | 404 };

/**
 * The file of the public tree that answers a request, relative to it, and the status it is sent with;
 * `null` when there is none. An address without a page may be one that a page of its folder stands for.
 */
function fileFor(
  publicDir: string,
  request: FastifyRequest,
  known: LRUCache<string, Found>,
): Found | null {
  const pathname = decodedPath(request.url);
  if (pathname === null) return null;
  const inside = path.posix.normalize(pathname).replace(/^\/+|\/+$/g, '');
  const key = `${publicDir}\n${inside}`;
  const remembered = known.get(key);
  if (remembered) return remembered;
  const candidates = [path.posix.join(inside, 'index.html'), inside].filter(
    (file) => file !== '' && !standsForOthers(file),
  );
  const isThere = (file: string) => isServedFile(path.join(publicDir, file));
  const own = candidates.find(isThere);
  if (own !== undefined) {
    const found = { file: own, status: 200 } as const;
    // There are as many of these as files; what is not there could be asked for in any number of ways.
    known.set(key, found);
    return found;
  }
  const folder = path.posix.dirname(inside);
  for (const status of [200, 404] as const) {
    const file = path.posix.join(folder, patternPages[status]);
    // The root has only the shell's own page, which is sent when everything else has failed.
    if (folder !== '.' && isThere(file)) return { file, status };
  }
  return null;
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

/** Pages that stand for other addresses have none of their own. */
function standsForOthers(file: string): boolean {
  const name = path.posix.basename(file);
  return [...Object.values(errorPages), ...Object.values(patternPages)].some(
    (page) => page === name,
  );
}

/** Twins and half-written files are not addresses of their own. */
function isServedFile(file: string): boolean {
  if (/\.(br|gz|new)$/.test(file)) return false;
  return existsSync(file) && statSync(file).isFile();
}

function cachingFor(file: string): string {
  const folder = Object.entries(caching.folders).find(([start]) => file.startsWith(start));
  return folder ? folder[1] : caching.page;
}

function isUnchanging(file: string): boolean {
  return cachingFor(file) === FOREVER;
}

/** The ends of names of files that are parts of pages: every kind of file but a page. */
export const partEnds = Object.keys(contentTypes).filter((end) => end !== 'html');

/** The type of a file; `undefined` for kinds that the site does not have. */
function typeOf(file: string): string | undefined {
  return typesByEnd.get(path.extname(file).slice(1));
}

const typesByEnd = new Map<string, string>(Object.entries(contentTypes));

/** The best encoding that a browser takes and a file has; `null` for none. */
function encodingFor(accepted: string | undefined, held: HotFile): 'gzip' | 'br' | null {
  if (accepted === undefined) return null;
  const there = (['br', 'gzip'] as const).filter((encoding) => held[encoding] !== null);
  return negotiate(accepted.toLowerCase().replaceAll('*', 'gzip'), there);
}

function isPartOfPages(file: string): boolean {
  return partEnds.includes(path.extname(file).slice(1));
}
