import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { type ComposedVersion, composeVersion } from '../compose/compose-version.ts';
import { type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { keepSections } from '../sections/live-sections.ts';
import { ownSections } from '../sections/own-sections.ts';
import { repairVersion } from '../promotion/repair-version.ts';
import type { Stores } from '../stores.ts';
import { canonicalJson, versionId } from '../versions/site-version.ts';
import { noMoreArguments } from './part-argument.ts';
import { printRefusal } from './print-outcome.ts';
import { runCommand } from './run-command.ts';
import { openSiteStores } from './open-site-stores.ts';
import { openVisitorsDatabase } from './open-visitors-database.ts';

/** What to do about something that has no intact copy here and cannot be made again. */
const REMEDIES = `Restore them from a backup, or:
  a release or a script of one: build the same source again, "npm run release -- NAME"
  the configuration: run this command with the file that is live, SITE_CONFIG=FILE
  posts and their pictures: run this command where they were published, or publish them again
  a manifest: this checkout composes other pages than before, so promote the live release again,
    "npm run promote -- NAME ID"`;

await runCommand({
  help: `npm run verify

Checks every file that visitors get, and what the live version is made from. Repairs what was changed, is damaged or is
missing, a whole tree too: from other copies, or from the releases, configuration and posts. Then makes the live version
once more, rendering every page, and says whether it comes to the same. Visitors notice nothing.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const config = parseDeliveryConfig(process.env);
    await using stores = await openSiteStores(config);
    const { id, version } = await stores.registry.live();
    if (!version) throw new Error('Nothing is live yet: run npm start first.');
    let again: ComposedVersion | undefined;
    const compose = async () => {
      again ??= await composeVersion(stores, version, null, { anew: true });
    };
    const { repaired, lost } = await repairVersion(stores, version, {
      putInputs: () =>
        putInputs(stores, config).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          console.error(`The configuration and the posts could not be read: ${reason}`);
        }),
      compose,
    });
    if (repaired.length > 0) console.log(['Repaired:', ...repaired].join('\n  '));
    if (lost.length > 0) {
      printRefusal(lost, 'Nothing here can make these again:');
      console.error(REMEDIES);
      return;
    }
    await compose();
    if (!again) return;
    const made = versionId(again.version);
    if (made === id) {
      console.log(
        `Version ${id} was made again from nothing, ${again.rendered} pages, and is the same.`,
      );
      return;
    }
    const remade = again.version.parts;
    const parts = Object.entries(version.parts)
      .filter(([name, { manifest }]) =>
        Object.entries(remade).some(
          ([other, part]) => other === name && manifest !== part.manifest,
        ),
      )
      .map(([name]) => name);
    printRefusal(
      [...(parts.length > 0 ? parts : ['the files of the whole site'])],
      `Version ${id} comes to ${made} when it is made again. It differs in:`,
    );
  },
});

/** Puts what versions are made from as it is in this checkout and in the database now. */
async function putInputs(stores: Stores, { siteConfigFile }: DeliveryConfig): Promise<void> {
  const site = await readSiteConfig(siteConfigFile);
  await stores.blobs.put(Buffer.from(canonicalJson(site)));
  await keepSections(stores, ownSections());
  // What makes pictures of posts takes long to load, and is seldom needed here.
  const { takeRevision } = await import('../publishing/take-revision.ts');
  await using visitors = await openVisitorsDatabase();
  const { database } = visitors;
  await takeRevision(stores, createBlogStore(database));
}
