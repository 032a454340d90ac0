import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A server's connections, each with its unanswered request. */
type OpenConnections = Map<Socket, IncomingMessage | null>;

const connectionsByServer = new WeakMap<Server, OpenConnections>();

/**
 * Watches a server's connections, for `dropUnanswered` too: Node doesn't expose its own list, and assumes a request in
 * flight on a connection that never sent anything. Closes connections that pipeline requests, and new ones from an
 * address that has too many open.
 */
export function watchConnections(server: Server, maxPerClient: number): void {
  const open: OpenConnections = new Map();
  connectionsByServer.set(server, open);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    const others = [...open.keys()].filter((other) => other.remoteAddress === remoteAddress);
    if (others.length >= maxPerClient) {
      socket.destroy();
      return;
    }
    parseInChunks(socket);
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Thousands of unread responses would exhaust memory. Neither browsers nor our proxies pipeline requests.
    if (open.get(socket)) {
      socket.destroy();
      return;
    }
    open.set(socket, request);
    response.once('close', () => {
      if (open.has(socket)) open.set(socket, null);
    });
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
  for (const [socket, request] of connectionsByServer.get(server) ?? []) {
    if (!request?.complete && (late || socket.bytesRead === 0)) socket.destroy();
  }
}
