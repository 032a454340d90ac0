import path from 'node:path';
import { checkDocuments } from '@site/kit/content/check-documents.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';

/** Returns the problems in prose that no schema catches. `npx site release` refuses to build until the list is empty. */
export function checkContent(): readonly string[] {
  return checkDocuments(path.join(import.meta.dirname, 'content'), configuredSite(), []);
}
