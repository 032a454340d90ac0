import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { noteRelease } from '@site/delivery/releases/fetch-release.ts';
import { configId, storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import { isUnpromoted } from '@site/delivery/promotion/is-unpromoted.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownParts, ownSections } from '@site/delivery/sections/own-sections.ts';
import { printLines } from '../terminal/output.ts';
import { printOutcome } from '../terminal/print-outcome.ts';
import { createRevision } from '@site/delivery/posts/post-revisions.ts';
import { branchWithLiveTexts, liveRevision } from '@site/desk/content/texts-at-the-desk.ts';
import { reviewPolicy } from '@site/desk/review/review-policy.ts';
import { loadDesk } from './load-desk.ts';
import { serveSite } from './serve.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import {
  type DatabaseContext,
  openVisitorsDatabase,
} from '@site/delivery/stores/open-visitors-database.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { parseDeskConfig } from '@site/desk/web/desk-config.ts';
import { type DeliveryConfig, parseDeliveryConfig } from '@site/delivery/config.ts';

/** Builds every part, promotes what has changed, and serves the site. */
export async function start(): Promise<void> {
  const config = parseDeliveryConfig(process.env);
  await using stores = await openSiteStores(config);
  await using context = await openVisitorsDatabase();
  if (!(await shipSources(config, stores, context))) return;
  await using servers = new AsyncDisposableStack();
  servers.use(await startDesk(config, stores, context));
  await serveSite(config, stores, context);
}

/** Builds every part and promotes what has changed. Returns whether there is a version to serve. */
export async function shipSources(
  config: DeliveryConfig,
  stores: Stores,
  { database }: DatabaseContext,
): Promise<boolean> {
  const parts: { name: PartName; id: string }[] = [];
  const names = await partsToBuild(stores);
  for (const [index, name] of names.entries()) {
    const release = await timed(`[${index + 1}/${names.length}] Built ${name}`, () =>
      buildRelease(name, config),
    );
    const { id } = release;
    const revision = await liveRevision(stores, name);
    const branch = await branchWithLiveTexts(name, { ...stores, revision });
    if (branch !== null) {
      console.log(staysAsItIs(name, branch));
    } else if (await isUnpromoted(stores, name, id)) {
      await noteRelease(stores, release);
      parts.push({ name, id });
    }
  }
  const site = await readSiteConfig(config.siteConfigFile);
  const isNew = await isUnpromoted(stores, 'config', configId(site));
  const branch = isNew ? await branchWithLiveTexts('config', stores) : null;
  if (branch !== null) console.log(staysAsItIs('config', branch));
  const newConfig = isNew && branch === null && { config: await storeConfig(stores, site) };
  const outcome = await timed('Composed the site', () =>
    promote(
      stores,
      {
        parts,
        sections: { kind: 'begin', sections: ownSections() },
        ...newConfig,
        data: () => createRevision(stores, database),
      },
      reviewPolicy(stores),
    ),
  );
  if (outcome.kind === 'refused' && outcome.awaits) {
    console.log('\nThe live version stays as it is. Approve at the desk, then start again:');
    printLines(outcome.problems.map((problem) => `  ${problem}`));
  } else {
    printOutcome(outcome);
    if (outcome.kind === 'refused') return false;
  }
  return true;
}

function staysAsItIs(name: PartName | 'config', branch: string): string {
  return `${name} stays as it is: its live texts are from the desk. To ship yours, run: git merge ${branch}`;
}

/** Serves the desk alongside the site, unless the desk's port is taken. */
async function startDesk(
  delivery: DeliveryConfig,
  stores: Stores,
  visitors: DatabaseContext,
): Promise<AsyncDisposable | null> {
  const { port } = delivery;
  const desk = parseDeskConfig(process.env);
  const config =
    desk.hosts.length > 0
      ? desk
      : { ...desk, hosts: port === 0 ? [] : [`http://127.0.0.1:${port}`] };
  try {
    const { openDesk, firstSignInLink } = await loadDesk();
    const opened = await openDesk(config, { stores, visitors, delivery });
    const link = await firstSignInLink(stores, opened.origin);
    console.log(`\nThe desk for your teams is ready. This link signs you in once:\n  ${link}`);
    return opened;
  } catch (error) {
    if (errorFacts(error).code !== 'EADDRINUSE') throw error;
    console.error(
      `\nThe desk is not served: port ${config.port} is taken. Set DESK_PORT to another.`,
    );
    return null;
  }
}

/** Runs one step and prints its duration. */
async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${step} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** Returns the parts in this project that belong to the site. A new site gets the project's list of sections. */
async function partsToBuild(stores: Stores): Promise<readonly PartName[]> {
  const { version } = await stores.registry.live();
  const listed = version && (await sectionsOf(stores, version));
  if (!listed) return ownParts();
  return ownParts().filter((name) => {
    if (name === 'shell' || listed.some((each) => each.name === name)) return true;
    console.log(`Unknown section "${name}", not built. Add it with npx site sections add ${name}.`);
    return false;
  });
}
