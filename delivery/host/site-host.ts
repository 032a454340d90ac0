import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CRITICAL_SHEETS } from '../compose/critical-css/critical-sheets.ts';
import { SECURITY_TEXT_PATH } from '../compose/security-text.ts';
import { errorPages, patternPages } from '../compose/page-path.ts';
import { contentTypeOf, contentTypes } from '../nginx/content-types.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';
import type { TreeFile } from './tree-files.ts';
import { checkFile } from './whole-file.ts';

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

/** Folders whose files never change, so that nobody asks whether a copy is still good. */
const unchanging = { etag: false, lastModified: false, acceptRanges: false } as const;

/** Our own stand-ins for third parties' pages, which pages of this site frame. */
export const FRAMED = 'website/assets/stand-ins/';

/** What is said where something is, to other ways of asking than for it or its head. */
export const otherMethod = {
  allow: 'GET, HEAD',
  words: 'This address does not take that method.',
} as const;

/** What is served at this moment: a tree of files, and the site that its headers are for. */
export type ServedTree = {
  folder: string;
  site: SiteConfig;
  /** What each file must hold, by its path in the tree; no other file is served. Without it all are, unchecked. */
  files?: ReadonlyMap<string, TreeFile>;
};

/** Where files are and how they are sent. */
export type SiteHostOptions = {
  /** Asked once for each request, so that one answer never mixes two trees. */
  tree: () => ServedTree;
  /** Whether the compressed twins may be sent; off while pages are changed on their way out. */
  preCompressed?: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request is answered from. */
    tree: ServedTree;
  }
}

/**
 * Serves a tree of files: pages with and without a trailing slash,
 * precompressed twins, the 404 page with its status, and security headers on everything: all of them on
 * whatever can be a page, few on files that are parts of pages.
 */
export async function siteHost(server: FastifyInstance, options: SiteHostOptions): Promise<void> {
  const { tree, preCompressed = true } = options;
  server.decorateRequest('tree', null, []);

  server.addHook('onRequest', async (request, reply) => {
    request.tree = tree();
    reply.headers(securityHeaders(request.tree.site));
  });
  server.addHook('onRequest', refuseOtherMethods);

  await server.register(fastifyStatic, {
    root: tree().folder,
    serve: false,
    preCompressed,
    cacheControl: false,
    dotfiles: 'deny',
  });

  server.get('/*', async (request, reply) => {
    const { site } = request.tree;
    const found = fileFor(request);
    if (!found) return sendErrorPage(reply, 'notFound');
    const { file, status } = found;
    reply.code(status).header('cache-control', cachingFor(file));
    // Said for plain answers too: a cache must not give one browser's encoding to another.
    reply.header('vary', 'accept-encoding');
    if (isPartOfPages(file)) {
      for (const name of Object.keys(securityHeaders(site))) reply.removeHeader(name);
      reply.headers(fileHeaders);
    } else if (file.startsWith(FRAMED)) reply.headers(securityHeaders(site, { framed: true }));
    return sendWhole(reply, file, {
      ...(isUnchanging(file) ? unchanging : {}),
      ...(isSecurityText(file) ? { dotfiles: 'allow' } : {}),
    });
  });

  // Whoever gets here was not answered above: nobody, as long as all addresses can be asked for.
  server.setNotFoundHandler(async (_request, reply) => sendErrorPage(reply, 'notFound'));
}

/**
 * Answers other ways of asking than for a page or its head: that this is not done here, or that nothing is there. Before the
 * body is looked at, which nobody wants, whatever it is. What no call of the API is belongs to the API.
 */
async function refuseOtherMethods(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { site } = request.tree;
  if (!request.is404 || request.url.startsWith(`${site.apiBase}/`)) return undefined;
  if (fileFor(request)?.status !== 200) return sendErrorPage(reply, 'notFound');
  return reply
    .code(405)
    .header('allow', otherMethod.allow)
    .header('cache-control', caching.page)
    .header('vary', 'accept-encoding')
    .type(contentTypes.txt)
    .send(otherMethod.words);
}

/** Sends a file of the tree as the version says it is, or the page for what failed. */
async function sendWhole(
  reply: FastifyReply,
  file: string,
  options: SendOptions = {},
): Promise<FastifyReply> {
  const { folder, files } = reply.request.tree;
  const known = files?.get(file);
  const state = known ? await checkFile(path.join(folder, file), known.hash) : null;
  if (state === null || state.kind === 'whole') return reply.sendFile(file, folder, options);
  reply.log.error({ files: state.damaged }, 'a file is not what its version says');
  if (state.kind === 'partly') {
    return reply.type(contentTypeOf(file) ?? 'application/octet-stream').send(await state.bytes());
  }
  if (file !== errorPages.failed) return sendErrorPage(reply, 'failed');
  return reply.type(contentTypes.txt).send(LAST_WORDS);
}

/** Said when the page that says it is damaged itself. */
const LAST_WORDS = 'Something went wrong on our side. Please try again later.\n';

/** Answers with one of the shell's own pages and the status it stands for. */
export async function sendErrorPage(
  reply: FastifyReply,
  reason: keyof typeof errorPages,
): Promise<FastifyReply> {
  reply
    .code(reason === 'notFound' ? 404 : 500)
    // Those of a page, whatever was to be sent.
    .headers(securityHeaders(reply.request.tree.site))
    .header('cache-control', caching.page)
    .header('vary', 'accept-encoding');
  return sendWhole(reply, errorPages[reason]);
}

type Found = { file: string; status: 200 | 404 };

/**
 * The file of the public tree that answers a request, relative to it, and the status it is sent with;
 * `null` when there is none. An address without a page may be one that a page of its folder stands for.
 */
function fileFor(request: FastifyRequest): Found | null {
  const { folder: publicDir, files } = request.tree;
  const pathname = decodedPath(request.url);
  if (pathname === null) return null;
  const inside = path.posix.normalize(pathname).replace(/^\/+|\/+$/g, '');
  const candidates = [path.posix.join(inside, 'index.html'), inside].filter(
    (file) => file !== '' && !standsForOthers(file),
  );
  const isThere = (file: string) =>
    (files?.has(file) ?? true) && isServedFile(path.join(publicDir, file));
  const own = candidates.find(isThere);
  if (own !== undefined) return { file: own, status: 200 };
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

/** The one address that begins with a dot. */
function isSecurityText(file: string): boolean {
  return `/${file}` === SECURITY_TEXT_PATH;
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

function isPartOfPages(file: string): boolean {
  return partEnds.includes(path.extname(file).slice(1));
}
