import { createHash } from 'node:crypto';
import { type FastifyInstance, type FastifyReply } from 'fastify';

const EVENTS_PATH = '/dev/events';
const SCRIPT_PATH = '/dev/reload.js';

/** What an open page runs in development: it reloads where it is when something it shows was shipped. */
const script = `const events = new EventSource('${EVENTS_PATH}');
events.onmessage = ({ data }) => {
  const shown = document.querySelector('#slot [data-remote]')?.dataset.remote;
  if (data === 'shell' || data === shown) location.reload();
};
`;

const tag = `<script src="${SCRIPT_PATH}" integrity="sha256-${createHash('sha256').update(script).digest('base64')}" crossorigin="anonymous" defer></script>`;

/** Tells open pages of changes while somebody develops. */
export type PageReloader = {
  /** Adds the script to every page and the stream of changes to the server. */
  extend: (server: FastifyInstance) => Promise<void>;
  /** Reloads the pages that show this part of the site. */
  announce: (part: string) => void;
  /** Ends the streams, so that the server can close. */
  close: () => void;
};

/** Makes a reloader. It keeps one open answer for each open page. */
export function createPageReloader(): PageReloader {
  const listeners = new Set<FastifyReply>();
  return {
    async extend(server) {
      server.get(EVENTS_PATH, (request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
        });
        listeners.add(reply);
        request.raw.on('close', () => listeners.delete(reply));
      });
      server.get(SCRIPT_PATH, (_request, reply) =>
        reply.type('text/javascript').header('cache-control', 'no-store').send(script),
      );
      server.addHook('onSend', async (_request, reply, payload) => {
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
        if (!isPage || !isStream(payload)) return payload;
        const chunks: Buffer[] = [];
        for await (const chunk of payload) chunks.push(Buffer.from(chunk));
        reply.removeHeader('content-length');
        return Buffer.concat(chunks).toString('utf8').replace('</body>', `${tag}</body>`);
      });
    },
    announce(part) {
      for (const { raw } of listeners) raw.write(`data: ${part}\n\n`);
    },
    close() {
      for (const { raw } of listeners) raw.end();
    },
  };
}

function isStream(payload: unknown): payload is AsyncIterable<Uint8Array> {
  return typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;
}
