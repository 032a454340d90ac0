import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../blobs/blob-store.ts';
import {
  makeFolderDurably,
  moveFolderDurably,
  UNFINISHED,
  writeDurably,
} from '@site/api/durable-file.ts';
import {
  DESCRIPTION,
  descriptionText,
  parseRelease,
  type PartName,
  type Release,
  releaseIdOf,
} from './release.ts';

export function releasesFolder(dataDir: string, name: PartName): string {
  return path.join(dataDir, 'releases', name);
}

/** `<data folder>/releases/<name>/<id>` */
export function releaseFolder(dataDir: string, name: PartName, id: string): string {
  return path.join(releasesFolder(dataDir, name), id);
}

export const releaseFolders = { browser: 'browser', node: 'node', assets: 'assets' } as const;

/** Reads a release. Returns `null` if it doesn't exist or its description is damaged. */
export async function readRelease(
  dataDir: string,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const file = path.join(releaseFolder(dataDir, name, id), DESCRIPTION);
  if (!existsSync(file)) return null;
  const parsed = parseRelease(await readFile(file, 'utf8'));
  if (parsed.kind === 'invalid') return null;
  const { release } = parsed;
  return release.name === name && release.id === id ? release : null;
}

/**
 * Moves a finished release into place, replacing a damaged copy. An intact copy stays, and gets the commit that it was
 * last built from: several commits can produce equal files, and the audit log names the newest.
 */
export async function placeRelease(
  dataDir: string,
  release: Release,
  folder: string,
): Promise<Release> {
  const { name, id, gitRevision, commit } = release;
  const target = releaseFolder(dataDir, name, id);
  await makeFolderDurably(path.dirname(target));
  const present = await readRelease(dataDir, name, id);
  if (present && (await damageOf(dataDir, present)).length === 0) {
    if (present.gitRevision === gitRevision) return present;
    const recorded = { ...present, gitRevision, commit };
    await writeDurably(path.join(target, DESCRIPTION), descriptionText(recorded));
    return recorded;
  }
  if (existsSync(target)) {
    const damaged = `${target}.${randomUUID()}${UNFINISHED}`;
    await rename(target, damaged);
    await rm(damaged, { recursive: true, force: true });
  }
  await moveFolderDurably(folder, target).catch(async (error: unknown) => {
    // Another program may have just placed the same release.
    if ((await readRelease(dataDir, name, id)) === null) throw error;
  });
  return release;
}

/** Verifies all files of a release and returns a list of problems. */
export async function damageOf(dataDir: string, release: Release): Promise<string[]> {
  const { name, id, files } = release;
  const what = `Release ${id} of ${name}`;
  if (releaseIdOf(name, files) !== id) return [`${what}: its list of files was changed.`];
  const folder = releaseFolder(dataDir, name, id);
  const found = await Promise.all(
    Object.entries(files).map(async ([file, hash]) => {
      const bytes = await readFile(path.join(folder, file)).catch(() => null);
      if (bytes === null) return `${what}: missing file ${file}.`;
      return hashOf(bytes) === hash ? null : `${what}: ${file} was changed after the release.`;
    }),
  );
  return found.filter((sentence) => sentence !== null);
}

/** Returns the path of the script that renders a release's pages, or the shell's documents. */
export function rendererFile(dataDir: string, name: PartName, id: string): string {
  return path.join(releaseFolder(dataDir, name, id), releaseFolders.node, 'renderer.cjs');
}

/** The URL prefix of pictures, fonts and other assets. */
export const ASSETS = '/website/assets';

/** Returns a release's files below `ASSETS`, as relative paths. */
export function assetsOf({ files }: Release): readonly string[] {
  const start = `${releaseFolders.assets}/`;
  return Object.keys(files)
    .filter((file) => file.startsWith(start) && !file.endsWith('.md'))
    .map((file) => file.slice(start.length));
}
