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
import { contentTypeOf, contentTypes } from './content-types.ts';
import { type HotFile, type HotFiles, hotFiles } from './hot-files.ts';
import { canonicalAddress, pageOf, suggestedPages, withSuggestions } from './meant-pages.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';
import type { TreeFile } from './tree-files.ts';
import { checkFile } from './whole-file.ts';
import { CRITICAL_SHEETS } from '../compose/site-addresses.ts';

export const FOREVER = 'public, max-age=31536000, immutable';

/** How long browsers may keep what they fetched. Release addresses never change meaning; pages do at any time. */
const caching = {
  /** Which files below `website/assets/` are named by their content, as a regular expression. */
  hashed: String.raw`website/assets/[\w-]+/[\w.-]+\.${'[0-9a-f]'.repeat(8)}\.\w+$`,
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
const FRAMED = 'website/assets/stand-ins/';

/** What is said where something is, to other ways of asking than for it or its head. */
const otherMethod = {
  allow: 'GET, HEAD',
  words: 'This address does not take that method.',
} as const;

/** What is served at this moment: a tree of files, and the site that its headers are for. */
export type ServedTree = {
  folder: string;
  site: SiteConfig;
  /** The version that it is, which every answer names. */
  id?: string;
  /** What each file must hold, by its path in the tree; no other file is served. Without it all are, unchecked. */
  files?: ReadonlyMap<string, Pick<TreeFile, 'hash'>>;
  /**
   * While canaries run, the id of the one that it belongs to; `null` for what is live. What may change between trees no
   * cache may share then.
   */
  canary?: string | null;
};

/** Where files are and how they are sent. */
export type SiteHostOptions = {
  /** Asked once for each request, so that one answer never mixes two trees. */
  tree: (request: FastifyRequest) => ServedTree;
  /** Asked when a page's part is missing, which a page from another host may name; settles when `tree` may have it. */
  catchUp?: () => Promise<void>;
  /** Whether the compressed twins may be sent; off while pages are changed on their way out. */
  preCompressed?: boolean;
  /** How much of what is asked for most is held in memory, in bytes; 0 for nothing. 64 MB when left out. */
  hotBytes?: number;
};

const HOT_BYTES = 64_000_000;

/** Addresses of a tree whose file is remembered. */
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
  const { tree, catchUp, preCompressed = true, hotBytes = HOT_BYTES } = options;
  server.decorateRequest('tree', null, []);
  const hot = preCompressed && hotBytes > 0 ? hotFiles(hotBytes) : null;
  server.decorateReply('hotFiles', { getter: () => hot });

  const answerFromNow = (request: FastifyRequest, reply: FastifyReply) => {
    request.tree = tree(request);
    const { site, id } = request.tree;
    reply.headers(securityHeaders(site));
    if (id !== undefined) reply.header('site-version', id);
  };
  server.addHook('onRequest', async (request, reply) => {
    readByTheLetter(request.raw.headers);
    answerFromNow(request, reply);
  });
  server.addHook('onRequest', refuseOtherMethods);

  await server.register(fastifyStatic, {
    // Some folder has to be named that is there; every file is sent from its tree.
    root: import.meta.dirname,
    serve: false,
    preCompressed,
    cacheControl: false,
    dotfiles: 'deny',
  });

  server.get('/*', async (request, reply) => {
    let found = fileFor(request);
    if (!found && catchUp && isBelowFolder(request)) {
      await catchUp();
      answerFromNow(request, reply);
      found = fileFor(request);
    }
    const { site } = request.tree;
    if (found?.status !== 200 || pageOf(found.file) !== null) {
      const moved = await canonicalAddress(request.tree, request.url).catch((error: unknown) => {
        request.log.error(errorFacts(error), 'it is not known where former addresses lead');
        return null;
      });
      if (moved !== null) return redirectTo(reply, moved);
    }
    if (!found) return sendNotFound(reply);
    const { file, status } = found;
    reply.code(status).header('cache-control', cachingFor(file, request.tree));
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

/** Rewrites headers that our libraries do not read as RFC 9110 says. */
function readByTheLetter(headers: IncomingHttpHeaders): void {
  const accepted = headers['accept-encoding'];
  if (accepted?.includes('*')) headers['accept-encoding'] = withoutWildcard(accepted);
  // Our entity tags are weak, and If-Range needs a strong one; without a match the whole file is sent (section 13.1.5).
  if (headers['if-range']?.includes('"')) delete headers.range;
}

/** Replaces `*` by the names of the encodings that are not listed by name (section 12.5.3). */
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
    .header('cache-control', pageCaching(request.tree))
    .header('vary', 'accept-encoding')
    .type(contentTypes.txt)
    .send(otherMethod.words);
}

/**
 * Redirects to a page's canonical address. Uses 301 because some crawlers and in-app browsers do not know 308, and only
 * GET and HEAD get here, so no method has to be kept. Not cached, because a page may be published at the address later.
 */
function redirectTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', pageCaching(reply.request.tree))
    .header('vary', 'accept-encoding')
    .redirect(address, 301);
}

/** Sends the 404 page, with links to the pages that the address may mean. */
async function sendNotFound(reply: FastifyReply): Promise<FastifyReply> {
  const { tree, url, headers, log } = reply.request;
  const suggestions = await suggestedPages(tree, url).catch((error: unknown) => {
    log.error(errorFacts(error), 'no pages can be suggested for an address without one');
    return [];
  });
  const file = path.join(tree.folder, errorPages.notFound);
  const page = await reply.hotFiles?.read(file, tree.files?.get(errorPages.notFound)?.hash);
  if (!page || suggestions.length === 0) return sendErrorPage(reply, 'notFound');
  const html = withSuggestions(page.identity.body.toString(), suggestions);
  const isZipped = negotiate(headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
  if (isZipped) reply.header('content-encoding', 'gzip');
  return reply
    .code(404)
    .header('cache-control', pageCaching(tree))
    .header('vary', 'accept-encoding')
    .type(contentTypes.html)
    .send(isZipped ? gzipSync(html) : html);
}

/** Sends a file of the tree as the version says it is, or the page for what failed. */
async function sendWhole(
  reply: FastifyReply,
  file: string,
  options: SendOptions = {},
): Promise<FastifyReply> {
  const { folder, files } = reply.request.tree;
  const known = files?.get(file);
  if (await isSentFromMemory(reply, file, known?.hash)) return reply;
  const state = known ? await checkFile(path.join(folder, file), known.hash) : null;
  if (state === null || state.kind === 'whole') return reply.sendFile(file, folder, options);
  reply.log.error({ files: state.damaged }, 'a file is not what its version says');
  if (state.kind === 'partly') {
    return reply.type(contentTypeOf(file) ?? 'application/octet-stream').send(await state.bytes());
  }
  if (file !== errorPages.failed) return sendErrorPage(reply, 'failed');
  return reply.type(contentTypes.txt).send(LAST_WORDS);
}

/**
 * Answers from memory where that comes to the same as from the disk, and says whether it did. Gives no reply: whoever
 * waits for a function that gives one waits until it is sent, and gets nothing.
 */
async function isSentFromMemory(
  reply: FastifyReply,
  file: string,
  hash: BlobHash | undefined,
): Promise<boolean> {
  const { headers, method, tree } = reply.request;
  const type = typeOf(file);
  if (type === undefined || isConditional(headers)) return false;
  // The library knows what to do with names that begin with a dot.
  if (/(^|\/)\./.test(file) && !isSecurityText(file)) return false;
  const held = await reply.hotFiles?.read(path.join(tree.folder, file), hash);
  if (!held) return false;
  const isForever = isUnchanging(file);
  const encoding = encodingFor(headers['accept-encoding'], held);
  const { body, etag, lastModified } = (encoding && held[encoding]) ?? held.identity;
  const copy = headers['if-none-match'];
  const isSame = copy === etag && !isForever && method === 'GET';
  // Another copy, or a list of several, is for the library to compare.
  if (copy !== undefined && !isSame) return false;
  if (!isForever) {
    reply.headers({ 'accept-ranges': 'bytes', 'last-modified': lastModified, etag });
  }
  if (copy !== undefined) {
    reply.code(304).send();
    return true;
  }
  reply.header('content-type', type);
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(body);
  return true;
}

/** Whether an answer depends on more than which copy a browser has, such as when it asks for a part of a file. */
function isConditional(headers: IncomingHttpHeaders): boolean {
  const asked = (name: string) => headers[name] !== undefined;
  if (['range', 'if-match', 'if-unmodified-since'].some(asked)) return true;
  // The copy's date counts only for who does not say which copy it is.
  return asked('if-modified-since') && !asked('if-none-match');
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
    .header('cache-control', pageCaching(reply.request.tree))
    .header('vary', 'accept-encoding');
  return sendWhole(reply, errorPages[reason]);
}

type Found = { file: string; status: 200 | 404 };

/** Which file answers an address, by tree: a tree never changes. */
const remembered = new WeakMap<ServedTree, LRUCache<string, Found>>();

/**
 * The file of the public tree that answers a request, relative to it, and the status it is sent with;
 * `null` when there is none. An address without a page may be one that a page of its folder stands for.
 */
function fileFor(request: FastifyRequest): Found | null {
  const { tree } = request;
  const { folder: publicDir, files } = tree;
  const pathname = decodedPath(request.url);
  if (pathname === null) return null;
  const inside = path.posix.normalize(pathname).replace(/^\/+|\/+$/g, '');
  const known = remembered.get(tree) ?? new LRUCache({ max: REMEMBERED_ADDRESSES });
  remembered.set(tree, known);
  const before = known.get(inside);
  if (before) return before;
  const candidates = [path.posix.join(inside, 'index.html'), inside].filter(
    (file) => file !== '' && !standsForOthers(file),
  );
  const isThere = (file: string) =>
    (files?.has(file) ?? true) && isServedFile(path.join(publicDir, file));
  const own = candidates.find(isThere);
  if (own !== undefined) {
    const found = { file: own, status: 200 } as const;
    // There are as many of these as files; what is not there could be asked for in any number of ways.
    known.set(inside, found);
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

/** Whether an address is one that pages name their parts by. */
function isBelowFolder(request: FastifyRequest): boolean {
  const inside = decodedPath(request.url)?.slice(1) ?? '';
  return Object.keys(caching.folders).some((start) => inside.startsWith(start));
}

/** The one address that begins with a dot. */
function isSecurityText(file: string): boolean {
  return `/${file}` === SECURITY_TEXT_PATH;
}

function cachingFor(file: string, tree: ServedTree): string {
  const folder = folderCaching(file);
  if (folder === undefined) return pageCaching(tree);
  if (folder === FOREVER || tree.canary === undefined) return folder;
  return folder.replace(/^public\b/, 'private');
}

/** While there are several trees none but the browser that asked may keep a page. */
function pageCaching({ canary }: ServedTree): string {
  return canary === undefined ? caching.page : `private, ${caching.page}`;
}

const HASHED = new RegExp(`^${caching.hashed}`);

function folderCaching(file: string): string | undefined {
  if (HASHED.test(file)) return FOREVER;
  return Object.entries(caching.folders).find(([start]) => file.startsWith(start))?.[1];
}

function isUnchanging(file: string): boolean {
  return folderCaching(file) === FOREVER;
}

/** The ends of names of files that are parts of pages: every kind of file but a page. */
const partEnds = Object.keys(contentTypes).filter((end) => end !== 'html');

/** The type of a file; `undefined` for kinds that the site does not have. */
function typeOf(file: string): string | undefined {
  return typesByEnd.get(path.extname(file).slice(1));
}

const typesByEnd = new Map<string, string>(Object.entries(contentTypes));

/** The best encoding that a browser takes and a file has; `null` for none. */
function encodingFor(accepted: string | undefined, held: HotFile): 'gzip' | 'br' | null {
  if (accepted === undefined) return null;
  const there = (['br', 'gzip'] as const).filter((encoding) => held[encoding] !== null);
  return negotiate(accepted.toLowerCase(), there);
}

function isPartOfPages(file: string): boolean {
  return partEnds.includes(path.extname(file).slice(1));
}
