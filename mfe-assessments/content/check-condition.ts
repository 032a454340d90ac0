import type { SiteConfig } from '@site/kit/site.ts';
import { checkMedicalText, helplineProblems } from './check-medical-text.ts';
import { proseOf } from './prose-of.ts';
import type { ConditionContent } from './condition-schema.ts';

/**
 * Checks that a schema cannot make on a condition page. Each returns a list of problems with their location; empty
 * means none.
 */
export type ConditionCheck = (condition: ConditionContent, site: SiteConfig) => readonly string[];

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((match) =>
    Number(match[0].replaceAll(',', '')),
  );
}

/** A claim about the product may only state the number of questions and the ages of its bands. */
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
              `${prose.path} claims ${figure}, which is neither the number of questions nor an age`,
          )
      : [],
  );
}

const checks: readonly ConditionCheck[] = [
  checkMedicalText,
  helplineProblems,
  inventedProductFigures,
];

/** All problems of a condition page, each prefixed with its slug. */
export function checkCondition(condition: ConditionContent, site: SiteConfig): readonly string[] {
  return checks.flatMap((check) =>
    check(condition, site).map((problem) => `${condition.slug}: ${problem}`),
  );
}
