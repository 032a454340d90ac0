import { watch } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import type { FastifyInstance } from 'fastify';
import { waitForShutdown } from '../commands/wait-for-shutdown.ts';
import type { DatabaseContext } from '../commands/open-visitors-database.ts';
import type { DeliveryConfig } from '../config.ts';
import { createHost } from '../host/create-host.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { buildRelease } from '../releases/build-release.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { type PartName, partNamesIn } from '../releases/release.ts';
import { bringRelease } from '../releases/shared-release.ts';
import { ownParts } from '../sections/own-sections.ts';
import { keepConfig } from '../promotion/plan.ts';
import { openStores, type Stores } from '../stores.ts';
import { composedParts } from './against/composed-parts.ts';
import { livePosts } from './against/live-posts.ts';
import type { LiveSite } from './against/live-site.ts';
import { showLiveSite } from './against/show-live-site.ts';
import { createDevChannel } from './dev-channel.ts';
import { DEV_CLIENT } from './dev-message.ts';
import type { DevelopedPart } from './developed-part.ts';
import { type Changed, shipChanges, shipInDevelopment } from './ship-changes.ts';
import { watchedFolder, watchParts } from './watch-parts.ts';

/** What a site that is developed is shown inside of, and with. */
export type Surroundings = {
  /** Where the releases of the other parts come from. */
  live: Stores;
  /** The site elsewhere that a section is shown inside of. */
  inside: Inside | null;
  /** Adds to the server, such as the editor of documents. */
  extend?: (server: FastifyInstance) => Promise<void>;
};

/** Serves the site and shows what is saved of parts and of the configuration, until it is stopped. `onServed` is told where. */
export async function develop(
  developed: readonly DevelopedPart[],
  config: DeliveryConfig,
  { live, inside, extend }: Surroundings,
  { database, trustedProxies, deletionWebhook }: DatabaseContext,
  onServed: (address: string) => void,
): Promise<void> {
  const dataDir = path.join(config.dataDir, inside ? 'dev-against' : 'dev');
  // Never the server that visitors' versions are in.
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
  /** Parts whose newest build failed: what is wrong with it is said, not what that makes of a release. */
  const broken = new Set<PartName>();
  const builtFirst = new Map<PartName, () => void>();
  const firstBuilds = names.map(
    (name) => new Promise<void>((resolve) => builtFirst.set(name, resolve)),
  );
  const watched = await watchParts(
    developed,
    { config: inDevelopment, builds },
    {
      onModules: (part, hash) => channel.tell({ kind: 'modules', part, hash }),
      onStyles: (part) => channel.tell({ kind: 'styles', part }),
      onProblems(part, problems) {
        if (problems.length > 0) broken.add(part);
        else broken.delete(part);
        report(part, problems);
      },
      onBuilt(part) {
        builtFirst.get(part)?.();
        shipping.add(part);
      },
      onEnd: (words) => console.error(`What you save is not built any more: ${words}`),
    },
  );
  const shipping = shipChanges(stores, wantedFor, (changed, problems) => {
    if (changed !== 'config' && broken.has(changed)) return;
    report(changed, problems);
    if (problems.length === 0) channel.tell({ kind: 'composed', part: changed });
  });

  async function wantedFor(changed: Changed) {
    if (changed !== 'config')
      return { parts: [{ name: changed, id: await watched.release(changed) }] };
    return { config: await keepConfig(stores, await readSiteConfig(config.siteConfigFile)) };
  }

  function report(part: Changed, problems: readonly string[]): void {
    if (problems.length > 0) console.error(problems.join('\n'));
    channel.tell({ kind: 'problems', part, problems });
  }

  // Its service may be elsewhere; pages here ask this server, which passes on what is only read.
  const site = inside
    ? { ...inside.site.config, apiBase: '/api' }
    : await readSiteConfig(config.siteConfigFile);
  const { version } = await live.registry.live();
  // Sections from other repositories are there when they are live.
  const known = version ? partNamesIn(version.parts) : ownParts();
  const copied = inside ? [] : known.filter((name) => !names.includes(name));
  const parts = await Promise.all(
    copied.map(async (name) => ({ name, id: await copyLive(name, live, { ...config, dataDir }) })),
  );
  await Promise.all(firstBuilds);
  for (const name of names) {
    // What is saved from here on is not in this release.
    shipping.leaveOut(name);
    parts.push({ name, id: await watched.release(name) });
  }
  const refused = await shipInDevelopment(stores, {
    parts,
    config: await keepConfig(stores, site),
    data: inside ? () => livePosts(stores, inside.site) : revisionOf(stores, { site, database }),
  });
  if (refused.length > 0) throw new Error(refused.join('\n'));

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
  shipping.begin();
  const { dir, base } = path.parse(config.siteConfigFile);
  // The folder, because editors put a new file in the place of the old one.
  const watchedConfig = inside
    ? null
    : watch(dir, (_event, file) => {
        if (file === base) shipping.add('config');
      });
  onServed(`http://${config.host}:${config.port}`);

  await waitForShutdown();
  watchedConfig?.close();
  watched.close();
  channel.close();
  await closeGracefully(server);
  await stores.registry.close();
}

/** A section that is developed inside a site that runs elsewhere. */
export type Inside = { part: PartName; site: LiveSite };

/** Copies the release of a part that visitors get; builds one when none is live. */
async function copyLive(name: PartName, live: Stores, config: DeliveryConfig): Promise<string> {
  const { version } = await live.registry.live();
  const id = version?.parts[name]?.release;
  const release = id === undefined ? null : await bringRelease(live, name, id);
  if (id === undefined || !release) return (await buildRelease(name, config)).id;
  const [from, to] = [live.dataDir, config.dataDir].map((folder) =>
    releaseFolder(folder, name, id),
  );
  if (from !== undefined && to !== undefined) await cp(from, to, { recursive: true });
  return id;
}
