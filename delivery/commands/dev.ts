import { cp } from 'node:fs/promises';
import path from 'node:path';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { type DeliveryConfig, repositoryRoot } from '../config.ts';
import { composedParts } from '../dev/against/composed-parts.ts';
import { livePosts } from '../dev/against/live-posts.ts';
import { type LiveSite, openLiveSite, originOfSite } from '../dev/against/live-site.ts';
import { showLiveSite } from '../dev/against/show-live-site.ts';
import { createDevChannel } from '../dev/dev-channel.ts';
import { DEV_CLIENT } from '../dev/dev-message.ts';
import type { DevelopedPart } from '../dev/developed-part.ts';
import { shipChanges, shipInDevelopment } from '../dev/ship-changes.ts';
import { watchedFolder, watchParts } from '../dev/watch-parts.ts';
import { createHost } from '../host/create-host.ts';
import { revisionOf } from '../publishing/take-revision.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { buildRelease } from '../releases/build-release.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { bringRelease } from '../releases/shared-release.ts';
import { type PartName, partNamesIn } from '../releases/release.ts';
import { ownParts } from '../sections/own-sections.ts';
import { keepConfig } from '../ship/ship.ts';
import { openStores, type Stores } from '../stores.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand, UsageError } from './run-command.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import { type DatabaseContext, withDatabase, withStores } from './with-context.ts';

await runCommand({
  help: `npm run dev [-- PART]
       npm run dev -- SECTION [--from FOLDER] --against https://www.example.in

Serves the site and shows what you save: of all parts in this folder, or of PART alone inside the live releases
of the others (the shell is built for development as well). Words, styles and components are replaced
in open pages, which keep what was entered; the composed pages follow. What is wrong is said in the page.
Uses a data folder of its own (DATA_DIR/dev), so what is live stays as it is.

  --against URL   inside a site that runs elsewhere: its other sections, configuration and posts are read from it as
                  everybody gets them, and nothing of them is built or needed here. Forms send nothing.
                  DATA_DIR/dev-against is used then
  --from FOLDER   the section's own repository, with its packages installed (docs/a-section-of-your-own.md)

  PORT, HOST, DATA_DIR, DATABASE_URL as for npm start`,
  options: { against: { type: 'string' }, from: { type: 'string' } },
  async run({ positionals: [word, ...rest], options: { against, from } }) {
    // React replaces components of a running page in its development build alone, and the shell brings React.
    const names = new Set(word === undefined ? ownParts() : [partArgument(word), 'shell' as const]);
    noMoreArguments(rest);
    if (from !== undefined && against === undefined) {
      throw new UsageError('--from takes a section that is shown with --against URL.');
    }
    const developed = [...names].map((name) => ({
      name,
      source:
        typeof from === 'string' && name === word
          ? path.resolve(from)
          : path.join(repositoryRoot, name),
    }));
    const inside = typeof against === 'string' ? await siteArgument(against, word) : null;
    await withStores(({ config, stores: live }) =>
      withDatabase((context) => develop(developed, config, { live, inside }, context)),
    );
  },
});

async function develop(
  developed: readonly DevelopedPart[],
  config: DeliveryConfig,
  { live, inside }: { live: Stores; inside: Inside | null },
  { database, trustedProxies, deletionWebhook }: DatabaseContext,
): Promise<void> {
  const dataDir = path.join(config.dataDir, inside ? 'dev-against' : 'dev');
  // Never the server that visitors' versions are in.
  const stores = await openStores(dataDir, {
    dialect: 'sqlite',
    file: path.join(dataDir, 'database.sqlite'),
  });
  const inDevelopment: DeliveryConfig = { ...config, dataDir, mode: 'development' };
  const names = developed.map(({ name }) => name);
  const builds = path.join(import.meta.dirname, '../dev/rspack.config.ts');
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
  const shipping = shipChanges(stores, watched, (part, problems) => {
    if (broken.has(part)) return;
    report(part, problems);
    if (problems.length === 0) channel.tell({ kind: 'composed', part });
  });

  function report(part: PartName, problems: readonly string[]): void {
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
      if (!inside) return;
      const { part, site: live } = inside;
      const own = composedParts(stores, part);
      showLiveSite(server, { live, part, own, apiBase: site.apiBase });
    },
  });
  await server.listen({ host: config.host, port: config.port });
  shipping.begin();
  console.log(`\nhttp://${config.host}:${config.port}/ shows ${names.join(', ')} as you write.`);

  await waitForShutdown();
  watched.close();
  channel.close();
  await closeGracefully(server);
  await stores.registry.close();
}

/** A section that is developed inside a site that runs elsewhere. */
type Inside = { part: PartName; site: LiveSite };

async function siteArgument(address: string, word: string | undefined): Promise<Inside> {
  const part = partArgument(word);
  if (part === 'shell') throw new UsageError('--against shows one section inside a running site.');
  const origin = originOfSite(address);
  if (origin === null) {
    throw new UsageError(
      '--against takes the https address of a running site (http only on this machine), without a page.',
    );
  }
  return { part, site: await openLiveSite(origin) };
}

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
