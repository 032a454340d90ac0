import { contentOf } from '../content/content-of.ts';
import document from './content/danger-words.yaml';
import { dangerFinder, type SpokenDanger } from './danger-finder.ts';
import type { DangerWords } from './safety-schema.ts';

const dangerIn = dangerFinder(contentOf<DangerWords>(document));

/** Finds the danger that a search is about. In a search, single words count that are too common in a message. */
export function searchesForDanger(query: string): SpokenDanger | undefined {
  return dangerIn('search', query);
}
