import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** A line from a port of this machine to another, which a test can cut: then nobody answers there. */
export type CuttableLine = {
  port: number;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
};

/** Lays a line to a port of this machine. */
export async function layLine(target: number): Promise<CuttableLine> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
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
  });
  const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await mend();
  return {
    port,
    mend,
    async cut() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
