import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentTypeOf } from '../releases/content-types.ts';
import { formsOf } from './compressed-forms.ts';

/** In bytes. Larger files are only read. */
const MAX_CACHED_FILE = 1_000_000;
const MAX_CACHED = 48_000_000;

/** How long a file is kept before it is read again, because it may have been repaired, in milliseconds. */
const CACHED_MS = 10_000;

/** Pages, scripts and styles by path. Reading a file takes several times as long as everything else about a request. */
const bodies = new LRUCache<string, Buffer>({
  maxSize: MAX_CACHED,
  maxEntrySize: MAX_CACHED_FILE,
  ttl: CACHED_MS,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: (file) => readFile(file),
});

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Sends a file of the request's tree in the best encoding that the client accepts. */
export async function sendTreeFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  const { headers, tree } = reply.request;
  const type = contentTypeOf(file) ?? 'application/octet-stream';
  if (headers.range !== undefined || formsOf(file).length === 1) {
    return reply.type(type).sendFile(file, tree.folder);
  }
  const encoding = negotiate(headers['accept-encoding']?.toLowerCase() ?? '', ['br', 'gzip']);
  const body = await readTreeFile(tree.folder, encoding ? file + suffixes[encoding] : file);
  const etag = reply.getHeader('etag');
  if (encoding) {
    reply.header('content-encoding', encoding);
    // Its bytes can differ between hosts.
    if (etag !== undefined) reply.header('etag', `W/${String(etag)}`);
  }
  return reply.type(type).send(body);
}

/** Reads a file of a tree through the cache. */
export async function readTreeFile(folder: string, file: string): Promise<Buffer> {
  try {
    return await bodies.forceFetch(path.join(folder, file));
  } catch (error) {
    throw new Error(`Could not read ${file}. Run "npx site verify" to repair it.`, {
      cause: error,
    });
  }
}
