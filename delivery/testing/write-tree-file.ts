import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/kit/site.ts';
import { hashOf } from '../blobs/blob-store.ts';
import { encode, formsOf } from '../host/compressed-forms.ts';
import type { ServedTree } from '../host/served-tree.ts';

/** For tests: writes a file of a served tree, with its compressed copies beside it. */
export async function writeTreeFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const bytes = Buffer.from(text);
  for (const form of formsOf(file)) await writeFile(file + form, await encode(form, file, bytes));
}

/** For tests: the tree of the files in a folder, which changes with them. */
export function treeIn(folder: string, site: SiteConfig): ServedTree {
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|new)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return {
    folder,
    id: 'a-version',
    site,
    files: new Map(
      files.map((file) => [path.relative(folder, file), hashOf(readFileSync(file))] as const),
    ),
  };
}
