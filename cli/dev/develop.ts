import { watch } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import type { FastifyInstance } from 'fastify';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';
import type { DatabaseContext } from '@site/delivery/stores/open-visitors-database.ts';
import type { DeliveryConfig } from '@site/delivery/config.ts';
import { createHost } from '@site/delivery/host/create-host.ts';
import { createRevision } from '@site/delivery/posts/post-revisions.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import { releaseFolder } from '@site/delivery/releases/release-store.ts';
import { type PartName, partNamesIn } from '@site/delivery/releases/release.ts';
import { fetchRelease } from '@site/delivery/releases/shared-release.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { openStores, type Stores } from '@site/delivery/stores/stores.ts';
import { composedParts } from './against/composed-parts.ts';
import { livePosts } from './against/live-posts.ts';
import type { LiveSite } from './against/live-site.ts';
import { showLiveSite } from './against/show-live-site.ts';
import { createDevChannel } from './dev-channel.ts';
import { DEV_CLIENT } from './dev-message.ts';
import type { DevelopedPart } from './watch-messages.ts';
import { type Changed, createChangeQueue, promoteInDevelopment } from './change-queue.ts';
import { watchedFolder, watchParts } from './watch-parts.ts';

export type DevelopOptions = {
  /** Provides the releases of the other parts. */
  live: Stores;
  /** The remote site that a section is shown in. */
  inside: Inside | null;
  /** Extends the server, for example with the document editor. */
  extend?: (server: FastifyInstance) => Promise<void>;
};

/**
 * Serves the site with live updates of parts and configuration until it is stopped. Calls `onServed` with its URL.
 */
export async function develop(
  developed: readonly DevelopedPart[],
  config: DeliveryConfig,
  { live, inside, extend }: DevelopOptions,
  { database, trustedProxies, deletionWebhook }: DatabaseContext,
  onServed: (address: string) => void,
): Promise<void> {
  const dataDir = path.join(config.dataDir, inside ? 'dev-against' : 'dev');
  // Never use a shared database server, which contains the versions that visitors see.
  const stores = await openStores(dataDir, {
    dialect: 'sqlite',
    file: path.join(dataDir, 'database.sqlite'),
  });
  const inDevelopment: DeliveryConfig = { ...config, dataDir, mode: 'development' };
  const names = developed.map(({ name }) => name);
  const builds = path.join(import.meta.dirname, 'rspack.config.ts');
  const channel = createDevChannel({
    client: path.join(watchedFolder(dataDir, 'shell'), DEV_CLIENT),
    browserFolder: (part) =>
      names.some((name) => name === part) ? watchedFolder(dataDir, part) : null,
  });
  /**
   * Parts whose latest build failed. For these, report the build's problems rather than those of promoting an older
   * build.
   */
  const broken = new Set<PartName>();
  const builtFirst = new Map<PartName, () => void>();
  const firstBuilds = names.map(
    (name) => new Promise<void>((resolve) => builtFirst.set(name, resolve)),
  );
  const watched = await watchParts(
    developed,
    { config: inDevelopment, builds },
    {
      onStyles: (part) => channel.broadcast({ kind: 'styles', part }),
      onProblems(part, problems) {
        if (problems.length > 0) broken.add(part);
        else broken.delete(part);
        report(part, problems);
      },
      onBuilt(part) {
        builtFirst.get(part)?.();
        changes.add(part);
      },
      onEnd: (words) =>
        console.error(`The bundler stopped, so changes are no longer built: ${words}`),
    },
  );
  const changes = createChangeQueue(stores, orderFor, (changed, problems) => {
    if (changed !== 'config' && broken.has(changed)) return;
    report(changed, problems);
    if (problems.length === 0) channel.broadcast({ kind: 'composed', part: changed });
  });

  async function orderFor(changed: Changed) {
    if (changed !== 'config')
      return { parts: [{ name: changed, id: await watched.release(changed) }] };
    return { config: await storeConfig(stores, await readSiteConfig(config.siteConfigFile)) };
  }

  function report(part: Changed, problems: readonly string[]): void {
    if (problems.length > 0) console.error(problems.join('\n'));
    channel.broadcast({ kind: 'problems', part, problems });
  }

  // The API can be remote. Local pages call this server, which only forwards reads.
  const site = inside
    ? { ...inside.site.config, apiBase: '/api' }
    : await readSiteConfig(config.siteConfigFile);
  const { version } = await live.registry.live();
  // Live sections can come from other repositories.
  const known = version ? partNamesIn(version.parts) : ownParts();
  const copied = inside ? [] : known.filter((name) => !names.includes(name));
  const parts = await Promise.all(
    copied.map(async (name) => ({ name, id: await copyLive(name, live, { ...config, dataDir }) })),
  );
  await Promise.all(firstBuilds);
  for (const name of names) {
    // This release includes all changes so far. Later saves queue the part again.
    changes.remove(name);
    parts.push({ name, id: await watched.release(name) });
  }
  const problems = await promoteInDevelopment(stores, {
    parts,
    config: await storeConfig(stores, site),
    data: inside ? () => livePosts(stores, inside.site) : () => createRevision(stores, database),
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const server = await createHost({
    stores,
    database,
    logger: createServerLogger(),
    trustedProxies,
    deletionWebhook,
    async extend(server) {
      await channel.extend(server);
      await extend?.(server);
      if (!inside) return;
      const { part, site: live } = inside;
      const own = composedParts(stores, part);
      showLiveSite(server, { live, part, own, apiBase: site.apiBase });
    },
  });
  await server.listen({ host: config.host, port: config.port });
  changes.start();
  const { dir, base } = path.parse(config.siteConfigFile);
  // Watch the folder, because editors replace the file.
  const watchedConfig = inside
    ? null
    : watch(dir, (_event, file) => {
        if (file === base) changes.add('config');
      });
  onServed(`http://${config.host}:${config.port}`);

  await waitForShutdown();
  watchedConfig?.close();
  watched.close();
  channel.close();
  await closeGracefully(server);
  await stores.registry.close();
}

/** A section developed within a remote site. */
export type Inside = { part: PartName; site: LiveSite };

/** Copies the live release of a part, or builds one if there is none. */
async function copyLive(name: PartName, live: Stores, config: DeliveryConfig): Promise<string> {
  const { version } = await live.registry.live();
  const id = version?.parts[name]?.release;
  const release = id === undefined ? null : await fetchRelease(live, name, id);
  if (id === undefined || !release) return (await buildRelease(name, config)).id;
  const [from, to] = [live.dataDir, config.dataDir].map((folder) =>
    releaseFolder(folder, name, id),
  );
  if (from !== undefined && to !== undefined) await cp(from, to, { recursive: true });
  return id;
}
