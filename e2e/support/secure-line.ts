import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { freePort } from './free-port.ts';
import { passOn, stopPassing } from './pass-on.ts';
import { root } from './site.ts';

const folder = path.join(root, 'e2e/fixtures/localhost');

/** A certificate for localhost, which browsers must be configured to trust. */
export const certificate = {
  key: readFileSync(path.join(folder, 'key.pem')),
  cert: readFileSync(path.join(folder, 'certificate.pem')),
} as const;

/** The site over HTTPS. */
export type SecureLine = { origin: string; close: () => Promise<void> };

/** Terminates TLS in front of a local port. */
export async function laySecureLine(target: number): Promise<SecureLine> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer(certificate, (near) => passOn(near, target, sockets));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${port}`,
    close: () => stopPassing(server, sockets),
  };
}
