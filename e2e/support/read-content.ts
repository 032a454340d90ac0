import path from 'node:path';
import { contentOf } from '@site/kit/content/content-of.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { repositoryRoot } from '@site/delivery/config.ts';

/** A document's content, such as `mfe-assessments/content/conditions/adhd.md`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names its own
export function readContent<Content>(file: string): Content {
  return contentOf<Content>(readDocument(path.join(repositoryRoot, file)).content);
}
