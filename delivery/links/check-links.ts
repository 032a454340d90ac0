import type { SiteConfig } from '@site/kit/site.ts';
import { mapConcurrently } from '../compose/map-concurrently.ts';
import { type Network, publicInternet } from '../fetching/network.ts';
import { checkAddress } from './check-address.ts';
import { type CheckedLinks, readCheckedLinks, writeCheckedLinks } from './checked-links.ts';
import { politeAsker } from './polite-asker.ts';

/** How many hosts are asked at once. */
const HOSTS_AT_ONCE = 4;

/** A host that was unwell so often one after another is left alone for the rest of the run. */
const MOST_FAILURES_OF_HOST = 2;

const usualPatience = { answerMs: 15_000, betweenMs: 1000, backoffMs: 2000 };

type Check = {
  dataDir: string;
  site: Pick<SiteConfig, 'product' | 'siteUrl'>;
  /** What was checked so many days ago or earlier is checked again; what was uncertain always is. */
  days: number;
  /** Ends the check; what was found until then is written down. */
  signal: AbortSignal;
  network?: Network;
  now?: () => number;
  /** How long an answer, a host's next turn and a second try are waited for. */
  patience?: typeof usualPatience;
};

/**
 * Checks addresses, each once, and gives what is known of them then. Every finding is written down at once, so that
 * another run goes on where this one ends.
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
    patience: { backoffMs, ...waits } = usualPatience,
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
  // What the last run did not come to goes first.
  const checkedOn = (address: string) => checked.get(address)?.on ?? '';
  const due = [...cited].filter(isDue).toSorted((a, b) => checkedOn(a).localeCompare(checkedOn(b)));
  if (due.length === 0) return checked;

  const isFound = async (hostname: string) => {
    const found = await network.resolve(hostname).catch(() => []);
    return found.some(network.mayConnect);
  };
  const witness = await anyThat(new Set(addresses.map(hostnameOf)), isFound);
  if (witness === null) {
    throw new Error(
      'The network seems to be unavailable: not one host can be looked up. Nothing was checked.',
    );
  }

  const asker = {
    ask: politeAsker({ site, network, signal, ...waits }),
    isOnline: () => isFound(witness),
    signal,
    backoffMs,
  };
  let written = Promise.resolve();
  const checkHost = async (ofHost: readonly string[]) => {
    let failures = 0;
    for (const address of ofHost) {
      const outcome = await checkAddress(address, asker);
      if (outcome === 'stopped') return;
      checked.set(address, { finding: outcome.finding, on: today });
      // One after another, so that no earlier state comes last.
      written = written.then(() => writeCheckedLinks(dataDir, checked));
      await written;
      failures = outcome.isUnwell ? failures + 1 : 0;
      if (failures === MOST_FAILURES_OF_HOST) return;
    }
  };
  const hosts = Map.groupBy(due, (address) => new URL(address).host);
  await mapConcurrently([...hosts.values()], HOSTS_AT_ONCE, checkHost);
  return checked;
}

function hostnameOf(address: string): string {
  return new URL(address).hostname;
}

/** One that fits, the quickest to say so; `null` when none does. */
async function anyThat<T>(
  items: Iterable<T>,
  fits: (item: T) => Promise<boolean>,
): Promise<T | null> {
  const fitting = [...items].map(async (item) => {
    if (!(await fits(item))) throw new Error('It does not fit.');
    return item;
  });
  return Promise.any(fitting).catch(() => null);
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}
