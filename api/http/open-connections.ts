import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, each with its requests that have no whole answer yet. */
type OpenConnections = Map<Socket, Set<IncomingMessage>>;

const ofServers = new WeakMap<Server, OpenConnections>();

/**
 * Keeps count of a server's connections from now on, for `dropUnanswered`: Node gives nobody the list of its own, and
 * takes a connection on which nothing was ever sent for one with a request on its way.
 */
export function followConnections(server: Server): void {
  const open: OpenConnections = new Map();
  ofServers.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const requests = open.get(request.socket);
    requests?.add(request);
    response.once('close', () => requests?.delete(request));
  });
}

/** Drops the connections on which nothing was sent yet, or, when it is `late`, everything without a whole request. */
export function dropUnanswered(server: Server, { late }: { late: boolean }): void {
  for (const [socket, requests] of ofServers.get(server) ?? []) {
    const hasWholeRequest = [...requests].some(({ complete }) => complete);
    if (!hasWholeRequest && (late || socket.bytesRead === 0)) socket.destroy();
  }
}
