import { compile } from 'css-select';
import { type AttributeSelector, type Selector, SelectorType } from 'css-what';
import { type AnyNode, Element } from 'domhandler';
import { parseSelector } from './can-match.ts';
import type { FullSheets } from './critical-sheet.ts';

/** The tests of the sheets' selectors on ids and attributes, by attribute, in addition to tags and classes. */
export type Distinctions = ReadonlyMap<string, readonly ((element: AnyNode) => boolean)[]>;

export function distinctionsOf({ roots }: FullSheets): Distinctions {
  const found = new Map<string, ((element: AnyNode) => boolean)[]>();
  for (const root of roots) {
    root.walkRules(({ selector }) => {
      if (!/[#[]/.test(selector)) return;
      for (const test of parseSelector(selector).flatMap(attributesIn)) {
        found.set(test.name, [...(found.get(test.name) ?? []), compile([[test]])]);
      }
    });
  }
  return found;
}

function attributesIn(selector: readonly Selector[]): AttributeSelector[] {
  return selector.flatMap((part) => {
    if (part.type === SelectorType.Attribute) return part.name === 'class' ? [] : [part];
    if (part.type !== SelectorType.Pseudo || !Array.isArray(part.data)) return [];
    return part.data.flatMap(attributesIn);
  });
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
    />[^<]+<|\s([\w:-]+)="([^"]*)"/g,
    (found, attribute: string | undefined, value = '') => {
      if (attribute === undefined) return '><';
      const name = attribute.toLowerCase();
      if (alwaysKept.has(name)) return found;
      const tests = distinctions.get(name);
      if (!tests) return '';
      // Keep values with character references instead of decoding them.
      if (value.includes('&')) return found;
      const element = new Element('x', { [name]: value });
      return ` ${name}=${tests.map((test) => (test(element) ? 1 : 0)).join('')}`;
    },
  );
}
