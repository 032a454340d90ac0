import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedFile } from '@site/kit/remote/registry.ts';
import { hashOf } from '../../blobs/blob-store.ts';
import type { Release } from '../../releases/release.ts';
import { releaseFolder, releaseFolders } from '../../releases/release-store.ts';
import { integrityOf } from '../release-addresses.ts';
import { rememberedSheets, rememberSheets } from './remembered-sheets.ts';
import { shapeOf } from './shape-of.ts';
import { CRITICAL_SHEETS } from '../site-addresses.ts';

/** First-screen sheets in the making. */
export type CriticalSheets = {
  /** The sheet for pages of a remote whose document begins like this. */
  sheetFor: (remote: Release, beginning: string) => Promise<CheckedFile>;
  /** The text of every sheet that was asked for, by its address. */
  made: ReadonlyMap<string, string>;
  /** Writes down what was made, so that the next composition need not make it again. */
  remember: () => Promise<void>;
};

/**
 * Makes first-screen sheets of the full sheets of releases, which are read when a sheet is first asked for that this
 * machine has not made before; with `anew`, all are made. The same full sheets and beginning give the same sheet.
 */
export function criticalSheets(
  dataDir: string,
  shell: Release,
  { anew = false }: { anew?: boolean } = {},
): CriticalSheets {
  const makers = new Map<string, Promise<SheetMaker>>();
  const made = new Map<string, string>();
  return {
    made,
    async sheetFor(remote, beginning) {
      const making = makers.get(remote.name) ?? sheetMaker(dataDir, [shell, remote], { anew });
      makers.set(remote.name, making);
      const text = await (await making).textFor(beginning);
      const hash = hashOf(text);
      const address = `/${CRITICAL_SHEETS}/${hash.slice(0, 16)}.css`;
      made.set(address, text);
      return { address, integrity: integrityOf(hash) };
    },
    async remember() {
      for (const making of makers.values()) await (await making).remember();
    },
  };
}

type SheetMaker = {
  textFor: (beginning: string) => Promise<string>;
  remember: () => Promise<void>;
};

/** Makes the first-screen sheets of pages that have the full sheets of these releases. */
async function sheetMaker(
  dataDir: string,
  releases: readonly Release[],
  { anew }: { anew: boolean },
): Promise<SheetMaker> {
  const hashes = releases.flatMap(({ styles, files }) =>
    styles.map((file) => files[path.posix.join(releaseFolders.browser, file)] ?? ''),
  );
  const remembered = anew ? null : await rememberedSheets(dataDir, hashes);
  let reading: ReturnType<typeof readSheets> | undefined;
  const read = () => (reading ??= readSheets(dataDir, releases));
  const distinctions = remembered?.distinctions ?? (await read()).distinctions;
  const texts = new Map<string, string>(remembered?.texts);
  return {
    async textFor(beginning) {
      const shape = hashOf(shapeOf(beginning, distinctions));
      const text = texts.get(shape) ?? (await read()).sheetOf(beginning);
      texts.set(shape, text);
      return text;
    },
    async remember() {
      if (texts.size === remembered?.texts.size) return;
      await rememberSheets(dataDir, hashes, { distinctions, texts });
    },
  };
}

/** Loads what reads HTML and CSS only now: most compositions need none of it. */
async function readSheets(dataDir: string, releases: readonly Release[]) {
  const { criticalSheet } = await import('./critical-sheet.ts');
  const { fullSheets } = await import('./full-sheets.ts');
  const { seenElements } = await import('./seen-elements.ts');
  const { distinctionsOf } = await import('./distinctions.ts');
  const texts = await Promise.all(releases.map((release) => sheetTexts(dataDir, release)));
  const sheets = fullSheets(texts.flat());
  return {
    distinctions: distinctionsOf(sheets),
    sheetOf: (beginning: string) => criticalSheet(sheets, seenElements(beginning)),
  };
}

/** The style sheets of a release. */
export function sheetTexts(dataDir: string, { name, id, styles }: Release): Promise<string[]> {
  const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  return Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
}
