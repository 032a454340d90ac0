import path from 'node:path';
import type { Redirect } from '../remote/contract.ts';
import { listDocuments } from './list-documents.ts';
import { collectionOf, readDocument } from './read-document.ts';

/** Lists the redirects from former addresses, `was` in the documents below a section's content folder. */
export function listRedirects(folder: string): Redirect[] {
  return listDocuments(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const { content, was } = readDocument(file);
    const { page } = collectionOf(file, folder);
    if (page === undefined) return [];
    const to = typeof page === 'string' ? page : page(content, name);
    return was.map((from) => ({ from, to }));
  });
}
