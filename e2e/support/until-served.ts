import { until } from './until.ts';

/** The timeout for a host to serve a promotion, in seconds. */
const LONGEST = 60;

/**
 * Waits until a host serves a promoted version. A busy host needs a moment, during which visitors get the previous
 * version.
 */
export async function untilServed(origin: string, version: string): Promise<void> {
  const isServed = await until(LONGEST, async () => {
    const { headers } = await fetch(origin, { method: 'HEAD' });
    return headers.get('site-version') === version;
  });
  if (isServed) return;
  throw new Error(`${origin} does not serve version ${version}, which went live.`);
}

/** Waits for the version that a command reported as live. Returns immediately if it reported none. */
export async function untilServedAsPrinted(origin: string, printed: string): Promise<void> {
  const [, version] = /^Version (\w+) is live/m.exec(printed) ?? [];
  if (version !== undefined) await untilServed(origin, version);
}
