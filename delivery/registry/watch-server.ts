import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { LiveWatch } from './registry.ts';

/** How long is waited before a lost connection is made again, in milliseconds. */
const AGAIN_MS = 1000;

/** How long a connection and a goodbye may take, in milliseconds. */
const CONNECT_MS = 10_000;
const GOODBYE_MS = 1000;

/**
 * Listens on a PostgreSQL server, on a connection of its own, which is made again whenever it is lost. `onMove` is
 * called besides when hearing begins, because what was said before was missed. Nothing is said about a
 * server that is away: whoever asks it hears why.
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
  let isHearing = false;

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
      isHearing = true;
      onMove();
      await lost;
    } catch {
      // As good as lost.
    } finally {
      isHearing = false;
      // A server that has vanished never answers the goodbye.
      await Promise.race([
        client.end().catch(() => {}),
        pause(GOODBYE_MS, undefined, { ref: false }),
      ]);
    }
  }

  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listen();
      await pause(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  })();

  return {
    isHearing: () => isHearing,
    async close() {
      closing.abort();
      await listening;
    },
  };
}
