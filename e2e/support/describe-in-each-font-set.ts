import { testedFontSets } from './font-sets.ts';
import { test } from './test.ts';

/** Tests whose pages have the letters of a set of fonts from their beginning, once for each set. */
export function describeInEachFontSet(tests: () => void): void {
  for (const fontSet of testedFontSets) {
    test.describe(`in the letters of ${fontSet}`, () => {
      test.use({ fontSet });
      tests();
    });
  }
}
