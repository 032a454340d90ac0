import path from 'node:path';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { type DeliveryConfig, parseDeliveryConfig, repositoryRoot } from '@site/delivery/config.ts';
import { createHost } from '@site/delivery/host/create-host.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { develop } from '../dev/develop.ts';
import { devFolder, developInside, namesOf } from '../dev/develop-inside.ts';
import type { Upstream } from '../dev/upstream.ts';
import { type OwnPart, parseOwnPart } from '../terminal/arguments.ts';
import { EDITOR_PATH, serveEditor } from '../edit/edit-server.ts';
import { editorOf } from '../edit/editor-config.ts';
import { writeEditor } from '../edit/write-editor.ts';
import { sampleThirdParties } from '../sample/sample-third-parties.ts';
import { shipSources } from './start.ts';

/** Shows parts of this project as they are saved, inside this project's site or another one. */
export async function dev(part: OwnPart | undefined, against: string | undefined): Promise<void> {
  const parts = part === undefined ? allParts() : [part];
  if (against !== undefined) return developInside(against, parts);
  const config = parseDeliveryConfig(process.env);
  await using site = await openOwnSite(config);
  await develop(
    parts,
    site,
    { ...config, dataDir: devFolder(config), watchFiles: [config.siteConfigFile] },
    (address) => console.log(`\n${address}/ shows ${namesOf(parts)} as you save.`),
  );
}

/** Serves the document editor with real pages as previews, on localhost only. */
export async function edit(parts: readonly OwnPart[]): Promise<void> {
  const config = parseDeliveryConfig(process.env);
  const { siteConfigFile } = config;
  await using site = await openOwnSite(config);
  await develop(
    parts.length === 0 ? allParts() : parts,
    site,
    {
      port: config.port,
      // Ignore HOST, because the editor writes files.
      host: '127.0.0.1',
      dataDir: devFolder(config),
      watchFiles: [siteConfigFile],
      extend: (server) =>
        serveEditor(server, { folder: path.join(config.dataDir, 'editor'), siteConfigFile }),
    },
    (address) => console.log(`\nEdit the site at ${address}${EDITOR_PATH}`),
  );
}

/** Writes a team's editor as static files. It stores drafts as branches of a repository. */
export async function writeTeamEditor(
  folder: string,
  {
    backend,
    repo,
    branch,
    signIn,
  }: {
    backend: 'github' | 'gitlab';
    repo: string;
    branch: string;
    signIn?: string | undefined;
  },
): Promise<void> {
  const site = await readSiteConfig(path.join(repositoryRoot, 'site.config.json'));
  const settings = {
    name: backend,
    repo,
    branch,
    // The commit status that links to a draft's preview (docs/ci/github-drafts.yml).
    preview_context: 'preview',
    ...(signIn !== undefined &&
      (backend === 'gitlab' ? { auth_type: 'pkce', app_id: signIn } : { base_url: signIn })),
  };
  await writeEditor(path.resolve(folder), editorOf(site, settings), site.product.name);
  console.log(`Wrote the editor of ${repo} to ${folder}`);
}

function allParts(): readonly OwnPart[] {
  return ownParts().map(parseOwnPart);
}

/** Serves this project's live version on a free port, for the pages around the parts under work. */
async function openOwnSite(config: DeliveryConfig): Promise<Upstream & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const stores = opened.use(await openSiteStores(config));
  const context = opened.use(await openVisitorsDatabase());
  const { version } = await stores.registry.live();
  if (!version) await shipSources(config, stores, context);
  const { database, trustedProxies, deletionWebhook } = context;
  const logger = createServerLogger();
  const extensions = [sampleThirdParties];
  const host = await createHost({
    stores,
    database,
    logger,
    trustedProxies,
    deletionWebhook,
    extensions,
  });
  opened.defer(async () => closeGracefully(host));
  const origin = await host.listen({ host: '127.0.0.1', port: 0 });
  const site = () => readSiteConfig(config.siteConfigFile);
  const { apiBase } = await site();
  const resources = opened.move();
  return {
    origin,
    isPublic: false,
    site,
    apiBase,
    [Symbol.asyncDispose]: async () => resources.disposeAsync(),
  };
}
