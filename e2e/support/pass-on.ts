import { connect, type Server, type Socket } from 'node:net';

/** Forwards a connection to a local port, in both directions. `sockets` contains both ends while they are open. */
export function passOn(near: Socket, target: number, sockets: Set<Socket>): void {
  const far = connect(target, '127.0.0.1');
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }
  near.pipe(far).pipe(near);
}

/** Stops accepting connections, and ends the forwarded ones. */
export async function stopPassing(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
}
