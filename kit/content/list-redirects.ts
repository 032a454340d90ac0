import path from 'node:path';
import type { Redirect } from '../remote/contract.ts';
import { pageOf } from './collection.ts';
import { listDocuments } from './list-documents.ts';
import { collectionOf, readDocument } from './read-document.ts';

/** Lists the redirects from former addresses, `was` in the documents below a section's content folder. */
export function listRedirects(folder: string): Redirect[] {
  return listDocuments(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const { content, was } = readDocument(file);
    const to = pageOf(collectionOf(file, folder), content, name);
    return to === undefined ? [] : was.map((from) => ({ from, to }));
  });
}
