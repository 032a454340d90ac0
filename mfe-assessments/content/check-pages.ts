import {
  TARGET_SENTENCE_WORDS,
  givesShareOfPeople,
  longSentencesIn,
  namesPrice,
  siteFactsIn,
  wordingProblems,
} from '@site/kit/content/prose-checks.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ArticleContent, GuideContent } from './article-schema.ts';
import { careProblems, checkMedicalText, longSentences } from './check-medical-text.ts';
import { eyeProblems, claimsOfTests } from './check-safety.ts';
import { safetySentence } from '@site/kit/safety/safety.ts';
import type { CategoryDocument, CategoryWithoutCards } from './category-schema.ts';
import { proseOf } from './prose-of.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import type { OfferingContent } from './offering-schema.ts';

/** Checks that a schema cannot make on an article or a guide; empty means no problems. */
export function checkArticle(
  article: ArticleContent | GuideContent,
  site: SiteConfig,
): readonly string[] {
  return [
    ...checkMedicalText(article, site),
    ...careProblems(article, site),
    ...('next' in article ? visionProblems(article) : []),
  ];
}

/** Both vision articles are about eyes, and each links to the other. */
function visionProblems(article: ArticleContent): readonly string[] {
  return [
    ...longSentences(article, TARGET_SENTENCE_WORDS),
    ...eyeProblems(article.care),
    ...(article.next.id === article.id ? ['next must be the other article'] : []),
  ];
}

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

/** Fields of an offering without prose. */
const notRead = ['path', 'spot', 'colour', 'type'];

/**
 * Checks that a schema cannot make on an offering page; empty means no problems. What it says about health is checked
 * as medical text. Everything else has no sources, so it must make no claim that needs one, and prices are configured.
 */
export function checkOffering(
  { health, ...offer }: OfferingContent,
  site: SiteConfig,
): readonly string[] {
  const ofHealth = health ? [...checkMedicalText(health, site), ...careProblems(health, site)] : [];
  const ofOffer = readableTexts(offer, notRead).flatMap((text) => [
    ...longSentencesIn(text, TARGET_SENTENCE_WORDS),
    ...wordingProblems(text, ['{product}']),
    ...siteFactsIn(text, site).map(
      (fact) => `spells "${fact}", which is in the site configuration`,
    ),
    ...(givesShareOfPeople(text)
      ? [`states a proportion of people without a source: "${text}"`]
      : []),
    ...(namesPrice(text) ? [`states a price: "${text}"`] : []),
  ]);
  return [...ofHealth, ...ofOffer, ...unclearBeforePaying(offer)];
}

/** What parents must know before they pay for a questionnaire or take a test. */
function unclearBeforePaying({
  assessments,
  cards,
}: Omit<OfferingContent, 'health'>): readonly string[] {
  const said = readableTexts([assessments, cards], notRead).join(' ');
  const required = [
    ...(assessments ? [safetySentence('accuracyUnknown'), 'do not cover a visit to a doctor'] : []),
    ...(cards.items.some(({ kind }) => kind === 'external')
      ? [safetySentence('resultThatLooksFine')]
      : []),
  ];
  return [
    ...(assessments ? claimsOfTests(assessments) : []),
    ...required
      .filter((words) => !said.includes(words))
      .map((words) => `the offering must say: "${words}"`),
  ];
}
