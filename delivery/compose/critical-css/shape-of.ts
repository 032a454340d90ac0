import parseSelectors from 'postcss-selector-parser';
import { matchesValue, type Question } from './can-match.ts';
import type { FullSheets } from './critical-sheet.ts';

/** The tests of the sheets' selectors on ids and attributes, by attribute, in addition to tags and classes. */
export type Distinctions = ReadonlyMap<string, readonly Question[]>;

export function distinctionsOf({ roots }: FullSheets): Distinctions {
  const found = new Map<string, Question[]>();
  const add = (attribute: string, question: Question) =>
    void found.set(attribute, [...(found.get(attribute) ?? []), question]);
  for (const root of roots) {
    root.walkRules(({ selector }) => {
      if (!/[#[]/.test(selector)) return;
      const parsed = parseSelectors().astSync(selector);
      parsed.walkIds(({ value }) => add('id', { operator: '=', value }));
      parsed.walkAttributes(({ attribute, operator, value }) =>
        add(attribute.toLowerCase(), { operator, value }),
      );
    });
  }
  return found;
}

/** Attributes that are always part of the shape, with their full value. */
const alwaysKept = new Set(['class', 'type', 'popover']);

/**
 * Reduces the beginning of a document to the features that can affect its critical CSS: tags, and the attribute values
 * that the sheets distinguish, but no text. Documents of the same shape share a sheet, so a thousand posts cost little
 * more than one.
 */
export function shapeOf(html: string, distinctions: Distinctions): string {
  return html.replaceAll(
    />([^<]+)<|\s([\w:-]+)="([^"]*)"/g,
    (found, text: string | undefined, attribute: string | undefined, value = '') => {
      // Parsers treat blank text differently, for instance in tables.
      if (text !== undefined) return text.trim() === '' ? '> <' : '>x<';
      const name = attribute?.toLowerCase() ?? '';
      if (alwaysKept.has(name)) return found;
      const questions = distinctions.get(name);
      if (!questions) return '';
      // Keep values with character references instead of decoding them.
      if (value.includes('&')) return found;
      const answers = questions.map((question) => (matchesValue(question, value) ? 1 : 0));
      return ` ${name}=${answers.join('')}`;
    },
  );
}
