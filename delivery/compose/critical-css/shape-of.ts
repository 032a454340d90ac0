import parseSelectors from 'postcss-selector-parser';
import { fitsValue } from './can-match.ts';
import type { FullSheets } from './full-sheets.ts';

/** By what the selectors of sheets tell elements apart, besides their tags and classes. */
export type Distinctions = {
  ids: ReadonlySet<string>;
  /** Every question about each attribute that is asked after; an empty list asks only whether it is there. */
  attributes: ReadonlyMap<string, readonly Question[]>;
};

type Question = { operator?: string | undefined; value?: string | undefined };

/** Attributes that count whatever the selectors are, with their whole values. */
const wholeValues = new Set(['class', 'type', 'popover']);

/** Reads from sheets what they can tell apart. */
export function distinctionsOf({ roots }: FullSheets): Distinctions {
  const ids = new Set<string>();
  const attributes = new Map<string, Question[]>();
  for (const root of roots) {
    root.walkRules(({ selector }) => {
      if (!/[#[]/.test(selector)) return;
      const parsed = parseSelectors().astSync(selector);
      parsed.walkIds(({ value }) => {
        ids.add(value);
      });
      parsed.walkAttributes(({ attribute, operator, value }) => {
        const questions = attributes.get(attribute.toLowerCase()) ?? [];
        attributes.set(attribute.toLowerCase(), [...questions, { operator, value }]);
      });
    });
  }
  return { ids, attributes };
}

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
