import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedFile } from '@site/kit/remote/page-lock.ts';
import { hashOf } from '../../blobs/blob-store.ts';
import type { Release } from '../../releases/release.ts';
import { releaseFolder, releaseFolders } from '../../releases/release-store.ts';
import { integrityOf } from '../release-addresses.ts';
import { CRITICAL_SHEETS } from '../site-addresses.ts';

/** Critical CSS, which is served under its address. */
export type CriticalSheet = CheckedFile & { text: string };

/** A generator of critical CSS. */
export type CriticalSheets = {
  /** Returns the critical CSS for a remote's pages whose document begins with this HTML. */
  sheetFor: (remote: Release, html: string) => Promise<CriticalSheet>;
};

/** Generates critical CSS from the full sheets of releases, once per shape of document. Deterministic. */
export function criticalSheets(dataDir: string, shell: Release): CriticalSheets {
  const makers = new Map<string, ReturnType<typeof readSheets>>();
  const texts = new Map<string, string>();
  return {
    async sheetFor(remote, html) {
      const making = makers.get(remote.name) ?? readSheets(dataDir, [shell, remote]);
      makers.set(remote.name, making);
      const { shapeOf, sheetOf } = await making;
      const shape = `${remote.name} ${hashOf(shapeOf(html))}`;
      const text = texts.get(shape) ?? sheetOf(html);
      texts.set(shape, text);
      const hash = hashOf(text);
      const address = `/${CRITICAL_SHEETS}/${hash.slice(0, 16)}.css`;
      return { address, integrity: integrityOf(hash), text };
    },
  };
}

/** Imports the HTML and CSS parsers lazily, because most compositions don't need them. */
async function readSheets(dataDir: string, releases: readonly Release[]) {
  const { criticalSheet, fullSheets } = await import('./critical-sheet.ts');
  const { seenElements } = await import('./can-match.ts');
  const { distinctionsOf, shapeOf } = await import('./shape-of.ts');
  const texts = await Promise.all(releases.map((release) => sheetTexts(dataDir, release)));
  const sheets = fullSheets(texts.flat());
  const distinctions = distinctionsOf(sheets);
  return {
    shapeOf: (html: string) => shapeOf(html, distinctions),
    sheetOf: (html: string) => criticalSheet(sheets, seenElements(html)),
  };
}

/** Reads the stylesheets of a release. */
export function sheetTexts(dataDir: string, { name, id, styles }: Release): Promise<string[]> {
  const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  return Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
}
