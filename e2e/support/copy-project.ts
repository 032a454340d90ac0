import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from './site.ts';
import { workspaces } from './workspaces.ts';

/** Folders of the repository that a build reads. */
const sources = workspaces.filter((name) => name !== 'e2e');
const rootFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'site.config.json',
];

/** The React version of a project copy: the installed one, or an older one, as used by a team that has not upgraded. */
export type ReactVersion = 'same' | 'previous';

/** Copies the project's sources into a folder. Links packages, so nothing is installed. */
export async function copyProject(folder: string, react: ReactVersion): Promise<void> {
  for (const name of sources) {
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      // A kit test creates and deletes `changed.md`.
      filter: (source) => !/[\\/](node_modules|dist|changed\.md)$/.test(source),
    });
  }
  for (const name of rootFiles) await cp(path.join(root, name), path.join(folder, name));
  await linkPackages(folder, react === 'previous' ? packagesOfPreviousReact : {});
}

/**
 * Packages to copy instead of linking, so that everything resolves the older React: a linked package would resolve the
 * React next to its original. Name in the copy → installed as.
 */
const packagesOfPreviousReact: Readonly<Record<string, string>> = {
  react: 'react-previous',
  'react-dom': 'react-dom-previous',
  'react-router': 'react-router',
  'react-router-dom': 'react-router-dom',
  'react-slick': 'react-slick',
  'single-spa-react': 'single-spa-react',
};

/** Links or copies every installed package, and points the workspaces at the copy. */
async function linkPackages(
  folder: string,
  copied: Readonly<Record<string, string>>,
): Promise<void> {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  await mkdir(path.join(to, '@site'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@site' || name in copied) continue;
    await symlink(path.join(from, name), path.join(to, name));
  }
  for (const [name, installedAs] of Object.entries(copied)) {
    await cp(path.join(from, installedAs), path.join(to, name), {
      recursive: true,
      dereference: true,
    });
  }
  for (const name of sources) {
    await symlink(path.join(folder, name), path.join(to, '@site', name));
    // Packages of one workspace whose version differs from the root's.
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(folder, name, 'node_modules'));
  }
}
