import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { articleSchema } from './content/article-schema.ts';
import { myopiaArticle } from './content/articles/myopia.ts';
import { schoolAgeVisionArticle } from './content/articles/school-age-vision.ts';
import { categorySchema } from './content/category-schema.ts';
import { everyCategory } from './content/every-category.ts';
import { checkChecklist, checkChecklistWords } from './content/checklists/check-checklist.ts';
import { type Checklist, checklistSchema } from './content/checklists/checklist-schema.ts';
import { checklistWords } from './content/checklists/checklist-words.ts';
import { sharedQuestions } from './content/checklists/shared-questions.ts';
import { strayAssessments } from './content/check-assessment-links.ts';
import { checkCondition } from './content/check-condition.ts';
import { checkMedicalText, helplineProblems } from './content/check-medical-text.ts';
import { checkOffering } from './content/check-offering.ts';
import { type ConditionContent, conditionSchema } from './content/condition-schema.ts';
import { everyChecklist, everyCondition } from './content/every-condition.ts';
import { parseContent } from './content/medical-text-schema.ts';
import { offeringSchema } from './content/offering-schema.ts';
import { offerings } from './content/offerings.ts';

/**
 * What is wrong with the words of this section, each with the file it stands in. `npm run release` asks,
 * and releases nothing until the list is empty.
 */
export async function checkContent(): Promise<readonly string[]> {
  const site = configuredSite();
  const [conditions, checklists, categories] = await Promise.all([
    everyCondition(),
    everyChecklist(),
    everyCategory(),
  ]);
  return [
    ...conditions.flatMap((condition) =>
      inFile(`the condition ${condition.slug}`, [
        ...parsingProblems(parseContent(conditionSchema, condition)),
        ...checkCondition(condition, site),
      ]),
    ),
    ...categories.flatMap((category) =>
      inFile(`categories/${category.topic}.ts`, [
        ...parsingProblems(parseContent(categorySchema, category)),
        ...checkMedicalText(category, site),
      ]),
    ),
    ...[myopiaArticle, schoolAgeVisionArticle].flatMap((article) =>
      inFile(`article ${article.id}`, [
        ...parsingProblems(parseContent(articleSchema, article)),
        ...checkMedicalText(article, site),
        ...helplineProblems(article, site),
      ]),
    ),
    ...offeringProblems(site),
    ...checklistProblems(checklists, conditions, site),
    ...strayAssessments(site, conditions),
  ];
}

function offeringProblems(site: SiteConfig): readonly string[] {
  return offerings.flatMap((offering) =>
    inFile(`the offering ${offering.path}`, [
      ...parsingProblems(parseContent(offeringSchema, offering)),
      ...checkOffering(offering, site),
    ]),
  );
}

function checklistProblems(
  checklists: readonly Checklist[],
  conditions: readonly ConditionContent[],
  site: SiteConfig,
): readonly string[] {
  return [
    ...inFile(
      'checklists/checklist-words.ts',
      checkChecklistWords([checklistWords, sharedQuestions], site),
    ),
    ...checklists.flatMap(({ topic: _topic, slug: name, ...checklist }) =>
      inFile(`the checklist of ${name}`, [
        ...parsingProblems(parseContent(checklistSchema, checklist)),
        ...conditions
          .filter(({ slug }) => slug === name)
          .flatMap((condition) => checkChecklist(checklist, condition, site)),
      ]),
    ),
  ];
}

function inFile(file: string, problems: readonly string[]): readonly string[] {
  return problems.map((problem) => `mfe-assessments/content, ${file}: ${problem}`);
}

function parsingProblems(
  parsed: { kind: 'valid' } | { kind: 'invalid'; problems: readonly string[] },
): readonly string[] {
  return parsed.kind === 'valid' ? [] : parsed.problems;
}
