import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, type RenderedPage } from '@site/kit/remote/contract.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import {
  type PublicRegistry,
  type PublicRemote,
  REGISTRY_PATH,
  SITE_CONFIG_PATH,
} from '@site/kit/remote/registry.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import type { Registry } from '../registry/registry.ts';
import { partNames, type PartName, type Release } from '../releases/release.ts';
import {
  loadRemoteRenderer,
  loadShellRenderer,
  readRelease,
  releaseFolder,
  releaseFolders,
} from '../releases/release-store.ts';
import { errorPages, pageFile } from './page-path.ts';
import {
  publishFolder,
  removePublicFile,
  type WriteCount,
  writeInOneStep,
  writePublicFile,
} from './site-files.ts';

/** What composing needs to know. */
export type ComposeRequest = {
  dataDir: string;
  site: SiteConfig;
  services: Services;
  /** The releases to compose from; the registry file itself is moved by the caller, afterwards. */
  registry: Registry;
  /** The parts whose pages are drawn again; the shell means all. */
  changed: readonly PartName[];
};

/** What composing came to: pages and files by number, and milliseconds spent. */
export type ComposeReport = WriteCount & { pages: number; removed: number; milliseconds: number };

/** The folder visitors are served from: a plain static tree, precompressed. */
export function publicFolder(dataDir: string): string {
  return path.join(dataDir, 'public');
}

/**
 * Draws the pages that a change touches and writes them into the public tree. Everything is drawn
 * before anything is written, so a page that cannot be drawn leaves the site as it was. A page that
 * no longer exists is removed. The same releases, configuration and data give the same bytes.
 */
export async function compose(request: ComposeRequest): Promise<ComposeReport> {
  const startedAt = performance.now();
  const { dataDir, site } = request;
  const publicDir = publicFolder(dataDir);
  const releases = await liveReleases(request);
  const { shell } = releases;
  // Every page holds facts of the configuration, so a new one touches them all.
  const changed = (await siteIsNew(publicDir, site)) ? partNames : request.changed;
  const redrawn = changed.includes('shell')
    ? releases.remotes
    : releases.remotes.filter(({ name }) => changed.includes(name));

  const standing = await readComposedPages(dataDir);
  const pages = new Map<string, { remote: PartName; html: string; status: 200 | 404 }>();
  for (const release of redrawn) {
    for (const page of await drawPages(request, shell, release)) {
      // Asked before anything is written, because it refuses paths that lead out of the tree.
      pageFile(publicDir, page.pathname, page.status);
      const taken = pages.get(page.pathname);
      if (taken) throw new Error(`${release.name} and ${taken.remote} both draw ${page.pathname}.`);
      const owner = standing[page.pathname]?.remote;
      if (owner && owner !== release.name && !redrawn.some(({ name }) => name === owner)) {
        throw new Error(`${release.name} and ${owner} both draw ${page.pathname}.`);
      }
      pages.set(page.pathname, { remote: release.name, html: page.html, status: page.status });
    }
  }

  const errorDocuments = changed.includes('shell') ? drawErrorPages(request, shell) : [];

  const count: WriteCount = { written: 0, unchanged: 0 };
  for (const release of [shell, ...releases.remotes]) {
    if (changed.includes(release.name)) await publishRelease(dataDir, release, count);
  }
  for (const [pathname, { html, status }] of pages) {
    await writePublicFile(pageFile(publicDir, pathname, status), Buffer.from(html), count);
  }
  for (const { file, html } of errorDocuments) {
    await writePublicFile(path.join(publicDir, file), Buffer.from(html), count);
  }
  await writeJson(publicDir, SITE_CONFIG_PATH, site, count);
  await writeJson(publicDir, REGISTRY_PATH, publicRegistry(site, releases.remotes), count);
  const removed = await forgetPages(
    dataDir,
    redrawn.map(({ name }) => name),
    pages,
  );
  return {
    pages: pages.size,
    removed,
    ...count,
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

type LiveReleases = { shell: Release; remotes: readonly Release[] };

async function liveReleases({ dataDir, registry }: ComposeRequest): Promise<LiveReleases> {
  const live: Release[] = [];
  for (const name of partNames) {
    const part = registry.parts[name];
    if (!part) continue;
    const release = await readRelease(dataDir, name, part.live);
    if (!release)
      throw new Error(`The registry names release ${part.live} of ${name}, which is not there.`);
    live.push(release);
  }
  const shell = live.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('No release of the shell is live: promote one first.');
  return { shell, remotes: live.filter(({ name }) => name !== 'shell') };
}

async function drawPages(
  { dataDir, site, services }: ComposeRequest,
  shell: Release,
  release: Release,
) {
  if (release.name === 'shell') return [];
  const renderer = loadRemoteRenderer(dataDir, release.name, release.id);
  const paths = await renderer.paths({ site, services });
  const wanted = [
    ...paths.map((pathname) => ({ pathname, drawnAs: pathname })),
    ...renderer.routes.flatMap(({ pattern, others }) =>
      others === undefined
        ? []
        : [
            {
              pathname: withProductSlug(pattern, site),
              drawnAs: withProductSlug(others, site),
            },
          ],
    ),
  ];
  const drawn: { pathname: string; html: string; status: 200 | 404 }[] = [];
  for (const { pathname, drawnAs } of wanted) {
    const page = await renderer.render({ path: drawnAs, site, services });
    const html = documentFor({ dataDir, site, pathname: drawnAs, page, shell, release });
    drawn.push({ pathname, html, status: page.status });
  }
  return drawn;
}

/** Stitches one drawn page into the shell's document. */
export function documentFor(request: {
  dataDir: string;
  site: SiteConfig;
  pathname: string;
  page: RenderedPage;
  shell: Release;
  release: Release;
}): string {
  const { dataDir, site, pathname, page, shell, release } = request;
  if (release.name === 'shell') throw new Error('The shell draws no fragments.');
  const route = release.routes.find(({ id }) => id === page.routeId);
  const entry = addressOf(release, release.entry);
  const shellScript = addressOf(shell, shell.entry);
  return loadShellRenderer(dataDir, shell.id).renderDocument({
    site,
    pathname,
    head: page.head,
    fragment: {
      remote: release.name,
      release: release.id,
      html: page.html,
      hints: page.hints,
    },
    styles: [...stylesOf(shell), ...stylesOf(release)],
    loader: addressOf(shell, 'loader.js'),
    lock: {
      shell: shellScript,
      remote: { name: release.name, id: release.id, entry, integrity: release.integrity },
      scripts: [
        shellScript,
        entry,
        ...(route?.scripts ?? []).map((script) => addressOf(release, script)),
      ],
      ...(page.data === undefined ? {} : { data: page.data }),
    },
  });
}

function drawErrorPages({ dataDir, site }: ComposeRequest, shell: Release) {
  const renderer = loadShellRenderer(dataDir, shell.id);
  const shellScript = addressOf(shell, shell.entry);
  return (['notFound', 'failed'] as const).map((reason) => {
    const { html: fragment, head } = renderer.renderErrorFragment(site, reason);
    const html = renderer.renderDocument({
      site,
      pathname: '/error',
      head,
      fragment: { remote: null, html: fragment },
      styles: stylesOf(shell),
      loader: addressOf(shell, 'loader.js'),
      lock: { shell: shellScript, remote: null, scripts: [shellScript] },
    });
    return { file: errorPages[reason], html };
  });
}

/** Whether the configuration differs from the one the standing pages were composed with. */
async function siteIsNew(publicDir: string, site: SiteConfig): Promise<boolean> {
  const file = path.join(publicDir, SITE_CONFIG_PATH);
  return existsSync(file) && (await readFile(file, 'utf8')) !== jsonLine(site);
}

function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Puts what browsers fetch of a release into the public tree, under an address that never changes meaning. */
async function publishRelease(dataDir: string, release: Release, count: WriteCount): Promise<void> {
  const folder = releaseFolder(dataDir, release.name, release.id);
  const publicDir = publicFolder(dataDir);
  await publishFolder(
    path.join(folder, releaseFolders.browser),
    path.join(publicDir, 'r', release.name, release.id),
    count,
  );
  await publishFolder(
    path.join(folder, releaseFolders.assets),
    path.join(publicDir, 'website', 'assets'),
    count,
  );
}

/** The registry as browsers read it. */
function publicRegistry(site: SiteConfig, remotes: readonly Release[]): PublicRegistry {
  const described = remotes.map((release): [string, PublicRemote] => [
    release.name,
    {
      id: release.id,
      entry: addressOf(release, release.entry),
      integrity: release.integrity,
      styles: stylesOf(release),
      exposes: release.exposes,
      routes: release.routes.map(({ id, pattern, scripts }) => ({
        id,
        pattern: withProductSlug(pattern, site),
        scripts: scripts.map((script) => addressOf(release, script)),
      })),
    },
  ]);
  return { contractVersion: CONTRACT_VERSION, remotes: Object.fromEntries(described) };
}

function stylesOf(release: Release): string[] {
  return release.styles.map((file) => addressOf(release, file));
}

function addressOf(release: Release, file: string): string {
  return `/r/${release.name}/${release.id}/${file}`;
}

async function writeJson(
  publicDir: string,
  address: string,
  value: unknown,
  count: WriteCount,
): Promise<void> {
  await writePublicFile(path.join(publicDir, address), Buffer.from(jsonLine(value)), count);
}

const composedSchema = v.record(
  v.string(),
  v.object({ remote: v.picklist(partNames), status: v.picklist([200, 404]) }),
);

/** The pages of the public tree and who drew them. */
export type ComposedPages = v.InferOutput<typeof composedSchema>;

/** Reads which pages stand in the public tree. */
export async function readComposedPages(dataDir: string): Promise<ComposedPages> {
  const file = composedFile(dataDir);
  if (!existsSync(file)) return {};
  return v.parse(composedSchema, JSON.parse(await readFile(file, 'utf8')));
}

function composedFile(dataDir: string): string {
  return path.join(dataDir, 'composed.json');
}

/** Notes which pages stand now, and removes those that their remotes no longer draw. */
async function forgetPages(
  dataDir: string,
  redrawn: readonly PartName[],
  pages: ReadonlyMap<string, { remote: PartName; status: 200 | 404 }>,
): Promise<number> {
  const before = await readComposedPages(dataDir);
  const kept = Object.entries(before).filter(
    ([pathname, { remote }]) => !redrawn.includes(remote) && !pages.has(pathname),
  );
  const gone = Object.keys(before).filter(
    (pathname) => !pages.has(pathname) && !kept.some(([known]) => known === pathname),
  );
  const publicDir = publicFolder(dataDir);
  for (const pathname of gone) {
    await removePublicFile(pageFile(publicDir, pathname, before[pathname]?.status));
  }
  const now: ComposedPages = Object.fromEntries(
    [
      ...kept,
      ...[...pages].map(
        ([pathname, { remote, status }]) => [pathname, { remote, status }] as const,
      ),
    ].toSorted(([a], [b]) => a.localeCompare(b)),
  );
  await writeInOneStep(composedFile(dataDir), Buffer.from(`${JSON.stringify(now, null, 1)}\n`));
  return gone.length;
}
