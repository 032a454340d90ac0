import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { freePort } from './free-port.ts';
import { passOn, stopPassing } from './pass-on.ts';
import { root } from './site.ts';

const folder = path.join(root, 'e2e/fixtures/localhost');

/** The site over HTTPS, with a certificate that browsers must be configured to trust. */
export type SecureLine = { origin: string; close: () => Promise<void> };

/** Terminates TLS in front of a local port. */
export async function laySecureLine(target: number): Promise<SecureLine> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const identity = {
    key: readFileSync(path.join(folder, 'key.pem')),
    cert: readFileSync(path.join(folder, 'certificate.pem')),
  };
  const server = createServer(identity, (near) => passOn(near, target, sockets));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${port}`,
    close: () => stopPassing(server, sockets),
  };
}
