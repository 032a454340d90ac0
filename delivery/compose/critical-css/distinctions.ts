import parseSelectors from 'postcss-selector-parser';
import type { Question } from './fits-value.ts';
import type { FullSheets } from './full-sheets.ts';

/** By what the selectors of sheets tell elements apart, besides their tags and classes. */
export type Distinctions = {
  ids: ReadonlySet<string>;
  /** Every question about each attribute that is asked after; an empty list asks only whether it is there. */
  attributes: ReadonlyMap<string, readonly Question[]>;
};

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
