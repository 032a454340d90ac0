import { cp, link, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../support/site.ts';

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      resolved: v.optional(v.string(), ''),
      dev: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
    }),
  ),
});

/** Written by install scripts: esbuild's replaces a small launcher with its binary, to save a process. */
const writtenByScripts = ['node_modules/esbuild/bin'];

/**
 * Installs into a folder what `npm ci --omit=dev --ignore-scripts` would, including npm's hidden lockfile, from the
 * packages installed on this machine, without the network.
 */
export async function installProduction(folder: string): Promise<void> {
  const text = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = v.parse(lockfile, JSON.parse(text));
  await mkdir(path.join(folder, 'node_modules/@site'), { recursive: true });
  const installed: Record<string, { version: string | undefined }> = {};
  for (const [name, locked] of Object.entries(packages)) {
    const { version, resolved, dev, link: isLink, optional } = locked;
    if (!name.includes('node_modules/') || dev) continue;
    if (isLink) {
      await symlink(path.relative(path.dirname(name), resolved), path.join(folder, name));
      continue;
    }
    const isThere = await linkTree(name, folder);
    if (!isThere && !optional) throw new Error(`${name} is not installed.`);
    if (isThere) installed[name] = { version };
  }
  await writeFile(
    path.join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: installed }),
  );
}

/** Copies one package without its nested ones. Returns whether it is installed on this machine. */
async function linkTree(name: string, folder: string): Promise<boolean> {
  const entries = await readdir(path.join(root, name), { withFileTypes: true }).catch(() => null);
  if (!entries) return false;
  await mkdir(path.join(folder, name), { recursive: true });
  for (const entry of entries) {
    const inside = path.join(name, entry.name);
    if (entry.name === 'node_modules' || writtenByScripts.includes(inside)) continue;
    if (entry.isDirectory()) await linkTree(inside, folder);
    else await linkFile(path.join(root, inside), path.join(folder, inside));
  }
  return true;
}

/** Hard-links a file, or copies it if the folders are on different disks. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => cp(from, to));
}
