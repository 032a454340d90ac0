import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Redirect } from '../remote/contract.ts';
import { listDocuments } from './list-documents.ts';
import { collectionOf, readDocument } from './read-document.ts';

/** Returns the redirects listed under `was` in a section's documents. Only for tools: the build inlines the result. */
export function documentRedirects(contentFolder: URL): Redirect[] {
  const folder = path.resolve(fileURLToPath(contentFolder));
  return listDocuments(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const { content, was } = readDocument(file);
    const { page } = collectionOf(file, folder);
    if (page === undefined) return [];
    const to = typeof page === 'string' ? page : page(content, name);
    return was.map((from) => ({ from, to }));
  });
}
