import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { PartName, Release } from '../releases/release.ts';
import { releaseFolder, releaseFolders } from '../releases/release-store.ts';

/** What a release for a test is made of; what is left out is that of a sound release. */
export type FakeRelease = Partial<Omit<Release, 'name' | 'id'>> & {
  name: PartName;
  /** One hexadecimal digit, which is repeated to an id. */
  digit: string;
  /**
   * The pages of a remote by path, as the words of their headings; `throws` cannot be drawn, and `kills`
   * ends the first program that draws it with a published post of its name.
   */
  pages?: Readonly<Record<string, string>>;
  /** The addresses that a change of data touches. */
  touched?: readonly string[];
  /** Files besides the pages, by address. */
  documents?: Readonly<Record<string, string>>;
  /** Titles of what can be searched for, by address. */
  searchable?: Readonly<Record<string, string>>;
  /** Words in every document of a shell, to tell one shell from another. */
  words?: string;
  /** A shell that cannot draw its own pages. */
  cannotDrawErrors?: boolean;
  /** Files of the release besides those that every release has, by path within the release. */
  files?: Readonly<Record<string, string>>;
};

/** A data folder of its own, in which releases can be laid ready. */
export type Yard = {
  dataDir: string;
  /** Puts a release into the folder; gives its id. */
  lay: (release: FakeRelease) => Promise<string>;
  /** Every file below the public tree with a hash of its bytes. */
  publicTree: () => Promise<Readonly<Record<string, string>>>;
  readPublic: (file: string) => Promise<string>;
  close: () => Promise<void>;
};

/** For tests: services without any post. */
export const noServices: Services = { publishedBlogs: async () => [], blog: async () => null };

/** For tests: releases without a build, whose renderers are a few lines of JavaScript. */
export async function openYard(): Promise<Yard> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'yard-'));
  const publicDir = path.join(dataDir, 'public');
  return {
    dataDir,
    async lay(fake) {
      const release = describe(fake);
      const files = {
        'release.json': JSON.stringify(release),
        [`${releaseFolders.node}/renderer.cjs`]: rendererOf(fake, release),
        [`${releaseFolders.browser}/${release.entry}`]: `start('${release.id}');`,
        [`${releaseFolders.browser}/styles.css`]: `.a{order:1}`,
        ...fake.files,
      };
      const folder = releaseFolder(dataDir, release.name, release.id);
      for (const [file, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
      return release.id;
    },
    async publicTree() {
      const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .toSorted();
      const hashes = await Promise.all(
        files.map(async (file) =>
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ),
      );
      return Object.fromEntries(
        files.map((file, index) => [path.relative(publicDir, file), hashes[index] ?? '']),
      );
    },
    readPublic: (file) => readFile(path.join(publicDir, file), 'utf8'),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

function describe(fake: FakeRelease): Release {
  const paths = Object.keys(fake.pages ?? {});
  const isShell = fake.name === 'shell';
  return {
    name: fake.name,
    id: fake.digit.repeat(16),
    builtAt: fake.builtAt ?? '2024-06-17T10:00:00.000Z',
    gitRevision: fake.gitRevision ?? null,
    contractVersion: fake.contractVersion ?? CONTRACT_VERSION,
    entry: isShell ? 'shell.js' : 'entry.js',
    integrity: fake.integrity ?? `sha384-${fake.digit}`,
    styles: ['styles.css'],
    exposes: fake.exposes ?? (isShell ? [] : ['./app']),
    prefixes: fake.prefixes ?? paths,
    routes: fake.routes ?? paths.map((pattern) => ({ id: pattern, pattern, scripts: ['page.js'] })),
  };
}

function rendererOf(fake: FakeRelease, release: Release): string {
  return fake.name === 'shell' ? shellRenderer(fake) : remoteRenderer(fake, release);
}

function remoteRenderer(fake: FakeRelease, release: Release): string {
  const { pages = {}, touched = [], documents = {}, searchable = {} } = fake;
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
    exports.renderer = {
      ...${JSON.stringify(release)},
      paths: async () => Object.keys(pages),
      touchedBy: async () => ${JSON.stringify(touched)},
      documents: async () => ${JSON.stringify(files)},
      searchEntries: async () => ${JSON.stringify(entries)},
      render: async ({ path, services }) => {
        if (pages[path] === 'throws') throw new Error(path + ' cannot be drawn');
        if (pages[path] === 'kills' && (await services.blog(path.split('/').at(-1)))) {
          const { existsSync, writeFileSync } = require('node:fs');
          if (!existsSync(__filename + '.killed')) {
            writeFileSync(__filename + '.killed', '');
            process.kill(process.pid, 'SIGKILL');
          }
        }
        return {
          html: '<h1>' + pages[path] + '</h1>',
          head: { title: String(pages[path]), description: '', canonicalPath: path },
          status: pages[path] ? 200 : 404,
          data: { from: path },
          routeId: path,
        };
      },
    };`;
}

function shellRenderer({ words = '', cannotDrawErrors = false }: FakeRelease): string {
  return `
    exports.renderer = {
      renderDocument: ({ site, pathname, head, fragment, styles, loader, lock }) =>
        '<!doctype html>' + JSON.stringify({ pathname, styles, loader, lock }) +
        '<title>' + head.title + '</title>' +
        (fragment.firstScreen
          ? '<link href="' + fragment.firstScreen(fragment.html.slice(0, fragment.fold)) + '">'
          : '') +
        fragment.html +
        '<footer>' + site.contact.phone + ' ${words}</footer>',
      renderErrorFragment: (site, reason) => {
        if (${cannotDrawErrors}) throw new Error('the page for ' + reason + ' cannot be drawn');
        return { html: '<h1>' + reason + '</h1>', head: { title: reason, canonicalPath: '/' } };
      },
    };`;
}
