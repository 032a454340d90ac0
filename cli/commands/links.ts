import { linesForLinks } from '../terminal/lines-for-links.ts';
import { printJson, printLines } from '../terminal/output.ts';
import { withProgress } from '../terminal/progress.ts';
import { checkLinks } from '../links/check-links.ts';
import { citedLinks } from '../links/cited-links.ts';
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
  const signal = AbortSignal.any([AbortSignal.timeout(minutes * 60_000), stop.signal]);
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
