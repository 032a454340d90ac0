import path from 'node:path';
import { checkDocuments } from '@site/kit/content/check-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { resultProblems } from './content/check-results.ts';

const content = path.join(import.meta.dirname, 'content');

/**
 * Returns the problems in prose that no schema catches, each with its document. `npx site release` refuses to build
 * until the list is empty.
 */
export function checkContent(): readonly string[] {
  return [
    ...checkDocuments(content, configuredSite(), ['host', 'city', 'name']),
    ...resultProblems((file) => readDocument(path.join(content, file)).content),
  ];
}
