import type { SiteConfig } from '@site/kit/site.ts';
import { checkMedicalText, helplineProblems } from './check-medical-text.ts';
import { proseOf } from './prose-of.ts';
import type { ConditionContent } from './condition-schema.ts';

/**
 * What a schema cannot see in a condition page's text. Every check gives the list of what is wrong,
 * in words, each with the place it stands in; an empty list means nothing is wrong.
 */
export type ConditionCheck = (condition: ConditionContent, site: SiteConfig) => readonly string[];

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((match) =>
    Number(match[0].replaceAll(',', '')),
  );
}

/** A statement about the product may give only its number of questions and the ages of its bands. */
export function inventedProductFigures(condition: ConditionContent): readonly string[] {
  const allowed = new Set([
    condition.questionCount,
    ...condition.ageBands.flatMap((band) =>
      band.to === null ? [band.from] : [band.from, band.to],
    ),
  ]);
  return proseOf(condition).flatMap((prose) =>
    prose.kind === 'cited' && prose.productFact
      ? numbersIn(prose.text)
          .filter((figure) => !allowed.has(figure))
          .map(
            (figure) =>
              `${prose.path} promises ${figure}, which is neither the number of questions nor an age`,
          )
      : [],
  );
}

const checks: readonly ConditionCheck[] = [
  checkMedicalText,
  helplineProblems,
  inventedProductFigures,
];

/** Every problem of a condition page's text, each starting with the condition's slug. */
export function checkCondition(condition: ConditionContent, site: SiteConfig): readonly string[] {
  return checks.flatMap((check) =>
    check(condition, site).map((problem) => `${condition.slug}: ${problem}`),
  );
}
