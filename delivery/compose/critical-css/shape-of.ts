import { matchesValue, type Distinctions } from './distinctions.ts';

/** Attributes that are always part of the shape, with their full value. */
const alwaysKept = new Set(['class', 'type', 'popover']);

/**
 * Reduces the beginning of a document to the features that can affect its critical CSS: tags, and the attribute values
 * that the sheets distinguish, but no text. Documents of the same shape share a sheet, so a thousand posts cost little
 * more than one.
 */
export function shapeOf(html: string, { ids, attributes }: Distinctions): string {
  return html.replaceAll(
    />([^<]+)<|\s([\w:-]+)="([^"]*)"/g,
    (found, text: string | undefined, attribute: string | undefined, value = '') => {
      // Parsers treat blank text differently, for instance in tables.
      if (text !== undefined) return text.trim() === '' ? '> <' : '>x<';
      const name = attribute?.toLowerCase() ?? '';
      if (alwaysKept.has(name)) return found;
      const questions = name === 'id' ? (attributes.get(name) ?? []) : attributes.get(name);
      if (!questions) return '';
      // Keep values with character references instead of decoding them.
      if (value.includes('&')) return found;
      const own = name === 'id' && ids.has(value) ? value : '';
      const answers = questions.map((question) => (matchesValue(question, value) ? 1 : 0));
      return ` ${name}=${own}${answers.join('')}`;
    },
  );
}
