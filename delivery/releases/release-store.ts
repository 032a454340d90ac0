import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { hashOf } from '../blobs/blob-store.ts';
import { type PartName, type Release, releaseIdOf, releaseSchema } from './release.ts';

/** The folder of a part's releases on this machine. */
export function releasesFolder(dataDir: string, name: PartName): string {
  return path.join(dataDir, 'releases', name);
}

/** The folder of one release: `<data folder>/releases/<name>/<id>`. */
export function releaseFolder(dataDir: string, name: PartName, id: string): string {
  return path.join(releasesFolder(dataDir, name), id);
}

/** The halves of a release folder. */
export const releaseFolders = { browser: 'browser', node: 'node', assets: 'assets' } as const;

/**
 * Reads a release; `null` when there is none of that name and id. Throws when its description is damaged, or is
 * not that of its folder.
 */
export async function readRelease(
  dataDir: string,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const file = path.join(releaseFolder(dataDir, name, id), 'release.json');
  if (!existsSync(file)) return null;
  const release = parseRelease(await readFile(file, 'utf8'), file);
  if (release.name !== name || release.id !== id) {
    throw new Error(`The folder of ${name} ${id} holds ${release.name} ${release.id}.`);
  }
  return release;
}

/** Reads what a release says about itself. Throws, naming the `file` it is from, when that is damaged. */
export function parseRelease(text: string, file: string): Release {
  try {
    return v.parse(releaseSchema, JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is damaged: ${reason}`, { cause: error });
  }
}

/** Looks at every file of a release. Gives what is not as it was released, a sentence each. */
export async function damageOf(dataDir: string, release: Release): Promise<string[]> {
  const { name, id, files } = release;
  const what = `Release ${id} of ${name}`;
  if (releaseIdOf(name, files) !== id)
    return [`${what} lists other files than it was released with.`];
  const folder = releaseFolder(dataDir, name, id);
  const found = await Promise.all(
    Object.entries(files).map(async ([file, hash]) => {
      const bytes = await readFile(path.join(folder, file)).catch(() => null);
      if (bytes === null) return `${what} lacks its file ${file}.`;
      return hashOf(bytes) === hash ? null : `${what} was changed after it was released: ${file}.`;
    }),
  );
  return found.filter((sentence) => sentence !== null);
}

/** The file that renders a release's pages, or for the shell its documents. */
export function rendererFile(dataDir: string, name: PartName, id: string): string {
  return path.join(releaseFolder(dataDir, name, id), releaseFolders.node, 'renderer.cjs');
}

/** Where pictures, fonts and the like are for visitors. */
export const ASSETS = '/website/assets';

/** The files that a release puts below `ASSETS`, by their paths there. */
export function assetsOf({ files }: Release): readonly string[] {
  const start = `${releaseFolders.assets}/`;
  return Object.keys(files)
    .filter((file) => file.startsWith(start) && !file.endsWith('.md'))
    .map((file) => file.slice(start.length));
}
