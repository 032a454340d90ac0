import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { dropUnanswered } from './open-connections.ts';

const SWEEP_MS = 50;

/** How long a server that is asked to stop goes on answering, in milliseconds, while anybody is connected. */
const DRAIN_MS = 2000;

/** When nobody has asked for so long, in milliseconds, nobody is about to. */
const QUIET_MS = 200;

/**
 * How long a server that takes nothing new waits, in milliseconds, for the first word on a connection that is open.
 * Browsers open connections that they may need, and send nothing.
 */
const SILENT_MS = 1000;

/**
 * Stops a server so that nobody's request is lost. First it answers as ever and asks each connection to end with its
 * answer: a proxy that holds connections open uses up those that it is about to use, and makes no others to here once it
 * is told. Then it takes nothing new, answers what is in flight, and is closed. Nobody can hold it open: a request has to
 * arrive in the time that it always has, and an answer to be taken. `guardConnections` has to have been called.
 */
export async function closeGracefully(
  fastify: FastifyInstance,
  { drainMs = DRAIN_MS }: { drainMs?: number } = {},
): Promise<void> {
  const { server } = fastify;
  const began = performance.now();
  let lastAsked = began;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    lastAsked = performance.now();
    response.setHeader('connection', 'close');
  });
  // Whoever asks whether this server is ready is told before it takes nothing new.
  server.emit('stopping');
  const isQuiet = () => performance.now() - lastAsked > QUIET_MS;
  const isOver = () => isQuiet() || performance.now() - began > drainMs;
  while (!isOver() && (await connectionsOf(fastify)) > 0) await pause(SWEEP_MS);
  const closingAt = performance.now();
  // Node drops the connections that are idle when it closes, and looks no more for those that become idle later, that
  // stay silent, or whose request takes too long to arrive.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    const passed = performance.now() - closingAt;
    if (passed > SILENT_MS) dropUnanswered(server, { late: passed > server.requestTimeout });
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
