import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { LiveWatch } from './registry.ts';

/** Delay before reconnecting, in milliseconds. */
const RECONNECT_MS = 1000;

/** Timeouts for connecting and disconnecting, in milliseconds. */
const CONNECT_MS = 10_000;
const DISCONNECT_MS = 1000;

/**
 * Listens for notifications on a separate PostgreSQL connection, reconnecting as needed. Also calls `onMove` after
 * connecting, because notifications may have been missed before. Ignores connection errors, because queries report
 * them.
 */
export function watchServer({
  url,
  channel,
  onMove,
}: {
  url: string;
  channel: string;
  onMove: () => void;
}): LiveWatch {
  const closing = new AbortController();
  let isConnected = false;

  /** Listens until the connection is lost or closed. */
  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      closing.signal.addEventListener('abort', () => resolve());
    });
    client.on('notification', onMove);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      isConnected = true;
      onMove();
      await lost;
    } catch {
      // Reconnect below.
    } finally {
      isConnected = false;
      // An unreachable server never acknowledges the disconnect.
      await Promise.race([
        client.end().catch(() => {}),
        pause(DISCONNECT_MS, undefined, { ref: false }),
      ]);
    }
  }

  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listen();
      await pause(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  })();

  return {
    isConnected: () => isConnected,
    async close() {
      closing.abort();
      await listening;
    },
  };
}
