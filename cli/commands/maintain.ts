import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { makePrivateFolder } from '@site/api/database/private-files.ts';
import { printResult, withProgress } from '../terminal/output.ts';
import { printRejection } from '../terminal/print-outcome.ts';
import { type ComposedVersion, composeVersion } from '@site/delivery/compose/compose-version.ts';
import { parseDeliveryConfig, type DeliveryConfig } from '@site/delivery/config.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { createRevision } from '@site/delivery/posts/post-revisions.ts';
import { openRegistry } from '@site/delivery/registry/open-registry.ts';
import { storeSections } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import { prune as pruneStores } from '@site/delivery/promotion/prune.ts';
import { repairVersion } from '@site/delivery/promotion/repair-version.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { canonicalJson, versionId } from '@site/delivery/versions/site-version.ts';
import { readDatabaseConfig } from '@site/api/database/database-config.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { text } from 'node:stream/consumers';
import { resolveStack } from '@site/delivery/releases/resolve-stack.ts';

/** Instructions for restoring files that this command can't repair. */
const REMEDIES = `Restore them from a backup, or:
  a release or one of its files: build the same source again, "npx site release NAME"
  the configuration: run this command with the live file, SITE_CONFIG=FILE
  posts and their pictures: run this command where they were published, or publish them again
  a manifest: this checkout composes different pages, so promote the live release again,
    "npx site promote NAME ID"`;

type Json = { json?: boolean | undefined };

/**
 * Checks all files of the live version, repairs them where possible, then recomposes the version and compares the
 * result.
 */
export async function verify({ json }: Json): Promise<void> {
  const config = parseDeliveryConfig(process.env);
  await using stores = await openSiteStores(config);
  const { id, version } = await stores.registry.live();
  if (!version) throw new Error('Nothing is live yet: run npm start first.');
  let recomposed: ComposedVersion | undefined;
  const compose = async () => {
    recomposed ??= await composeVersion(stores, version, { force: true });
  };
  const { repaired, lost } = await withProgress(
    'Checking files',
    repairVersion(stores, version, {
      putInputs: () =>
        putInputs(stores, config).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          console.error(`Could not read the configuration or the posts: ${reason}`);
        }),
      compose,
    }),
  );
  if (repaired.length > 0 && !json) console.log(['Repaired:', ...repaired].join('\n  '));
  if (lost.length > 0) {
    printRejection(lost, 'These are lost and cannot be repaired here', json);
    if (!json) console.error(REMEDIES);
    return;
  }
  await withProgress('Composing', compose());
  if (!recomposed) return;
  const newId = versionId(recomposed.version);
  if (newId === id) {
    const { rendered } = recomposed;
    printResult({ version: id, repaired, pages: rendered }, json, () => [
      `Version ${id} is intact: recomposed ${rendered} pages with the same result.`,
    ]);
    return;
  }
  const newParts = recomposed.version.parts;
  const parts = Object.entries(version.parts)
    .filter(([name, { manifest }]) =>
      Object.entries(newParts).some(
        ([other, part]) => other === name && manifest !== part.manifest,
      ),
    )
    .map(([name]) => name);
  printRejection(
    parts.length > 0 ? parts : ['site-wide files'],
    `Recomposing version ${id} gives ${newId}. They differ in`,
    json,
  );
}

/** Deletes unreferenced releases, files and partial files. Without `yes`, only lists them. */
export async function prune({
  yes = false,
  json,
}: Json & { yes?: boolean | undefined }): Promise<void> {
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const pruned = await withProgress('Scanning', pruneStores(stores, { dryRun: !yes }));
  const { blobs, releases, unfinished } = pruned;
  const counts = `${releases.length} releases, ${blobs.length} files, ${unfinished.length} partial files`;
  printResult({ deleted: yes, releases, files: blobs, unfinished }, json, () => [
    ...releases.map(({ name, id }) => `  ${name} ${id}`),
    ...unfinished.map((file) => `  ${file}`),
    yes ? `Deleted: ${counts}.` : `Would delete: ${counts}. Add --yes to delete them.`,
  ]);
}

/** Accepts a store that is empty or belongs to another installation. */
export async function acceptStore(store: 'forms' | 'registry'): Promise<void> {
  const { dataDir } = parseDeliveryConfig(process.env);
  const database = readDatabaseConfig();
  makePrivateFolder(dataDir);
  if (store === 'registry') {
    const registry = await openRegistry(dataDir, database, { isAccepted: true });
    await registry.close();
  } else {
    const handle = await openDatabase(database);
    try {
      await migrateDatabase(handle, { isAccepted: true });
    } finally {
      await handle.close();
    }
  }
  console.log(`Accepted the ${store === 'forms' ? 'forms database' : 'registry'} as it is.`);
}

/** Stores the current inputs of versions, from this checkout and the database. */
async function putInputs(stores: Stores, { siteConfigFile }: DeliveryConfig): Promise<void> {
  const site = await readSiteConfig(siteConfigFile);
  await stores.blobs.put(Buffer.from(canonicalJson(site)));
  await storeSections(stores, ownSections());
  await using visitors = await openVisitorsDatabase();
  await createRevision(stores, visitors.database);
}

/** Reads a stack trace from standard input and prints it with source positions, using the source maps of releases. */
export async function printResolved(): Promise<void> {
  const stack = await text(process.stdin);
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  process.stdout.write(await resolveStack(stores, stack));
}
