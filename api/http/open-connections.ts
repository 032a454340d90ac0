import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A server's connections, each with its unanswered requests. */
type OpenConnections = Map<Socket, Set<IncomingMessage>>;

const connectionsByServer = new WeakMap<Server, OpenConnections>();

/**
 * Tracks a server's connections for `dropUnanswered`. Node doesn't expose its own list, and assumes a request in flight
 * on a connection that never sent anything. Also closes connections that pipeline requests.
 */
export function trackConnections(server: Server): void {
  const open: OpenConnections = new Map();
  connectionsByServer.set(server, open);
  server.on('connection', (socket: Socket) => {
    parseInChunks(socket);
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const requests = open.get(request.socket);
    // Thousands of unread responses would exhaust memory. Neither browsers nor our proxies pipeline requests.
    if (requests && requests.size > 0) {
      request.socket.destroy();
      return;
    }
    requests?.add(request);
    response.once('close', () => requests?.delete(request));
  });
}

/** How much input to parse at once, in bytes: enough for one short request, or several dozen tiny ones. */
const CHUNK_BYTES = 2048;

/**
 * Parses input in small chunks and stops when the connection is closed. Otherwise Node would parse everything it has
 * read, possibly thousands of pipelined requests, before it notices the close.
 */
function parseInChunks(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length && socket.writable; at += CHUNK_BYTES) {
      Reflect.apply(parse, socket, [chunk.subarray(at, at + CHUNK_BYTES)]);
    }
  });
}

/** Drops connections that haven't sent anything yet; if `late`, all connections without a complete request. */
export function dropUnanswered(server: Server, { late }: { late: boolean }): void {
  for (const [socket, requests] of connectionsByServer.get(server) ?? []) {
    const hasCompleteRequest = [...requests].some(({ complete }) => complete);
    if (!hasCompleteRequest && (late || socket.bytesRead === 0)) socket.destroy();
  }
}
