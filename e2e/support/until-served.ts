import { until } from './until.ts';

/** How long a machine may take until a host has what went live, in seconds. */
const LONGEST = 60;

/**
 * Waits until a host serves a version that went live. A host of a busy machine has it moments later, and visitors get
 * what was live before meanwhile.
 */
export async function untilServed(origin: string, version: string): Promise<void> {
  const isServed = await until(LONGEST, async () => {
    const { headers } = await fetch(origin, { method: 'HEAD' });
    return headers.get('site-version') === version;
  });
  if (isServed) return;
  throw new Error(`${origin} does not serve version ${version}, which went live.`);
}

/** The same for the version of which a command has printed that it is live, if it has. */
export async function untilServedAsPrinted(origin: string, printed: string): Promise<void> {
  const [, version] = /^Version (\w+) is live/m.exec(printed) ?? [];
  if (version !== undefined) await untilServed(origin, version);
}
