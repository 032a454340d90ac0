import { connect, type Server, type Socket } from 'node:net';

/** Passes a connection on to a port of this machine, both ways. `sockets` has both ends for as long as they are open. */
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

/** Takes no connection any more, and ends those that are passed on. */
export async function stopPassing(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
}
