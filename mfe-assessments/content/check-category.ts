import { safetySentence } from '@site/kit/safety/safety.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { CategoryDocument, CategoryWithoutCards } from './category-schema.ts';
import { careProblems, checkMedicalText } from './check-medical-text.ts';
import { claimsOfTests } from './check-safety.ts';
import { proseOf } from './prose-of.ts';

/** The figures that the specification gives for our assessments. */
const productFigures = new Set(['27', '70', '5', '10', '1', '2', '15']);

/** Checks that a schema cannot make on a category page; empty means no problems. */
export function checkCategory(page: CategoryDocument, site: SiteConfig): readonly string[] {
  return [
    ...checkMedicalText(page, site),
    ...inventedFigures(page),
    ...(page.topic === 'physical' ? careProblems(page, site) : unclearAboutTests(page)),
  ];
}

function inventedFigures(page: CategoryDocument): readonly string[] {
  return proseOf(page).flatMap((prose) =>
    prose.kind === 'cited' && prose.productFact
      ? (prose.text.match(/\d+/g) ?? [])
          .filter((figure) => !productFigures.has(figure))
          .map((figure) => `${prose.path} claims ${figure}, which is not in the specification`)
      : [],
  );
}

function unclearAboutTests(page: CategoryWithoutCards): readonly string[] {
  const texts = proseOf(page).map(({ text }) => text);
  const once = (words: string) =>
    texts.filter((text) => text.includes(words)).length === 1
      ? []
      : [`the page must say once: "${words}"`];
  return [
    ...claimsOfTests([page.screeningNote, page.about]),
    ...once(safetySentence('accuracyUnknown')),
    ...once('do not cover a visit to a doctor'),
  ];
}
