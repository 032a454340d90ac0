import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteRenderer } from '@site/kit/remote/contract.ts';
import type { ShellRenderer } from '../../shell/renderer.ts';
import * as v from 'valibot';
import { type PartName, type Release, releaseSchema } from './release.ts';

const require = createRequire(import.meta.url);

/** The folder of one release: `<data folder>/releases/<name>/<id>`. */
export function releaseFolder(dataDir: string, name: PartName, id: string): string {
  return path.join(dataDir, 'releases', name, id);
}

/** The halves of a release folder. */
export const releaseFolders = { browser: 'browser', node: 'node', assets: 'assets' } as const;

/** Reads a release; `null` when there is none of that name and id. Throws when its description is damaged. */
export async function readRelease(
  dataDir: string,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const file = path.join(releaseFolder(dataDir, name, id), 'release.json');
  if (!existsSync(file)) return null;
  const release = v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  if (release.name !== name || release.id !== id) {
    throw new Error(`The folder of ${name} ${id} holds ${release.name} ${release.id}.`);
  }
  return release;
}

/** Every release of a part, newest first. */
export async function listReleases(dataDir: string, name: PartName): Promise<Release[]> {
  const folder = path.join(dataDir, 'releases', name);
  if (!existsSync(folder)) return [];
  const ids = await readdir(folder);
  const releases = await Promise.all(ids.map((id) => readRelease(dataDir, name, id)));
  return releases
    .filter((release) => release !== null)
    .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
}

/** Loads what draws a remote's pages. The same release is loaded once. */
export function loadRemoteRenderer(dataDir: string, name: PartName, id: string): RemoteRenderer {
  return loadRenderer(dataDir, name, id) as RemoteRenderer;
}

/** Loads what draws documents. */
export function loadShellRenderer(dataDir: string, id: string): ShellRenderer {
  return loadRenderer(dataDir, 'shell', id) as ShellRenderer;
}

/** A release was checked by name, id and contract version before anything of it is run. */
function loadRenderer(dataDir: string, name: PartName, id: string): unknown {
  const file = path.join(releaseFolder(dataDir, name, id), releaseFolders.node, 'renderer.cjs');
  const module: unknown = require(file);
  if (typeof module !== 'object' || module === null || !('renderer' in module)) {
    throw new Error(`${name} ${id} has no renderer.`);
  }
  return module.renderer;
}
