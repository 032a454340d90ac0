import { existsSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SECURITY_TEXT_PATH } from '../compose/security-text.ts';
import { errorPages, patternPages } from '../compose/page-path.ts';
import { contentTypeOf, contentTypes } from '../releases/content-types.ts';
import { type HotFile, type HotFiles, hotFiles } from './hot-files.ts';
import { canonicalAddress, pageOf, suggestedPages, withSuggestions } from './page-suggestions.ts';
import { fileHeadersOf, securityHeaders } from './security-headers.ts';
import type { TreeFile } from './tree-files.ts';
import { checkFile } from './check-file.ts';
import { checkConditions, entityTag, ignoreConditions } from './request-conditions.ts';
import { CRITICAL_SHEETS } from '../compose/site-addresses.ts';

export const FOREVER = 'public, max-age=31536000, immutable';

/** Cache lifetimes. Release URLs are immutable; pages may change at any time. */
const caching = {
  /** A regular expression for content-hashed files below `website/assets/`. */
  hashed: String.raw`website/assets/[\w-]+/[\w.-]+\.${'[0-9a-f]'.repeat(8)}\.\w+$`,
  folders: {
    'r/': FOREVER,
    [`${CRITICAL_SHEETS}/`]: FOREVER,
    'website/assets/': 'public, max-age=86400, stale-while-revalidate=604800',
  },
  page: 'no-cache',
} as const;

/** Our stand-ins for third-party pages, which our pages embed in frames. */
const FRAMED = 'website/assets/stand-ins/';

/** The response to methods other than GET and HEAD. */
const methodNotAllowed = {
  allow: 'GET, HEAD',
  message: 'Method not allowed.',
} as const;

/** The tree being served, and the site configuration for its headers. */
export type ServedTree = {
  folder: string;
  site: SiteConfig;
  /** The version's id, sent with every response. */
  id?: string;
  /** The expected hash of each file; no other files are served. If omitted, everything is served unverified. */
  files?: ReadonlyMap<string, Pick<TreeFile, 'hash'>>;
  /**
   * While canaries run, the id of the canary that this tree belongs to, or `null` for the live tree. Shared caches must
   * then not store files that may differ between trees.
   */
  canary?: string | null;
};

export type SiteHostOptions = {
  /** Called once per request, so that a response never mixes two trees. */
  tree: (request: FastifyRequest) => ServedTree;
  /**
   * Called if a subresource is missing, because a page from another host may refer to it. Resolves once `tree` may have
   * it.
   */
  catchUp?: () => Promise<void>;
  /** Whether to send precompressed files. Must be off if pages are rewritten. */
  preCompressed?: boolean;
  /** The size of the in-memory cache in bytes, 64 MB by default; 0 disables it. */
  hotBytes?: number;
};

const HOT_BYTES = 64_000_000;

/** How many URL lookups to cache per tree. */
const MAX_CACHED_LOOKUPS = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The tree that serves this request. */
    tree: ServedTree;
  }
  interface FastifyReply {
    /** The in-memory cache; `null` if disabled. */
    hotFiles: HotFiles | null;
  }
}

/**
 * Serves a tree of files: pages with and without a trailing slash, precompressed files, the 404 page, and security
 * headers (all on anything that can be a page, a reduced set on subresources).
 */
export async function siteHost(server: FastifyInstance, options: SiteHostOptions): Promise<void> {
  const { tree, catchUp, preCompressed = true, hotBytes = HOT_BYTES } = options;
  server.decorateRequest('tree', null, []);
  const hot = preCompressed && hotBytes > 0 ? hotFiles(hotBytes) : null;
  server.decorateReply('hotFiles', { getter: () => hot });

  const assignTree = (request: FastifyRequest, reply: FastifyReply) => {
    request.tree = tree(request);
    const { site, id } = request.tree;
    reply.headers(securityHeaders(site));
    if (id !== undefined) reply.header('site-version', id);
  };
  server.addHook('onRequest', async (request, reply) => {
    normaliseHeaders(request.raw.headers);
    assignTree(request, reply);
  });
  server.addHook('onRequest', rejectOtherMethods);

  await server.register(fastifyStatic, {
    // Must be an existing folder, but is unused: files are sent from the request's tree.
    root: import.meta.dirname,
    serve: false,
    preCompressed,
    cacheControl: false,
    // Both would differ between hosts: they come from the file's size and date.
    etag: false,
    lastModified: false,
    dotfiles: 'deny',
  });

  server.addHook('onSend', async (_request, reply) => {
    const etag = reply.getHeader('etag');
    // A compressed form is not the same bytes on every host.
    if (typeof etag === 'string' && reply.hasHeader('content-encoding')) {
      reply.header('etag', `W/${etag}`);
    }
  });

  server.get('/*', { errorHandler: rangeError }, async (request, reply) => {
    let found = fileFor(request);
    if (!found && catchUp && isSubresourceUrl(request)) {
      await catchUp();
      assignTree(request, reply);
      found = fileFor(request);
    }
    const { site } = request.tree;
    if (found?.status !== 200 || pageOf(found.file) !== null) {
      const moved = await canonicalAddress(request.tree, request.url).catch((error: unknown) => {
        request.log.error(errorFacts(error), 'could not look up redirects');
        return null;
      });
      if (moved !== null) return redirectTo(reply, moved);
    }
    if (!found) return sendNotFound(reply);
    const { file, status } = found;
    reply.code(status).header('cache-control', cachingFor(file, request.tree));
    // On uncompressed responses too, so that caches keep the encodings apart.
    reply.header('vary', 'accept-encoding');
    if (isSubresource(file)) {
      for (const name of Object.keys(securityHeaders(site))) reply.removeHeader(name);
      reply.headers(fileHeadersOf(site, file));
    } else if (file.startsWith(FRAMED)) reply.headers(securityHeaders(site, { framed: true }));
    if (status === 200) {
      const hash = request.tree.files?.get(file)?.hash;
      reply.header('accept-ranges', 'bytes');
      if (hash !== undefined) reply.header('etag', entityTag(hash));
      const decided = checkConditions(request.raw.headers, hash);
      if (decided !== null) return reply.code(decided).send();
    } else ignoreConditions(request.raw.headers);
    return sendVerified(reply, file, isSecurityText(file) ? { dotfiles: 'allow' } : {});
  });

  // Unreachable as long as the route above accepts every URL.
  server.setNotFoundHandler(async (_request, reply) => sendErrorPage(reply, 'notFound'));
}

/** Rewrites headers that our libraries don't parse as RFC 9110 requires. */
function normaliseHeaders(headers: IncomingHttpHeaders): void {
  const accepted = headers['accept-encoding'];
  if (accepted?.includes('*')) headers['accept-encoding'] = withoutWildcard(accepted);
}

/** Replaces `*` with the encodings that aren't listed (section 12.5.3). */
function withoutWildcard(accepted: string): string {
  const each = accepted.toLowerCase().split(/\s*,\s*/);
  const named = each.map((one) => one.split(/\s*;/, 1)[0]);
  return each
    .flatMap((one) => {
      if (!one.startsWith('*')) return [one];
      return ['br', 'gzip']
        .filter((encoding) => !named.includes(encoding))
        .map((encoding) => one.replace('*', encoding));
    })
    .join(', ');
}

/**
 * Responds to methods other than GET and HEAD with 405 or 404, before the body is parsed. Leaves unknown API paths to
 * the API.
 */
async function rejectOtherMethods(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { site } = request.tree;
  if (!request.is404 || request.url.startsWith(`${site.apiBase}/`)) return undefined;
  if (fileFor(request)?.status !== 200) return sendErrorPage(reply, 'notFound');
  return reply
    .code(405)
    .header('allow', methodNotAllowed.allow)
    .header('cache-control', pageCaching(request.tree))
    .header('vary', 'accept-encoding')
    .type(contentTypes.txt)
    .send(methodNotAllowed.message);
}

/**
 * Redirects to a page's canonical URL. Uses 301 because some crawlers and in-app browsers don't support 308, and only
 * GET and HEAD requests get here. Not cached, because a page may be published at this URL later.
 */
function redirectTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', pageCaching(reply.request.tree))
    .header('vary', 'accept-encoding')
    .redirect(address, 301);
}

/** Sends the 404 page with suggestions. */
async function sendNotFound(reply: FastifyReply): Promise<FastifyReply> {
  const { tree, url, headers, log } = reply.request;
  const suggestions = await suggestedPages(tree, url).catch((error: unknown) => {
    log.error(errorFacts(error), 'could not suggest pages');
    return [];
  });
  const file = path.join(tree.folder, errorPages.notFound);
  const page = await reply.hotFiles?.read(file, tree.files?.get(errorPages.notFound)?.hash);
  if (!page || suggestions.length === 0) return sendErrorPage(reply, 'notFound');
  const html = withSuggestions(page.identity.toString(), suggestions);
  const isZipped = negotiate(headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
  if (isZipped) reply.header('content-encoding', 'gzip');
  return reply
    .code(404)
    .header('cache-control', pageCaching(tree))
    .header('vary', 'accept-encoding')
    .type(contentTypes.html)
    .send(isZipped ? gzipSync(html) : html);
}

/** Responds to a range outside the file. */
function rangeError(
  error: Error & { statusCode?: number; headers?: Record<string, string> },
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error.statusCode !== 416) throw error;
  reply
    .code(416)
    .headers(error.headers ?? {})
    .removeHeader('etag')
    .type(contentTypes.txt)
    .send('The file has no such range.\n');
}

/** Sends a verified file, or the error page if it is damaged. */
async function sendVerified(
  reply: FastifyReply,
  file: string,
  options: SendOptions = {},
): Promise<FastifyReply> {
  const { folder, files } = reply.request.tree;
  const cache = files?.get(file);
  if (await sendFromMemory(reply, file, cache?.hash)) return reply;
  const state = cache ? await checkFile(path.join(folder, file), cache.hash) : null;
  if (state === null || state.kind === 'intact') {
    const acceptRanges = reply.request.headers.range !== undefined;
    return reply.sendFile(file, folder, { ...options, acceptRanges });
  }
  reply.log.error({ files: state.damaged }, 'a file is damaged');
  if (state.kind === 'partly') {
    return reply.type(contentTypeOf(file) ?? 'application/octet-stream').send(await state.bytes());
  }
  if (file !== errorPages.failed) return sendErrorPage(reply, 'failed');
  return reply.type(contentTypes.txt).send(FALLBACK_MESSAGE);
}

/**
 * Responds from memory if that is equivalent to sending from disk, and returns whether it did. Doesn't return the
 * reply, because awaiting a reply waits until it is sent.
 */
async function sendFromMemory(
  reply: FastifyReply,
  file: string,
  hash: BlobHash | undefined,
): Promise<boolean> {
  const { headers, tree } = reply.request;
  const type = typeOf(file);
  if (type === undefined || headers.range !== undefined) return false;
  // Leave dotfiles to the library.
  if (/(^|\/)\./.test(file) && !isSecurityText(file)) return false;
  const cached = await reply.hotFiles?.read(path.join(tree.folder, file), hash);
  if (!cached) return false;
  const encoding = encodingFor(headers['accept-encoding'], cached);
  const body = (encoding && cached[encoding]) ?? cached.identity;
  reply.header('content-type', type);
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(body);
  return true;
}

/** Sent if the error page itself is damaged. */
const FALLBACK_MESSAGE = 'Something went wrong on our side. Please try again later.\n';

export async function sendErrorPage(
  reply: FastifyReply,
  reason: keyof typeof errorPages,
): Promise<FastifyReply> {
  ignoreConditions(reply.request.raw.headers);
  for (const name of ['etag', 'accept-ranges']) reply.removeHeader(name);
  reply
    .code(reason === 'notFound' ? 404 : 500)
    // Set a page's headers, even if a subresource was requested.
    .headers(securityHeaders(reply.request.tree.site))
    .header('cache-control', pageCaching(reply.request.tree))
    .header('vary', 'accept-encoding');
  return sendVerified(reply, errorPages[reason]);
}

type Found = { file: string; status: 200 | 404 };

/** Cached file lookups by tree; trees are immutable. */
const lookups = new WeakMap<ServedTree, LRUCache<string, Found>>();

/**
 * Returns the file for a request, relative to the tree, and its status, or `null` if there is none. A URL without a
 * page may match a pattern page in its folder.
 */
function fileFor(request: FastifyRequest): Found | null {
  const { tree } = request;
  const { folder: publicDir, files } = tree;
  const pathname = decodedPath(request.url);
  if (pathname === null) return null;
  const relative = path.posix.normalize(pathname).replace(/^\/+|\/+$/g, '');
  const cache = lookups.get(tree) ?? new LRUCache({ max: MAX_CACHED_LOOKUPS });
  lookups.set(tree, cache);
  const hit = cache.get(relative);
  if (hit) return hit;
  const candidates = [path.posix.join(relative, 'index.html'), relative].filter(
    (file) => file !== '' && !isSharedPage(file),
  );
  const exists = (file: string) =>
    (files?.has(file) ?? true) && isServedFile(path.join(publicDir, file));
  const own = candidates.find(exists);
  if (own !== undefined) {
    const found = { file: own, status: 200 } as const;
    // Cache only hits: there are no more hits than files, but any number of misses.
    cache.set(relative, found);
    return found;
  }
  const folder = path.posix.dirname(relative);
  for (const status of [200, 404] as const) {
    const file = path.posix.join(folder, patternPages[status]);
    // The root's 404 page is sent as the last resort instead.
    if (folder !== '.' && exists(file)) return { file, status };
  }
  return null;
}

function decodedPath(url: string): string | null {
  try {
    const pathname = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    const isUnsafe =
      pathname.includes('\0') || pathname.includes('..') || pathname.startsWith('//');
    return isUnsafe ? null : pathname;
  } catch {
    // A malformed URL matches nothing.
    return null;
  }
}

/** Whether a file is a pattern page or an error page, which have no URLs. */
function isSharedPage(file: string): boolean {
  const name = path.posix.basename(file);
  return [...Object.values(errorPages), ...Object.values(patternPages)].some(
    (page) => page === name,
  );
}

/** Whether a file exists and has a URL. Compressed forms and partial files have none. */
function isServedFile(file: string): boolean {
  if (/\.(br|gz|new)$/.test(file)) return false;
  return existsSync(file) && statSync(file).isFile();
}

/** Whether a URL could be a subresource of a page. */
function isSubresourceUrl(request: FastifyRequest): boolean {
  const relative = decodedPath(request.url)?.slice(1) ?? '';
  return Object.keys(caching.folders).some((start) => relative.startsWith(start));
}

/** Whether a file is `security.txt`, the only one with a leading dot in its path. */
function isSecurityText(file: string): boolean {
  return `/${file}` === SECURITY_TEXT_PATH;
}

function cachingFor(file: string, tree: ServedTree): string {
  const folder = folderCaching(file);
  if (folder === undefined) return pageCaching(tree);
  if (folder === FOREVER || tree.canary === undefined) return folder;
  return folder.replace(/^public\b/, 'private');
}

/** While canaries run, only the requesting browser may cache a page. */
function pageCaching({ canary }: ServedTree): string {
  return canary === undefined ? caching.page : `private, ${caching.page}`;
}

const HASHED = new RegExp(`^${caching.hashed}`);

function folderCaching(file: string): string | undefined {
  if (HASHED.test(file)) return FOREVER;
  return Object.entries(caching.folders).find(([start]) => file.startsWith(start))?.[1];
}

/** Extensions of subresources. */
const subresourceExtensions = Object.keys(contentTypes).filter((end) => end !== 'html');

/** Returns the content type, or `undefined` for file types that the site doesn't use. */
function typeOf(file: string): string | undefined {
  return typesByExtension.get(path.extname(file).slice(1));
}

const typesByExtension = new Map<string, string>(Object.entries(contentTypes));

/** The best encoding that the browser accepts and the file is available in. */
function encodingFor(accepted: string | undefined, cached: HotFile): 'gzip' | 'br' | null {
  if (accepted === undefined) return null;
  const available = (['br', 'gzip'] as const).filter((encoding) => cached[encoding] !== null);
  return negotiate(accepted.toLowerCase(), available);
}

function isSubresource(file: string): boolean {
  return subresourceExtensions.includes(path.extname(file).slice(1));
}
