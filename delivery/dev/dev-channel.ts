import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { contentTypeOf, contentTypes } from '../host/content-types.ts';
import { type DevMessage, devPaths } from './dev-message.ts';

/** Between the development server and the pages that are open. */
export type DevChannel = {
  /** Adds to a host: the script of every page, its messages, and what was built since the page was composed. */
  extend: (server: FastifyInstance) => Promise<void>;
  /** Tells every open page. What is built and what is wrong is told to pages that are opened later as well. */
  tell: (message: DevMessage) => void;
  /** Ends the messages, so that the server can close. */
  close: () => void;
};

/** Policies that speak against code which was saved a moment ago and is part of no release. */
const policies = ['content-security-policy', 'integrity-policy'];

/** What a channel gives to pages. */
type DevFiles = {
  /** The script of every page. */
  client: string;
  /** Where what browsers fetch of a developed part lies; `null` for other parts. */
  browserFolder: (part: string) => string | null;
};

/** Makes a channel, which nobody listens to yet. */
export function createDevChannel({ client, browserFolder }: DevFiles): DevChannel {
  const listeners = new Set<FastifyReply>();
  /** What pages that are opened later hear first: as what each part is built, and what is wrong with it. */
  const standing = new Map<string, DevMessage>();

  return {
    async extend(server) {
      server.get(devPaths.messages, (request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
        });
        for (const message of standing.values()) write(reply, message);
        listeners.add(reply);
        request.raw.on('close', () => listeners.delete(reply));
      });
      server.addHook('onRequest', async (request, reply) => {
        const file = fileOf(request.url);
        if (file === null) return;
        if (existsSync(file)) {
          await reply
            .type(contentTypeOf(file) ?? contentTypes.txt)
            .header('cache-control', 'no-store')
            .send(await readFile(file));
        } else {
          await reply.code(404).send();
        }
      });
      server.addHook('onSend', async (_request, reply, payload) => {
        // Of every answer: what says that a page is as it was has no content type, and its headers become the page's.
        for (const policy of policies) reply.removeHeader(policy);
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
        if (!isPage || !isStream(payload)) return payload;
        const chunks: Buffer[] = [];
        for await (const chunk of payload) chunks.push(Buffer.from(chunk));
        reply.removeHeader('content-length');
        return Buffer.concat(chunks)
          .toString('utf8')
          .replace(/<head>|(?=<title>)/, `$&<script src="${devPaths.client}"></script>`);
      });
    },
    tell(message) {
      if (message.kind === 'problems' || message.kind === 'modules') {
        standing.set(`${message.kind} ${message.part}`, message);
      }
      for (const listener of listeners) write(listener, message);
    },
    close() {
      for (const { raw } of listeners) raw.end();
    },
  };

  function fileOf(url: string): string | null {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === devPaths.client) return client;
    const found = builtFile(pathname);
    if (!found) return null;
    const folder = browserFolder(found.part);
    return folder === null ? null : path.join(folder, found.file);
  }
}

/**
 * The address of a hot update, which the bundler's runtime asks for beside the script that it is in; in full when the page
 * had that script from another build.
 */
const hotUpdate =
  /^\/r\/(?<part>[\w-]+)\/[\w-]+\/(?<file>[\w.-]+\.hot-update\.(?:json|js(?:\.full\.js)?))$/;

/** What an address means that is answered with what is built at this moment, whatever is composed. */
function builtFile(pathname: string): { part: string; file: string } | null {
  const { part, file = 'styles.css' } =
    hotUpdate.exec(pathname)?.groups ?? styles.exec(pathname)?.groups ?? {};
  return part === undefined ? null : { part, file };
}

const styles = new RegExp(`^${devPaths.styles('(?<part>[\\w-]+)')}$`);

function write({ raw }: FastifyReply, message: DevMessage): void {
  raw.write(`data: ${JSON.stringify(message)}\n\n`);
}

function isStream(payload: unknown): payload is AsyncIterable<Uint8Array> {
  return typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;
}
