import { posix } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPages, patternPages } from '../compose/page-path.ts';
import { SECURITY_TEXT_PATH } from '../compose/site-addresses.ts';
import { contentTypes } from '../releases/content-types.ts';
import { cachingOf, isInSubresources, pageCaching } from './caching.ts';
import { canonicalAddress, pageOf, suggestedPages, withSuggestions } from './page-suggestions.ts';
import {
  checkConditions,
  entityTag,
  ignoreConditions,
  withoutWildcard,
} from './request-conditions.ts';
import { fileHeadersOf, securityHeaders } from './security-headers.ts';
import { readTreeFile, sendTreeFile } from './send-tree-file.ts';
import type { ServedTree } from './served-tree.ts';

/** Sent if the error page itself is damaged. */
const FALLBACK_MESSAGE = 'Something went wrong on our side. Please try again later.\n';

export type SiteHostOptions = {
  /** Called once per request, so that a response never mixes two trees. */
  tree: (request: FastifyRequest) => ServedTree;
  /**
   * Called if a subresource is missing, because a page from another host may refer to it. Resolves once `tree` may have
   * it.
   */
  catchUp?: () => Promise<void>;
  /** Whether to send compressed copies. Must be off if pages are rewritten. */
  preCompressed?: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The tree that serves this request. */
    tree: ServedTree;
  }
}

const zip = promisify(gzip);

/**
 * Serves a tree of files: pages with and without a trailing slash, compressed copies, the 404 page, and security
 * headers (all on anything that can be a page, a reduced set on subresources).
 */
export async function siteHost(server: FastifyInstance, options: SiteHostOptions): Promise<void> {
  const { tree, catchUp, preCompressed = true } = options;
  server.decorateRequest('tree', null, []);

  const assignTree = (request: FastifyRequest, reply: FastifyReply) => {
    request.tree = tree(request);
    const { site, id } = request.tree;
    reply.headers(securityHeaders(site)).header('site-version', id);
  };
  server.addHook('onRequest', async (request, reply) => {
    const { headers } = request.raw;
    const accepted = headers['accept-encoding'];
    if (!preCompressed) delete headers['accept-encoding'];
    else if (accepted?.includes('*')) headers['accept-encoding'] = withoutWildcard(accepted);
    assignTree(request, reply);
  });
  server.addHook('onRequest', rejectOtherMethods);

  await server.register(fastifyStatic, {
    // Must be an existing folder, but is unused: files are sent from the request's tree.
    root: import.meta.dirname,
    serve: false,
    contentType: false,
    cacheControl: false,
    // Both would differ between hosts: they come from the file's size and date.
    etag: false,
    lastModified: false,
  });

  server.get('/*', { errorHandler: rangeError }, async (request, reply) => {
    if (
      catchUp &&
      !fileFor(request) &&
      isInSubresources(decodedPath(request.url)?.slice(1) ?? '')
    ) {
      await catchUp();
      assignTree(request, reply);
    }
    const found = fileFor(request);
    if (found?.status !== 200 || pageOf(found.file) !== null) {
      const moved = await canonicalAddress(request.tree, request.url).catch((error: unknown) => {
        request.log.error(errorFacts(error), 'could not look up redirects');
        return null;
      });
      if (moved !== null) return redirectTo(reply, moved);
    }
    return found ? sendFound(reply, found) : sendNotFound(reply);
  });

  // Unreachable as long as the route above accepts every URL.
  server.setNotFoundHandler(async (_request, reply) => sendErrorPage(reply, 'notFound'));
}

type Found = { file: string; status: 200 | 404 };

/**
 * Returns the file for a request and its status, or `null` if there is none. A URL without a page may match a pattern
 * page in its folder.
 */
function fileFor({ url, tree: { files } }: FastifyRequest): Found | null {
  const pathname = decodedPath(url);
  if (pathname === null) return null;
  const relative = posix.normalize(pathname).replace(/^\/+|\/+$/g, '');
  const file = [posix.join(relative, 'index.html'), relative].find(
    (each) => files.has(each) && hasAddress(each),
  );
  if (file !== undefined) return { file, status: 200 };
  const folder = posix.dirname(relative);
  // The root's 404 page is sent as the last resort instead.
  if (folder === '.') return null;
  for (const status of [200, 404] as const) {
    const shared = posix.join(folder, patternPages[status]);
    if (files.has(shared)) return { file: shared, status };
  }
  return null;
}

const withoutAddress: readonly string[] = [
  ...Object.values(errorPages),
  ...Object.values(patternPages),
];

/** Whether a file has a URL of its own. Pattern pages, error pages and dotfiles but `security.txt` have none. */
function hasAddress(file: string): boolean {
  const isHidden = file.startsWith('.') || file.includes('/.');
  if (isHidden) return `/${file}` === SECURITY_TEXT_PATH;
  return !withoutAddress.includes(posix.basename(file));
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
  return asPage(reply)
    .code(405)
    .header('allow', 'GET, HEAD')
    .type(contentTypes.txt)
    .send('Method not allowed.');
}

/** Sets the headers of a response that isn't a file of its own. */
function asPage(reply: FastifyReply): FastifyReply {
  const { tree } = reply.request;
  return reply
    .headers(securityHeaders(tree.site))
    .header('cache-control', pageCaching(tree))
    .header('vary', 'accept-encoding');
}

/**
 * Redirects to a page's canonical URL. Uses 301 because some crawlers and in-app browsers don't support 308, and only
 * GET and HEAD requests get here. Not cached, because a page may be published at this URL later.
 */
function redirectTo(reply: FastifyReply, address: string): FastifyReply {
  return asPage(reply).redirect(address, 301);
}

async function sendFound(reply: FastifyReply, { file, status }: Found): Promise<FastifyReply> {
  const { tree, raw } = reply.request;
  asPage(reply).code(status).header('cache-control', cachingOf(file, tree));
  if (!file.endsWith('.html')) {
    for (const name of Object.keys(securityHeaders(tree.site))) reply.removeHeader(name);
    reply.headers(fileHeadersOf(tree.site, file));
  }
  if (status === 404) {
    ignoreConditions(raw.headers);
    return sendTreeFile(reply, file);
  }
  const hash = tree.files.get(file) ?? '';
  reply.header('accept-ranges', 'bytes').header('etag', entityTag(hash));
  const decided = checkConditions(raw.headers, hash);
  return decided === null ? sendTreeFile(reply, file) : reply.code(decided).send();
}

/** Sends the 404 page with suggestions. */
async function sendNotFound(reply: FastifyReply): Promise<FastifyReply> {
  const { tree, url, headers, log } = reply.request;
  const suggestions = await suggestedPages(tree, url).catch((error: unknown) => {
    log.error(errorFacts(error), 'could not suggest pages');
    return [];
  });
  if (suggestions.length === 0) return sendErrorPage(reply, 'notFound');
  const page = await readTreeFile(tree.folder, errorPages.notFound);
  const html = withSuggestions(page.toString(), suggestions);
  asPage(reply).code(404).type(contentTypes.html);
  if (negotiate(headers['accept-encoding'] ?? '', ['gzip']) === null) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await zip(html));
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

/** Sends an error page of the request's tree. */
export async function sendErrorPage(
  reply: FastifyReply,
  reason: keyof typeof errorPages,
): Promise<FastifyReply> {
  ignoreConditions(reply.request.raw.headers);
  for (const name of ['etag', 'accept-ranges']) reply.removeHeader(name);
  // Those of a page, even if a subresource was requested.
  asPage(reply).code(reason === 'notFound' ? 404 : 500);
  try {
    return await sendTreeFile(reply, errorPages[reason]);
  } catch (error) {
    if (reason !== 'failed') throw error;
    reply.log.error(errorFacts(error), 'the error page is missing');
    return reply.type(contentTypes.txt).send(FALLBACK_MESSAGE);
  }
}
