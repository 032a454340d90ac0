import { createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';
import { passOn, stopPassing } from './pass-on.ts';

/** A TCP connection from one local port to another that a test can cut. */
export type CuttableLine = {
  port: number;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
};

/** Forwards a new port to a local port. */
export async function layLine(target: number): Promise<CuttableLine> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((near) => passOn(near, target, sockets));
  const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await mend();
  return {
    port,
    mend,
    async cut() {
      if (server.listening) await stopPassing(server, sockets);
    },
  };
}
