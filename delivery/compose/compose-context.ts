import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, type BlobStore, hashOf } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { Question } from '../render/messages.ts';
import { type RenderProcesses, renderProcesses } from '../render/render-processes.ts';
import type { Stores } from '../stores/stores.ts';
import { readConfig, readData } from '../versions/read-version.ts';
import { EARLIER_VERSIONS } from '../versions/site-version.ts';
import { type CriticalSheets, criticalSheets } from './critical-css/critical-sheets.ts';
import { answerHashes, dataServices } from './data-services.ts';

/** Everything needed to compose the parts of a version. */
export type ComposeContext = Stores & {
  site: SiteConfig;
  /** The blob of the configuration. */
  config: BlobHash;
  shell: Release;
  /** Hashes what the services answer. */
  hashOfAnswer: (question: Question) => string;
  criticalSheets: CriticalSheets;
  /** The pictures of shared links drawn in this composition, by name. */
  drawnPictures: Map<string, Promise<BlobHash>>;
  services: Services;
  processes: RenderProcesses;
  /** The manifests of versions that `prune` keeps, whose blobs are known to exist; `null` to reuse nothing. */
  retained: ReadonlySet<BlobHash> | null;
  /** Whether all these blobs exist. Lists the store once per composition. */
  allExist: (hashes: readonly BlobHash[]) => Promise<boolean>;
};

/**
 * Opens a context for composing with these releases. The caller must close its processes. `force` reuses nothing.
 */
export async function openContext(
  stores: Stores,
  releases: readonly Release[],
  { config, data }: { config: BlobHash; data: BlobHash },
  { force = false }: { force?: boolean } = {},
): Promise<ComposeContext> {
  const revision = {
    ...(await readData(stores.blobs, data)),
    builtIn: releases.flatMap(({ posts }) => posts),
  };
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The shell has no live release: promote one first.');
  // Sections and browsers don't need the review rules.
  const { reviews: _reviews, ...site } = await readConfig(stores.blobs, config);
  const services = dataServices(revision, stores.blobs);
  return {
    ...stores,
    site,
    config,
    shell,
    hashOfAnswer: answerHashes(revision),
    criticalSheets: criticalSheets(stores.dataDir, shell),
    drawnPictures: new Map(),
    services,
    processes: renderProcesses(stores, services),
    retained: force ? null : await retainedLists(stores),
    allExist: existenceIn(stores.blobs),
  };
}

function existenceIn(blobs: BlobStore): ComposeContext['allExist'] {
  let listing: Promise<ReadonlySet<BlobHash>> | undefined;
  return async (hashes) => {
    listing ??= blobs.list().then((listed) => new Set(listed.map(({ hash }) => hash)));
    const present = await listing;
    return hashes.every((hash) => present.has(hash));
  };
}

async function retainedLists({ registry }: Stores): Promise<ReadonlySet<BlobHash>> {
  const versions = await registry.versions(EARLIER_VERSIONS + 1);
  return new Set(
    versions.flatMap(({ version: { parts, siteFiles } }) => [
      ...Object.values(parts).map(({ manifest }) => manifest),
      siteFiles,
    ]),
  );
}

/** Hashes the composer's own source, so that output of a different composer isn't reused. */
export function composerFingerprint(): string {
  cached ??= hashOf(
    [import.meta.dirname, path.join(import.meta.dirname, '../render')]
      .flatMap(sourcesIn)
      .join('\n'),
  );
  return cached;
}

let cached: string | undefined;

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|[cm]js)$/.test(entry.name))
    .filter((entry) => !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => `${path.relative(folder, file)}\n${readFileSync(file, 'utf8')}`);
}
