import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedFile } from '@site/kit/remote/registry.ts';
import { hashOf } from '../../blobs/blob-store.ts';
import type { Release } from '../../releases/release.ts';
import { releaseFolder, releaseFolders } from '../../releases/release-store.ts';
import { integrityOf } from '../release-addresses.ts';

/** The folder of first-screen sheets in the public tree. A name there never changes meaning. */
export const CRITICAL_SHEETS = 'first-screen';

/** Whether an address is that of a first-screen sheet. */
export function isCriticalSheet(address: string): boolean {
  return address.startsWith(`/${CRITICAL_SHEETS}/`);
}

/** First-screen sheets in the making. */
export type CriticalSheets = {
  /** The sheet for pages of a remote whose document begins like this. */
  sheetFor: (remote: Release, beginning: string) => Promise<CheckedFile>;
  /** The text of every sheet that was asked for, by its address. */
  made: ReadonlyMap<string, string>;
};

/** Makes first-screen sheets of the full sheets of releases, which are read when one is first asked for. */
export function criticalSheets(dataDir: string, shell: Release): CriticalSheets {
  const read = new Map<string, ReturnType<typeof readSheets>>();
  const made = new Map<string, string>();
  const known = new Map<string, CheckedFile>();
  return {
    made,
    async sheetFor(remote, beginning) {
      const reading = read.get(remote.name) ?? readSheets(dataDir, shell, remote);
      read.set(remote.name, reading);
      const { shapeOf, sheetOf } = await reading;
      const shape = `${remote.name} ${hashOf(shapeOf(beginning))}`;
      const alike = known.get(shape);
      if (alike) return alike;
      const text = sheetOf(beginning);
      const hash = hashOf(text);
      const sheet = {
        address: `/${CRITICAL_SHEETS}/${hash.slice(0, 16)}.css`,
        integrity: integrityOf(hash),
      };
      made.set(sheet.address, text);
      known.set(shape, sheet);
      return sheet;
    },
  };
}

/** Loads what reads HTML and CSS only now: a rollback renders nothing, and is waited for. */
async function readSheets(dataDir: string, shell: Release, remote: Release) {
  const { criticalSheet } = await import('./critical-sheet.ts');
  const { fullSheets } = await import('./full-sheets.ts');
  const { seenElements } = await import('./seen-elements.ts');
  const { distinctionsOf, shapeOf } = await import('./shape-of.ts');
  const texts = [...(await sheetTexts(dataDir, shell)), ...(await sheetTexts(dataDir, remote))];
  const sheets = fullSheets(texts);
  const distinctions = distinctionsOf(sheets);
  return {
    shapeOf: (beginning: string) => shapeOf(beginning, distinctions),
    sheetOf: (beginning: string) => criticalSheet(sheets, seenElements(beginning)),
  };
}

function sheetTexts(dataDir: string, { name, id, styles }: Release): Promise<string[]> {
  const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  return Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
}
