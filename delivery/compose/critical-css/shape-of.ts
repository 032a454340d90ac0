import type { Distinctions } from './distinctions.ts';
import { fitsValue } from './fits-value.ts';

/** Attributes that count whatever the selectors are, with their whole values. */
const wholeValues = new Set(['class', 'type', 'popover']);

/**
 * What a document's beginning has that can matter to its critical CSS: its tags, and of their attributes what the
 * sheets tell apart, but neither its words nor anything else. Two beginnings of one shape have one sheet, which is
 * why a thousand posts cost little more than one.
 */
export function shapeOf(beginning: string, { ids, attributes }: Distinctions): string {
  return beginning.replaceAll(
    />([^<]+)<|\s([\w:-]+)="([^"]*)"/g,
    (found, text: string | undefined, attribute: string | undefined, value = '') => {
      // Blank text and words are not the same to a parser, in tables for one.
      if (text !== undefined) return text.trim() === '' ? '> <' : '>x<';
      const name = attribute?.toLowerCase() ?? '';
      if (wholeValues.has(name)) return found;
      const questions = name === 'id' ? (attributes.get(name) ?? []) : attributes.get(name);
      if (!questions) return '';
      // What is written with codes is left as it is, rather than read.
      if (value.includes('&')) return found;
      const own = name === 'id' && ids.has(value) ? value : '';
      const answers = questions.map((question) => (fitsValue(question, value) ? 1 : 0));
      return ` ${name}=${own}${answers.join('')}`;
    },
  );
}
