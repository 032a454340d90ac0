import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { dropUnanswered } from './open-connections.ts';

const SWEEP_MS = 50;

/** How long a stopping server keeps answering while clients are connected, in milliseconds. */
const DRAIN_MS = 2000;

/** A server without a request for this long, in milliseconds, can expect no more. */
const QUIET_MS = 200;

/**
 * How long a closing server waits for the first byte on an open connection, in milliseconds: browsers open
 * connections speculatively.
 */
const SILENT_MS = 1000;

/**
 * Stops a server without losing requests. At first it still answers, with `connection: close`, because a proxy may be
 * about to reuse its idle connections and only switches to another server when told to. Then it stops listening,
 * answers requests in flight and closes. No client can keep it open: the usual request and response timeouts apply.
 * Requires `guardConnections`.
 */
export async function closeGracefully(
  fastify: FastifyInstance,
  { drainMs = DRAIN_MS }: { drainMs?: number } = {},
): Promise<void> {
  const { server } = fastify;
  const began = performance.now();
  let lastRequestAt = began;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    lastRequestAt = performance.now();
    response.setHeader('connection', 'close');
  });
  // Health checks must see that the server is stopping before it stops listening.
  server.emit('stopping');
  const isQuiet = () => performance.now() - lastRequestAt > QUIET_MS;
  const isDrained = () => isQuiet() || performance.now() - began > drainMs;
  while (!isDrained() && (await connectionsOf(fastify)) > 0) await pause(SWEEP_MS);
  const closingAt = performance.now();
  // When closing, Node drops idle connections only once. It no longer checks for connections that go idle later, stay
  // silent or send too slowly.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    const elapsed = performance.now() - closingAt;
    if (elapsed > SILENT_MS) dropUnanswered(server, { late: elapsed > server.requestTimeout });
  }, SWEEP_MS);
  try {
    await fastify.close();
  } finally {
    clearInterval(sweep);
  }
}

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
