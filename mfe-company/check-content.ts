import path from 'node:path';
import { listDocuments } from '@site/kit/content/list-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { problemsOfWords } from './content/check-words.ts';

const content = path.join(import.meta.dirname, 'content');

/**
 * What is wrong with the words of this section that no schema sees, each with its document. `npx site release` asks, and
 * releases nothing until the list is empty.
 */
export function checkContent(): readonly string[] {
  const site = configuredSite();
  return listDocuments(content).flatMap((file) =>
    problemsOfWords(readDocument(path.join(content, file)).content, site).map(
      (problem) => `mfe-company/content/${file}, ${problem}`,
    ),
  );
}
