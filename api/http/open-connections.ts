import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, each with its requests that have no whole answer yet. */
type OpenConnections = Map<Socket, Set<IncomingMessage>>;

const ofServers = new WeakMap<Server, OpenConnections>();

/**
 * Keeps count of a server's connections from now on, for `dropUnanswered`: Node gives nobody the list of its own, and
 * takes a connection on which nothing was ever sent for one with a request on its way. Closes a connection that sends a
 * request before the last one was answered.
 */
export function followConnections(server: Server): void {
  const open: OpenConnections = new Map();
  ofServers.set(server, open);
  server.on('connection', (socket: Socket) => {
    parseInPieces(socket);
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const requests = open.get(request.socket);
    // Thousands of unread answers would fill the memory. No browser and no proxy of ours pipelines requests.
    if (requests && requests.size > 0) {
      request.socket.destroy();
      return;
    }
    requests?.add(request);
    response.once('close', () => requests?.delete(request));
  });
}

/** How much of what a client sends is parsed at once, in bytes: one short request, or several dozen tiny ones. */
const PIECE = 2048;

/**
 * Parses what a connection sends in small pieces and stops when the connection is closed. Node would parse everything it
 * has read, which can be thousands of pipelined requests, before it notices.
 */
function parseInPieces(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length && socket.writable; at += PIECE) {
      Reflect.apply(parse, socket, [chunk.subarray(at, at + PIECE)]);
    }
  });
}

/** Drops the connections on which nothing was sent yet, or, when it is `late`, everything without a whole request. */
export function dropUnanswered(server: Server, { late }: { late: boolean }): void {
  for (const [socket, requests] of ofServers.get(server) ?? []) {
    const hasWholeRequest = [...requests].some(({ complete }) => complete);
    if (!hasWholeRequest && (late || socket.bytesRead === 0)) socket.destroy();
  }
}
