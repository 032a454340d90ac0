import path from 'node:path';
import { listDocuments } from '@site/kit/content/list-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { proseProblems } from './content/check-prose.ts';

const content = path.join(import.meta.dirname, 'content');

/**
 * Returns the problems in prose that no schema catches, each with its document. `npx site release` refuses to build
 * until the list is empty.
 */
export function checkContent(): readonly string[] {
  const site = configuredSite();
  return listDocuments(content).flatMap((file) =>
    proseProblems(readDocument(path.join(content, file)).content, site).map(
      (problem) => `mfe-company/content/${file}, ${problem}`,
    ),
  );
}
