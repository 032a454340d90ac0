import type { Server } from 'node:net';

/**
 * What to listen with: an address, or the port that is open there already. Node documents that `listen` takes anything
 * with the `_handle` of a server; whoever listens with it has the port from then on.
 */
export function boundTo(
  { host, port }: { host: string; port: number },
  opened: Server | undefined,
): { host: string; port: number; _handle?: unknown } {
  return { host, port, ...(opened && { _handle: Reflect.get(opened, '_handle') }) };
}
