import { printOutcome } from '../cli/print-outcome.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { buildRelease } from '../releases/build-release.ts';
import type { PartName } from '../releases/release.ts';
import { noteRelease } from '../releases/shared-release.ts';
import { sectionsOf } from '../sections/live-sections.ts';
import { ownParts, ownSections } from '../sections/own-sections.ts';
import { shareLive } from '../ship/share-live.ts';
import { configId, keepConfig, ship } from '../ship/ship.ts';
import { isNews } from '../ship/what-is-new.ts';
import type { Stores } from '../stores.ts';
import { serveSite } from './serve.ts';
import { withDatabase, withStores } from './with-context.ts';

/** Builds every part, makes live what has changed since it was last released, and serves the site. */
export async function start(): Promise<void> {
  await withStores(({ config, stores }) =>
    withDatabase(async (context) => {
      await shareLive(stores);
      const parts: { name: PartName; id: string }[] = [];
      const names = await partsToBuild(stores);
      for (const [index, name] of names.entries()) {
        const release = await timed(`[${index + 1}/${names.length}] Built ${name}`, () =>
          buildRelease(name, config),
        );
        const { id } = release;
        if (await isNews(stores, name, id)) {
          await noteRelease(stores, release);
          parts.push({ name, id });
        }
      }
      const site = await readSiteConfig(config.siteConfigFile);
      const isNew = await isNews(stores, 'config', configId(site));
      const newConfig = isNew && { config: await keepConfig(stores, site) };
      const outcome = await timed('Composed the site', () =>
        ship(stores, {
          parts,
          sections: { kind: 'begin', sections: ownSections() },
          ...newConfig,
          data: revisionOf(stores, { site, database: context.database }),
        }),
      );
      printOutcome(outcome);
      if (outcome.kind === 'shipped') await serveSite(config, stores, context);
    }),
  );
}

/** Does one step of the start and prints how long it took. */
async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${step} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** The parts whose folders are here and that the site has; a site without a list of sections gets that of the project. */
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
