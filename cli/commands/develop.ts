import path from 'node:path';
import { UsageError, parseDeliveryConfig, repositoryRoot } from '@site/delivery/config.ts';
import { openLiveSite, originOfSite } from '../dev/against/live-site.ts';
import { develop, type Inside } from '../dev/develop.ts';
import { EDITOR_PATH, serveEditor } from '../edit/edit-server.ts';
import { editorOf } from '../edit/editor-config.ts';
import { writeEditor } from '../edit/write-editor.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';

/** Serves the site with live updates: all parts, or one part with the live releases of the others. */
export async function dev(
  part: PartName | undefined,
  { against, from }: { against?: string | undefined; from?: string | undefined },
): Promise<void> {
  if (from !== undefined && against === undefined) {
    throw new UsageError('--from requires --against.');
  }
  const inside = against === undefined ? null : await siteToDevelopIn(against, part);
  const developed = partsToDevelop(part === undefined ? [] : [part]).map((name) => ({
    name,
    source:
      from !== undefined && name === part ? path.resolve(from) : path.join(repositoryRoot, name),
  }));
  const config = parseDeliveryConfig(process.env);
  await using live = await openSiteStores(config);
  await using context = await openVisitorsDatabase();
  await develop(developed, config, { live, inside }, context, (address) => {
    const names = developed.map(({ name }) => name);
    console.log(`\n${address}/ shows ${names.join(', ')} as you save.`);
  });
}

/** Serves the document editor with real pages as previews, on localhost only. */
export async function edit(parts: readonly PartName[]): Promise<void> {
  const developed = partsToDevelop(parts).map((name) => ({
    name,
    source: path.join(repositoryRoot, name),
  }));
  const config = parseDeliveryConfig(process.env);
  await using live = await openSiteStores(config);
  await using context = await openVisitorsDatabase();
  await develop(
    developed,
    // Ignore HOST, because the editor writes files.
    { ...config, host: '127.0.0.1' },
    {
      live,
      inside: null,
      extend: (server) =>
        serveEditor(server, {
          folder: path.join(config.dataDir, 'dev/editor'),
          siteConfigFile: config.siteConfigFile,
        }),
    },
    context,
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

/** Adds the shell, because it provides React's development build, which Fast Refresh requires. */
function partsToDevelop(parts: readonly PartName[]): readonly PartName[] {
  return parts.length === 0 ? ownParts() : [...new Set([...parts, 'shell' as const])];
}

async function siteToDevelopIn(address: string, part: PartName | undefined): Promise<Inside> {
  if (part === undefined || part === 'shell') {
    throw new UsageError('--against requires the name of a section.');
  }
  const origin = originOfSite(address);
  if (origin === null) {
    throw new UsageError(
      '--against takes the https origin of a running site (http is allowed for localhost).',
    );
  }
  return { part, site: await openLiveSite(origin) };
}
