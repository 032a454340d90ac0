import parseSelectors from 'postcss-selector-parser';
import type { FullSheets } from './full-sheets.ts';

/** The ids and attributes by which the sheets' selectors distinguish elements, in addition to tags and classes. */
export type Distinctions = {
  ids: ReadonlySet<string>;
  /** The tests on each attribute; an empty list tests only for its presence. */
  attributes: ReadonlyMap<string, readonly Question[]>;
};

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

/** An attribute selector; without an operator, it matches if the attribute is present. */
export type Question = { operator?: string | undefined; value?: string | undefined };

/** Whether a value passes an attribute selector. Unknown operators count as a match. */
export function matchesValue({ operator, value = '' }: Question, found: string): boolean {
  switch (operator) {
    case '=':
      return found === value;
    case '^=':
      return found.startsWith(value);
    case '$=':
      return found.endsWith(value);
    case '*=':
      return found.includes(value);
    default:
      return true;
  }
}
