import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedFile } from '@site/kit/remote/page-lock.ts';
import { hashOf } from '../../blobs/blob-store.ts';
import type { Release } from '../../releases/release.ts';
import { releaseFolder, releaseFolders } from '../../releases/release-store.ts';
import { integrityOf } from '../release-addresses.ts';
import { readCachedSheets, writeCachedSheets } from './sheet-cache.ts';
import { shapeOf } from './shape-of.ts';
import { CRITICAL_SHEETS } from '../site-addresses.ts';

/** A generator of critical CSS. */
export type CriticalSheets = {
  /** Returns the critical CSS for a remote's pages whose document begins with this HTML. */
  sheetFor: (remote: Release, html: string) => Promise<CheckedFile>;
  /** All generated sheets by URL. */
  made: ReadonlyMap<string, string>;
  /** Writes the generated sheets to the cache. */
  save: () => Promise<void>;
};

/**
 * Generates critical CSS from the full sheets of releases, which are only read on a cache miss. `force` bypasses the
 * cache. Deterministic.
 */
export function criticalSheets(
  dataDir: string,
  shell: Release,
  { force = false }: { force?: boolean } = {},
): CriticalSheets {
  const makers = new Map<string, Promise<SheetMaker>>();
  const made = new Map<string, string>();
  return {
    made,
    async sheetFor(remote, html) {
      const making = makers.get(remote.name) ?? sheetMaker(dataDir, [shell, remote], { force });
      makers.set(remote.name, making);
      const text = await (await making).textFor(html);
      const hash = hashOf(text);
      const address = `/${CRITICAL_SHEETS}/${hash.slice(0, 16)}.css`;
      made.set(address, text);
      return { address, integrity: integrityOf(hash) };
    },
    async save() {
      for (const making of makers.values()) await (await making).save();
    },
  };
}

type SheetMaker = {
  textFor: (html: string) => Promise<string>;
  save: () => Promise<void>;
};

/** Creates a generator for pages that use the full sheets of these releases. */
async function sheetMaker(
  dataDir: string,
  releases: readonly Release[],
  { force }: { force: boolean },
): Promise<SheetMaker> {
  const hashes = releases.flatMap(({ styles, files }) =>
    styles.map((file) => files[path.posix.join(releaseFolders.browser, file)] ?? ''),
  );
  const cached = force ? null : await readCachedSheets(dataDir, hashes);
  let reading: ReturnType<typeof readSheets> | undefined;
  const read = () => (reading ??= readSheets(dataDir, releases));
  const distinctions = cached?.distinctions ?? (await read()).distinctions;
  const texts = new Map<string, string>(cached?.texts);
  return {
    async textFor(html) {
      const shape = hashOf(shapeOf(html, distinctions));
      const text = texts.get(shape) ?? (await read()).sheetOf(html);
      texts.set(shape, text);
      return text;
    },
    async save() {
      if (texts.size === cached?.texts.size) return;
      await writeCachedSheets(dataDir, hashes, { distinctions, texts });
    },
  };
}

/** Imports the HTML and CSS parsers lazily, because most compositions don't need them. */
async function readSheets(dataDir: string, releases: readonly Release[]) {
  const { criticalSheet } = await import('./critical-sheet.ts');
  const { fullSheets } = await import('./full-sheets.ts');
  const { seenElements } = await import('./seen-elements.ts');
  const { distinctionsOf } = await import('./distinctions.ts');
  const texts = await Promise.all(releases.map((release) => sheetTexts(dataDir, release)));
  const sheets = fullSheets(texts.flat());
  return {
    distinctions: distinctionsOf(sheets),
    sheetOf: (html: string) => criticalSheet(sheets, seenElements(html)),
  };
}

/** Reads the stylesheets of a release. */
export function sheetTexts(dataDir: string, { name, id, styles }: Release): Promise<string[]> {
  const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  return Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
}
