import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedFile } from '@site/kit/remote/registry.ts';
import { hashOf } from '../../blobs/blob-store.ts';
import type { Release } from '../../releases/release.ts';
import { releaseFolder, releaseFolders } from '../../releases/release-store.ts';
import { integrityOf } from '../release-addresses.ts';
import { criticalSheet } from './critical-sheet.ts';
import { fullSheets } from './full-sheets.ts';
import { seenElements } from './seen-elements.ts';

/** The folder of first-screen sheets in the public tree. A name there never changes meaning. */
export const CRITICAL_SHEETS = 'first-screen';

/** First-screen sheets in the making. */
export type CriticalSheets = {
  /** The sheet for pages of a remote whose document begins like this. */
  sheetFor: (remote: Release, beginning: string) => CheckedFile;
  /** The text of every sheet that was asked for, by its address. */
  made: ReadonlyMap<string, string>;
};

/** Reads the full sheets of live releases and makes first-screen sheets of them. Pages alike share one. */
export async function criticalSheets(
  dataDir: string,
  shell: Release,
  remotes: readonly Release[],
): Promise<CriticalSheets> {
  const ofShell = await sheetTexts(dataDir, shell);
  const full = new Map(
    await Promise.all(
      remotes.map(async (remote) => {
        const texts = [...ofShell, ...(await sheetTexts(dataDir, remote))];
        return [remote.name, fullSheets(texts)] as const;
      }),
    ),
  );
  const made = new Map<string, string>();
  return {
    made,
    sheetFor(remote, beginning) {
      const sheets = full.get(remote.name);
      if (!sheets) throw new Error(`The sheets of ${remote.name} were not read.`);
      const text = criticalSheet(sheets, seenElements(beginning));
      const hash = hashOf(text);
      const address = `/${CRITICAL_SHEETS}/${hash.slice(0, 16)}.css`;
      made.set(address, text);
      return { address, integrity: integrityOf(hash) };
    },
  };
}

function sheetTexts(dataDir: string, { name, id, styles }: Release): Promise<string[]> {
  const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  return Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
}
