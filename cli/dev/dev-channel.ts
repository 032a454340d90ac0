import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { contentTypeOf, contentTypes } from '@site/delivery/releases/content-types.ts';
import { type DevMessage, devPaths } from './dev-message.ts';

/** Connects the development server with open pages. */
export type DevChannel = {
  /** Adds the client script, its messages and the latest builds to a host. */
  extend: (server: FastifyInstance) => Promise<void>;
  /** Sends a message to open pages. Builds and problems are also sent to pages opened later. */
  broadcast: (message: DevMessage) => void;
  /** Ends all connections, so that the server can close. */
  close: () => void;
};

/** Policies that would block freshly built code, which isn't part of a release. */
const policies = ['content-security-policy', 'integrity-policy'];

type DevFiles = {
  /** The script for every page. */
  client: string;
  /** The folder of a developed part's browser files; `null` for other parts. */
  browserFolder: (part: string) => string | null;
};

export function createDevChannel({ client, browserFolder }: DevFiles): DevChannel {
  const listeners = new Set<FastifyReply>();
  /** Messages for pages that open later: current builds and problems. */
  const retained = new Map<string, DevMessage>();

  return {
    async extend(server) {
      server.get(devPaths.messages, (request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
        });
        for (const message of retained.values()) write(reply, message);
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
        // Remove them from all responses, because a 304 has no content type and its headers replace the page's.
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
    broadcast(message) {
      if (message.kind === 'problems') retained.set(message.part, message);
      for (const listener of listeners) write(listener, message);
    },
    close() {
      for (const { raw } of listeners) raw.end();
    },
  };

  function fileOf(url: string): string | null {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === devPaths.client) return client;
    const part = styles.exec(pathname)?.groups?.['part'];
    const folder = part === undefined ? null : browserFolder(part);
    return folder === null ? null : path.join(folder, 'styles.css');
  }
}

const styles = new RegExp(`^${devPaths.styles('(?<part>[\\w-]+)')}$`);

function write({ raw }: FastifyReply, message: DevMessage): void {
  raw.write(`data: ${JSON.stringify(message)}\n\n`);
}

function isStream(payload: unknown): payload is AsyncIterable<Uint8Array> {
  return typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;
}
