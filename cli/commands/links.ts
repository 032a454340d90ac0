import { MINUTE_MS } from '@site/kit/durations.ts';
import { printJson, printLines, withProgress } from '../terminal/output.ts';
import { firstOf } from '../terminal/print-outcome.ts';
import type { CheckedLinks } from '../links/checked-links.ts';
import { checkLinks } from '../links/check-links.ts';
import { type CitedLinks, citedLinks } from '../links/cited-links.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';

/** Checks the external links of live pages. Exits with 1 if any are dead. */
export async function links({
  days,
  minutes,
  json,
}: {
  days: number;
  minutes: number;
  json?: boolean | undefined;
}): Promise<void> {
  const stop = new AbortController();
  void waitForShutdown().then(() => stop.abort());
  const signal = AbortSignal.any([AbortSignal.timeout(minutes * MINUTE_MS), stop.signal]);
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const { dataDir, blobs, registry } = stores;
  const { version } = await registry.live();
  if (!version) throw new Error('Nothing is live yet: run npm start first.');
  const site = await readConfig(blobs, version.config);
  const cited = await citedLinks(blobs, version, site);
  const checked = await withProgress(
    'Checking links',
    checkLinks([...cited.keys()], { dataDir, site, days, signal }),
  );
  if (json) {
    printJson(
      [...cited].map(([address, shownOn]) => ({
        address,
        on: checked.get(address)?.on,
        ...checked.get(address)?.finding,
        pages: Object.fromEntries([...shownOn].map(([part, pages]) => [part, [...pages]])),
      })),
    );
  } else {
    printLines(linesForLinks(cited, checked));
  }
  if ([...checked.values()].some(({ finding }) => finding.kind === 'dead')) process.exitCode = 1;
}

/** Lists dead and moved links by section, with the pages that cite them, followed by totals. */
export function linesForLinks(cited: CitedLinks, checked: CheckedLinks): string[] {
  const bySection = new Map<string, string[]>();
  const counts = { fine: 0, moved: 0, dead: 0, uncertain: 0, 'not checked yet': 0 };
  for (const [address, shownOn] of cited) {
    const finding = checked.get(address)?.finding;
    counts[finding?.kind ?? 'not checked yet'] += 1;
    if (finding?.kind !== 'dead' && finding?.kind !== 'moved') continue;
    const words = finding.kind === 'dead' ? finding.reason : `now ${finding.to}`;
    for (const [part, pages] of shownOn) {
      const lines = bySection.get(part) ?? [];
      const where = `on ${firstOf([...pages].toSorted())}`;
      const indented = [words, where].map((line) => ' '.repeat(9) + line);
      bySection.set(part, [...lines, `  ${finding.kind.padEnd(5)}  ${address}`, ...indented]);
    }
  }
  const figures = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return [
    ...[...bySection].flatMap(([part, lines]) => [part, ...lines, '']),
    `${cited.size} addresses: ${figures.join(', ')}.`,
  ];
}
