import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Redirect } from '../remote/contract.ts';
import { collectionsIn, readDocument } from './read-document.ts';

/**
 * The former addresses that the documents of a section list under `was`, with the address each has now. For tools: a bundle
 * has the list in place of the documents.
 */
export function documentRedirects(contentFolder: URL | string): Redirect[] {
  const folder = path.resolve(
    typeof contentFolder === 'string' ? contentFolder : fileURLToPath(contentFolder),
  );
  const collections = collectionsIn(folder).filter(({ page }) => page);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((name) => {
      const collection = collections.find(({ files }) => path.matchesGlob(name, files));
      if (!collection?.page) return [];
      const { content, was } = readDocument(path.join(folder, name));
      if (was.length === 0) return [];
      const { page } = collection;
      const to = typeof page === 'string' ? page : page(content, name);
      return was.map((from) => ({ from, to }));
    });
}
