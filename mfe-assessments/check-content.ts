import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { checkChecklist, checkChecklistWords } from './content/checklists/check-checklist.ts';
import { checklistWords } from './content/page-words.ts';
import { checkCondition } from './content/check-condition.ts';
import { checkArticle, checkCategory, checkOffering } from './content/check-pages.ts';
import { conditions as rows } from './content/conditions.ts';
import { articles, categories, guides, offerings } from './content/pages.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ConditionContent } from './content/condition-schema.ts';
import type { OfferingContent } from './content/offering-schema.ts';

/**
 * Returns the problems in prose that no schema catches, each with its document. `npx site release` refuses to build
 * until the list is empty.
 */
export async function checkContent(): Promise<readonly string[]> {
  const site = configuredSite();
  const conditions = await Promise.all(
    rows.map(async (row) => ({
      file: `conditions/${row.file}`,
      condition: await row.condition(),
      checklist: await row.checklist(),
    })),
  );
  return [
    ...conditions.flatMap(({ file, condition, checklist }) => [
      ...inFile(`${file}.md`, [
        ...checkCondition(condition, site),
        ...misnamed(file, condition.slug),
      ]),
      ...inFile(`${file}.checklist.yaml`, checkChecklist(checklist, condition, site)),
    ]),
    ...repeatedPlaces(conditions.map(({ condition }) => condition)),
    ...categories.flatMap((category) =>
      inFile(`categories/${category.topic}.md`, checkCategory(category, site)),
    ),
    ...[...articles, ...guides.map(({ page }) => page)].flatMap((article) =>
      inFile(`the article ${article.name}`, checkArticle(article, site)),
    ),
    ...offerings.flatMap((offering) =>
      inFile(`the offering ${offering.path}`, checkOffering(offering, site)),
    ),
    ...disagreeingOffers(
      offerings,
      conditions.map(({ condition }) => condition),
    ),
    ...inFile('words/checklist.yaml', checkChecklistWords(checklistWords, site)),
    ...unknownAssessments(
      site,
      conditions.map(({ condition }) => condition),
    ),
  ];
}

function inFile(file: string, problems: readonly string[]): readonly string[] {
  return problems.map((problem) => `mfe-assessments/content, ${file}: ${problem}`);
}

/** A document is named after its page, so that an address leads to its file. */
export function misnamed(file: string, slug: string): readonly string[] {
  const name = `conditions/${slug.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return file === name ? [] : [`the document must be named ${name}.md`];
}

/** Two cards in one place would change their order from build to build. */
export function repeatedPlaces(
  conditions: readonly Pick<ConditionContent, 'topic' | 'card'>[],
): readonly string[] {
  const places = conditions.map(({ topic, card }) => `${topic} conditions in place ${card.place}`);
  return places
    .filter((place, index) => places.indexOf(place) !== index)
    .map((place) => `mfe-assessments/content: two ${place}`);
}

/** An assessment must be offered with the ages, price, questions and warnings of its condition's page. */
export function disagreeingOffers(
  pages: readonly Pick<OfferingContent, 'path' | 'assessments'>[],
  conditions: readonly ConditionContent[],
): readonly string[] {
  const asOffered = new Map(conditions.map((condition) => [condition.slug, offerOf(condition)]));
  return pages.flatMap(({ path, assessments }) =>
    (assessments?.items ?? [])
      .filter((item) => {
        const { title, ages, priceKey, questions, ageNote } = item;
        return (
          JSON.stringify({ title, ages, priceKey, questions, ageNote }) !==
          JSON.stringify(asOffered.get(item.slug))
        );
      })
      .map(
        ({ title }) =>
          `mfe-assessments/content: ${path} offers ${title} otherwise than its own page does`,
      ),
  );
}

function offerOf({ card, ageBands, priceKey, questionCount }: ConditionContent) {
  const { title, ageNote } = card;
  const ages = ageBands.map(({ from, to, unit }) => ({ from, to, unit }));
  return { title, ages, priceKey, questions: questionCount, ageNote };
}

/** Reports configured assessments without a condition. A misspelled slug would send parents to the wrong page. */
export function unknownAssessments(
  { links }: Pick<SiteConfig, 'links'>,
  conditions: readonly { slug: string }[],
): readonly string[] {
  const slugs = new Set(conditions.map(({ slug }) => slug));
  return Object.keys(links.assessments)
    .filter((name) => !slugs.has(name))
    .map((name) => `site.config.json, links.assessments.${name}: unknown condition`);
}
