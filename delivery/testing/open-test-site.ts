import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import { CONTRACT_VERSION, type SharedImage } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hashOf } from '../blobs/blob-store.ts';
import type { BucketConfig } from '../blobs/bucket-blobs.ts';
import { RELEASES } from '../compose/site-addresses.ts';
import { publicFolder } from '../host/served-tree.ts';
import { openRegistry, REGISTRY_FILE } from '../registry/open-registry.ts';
import { MAPS, type PartName, type Release, releaseIdOf } from '../releases/release.ts';
import { placeRelease, releaseFolder, releaseFolders } from '../releases/release-store.ts';
import { noteRelease } from '../releases/fetch-release.ts';
import { storeConfig, type Outcome } from '../promotion/plan.ts';
import { promote } from '../promotion/promote.ts';
import { type RenderLimits, startRenderProcess } from '../render/render-process.ts';
import { openStores, type Stores } from '../stores/stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { startRendererInThisProcess } from './renderer-in-this-process.ts';

/** The contents of a test release. Omitted fields default to those of a valid release. */
export type FakeRelease = Partial<Omit<Release, 'name' | 'id' | 'files' | 'maps'>> & {
  name: PartName;
  /**
   * The pages of a section by path, as the HTML of their headings. Some values simulate a broken renderer: `throws`,
   * `throws with a post`, `hangs`, `exits`, `floods`, `missing`. `newest` renders the title of the newest post, `built-in`
   * those of the built-in posts.
   */
  pages?: Readonly<Record<string, string>>;
  /** The picture in the heads of all pages. */
  sharedImage?: SharedImage;
  /** Files besides the pages, by URL. */
  documents?: Readonly<Record<string, string>>;
  /** Titles in the search index, by URL. */
  searchable?: Readonly<Record<string, string>>;
  /** Text in every document of a shell, to tell one shell from another. */
  words?: string;
  /** Additional files of the release, by path within the release. */
  files?: Readonly<Record<string, string>>;
  /** Source maps by file name. */
  maps?: Readonly<Record<string, string>>;
  /** The reason to promote it with for URLs that it no longer has. */
  gone?: string;
};

/** A separate data folder with stores, for test releases. */
export type TestSite = {
  stores: Stores;
  /** Places a release in the folder and registers it. Returns its id. */
  lay: (release: FakeRelease) => Promise<string>;
  /** Registers releases and promotes them together. */
  goLive: (...releases: readonly FakeRelease[]) => Promise<Outcome>;
  /** The live version. Throws if there is none. */
  liveVersion: () => Promise<SiteVersion>;
  /** The hash of every public file, by path. */
  publicTree: () => Promise<Readonly<Record<string, string>>>;
  readPublic: (file: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Where a test site stores what it ships. Defaults to its data folder. */
export type TestStores = { database?: DatabaseConfig; bucket?: BucketConfig | undefined };

/** For tests: a separate registry, with releases that need no build: their renderers are a few lines of JavaScript. */
export async function openTestSite({
  database = { dialect: 'sqlite', file: '' },
  bucket,
  parent = tmpdir(),
}: TestStores & { parent?: string } = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(parent, 'test-site-'));
  const publicDir = publicFolder(dataDir);
  if (database.dialect === 'sqlite') {
    emptyRegistry ??= makeRegistry();
    await writeFile(path.join(dataDir, REGISTRY_FILE), await emptyRegistry, {
      mode: 0o600,
      flush: true,
    });
  }
  const stores: Stores = {
    ...(await openStores(dataDir, database, { bucket })),
    startRenderer: (order) =>
      harmless.has(order.id)
        ? startRendererInThisProcess(order)
        : startRenderProcess(order, impatient),
  };

  async function lay(fake: FakeRelease): Promise<string> {
    const release = describe(fake);
    const files = filesOf(fake, release);
    for (const [file, text] of Object.entries(fake.maps ?? {})) files[`${MAPS}/${file}`] = text;
    const folder = await mkdtemp(path.join(dataDir, 'built-'));
    const described = { ...files, 'release.json': JSON.stringify(release) };
    for (const [file, text] of Object.entries(described)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    // A test may reuse the same files, and so the same id, with another description.
    const target = releaseFolder(dataDir, release.name, release.id);
    await rm(target, { recursive: true, force: true });
    await placeRelease(dataDir, release, folder);
    await rm(folder, { recursive: true, force: true });
    await noteRelease(stores, release);
    return release.id;
  }

  return {
    stores,
    lay,
    async goLive(...releases) {
      const parts = [];
      for (const release of releases) parts.push({ name: release.name, id: await lay(release) });
      const { version } = await stores.registry.live();
      const gone = releases.find((release) => release.gone !== undefined)?.gone;
      if (version) return promote(stores, { parts, gone });
      const config = await storeConfig(stores, configuredSite());
      return promote(stores, { parts, config });
    },
    async liveVersion() {
      const { version } = await stores.registry.live();
      if (!version) throw new Error('Nothing is live.');
      return version;
    },
    async publicTree() {
      const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        // Those of earlier releases differ with the history.
        .filter((file) => !path.relative(publicDir, file).startsWith(RELEASES + path.sep))
        .toSorted();
      const hashes = files.map(
        async (file) => [path.relative(publicDir, file), hashOf(await readFile(file))] as const,
      );
      return Object.fromEntries(await Promise.all(hashes));
    },
    readPublic: (file) => readFile(path.join(publicDir, file), 'utf8'),
    async close() {
      await stores.registry.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The file of an empty registry, created once because creating its tables is slow. */
let emptyRegistry: Promise<Buffer> | undefined;

async function makeRegistry(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-registry-'));
  const registry = await openRegistry(folder, { dialect: 'sqlite', file: '' });
  await registry.close();
  const bytes = await readFile(path.join(folder, REGISTRY_FILE));
  await rm(folder, { recursive: true, force: true });
  return bytes;
}

/** Releases whose renderers can safely run in this process. */
const harmless = new Set<string>();

/** Limits for renderers that misbehave, so that no test waits for minutes. */
const impatient: RenderLimits = {
  cpu: { reserveMs: 15_000, perAnswerMs: 250 },
  idle: { reserveMs: 15_000, perAnswerMs: 0 },
  memoryMb: 512,
};

/** Pages of a fake release that would take down this process, or that only a separate process can contain. */
const HARMFUL = ['hangs', 'exits', 'floods'];

/** The description of a fake release. Its id is derived from its files, as for a real one. */
export function describe(fake: FakeRelease): Release {
  const paths = Object.keys(fake.pages ?? {});
  const isShell = fake.name === 'shell';
  const release = {
    name: fake.name,
    id: '',
    files: {},
    builtAt: fake.builtAt ?? '2024-06-17T10:00:00.000Z',
    gitRevision: fake.gitRevision ?? null,
    commit: fake.commit,
    contractVersion: fake.contractVersion ?? CONTRACT_VERSION,
    entry: isShell ? 'shell.js' : 'entry.js',
    integrity: fake.integrity ?? 'sha384-test',
    styles: ['styles.css'],
    exposes: fake.exposes ?? (isShell ? [] : ['./app']),
    scripts: {},
    prefixes: fake.prefixes ?? paths,
    routes: fake.routes ?? paths.map((pattern) => ({ id: pattern, pattern })),
    redirects: fake.redirects ?? [],
    posts: fake.posts ?? [],
    islands: { button: ['button.js'] },
  };
  const files = hashesOf(filesOf(fake, release));
  const id = releaseIdOf(fake.name, files);
  const isOwnProgram = Object.keys(fake.files ?? {}).some((file) => file.endsWith('.cjs'));
  const isHarmful = Object.values(fake.pages ?? {}).some((words) => HARMFUL.includes(words));
  if (!isOwnProgram && !isHarmful) harmless.add(id);
  return { ...release, files, id, ...(fake.maps && { maps: hashesOf(fake.maps) }) };
}

function hashesOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)]));
}

/** A rule of a section's stylesheet, scoped as the build does. */
export function scopedSheet(name: PartName, rule: string): string {
  return name === 'shell' ? rule : `@layer remote.${name}{[data-remote=${name}] ${rule}}`;
}

/** The files of a fake release, by path. */
export function filesOf(fake: FakeRelease, release: Release): Record<string, string> {
  return {
    [`${releaseFolders.node}/renderer.cjs`]:
      fake.name === 'shell' ? shellRenderer(fake) : remoteRenderer(fake, release),
    [`${releaseFolders.browser}/${release.entry}`]: `start('${release.name}');`,
    [`${releaseFolders.browser}/${release.name === 'shell' ? 'loader' : 'button'}.js`]: 'run();',
    [`${releaseFolders.browser}/styles.css`]: scopedSheet(release.name, '.a{order:1}'),
    ...fake.files,
  };
}

function remoteRenderer(fake: FakeRelease, release: Release): string {
  const { pages = {}, documents = {}, searchable = {}, sharedImage } = fake;
  const { prefixes, routes, contractVersion } = release;
  const files = Object.entries(documents).map(([path, body]) => ({ path, body }));
  const entries = Object.entries(searchable).map(([path, title]) => ({
    path,
    kind: 'page',
    title,
    alsoCalled: [],
    summary: '',
  }));
  return `
    const pages = ${JSON.stringify(pages)};
    const shared = ${JSON.stringify(sharedImage ? { openGraph: { image: sharedImage } } : {})};
    exports.renderer = {
      ...${JSON.stringify({ prefixes, routes, contractVersion })},
      paths: async () => Object.keys(pages),
      documents: async () => ${JSON.stringify(files)},
      searchEntries: async () => ${JSON.stringify(entries)},
      render: async ({ path, services }) => {
        if (pages[path] === 'throws') throw new Error('out of ink');
        if (pages[path] === 'hangs') await new Promise(() => setInterval(() => {}, 1000));
        if (pages[path] === 'exits') process.exit(0);
        if (pages[path] === 'floods') return { html: 'x'.repeat(6_000_000) };
        if (pages[path] === 'built-in') {
          const posts = await services.publishedBlogs('built-in');
          return rendered(path, posts.map(({ title }) => title).join(', '));
        }
        if (pages[path] === 'throws with a post' || pages[path] === 'newest') {
          const [post] = await services.publishedBlogs({ newest: 1 });
          if (pages[path] === 'throws with a post' && post) throw new Error('out of ink');
          if (pages[path] === 'newest') return rendered(path, post ? post.title : 'No posts');
        }
        return rendered(path, pages[path]);
      },
    };
    const rendered = (path, words) => ({
      html: '<h1>' + words + '</h1><div data-island="button"></div>',
      preloads: [],
      head: { title: String(words), description: '', canonicalPath: path, ...shared },
      status: words === undefined || words === 'missing' ? 404 : 200,
    });`;
}

function shellRenderer({ words = '' }: FakeRelease): string {
  return `
    exports.renderer = {
      renderDocument: ({ site, pathname, head, fragment, styles, loader, lock }) =>
        '<!doctype html>' + JSON.stringify({ pathname, styles, loader, lock }) +
        '<title>' + head.title + '</title>' +
        (head.openGraph ? '<script type="open-graph">' + JSON.stringify(head.openGraph) + '</script>' : '') +
        '<body>' + (fragment.remote ? '<link href="' + fragment.criticalSheet.address + '" integrity="' + fragment.criticalSheet.integrity + '">' : '') +
        (fragment.remote ? '<div data-remote="' + fragment.remote + '">' : '<div>') +
        fragment.html + '</div>' +
        '<footer>' + site.contact.phone + ' ${words}</footer></body>',
      renderErrorFragment: (site, reason) => {
        if ('${words}' === 'broken shell') throw new Error('out of ink');
        return { html: '<h1>' + reason + '</h1>', head: { title: reason, description: '', canonicalPath: '/' } };
      },
    };`;
}
