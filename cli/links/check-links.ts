import { DAY_MS } from '@site/kit/durations.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { mapConcurrently } from '@site/delivery/map-concurrently.ts';
import { type Network, publicInternet } from './network.ts';
import { checkAddress } from './check-address.ts';
import { type CheckedLinks, readCheckedLinks, writeCheckedLinks } from './checked-links.ts';
import { politeClient } from './polite-client.ts';

const MAX_CONCURRENT_HOSTS = 4;

/** Skip a host for the rest of the run after this many failures in a row. */
const MAX_HOST_FAILURES = 2;

const defaultTiming = { answerMs: 15_000, betweenMs: 1000, backoffMs: 2000 };

type Check = {
  dataDir: string;
  site: Pick<SiteConfig, 'product' | 'siteUrl'>;
  /** Recheck results that are at least this old. Uncertain ones are always rechecked. */
  days: number;
  /** Stops the check. Results so far are saved. */
  signal: AbortSignal;
  network?: Network;
  now?: () => number;
  /** Timeout, pause between requests to a host, and retry delay, in milliseconds. */
  timing?: typeof defaultTiming;
};

/**
 * Checks URLs and returns all known results for them. Saves every result immediately, so that the next run can
 * continue.
 */
export async function checkLinks(
  addresses: readonly string[],
  {
    dataDir,
    site,
    days,
    signal,
    network = publicInternet,
    now = Date.now,
    timing: { backoffMs, ...waits } = defaultTiming,
  }: Check,
): Promise<CheckedLinks> {
  const today = new Date(now()).toISOString().slice(0, 10);
  const cited = new Set(addresses);
  const known = await readCheckedLinks(dataDir);
  const checked = new Map([...known].filter(([address]) => cited.has(address)));
  const isDue = (address: string) => {
    const { finding, on } = checked.get(address) ?? {};
    return on === undefined || finding?.kind === 'uncertain' || daysBetween(on, today) >= days;
  };
  // Sort by oldest result, so that URLs that the last run didn't reach come first.
  const checkedOn = (address: string) => checked.get(address)?.on ?? '';
  const due = [...cited].filter(isDue).toSorted((a, b) => checkedOn(a).localeCompare(checkedOn(b)));
  if (due.length === 0) return checked;

  const resolves = async (hostname: string) => {
    const found = await network.resolve(hostname).catch(() => []);
    return found.some(network.mayConnect);
  };
  const knownHost = await firstThat(new Set(addresses.map(hostnameOf)), resolves);
  if (knownHost === null) {
    throw new Error('The network seems to be down: no host resolves. Nothing was checked.');
  }

  const checker = {
    sendRequest: politeClient({ site, network, signal, ...waits }),
    isOnline: () => resolves(knownHost),
    signal,
    backoffMs,
  };
  let written = Promise.resolve();
  const checkHost = async (ofHost: readonly string[]) => {
    let failures = 0;
    for (const address of ofHost) {
      const outcome = await checkAddress(address, checker);
      if (outcome === 'stopped') return;
      checked.set(address, { finding: outcome.finding, on: today });
      // Write sequentially, so that an earlier state never overwrites a later one.
      written = written.then(() => writeCheckedLinks(dataDir, checked));
      await written;
      failures = outcome.isHostFailing ? failures + 1 : 0;
      if (failures === MAX_HOST_FAILURES) return;
    }
  };
  const hosts = Map.groupBy(due, (address) => new URL(address).host);
  await mapConcurrently([...hosts.values()], MAX_CONCURRENT_HOSTS, checkHost);
  return checked;
}

function hostnameOf(address: string): string {
  return new URL(address).hostname;
}

/** Returns the item that passes the test first, or `null` if none passes. */
async function firstThat<T>(
  items: Iterable<T>,
  passes: (item: T) => Promise<boolean>,
): Promise<T | null> {
  const passing = [...items].map(async (item) => {
    if (!(await passes(item))) throw new Error('Test failed.');
    return item;
  });
  return Promise.any(passing).catch(() => null);
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}
