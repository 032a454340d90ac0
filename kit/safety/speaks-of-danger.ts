import { contentOf } from '../content/content-of.ts';
import document from './content/danger-words.yaml';
import { dangerFinder } from './danger-finder.ts';
import type { DangerWords } from './safety-schema.ts';

/** `dangerFinder` for code that a build bundles with the document. */
export const speaksOfDanger = dangerFinder(contentOf<DangerWords>(document));
