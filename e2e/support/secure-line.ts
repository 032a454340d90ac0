import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { root } from './site.ts';

const folder = path.join(root, 'e2e/fixtures/localhost');

/** The site over HTTPS, with a certificate that browsers have to be told to take. */
export type SecureLine = { origin: string; close: () => Promise<void> };

/** Lays a line with TLS to a port of this machine that answers without it. */
export async function laySecureLine(target: number): Promise<SecureLine> {
  const sockets = new Set<Socket>();
  const server = createServer(
    {
      key: readFileSync(path.join(folder, 'key.pem')),
      cert: readFileSync(path.join(folder, 'certificate.pem')),
    },
    (near) => {
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
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${portOf(server.address())}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return address.port;
}
